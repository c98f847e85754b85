// Writes questions in the benchmark's own layout, so that they load wherever the original does. Questions generated
// here have additional fields: yes/no and choice records contain their PDDL and formal statements for the options, so
// that they can be proven.

import { type Question, withoutContext } from '#questions/kinds/question'
import { groupOf } from './groups'
import { recordOf } from './question'

/**
 * One record as JSON text; ids are integers beyond 2^53, as in the published files. A record without a key has no
 * `answer`.
 */
export function exportRecord(question: Question, indent = ''): string {
  const { id, kind, format, context, choices, judged, statements, origin } = withoutContext(question)
  const { group, gold } = recordOf(question)
  const note = origin.from === 'made' ? origin.note : undefined
  const parts: [string, unknown][] = [
    ['group', group ?? groupOf(kind, format)],
    ['context', context],
    ['question', question.question],
    ['choices', choices],
    ['query', note?.query],
    ['answer', gold],
    ['PDDL_domain', judged?.domain],
    ['PDDL_problem', judged?.problem],
    ['statements', statements],
    ['difficulty', note?.difficulty],
    ['seed', note?.seed],
  ]
  const isWhole = /^-?(?:0|[1-9]\d*)$/.test(id)
  const fields = [
    ['id', isWhole ? id : JSON.stringify(id)],
    ...parts.flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])),
  ]
  const space = indent === '' ? ' ' : `\n${indent}`
  const inner = fields.map(([name, value]) => `${indent}${indent}"${name}": ${value}`)
  return indent === '' ? `{${inner.map(text => text.trim()).join(', ')}}` : `${indent}{\n${inner.join(',\n')}${space}}`
}

/** The benchmark's file: a JSON array. */
export const exportArray = (questions: readonly Question[]): string =>
  questions.length === 0 ? '[]\n' : `[\n${questions.map(question => exportRecord(question, '  ')).join(',\n')}\n]\n`

/** JSON lines, one record per line. */
export const exportLines = (questions: readonly Question[]): string =>
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

/** A CSV table for spreadsheets, without the PDDL. */
export function exportCsv(questions: readonly Question[]): string {
  const cell = (value: unknown): string => {
    const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
    // Prevents spreadsheets from reading a text as a formula.
    const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const rows = questions.map(question => {
    const { id, domain, kind, format, context, origin } = question
    const note = origin.from === 'made' ? origin.note : undefined
    const { gold } = recordOf(question)
    const hard = note?.difficulty
    return [
      `#${id}`,
      domain,
      kind,
      format,
      context,
      question.question,
      gold ?? null,
      hard?.goalDistance ?? null,
      hard?.givenSteps ?? null,
      hard?.rightAnswers ?? null,
      hard?.facts ?? null,
      hard?.actions ?? null,
      note?.seed ?? null,
    ]
  })
  return [CSV_COLUMNS, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}
