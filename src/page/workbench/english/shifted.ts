// Spans of a text after a change of one contiguous range, as by typing.

import type { Span } from '#base/text'

/** Maps spans of `before` to spans of `after`; null for spans that overlap the change. */
export function shifted(before: string, after: string): (span: Span) => Span | null {
  if (before === after) return ({ from, to }) => ({ from, to })
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start++
  let end = 0
  while (end < max - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const tail = before.length - end
  const by = after.length - before.length
  return ({ from, to }) => {
    if (to <= start) return { from, to }
    return from >= tail ? { from: from + by, to: to + by } : null
  }
}
