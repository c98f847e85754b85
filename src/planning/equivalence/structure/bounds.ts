// The requirements of bounds on sets of literals for a mapping, and their consequences by counting: if the number of
// literals proven on one side equals the number possible on the other, among those that the cells allow, these must
// be mapped onto each other.

import type { LabelledTuples } from './more-edges'
import { byPattern, countOfPattern, type Tuple, tuplesLike } from './patterns'
import type { Partition } from './partition'

export type Side = 'left' | 'right'

/** Each of the tuples `low` of the side `of` must be mapped to a tuple of the other side that is possible. */
export interface Bound {
  readonly of: Side
  readonly low: readonly Tuple[]
  /** The possible tuples of the other side; null: too many to list before more is mapped. */
  readonly high: readonly Tuple[] | null
  readonly possible: (tuple: Tuple) => boolean
}

/** The bounds after counting. */
export interface Tightened {
  /** Those that are undecided. */
  readonly bounds: readonly Bound[]
  /** Tuples that must be mapped onto each other, under equal labels. */
  readonly left: readonly LabelledTuples[]
  readonly right: readonly LabelledTuples[]
}

/** Tuples that are listed for one pattern. */
const MAX_TUPLES = 20_000

/** The consequences of counting for the bounds; undefined: no mapping of these cells satisfies them. */
export function tighten(
  bounds: readonly Bound[],
  left: Partition,
  right: Partition,
  freshLabel: () => string,
): Tightened | undefined {
  const open: Bound[] = []
  const exact: Record<Side, LabelledTuples[]> = { left: [], right: [] }
  for (const bound of bounds) {
    const [own, other] = bound.of === 'left' ? [left, right] : [right, left]
    const highs = bound.high === null ? null : byPattern(other, bound.high)
    for (const [pattern, low] of byPattern(own, bound.low)) {
      const max = countOfPattern(own, low[0]!)
      const high = highs === null ? list(bound, own, other, low[0]!, max) : (highs.get(pattern) ?? [])
      if (high === null) {
        open.push({ ...bound, low, high })
        continue
      }
      if (high.length < low.length) return undefined
      if (high.length === max) continue
      if (high.length > low.length) {
        open.push({ ...bound, low, high })
        continue
      }
      const label = freshLabel()
      exact[bound.of].push({ label, tuples: low })
      exact[bound.of === 'left' ? 'right' : 'left'].push({ label, tuples: high })
    }
  }
  return { bounds: open, ...exact }
}

/** All possible tuples of the other side with the pattern of this one, unless there are too many to try. */
function list(
  { possible }: Bound,
  own: Partition,
  other: Partition,
  tuple: Tuple,
  max: number,
): readonly Tuple[] | null {
  if (max > MAX_TUPLES) return null
  return [...tuplesLike(own, tuple, other)].filter(possible)
}
