// How a text of JSON is laid out, by its beginning: lines of records, or lists and objects over many lines.

import { decoded } from './utf8'
import { COMMA, LINE, OPEN_LIST, OPEN_OBJECT } from './marks'
import { readsItemByItem } from './object-fields'
import { isObject, parseValue } from './value'

/** A first line of JSON that is longer than this is read as an object of fields. */
export const LONGEST_HEAD = 16_000_000

/** Where a text begins after its blanks; −1 if there is nothing else. */
export const firstMark = (head: Uint8Array): number => head.findIndex(byte => byte > 32)

/** Is the head long enough to decide? Undefined of what does not begin like JSON at `from`. */
export function tellsMode(head: Uint8Array, from: number): boolean | undefined {
  if (head[from] === OPEN_LIST) return isListFor(head, from) !== undefined
  if (head[from] !== OPEN_OBJECT) return undefined
  const end = head.indexOf(LINE, from)
  // A first line that is whole needs no second one, which may come only after the first is answered.
  return end >= 0 && (head.length > end + 1 || parseValue(decoded(head.subarray(from, end))).kind === 'value')
}

/** The layout of a text that begins like this (all of it, where it is shorter than what decides). */
export function modeOf(head: Uint8Array, from: number): 'lines' | 'lists' | undefined {
  if (head[from] === OPEN_LIST) return (isListFor(head, from) ?? true) ? 'lists' : 'lines'
  if (head[from] !== OPEN_OBJECT) return undefined
  return isLines(head, from) ? 'lines' : 'lists'
}

/** Is a line of a text an object, though its beginning is no JSON, such as a message of the program that wrote it? */
export const holdsRecords = (text: string): boolean =>
  text.split('\n').some(line => line.startsWith('{') && parseValue(line).kind === 'value')

/** A line of this many bytes that begins with a list of objects is that list. */
const LONG_LINE = 64_000

/**
 * Does a list of the whole file open at `from`, and not a bad first line of many, after which lines are that are
 * objects each by itself? Undefined where the beginning is too short to state.
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

/** Is the object that begins at `from` the record of a line, rather than one over many lines, or a file in one? */
function isLines(head: Uint8Array, from: number): boolean {
  const end = head.indexOf(10, from)
  if (end < 0 && head.length >= LONGEST_HEAD) return false
  const first = decoded(head.subarray(from, end < 0 ? head.length : end))
  const read = parseValue(first)
  if (read.kind === 'value') return !isObject(read.value) || !readsItemByItem(read.value)
  if (end < 0) return false
  // A bad first line of many, or the beginning of an object over many lines? Those begin with next to nothing.
  const next = head[end + 1]
  const isInner = next === undefined || next <= 32 || next === 34 || next === 125
  return next === OPEN_OBJECT || (!isInner && first.length > 40)
}
