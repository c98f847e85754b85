// Which run is best, in sentences: every case of two runs and of several.

import { describe, expect, test } from 'vitest'
import { type BestRun, bestOfSeveral, bestOfTwo, type Named } from '#results/runs/best-run'
import { matrixOf } from '#results/runs/matrix'
import { type PairMeasure, pairRuns } from '#results/runs/pairing'
import { RunTable } from '#results/runs/table'
import { scoredRow } from '../support/rows'

/** A run with one response per character: `1` right, `0` wrong, `?` without a verdict, `-` not asked. */
function run(answers: string, attempts = 1): RunTable {
  const table = new RunTable()
  table.append(
    [...answers].flatMap((each, i) =>
      each === '-'
        ? []
        : Array.from({ length: attempts }, (_, attempt) =>
            scoredRow({
              ...{ question: `q${i}`, attempt: attempt + 1 },
              verdict: each === '?' ? 'undecided' : each === '1' ? 'right' : 'wrong',
              official: each === '?' ? null : each === '1' ? 1 : 0,
            }),
          ),
    ),
  )
  return table
}

function done<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const whole = (name: string): Named => ({ name, isPartial: false })
const two = (a: RunTable, b: RunTable, measure: PairMeasure = 'proven', runs = [whole('A'), whole('B')] as const) =>
  bestOfTwo(done(pairRuns(a, b, { measure })), [runs[0], runs[1]], measure)
const several = (tables: readonly RunTable[], partial: readonly number[] = []): BestRun =>
  bestOfSeveral(
    done(matrixOf(tables, { measure: 'proven' })),
    tables.map((_, i) => ({ name: 'ABCDE'[i]!, isPartial: partial.includes(i) })),
    'proven',
  )
const text = ({ is, sentence, more }: BestRun): string => `${is}: ${[sentence, ...more].join(' ')}`
const many = (pattern: string, count: number): string => pattern.repeat(count)

describe('two runs', () => {
  const good = run(many('1110', 15))
  const poor = run(many('1000', 15))
  test('a clear difference', () => {
    expect(text(two(good, poor))).toBe(
      'clear: A is better than B, by 50.0 points on 60 common questions; chance alone would rarely give so much. A is proven right on 75.0% of 60 common questions, B on 25.0% (McNemar’s test, p < 0.001).',
    )
  })
  test('is the same from the other side', () => {
    const runs = [whole('B'), whole('A')] as const
    expect(text(two(poor, good, 'proven', runs))).toBe(text(two(good, poor)))
  })
  test('by the official score', () => {
    expect(two(good, poor, 'official').more[0]).toBe(
      'The official score of A is 75.0% on 60 common questions, that of B 25.0% (McNemar’s test, p < 0.001).',
    )
  })
  test('a difference that may be chance', () => {
    const [a, b] = [
      `${many('1', 20)}${many('0', 14)}`,
      `${many('1', 10)}${many('0', 10)}${many('1', 6)}${many('0', 8)}`,
    ]
    expect(text(two(run(a), run(b)))).toBe(
      'open: No difference can be claimed between A and B, on 34 common questions. A is proven right on 58.8% of 34 common questions, B on 47.1%, but a difference of this size can be chance (McNemar’s test, p = 0.332).',
    )
  })
  test('a difference on too few questions for any test, and on just enough', () => {
    const rest = many('1', 40)
    expect(text(two(run(`1111${rest}`), run(`0000${rest}`)))).toContain(
      'but they differ on only 4 questions, too few to tell a difference from chance.',
    )
    expect(two(run(`11111${rest}`), run(`00000${rest}`)).is).toBe('clear')
  })
  test('a clear difference with a size that is hardly known', () => {
    expect(two(run(many('1', 9)), run(many('0', 9))).more.at(-1)).toMatch(
      /^How much better is hardly known from 9 questions: \+\d+\.\d to \+\d+\.\d points \(95%\)\.$/,
    )
    expect(two(run(many('0', 9)), run(many('1', 9))).more.at(-1)).toMatch(/: \+\d+\.\d to \+\d+\.\d points/)
  })
  test('equal in number, and on every question', () => {
    expect(text(two(run('1100'), run('0011')))).toBe(
      'open: No difference can be claimed: A and B are equal, each proven right on 50.0% of 4 common questions. On 4 questions only one of them is right: each on 2.',
    )
    expect(text(two(good, good))).toContain('There is no question on which only one of them is right.')
    expect(text(two(good, good, 'official'))).toContain('each with an official score of 75.0% on 60 common questions')
  })
  test('one common question', () => {
    expect(text(two(run('1'), run('0')))).toContain('but one question is not enough to tell a difference')
    expect(text(two(run('1', 2), run('0', 2)))).toContain('but one question is not enough to tell a difference')
  })
  test('several responses to a question', () => {
    const mixed = run(many('1101', 10), 2)
    expect(text(two(mixed, run(many('1000', 10), 2)))).toContain('(paired t test, p < 0.001)')
  })
  test('questions without a verdict, and such as only one was asked, are left out and named', () => {
    const message = text(two(run('11?1-'), run('1010-')))
    expect(message).toContain('of 3 common questions')
    expect(message).toContain('1 common question without a verdict in one of the runs is left out.')
    expect(text(two(run('11-1'), run('1111')))).toContain('1 question that only one of them was asked is left out.')
    expect(text(two(run('11?1'), run('1010'), 'official'))).toContain('without an official score')
  })
  test('nothing to compare: no common question, or none with a verdict', () => {
    expect(two(run('11--'), run('--11'))).toMatchObject({
      ...{ is: 'none', sentence: 'The runs cannot be compared: they have no question in common.' },
    })
    expect(two(run('??'), run('11')).sentence).toBe(
      'The runs cannot be compared: no common question has a verdict in both of two runs.',
    )
  })
  test('a run that is not complete makes it provisional', () => {
    const runs = [whole('A'), { name: 'B', isPartial: true }] as const
    expect(two(good, poor, 'proven', runs).more.at(-1)).toBe('This is provisional, because B is not complete.')
  })
})

