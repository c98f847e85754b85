// Compares every two of several runs on the questions that both answered, with p values adjusted for the number of
// comparisons.

import { type PairedDifference, pairedDifference } from './paired'
import { type PairOptions, pairsOf } from './pairing'
import type { RunTable } from './table'

export interface MatrixCell {
  /** Null if no question was answered by both. */
  readonly difference: PairedDifference | null
  /** The p value after Holm's adjustment for all comparisons of the matrix; 1 without a difference. */
  readonly adjusted: number
  /** Questions that both ask but only one has a verdict and an official score for: they are left out. */
  readonly unscored: number
}

/** One run by itself. */
export interface MatrixRun {
  /** Number of questions with a known answer, and the mean over them of the share of right responses; null for none. */
  readonly questions: number
  readonly share: number | null
}

export interface Matrix {
  readonly runs: readonly MatrixRun[]
  /** `cells[i][j]`: run i minus run j; null on the diagonal. */
  readonly cells: readonly (readonly (MatrixCell | null)[])[]
  /** Number of comparisons for which p values are adjusted. */
  readonly comparisons: number
}

/**
 * Holm's step-down adjustment (Holm 1979, "A simple sequentially rejective multiple test procedure"): the probability
 * that any true null hypothesis is rejected at level α stays at most α.
 */
export function holm(values: readonly number[]): readonly number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const adjusted = new Array<number>(values.length)
  let least = 0
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, (values.length - rank) * values[i]!))
    adjusted[i] = least
  }
  return adjusted
}

/** The matrix, computed in steps of some hundred rows. */
export function* matrixOf(
  tables: readonly RunTable[],
  options: Pick<PairOptions, 'measure' | 'overrides'>,
): Generator<undefined, Matrix> {
  const pairs: {
    readonly i: number
    readonly j: number
    readonly difference: PairedDifference | null
    readonly unscored: number
  }[] = []
  for (let i = 0; i < tables.length; i++)
    for (let j = i + 1; j < tables.length; j++) {
      const found = yield* pairsOf(tables[i]!, tables[j]!, options)
      const difference = pairedDifference(found)
      pairs.push({ i, j, difference, unscored: found.length - (difference?.questions ?? 0) })
    }
  const runs: MatrixRun[] = []
  for (const table of tables) {
    const own = pairedDifference(yield* pairsOf(table, table, options))
    runs.push({ questions: own?.questions ?? 0, share: own?.firstShare ?? null })
  }
  const known = pairs.filter(({ difference }) => difference !== null)
  const adjusted = holm(known.map(({ difference }) => difference!.p))
  const cells = tables.map(() => new Array<MatrixCell | null>(tables.length).fill(null))
  for (const pair of pairs) {
    const { i, j, difference, unscored } = pair
    const cell = { difference, unscored, adjusted: difference === null ? 1 : adjusted[known.indexOf(pair)]! }
    cells[i]![j] = cell
    cells[j]![i] = { ...cell, difference: difference === null ? null : swapped(difference) }
  }
  return { runs, cells, comparisons: known.length }
}

/** The difference from the other run's side. */
function swapped({
  firstShare,
  secondShare,
  difference,
  low,
  high,
  cells,
  ...rest
}: PairedDifference): PairedDifference {
  return {
    ...rest,
    ...{ firstShare: secondShare, secondShare: firstShare, low: 0 - high, high: 0 - low },
    difference: 0 - difference,
    cells: cells === null ? null : { ...cells, onlyFirst: cells.onlySecond, onlySecond: cells.onlyFirst },
  }
}
