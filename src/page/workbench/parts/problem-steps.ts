// From one problem of several texts to the next, in the order of the texts; from the last on to the first.

import type { Span } from '#base/text'

/** A place in one of the texts. */
export interface TextStop<Text> {
  readonly text: Text
  readonly span: Span
}

/** Where the visitor is among the problems. */
export interface TextSituation<Text> {
  /** All problems, in the order of the texts. */
  readonly stops: readonly TextStop<Text>[]
  readonly order: readonly Text[]
  /** The text that is worked in, and the offset of the cursor there. */
  readonly front: Text
  readonly at: number | undefined
  /** Which problem was last gone to; -1 for none. */
  readonly chosen: number
}

/** The index of the problem after the cursor, or before it; -1 if there is none at all. */
export function nextStop<Text>(by: 1 | -1, standpoint: TextSituation<Text>): number {
  const count = standpoint.stops.length
  return count === 0 ? -1 : (indexFrom(by, standpoint) + count) % count
}

function indexFrom<Text>(by: 1 | -1, standpoint: TextSituation<Text>): number {
  const { stops, order, at, front, chosen } = standpoint
  const last = stops[chosen]
  if (at === undefined) return last === undefined ? (by > 0 ? 0 : -1) : chosen + by
  // Where it was gone to and the cursor has not left: problems of one place are taken in turn.
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
