// The parsed text in pieces for display: the parts that were kept are shown in their lines, and long ignored stretches
// are folded, so that the answer is easy to find.

import type { TracePart } from '#language/answers/reading'

export interface ReadingPiece {
  readonly what: TracePart['what']
  readonly text: string
  /** Number of ignored words, if the piece is folded at first; 0 if it is shown. */
  readonly folded: number
}

/** Number of characters of an ignored stretch shown next to a kept part. */
const CONTEXT_CHARACTERS = 90

/** Number of words in a text: sequences of non-blank characters with a letter or a digit. */
export function wordsIn(text: string): number {
  let count = 0
  let inside = false
  for (const unit of text) {
    const isBlank = unit <= ' ' || unit === '\u00a0'
    if (isBlank) inside = false
    else if (!inside && /[\p{L}\p{N}]/u.test(unit)) {
      inside = true
      count++
    }
  }
  return count
}

/** Merges adjacent parts of one sort into a piece, and folds the middle of long ignored pieces. */
export function piecesOf(trace: readonly TracePart[]): readonly ReadingPiece[] {
  const runs: { what: TracePart['what']; parts: string[] }[] = []
  for (const { what, text } of trace) {
    if (text === '') continue
    const last = runs.at(-1)
    if (last?.what === what) last.parts.push(text)
    else runs.push({ what, parts: [text] })
  }
  return runs.flatMap(({ what, parts }, i) => {
    const text = parts.join('')
    if (what !== 'dropped') return [{ what, text, folded: 0 }]
    return folding(text, i > 0, i < runs.length - 1)
  })
}

/** Splits an ignored stretch: the ends next to kept parts are shown, the rest is folded if it is long. */
function folding(text: string, isAfter: boolean, isBefore: boolean): ReadingPiece[] {
  const head = isAfter ? endOfLine(text) : 0
  const tail = isBefore ? startOfLine(text) : text.length
  const shown = (part: string): ReadingPiece[] => (part === '' ? [] : [{ what: 'dropped', text: part, folded: 0 }])
  if (tail - head < 2 * CONTEXT_CHARACTERS) return shown(text)
  const middle = text.slice(head, tail)
  return [
    ...shown(text.slice(0, head)),
    { what: 'dropped', text: middle, folded: Math.max(1, wordsIn(middle)) },
    ...shown(text.slice(tail)),
  ]
}

/** Offset of the end of the first line, or after a few words. */
function endOfLine(text: string): number {
  const line = text.indexOf('\n')
  if (line >= 0 && line <= CONTEXT_CHARACTERS) return line
  return blankNear(text, Math.min(CONTEXT_CHARACTERS, text.length))
}

/** Offset of the start of the last line, or a few words before the end. */
function startOfLine(text: string): number {
  const line = text.lastIndexOf('\n') + 1
  if (line > 0 && text.length - line <= CONTEXT_CHARACTERS) return line
  return blankNear(text, Math.max(0, text.length - CONTEXT_CHARACTERS))
}

/** Offset of a word boundary at or shortly after this offset. */
function blankNear(text: string, at: number): number {
  const found = text.indexOf(' ', at)
  return found >= 0 && found - at < 30 ? found + 1 : at
}
