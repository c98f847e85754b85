// Recovers records from invalid JSON: a missing quote or bracket swallows the records that follow. They are found by
// their beginnings: on a line of their own, indented no deeper, or with the name of the first record's first field.

import { cutOff, type Item, placed, type RecordNumbers } from './items'
import { decoded } from './utf8'
import { readJson } from './json'
import { OPEN_OBJECT } from './marks'
import { type ParsedValue, parseFaulty } from './value'

/** The longest beginning of a record, up to the colon after the name of its first field. */
export const LONGEST_START = 300

const start = /^\{\s{0,200}"([^"\\\n]{1,60})"\s{0,20}:/
/** A record's beginning that is cut off by the end of the text. */
const startCut = /^\{\s{0,200}(?:"[^"\\\n]{0,60}(?:"\s{0,20})?)?$/

/** The first field of the record that begins at `at`; null if there are too few bytes to decide, '' if it has none. */
export function firstField(bytes: Uint8Array, at: number, isEnd: boolean): string | null {
  if (bytes[at] !== OPEN_OBJECT) return ''
  const text = decoded(bytes.subarray(at, at + LONGEST_START))
  const name = start.exec(text)?.[1]
  if (name !== undefined) return name
  return !isEnd && at + LONGEST_START > bytes.length && startCut.test(text) ? null : ''
}

/** The ways in which records of a list may begin. */
export interface Beginnings {
  /** The first field of the list's first record; '' if unknown. */
  readonly field: string
  /** Maximum indentation of a record on a line of its own. */
  readonly column: number
  /** True if records within a line count, recognized by their first field. */
  readonly anywhere: boolean
  /** True if lists are records, too. */
  readonly lists: boolean
}

const beginning = /\n([ \t\r]*)([[{])|\{\s{0,200}"([^"\\\n]{1,60})"\s{0,20}:/g

/** The positions where records begin in a text, after its first character. */
export function beginningsIn(text: string, { field, column, anywhere, lists }: Beginnings): number[] {
  const found: number[] = []
  beginning.lastIndex = 1
  for (let match = beginning.exec(text); match !== null; match = beginning.exec(text)) {
    const [whole, blanks, bracket, name] = match
    if (blanks !== undefined) {
      if (blanks.length <= column && (lists || bracket === '{')) {
        found.push(match.index + whole.length - 1)
        continue
      }
      // The match itself may contain the beginning of a record.
      beginning.lastIndex = match.index + whole.length - 1
      if (bracket === '[') beginning.lastIndex++
      continue
    }
    if (anywhere && name === field) found.push(match.index)
  }
  return found
}

interface Part {
  readonly text: string
  /** The position of the record's first character in its file, from 1. */
  readonly line: number
  readonly column: number
}

/** Invalid JSON, divided where records begin. */
export class Pieces {
  private readonly parts: Part[] = []

  constructor(text: string, starts: readonly number[], line: number, column: number) {
    let [from, part] = [0, { line, column }]
    for (const start of [...starts, text.length]) {
      const piece = text.slice(from, start)
      this.parts.push({ text: piece, ...part })
      part = placed(piece, piece.length, part.line, part.column)
      from = start
    }
  }

  get isOne(): boolean {
    return this.parts.length === 1
  }

  /** Removes and returns the last record; undefined if there is only one. */
  takeLast(): Part | undefined {
    return this.isOne ? undefined : this.parts.pop()
  }

  /**
   * The records in order, as values or faults. `next`: the line where reading continues, 0 if it does not; `isEnd`: the
   * last one may be cut off; `record`: returns the numbers of the record that begins on a line.
   */
  items(isEnd: boolean, next: number, record: (line: number) => RecordNumbers): Item[] {
    return this.parts.map(({ text, line, column }, i): Item => {
      const numbers = record(line)
      const read = this.isOne ? parseFaulty(text) : recordIn(text)
      if (read.kind === 'value') return { kind: 'value', value: read.value, ...numbers, size: text.length }
      const { place, index } = numbers
      const isLast = i === this.parts.length - 1
      const about = `Record ${index + 1} (line ${line})`
      if (isEnd && isLast && read.isCut)
        return { kind: 'fault', place, index, message: cutOff(`${about} is never closed`) }
      const at = placed(text, read.at, line, column)
      const resumed = isLast ? next : this.parts[i + 1]!.line
      const skipped = resumed > line + 1 ? ` Reading continues at line ${resumed}.` : ''
      const message = `${about} is not JSON: line ${at.line}, column ${at.column}: ${read.message}.${skipped}`
      return { kind: 'fault', place, index, message }
    })
  }
}

/** A record followed by at most surplus brackets, or its fault. */
function recordIn(text: string): ParsedValue {
  const read = readJson(text, 0)
  return read.kind === 'value' && /^[\s,\]}]*$/.test(text.slice(read.end))
    ? { kind: 'value', value: read.value }
    : parseFaulty(text)
}
