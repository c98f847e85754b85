// Exports a run, completely or only its failures, in pieces that take milliseconds each. A format is one object in
// `runFormats`.

import { summaryJson } from '../summary-json'
import { type ExportedRun, figuresAsLatex, figuresAsMarkdown } from './figures'
import { isFailure, type RowChoice, rowsAsCsv, rowsAsJson, rowsAsMarkdown } from './rows'

/** The content to export. */
export interface ExportSource extends ExportedRun, RowChoice {
  readonly failuresOnly: boolean
}

/** The rows to be exported. */
interface Chosen {
  /** All rows, unless only failures are requested. */
  readonly rows: RowChoice
  readonly failures: RowChoice
}

/** A file format for exporting a run. */
export interface RunFormat {
  /** File name extension, such as `csv`. */
  readonly ending: string
  readonly title: string
  /** The content of such a file, shown after the title. */
  readonly holds: string
  /** Its media type. */
  readonly type: string
  run(source: ExportSource, chosen: Chosen): Iterable<string>
  /** Writes rows without figures; absent for formats that contain only figures. */
  rows?(rows: RowChoice): Iterable<string>
}

const csv: RunFormat = {
  ending: 'csv',
  title: 'CSV',
  holds: 'one line per response',
  type: 'text/csv',
  run: (_, { rows }) => rowsAsCsv(rows),
  rows: rowsAsCsv,
}

const json: RunFormat = {
  ending: 'json',
  title: 'JSON',
  holds: 'figures and rows',
  type: 'application/json',
  *run({ name, engine, day, overrides, failuresOnly, partial = '', summary }, { rows }) {
    const head = {
      name,
      engine,
      day,
      overrides,
      failuresOnly,
      ...(partial === '' ? {} : { partial }),
      summary: summaryJson(summary),
    }
    yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "rows": `
    yield* rowsAsJson(rows)
    yield '\n}\n'
  },
  rows: rowsAsJson,
}

/** Figures, and the rows that are failures. */
const markdown: RunFormat = {
  ending: 'md',
  title: 'Markdown',
  holds: 'figures and failures',
  type: 'text/markdown',
  *run(source, { failures }) {
    if (!source.failuresOnly) yield `${figuresAsMarkdown(source)}\n## Failures\n\n`
    yield* rowsAsMarkdown(failures)
  },
  rows: rowsAsMarkdown,
}

const latex: RunFormat = {
  ending: 'tex',
  title: 'LaTeX',
  holds: 'figures as tables',
  type: 'application/x-tex',
  run: source => [figuresAsLatex(source)],
}

/** In display order. */
export const runFormats: readonly RunFormat[] = [csv, json, markdown, latex]

export type RowFormat = RunFormat & Required<Pick<RunFormat, 'rows'>>
/** The formats that can export rows. */
export const rowFormats = (formats: readonly RunFormat[] = runFormats): readonly RowFormat[] =>
  formats.filter((format): format is RowFormat => format.rows !== undefined)

export function exportRun(format: RunFormat, source: ExportSource): Iterable<string> {
  const { table, which } = source
  const failures: RowChoice = {
    table,
    which: row => (which === undefined || which(row)) && isFailure(table, row),
  }
  return format.run(source, { rows: source.failuresOnly ? failures : source, failures })
}

/** A file name made of the letters and digits of the run's name, joined by hyphens. */
export function exportName(
  run: string,
  { ending }: Pick<RunFormat, 'ending'>,
  failuresOnly: boolean,
  isPartial = false,
): string {
  const base = run
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60)
  return `${base === '' ? 'run' : base}${failuresOnly ? '-failures' : ''}${isPartial ? '-partial' : ''}.${ending}`
}
