// Two runs question by question.

import { describe, expect, test } from 'vitest'
import { type Pairing, type PairOptions, pairRuns } from '#results/runs/pairing'
import { fixedValues } from '#results/runs/row-filter'
import type { ScoredRow } from '#results/runs/row'
import { RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'

const tableOf = (rows: readonly ScoredRow[]): RunTable => {
  const table = new RunTable()
  table.append(rows)
  return table
}

function paired(
  first: RunTable | readonly ScoredRow[],
  second: RunTable | readonly ScoredRow[],
  options: Partial<PairOptions> = {},
): Pairing {
  const [a, b] = [first, second].map(each => (each instanceof RunTable ? each : tableOf(each)))
  const steps = pairRuns(a!, b!, { measure: 'proven', ...options })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const names = ({ between }: Pairing) => [...between].map(at => fixedValues.between![at])

const row = (question: string, verdict: ScoredRow['verdict'], more: Partial<ScoredRow> = {}) =>
  scoredRow({ question, verdict, official: verdict === 'right' ? 1 : 0, ...more })

describe('two runs', () => {
  const first = [
    row('q1', 'right'),
    row('q2', 'right', { kind: 'val' }),
    row('q3', 'wrong'),
    row('q4', 'wrong'),
    row('q5', 'wrong'),
    row('q6', 'right'),
    row('q7', 'undecided'),
  ]
  const second = [
    row('q7', 'right'),
    row('q5', 'unreadable'),
    row('q4', 'wrong'),
    row('q3', 'right'),
    row('q2', 'wrong', { kind: 'val' }),
    row('q1', 'right'),
    row('q8', 'right'),
  ]

  test('row by row: which answers what, and how the verdicts are to each other', () => {
    const found = paired(first, second)
    expect([...found.rowOf]).toEqual([5, 4, 3, 2, 1, -1, 0])
    expect(names(found)).toEqual(['both', 'first', 'second', 'neither', 'otherwise', 'alone', 'second'])
    expect([found.onlyAskedFirst, found.onlyAskedSecond]).toEqual([1, 1])
  })

  test('as four cells over the questions that both decided, by kind too', () => {
    const found = paired(first, second)
    expect(found.total).toMatchObject({
      questions: 5,
      method: 'single',
      cells: { both: 1, onlyFirst: 1, onlySecond: 1, neither: 2 },
      difference: 0,
    })
    expect(found.byKind.map(({ name, difference }) => [name, difference.questions])).toEqual([
      ['app', 4],
      ['val', 1],
    ])
    expect(found.byDomain).toHaveLength(1)
  })

  test('by official score', () => {
    const found = paired(first, second, { measure: 'official' })
    expect(found.total!.questions).toBe(6)
    expect(names(found)[4]).toBe('neither')
  })

  test('as people state, where that is asked for', () => {
    const table = tableOf(first)
    table.setOverride(2, { verdict: 'right', reason: 'is' })
    expect(paired(table, second).total!.cells!.both).toBe(1)
    const pairing = paired(table, second, { overrides: true })
    expect(pairing.total!.cells).toMatchObject({ both: 2, onlySecond: 0 })
    expect(names(pairing)[2]).toBe('both')
  })

  test('several tries: the same try where there is one, questions as clusters', () => {
    const tries = [1, 2, 3].map(attempt => row('q1', attempt === 2 ? 'wrong' : 'right', { attempt }))
    const two = [2, 1].map(attempt => row('q1', 'wrong', { attempt }))
    const found = paired([...tries, row('q2', 'right')], [...two, row('q2', 'right')])
    expect([...found.rowOf]).toEqual([1, 0, 0, 2])
    expect(found.total).toMatchObject({ questions: 2, method: 'clustered' })
    expect(found.total!.difference).toBeCloseTo(1 / 3, 12)
  })

  test('two models of one run', () => {
    const both = tableOf([
      row('q1', 'right', { model: 'a' }),
      row('q1', 'wrong', { model: 'b' }),
      row('q2', 'right', { model: 'a' }),
      row('q2', 'right', { model: 'b' }),
    ])
    const found = paired(both, both, { firstModel: 'a', secondModel: 'b' })
    expect([...found.rowOf]).toEqual([1, -1, 3, -1])
    expect(found.total!.cells).toEqual({ both: 1, onlyFirst: 1, onlySecond: 0, neither: 0 })
  })

  test('nothing in common', () => {
    const found = paired([row('q1', 'right')], [row('q2', 'right')])
    expect(found).toMatchObject({ total: null, byKind: [], onlyAskedFirst: 1, onlyAskedSecond: 1 })
  })

  test('gives way every few hundred rows', () => {
    const rows = tableOf(randomRows(3_000))
    let steps = 0
    for (const _ of pairRuns(rows, rows, { measure: 'proven' })) steps++
    expect(steps).toBeGreaterThan(9_000 / 300)
  })
})
