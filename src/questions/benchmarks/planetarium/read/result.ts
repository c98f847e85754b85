// A model's response to a row in another file: rows of the generator's table of outputs, and records with the name and
// the flags of a row.

import type { NamedResult } from '../../family'
import { cell, flagOf, idText, nameId, textIn } from './columns'
import { responseOf } from './question'

/** Columns of the table of outputs; together with one of them, `id` is the id of a row. */
const ofOutputs = ['parseable', 'valid', 'equivalent', 'config']

/** Undefined for records that contain a row, have no response, or refer to no row in this way. */
export function resultIn(fields: Readonly<Record<string, unknown>>): NamedResult | undefined {
  if (cell(fields, 'problem_pddl') !== undefined) return undefined
  const response = responseOf(fields)
  if (response === undefined) return undefined
  const id = idText(cell(fields, 'problem_id')) || idText(cell(fields, 'id'))
  const isOutput =
    id !== '' && Object.hasOwn(fields, 'problem_id') && ofOutputs.some(column => Object.hasOwn(fields, column))
  const name = nameId(fields)
  const isNamed = name.includes(':') && Object.hasOwn(fields, 'init_is_abstract')
  const question = textIn(fields, 'natural_language')
  if (!isOutput && !isNamed && question === '') return undefined
  const label = flagOf(cell(fields, 'equivalent'))
  return {
    id,
    names: isNamed ? [name] : [],
    question,
    model: textIn(fields, 'model_name', 'model', 'engine'),
    response: response.text,
    recorded: label === null ? null : label ? 1 : 0,
  }
}
