// All pairs of the benchmark's data with their exact answers.

import { comparePair } from '#planning/equivalence/compare'
import { type Comparison, type PairMode, pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { type DataRecord, dataText } from '../support/data'

export interface DataPair {
  readonly id: string
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly mode: PairMode
  readonly exact: boolean | null
  readonly solvableB?: boolean
}

/** The pairs of both files; texts, not names. */
export function dataPairs(): DataPair[] {
  const cases: DataRecord = JSON.parse(dataText('planetarium/cases.json'))
  const more: DataRecord = JSON.parse(dataText('planetarium/equivalence.json'))
  const domains: Record<string, string> = { ...cases.domains, ...more.domains }
  const modeOf = (row: DataRecord): PairMode => (row.is_placeholder ? 'placeholder' : 'strict')
  const derived = cases.derived.map(
    (row: DataRecord): DataPair => ({
      id: `${row.a} / ${row.b} ${modeOf(row)}`,
      domain: domains[row.domain]!,
      a: cases.problems[row.a].pddl,
      b: cases.problems[row.b].pddl,
      mode: modeOf(row),
      exact: row.exact_equivalent,
    }),
  )
  const other = [...more.adversarial, ...more.large].map(
    (row: DataRecord): DataPair => ({
      id: row.id,
      domain: domains[row.domain]!,
      a: row.a,
      b: row.b,
      mode: modeOf(row),
      exact: row.exact_equivalent,
      ...(row.exact_equivalent === null || row.solvable_b == null ? {} : { solvableB: row.solvable_b }),
    }),
  )
  return [...derived, ...other]
}

const limits = pairLimits({ maxStates: 200_000 })

/** The result for a pair; null: not well-formed. */
export function judged(pair: DataPair): Comparison | null {
  const read = readPair({ domain: pair.domain, a: pair.a, b: pair.b })
  return read.kind === 'fault' ? null : comparePair(read.pair, pair.mode, limits)
}
