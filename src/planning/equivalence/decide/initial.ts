// Why two initial states are not equal up to names, by the reason that a person would give first.

import type { Domain } from '#planning/pddl/model'
import type { Difference, Pair } from '../comparison'
import type { Mismatch } from '../structure/mismatch'

/** The name of the mismatch of two initial states. */
export function initialDifference({ domain }: Pair, where: Mismatch): Difference {
  switch (where.kind) {
    case 'types':
      return {
        kind: 'objects',
        types: lowest(domain, where.types),
        inA: where.inA,
        inB: where.inB,
      }
    case 'label': {
      const name = where.label.split(' ')[1] ?? where.label
      return { kind: 'initial-count', name, inA: where.inA, inB: where.inB }
    }
    default:
      return { kind: 'initial' }
  }
}

/** The most specific of the types: an object with all of these is declared with them. */
function lowest(domain: Domain, types: readonly string[]): string[] {
  const parentsOf = new Map<string, string[]>()
  for (const { name, parents } of domain.types)
    parentsOf.set(name, [...(parentsOf.get(name) ?? []), ...parents.map(each => each.name)])
  const covered = new Set(types.flatMap(type => parentsOf.get(type) ?? []))
  return types.filter(type => !covered.has(type))
}
