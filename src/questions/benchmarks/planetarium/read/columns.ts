// Columns of the published rows and of tables of model outputs, and the meaning of their cells. JSON, CSV and databases
// each write numbers and flags differently.

import type { JsonObject } from '#base/json/json'

/** In the order of the published data; `id` first, if present. */
export const rowColumns = [
  'id',
  'name',
  'domain',
  'init',
  'goal',
  'num_objects',
  'problem_pddl',
  'natural_language',
  'init_is_abstract',
  'init_num_propositions',
  'goal_is_abstract',
  'goal_num_propositions',
  'is_placeholder',
] as const

/** Columns with model responses; the first one present is used. */
export const responseColumns = [
  'output',
  'response',
  'llm_output',
  'model_output',
  'raw_output',
  'completion',
  'generation',
  'prediction',
  'llm_raw_response',
] as const

/** Columns about the model or the evaluation of its answer. */
const resultColumns: ReadonlySet<string> = new Set([
  ...responseColumns,
  ...['model_name', 'model', 'engine', 'config', 'parseable', 'valid', 'equivalent', 'solvable'],
])

export const isOfResult = (column: string): boolean => resultColumns.has(column)

/** An own field of the record; undefined if there is none. */
export const cell = (fields: Readonly<Record<string, unknown>>, column: string): unknown =>
  Object.hasOwn(fields, column) ? fields[column] : undefined

/** The text in the first of these columns that contains one; '' if none does. */
export function textIn(fields: Readonly<Record<string, unknown>>, ...columns: string[]): string {
  for (const column of columns) {
    const found = cell(fields, column)
    if (typeof found === 'string' && found !== '') return found
  }
  return ''
}

/** True for `1`, `"1"`, `1.0`, `true`, `"True"`, false for their opposites; null for anything else. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value === 1 ? true : value === 0 ? false : null
  if (typeof value !== 'string') return null
  const word = value.trim().toLowerCase()
  if (/^(?:true|t|yes|1(?:\.0+)?)$/.test(word)) return true
  return /^(?:false|f|no|0(?:\.0+)?)$/.test(word) ? false : null
}

/** Ids are 64-bit integers, stored as text whatever their source. A table may prefix them with `#`. */
export function idText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim().replace(/^'?#?(?=-?\d+$)/, '') : ''
}

/**
 * The id of a row; without one, its name and the two flags of abstraction, which together are unique in the published
 * data, while names are not. '' if there is neither.
 */
export function rowId(fields: JsonObject | Readonly<Record<string, unknown>>): string {
  const id = idText(cell(fields, 'id')) || idText(cell(fields, 'problem_id'))
  return id === '' ? nameId(fields) : id
}

/** The alternative key of a row: `NAME:abstract-explicit`; '' if the name or a flag is missing. */
export function nameId(fields: Readonly<Record<string, unknown>>): string {
  const name = textIn(fields, 'name')
  const flags = ['init_is_abstract', 'goal_is_abstract'].map(column => flagOf(cell(fields, column)))
  if (name === '' || flags.includes(null)) return name
  return `${name}:${flags.map(isAbstract => (isAbstract ? 'abstract' : 'explicit')).join('-')}`
}
