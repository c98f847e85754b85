// A text to read in blocks of lines, and its coloured pieces within the parts that carry attributes.

import type { Span } from '#base/text'
import type { ColouredPiece } from './highlight'

/** A part of the text with attributes; parts lie within or next to one another, outer ones first. */
export interface TextMark extends Span {
  readonly attributes: Readonly<Record<string, string>>
}

/** About how many characters are coloured at a stretch. */
const BLOCK = 1_500

export interface FoldingBlock extends Span {
  readonly text: string
}

/**
 * The text in pieces of whole lines. `ofPddl` lets long lines be cut, between words and outside of comments: a break there means nothing in PDDL,
 * not even in what is copied.
 */
export function blocksOf(text: string, ofPddl = false): readonly FoldingBlock[] {
  const blocks: FoldingBlock[] = []
  /** Where the first line ends that ends far enough behind `from`. */
  let line = 0
  for (let from = 0; from < text.length; ) {
    if (line <= from + BLOCK && line < text.length) line = text.indexOf('\n', from + BLOCK) + 1 || text.length
    const to = ofPddl && line > from + 2 * BLOCK ? (cutOf(text, from) ?? line) : line
    blocks.push({ from, to, text: text.slice(from, to) })
    from = to
  }
  return blocks
}

/** Where what begins at `from` can end within a line: best before a parenthesis, else after a word that is not the hyphen of a type. */
function cutOf(text: string, from: number): number | undefined {
  const part = text.slice(from, from + 2 * BLOCK)
  const comment = part.indexOf(';', part.lastIndexOf('\n') + 1)
  const end = comment < 0 ? part.length : comment
  const open = part.lastIndexOf('(', end - 1)
  if (open >= BLOCK / 2) return from + open
  const ends = [...part.slice(0, end).matchAll(/[^\s-]\s+(?=\S)/g)]
  const last = ends.at(-1)
  return last && last.index >= BLOCK / 2 ? from + last.index + last[0].length : undefined
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

/**
 * Nests the pieces in their parts. Parts that do not fit the pieces, such as those of an earlier text, are left out.
 */
export function nest(pieces: readonly ColouredPiece[], marks: readonly TextMark[]): readonly FoldingNode[] {
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
