// The meaning of the fields of generic records: the shape of a file's records, and the mapping of their fields.

import { hashOfText } from '#base/hash'
import type { Json, JsonObject } from '#base/json/json'
import { isObject, own } from '#base/json/value'

/** The possible meanings of a field. */
export const meanings = ['response', 'id', 'question', 'context', 'task', 'model', 'attempt', 'score'] as const
export type Meaning = (typeof meanings)[number]

/**
 * Meaning → path of the field: `answer`, or names and indexes joined by dots, `choices.0.text`. A mapping is usable if
 * it names `response` and one of `id` and `question`. Plain data, stored for all files of one shape.
 */
export type Mapping = Readonly<Partial<Record<Meaning, string>>>

/** The fields of a file's records, with sample values. */
export interface Shape {
  /** Equal for all files with the same field names; the key under which a mapping is stored. */
  readonly key: string
  readonly fields: readonly ShapeField[]
  /** Present if there are more fields, which were not examined. */
  readonly isCut?: true
}

export interface ShapeField {
  readonly path: string
  /** Values in the first few records, each cut to 200 characters; '' if a record lacks the field. */
  readonly samples: readonly string[]
}

/** A proposed mapping, with its confidence. */
export interface ProposedMapping {
  readonly mapping: Mapping
  /** Why each field was chosen, in words for people. */
  readonly reasons: Readonly<Partial<Record<Meaning, string>>>
  /** True if it can be applied without confirmation. */
  readonly sure: boolean
  /** True if it is likely enough to be applied, and reported, when nobody can be asked. */
  readonly likely: boolean
}

/** True if it names the field of the response and the fields that identify the question. */
export const isComplete = ({ response, id, question }: Mapping): boolean =>
  response !== undefined && (id !== undefined || question !== undefined)

/** Maximum number of fields, of sampled records for each, and of characters of a sample. */
export const MAX_FIELDS = 120
const MAX_SAMPLES = 5
const LONGEST_SAMPLE = 200
/** Maximum depth of nested fields. */
const MAX_DEPTH = 4

/** The key of the shape for records with these fields. */
const shapeOfNames = (names: Iterable<string>): string => hashOfText([...new Set(names)].sort().join('\n'))

/** The shape of a file with these first records. */
export function shapeOf(records: readonly JsonObject[]): Shape {
  const paths = new Set<string>()
  for (const record of records) takePaths(record, '', 0, paths)
  const sampled = records.slice(0, MAX_SAMPLES)
  return {
    ...(paths.size >= MAX_FIELDS ? { isCut: true } : {}),
    key: shapeOfNames(records.flatMap(record => Object.keys(record))),
    fields: [...paths].map(path => ({
      path,
      samples: sampled.map(record => sampleOf(valueAt(record, path))),
    })),
  }
}

/**
 * Collects the paths of values that are not objects; a list of texts is one path, other lists contribute the fields of
 * their first item.
 */
function takePaths(value: JsonObject, prefix: string, depth: number, into: Set<string>): void {
  for (const [key, field] of Object.entries(value)) {
    if (into.size >= MAX_FIELDS) return
    const path = prefix === '' ? key : `${prefix}.${key}`
    const first = Array.isArray(field) ? (field[0] as Json | undefined) : undefined
    if (isObject(field) && depth < MAX_DEPTH) takePaths(field, path, depth + 1, into)
    else if (isObject(first) && depth < MAX_DEPTH) takePaths(first, `${path}.0`, depth + 1, into)
    else into.add(path)
  }
}

function sampleOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text
}

/** The value at a path; a name may contain dots. */
export function valueAt(value: Json | undefined, path: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const at = (key: string): Json | undefined =>
    Array.isArray(value)
      ? /^\d{1,6}$/.test(key)
        ? (value[Number(key)] as Json | undefined)
        : undefined
      : own(value as JsonObject, key)
  const whole = at(path)
  if (whole !== undefined) return whole
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const inner = at(path.slice(0, dot))
    const found = inner === undefined ? undefined : valueAt(inner, path.slice(dot + 1))
    if (found !== undefined) return found
  }
  return undefined
}
