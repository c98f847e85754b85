// An object that is read field by field.

import type { Json, JsonObject } from '#questions/benchmarks/json'
import { decoded, type Item } from './items'
import { isObject, objectOf, parseValue } from './value'

/** Fields whose list holds the records of a file. */
export const listFields = new Set(
  'samples records data rows items results instances examples questions request_states'.split(' '),
)
/** Fields of logs that are large and of no use here. */
export const droppedFields = new Set(['events', 'store', 'messages', 'model_usage', 'reductions', 'timelines'])
/** Is an object one that holds a list of records? */
export const readsItemByItem = (value: JsonObject): boolean =>
  Object.entries(value).some(
    ([key, field]) => listFields.has(key) && Array.isArray(field) && isObject(field[0] as Json | undefined),
  )

export class ObjectFields {
  private readonly fields: [string, Json][] = []
  /** The size of the kept fields. */
  bytes = 0
  /** True if it contained a list of records, which were emitted at once. */
  hadList = false

  /** A field, or its fault. */
  take(key: string, text: Uint8Array, line: number): Item {
    const read = parseValue(decoded(text))
    if (read.kind === 'bad') {
      const message = `The field \`${key}\` in line ${line} is not JSON: ${read.message}.`
      return { kind: 'fault', place: 0, message }
    }
    this.bytes += text.length
    this.fields.push([key, read.value])
    return { kind: 'field', key, value: read.value }
  }

  /** The whole object. */
  value(place: number): Item {
    return { kind: 'value', value: objectOf(this.fields), place, size: this.bytes }
  }
}
