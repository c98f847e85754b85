// Splits a text into lines and sentences with their positions.

import type { Span } from '#base/text'

export interface Line extends Span {
  /** Trimmed, except for the blanks before a dash. */
  readonly text: string
}

/** The non-empty lines. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  for (const raw of text.split('\n')) {
    const wording = raw.trimEnd()
    const lead = /^\s*- /.test(wording) ? 0 : wording.length - wording.trimStart().length
    if (wording.length > lead) lines.push({ from: from + lead, to: from + wording.length, text: wording.slice(lead) })
    from += raw.length + 1
  }
  return lines
}

/** The sentences of a line. */
export function sentencesOf({ from, text }: Line): Line[] {
  const sentences: Line[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?]\s+/g)) {
    const end = match.index + 1
    sentences.push({ from: from + start, to: from + end, text: text.slice(start, end) })
    start = match.index + match[0].length
  }
  if (start < text.length) sentences.push({ from: from + start, to: from + text.length, text: text.slice(start) })
  return sentences
}
