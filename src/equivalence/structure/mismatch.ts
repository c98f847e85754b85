// Where two structures differ, by the simplest sign: a count, a colour, or only the search.

import type { Structure } from './structure'

export type Mismatch =
  /** Another number of objects with just these types; constants are objects of their own. */
  | {
      readonly kind: 'types'
      readonly types: readonly string[]
      readonly inA: number
      readonly inB: number
    }
  /** Another number of atoms under a label. */
  | {
      readonly kind: 'label'
      readonly label: string
      readonly inA: number
      readonly inB: number
    }
  /**
   * Objects that look alike up to `round` steps along atoms: the class has other sizes in a and b (one may be empty).
   * Round 0: types, and name of a constant.
   */
  | {
      readonly kind: 'colour'
      readonly round: number
      readonly inA: readonly string[]
      readonly inB: readonly string[]
    }
  /** Everything agrees that can be counted; the search ended without a renaming. */
  | { readonly kind: 'search' }

/** The first count that differs: of objects by types, then of atoms by label. */
export function compareCounts(a: Structure, b: Structure): Mismatch | undefined {
  const types = firstDifference(a.types, b.types)
  if (types !== undefined)
    return {
      kind: 'types',
      types: types.key === '' ? [] : types.key.split(' '),
      inA: types.inA,
      inB: types.inB,
    }
  const label = firstDifference(
    a.facts.map(fact => fact.label),
    b.facts.map(fact => fact.label),
  )
  return label === undefined
    ? undefined
    : { kind: 'label', label: label.key, inA: label.inA, inB: label.inB }
}

function firstDifference(
  a: readonly string[],
  b: readonly string[],
): { readonly key: string; readonly inA: number; readonly inB: number } | undefined {
  const counts = new Map<string, [number, number]>()
  for (const [side, list] of [a, b].entries())
    for (const key of list) {
      const count = counts.get(key) ?? [0, 0]
      count[side]!++
      counts.set(key, count)
    }
  for (const [key, [inA, inB]] of counts) if (inA !== inB) return { key, inA, inB }
  return undefined
}
