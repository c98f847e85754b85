// JSON lines on standard input, one result line each on standard output; an invalid line does not affect others.

import { parseValue } from '#base/json/value'
import type { Streams } from './io'
import { linesOf } from './lines'

/** A line cannot be used; the message is the reason. */
export class BadLine extends Error {}

/**
 * Writes the result of `work` for each line, or `{"id","line":n,"error":text}` with n from 1. Empty lines are skipped.
 * Returns the number of invalid lines.
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

/** The output for one line; undefined for an empty one. */
export function answerLine(
  text: string,
  line: number,
  work: (value: Readonly<Record<string, unknown>>) => object,
): { readonly text: string; readonly isBad: boolean } | undefined {
  if (text.trim() === '') return undefined
  let given: { readonly id?: unknown } = {}
  try {
    const value = readLine(text)
    given = idOf(value)
    return { text: jsonOf(work(value)), isBad: false }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error
    return { text: jsonOf({ ...given, line, error: error.message }), isBad: true }
  }
}

/** JSON text in which integers beyond 2^53 have all their digits. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${BIG}${each}` : each)).replace(bigNumbers, '$1')

/** Begins with a private-use character, which no text of the program contains. */
const BIG = '\uf8ffbig:'
const bigNumbers = new RegExp(`"${BIG}(\\d+)"`, 'g')

/** Parses the object of a line; integers with 16 or more digits become strings, to stay exact. */
function readLine(text: string): Readonly<Record<string, unknown>> {
  const read = parseValue(text)
  if (read.kind === 'bad')
    throw new BadLine('is not JSON: an object on one line was expected, such as {"name": "text"}.')
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadLine('is not a JSON object.')
  return value as Readonly<Record<string, unknown>>
}

/** The id of a line for its output, as text even if it was a number; empty if there is none. */
export const idOf = ({ id }: Readonly<Record<string, unknown>>): { readonly id?: unknown } =>
  id === undefined ? {} : { id: typeof id === 'number' ? String(id) : id }

/** A required text field. */
export function textField(value: Readonly<Record<string, unknown>>, name: string): string {
  const field = value[name]
  if (typeof field !== 'string') throw new BadLine(`needs the text field ${JSON.stringify(name)}.`)
  return field
}
