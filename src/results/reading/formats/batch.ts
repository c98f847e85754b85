// Outputs of batch APIs of models, one line per request: the request's id, and the API's answer or an error. Covers
// OpenAI (chat, completions, responses, and compatible APIs), Anthropic (messages) and Gemini.

import { shorten } from '#base/words'
import { contentText } from '#questions/benchmarks/inspect-sample'
import type { Json, JsonObject } from '#base/json/json'
import { isObject, own, textOf } from '#base/json/value'
import {
  emptyNotes,
  problem,
  type RecordReader,
  responseOf,
  type MessageText,
  messageText,
  type Surroundings,
  type ReadValue,
  Tries,
} from './format'

export function openAiReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'openai-batch',
    title: 'output of an OpenAI batch',
    expects: '`custom_id` and `response.body`',
    read(value, place): ReadValue | undefined {
      const id = idOf(value, ['custom_id', 'key'])
      if (id === undefined) return undefined
      if (isRequest(value)) return problem(requests)
      const response = own(value, 'response')
      const error = own(value, 'error')
      if (!isObject(response)) return error === undefined ? undefined : problem(failed(id, errorText(error)))
      const body = isObject(response.body) ? response.body : response
      const status = own(response, 'status_code')
      if (isObject(error) || (typeof status === 'number' && status >= 400))
        return problem(failed(id, errorText(error ?? null) || errorText(body.error ?? null) || `status ${status}`))
      const messageTexts = bodyTexts(body)
      return messageTexts === undefined ? undefined : taken(id, body, messageTexts, around, tries, value, place)
    },
  }
}

export function anthropicReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'anthropic-batch',
    title: 'results of an Anthropic message batch',
    expects: '`custom_id` and `result`',
    read(value, place): ReadValue | undefined {
      const id = idOf(value, ['custom_id'])
      if (id === undefined) return undefined
      const result = own(value, 'result')
      if (!isObject(result)) return isRequest(value) ? problem(requests) : undefined
      const type = textOf(result.type)
      if (type === 'canceled') return problem(failed(id, 'it was canceled'))
      if (type === 'expired') return problem(failed(id, 'it expired before it was worked on'))
      if (type === 'errored') return problem(failed(id, errorText(result.error ?? null)))
      if (!isObject(result.message)) return undefined
      const messageTexts = bodyTexts(result.message)
      return messageTexts === undefined
        ? undefined
        : taken(id, result.message, messageTexts, around, tries, value, place)
    },
  }
}

const requests = 'This is a request of a batch and not its output; drop the file of results that the batch gave.'

const failed = (id: string, why: string): string =>
  `Request ${shorten(id, 100)} has no response: ${shorten(why, 300).replace(/[.\s]+$/, '') || 'the interface gave an error'}.`

const isRequest = (value: JsonObject): boolean =>
  isObject(own(value, 'params')) || (isObject(own(value, 'body')) && own(value, 'url') !== undefined)

function idOf(value: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const id = own(value, name)
    if (typeof id === 'string' || typeof id === 'number') return String(id)
  }
  return undefined
}

function errorText(error: Json): string {
  if (typeof error === 'string') return error
  if (!isObject(error)) return ''
  if (error.error !== undefined) return errorText(error.error)
  const kind = textOf(error.code) || textOf(error.type)
  return [kind, textOf(error.message)].filter(text => text !== '').join(': ')
}

function taken(
  id: string,
  body: JsonObject,
  texts: readonly MessageText[],
  around: Surroundings,
  tries: Tries,
  line: JsonObject,
  place: number,
): ReadValue {
  const about = { id, ...(around.task === '' ? {} : { task: around.task }) }
  const model = textOf(body.model) || textOf(body.modelVersion) || textOf(line.model) || around.model
  return {
    records: texts.map(text => ({
      file: around.file,
      line: place,
      model,
      attempt: tries.next(about, model),
      ...responseOf(text),
      recorded: null,
      about,
    })),
    problems: [],
    notes: emptyNotes(texts),
  }
}

/** The texts in an API's answer, one for each choice; undefined if the value is no such answer. */
export function bodyTexts(body: JsonObject): readonly MessageText[] | undefined {
  if (Array.isArray(body.choices)) {
    const choices = body.choices.filter(isObject)
    return choices.length === 0 ? [messageText(null)] : choices.map(choiceText)
  }
  if (Array.isArray(body.output)) return [outputText(body, body.output)]
  if (Array.isArray(body.content)) return [messageText(contentText(body.content), textOf(body.stop_reason))]
  if (Array.isArray(body.candidates)) {
    const candidates = body.candidates.filter(isObject)
    return candidates.length === 0
      ? [blocked(body)]
      : candidates.map(({ content, finishReason }) =>
          messageText(isObject(content) ? contentText(content.parts) : null, textOf(finishReason)),
        )
  }
  return isObject(body.promptFeedback) ? [blocked(body)] : undefined
}

/** Gemini returns no candidates if it refuses the prompt. */
const blocked = ({ promptFeedback }: JsonObject): MessageText =>
  messageText(null, isObject(promptFeedback) ? textOf(promptFeedback.blockReason) : '')

/** For the Responses API: the texts of all messages, joined. */
function outputText(body: JsonObject, output: readonly Json[]): MessageText {
  const items = output.filter(isObject)
  const texts = items
    .filter(({ type }) => type === 'message')
    .flatMap(({ content }) => contentText(content) ?? refusalOf(content) ?? [])
  const details = isObject(body.incomplete_details) ? textOf(body.incomplete_details.reason) : ''
  const call = items.find(({ type }) => textOf(type).endsWith('_call'))
  const refused = items.some(({ content }) => refusalOf(content) !== null) ? 'refusal' : ''
  return messageText(
    texts.length === 0 ? null : texts.join('\n'),
    details || refused || textOf(call?.type) || textOf(body.status),
  )
}

function choiceText({ message, text, finish_reason }: JsonObject): MessageText {
  const word = textOf(finish_reason)
  if (!isObject(message)) return messageText(typeof text === 'string' ? text : null, word)
  const refused = typeof message.refusal === 'string' ? message.refusal : refusalOf(message.content)
  const wording = contentText(message.content)
  return wording === null && refused !== null ? messageText(refused, 'refusal') : messageText(wording, word)
}

/** The text of a refusal, if it is given in a field of its own. */
function refusalOf(content: Json | undefined): string | null {
  if (!Array.isArray(content)) return null
  const sentences = content.filter(isObject).flatMap(({ refusal }) => (typeof refusal === 'string' ? [refusal] : []))
  return sentences.length === 0 ? null : sentences.join('')
}
