// A run as a file: all of it or only the failures, as CSV, JSON, Markdown or LaTeX, in pieces that take milliseconds.

import { summaryJson } from '../summary-json'
import { type ExportedRun, figuresAsLatex, figuresAsMarkdown } from './figures'
import { isFailure, type RowChoice, rowsAsCsv, rowsAsJson, rowsAsMarkdown } from './rows'

export type ExportFormat = 'csv' | 'json' | 'md' | 'tex'

export const exportFormats: Readonly<
  Record<ExportFormat, { readonly title: string; readonly type: string; readonly does: string }>
> = {
  csv: { title: 'CSV', type: 'text/csv', does: 'a line a response, for spreadsheets' },
  json: { title: 'JSON', type: 'application/json', does: 'figures and rows' },
  md: { title: 'Markdown', type: 'text/markdown', does: 'the figures, and a table of failures' },
  tex: { title: 'LaTeX', type: 'application/x-tex', does: 'the figures as tables' },
}

/** What is exported. LaTeX has the figures only; Markdown the figures and, asked for or not, only failing rows. */
export interface ExportSource extends ExportedRun, RowChoice {
  readonly failuresOnly: boolean
}

export function* exportRun(format: ExportFormat, source: ExportSource): Generator<string> {
  const { table, which } = source
  const failures: RowChoice = {
    table,
    which: row => (which === undefined || which(row)) && isFailure(table, row),
  }
  const rows = source.failuresOnly ? failures : source
  if (format === 'csv') yield* rowsAsCsv(rows)
  else if (format === 'tex') yield figuresAsLatex(source)
  else if (format === 'json') {
    const { name, engine, day, overrides, failuresOnly, partial = '' } = source
    const head = {
      name,
      engine,
      day,
      overrides,
      failuresOnly,
      ...(partial === '' ? {} : { partial }),
      summary: summaryJson(source.summary),
    }
    yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": `
    yield* rowsAsJson(rows)
    yield '\n}\n'
  } else {
    if (!source.failuresOnly) yield `${figuresAsMarkdown(source)}\n## Failures\n\n`
    yield* rowsAsMarkdown(failures)
  }
}

/** A name for the file: letters, digits and hyphens of the run's name. */
export function exportName(
  run: string,
  format: ExportFormat,
  failuresOnly: boolean,
  isPartial = false,
): string {
  const base = run
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60)
  return `${base === '' ? 'run' : base}${failuresOnly ? '-failures' : ''}${isPartial ? '-partial' : ''}.${format}`
}
