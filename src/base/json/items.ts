// What a text of records holds: values with their places, fields of the objects around them, and faults.

import type { Json } from './json'

/** The longest record that is read, in bytes: what is longer is stated and passed over. */
export const LONGEST_RECORD = 64_000_000

/** Where a record is in its file. */
export interface RecordNumbers {
  /** Line of a file of lines, else place in its list, from 1. */
  readonly place: number
  /** Which record of the file it is, from 0, faulty ones counted. */
  readonly index: number
  /** The line on which it begins, from 1. */
  readonly line: number
  /** The field of the object around it that holds its list; undefined if none does. */
  readonly list?: string
}

export type Item =
  /** `size`: bytes, or so. */
  | ({ readonly kind: 'value'; readonly value: Json; readonly size: number } & RecordNumbers)
  /** A field of the object that the whole file is; its lists of records come as values. */
  | { readonly kind: 'field'; readonly key: string; readonly value: Json }
  /** An object that held a list of records has ended. */
  | { readonly kind: 'closed' }
  /** `place` 0 and `index` −1: the file as a whole. */
  | { readonly kind: 'fault'; readonly place: number; readonly index: number; readonly message: string }

export const wholeFault = (message: string): Item => ({ kind: 'fault', place: 0, index: -1, message })

/** Takes the bytes of a text in pieces, in UTF-8 without a byte order mark, and gives what they hold. */
export interface Splitter {
  push(bytes: Uint8Array): Item[]
  end(): Item[]
}

export const tooLong = (what: string): string =>
  `${what} is longer than ${LONGEST_RECORD / 1e6} MB and was passed over.`

export const cutOff = (fact: string): string =>
  `${fact}: the file seems to be cut off. Copy or download it again; what comes before was read.`

/** Line and column of a place in a text that begins at a line and column of its file. */
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
