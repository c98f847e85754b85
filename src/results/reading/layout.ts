// Detects the layout of a text file from its beginning: one JSON record per line, JSON lists or objects over several
// lines, a table, or something else.

import { foreignBytes, foreignText } from '#results/files/foreign'
import type { Splitter } from '#base/json/items'
import { decoded } from '#base/json/utf8'
import { firstMark, holdsRecords, modeOf, isDecided } from '#base/json/mode'
import { JsonReader } from '#base/json/reader'
import { delimiterOf, isDividedAlike } from '#base/csv'
import { Table } from './table'

/** Bytes examined to recognise tables and other texts. */
const TEXT_HEAD = 64_000

export type Layout =
  | { readonly kind: 'records'; readonly splitter: Splitter; readonly isTable: boolean }
  /** `problem`: what the file is, what was expected, and how to fix it. */
  | { readonly kind: 'other'; readonly problem: string }

export const expected =
  'Result files are samples of lm-evaluation-harness, logs of Inspect, results of promptfoo and HELM, outputs of batch interfaces, JSON lines and tables.'

export const headingAdvice =
  'Write the names of its columns in the first row, such as `id,model,response`, and double quotes around texts with commas or line ends in them.'

/** True if the heading has a column of promptfoo, `[provider] prompt`, and those that it writes after each output. */
const isOfPromptfoo = (text: string): boolean =>
  text.includes(',Status,Score,Named Scores,Grader Reason,Comment') && /(?:^|,)"?\[[^\]\n]{1,200}\] /.test(text)
const jsonAdvice =
  'Let promptfoo write JSON, which names each prompt and its variables: `promptfoo eval -o results.json`, or `promptfoo export eval latest -o results.json`.'

/** True if the head is long enough to decide. */
export function decides(head: Uint8Array): boolean {
  const from = firstMark(head)
  if (from < 0) return false
  return isDecided(head, from) ?? head.length >= TEXT_HEAD
}

/** The layout of a text with this beginning; a text too short for `isDecided` must be given as a whole. */
export function layoutOf(head: Uint8Array): Layout {
  const from = firstMark(head)
  if (from < 0)
    return head.length === 0
      ? other('an empty file', 'Perhaps it was not saved, or not copied to the end.')
      : other('a blank file', 'It holds nothing but spaces and line breaks.')
  const mode = modeOf(head, from)
  if (mode !== undefined) return { kind: 'records', splitter: new JsonReader(mode), isTable: false }
  const short = head.subarray(from, from + TEXT_HEAD)
  if (isBinary(short)) return other(foreignBytes(head), expected)
  const text = decoded(short)
  const foreign = foreignText(text.slice(0, 4_000))
  if (foreign !== undefined) return other(foreign.is, foreign.isAll ? foreign.advice : `${foreign.advice} ${expected}`)
  if (/^\(\s*define\b|^;.*\n\s*\(\s*define\b/i.test(text)) return other('PDDL', expected)
  if (holdsRecords(text)) return { kind: 'records', splitter: new JsonReader('lines'), isTable: false }
  if (isOfPromptfoo(text)) return other('a table of promptfoo, with a column for each prompt', jsonAdvice)
  const delimiter = delimiterOf(text)
  if (delimiter !== undefined) return { kind: 'records', splitter: new Table(delimiter), isTable: true }
  return isDividedAlike(text)
    ? other('a table with a first row that does not name its columns', headingAdvice)
    : other('a text that holds neither JSON nor a table', expected)
}

const other = (is: string, advice: string): Layout => ({
  kind: 'other',
  problem: `This is ${is}. ${advice}`,
})

/** True if there are zero bytes, or many bytes that are rare in texts. */
function isBinary(bytes: Uint8Array): boolean {
  let strange = 0
  for (const byte of bytes) {
    if (byte === 0) return true
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) strange++
  }
  const replaced = decoded(bytes.subarray(0, 20_000)).split('\ufffd').length - 1
  return (strange + replaced > 20 && (strange + replaced) * 50 > Math.min(bytes.length, 20_000)) || bytes.length === 0
}
