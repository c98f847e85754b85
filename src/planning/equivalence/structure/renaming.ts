// Renamings as tables of names.

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import type { Structure } from './structure'

/** Per object of a its object in b, by number. */
export type Mapping = Int32Array

/** The renaming of a mapping, in the order of a's objects; constants are left out. */
export function renamingOf(a: Structure, b: Structure, mapping: Mapping): Renaming {
  const pairs: [string, string][] = []
  for (let object = 0; object < a.names.length; object++)
    if (object >= a.constants) pairs.push([a.names[object]!, b.names[mapping[object]!]!])
  return pairs
}

/** Name in a → name in b; a name without an entry (a constant) stays. */
export function renamer(renaming: Renaming): (name: string) => string {
  const table = new Map(renaming)
  return name => table.get(name) ?? name
}

/** The inverse renaming. */
export const inverse = (renaming: Renaming): Renaming => renaming.map(([inA, inB]) => [inB, inA] as const)
