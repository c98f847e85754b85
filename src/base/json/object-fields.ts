// An object that is read field by field.

import type { Item } from './items'
import type { Json, JsonObject } from './json'
import { isObject, objectOf } from './value'

/** Fields whose list holds the records of a file. */
export const listFields = new Set(
  'samples records data rows items results instances examples questions request_states'.split(' '),
)
/** Fields of logs that are large and of no use here. */
export const droppedFields = new Set(['events', 'store', 'messages', 'model_usage', 'reductions', 'timelines'])
/** Where a list of records opens within an object: up to its bracket. */
export const listOpening = new RegExp(`"(${[...listFields].join('|')})"\\s{0,50}:\\s{0,50}\\[(?=\\s{0,200}\\{)`)

/** Is an object one that holds a list of records? */
export const readsItemByItem = (value: JsonObject): boolean =>
  Object.entries(value).some(
    ([key, field]) => listFields.has(key) && Array.isArray(field) && isObject(field[0] as Json | undefined),
  )

export class ObjectFields {
  private readonly fields: [string, Json][] = []
  /** The line on which it begins, and how far it is indented. */
  readonly line: number
  readonly column: number
  /** The size of the kept fields. */
  bytes = 0
  /** True if it contained a list of records, which were emitted at once. */
  hadList = false
  /** A part of it is no JSON, so that it is no record. */
  isFaulty = false
  /** Its end cannot be known: only the lists of records in it are read. */
  isLost = false

  constructor(line: number, column: number) {
    this.line = line
    this.column = column
  }

  take(key: string, value: Json, size: number): Item {
    this.bytes += size
    this.fields.push([key, value])
    return { kind: 'field', key, value }
  }

  /** The whole object. */
  value(): JsonObject {
    return objectOf(this.fields)
  }
}
