// Generated questions in the benchmark's own layout, so that they load where the original does. Our files say a
// little more: yes/no and choice records carry their PDDL and what each option says formally, so that they can be proven.

import { makeRng } from '../../base/rng'
import type { GeneratedQuestion } from '../../kinds/asking/generate'
import { LABELS } from '../../kinds/asking/options'
import { groupOf } from './groups'

/** One record as JSON text; ids are whole numbers beyond 2^53, as in the published files. */
export function exportRecord(question: GeneratedQuestion, indent = ''): string {
  const { kind, format, context, stem, choices, query, key, source, statements, difficulty, seed } =
    question
  const fields: [string, string][] = [
    ['id', idOf(question)],
    ['group', JSON.stringify(groupOf(kind, format))],
    ['context', JSON.stringify(context)],
    ['question', JSON.stringify(stem)],
  ]
  if (choices !== undefined)
    fields.push([
      'choices',
      JSON.stringify({ text: choices, label: LABELS.slice(0, choices.length) }),
    ])
  if (query !== undefined) fields.push(['query', JSON.stringify(query)])
  fields.push(
    ['answer', JSON.stringify(key)],
    ['PDDL_domain', JSON.stringify(source.domain)],
    ['PDDL_problem', JSON.stringify(source.problem)],
  )
  if (statements !== undefined) fields.push(['statements', JSON.stringify(statements)])
  fields.push(['difficulty', JSON.stringify(difficulty)], ['seed', JSON.stringify(seed)])
  const space = indent === '' ? ' ' : `\n${indent}`
  const inner = fields.map(([name, value]) => `${indent}${indent}"${name}": ${value}`)
  return indent === ''
    ? `{${inner.map(text => text.trim()).join(', ')}}`
    : `${indent}{\n${inner.join(',\n')}${space}}`
}

/** The benchmark's file: a JSON array. */
export const exportArray = (questions: readonly GeneratedQuestion[]): string =>
  questions.length === 0
    ? '[]\n'
    : `[\n${questions.map(question => exportRecord(question, '  ')).join(',\n')}\n]\n`

/** One record a line. */
export const exportLines = (questions: readonly GeneratedQuestion[]): string =>
  questions.map(question => `${exportRecord(question)}\n`).join('')

const CSV_COLUMNS = [
  'id',
  'domain',
  'kind',
  'format',
  'context',
  'question',
  'answer',
  'goalDistance',
  'givenSteps',
  'rightAnswers',
  'facts',
  'actions',
  'seed',
]

/** A table for spreadsheets; the PDDL is left out. */
export function exportCsv(questions: readonly GeneratedQuestion[]): string {
  const cell = (value: unknown): string => {
    const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
    // A spreadsheet must not take a text for a formula.
    const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const rows = questions.map(question => {
    const { domain, kind, format, context, stem, key, difficulty: d, seed } = question
    const id = idOf(question)
    return [
      `#${id}`,
      domain,
      kind,
      format,
      context,
      stem,
      key,
      d.goalDistance,
      d.givenSteps,
      d.rightAnswers,
      d.facts,
      d.actions,
      seed,
    ]
  })
  return [CSV_COLUMNS, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A signed 64-bit number from the question's own content. */
export function idOf({ kind, format, source, stem }: GeneratedQuestion): string {
  const rng = makeRng(`${kind}/${format}/${source.domain}/${source.problem}/${stem}`)
  const bits = (BigInt(rng.below(0x100000000)) << 32n) | BigInt(rng.below(0x100000000))
  return BigInt.asIntN(64, bits).toString()
}
