// Maps a part of an expression to its place in the file, where the expression may be quoted and span several lines.

import type { LessonExpression, TextPlace } from '#teaching/lesson'

/** Characters that a file may contain between the characters of the expression: quotes, backslashes, whitespace. */
const between = /["'\\\s]/

/** The place of the range `from`–`to` of the expression's text; of the whole expression if it cannot be determined. */
export function placeIn(
  file: string,
  { text, place }: Pick<LessonExpression, 'text' | 'place'>,
  from: number,
  to: number,
): TextPlace {
  const starts: number[] = []
  let at = place.from
  for (const each of text) {
    if (/\s/.test(each)) {
      starts.push(at)
      continue
    }
    while (at < place.to && file[at] !== each && between.test(file[at]!)) at++
    if (at >= place.to || file[at] !== each) return place
    starts.push(at)
    at++
  }
  const first = starts[Math.min(from, starts.length - 1)]
  const last = starts[Math.min(Math.max(to - 1, from), starts.length - 1)]
  if (first === undefined || last === undefined) return place
  return { file: place.file, from: first, to: Math.max(last + 1, first + 1) }
}
