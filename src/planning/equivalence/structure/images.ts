// All images under renamings of something stated about a problem, such as its goal: one renaming for each distinct image.

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { automorphismsOf, type Permutation } from './automorphisms'
import type { Budget } from './budget'
import { findPair } from './find-renaming'
import { type Mapping, renamingOf } from './renaming'
import type { Structure } from './structure'

export interface ImageQuery {
  /** Renamings map a exactly onto b: initial states with the labels that every allowed renaming must preserve. */
  readonly a: Structure
  readonly b: Structure
  /** A text for the image under a renaming of names; equal texts are the same image (`formulaKey` for a formula). */
  readonly keyOf: (to: (name: string) => string) => string
  /** The objects on which the image depends, such as those that the goal names; all if left out. */
  readonly mentioned?: Iterable<string>
  readonly budget: Budget
}

/**
 * One renaming for each distinct image; the first keeps names if it can. Images are found from each other by the renamings of b onto
 * itself; each attempt counts as a node. The list is complete if the iterator ended within the budget.
 */
export function* imagesOf({ a, b, keyOf, mentioned, budget }: ImageQuery): Generator<Renaming> {
  const found = findPair(a, b, budget)
  if (found.kind !== 'mapping') return
  yield renamingOf(a, b, found.mapping)
  const generators = automorphismsOf(b, budget)
  if (generators === undefined) return
  const tables = generators.map(moves => tableOf(moves))
  const objects = Int32Array.from(mentioned ?? a.names, name => a.numberOf.get(name)!)
  const open: Mapping[] = [found.mapping]
  const keyUnder = (mapping: Mapping): string => keyOf(name => b.names[mapping[a.numberOf.get(name)!]!]!)
  const seen = new Set([keyUnder(found.mapping)])
  for (let next = 0; next < open.length; next++)
    for (const table of tables) {
      const mapping = open[next]!
      if (objects.every(object => !table.has(mapping[object]!))) continue
      if (!budget.take()) return
      const moved = mapping.map(target => table.get(target) ?? target)
      const key = keyUnder(moved)
      if (seen.has(key)) continue
      seen.add(key)
      open.push(moved)
      yield renamingOf(a, b, moved)
    }
}

const tableOf = (moves: Permutation): ReadonlyMap<number, number> => new Map(moves)
