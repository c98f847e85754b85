// The contents of a text of records: values with their positions, fields of the objects around them, and faults.

import type { Json } from './json'

/** The longest record that is read, in bytes; a longer one is reported and skipped. */
export const LONGEST_RECORD = 64_000_000

/** The position of a record in its file. */
export interface RecordNumbers {
  /** Line number in a file of lines, else position in its list; from 1. */
  readonly place: number
  /** Index of the record in the file, from 0; faulty records count. */
  readonly index: number
  /** The line on which the record begins, from 1. */
  readonly line: number
  /** The field of the enclosing object that contains the record's list; undefined if there is none. */
  readonly list?: string
}

export type Item =
  /** `size`: approximate size in bytes. */
  | ({ readonly kind: 'value'; readonly value: Json; readonly size: number } & RecordNumbers)
  /** A field of the object that spans the whole file; its lists of records are emitted as values. */
  | { readonly kind: 'field'; readonly key: string; readonly value: Json }
  /** The end of an object that contained a list of records. */
  | { readonly kind: 'closed' }
  /** `place` 0 and `index` −1 mean the file as a whole. `isNote`: nothing was left out. */
  | {
      readonly kind: 'fault'
      readonly place: number
      readonly index: number
      readonly message: string
      readonly isNote?: boolean
    }

export const wholeFault = (message: string): Item => ({ kind: 'fault', place: 0, index: -1, message })

/** Takes the UTF-8 bytes of a text in pieces, without a byte order mark, and returns the items in them. */
export interface Splitter {
  push(bytes: Uint8Array): Item[]
  end(): Item[]
}

export const tooLong = (what: string): string =>
  `${what} is longer than ${LONGEST_RECORD / 1e6} MB and was passed over.`

export const cutOff = (fact: string): string =>
  `${fact}: the file seems to be cut off. Copy or download it again; what comes before was read.`

/** Line and column of an offset in a text that begins at a given line and column of its file. */
export function placed(text: string, at: number, firstLine: number, firstColumn = 1): { line: number; column: number } {
  let line = firstLine
  let from = 1 - firstColumn
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) {
    line++
    from = end + 1
  }
  return { line, column: at - from + 1 }
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
