// Columns of the published rows, of tables of models' outputs, and what their cells mean. JSON, CSV and databases write
// numbers and flags each in their own way.

import type { JsonObject } from '#base/json/json'

/** In the order of the published data; `id` first, where it is. */
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

/** What models answered, the first that a record has. */
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

/** Columns that state what became of a model's answer, or which model it was. */
const resultColumns: ReadonlySet<string> = new Set([
  ...responseColumns,
  ...['model_name', 'model', 'engine', 'config', 'parseable', 'valid', 'equivalent', 'solvable'],
])

export const isOfResult = (column: string): boolean => resultColumns.has(column)

/** A cell of the record's own; undefined if it has none. */
export const cell = (fields: Readonly<Record<string, unknown>>, column: string): unknown =>
  Object.hasOwn(fields, column) ? fields[column] : undefined

/** The first column of these that holds a text; '' if none does. */
export function textIn(fields: Readonly<Record<string, unknown>>, ...columns: string[]): string {
  for (const column of columns) {
    const found = cell(fields, column)
    if (typeof found === 'string' && found !== '') return found
  }
  return ''
}

/** `1`, `"1"`, `1.0`, `true`, `"True"` and their opposites; null of everything else. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value === 1 ? true : value === 0 ? false : null
  if (typeof value !== 'string') return null
  const word = value.trim().toLowerCase()
  if (/^(?:true|t|yes|1(?:\.0+)?)$/.test(word)) return true
  return /^(?:false|f|no|0(?:\.0+)?)$/.test(word) ? false : null
}

/** Ids are whole numbers of 64 bits: text wherever they come from. A table may mark them with `#`. */
export function idText(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim().replace(/^'?#?(?=-?\d+$)/, '') : ''
}

/**
 * The id of a row; of rows without one their name with how abstract the two texts are, which is unique in the published
 * data where a name alone is not. '' if there is neither.
 */
export function rowId(fields: JsonObject | Readonly<Record<string, unknown>>): string {
  const id = idText(cell(fields, 'id')) || idText(cell(fields, 'problem_id'))
  return id === '' ? nameId(fields) : id
}

/** The second way to name a row: `NAME:abstract-explicit`; '' if the name or a flag is missing. */
export function nameId(fields: Readonly<Record<string, unknown>>): string {
  const name = textIn(fields, 'name')
  const flags = ['init_is_abstract', 'goal_is_abstract'].map(column => flagOf(cell(fields, column)))
  if (name === '' || flags.includes(null)) return name
  return `${name}:${flags.map(isAbstract => (isAbstract ? 'abstract' : 'explicit')).join('-')}`
}
