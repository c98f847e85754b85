// A text to read in blocks of lines, and its coloured pieces within the parts that carry attributes.

import type { Span } from '../base/text'
import type { ColouredPiece } from './highlight'

/** A part of the text with attributes; parts lie within or beside one another, outer ones first. */
export interface TextMark extends Span {
  readonly attributes: Readonly<Record<string, string>>
}

/** About how many characters are coloured at a stretch. */
const BLOCK = 1_500

export interface FoldingBlock extends Span {
  readonly text: string
}

/** The text in pieces of whole lines. */
export function blocksOf(text: string): readonly FoldingBlock[] {
  const blocks: FoldingBlock[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from + BLOCK)
    const to = end < 0 ? text.length : end + 1
    blocks.push({ from, to, text: text.slice(from, to) })
    from = to
  }
  return blocks
}

/** The parts within a block, cut off at its ends, in its own places. */
export const marksIn = ({ from, to }: Span, marks: readonly TextMark[]): readonly TextMark[] =>
  marks
    .filter(mark => mark.to > from && mark.from < to)
    .map(mark => ({
      from: Math.max(0, mark.from - from),
      to: Math.min(to, mark.to) - from,
      attributes: mark.attributes,
    }))

export type FoldingNode = ColouredPiece | Marked
export interface Marked {
  readonly mark: TextMark
  readonly inside: FoldingNode[]
}

/** Pieces within the parts they lie in. Parts that do not fit the pieces, as of an earlier text, are left out. */
export function nest(
  pieces: readonly ColouredPiece[],
  marks: readonly TextMark[],
): readonly FoldingNode[] {
  const top: FoldingNode[] = []
  const open: Marked[] = []
  let at = 0
  let next = 0
  for (const piece of pieces) {
    while (open.length > 0 && open.at(-1)!.mark.to <= at) open.pop()
    while (next < marks.length && marks[next]!.from < at) next++
    while (next < marks.length && marks[next]!.from === at) {
      const mark = marks[next++]!
      const around = open.at(-1)
      if (mark.to < at + piece.text.length || (around && mark.to > around.mark.to)) continue
      const node: Marked = { mark, inside: [] }
      ;(around?.inside ?? top).push(node)
      open.push(node)
    }
    ;(open.at(-1)?.inside ?? top).push(piece)
    at += piece.text.length
  }
  return top
}
