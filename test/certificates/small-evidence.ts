// Claims and evidence of a few lines each, for forgeries.

import type { Certificate, Claim, LowerBound } from '#planning/certificates/certificate'
import { rowsOf } from './naive-evidence'

export const unreachable = (...facts: string[]): Claim => ({ kind: 'unreachable', target: { kind: 'facts', facts } })
export const noGoal: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
export const clauses = (given: Partial<Record<'atMostOne' | 'atLeastOne' | 'never', string[][]>>): Certificate =>
  ({ kind: 'clauses', atMostOne: [], atLeastOne: [], never: [], ...given }) as Certificate
export const noStates = { facts: [], words: 1, rows: new Uint32Array() }

/** A bound for the initial state alone, as a row of the frontier. */
export const frontierBound = (
  cost: number,
  held: readonly string[],
  frontier: object,
  more: object = {},
): Certificate => ({
  kind: 'lower-bound',
  bound: {
    cost,
    states: noStates,
    values: new Float64Array(),
    frontier: { states: rowsOf([held]), values: Float64Array.of(cost), ...frontier },
    ...more,
  } as unknown as LowerBound,
})
export const zones = (
  cost: number,
  held: string[],
  literals: string[],
  cuts: readonly (readonly [number, number[]])[],
) =>
  frontierBound(cost, held, {
    literals,
    cuts: [cuts.map(([share, zone]) => ({ share, zone: Uint32Array.from(zone) }))],
  })
export const tables = (
  cost: number,
  held: string[],
  atMostOne: string[][],
  projection: string[][],
  facts: string[],
  values: number[],
) => {
  const { words, rows } = rowsOf([facts, ...projection])
  return frontierBound(cost, held, {
    literals: [],
    cuts: [[]],
    tables: {
      atMostOne,
      projections: [{ facts: rowsOf([facts]).facts, words, rows: rows.slice(words) }],
      sums: [[{ projection: 0, values: Float64Array.from(values) }]],
      by: Uint32Array.of(1),
    },
  })
}
