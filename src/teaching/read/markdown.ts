// Splits Markdown line by line into headings, fences and prose. Each is then parsed separately, so that long lessons
// stay fast. A fence at the margin is an element of the lesson; in a list it is only code.

import { type Excerpt, excerptOf } from './excerpt'

export type Piece =
  | { readonly kind: 'heading'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'fence'
      /** The first word after the backticks: `live`. */
      readonly info: string
      /** The text after it: a file name. */
      readonly more: string
      readonly inside: Excerpt
      /** Start of the whole fence. */
      readonly from: number
      readonly to: number
      /** End of the opening line. */
      readonly opens: number
      readonly isClosed: boolean
    }
  | { readonly kind: 'prose'; readonly from: number; readonly to: number }

const FENCE = /^( {0,3})(`{3,}|~{3,})([^`\n]*)\r?$/
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|\r?$)/
/** A line that continues the block before a blank line. */
const GOES_ON = /^(?:[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])/
const ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/

interface Line {
  readonly from: number
  /** Without the line break. */
  readonly to: number
  readonly text: string
}

/** The pieces of a Markdown text from an offset on, in order. Linear; never throws. */
export function piecesOf(file: string, text: string, start = 0): Piece[] {
  const pieces: Piece[] = []
  const lines = linesFrom(text, start)
  /** The current range of prose: its first and last non-blank line. */
  let first: Line | undefined
  let last: Line | undefined
  let isApart = false
  const flush = (): void => {
    if (first !== undefined) pieces.push({ kind: 'prose', from: first.from, to: last!.to })
    first = undefined
    isApart = false
  }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    const fence = FENCE.exec(line.text)
    const isList = first !== undefined && ITEM.test(first.text)
    if (fence !== null && !(isList && fence[1]!.length > 1)) {
      flush()
      const end = closing(lines, i, fence[2]!)
      pieces.push(fenceOf(file, text, lines, i, end, fence))
      i = end
    } else if (HEADING.test(line.text)) {
      flush()
      pieces.push({ kind: 'heading', from: line.from, to: line.to })
    } else if (line.text.trim() === '') {
      isApart = true
    } else {
      if (isApart && !(isList && GOES_ON.test(line.text))) flush()
      isApart = false
      first ??= line
      last = line
    }
  }
  flush()
  return pieces
}

function linesFrom(text: string, start: number): Line[] {
  const lines: Line[] = []
  for (let from = start; from <= text.length; ) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    lines.push({ from, to, text: text.slice(from, to) })
    from = to + 1
  }
  return lines
}

/** The line that closes the fence opened by line `open`; the last line if none does. */
function closing(lines: readonly Line[], open: number, marks: string): number {
  for (let i = open + 1; i < lines.length; i++) {
    const [, , end, after] = FENCE.exec(lines[i]!.text) ?? []
    if (end?.startsWith(marks) === true && after!.trim() === '') return i
  }
  return lines.length - 1
}

function fenceOf(
  file: string,
  text: string,
  lines: readonly Line[],
  open: number,
  end: number,
  [, indent, marks, info]: RegExpExecArray,
): Piece {
  const [first, last] = [lines[open]!, lines[end]!]
  const [, , closes, after] = end === open ? [] : (FENCE.exec(last.text) ?? [])
  const isClosed = closes?.startsWith(marks!) === true && after!.trim() === ''
  const from = Math.min(first.to + 1, text.length)
  const to = isClosed ? Math.max(from, last.from - 1) : last.to
  const [word = '', ...more] = info!.trim().split(/\s+/)
  return {
    kind: 'fence',
    info: word,
    more: more.join(' '),
    inside: excerptOf(file, text, from, Math.max(from, to), indent!.length),
    from: first.from,
    to: last.to,
    opens: first.to,
    isClosed,
  }
}
