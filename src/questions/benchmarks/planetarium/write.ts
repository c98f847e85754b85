// Writes questions in the layout of the published rows, or as a table with the same columns. Additional columns contain
// the PDDL of other domains, and the seed and the difficulty of generated questions.

import type { Question } from '#questions/kinds/question'
import type { FileForm } from '#questions/kinds/file-forms'
import { knownDomainText } from './known/known'
import { recordOf } from './record'
import { nameId, rowColumns } from './read/columns'

/** A row; includes the right answer if the question has it. */
export function fieldsOf(question: Question): Readonly<Record<string, unknown>> {
  const { id, judged, response, origin, asked, domain } = question
  const record = recordOf(question)
  const fields = record?.fields ?? {}
  const name = record?.domain ?? domain
  const note = origin.from === 'made' ? origin.note : undefined
  const all: Readonly<Record<string, unknown>> = {
    ...(id.startsWith('#') || id === nameId(fields) ? {} : { id }),
    domain: name,
    is_placeholder: asked?.placeholder === true ? 1 : 0,
    ...fields,
    natural_language: question.question,
    ...(judged === null ? {} : { problem_pddl: judged.problem }),
    ...(judged === null || judged.domain === knownDomainText(name.toLowerCase()) ? {} : { domain_pddl: judged.domain }),
    ...(response === undefined ? {} : { output: response }),
    ...(note === undefined ? {} : { difficulty: note.difficulty, seed: note.seed }),
  }
  return Object.fromEntries(inOrder(Object.keys(all)).map(column => [column, all[column]]))
}

/** The columns of the published rows in their order, then all others. */
function inOrder(columns: readonly string[]): readonly string[] {
  const known: readonly string[] = rowColumns
  return [...known.filter(column => columns.includes(column)), ...columns.filter(column => !known.includes(column))]
}

export function writeRows(questions: readonly Question[], form: FileForm): string {
  const rows = questions.map(fieldsOf)
  if (form === 'jsonl') return rows.map(row => `${JSON.stringify(row)}\n`).join('')
  if (form === 'json') return `${JSON.stringify(rows, null, 2)}\n`
  const columns = inOrder([...new Set(rows.flatMap(row => Object.keys(row)))])
  const table = [columns, ...rows.map(row => columns.map(column => row[column]))]
  return table.map(row => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(value: unknown): string {
  const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
  // Prevents spreadsheets from reading a text as a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
