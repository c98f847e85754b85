// Which characters of a response each reader kept, dropped or supplied, split into rows for a side-by-side display.
// Parts that no reader used are collapsed into gaps, so that a response of megabytes has few rows.

import type { TracePart } from '#language/answers/reading'
import { signOf } from './signs'

/** A run of characters of the same kind in a row. */
export interface Piece {
  readonly what: TracePart['what']
  /** The displayed text: for invisible characters, their short name. */
  readonly text: string
  /** For invisible characters: their full name, `zero-width space, U+200B`. */
  readonly sign?: string
}

/** The readers, in the order of their columns. */
export const readers = ['official', 'strict', 'ours'] as const
export type ReaderName = (typeof readers)[number]

/** A line of the response, or a piece of a long line, as each reader used it; or a gap, which no reader used. */
export type Row =
  | {
      readonly kind: 'text'
      readonly from: number
      readonly to: number
      readonly line: number
      readonly pieces: Readonly<Record<ReaderName, readonly Piece[]>>
    }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number; readonly lines: number }

export interface Rows {
  readonly rows: readonly Row[]
  /** Offset in the response at which the remaining rows begin; null if there are none. */
  readonly rest: number | null
}

/** Maximum characters of a row. */
const WIDEST = 160
/** Number of pieces in all columns after which the remaining rows are loaded on demand. */
const MAX_PIECES = 800
/** Number of unused rows shown before and after a row that some reader used. */
const CONTEXT_ROWS = 1
/** Minimum number of rows in a gap. */
const MIN_GAP = 4

/** The treatment of each character by one reader. */
export interface Marks {
  /** 1 if the character was kept. */
  readonly kept: Uint8Array
  /** Texts that the reader supplied, sorted by offset. */
  readonly supplied: readonly { readonly at: number; readonly text: string }[]
}

export function marksOf(length: number, trace: readonly TracePart[]): Marks {
  const kept = new Uint8Array(length)
  const supplied: { at: number; text: string }[] = []
  for (const { what, from, to, text } of trace)
    if (what === 'kept') kept.fill(1, from, to)
    else if (what === 'supplied') supplied.push({ at: from, text })
  return { kept, supplied }
}

/** A line, or a piece of a long one. */
interface Cut {
  readonly from: number
  /** The offset after its line break. */
  readonly to: number
  readonly line: number
  readonly isQuiet: boolean
}

/** Rows starting at an offset, which is the beginning of a row, until there are enough of them. */
export function rowsOf(text: string, marks: Readonly<Record<ReaderName, Marks>>, from = 0, line = 1): Rows {
  const rows: Row[] = []
  let room = MAX_PIECES
  let quiet: Cut[] = []
  let isAfterText = false
  const cursors = readers.map(name => new Supplies(marks[name], from))
  const put = (cut: Cut): void => {
    const pieces = piecesOf(text, marks, cut)
    rows.push({ kind: 'text', from: cut.from, to: cut.to, line: cut.line, pieces })
    for (const name of readers) room -= pieces[name].length
  }
  /** Shows the unused rows next to used ones; if there are many, the others become a gap. */
  const flush = (isBeforeText: boolean): void => {
    const head = isAfterText ? CONTEXT_ROWS : 0
    const tail = isBeforeText ? CONTEXT_ROWS : 0
    if (quiet.length < MIN_GAP + head + tail && quiet.length * WIDEST < 8_000) quiet.forEach(put)
    else {
      const inner = quiet.slice(head, quiet.length - tail)
      quiet.slice(0, head).forEach(put)
      rows.push({
        kind: 'gap',
        from: inner[0]!.from,
        to: inner.at(-1)!.to,
        lines: inner.at(-1)!.line - inner[0]!.line + 1,
      })
      quiet.slice(quiet.length - tail).forEach(put)
    }
    quiet = []
  }
  for (const cut of cutsOf(text, marks, cursors, from, line)) {
    if (cut.isQuiet) {
      quiet.push(cut)
      continue
    }
    flushIfAny(true)
    put(cut)
    isAfterText = true
    if (room <= 0) return { rows, rest: cut.to < text.length ? cut.to : null }
  }
  flushIfAny(false)
  return { rows, rest: null }

  function flushIfAny(isBeforeText: boolean): void {
    if (quiet.length > 0) flush(isBeforeText)
  }
}

