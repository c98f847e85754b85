// Splits a text of records into values with their places, and faults.

import type { Json } from '#questions/benchmarks/json'

/** The longest record that is read, in bytes: what is longer is stated and passed over. */
export const LONGEST_RECORD = 64_000_000

export type Item =
  | {
      readonly kind: 'value'
      readonly value: Json
      /** Line of a file of lines, else place in its list, from 1. */
      readonly place: number
      /** Bytes, or so. */
      readonly size: number
    }
  /** A field of the object that the whole file is; its lists of records come as values. */
  | { readonly kind: 'field'; readonly key: string; readonly value: Json }
  /** `place` 0: the file as a whole. */
  | { readonly kind: 'fault'; readonly place: number; readonly message: string }

/** Takes the bytes of a text in pieces, in UTF-8 without a byte order mark, and gives what they hold. */
export interface Splitter {
  push(bytes: Uint8Array): Item[]
  end(): Item[]
}

export const tooLong = (what: string): string =>
  `${what} is longer than ${LONGEST_RECORD / 1e6} MB and was passed over.`

export const cutOff = (what: string): string =>
  `The file ends within ${what}: it seems to be cut off. Copy or download it again; what comes before was read.`

/** A text of bytes that may be anything: what is no UTF-8 becomes U+FFFD. */
export const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Line and column of a place in a text that begins at a line of its file. */
export function placed(text: string, at: number, firstLine: number): { line: number; column: number } {
  let line = firstLine
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', from)) {
    line++
    from = end + 1
  }
  return { line, column: at - from + 1 }
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