describe('several runs', () => {
  const best = run(many('1111', 15))
  const fair = run(many('1110', 15))
  const poor = run(many('1000', 15))
  test('one is best', () => {
    expect(text(several([poor, best, fair]))).toBe(
      'clear: B is best: it leads by 25.0 points over the next, C, on 60 common questions; chance alone would rarely give so much. Each of its leads was tested (largest p < 0.001, adjusted for 3 comparisons by Holm’s method).',
    )
  })
  test('one leads, but not surely over the next', () => {
    const near = run(`${many('1111', 14)}1110`)
    expect(text(several([poor, best, near]))).toBe(
      'open: B leads, but it cannot be claimed to be better than C. It leads by 1.7 points over the next, C, on 60 common questions. Chance alone would rarely put A so far behind (p < 0.001, adjusted for 3 comparisons). That lead can be chance (smallest p = 0.500, adjusted for 3 comparisons by Holm’s method).',
    )
  })
  test('a lead that is clear alone is not after the adjustment', () => {
    const [a, b] = [`11111${many('1', 40)}`, `00000${many('1', 40)}`]
    expect(two(run(a), run(b)).is).toBe('clear')
    expect(text(several([run(a), run(b), run(`00010${many('1', 40)}`)]))).toContain(
      'open: A leads, but it cannot be claimed to be better than any other run.',
    )
  })
  test('equal ones at the top, and all equal', () => {
    expect(text(several([best, best, poor]))).toContain(
      'open: No run is best: A and B are equal, and no run leads them. Chance alone would rarely put C so far behind',
    )
    expect(several([fair, fair, fair]).sentence).toBe('No run is best: A, B, and C are equal.')
  })
  test('no order, if the runs were asked different questions', () => {
    expect(several([run('11-0--'), run('0-11--'), run('-00-11')]).is).toBe('open')
    const circle = [run('1-0'), run('01-'), run('-01')]
    expect(several(circle).sentence).toBe(
      'No run is best: each is behind another one on the questions that both answered.',
    )
  })
  test('a run apart, nothing in common, and one that is not complete', () => {
    expect(text(several([best, poor, run(`${many('-', 60)}11`)]))).toContain('A has no question in common with C.')
    expect(several([run('1--'), run('-1-'), run('--1')]).is).toBe('none')
    expect(text(several([best, fair, poor], [1, 2]))).toContain(
      'This is provisional, because B and C are not complete.',
    )
  })
  test('questions without a verdict are left out and named', () => {
    expect(text(several([run('11?1'), run('1010'), run('1111')]))).toContain(
      'Up to 1 common question of a pair has no verdict in one of its runs and is left out.',
    )
  })
})
