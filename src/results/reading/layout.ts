// How the text of a file is laid out, by its beginning: a line of JSON a record, JSON lists or objects over many lines,
// a table, or something else.

import { foreignBytes, foreignText } from '#results/files/foreign'
import { decoded, type Splitter } from './items'
import { JsonLines } from './json-lines'
import { JsonLists } from './json-lists'
import { readsItemByItem } from './object-fields'
import { COMMA, OPEN_LIST, OPEN_OBJECT } from './marks'
import { delimiterOf, isDividedAlike } from '#base/csv'
import { Table } from './table'
import { isObject, parseValue } from './value'

/** A first line of JSON that is longer than this is read as an object of fields. */
export const LONGEST_HEAD = 16_000_000
/** Bytes by which tables and other texts are known. */
const TEXT_HEAD = 64_000

export type Layout =
  | { readonly kind: 'records'; readonly splitter: Splitter; readonly isTable: boolean }
  /** `problem`: what it is, what was expected, how to fix it. */
  | { readonly kind: 'other'; readonly problem: string }

export const expected =
  'Result files are samples of lm-evaluation-harness, logs of Inspect, results of promptfoo and HELM, outputs of batch interfaces, JSON lines and tables.'

export const headingAdvice =
  'Write the names of its columns in the first row, such as `id,model,response`, and double quotes around texts with commas or line ends in them.'

/** True if the head is long enough to decide. */
export function tells(head: Uint8Array): boolean {
  const from = firstMark(head)
  if (from < 0) return false
  if (head[from] === OPEN_LIST) return isListFor(head, from) !== undefined
  if (head[from] === OPEN_OBJECT) {
    const end = head.indexOf(10, from)
    // A first line that is whole needs no second one, which may come only after the first is answered.
    return end >= 0 && (head.length > end + 1 || parseValue(decoded(head.subarray(from, end))).kind === 'value')
  }
  return head.length >= TEXT_HEAD
}

/** The layout of a text that begins like this (all of it, where it is shorter than what reports). */
export function layoutOf(head: Uint8Array): Layout {
  const from = firstMark(head)
  if (from < 0)
    return head.length === 0
      ? other('an empty file', 'Perhaps it was not saved, or not copied to the end.')
      : other('a blank file', 'It holds nothing but spaces and line breaks.')
  if (head[from] === OPEN_LIST) {
    const isList = isListFor(head, from) ?? true
    return { kind: 'records', splitter: isList ? new JsonLists() : new JsonLines(), isTable: false }
  }
  if (head[from] === OPEN_OBJECT)
    return {
      kind: 'records',
      splitter: isLines(head, from) ? new JsonLines() : new JsonLists(),
      isTable: false,
    }
  const short = head.subarray(from, from + TEXT_HEAD)
  if (isBinary(short)) return other(foreignBytes(head), expected)
  const text = decoded(short)
  const foreign = foreignText(text.slice(0, 4_000))
  if (foreign !== undefined) return other(foreign.is, foreign.isAll ? foreign.advice : `${foreign.advice} ${expected}`)
  if (/^\(\s*define\b|^;.*\n\s*\(\s*define\b/i.test(text)) return other('PDDL', expected)
  // The first line of JSON lines may be bad, such as a message of the program that wrote them.
  if (text.split('\n').some(holdsObject)) return { kind: 'records', splitter: new JsonLines(), isTable: false }
  const delimiter = delimiterOf(text)
  if (delimiter !== undefined) return { kind: 'records', splitter: new Table(delimiter), isTable: true }
  return isDividedAlike(text)
    ? other('a table whose first row does not name its columns', headingAdvice)
    : other('a text that holds neither JSON nor a table', expected)
}

const other = (is: string, advice: string): Layout => ({
  kind: 'other',
  problem: `This is ${is}. ${advice}`,
})

const firstMark = (head: Uint8Array): number => head.findIndex(byte => byte > 32)

const holdsObject = (line: string): boolean => line.startsWith('{') && parseValue(line).kind === 'value'

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

/** Zeros, or many bytes that texts have not. */
function isBinary(bytes: Uint8Array): boolean {
  let strange = 0
  for (const byte of bytes) {
    if (byte === 0) return true
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) strange++
  }
  const replaced = decoded(bytes.subarray(0, 20_000)).split('\ufffd').length - 1
  return (strange + replaced > 20 && (strange + replaced) * 50 > Math.min(bytes.length, 20_000)) || bytes.length === 0
}
