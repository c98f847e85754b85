// Outputs of the batch interfaces of models: a line a request, with the id that the request was given, and the answer
// of the model's interface or an error. OpenAI (chat, completions, responses; others write the same), Anthropic
// (messages) and Gemini.

import { contentText } from '../../../benchmarks/inspect-sample'
import type { Json, JsonObject } from '../../../benchmarks/json'
import { isObject, own, textOf } from '../value'
import {
  nullResponse,
  problem,
  type RecordReader,
  type Surroundings,
  type Taken,
  Tries,
} from './format'

export function openAiReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'openai-batch',
    title: 'output of an OpenAI batch',
    expects: '`custom_id` and `response.body`',
    read(value, place): Taken | undefined {
      const id = idOf(value, ['custom_id', 'key'])
      if (id === undefined) return undefined
      if (isRequest(value)) return problem(requests)
      const response = own(value, 'response')
      const error = own(value, 'error')
      if (!isObject(response))
        return error === undefined ? undefined : problem(failed(id, errorText(error)))
      const body = isObject(response.body) ? response.body : response
      const status = own(response, 'status_code')
      if (isObject(error) || (typeof status === 'number' && status >= 400))
        return problem(
          failed(
            id,
            errorText(error ?? null) || errorText(body.error ?? null) || `status ${status}`,
          ),
        )
      const said = bodyTexts(body)
      return said === undefined ? undefined : taken(id, body, said, around, tries, value, place)
    },
  }
}

export function anthropicReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'anthropic-batch',
    title: 'results of an Anthropic message batch',
    expects: '`custom_id` and `result`',
    read(value, place): Taken | undefined {
      const id = idOf(value, ['custom_id'])
      if (id === undefined) return undefined
      const result = own(value, 'result')
      if (!isObject(result)) return isRequest(value) ? problem(requests) : undefined
      const type = textOf(result.type)
      if (type === 'canceled') return problem(failed(id, 'it was canceled'))
      if (type === 'expired') return problem(failed(id, 'it expired before it was worked on'))
      if (type === 'errored') return problem(failed(id, errorText(result.error ?? null)))
      if (!isObject(result.message)) return undefined
      const said = bodyTexts(result.message)
      return said === undefined
        ? undefined
        : taken(id, result.message, said, around, tries, value, place)
    },
  }
}

const requests =
  'This is a request of a batch and not its output; drop the file of results that the batch gave.'

const failed = (id: string, why: string): string =>
  `Request ${id.slice(0, 100)} has no response: ${why.slice(0, 300).replace(/[.\s]+$/, '') || 'the interface gave an error'}.`

const isRequest = (value: JsonObject): boolean =>
  isObject(own(value, 'params')) ||
  (isObject(own(value, 'body')) && own(value, 'url') !== undefined)

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
  { texts, why }: Said,
  around: Surroundings,
  tries: Tries,
  line: JsonObject,
  place: number,
): Taken {
  const about = { id, ...(around.task === '' ? {} : { task: around.task }) }
  const model =
    textOf(body.model) || textOf(body.modelVersion) || textOf(line.model) || around.model
  return {
    records: texts.map(text => ({
      file: around.file,
      line: place,
      model,
      attempt: tries.next(about, model),
      response: text ?? '',
      recorded: null,
      about,
    })),
    problems: [],
    notes: texts.includes(null) ? [nullResponse(why)] : [],
  }
}

interface Said {
  /** One a choice of the model; null where it gave no text. */
  readonly texts: readonly (string | null)[]
  /** Why a text is null, where the answer says it. */
  readonly why: string
}

/** What a model said, in the answer of its interface; undefined where the value is no such answer. */
export function bodyTexts(body: JsonObject): Said | undefined {
  if (Array.isArray(body.choices)) {
    const choices = body.choices.filter(isObject)
    return {
      texts: choices.length === 0 ? [null] : choices.map(choiceText),
      why: textOf(choices[0]?.finish_reason),
    }
  }
  if (Array.isArray(body.output)) {
    const messages = body.output.filter(isObject).filter(({ type }) => type === 'message')
    const texts = messages.flatMap(
      ({ content }) => contentText(content) ?? refusalOf(content) ?? [],
    )
    const reason = isObject(body.incomplete_details) ? textOf(body.incomplete_details.reason) : ''
    return {
      texts: [texts.length === 0 ? null : texts.join('\n')],
      why: reason || textOf(body.status),
    }
  }
  if (Array.isArray(body.content))
    return { texts: [contentText(body.content)], why: textOf(body.stop_reason) }
  if (Array.isArray(body.candidates)) {
    const candidates = body.candidates.filter(isObject)
    return {
      texts:
        candidates.length === 0
          ? [null]
          : candidates.map(({ content }) =>
              isObject(content) ? contentText(content.parts) : null,
            ),
      why: textOf(candidates[0]?.finishReason),
    }
  }
  return undefined
}

function choiceText({ message, text }: JsonObject): string | null {
  if (!isObject(message)) return typeof text === 'string' ? text : null
  const refused = typeof message.refusal === 'string' ? message.refusal : null
  return contentText(message.content) ?? refused ?? refusalOf(message.content)
}

/** The words in which a model refused, where they stand apart from a text. */
function refusalOf(content: Json | undefined): string | null {
  if (!Array.isArray(content)) return null
  const said = content
    .filter(isObject)
    .flatMap(({ refusal }) => (typeof refusal === 'string' ? [refusal] : []))
  return said.length === 0 ? null : said.join('')
}
