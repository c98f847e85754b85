// A read-only text in blocks of lines, and its coloured pieces nested in the spans that have attributes.

import type { Span } from '#base/text'
import type { ColouredPiece } from './highlight'

/** A span of the text with attributes; spans are nested or disjoint, sorted with outer ones first. */
export interface TextMark extends Span {
  readonly attributes: Readonly<Record<string, string>>
}

/** Approximate number of characters of a block, which is coloured in one step. */
const BLOCK = 1_500

export interface FoldingBlock extends Span {
  readonly text: string
}

/**
 * The text in blocks of whole lines. With `ofPddl`, long lines are divided between words and outside of comments: a
 * line break there does not change PDDL, even when copied.
 */
export function blocksOf(text: string, ofPddl = false): readonly FoldingBlock[] {
  const blocks: FoldingBlock[] = []
  /** Offset of the first line end at a sufficient distance from `from`. */
  let line = 0
  for (let from = 0; from < text.length; ) {
    if (line <= from + BLOCK && line < text.length) line = text.indexOf('\n', from + BLOCK) + 1 || text.length
    const to = ofPddl && line > from + 2 * BLOCK ? (cutOf(text, from) ?? line) : line
    blocks.push({ from, to, text: text.slice(from, to) })
    from = to
  }
  return blocks
}

/**
 * Where a block that starts at `from` can end within a line: preferably before a parenthesis, else after a word other
 * than the hyphen of a type.
 */
function cutOf(text: string, from: number): number | undefined {
  const part = text.slice(from, from + 2 * BLOCK).replace(/;[^\n]*/g, comment => ' '.repeat(comment.length))
  const open = part.lastIndexOf('(')
  if (open >= BLOCK / 2) return from + open
  const last = [...part.matchAll(/[^\s-]\s+(?=\S)/g)].at(-1)
  return last && last.index >= BLOCK / 2 ? from + last.index + last[0].length : undefined
}

/** The marks within a block, clipped to it, with offsets relative to it. */
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
 * Nests the pieces in the marked spans. Marks that do not fit the pieces, such as those of an earlier text, are
 * dropped.
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
