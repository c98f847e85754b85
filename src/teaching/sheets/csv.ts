// The results of a class as CSV (RFC 4180) for spreadsheets: one row per result and item. Cells that a spreadsheet
// would interpret as formulas are written as text.

import type { JudgedResult } from './judged'
import type { FlaggedResult } from './table'

const columns = [
  'name',
  'item',
  'verdict',
  'misreading',
  'answer',
  'hints',
  'revealed',
  'attempts',
  'level',
  'flags',
  'from',
] as const

export interface CsvRow {
  readonly flagged: FlaggedResult
  /** Null if it was not judged because it answers another sheet. */
  readonly judged: JudgedResult | null
}

/** The table; the first line names the columns. */
export function resultsCsv(rows: readonly CsvRow[]): string {
  const lines: (readonly (string | number)[])[] = [columns]
  for (const { flagged, judged } of rows) {
    const { result, flags, from } = flagged
    const odd = flags.map(({ message }) => message).join(' ')
    const answers = judged?.items ?? result.answers
    for (const [index, each] of answers.entries()) {
      const item = judged?.items[index]
      lines.push([
        ...[result.handle, index + 1, item?.word ?? 'not judged', item?.misreading?.id ?? ''],
        ...[each.answer, each.hints, each.revealed ? 'yes' : 'no', each.attempts],
        ...[item?.level ?? '', odd, from.join('; ')],
      ])
    }
  }
  return lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')
}

/** A cell: quoted if necessary, and never a formula (CWE-1236). */
export function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[\s\p{C}]*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text
  return /["',;\t\r\n|]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
