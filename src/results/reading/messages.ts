// Records that hold their prompt, and perhaps their response, as a list of messages: chat transcripts, data sets of
// conversations, logged requests. They are read as records with a `prompt` and a `response`.

import type { Json, JsonObject } from '#base/json/json'
import { isObject, own, textOf } from '#base/json/value'
import { contentText } from '#questions/benchmarks/inspect-sample'
import { namesResponse } from './propose'

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

/** True for a list of messages that ends with one of the model. */
export const isTranscript = (value: Json): boolean => turnsOf(value)?.at(-1)?.isModel === true

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
