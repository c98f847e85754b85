// A part of a file that is parsed separately (the inside of a fence, or the head of a lesson), with its position in the
// file.

import type { TextPlace } from '#teaching/lesson'

export interface Excerpt {
  readonly file: string
  readonly text: string
  /** For each line: the offset of its beginning in the text and in the file. */
  readonly lines: readonly { readonly at: number; readonly inFile: number }[]
}

/** An excerpt that is a whole file. */
export const wholeFile = (file: string, text: string): Excerpt => ({
  file,
  text,
  lines: [{ at: 0, inFile: 0 }],
})

/** A range of a file, with the indentation removed from each line. */
export function excerptOf(file: string, text: string, from: number, to: number, indent = 0): Excerpt {
  if (indent === 0) return { file, text: text.slice(from, to), lines: [{ at: 0, inFile: from }] }
  const lines: { at: number; inFile: number }[] = []
  const kept: string[] = []
  let length = 0
  for (let start = from; start <= to; ) {
    const end = text.indexOf('\n', start)
    const stop = end < 0 || end > to ? to : end
    let first = start
    while (first < stop && first - start < indent && text[first] === ' ') first++
    lines.push({ at: length, inFile: first })
    kept.push(text.slice(first, stop))
    length += stop - first + 1
    start = stop + 1
  }
  return { file, text: kept.join('\n'), lines }
}

/** Maps a range of the excerpt to its file; the result is never empty unless the file is. */
export function placeIn(excerpt: Excerpt, from: number, to: number): TextPlace {
  const start = offsetIn(excerpt, from)
  return { file: excerpt.file, from: start, to: Math.max(offsetIn(excerpt, to), start) }
}

function offsetIn({ lines }: Excerpt, at: number): number {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lines[middle]!.at <= at) low = middle
    else high = middle - 1
  }
  return lines[low]!.inFile + at - lines[low]!.at
}
