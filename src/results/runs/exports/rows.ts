// Exports the rows of a run as CSV, JSON or Markdown, in pieces, so that 100,000 rows are never in one string.

import type { Override, ScoredRow } from '../row'
import type { RunTable } from '../table'
import { csvField, markdownCode, markdownText } from './escape'

/** Rows per piece, which takes some milliseconds. */
const PIECE = 250

/** A row and a person's verdict on it. */
export interface ExportedRow {
  readonly row: ScoredRow
  readonly override: Override | undefined
}

export interface RowChoice {
  readonly table: RunTable
  /** Selects rows by number; default: all. */
  readonly which?: ((row: number) => boolean) | undefined
}

/**
 * True if a row's answer is wrong or unreadable, by a person's verdict if there is one. If the verdict is undecided:
 * true if the official score is 0.
 */
export function isFailure(table: RunTable, row: number): boolean {
  const verdict = table.verdictOf(row)
  if (verdict === 'undecided') return table.number('official', row) === 0
  return verdict !== 'right'
}

/** Rows in pieces, in order. */
function* pieces({ table, which }: RowChoice): Generator<ExportedRow[]> {
  let piece: ExportedRow[] = []
  for (let at = 0; at < table.length; at++) {
    if (which === undefined || which(at)) piece.push({ row: table.row(at), override: table.override(at) })
    // Pauses even if no row was found, so that a long scan for few rows does not block.
    if (at % PIECE === PIECE - 1 || at === table.length - 1) {
      yield piece
      piece = []
    }
  }
}

type CsvColumn = readonly [name: string, of: (each: ExportedRow) => string | number | null]

const csvColumns: readonly CsvColumn[] = [
  ['file', ({ row }) => row.file],
  ['line', ({ row }) => row.line],
  ['model', ({ row }) => row.model],
  ['attempt', ({ row }) => row.attempt],
  ['question', ({ row }) => row.question],
  ['id', ({ row }) => row.id],
  ['kind', ({ row }) => row.kind],
  ['format', ({ row }) => row.format],
  ['domain', ({ row }) => row.domain],
  ['verdict', ({ row }) => row.verdict],
  ['reason', ({ row }) => row.reason],
  ['official', ({ row }) => row.official],
  ['recorded', ({ row }) => row.recorded],
  ['published', ({ row }) => row.published],
  ['mistakes', ({ row }) => row.mistakes.join(' ')],
  ['levels', ({ row }) => row.levels?.join(' ') ?? null],
  ['cause', ({ row }) => row.cause],
  ['answer', ({ row }) => row.answer],
  ['explanation', ({ row }) => row.explanation],
  ['certificate', ({ row }) => row.certificate?.kind ?? null],
  ['checked', ({ row }) => (row.certificate === null ? null : String(row.certificate.checked))],
  ['jaccard', ({ row }) => row.jaccard],
  ['givenSteps', ({ row }) => row.givenSteps],
  ['actions', ({ row }) => row.actions],
  ['length', ({ row }) => row.length],
  ['overrideVerdict', ({ override }) => override?.verdict ?? null],
  ['overrideReason', ({ override }) => override?.reason ?? null],
]

/** RFC 4180 with a header. null is an empty cell; texts that look like formulas get a leading apostrophe. */
export function* rowsAsCsv(choice: RowChoice): Generator<string> {
  yield `${csvColumns.map(([name]) => name).join(',')}\r\n`
  for (const piece of pieces(choice))
    yield piece
      .map(each => {
        const fields = csvColumns.map(([, of]) => {
          const value = of(each)
          return typeof value === 'string' ? csvField(value) : (value ?? '')
        })
        return `${fields.join(',')}\r\n`
      })
      .join('')
}

/** A JSON array of rows, with `override` for rows that have a person's verdict. */
export function* rowsAsJson(choice: RowChoice): Generator<string> {
  let before = '['
  for (const piece of pieces(choice)) {
    const texts = piece.map(({ row, override }) => JSON.stringify(override === undefined ? row : { ...row, override }))
    if (texts.length === 0) {
      yield ''
      continue
    }
    yield `${before}\n${texts.join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n]'
}

/** A Markdown table with position, question, verdict, score, answer and explanation. */
export function* rowsAsMarkdown(choice: RowChoice): Generator<string> {
  yield '| Place | Kind | Domain | Verdict | Official | Answer | Why |\n| --- | --- | --- | --- | --: | --- | --- |\n'
  for (const piece of pieces(choice))
    yield piece
      .map(({ row, override }) => {
        const place = row.file === '' ? `line ${row.line}` : `${row.file}, line ${row.line}`
        const text =
          override === undefined
            ? row.verdict
            : `${override.verdict} (set by hand: ${override.reason}; the machine: ${row.verdict})`
        const cells = [
          markdownText(place),
          `${row.kind} ${row.format}`,
          markdownText(row.domain),
          markdownText(text),
          row.official ?? '',
          markdownCode(row.answer),
          markdownText(row.explanation.replaceAll('`', '')),
        ]
        return `| ${cells.join(' | ')} |\n`
      })
      .join('')
}
