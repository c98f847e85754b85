// The figures of a run: computed from its rows, merged from parts, and grouped by kind, domain, format or model.

import { type FormatCode, type KindCode, kindCodes } from '#questions/kinds/codes'
import { addGroups, type CountedRow, type Group, noGroup } from './counts'
import type { VerdictWord } from '#questions/kinds/verdict'
import type { Cell, JoinableSummary, Summary } from './summary-shape'
import type { RunTable } from './table'
import { Tally } from './tally'

export interface SummariseOptions {
  /** Selects rows by number; default: all. */
  readonly which?: (row: number) => boolean
  /** True if people's verdicts replace the machine's. */
  readonly overrides?: boolean
}

/** Adds the rows from `from` (inclusive) to `to` (exclusive) to a tally; a few thousand rows take some milliseconds. */
export function tallyRows(
  tally: Tally,
  table: RunTable,
  from: number,
  to: number,
  { which, overrides = false }: SummariseOptions = {},
): void {
  for (let row = from; row < to; row++)
    if (which === undefined || which(row)) tally.add(countedRow(table, row, overrides))
}

/**
 * Counts all rows at once: for tests, the command line and small runs. The page counts in portions with `tallyRows`.
 */
export function summarise(table: RunTable, options: SummariseOptions = {}): Summary {
  const tally = new Tally()
  tallyRows(tally, table, 0, table.length, options)
  return tally.summary()
}

/** Merges summaries of parts of a run; the result equals counting all rows at once. */
export function mergeSummaries(parts: Iterable<JoinableSummary>): JoinableSummary {
  const tally = new Tally()
  for (const part of parts) tally.join(part)
  return { ...tally.summary(), questions: tally.questions() }
}

/** The fields of a row needed for counting, without its texts. */
function countedRow(table: RunTable, row: number, overrides: boolean): CountedRow {
  const counted: CountedRow = table.counted(row)
  const word = table.override(row)?.verdict
  if (word === undefined) return counted
  return { ...counted, isOverridden: true, ...(overrides && { personVerdict: word }) }
}

/** The dimensions of a summary. */
export type Facet = 'kind' | 'domain' | 'format' | 'model'

export interface NamedGroup {
  readonly name: string
  readonly group: Group
}

/** The cells of one model, or those pooled over all models. */
export const cellsOf = (summary: Summary, model: string | null = null): readonly Cell[] =>
  model !== null
    ? summary.cells.filter(cell => cell.model === model)
    : summary.models.length > 1
      ? summary.pooled
      : summary.cells

/** The sum of some cells of one model, or of pooled cells. */
export const sumOf = (cells: readonly Cell[]): Group => cells.reduce((sum, { group }) => addGroups(sum, group), noGroup)

/** Sums by one facet: kinds and formats in their fixed order, others sorted by name. */
export function groupsBy(
  summary: Summary,
  facet: Facet,
  which: (cell: Cell) => boolean = () => true,
): readonly NamedGroup[] {
  const found = new Map<string, Group>()
  const cells = facet === 'model' ? summary.cells : cellsOf(summary)
  for (const cell of cells)
    if (which(cell)) {
      const name = cell[facet]!
      found.set(name, addGroups(found.get(name) ?? noGroup, cell.group))
    }
  const order = orders[facet]
  return [...found]
    .map(([name, group]) => ({ name, group }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name) || (a.name < b.name ? -1 : 1))
}

const formats: readonly FormatCode[] = ['gen', 'bool', 'mcq']
const orders: Readonly<Record<Facet, readonly string[]>> = {
  kind: kindCodes as readonly KindCode[],
  format: formats,
  domain: [],
  model: [],
}

/** Number of rows with each verdict, for headings. */
export const verdictCounts = ({ counts }: Group): Readonly<Record<VerdictWord | 'notCheckable', number>> => ({
  right: counts.right,
  wrong: counts.wrong,
  unreadable: counts.unreadable,
  undecided: counts.undecided,
  notCheckable: counts.notCheckable,
})
