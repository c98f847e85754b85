// Several runs: the paired difference of every two, against numbers of SciPy 1.17.1 and statsmodels 0.14: mid-p as
// 2·binom.cdf − binom.pmf, Holm by multipletests, the clustered rows by ttest_rel and its interval.

import { describe, expect, test } from 'vitest'
import { holm, type Matrix, matrixOf } from '#results/runs/matrix'
import { tagsIn } from '#results/runs/info'
import { RunTable } from '#results/runs/table'
import { scoredRow } from '../support/rows'

/** A run with one response per character: `1` right, `0` wrong, `-` not asked. */
const single = (answers: string): RunTable => tableOf([...answers].map(each => (each === '-' ? [] : [each === '1'])))
/** A run with two responses per question; `right` gives how many of them are right. */
const double = (right: readonly number[]): RunTable => tableOf(right.map(count => [count > 0, count > 1]))

function tableOf(questions: readonly (readonly boolean[])[]): RunTable {
  const table = new RunTable()
  table.append(
    questions.flatMap((answers, i) =>
      answers.map((isRight, attempt) =>
        scoredRow({
          question: `q${i}`,
          attempt: attempt + 1,
          verdict: isRight ? 'right' : 'wrong',
          official: isRight ? 1 : 0,
        }),
      ),
    ),
  )
  return table
}

function matrix(...tables: readonly RunTable[]): Matrix {
  const steps = matrixOf(tables, { measure: 'proven' })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

describe('the matrix of three runs', () => {
  const one = matrix(single('111111111000'), single('110010001000'), single('01100-001011'))
  test.each([
    [0, 1, 12, 5 / 12, 0.03125, 0.09375],
    [0, 2, 11, 3 / 11, 0.2890625, 0.578125],
    [1, 2, 11, -1 / 11, 0.6875, 0.6875],
  ])('one response each: run %d minus run %d', (i, j, questions, difference, p, adjusted) => {
    const cell = one.cells[i]![j]!
    expect(cell.difference).toMatchObject({ method: 'single', questions })
    expect(cell.difference!.difference).toBeCloseTo(difference, 12)
    expect(cell.difference!.p).toBeCloseTo(p, 12)
    expect(cell.adjusted).toBeCloseTo(adjusted, 12)
    const back = one.cells[j]![i]!
    expect([back.difference!.difference, back.difference!.low, back.adjusted]).toEqual([
      0 - cell.difference!.difference,
      0 - cell.difference!.high,
      cell.adjusted,
    ])
  })

  const two = matrix(double([2, 2, 1, 2, 0, 2]), double([1, 0, 1, 2, 0, 1]), double([0, 1, 0, 1, 1, 0]))
  test.each([
    [0, 1, 0.3333333333333333, -0.09509697260605249, 0.7617636392727192, 0.10193947882985835, 0.22676046],
    [0, 2, 0.5, -0.07479957262089909, 1, 0.07558681842161241, 0.22676046],
    [1, 2, 0.16666666666666666, -0.37525956749782285, 0.7085929008311561, 0.46502263826075746, 0.46502264],
  ])('two responses each: run %d minus run %d', (i, j, difference, low, high, p, adjusted) => {
    const cell = two.cells[i]![j]!
    expect(cell.difference!.method).toBe('clustered')
    expect(cell.difference!.difference).toBeCloseTo(difference, 10)
    expect(cell.difference!.low).toBeCloseTo(low, 6)
    expect(cell.difference!.high).toBeCloseTo(high, 6)
    expect(cell.difference!.p).toBeCloseTo(p, 8)
    expect(cell.adjusted).toBeCloseTo(adjusted, 7)
  })

  test('has the share of each run over its own questions, and null on the diagonal', () => {
    expect(one.runs.map(({ questions }) => questions)).toEqual([12, 12, 11])
    expect(one.runs[0]!.share).toBe(0.75)
    expect([one.cells[0]![0], one.comparisons]).toEqual([null, 3])
  })

  test('counts only comparisons with a common question', () => {
    const apart = matrix(single('11'), single('01'), single('--1'))
    expect(apart.comparisons).toBe(1)
    expect(apart.cells[0]![2]).toEqual({ difference: null, adjusted: 1, unscored: 0 })
  })
})

test.each([
  [
    [0.01, 0.04, 0.03, 0.005, 0.5],
    [0.04, 0.09, 0.09, 0.025, 0.5],
  ],
  [[], []],
  [
    [0.9, 0.8],
    [1, 1],
  ],
])('p values %j adjusted by Holm', (values, adjusted) => {
  for (const [i, value] of holm(values).entries()) expect(value).toBeCloseTo(adjusted[i]!, 12)
})

test.each([
  ['few-shot,  temperature   0 ; few-shot,,', ['few-shot', 'temperature 0']],
  ['', []],
])('tags in %j', (text, tags) => expect(tagsIn(text)).toEqual(tags))
