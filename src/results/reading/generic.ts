// Records of no known format: a mapping states the meaning of their fields.

import { shorten } from '#base/words'
import { isKindCode } from '#questions/kinds/codes'
import type { Json, JsonObject } from '#base/json/json'
import { scoreNumber } from '#questions/benchmarks/harness-sample'
import { contentText } from '#questions/benchmarks/inspect-sample'
import type { About } from '#results/scoring/record'
import { bodyTexts } from './formats/batch'
import {
  emptyNotes,
  endWordOf,
  problem,
  type RecordReader,
  responseOf,
  type MessageText,
  messageText,
  type Surroundings,
  type ReadValue,
  Tries,
} from './formats/format'
import { type Mapping, valueAt } from './mapping'
import { isObject, objectOf, textOf } from '#base/json/value'

export interface GenericOptions {
  readonly mapping: Mapping
  readonly isTable: boolean
  /** True if this file counts attempts from 0. */
  readonly fromZero: boolean
}

export function genericReader(around: Surroundings, { mapping, isTable, fromZero }: GenericOptions): RecordReader {
  const tries = new Tries()
  const path = mapping.response ?? 'response'
  return {
    format: isTable ? 'table' : 'records',
    title: isTable ? 'a table of responses' : 'records of responses',
    expects: `\`${path}\``,
    read(value, place): ReadValue {
      const found = valueAt(value, path)
      if (found === undefined)
        return problem(
          `This record has no field \`${path}\`, which holds the responses of this file; it has ${fieldsOf(value)}.`,
        )
      const texts = responsesIn(found, endWordOf(value) || siblingEndWord(value, path))
      if (texts === undefined)
        return problem(`The field \`${path}\` of this record holds no text that could be a response.`)
      const about = aboutOf(value, mapping, around)
      if (about === undefined)
        return problem(
          `This record does not say which question it answers: ${missing(mapping)}. Name its field in the mapping.`,
        )
      const model = at(value, mapping.model) || around.model
      const written = mapping.attempt === undefined ? Number.NaN : Number(at(value, mapping.attempt) || Number.NaN)
      const first =
        Number.isInteger(written) && written + (fromZero ? 1 : 0) >= 1 ? written + (fromZero ? 1 : 0) : undefined
      const recorded = mapping.score === undefined ? null : scoreNumber(valueAt(value, mapping.score))
      return {
        records: texts.map((text, i) => ({
          file: around.file,
          line: place,
          model,
          attempt: first === undefined || texts.length > 1 ? tries.next(about, model) : first + i,
          ...responseOf(text),
          recorded: texts.length === 1 ? recorded : null,
          about,
        })),
        problems: [],
        notes: emptyNotes(texts),
      }
    },
  }
}

/** A field as text; '' if there is none. */
function at(value: JsonObject, path: string | undefined): string {
  const found = path === undefined ? undefined : valueAt(value, path)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : ''
}

/** The finish reason next to a response that is nested in other fields. */
function siblingEndWord(value: JsonObject, path: string): string {
  const at = path.lastIndexOf('.')
  const around = at < 0 ? undefined : valueAt(value, path.slice(0, at))
  return isObject(around) ? endWordOf(around) : ''
}

/** The responses in a field: one text, several, or the answer of a model's API. */
function responsesIn(value: Json, word: string): readonly MessageText[] | undefined {
  if (value === null) return [messageText(null, word)]
  if (typeof value === 'string') return [messageText(value, word)]
  if (typeof value === 'number' || typeof value === 'boolean') return [messageText(String(value), word)]
  if (isObject(value)) {
    const text = contentText(value.content) ?? (typeof value.text === 'string' ? value.text : null)
    return bodyTexts(value) ?? (text === null ? undefined : [messageText(text, endWordOf(value) || word)])
  }
  if (!Array.isArray(value) || value.length === 0) return undefined
  const each = value.map((item: Json) => (Array.isArray(item) && item.length === 1 ? (item[0] as Json) : item))
  const texts = each.map(item => (Array.isArray(item) ? undefined : responsesIn(item, word)?.[0]))
  return texts.every(text => text !== undefined) ? texts : undefined
}

function aboutOf(value: JsonObject, mapping: Mapping, around: Surroundings): About | undefined {
  // Tables of questions prefix ids with `#`, so that spreadsheets do not round them.
  const id = at(value, mapping.id).replace(/^#(?=-?\d+$)/, '')
  const question = at(value, mapping.question)
  const context = at(value, mapping.context)
  const kind = isKindCode(value.kind) ? value.kind : undefined
  const format = textOf(value.format)
  const task =
    at(value, mapping.task) ||
    (kind !== undefined && ['gen', 'bool', 'mcq'].includes(format) ? `acp_${kind}_${format}` : around.task)
  const record = [value, value.doc, value.record, value.question].find(
    (each): each is JsonObject => isObject(each) && asks(each),
  )
  if (id === '' && question === '' && record === undefined) return undefined
  return {
    ...(record === undefined ? {} : { record: record === value ? askedBy(value, mapping) : record }),
    ...(id === '' ? {} : { id }),
    ...(context === '' ? {} : { context }),
    ...(question === '' ? {} : { question }),
    ...(task === '' ? {} : { task }),
  }
}

/** The record without the fields that depend on the response: equal for all responses to one question. */
function askedBy(value: JsonObject, { response, model, attempt, score }: Mapping): JsonObject {
  const names = new Set([response, model, attempt, score])
  return objectOf(
    Object.entries(value).flatMap(([key, field]) =>
      names.has(key) || field === undefined ? [] : [[key, field] as const],
    ),
  )
}

/** True if an object contains a question of a benchmark. */
export const asks = (value: JsonObject): boolean =>
  typeof value.group === 'string' && typeof value.context === 'string' && typeof value.question === 'string'

function missing({ id, question }: Mapping): string {
  const named = [id, question].filter(path => path !== undefined).map(path => `\`${path}\``)
  return named.length === 0
    ? 'no field of an id or a question is known'
    : `${named.join(' and ')} ${named.length === 1 ? 'is' : 'are'} empty`
}

export function fieldsOf(value: JsonObject): string {
  const keys = Object.keys(value)
  if (keys.length === 0) return 'no fields at all'
  const shown = keys.slice(0, 8).map(key => `\`${shorten(key, 40)}\``)
  return `${shown.join(', ')}${keys.length > 8 ? ` and ${keys.length - 8} more` : ''}`
}
