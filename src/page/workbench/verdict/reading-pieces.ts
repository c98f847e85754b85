// What was read of a text, in pieces to show: what was kept is in its line, and long stretches that were ignored
// are folded, so that one never has to look for the answer in them.

import type { TracePart } from '#language/answers/reading'

export interface ReadingPiece {
  readonly what: TracePart['what']
  readonly text: string
  /** Words ignored, of a stretch that is folded at first; 0 if it is shown. */
  readonly folded: number
}

/** Characters of an ignored stretch that stay next to what was kept. */
const BESIDE = 90

/** Words of a text: what has a letter or a digit. */
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

/** Neighbours of one sort become one piece; long ignored ones are cut, and their middle is folded. */
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

/** An ignored stretch: its ends next to what was kept are shown, the rest is folded where it is long. */
function folding(text: string, isAfter: boolean, isBefore: boolean): ReadingPiece[] {
  const head = isAfter ? endOfLine(text) : 0
  const tail = isBefore ? startOfLine(text) : text.length
  const shown = (part: string): ReadingPiece[] => (part === '' ? [] : [{ what: 'dropped', text: part, folded: 0 }])
  if (tail - head < 2 * BESIDE) return shown(text)
  const middle = text.slice(head, tail)
  return [
    ...shown(text.slice(0, head)),
    { what: 'dropped', text: middle, folded: Math.max(1, wordsIn(middle)) },
    ...shown(text.slice(tail)),
  ]
}

/** To the end of the first line, or a few words into it. */
function endOfLine(text: string): number {
  const line = text.indexOf('\n')
  if (line >= 0 && line <= BESIDE) return line
  return blankNear(text, Math.min(BESIDE, text.length))
}

/** From the start of the last line, or a few words before its end. */
function startOfLine(text: string): number {
  const line = text.lastIndexOf('\n') + 1
  if (line > 0 && text.length - line <= BESIDE) return line
  return blankNear(text, Math.max(0, text.length - BESIDE))
}

/** A place between words at or soon after this one. */
function blankNear(text: string, at: number): number {
  const found = text.indexOf(' ', at)
  return found >= 0 && found - at < 30 ? found + 1 : at
}
