// Which field of a generic record means what: the shape of a file's records, and the mapping of their fields.

import { hashOfText } from '#base/hash'
import type { Json, JsonObject } from '#base/json/json'
import { isObject, own } from '#base/json/value'

/** What a field can mean. */
export const meanings = ['response', 'id', 'question', 'context', 'task', 'model', 'attempt', 'score'] as const
export type Meaning = (typeof meanings)[number]

/**
 * Meaning → path of the field: `answer`, or names and places joined by dots, `choices.0.text`. A mapping is of use where
 * it names `response` and one of `id` and `question`. Plain data: it is kept for files of one shape.
 */
export type Mapping = Readonly<Partial<Record<Meaning, string>>>

/** The fields of a file's records, with the contents of the first ones. */
export interface Shape {
  /** The same for all files with fields of the same names: what a kept mapping is found by. */
  readonly key: string
  readonly fields: readonly ShapeField[]
  /** True if there are more, which are not examined. */
  readonly isCut?: true
}

export interface ShapeField {
  readonly path: string
  /** Of the first few records, '' if a record lacks it; each cut to 200 characters. */
  readonly samples: readonly string[]
}

/** A mapping with how sure it is. */
export interface ProposedMapping {
  readonly mapping: Mapping
  /** Why each field was chosen, in words for people. */
  readonly reasons: Readonly<Partial<Record<Meaning, string>>>
  /** Is it sure enough to be applied without being looked at? */
  readonly sure: boolean
  /** Likely enough to be applied, and stated, where nobody can be asked? */
  readonly likely: boolean
}

/** True if it names the field of the response and the fields that identify the question. */
export const isComplete = ({ response, id, question }: Mapping): boolean =>
  response !== undefined && (id !== undefined || question !== undefined)

/** Fields shown, records sampled for each, and characters of a sample. */
export const MAX_FIELDS = 120
const MAX_SAMPLES = 5
const LONGEST_SAMPLE = 200
/** Fields within fields are examined this deep. */
const MAX_DEPTH = 4

/** The name of the shape that records with these fields have. */
const shapeOfNames = (names: Iterable<string>): string => hashOfText([...new Set(names)].sort().join('\n'))

/** The shape of a file whose first records these are. */
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

/** Paths of what is no object: of lists, themselves where they hold texts, and the fields of their first item. */
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
