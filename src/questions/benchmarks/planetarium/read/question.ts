// Converts a row to a question: its text is shown; its problem is used for judging and not shown.

import { shorten } from '#base/words'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { knownDomainText } from '../known/known'
import { PLANETARIUM } from '../id'
import type { PlanetariumRecord } from '../record'
import { cell, flagOf, isOfResult, responseColumns, rowId, textIn } from './columns'

/** Columns that the question stores in another form. */
const apart: ReadonlySet<string> = new Set(['natural_language', 'problem_pddl', 'domain_pddl', 'difficulty', 'seed'])

/** The question of a row; or the row's fault, as a whole sentence. `source` is kept in links and archives. */
export function questionOfRow(
  fields: Readonly<Record<string, unknown>>,
  index: number,
  source: Source | null = null,
): Question | string {
  const text = textIn(fields, 'natural_language')
  if (text === '') return 'This row has no `natural_language`, which holds the text that describes the problem.'
  const problem = textIn(fields, 'problem_pddl')
  const given = textIn(fields, 'domain_pddl')
  const domain = textIn(fields, 'domain') || domainNameIn(source?.problem ?? problem)
  const domainText = given || knownDomainText(domain.toLowerCase())
  if (source === null && problem !== '' && domainText === undefined)
    return domain === ''
      ? 'This row does not say which domain its problem is of: add the column `domain`, or the PDDL of the domain as `domain_pddl`.'
      : `There is no PDDL for the domain ${shorten(domain, 60)}: add it to the row as \`domain_pddl\`.`
  const judged = source ?? (problem === '' || domainText === undefined ? null : { domain: domainText, problem })
  const response = responseOf(fields)
  const placeholder = flagOf(cell(fields, 'is_placeholder')) === true
  const kept = Object.entries(fields).filter(
    ([column, value]) =>
      value !== undefined && !apart.has(column) && !(response !== undefined && response.column === column),
  )
  const record: PlanetariumRecord = {
    domain,
    placeholder,
    fields: Object.fromEntries(judged === null && given !== '' ? [...kept, ['domain_pddl', given]] : kept),
    engine: textIn(fields, 'model_name', 'model', 'engine'),
  }
  return {
    key: String(index),
    id: rowId(fields) || `#${index}`,
    family: PLANETARIUM,
    kind: 'pddl',
    format: 'gen',
    domain,
    // The worked example in the prompt.
    context: textIn(fields, 'example'),
    question: text,
    shown: null,
    judged,
    asked: { kind: 'pddl', ...(placeholder ? { placeholder } : {}) },
    ...(response === undefined ? {} : { response: response.text }),
    origin: { from: 'published', record },
  }
}

/** The domain that a problem names, in lower case; '' if there is none. */
const domainNameIn = (problem: string): string =>
  /\(\s*:domain\s+([^\s();]+)/i.exec(problem.replace(/;[^\n]*/g, ''))?.[1]?.toLowerCase() ?? ''

/** A model's answer and its column; null means that the model gave none. */
export function responseOf(
  fields: Readonly<Record<string, unknown>>,
): { readonly column: string; readonly text: string } | undefined {
  for (const column of responseColumns) {
    const found = cell(fields, column)
    if (typeof found === 'string') return { column, text: found }
    if (found === null) return { column, text: '' }
  }
  return undefined
}

/** The question without the fields on the model's response and its score: the same for all models. */
export function withoutResult(question: Question, record: PlanetariumRecord): Question {
  const { response: _, ...asked } = question
  const fields = Object.fromEntries(Object.entries(record.fields).filter(([column]) => !isOfResult(column)))
  return { ...asked, origin: { from: 'published', record: { ...record, engine: '', fields } } }
}
