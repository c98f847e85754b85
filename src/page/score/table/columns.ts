// The columns of the table, and which of them fit into a width.

import type { SortName } from '#results/runs/row-filter'

export interface Column {
  readonly id: SortName | 'number' | 'other' | 'levels'
  readonly title: string
  /** A track of a CSS grid. */
  readonly track: string
  /** Minimum width in pixels. */
  readonly least: number
  /** If there is not enough space, the columns with the highest number are hidden first; 0 always stays. */
  readonly spare: number
  readonly sort?: SortName
}

const column = (id: Column['id'], title: string, [least, most]: readonly [number, string], spare: number): Column => ({
  ...{ id, title, least, spare },
  track: `minmax(${least}px, ${most})`,
  ...(id === 'number' || id === 'other' || id === 'levels' ? {} : { sort: id }),
})

const all: readonly Column[] = [
  column('number', 'Row', [58, '58px'], 5),
  column('verdict', 'Verdict', [124, '124px'], 0),
  column('other', 'Second run', [124, '124px'], 0),
  column('official', 'Official', [74, '74px'], 2),
  column('levels', 'Part by part', [132, '150px'], 2),
  column('kind', 'Kind', [112, '136px'], 0),
  column('format', 'Format', [66, '72px'], 4),
  column('domain', 'Domain', [92, '116px'], 3),
  column('id', 'Id', [76, '128px'], 7),
  column('model', 'Model', [110, '150px'], 6),
  column('answer', 'Answer as read', [150, '2.4fr'], 0),
  column('mistakes', 'What is wrong', [130, '1.5fr'], 1),
]

/** Padding in pixels at both ends of a row, and the gap between columns. */
const EDGES = 24
const GAP = 12

/** Which columns are informative: a column with equal values in all rows is not. */
export interface Variety {
  readonly formats: boolean
  readonly domains: boolean
  /** True if answers are judged in parts. */
  readonly levels: boolean
  /** True if there are several models, or several attempts at a question. */
  readonly models: boolean
  /** True for a comparison with another run. */
  readonly two: boolean
}

/** The columns of a table of this width. */
export function columnsFor(width: number, variety: Variety): readonly Column[] {
  const { formats, domains, levels, models, two } = variety
  const left = new Set<Column['id']>([
    ...(formats ? [] : (['format'] as const)),
    ...(domains ? [] : (['domain'] as const)),
    ...(levels ? [] : (['levels'] as const)),
    ...(models ? [] : (['model'] as const)),
    two ? 'number' : 'other',
  ])
  const wanted = all.filter(({ id }) => !left.has(id))
  const needs = (columns: readonly Column[]): number =>
    columns.reduce((sum, { least }) => sum + least + GAP, EDGES - GAP)
  let shown = wanted
  const spares = wanted.filter(({ spare }) => spare > 0).sort((a, b) => b.spare - a.spare)
  for (const spare of spares) {
    if (needs(shown) <= width) break
    shown = shown.filter(column => column !== spare)
  }
  return shown
}

export const tracksOf = (columns: readonly Column[]): string => columns.map(({ track }) => track).join(' ')