/** Iterates over the texts that one reader supplied. */
class Supplies {
  private readonly supplied: Marks['supplied']
  private at = 0

  constructor({ supplied }: Marks, from: number) {
    this.supplied = supplied
    this.any(-1, from)
  }

  /**
   * True if a text was supplied before offset `to` but not before the previous call's `to`; offsets must not decrease.
   */
  any(_from: number, to: number): boolean {
    const before = this.at
    while (this.at < this.supplied.length && this.supplied[this.at]!.at < to) this.at++
    return this.at > before
  }
}

function* cutsOf(
  text: string,
  marks: Readonly<Record<ReaderName, Marks>>,
  cursors: readonly Supplies[],
  start: number,
  firstLine: number,
): Generator<Cut> {
  let from = start
  let line = firstLine
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const lineEnd = end < 0 ? text.length : end + 1
    const to = lineEnd - from <= WIDEST ? lineEnd : cutNear(text, from)
    const isLast = to >= text.length
    const supplies = cursors.map(each => each.any(from, isLast ? Infinity : to))
    const isQuiet =
      !supplies.includes(true) &&
      readers.every(name => {
        const { kept } = marks[name]
        for (let i = from; i < to; i++) if (kept[i] === 1) return false
        return true
      })
    yield { from, to, line, isQuiet }
    if (to === lineEnd) line++
    from = to
  }
}

/** The position at which to split a long line: after a space, if there is one. */
function cutNear(text: string, from: number): number {
  const blank = text.lastIndexOf(' ', from + WIDEST - 1)
  if (blank > from + WIDEST / 2) return blank + 1
  const at = from + WIDEST
  // A surrogate pair is not split.
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at + 1 : at
}

function piecesOf(
  text: string,
  marks: Readonly<Record<ReaderName, Marks>>,
  { from, to }: Cut,
): Record<ReaderName, readonly Piece[]> {
  const of = (name: ReaderName): readonly Piece[] => piecesOfReader(text, marks[name], from, to)
  return { official: of('official'), strict: of('strict'), ours: of('ours') }
}

function piecesOfReader(text: string, { kept, supplied }: Marks, from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  const isEnd = to >= text.length
  let next = supplied.findIndex(({ at }) => at >= from)
  const supplyTo = (at: number): void => {
    while (next >= 0 && next < supplied.length && supplied[next]!.at <= at) {
      if (supplied[next]!.at === at || isEnd) pieces.push({ what: 'supplied', text: supplied[next]!.text })
      next++
    }
  }
  let begun = from
  const close = (at: number): void => {
    if (begun < at) pieces.push(...shown(text.slice(begun, at), kept[begun] === 1))
    begun = at
  }
  for (let at = from; at < to; at++) {
    if (next >= 0 && next < supplied.length && supplied[next]!.at === at) {
      close(at)
      supplyTo(at)
    }
    if (at > begun && kept[at] !== kept[begun]) close(at)
  }
  close(to)
  if (isEnd) supplyTo(Infinity)
  return pieces
}

/** The displayed pieces of a run; invisible characters are shown by their names. */
function shown(text: string, isKept: boolean): Piece[] {
  const what = isKept ? 'kept' : 'dropped'
  const pieces: Piece[] = []
  let plain = ''
  for (const letter of text) {
    const sign = signOf(letter)
    if (sign === undefined) {
      plain += letter
      continue
    }
    if (plain !== '') pieces.push({ what, text: plain })
    plain = ''
    pieces.push({ what, text: sign.short, sign: sign.name })
  }
  if (plain !== '') pieces.push({ what, text: plain })
  return pieces
}
