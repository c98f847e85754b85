// Lines of JSON on standard input, one result a line on standard output; a bad line costs only itself.

import { parseValue } from '#base/json/value'
import type { Streams } from './io'
import { linesOf } from './lines'

/** A line that cannot be used, with the reason. */
export class BadLine extends Error {}

/**
 * Answers each line with the result of `work`, or `{"line":n,"error":text}`, n from 1. Empty lines are skipped. Returns the number of bad
 * lines.
 */
export async function answerLines(
  streams: Streams,
  work: (value: Readonly<Record<string, unknown>>) => object,
): Promise<number> {
  let line = 0
  let bad = 0
  for await (const texts of linesOf(process.stdin, '-'))
    for (const text of texts) {
      const answered = answerLine(text, ++line, work)
      if (answered === undefined) continue
      if (answered.isBad) bad++
      await streams.out(answered.text)
    }
  return bad
}

/** What one line is answered with; undefined of an empty one. */
export function answerLine(
  text: string,
  line: number,
  work: (value: Readonly<Record<string, unknown>>) => object,
): { readonly text: string; readonly isBad: boolean } | undefined {
  if (text.trim() === '') return undefined
  try {
    return { text: jsonOf(work(readLine(text))), isBad: false }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error
    return { text: jsonOf({ line, error: error.message }), isBad: true }
  }
}

/** As JSON; whole numbers beyond what JavaScript counts exactly are written with all their digits. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${BIG}${each}` : each)).replace(bigNumbers, '$1')

/** A private character, which no text of our own holds. */
const BIG = '\uf8ffbig:'
const bigNumbers = new RegExp(`"${BIG}(\\d+)"`, 'g')

/** The object of a line; whole numbers of 16 and more digits stay exact, as text. */
function readLine(text: string): Readonly<Record<string, unknown>> {
  const read = parseValue(text)
  if (read.kind === 'bad')
    throw new BadLine('is not JSON: an object on one line was expected, such as {"name": "text"}.')
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadLine('is not a JSON object.')
  return value as Readonly<Record<string, unknown>>
}

/** The id of a line, for its answer: a text also where it was written as a number; nothing if there is none. */
export const idOf = ({ id }: Readonly<Record<string, unknown>>): { readonly id?: unknown } =>
  id === undefined ? {} : { id: typeof id === 'number' ? String(id) : id }

/** A field that has to be a text. */
export function textField(value: Readonly<Record<string, unknown>>, name: string): string {
  const field = value[name]
  if (typeof field !== 'string') throw new BadLine(`needs the text field ${JSON.stringify(name)}.`)
  return field
}
