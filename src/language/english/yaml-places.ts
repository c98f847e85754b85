// Maps characters of a YAML scalar's value to positions in the source, through quotes, escapes and folded lines.

import type { Scalar } from 'yaml'
import type { Span } from '#base/text'

/** Maps a range of the value to a range of the source. */
export type Placer = (from: number, to: number) => Span

/**
 * The placer for a scalar at `whole`; returns `whole` for every range if value and source do not correspond. Linear.
 */
export function placer(source: string, node: Scalar, whole: Span): Placer {
  const value = String(node.value)
  let aligned: Aligned | undefined
  let isTried = false
  return (from, to) => {
    if (!isTried) aligned = align(source, whole, value, node.type)
    isTried = true
    if (aligned === undefined || value === '') return whole
    const { starts, ends } = aligned
    const last = value.length - 1
    const start = from > last ? ends[last]! : starts[from]!
    return { from: start, to: to <= from ? start : ends[Math.min(to - 1, last)]! }
  }
}

/** For each character of the value: its beginning and end in the source. */
interface Aligned {
  readonly starts: Int32Array
  readonly ends: Int32Array
}

function align(source: string, { from, to }: Span, value: string, type: Scalar['type']): Aligned | undefined {
  const starts = new Int32Array(value.length)
  const ends = new Int32Array(value.length)
  let i = textStart(source, from, to, type)
  for (let k = 0; k < value.length; ) {
    const letter = value[k]!
    const escaped = type === 'QUOTE_DOUBLE' && source[i] === '\\' ? escapeLength(source, i) : 0
    if (escaped < 0) {
      // A backslash at the end of a line joins it with the next one.
      i = skipBlanks(source, i + 1)
      continue
    }
    const quote = type === 'QUOTE_SINGLE' && source.startsWith("''", i) ? 2 : 0
    const length = escaped || quote || (source[i] === letter && letter !== '\n' ? 1 : 0)
    if (length > 0 && i + length <= to) {
      starts[k] = i
      i += length
      ends[k++] = i
      continue
    }
    if ((letter !== ' ' && letter !== '\n') || !isBlank(source[i]) || i >= to) return undefined
    const end = skipBlanks(source, i)
    // A folded line: one blank or line break of the value corresponds to a run of them in the source.
    let more = k
    while (value[more] === '\n' || (more === k && value[more] === ' ')) more++
    let indent = more
    while (value[indent] === ' ') indent++
    starts.fill(i, k, more)
    ends.fill(end, k, more)
    i = end - (indent - more)
    k = more
  }
  return { starts, ends }
}

/** The beginning of the text: after the quote, or after the line with `>-` or `|`. */
function textStart(source: string, from: number, to: number, type: Scalar['type']): number {
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') {
    const at = source.indexOf(type === 'QUOTE_DOUBLE' ? '"' : "'", from)
    return at < 0 || at >= to ? from : at + 1
  }
  if (type !== 'BLOCK_FOLDED' && type !== 'BLOCK_LITERAL') return from
  const line = source.indexOf('\n', from)
  return line < 0 ? to : skipBlanks(source, line)
}

const isBlank = (letter: string | undefined): boolean =>
  letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t'

function skipBlanks(source: string, from: number): number {
  let i = from
  while (isBlank(source[i])) i++
  return i
}

/** The length of an escape; -1 for a backslash at the end of a line. */
function escapeLength(source: string, at: number): number {
  const sort = source[at + 1]
  if (sort === '\n' || sort === '\r') return -1
  return sort === 'x' ? 4 : sort === 'u' ? 6 : sort === 'U' ? 10 : 2
}
