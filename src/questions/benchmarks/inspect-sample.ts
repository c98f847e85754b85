// A sample of an Inspect log: the prompt, and the model's completion. Long texts of a log are stored once, under
// `attachments`, and referenced by name.

import type { Json, JsonObject } from '#base/json/json'
import { scoreNumber } from './harness-sample'

export interface InspectSample {
  /** Fields of the benchmark's record that the log contains. */
  readonly metadata: JsonObject
  /** The question: the last user message, if there are several messages. */
  readonly question: string
  readonly choices: readonly string[] | undefined
  readonly target: string | undefined
  /** A running number over the samples, or the task's own id. */
  readonly id: string
  /** Number of the repetition, from 1. */
  readonly epoch: number
  /** Null if the model gave none. */
  readonly response: string | null
  /** Why generation ended, such as `max_tokens`, or the sample's limit; '' if the log does not say. */
  readonly ended: string
  /** The error that aborted the sample; '' if there was none. */
  readonly error: string
  /** Why a person invalidated or excluded the sample, '' for no reason; null if it counts. */
  readonly invalid: string | null
  readonly score: number | null
  /** Why its scorer gave no value (NaN), so that Inspect's metrics leave it out, '' for no reason; null if it gave one. */
  readonly unscored: string | null
  readonly model: string
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The sample; undefined if the value is not one. `isLogged`: the value is in a log's sample list, so its form is not
 * checked. `scorer`: the one with the score. Linear; never throws.
 */
export function inspectSample(value: JsonObject, isLogged = false, scorer?: string): InspectSample | undefined {
  if (value.input === undefined || value.id === undefined) return undefined
  if (!isLogged && !looksLikeSample(value)) return undefined
  const attached = attachmentsOf(value)
  const output = isObject(value.output) ? value.output : {}
  const metadata = isObject(value.metadata) ? value.metadata : {}
  const choices = Array.isArray(value.choices)
    ? value.choices.flatMap(choice => (typeof choice === 'string' ? [attached(choice)] : []))
    : []
  const completion = completionOf(output)
  return {
    metadata: Object.fromEntries(
      Object.entries(metadata).map(([key, field]) => [key, typeof field === 'string' ? attached(field) : field]),
    ),
    question: attached(questionOf(value.input)),
    choices: choices.length === 0 ? undefined : choices,
    target: typeof value.target === 'string' ? attached(value.target) : undefined,
    id: String(value.id),
    epoch: typeof value.epoch === 'number' && value.epoch >= 1 ? Math.floor(value.epoch) : 1,
    response: completion === null ? null : attached(completion),
    ended: endOf(value, output),
    error: errorOf(value.error),
    invalid: isObject(value.invalidation)
      ? typeof value.invalidation.reason === 'string'
        ? value.invalidation.reason
        : ''
      : null,
    ...scoreOf(value.scores ?? value.score, scorer),
    model: typeof output.model === 'string' ? output.model : '',
  }
}

function looksLikeSample({ output, epoch, target, scores, messages }: JsonObject): boolean {
  if (isObject(output) && (typeof output.completion === 'string' || Array.isArray(output.choices))) return true
  return typeof epoch === 'number' && (target !== undefined || scores !== undefined || messages !== undefined)
}

const ATTACHMENT = 'attachment://'

/** Resolves references to attachments; other texts are unchanged. */
function attachmentsOf(sample: JsonObject): (text: string) => string {
  const all = isObject(sample.attachments) ? sample.attachments : {}
  return text => {
    if (!text.startsWith(ATTACHMENT)) return text
    const key = text.slice(ATTACHMENT.length)
    const found = Object.hasOwn(all, key) ? all[key] : undefined
    return typeof found === 'string' ? found : (numbered(all, key) ?? text)
  }
}

/** For a sample stored in chunks: the text at a number, from lists keyed by the number of their first attachment. */
function numbered(all: JsonObject, key: string): string | undefined {
  if (!/^\d{1,9}$/.test(key)) return undefined
  const start = Object.keys(all)
    .map(Number)
    .filter(each => each <= Number(key))
    .reduce((max, each) => Math.max(max, each), 0)
  const chunk = all[start]
  const found = Array.isArray(chunk) ? (chunk[Number(key) - start] as Json) : undefined
  return typeof found === 'string' ? found : undefined
}

function questionOf(input: Json): string {
  if (!Array.isArray(input)) return typeof input === 'string' ? input : ''
  const asked = input.filter(isObject).filter(({ role }) => role === 'user')
  return contentText(asked.at(-1)?.content) ?? ''
}

/** The text of a message: its content, or the text parts of its content. */
export function contentText(content: Json | undefined): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  const texts = content.flatMap((part: Json): string[] => {
    if (typeof part === 'string') return [part]
    if (!isObject(part) || typeof part.text !== 'string') return []
    // Other parts are tool calls, pictures, and the model's reasoning.
    const isText = ['text', 'output_text', undefined].includes(part.type as string | undefined)
    return isText && part.thought !== true ? [part.text] : []
  })
  return texts.length === 0 ? null : texts.join('')
}

function completionOf(output: JsonObject): string | null {
  if (typeof output.completion === 'string' && output.completion !== '') return output.completion
  const choices = Array.isArray(output.choices) ? output.choices : []
  const first = choices[0] as Json | undefined
  const text = isObject(first) && isObject(first.message) ? contentText(first.message.content) : null
  return text ?? (choices.length > 0 ? '' : null)
}

/** The stop reason of the model's API unless it is a normal stop; else the limit of the sample that was reached. */
function endOf({ limit }: JsonObject, { choices }: JsonObject): string {
  const first = Array.isArray(choices) ? (choices[0] as Json | undefined) : undefined
  const stop = isObject(first) && typeof first.stop_reason === 'string' ? first.stop_reason : ''
  const type = isObject(limit) && typeof limit.type === 'string' ? limit.type : ''
  return (stop === '' || stop === 'stop') && type !== '' ? type : stop
}

function errorOf(error: Json | undefined): string {
  if (error === undefined || error === null || error === false) return ''
  if (typeof error === 'string') return error
  return isObject(error) && typeof error.message === 'string' ? error.message : 'an error'
}

const letters: ReadonlyMap<string, number> = new Map([
  ['C', 1],
  ['P', 0.5],
  ['I', 0],
  ['N', 0],
])

/**
 * The numeric score of the scorer, or else the first one; without any, the reason of the first score that is
 * NaN, which is read as null.
 */
function scoreOf(scores: Json | undefined, scorer: string | undefined): Pick<InspectSample, 'score' | 'unscored'> {
  if (!isObject(scores)) return { score: null, unscored: null }
  const chosen = scorer === undefined || !Object.hasOwn(scores, scorer) ? [] : [scores[scorer]!]
  const every = scores.value === undefined ? Object.values(scores) : [scores]
  const all = (scorer === undefined ? every : chosen).filter(isObject)
  for (const { value } of all) {
    const score = letters.get(String(value)) ?? scoreNumber(value)
    if (score !== null) return { score, unscored: null }
  }
  const without = all.find(({ value }) => value === null)
  return {
    score: null,
    unscored: without === undefined ? null : typeof without.reason === 'string' ? without.reason : '',
  }
}
