// The second of two compared runs, as shown in the table of the first.

import type { ScoredRow } from '#results/runs/row'
import type { OpenRun } from '../runs/runs'
import type { RowsOptions } from '../table/rows'

export interface Other extends Pick<RowsOptions, 'between' | 'differs'> {
  readonly id: string
  readonly run: OpenRun
  /** The row of the second run for the same question as a row of the first; undefined if there is none. */
  readonly rowOf: (row: number) => number | undefined
}

export const otherRow = (other: Other, row: number): ScoredRow | undefined => {
  const at = other.rowOf(row)
  return at === undefined ? undefined : other.run.table.row(at)
}
