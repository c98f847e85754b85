// Moves between the problems of several texts, in the order of the texts, wrapping around.

import type { Span } from '#base/text'

/** A span in one of the texts. */
export interface TextStop<Text> {
  readonly text: Text
  readonly span: Span
}

/** The visitor's position among the problems. */
export interface TextSituation<Text> {
  /** All problems, in the order of the texts. */
  readonly stops: readonly TextStop<Text>[]
  readonly order: readonly Text[]
  /** The focused text, and the offset of its cursor. */
  readonly front: Text
  readonly at: number | undefined
  /** Index of the problem last moved to; -1 for none. */
  readonly chosen: number
}

/** The index of the problem after or before the cursor; -1 if there are none. */
export function nextStop<Text>(by: 1 | -1, standpoint: TextSituation<Text>): number {
  const count = standpoint.stops.length
  return count === 0 ? -1 : (indexFrom(by, standpoint) + count) % count
}

function indexFrom<Text>(by: 1 | -1, standpoint: TextSituation<Text>): number {
  const { stops, order, at, front, chosen } = standpoint
  const last = stops[chosen]
  if (at === undefined) return last === undefined ? (by > 0 ? 0 : -1) : chosen + by
  // If the cursor is still at the problem last moved to: problems with the same span are visited in turn.
  if (last !== undefined && last.text === front) {
    const { from, to } = last.span
    if (at >= from && at <= to) return chosen + by
  }
  const isAfter = ({ text, span }: TextStop<Text>): boolean => {
    const rank = order.indexOf(text) - order.indexOf(front)
    return rank > 0 || (rank === 0 && span.from > at)
  }
  const next = stops.findIndex(isAfter)
  const after = next < 0 ? stops.length : next
  return by > 0 ? after : after - 1
}
