// A student's work on a sheet, as handed in: answers as typed and the help used. It contains no time and no device, and
// any claim of correctness is ignored: every answer is judged again.

import * as v from 'valibot'
import { hashOfText } from '#base/hash'
import { handleText } from './handle'
import { MAX_ITEMS } from './sheet'

export interface ResultAnswer {
  /** The answer as typed; for a judged response, `right` or `wrong`; '' if there is none. */
  readonly answer: string
  /** Number of hints used. */
  readonly hints: number
  /** True if the right answer was shown. */
  readonly revealed: boolean
  /** Number of times the answer was checked. */
  readonly attempts: number
}

export interface SheetResult {
  /** Hash of the sheet. */
  readonly sheet: string
  /** Version of the engine that made the questions. */
  readonly engine: string
  /** '' if none was given. */
  readonly handle: string
  /** One for each item, in the order of the sheet. */
  readonly answers: readonly ResultAnswer[]
}

/** Maximum characters of a submitted answer. */
export const LONGEST_ANSWER = 20_000

export const noAnswer: ResultAnswer = { answer: '', hints: 0, revealed: false, attempts: 0 }

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const name = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** Unknown fields, such as a verdict that somebody added, are ignored. */
const resultSchema = v.object({
  sheet: name(40),
  engine: name(80),
  handle: v.exactOptional(name(400), ''),
  answers: v.pipe(
    v.array(
      v.object({
        answer: v.exactOptional(name(LONGEST_ANSWER), ''),
        hints: v.exactOptional(count, 0),
        revealed: v.exactOptional(v.boolean(), false),
        attempts: v.exactOptional(count, 0),
      }),
    ),
    v.maxLength(MAX_ITEMS),
  ),
})

/** Validates a result, which may be anything; undefined if it is invalid. */
export function readResult(fields: unknown): SheetResult | undefined {
  const read = v.safeParse(resultSchema, fields)
  return read.success ? { ...read.output, handle: handleText(read.output.handle) } : undefined
}

/** The result without irrelevant whitespace and excess length, so that it can be read again. */
export const tidyResult = ({ sheet, engine, handle, answers }: SheetResult): SheetResult => ({
  sheet,
  engine: engine.slice(0, 80),
  handle: handleText(handle),
  answers: answers.slice(0, MAX_ITEMS).map(({ answer, hints, revealed, attempts }) => ({
    ...{ answer: answer.slice(0, LONGEST_ANSWER), hints, revealed, attempts },
  })),
})

/** Equal for equal content, regardless of name and form of submission. */
export const contentOf = ({ sheet, answers }: SheetResult): string =>
  hashOfText(JSON.stringify([sheet, answers.map(each => Object.values(ordered(each)))]))

/** A fingerprint of content and name. */
export const resultMark = (result: SheetResult): string =>
  hashOfText(JSON.stringify([contentOf(result), result.handle, result.engine]))

const ordered = ({ answer, hints, revealed, attempts }: ResultAnswer) => ({
  ...{ answer, hints, revealed, attempts },
})
