// One response as parsed by three readers, side by side: the published one, the strict one and the playground's own.

import { noHints } from '#language/answers/names'
import { readAnswer } from '#language/answers/read'
import type { Answer, FreeReading } from '#language/answers/reading'
import { claimOf, renderAnswer } from '#language/answers/render-answer'
import { readStrict } from '#language/answers/strict'
import { recent } from '#base/recent'
import { listed } from '#base/words'
import type { OfficialReading } from '#questions/benchmarks/family'
import { readResponse } from '#questions/benchmarks/judge-question'
import { familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import { soughtOf } from '#questions/kinds/sought-of'
import { sessionDomains } from '#language/english/session-domains'
import { wordingsFor } from '#language/library/wordings'
import { type Marks, marksOf, type ReaderName, type Rows, rowsOf } from './marks'

/** One reader's result for the response. */
export interface ReaderResult {
  /** The answer in words, with names in backticks; null: none was found. */
  readonly answer: string | null
  /** Number of characters of the response that were kept. */
  readonly kept: number
  /** A remark: a clean-up, an ambiguity, or why there is no answer; '' if there is none. */
  readonly note: string
}

export interface Readings {
  readonly readers: Readonly<Record<ReaderName, ReaderResult>>
  /** Whether the readers that found an answer agree, and whether every reader found one. */
  readonly agreement: 'same' | 'part'
  /** The text that the published reader parsed, if it differs from the response; only its beginning if it is long. */
  readonly parsed: { readonly text: string; readonly length: number } | null
  /** Length of the response in characters. */
  readonly length: number
  readonly rows: Rows
}

/** Maximum characters of the parsed text that are reported. */
const MAX_PARSED = 4_000

/**
 * The three readings of the response, using a person's chosen reading, if any, instead of the playground's, and the
 * first rows. Linear in the response; never throws.
 */
export function readingsOf(question: Question, text: string, reading?: Answer): Readings {
  const { readers: read, agreement, parsed, marks } = readThrice(question, text, reading)
  return { readers: read, agreement, parsed, length: text.length, rows: rowsOf(text, marks) }
}

/** Further rows, starting at an offset at which a row begins. */
export function moreRows(question: Question, text: string, from: number, line: number, reading?: Answer): Rows {
  return rowsOf(text, readThrice(question, text, reading).marks, from, line)
}

interface Thrice {
  readonly readers: Readings['readers']
  readonly agreement: Readings['agreement']
  readonly parsed: Readings['parsed']
  readonly marks: Readonly<Record<ReaderName, Marks>>
}

/** Caches the readings of the last response, since further rows of it may be requested. */
const readThrice = recent(
  1,
  (question: Question, text: string, reading: Answer | undefined) => [
    question.kind,
    question.format,
    question.question,
    question.context,
    question.judged?.problem,
    question.judged?.domain,
    text,
    sessionDomains(),
    JSON.stringify(reading),
  ],
  (question, text, reading): Thrice => {
    const official = familyOf(question).officialReading(question, text)
    const { shape } = soughtOf(question.kind, question.format)
    const strict = readStrict(shape, text)
    const own = ownReading(question, text, reading)
    const claims = [officialClaim(official, question), claimIn(strict.answer), claimIn(own.answer)]
    const nothing = { kept: new Uint8Array(text.length), supplied: [] }
    return {
      readers: {
        official: officialResult(official),
        strict: {
          answer: renderAnswerOrNull(strict.answer),
          kept: keptOf(strict.trace),
          note: strict.answer === null ? 'The whole text is not in the asked form.' : '',
        },
        ours: {
          answer: renderAnswerOrNull(own.answer),
          kept: keptOf(own.trace),
          note: own.doubt?.text ?? '',
        },
      },
      agreement: new Set(claims).size === 1 ? 'same' : 'part',
      parsed: parsedOf(official, text),
      marks: {
        official: official === null ? nothing : marksOf(text.length, official.trace),
        strict: marksOf(text.length, strict.trace),
        ours: marksOf(text.length, own.trace),
      },
    }
  },
)

function ownReading(question: Question, text: string, reading: Answer | undefined): FreeReading {
  const { judged, context } = question
  return readResponse(question, text, {
    ...(judged === null ? {} : { wordings: () => wordingsFor(judged, context) }),
    ...(reading === undefined ? {} : { reading }),
  })
}

const renderAnswerOrNull = (answer: Answer | null): string | null => (answer === null ? null : renderAnswer(answer))
const claimIn = (answer: Answer | null): string | null => (answer === null ? null : claimOf(answer).toLowerCase())

const keptOf = (trace: FreeReading['trace']): number =>
  trace.reduce((sum, { what, from, to }) => (what === 'kept' ? sum + to - from : sum), 0)

function officialResult(official: OfficialReading | null): ReaderResult {
  if (official === null) return { answer: null, kept: 0, note: 'This benchmark has no reader of its own.' }
  const { value, trace, cleaning } = official
  return {
    answer: value === null ? null : describeValue(value),
    kept: keptOf(trace),
    note: cleaning,
  }
}

/** The published reader's value, in the format of `renderAnswer`. */
function describeValue(value: NonNullable<OfficialReading['value']>): string {
  if (typeof value === 'string') return value.startsWith('(') ? `\`${value}\`` : value
  if (value.some(each => Array.isArray(each)))
    return (value as readonly (readonly string[])[])
      .map((list, i) => `${['first', 'second'][i]} list: ${renderList(list)}`)
      .join('; ')
  return renderList(value as readonly string[])
}

const renderList = (items: readonly string[]): string =>
  items.length === 0 ? 'an empty list' : listed(items.map(item => `\`${item}\``))

/** The published reader's answer in the form of `claimOf`, for comparison. */
function officialClaim(official: OfficialReading | null, question: Question): string | null {
  const value = official?.value ?? null
  if (value === null) return null
  const list = (items: readonly string[]): string => `[${items.join(' ')}]`
  if (typeof value !== 'string')
    return (
      value.some(each => Array.isArray(each))
        ? (value as readonly (readonly string[])[]).map(list).join(' ')
        : list(value as readonly string[])
    ).toLowerCase()
  // For closed answers the published reader keeps a piece of text, which is parsed here.
  if (question.format === 'gen') return value.toLowerCase()
  const { kind, format, choices } = question
  const hints = choices === undefined ? noHints : { ...noHints, choices }
  return claimIn(readAnswer(soughtOf(kind, format), value, hints).answer) ?? value.toLowerCase()
}

function parsedOf(official: OfficialReading | null, text: string): Readings['parsed'] {
  const parsed = official?.parsed ?? null
  return parsed === null || parsed === text ? null : { text: parsed.slice(0, MAX_PARSED), length: parsed.length }
}
