// Recognises pasted or dropped text that consists of a few records of a result file rather than a response.

import type { Json } from '#base/json/json'
import { isObject, parseValue, textOf } from '#base/json/value'
import { contentText } from '#questions/benchmarks/inspect-sample'
import type { Question } from '#questions/kinds/question'
import { QuestionIndex } from './questions'
import { readResults } from '#results/reading/read'
import { bodyTexts } from '#results/reading/formats/batch'
import type { FormatCode } from '#results/reading/formats/format'
import { isComplete, type Mapping } from '#results/reading/mapping'
import { namesResponse } from '#results/reading/propose'
import { isAnswer, spoken } from '#results/reading/messages'
import { survey } from '#results/reading/survey'
import type { ByteSource } from '#results/reading/source'
import type { About } from './record'

/** One response of the text. Plain data. */
export interface PastedResponse {
  readonly response: string
  readonly model: string
  readonly attempt: number
  /** The harness's own score; null if there is none. */
  readonly recorded: number | null
  /** The question contained in the record; null if there is none. */
  readonly question: Question | null
  /** Other data about its question, used to find it among the questions of open files. */
  readonly about: Omit<About, 'record' | 'carried'>
  /** Why the question in the record is unusable; '' if it is usable, or there is none. */
  readonly problem: string
  /** What the model was given; '' if the record does not hold it. */
  readonly prompt: string
}

export interface PastedRecords {
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  readonly responses: readonly PastedResponse[]
  /** False if the text may be a response as a whole: it is a record only if its prompt is that of a known question. */
  readonly isSure: boolean
  /** The fields that were taken as prompt and response, if they had to be chosen by their names; '' for others. */
  readonly fields: { readonly prompt: string; readonly response: string }
  /** True if there are more responses than were read. */
  readonly hasMore: boolean
  /** One sentence for each item that could not be read. */
  readonly problems: readonly string[]
}

/** Maximum number of responses read from one text; more should be scored as a run. */
const MAX_RESPONSES = 20
/**
 * Formats with records that are recognised by their own fields. Generic records are accepted if their mapping is
 * complete.
 */
const known: ReadonlySet<FormatCode> = new Set([
  'lm-eval',
  'inspect',
  'openai-batch',
  'anthropic-batch',
  'planground',
  'promptfoo',
  'helm',
  'openai-evals',
])

/** The responses in the text; null if it is not a record but ordinary text. Never throws. */
export async function recordsIn(name: string, text: string): Promise<PastedRecords | null> {
  if (!/^\ufeff?\s*[[{]/.test(text)) return null
  try {
    const whole = wholeOf(text)
    const answer = whole === undefined ? undefined : answerOf(whole)
    if (answer !== undefined) return answer
    const source = sourceOf(name, text)
    const { format, title, proposed } = await survey(source)
    const certain = proposed !== null && !isComplete(proposed.mapping) ? promptMapping(whole) : undefined
    const mapping = certain ?? (format === 'records' && proposed !== null ? proposed.mapping : undefined)
    if (!known.has(format) && format !== 'records') return null
    if (mapping !== undefined && !isComplete(mapping)) return null
    const read = await responsesIn(source, mapping)
    const isSure = proposed === null || proposed.sure || certain !== undefined
    // A record without a prompt is taken for one only if its fields leave no doubt.
    if (read.responses.length === 0 || (!isSure && read.responses[0]!.prompt === '')) return null
    const named = (path = ''): string => (text.includes(`"${path.split('.')[0]}"`) ? path : '')
    return { title, ...read, isSure, fields: { prompt: named(mapping?.question), response: named(mapping?.response) } }
  } catch {
    // A text that only looks like a record is a response that begins with a bracket.
    return null
  }
}

/** Maximum number of characters of a text that is parsed as one value. */
const MAX_WHOLE = 2_000_000

/** The text as one JSON value; undefined if it is none, or too long. */
function wholeOf(text: string): Json | undefined {
  if (text.length > MAX_WHOLE) return undefined
  const read = parseValue(text.replace(/^\ufeff/, ''))
  return read.kind === 'value' ? read.value : undefined
}

/** The mapping of records with a `prompt`, however short it is, and a field for responses. */
function promptMapping(value: Json | undefined): Mapping | undefined {
  const first = Array.isArray(value) ? (value[0] as Json | undefined) : value
  if (!isObject(first) || textOf(first.prompt) === '') return undefined
  const response = Object.keys(first).find(namesResponse)
  return response === undefined ? undefined : { question: 'prompt', response }
}

/** The answer of a model's API without its prompt, which names no question; undefined for other values. */
function answerOf(value: Json): PastedRecords | undefined {
  if (!isObject(value) || !isAnswer(value) || textOf(spoken(value)?.records[0]?.prompt) !== '') return undefined
  const texts = bodyTexts(value) ?? [{ text: contentText(value.content) }]
  const responses = texts.flatMap(({ text }, i) =>
    text === null ? [] : [{ response: text, model: textOf(value.model), attempt: i + 1, ...unnamed }],
  )
  return responses.length === 0 ? undefined : { title: API_ANSWER, responses, ...whole }
}

const API_ANSWER = 'the answer of a model’s API'
const unnamed = { recorded: null, question: null, about: {}, problem: '', prompt: '' }
const whole = { isSure: true, fields: { prompt: '', response: '' }, hasMore: false, problems: [] }

type Responses = Pick<PastedRecords, 'responses' | 'hasMore' | 'problems'>

async function responsesIn(source: ByteSource, mapping: Mapping | undefined): Promise<Responses> {
  const index = new QuestionIndex()
  const responses: PastedResponse[] = []
  const problems: string[] = []
  for await (const event of readResults([source], mapping === undefined ? {} : { mapping: () => mapping })) {
    if (event.kind === 'issue' && event.issue.isNote !== true) problems.push(event.issue.message)
    if (event.kind === 'questions') index.add(event.questions)
    if (event.kind !== 'record') continue
    if (responses.length === MAX_RESPONSES) return { responses, hasMore: true, problems }
    const { response, model, attempt, recorded, about } = event.record
    const { record, carried: _, ...rest } = about
    const found = index.find(about)
    const question = 'problem' in found ? null : found.question
    const problem = record !== undefined && 'problem' in found ? found.problem : ''
    const asked = [about.context, about.question].filter(Boolean).join('\n\n')
    const prompt =
      about.prompt ?? (asked === '' && question !== null ? `${question.context}\n\n${question.question}` : asked)
    responses.push({ response, model, attempt, recorded, question, about: rest, problem, prompt })
  }
  return { responses, hasMore: false, problems }
}

/** The question of the record; or a message about what was searched for and how to fix it. */
export function findAmong(
  about: PastedResponse['about'],
  questions: readonly Question[],
): { readonly key: string } | { readonly problem: string } {
  const index = new QuestionIndex()
  index.add(questions)
  const found = index.find(about)
  return 'problem' in found ? found : { key: found.question.key }
}

/** A source of the bytes of a text. */
function sourceOf(name: string, text: string): ByteSource {
  const bytes = new TextEncoder().encode(text)
  return {
    name,
    size: bytes.length,
    async *stream() {
      yield bytes
    },
    read: async (from, to) => bytes.subarray(from, to),
  }
}
