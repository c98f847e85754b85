// An object with fields that are read one by one.

import type { Item } from './items'
import type { Json, JsonObject } from './json'
import { isObject, objectOf } from './value'

/** Fields with a list of a file's records. */
export const listFields = new Set(
  'samples records data rows items results instances examples questions request_states'.split(' '),
)
/** Fields of logs that are large and not used. */
export const droppedFields = new Set(['events', 'store', 'model_usage', 'reductions', 'timelines'])
/** The beginning of a list of records within an object, up to its bracket. */
export const listOpening = new RegExp(`"(${[...listFields].join('|')})"\\s{0,50}:\\s{0,50}\\[(?=\\s{0,200}\\{)`)

/** True if the object contains a list of records. */
export const readsItemByItem = (value: JsonObject): boolean =>
  Object.entries(value).some(
    ([key, field]) => listFields.has(key) && Array.isArray(field) && isObject(field[0] as Json | undefined),
  )

export class ObjectFields {
  private readonly fields: [string, Json][] = []
  /** The line on which the object begins, and its indentation. */
  readonly line: number
  readonly column: number
  /** The size of the kept fields. */
  bytes = 0
  /** True if it contained a list of records, which were emitted at once. */
  hadList = false
  /** True if some of the object is invalid JSON, so that it is not a record. */
  isFaulty = false
  /** True if the end of the object cannot be determined: only its lists of records are read. */
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
