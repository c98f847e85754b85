// Records that hold their prompt, and perhaps their response, as a list of messages: chat transcripts, data sets of
// conversations, logged requests; and answers of a model's API. They are read as records with a `prompt` and a
// `response`.

import type { Json, JsonObject } from '#base/json/json'
import { isObject, objectOf, own, textOf } from '#base/json/value'
import { contentText } from '#questions/benchmarks/inspect-sample'
import { bodyTexts } from './formats/batch'
import { namesResponse } from './propose'
import type { Wrapped } from './wrapped'

interface Turn {
  readonly isModel: boolean
  readonly text: string
}

/** Fields with messages, and fields with an object that has such a field. */
const LISTS = ['messages', 'conversations', 'conversation', 'prompt', 'input', 'chat', 'turns', 'contents']
const AROUND = ['request', 'input', 'body', 'params', 'kwargs']
const MODEL = /^(?:assistant|model|gpt|chatgpt|bot|ai)$/i
const OTHERS = /^(?:system|developer|user|human|tool|function)$/i

/** The record with its messages as texts; undefined if it has none. Linear; never throws. */
export function fromMessages(value: JsonObject): JsonObject | undefined {
  const turns = turnsIn(value) ?? firstOf(AROUND, key => turnsIn(own(value, key)))
  if (turns === undefined) return undefined
  const last = turns.at(-1)!
  const asked = last.isModel ? turns.slice(0, -1) : turns
  const prompt = asked.map(({ text }) => text).join('\n\n')
  const isAnswered = Object.entries(value).some(([key, field]) => namesResponse(key) && field !== null)
  return {
    ...value,
    ...(prompt === '' || typeof own(value, 'prompt') === 'string' ? {} : { prompt }),
    ...(!last.isModel || isAnswered ? {} : { response: last.text }),
  }
}

/** True for a list of messages that ends with one of the model, after one of somebody else. */
export function isTranscript(value: Json): boolean {
  const turns = turnsOf(value)
  return turns?.at(-1)?.isModel === true && turns.some(({ isModel }) => !isModel)
}

/** True for an object that may be a message of a transcript. */
export const isMessage = (value: Json): boolean => turnOf(value) !== undefined

/** True for a message of a model, and for values that hold such messages as APIs return them. */
export function isAnswer(value: JsonObject): boolean {
  const first = (key: string): JsonObject => {
    const list = own(value, key)
    const item = Array.isArray(list) ? (list[0] as Json | undefined) : undefined
    return isObject(item) ? item : {}
  }
  const [role, content, output] = [own(value, 'role'), own(value, 'content'), own(value, 'output')]
  return (
    (role === 'assistant' && content !== undefined) ||
    (role === undefined && typeof first('content').type === 'string' && contentText(content) !== null) ||
    isObject(first('choices').message) ||
    (Array.isArray(output) && output.some(item => isObject(item) && item.type === 'message')) ||
    isObject(first('candidates').content)
  )
}

/** Ids that an API gives to its answers: they name no question. */
const OF_API = /^(?:chatcmpl|cmpl|msg|resp|gen)[-_]/

/**
 * The record that a value holds as messages or as the answer of an API, or why an answer cannot be used; undefined for
 * other values. Linear; never throws.
 */
export function spoken(given: Json): Wrapped | undefined {
  const value = isTranscript(given) ? { messages: given } : given
  if (!isObject(value)) return undefined
  const asked = fromMessages(value)
  if (!isAnswer(value)) return asked && { records: [asked] }
  const { id, ...rest } = asked ?? value
  const prompt = textOf(own(rest, 'prompt')) || textOf(own(rest, 'input'))
  const isNamed = id !== undefined && !OF_API.test(String(id))
  const names = Object.keys(rest).some(key => /question|(?:custom|doc|record|problem|instance|example)_?id$/i.test(key))
  if (prompt === '' && !isNamed && !names) return { records: [], problem: UNNAMED }
  const texts = bodyTexts(value)?.map(({ text }) => text) ?? [contentText(own(value, 'content'))]
  const response = texts.length === 1 ? texts[0]! : texts
  // The rest of the answer is left out: its fields have names that mean something else in a record.
  const record = objectOf(Object.entries(rest).filter(([key]) => !BODY.has(key)) as [string, Json][])
  return {
    records: [
      {
        ...record,
        ...(isNamed ? { id } : {}),
        ...(prompt === '' ? {} : { prompt }),
        ...{ response, finish_reason: endOf(value) },
      },
    ],
  }
}

const BODY = new Set(['choices', 'output', 'content', 'contents', 'candidates', 'messages', 'role', 'type', 'usage'])

/** Why the model ended, in the words of its API. */
function endOf(value: JsonObject): string {
  const list = own(value, 'choices') ?? own(value, 'candidates')
  const first = Array.isArray(list) ? (list[0] as Json | undefined) : undefined
  const from = isObject(first) ? first : value
  return textOf(own(from, 'finish_reason')) || textOf(own(from, 'finishReason')) || textOf(own(from, 'stop_reason'))
}

const UNNAMED =
  'This is an answer of a model’s API, which names neither its prompt nor its question. Write one of them next to it, in a field `prompt` or `id`; or paste it in One response, where the question in front is asked about.'

function turnsIn(value: Json | undefined): readonly Turn[] | undefined {
  return isObject(value) ? firstOf(LISTS, key => turnsOf(own(value, key))) : undefined
}

function turnsOf(value: Json | undefined): readonly Turn[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const turns = value.map(turnOf)
  return turns.every(turn => turn !== undefined) ? turns : undefined
}

function turnOf(value: Json): Turn | undefined {
  if (!isObject(value)) return undefined
  const role = textOf(own(value, 'role')) || textOf(own(value, 'from'))
  const isModel = MODEL.test(role)
  if (!isModel && !OTHERS.test(role)) return undefined
  const text = firstOf(['content', 'value', 'text', 'parts'], key => contentText(own(value, key)) ?? undefined)
  return { isModel, text: text ?? '' }
}

function firstOf<T>(keys: readonly string[], find: (key: string) => T | undefined): T | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found !== undefined) return found
  }
  return undefined
}
