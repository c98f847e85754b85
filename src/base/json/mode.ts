// Detects the layout of a JSON text by its beginning: lines of records, or lists and objects over many lines.

import { decoded } from './utf8'
import { COMMA, LINE, OPEN_LIST, OPEN_OBJECT } from './marks'
import { readsItemByItem } from './object-fields'
import { isObject, parseValue } from './value'

/** A longer first line of JSON is read as an object of fields. */
export const LONGEST_HEAD = 16_000_000

/** Index of the first non-blank byte; −1 if there is none. */
export const firstMark = (head: Uint8Array): number => head.findIndex(byte => byte > 32)

/** True if the head is long enough to decide; undefined if no JSON begins at `from`. */
export function isDecided(head: Uint8Array, from: number): boolean | undefined {
  if (head[from] === OPEN_LIST) return isListFor(head, from) !== undefined
  if (head[from] !== OPEN_OBJECT) return undefined
  const end = head.indexOf(LINE, from)
  // A complete first line is enough: the second one may come only after the first is answered.
  return end >= 0 && (head.length > end + 1 || parseValue(decoded(head.subarray(from, end))).kind === 'value')
}

/** The layout of a text with this beginning (the whole text if it is shorter than needed to decide). */
export function modeOf(head: Uint8Array, from: number): 'lines' | 'lists' | undefined {
  if (head[from] === OPEN_LIST) return (isListFor(head, from) ?? true) ? 'lists' : 'lines'
  if (head[from] !== OPEN_OBJECT) return undefined
  return isLines(head, from) ? 'lines' : 'lists'
}

/** True if some line of the text is an object although the beginning is not JSON, such as a log message. */
export const holdsRecords = (text: string): boolean =>
  text.split('\n').some(line => line.startsWith('{') && parseValue(line).kind === 'value')

/** A line of at least this many bytes that begins with a list of objects is that list. */
const LONG_LINE = 64_000

/**
 * True if a list that spans the file opens at `from`; false if it is a bad first line, followed by lines that are
 * objects. Undefined if the beginning is too short to decide.
 */
function isListFor(head: Uint8Array, from: number): boolean | undefined {
  const end = head.indexOf(10, from)
  const first = head.subarray(from, end < 0 ? head.length : end)
  const inner = first.findIndex((byte, i) => i > 0 && byte > 32)
  if (end < 0) return inner > 0 && first[inner] === OPEN_OBJECT && first.length > LONG_LINE ? true : undefined
  let last = first.length - 1
  while (first[last]! <= 32) last--
  if (inner < 0 || first[last] === COMMA) return true
  const next = head.findIndex((byte, i) => i > end && byte > 32)
  if (next < 0) return undefined
  if (head[next] !== OPEN_OBJECT) return true
  const nextEnd = head.indexOf(10, next)
  if (nextEnd < 0) return undefined
  return parseValue(decoded(head.subarray(next, nextEnd))).kind === 'bad'
}

/** True if the object at `from` is a record on one line; false if it spans many lines or is the whole file. */
function isLines(head: Uint8Array, from: number): boolean {
  const end = head.indexOf(10, from)
  if (end < 0 && head.length >= LONGEST_HEAD) return false
  const first = decoded(head.subarray(from, end < 0 ? head.length : end))
  const read = parseValue(first)
  if (read.kind === 'value') return !isObject(read.value) || !readsItemByItem(read.value)
  if (end < 0) return false
  // A bad first line of many, or the beginning of an object over many lines, which is very short.
  const next = head[end + 1]
  const isInner = next === undefined || next <= 32 || next === 34 || next === 125
  return next === OPEN_OBJECT || (!isInner && first.length > 40)
}
