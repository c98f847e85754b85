// Predictions: the right answers for each form, and the messages for wrong ones.

import { describe, expect, test } from 'vitest'
import type { Judgement, Value } from '#teaching/computed'
import { judgeIn } from '#teaching/expression/judge'
import { type Asking, bundledSource, predictionOf } from '../../support/lesson'

const ferry = bundledSource('ferry')

function judged(asking: Asking, value: Value, source = ferry): Judgement {
  const { values, prediction } = predictionOf(source, asking)
  const judgement = judgeIn(values, prediction, value)
  if ('problem' in judgement) throw new Error(judgement.problem)
  return judgement
}

describe('what is right', () => {
  test('of a number, and of one that is infinite', () => {
    expect(judged({ ask: 'number', right: 'states' }, 16)).toEqual({
      ...{ isRight: true, right: '16', truth: 16 },
    })
    expect(judged({ ask: 'number', right: 'states' }, 15).isRight).toBe(false)
    const dead: Asking = {
      ask: 'number',
      right: 'hstar',
      part: {
        at: ['(pickup-laser f0-0f)', '(fire-laser f0-0f f0-1f)', '(move f0-0f f0-1f)', '(fire-laser f0-1f f0-2f)'],
      },
    }
    const goldminer = bundledSource('goldminer')
    expect(judged(dead, Number.POSITIVE_INFINITY, goldminer)).toMatchObject({
      isRight: true,
      right: 'infinite',
    })
    expect(judged(dead, 7, goldminer).isRight).toBe(false)
  })

  test('of a choice, by the number of the option', () => {
    const asking: Asking = {
      ask: 'choice',
      right: 'if(states > 10, 2, 1)',
      options: ['few', 'many'],
    }
    expect(judged(asking, 2)).toMatchObject({ isRight: true, right: 'many' })
    expect(judged(asking, 1)).toMatchObject({ isRight: false, right: 'many' })
    expect(() => judged({ ...asking, right: 'states' }, 1)).toThrow('there are 2 options')
  })

  test('of a fact that a test is true of: any such fact', () => {
    const asking: Asking = { ask: 'fact', right: 'isLandmark' }
    expect(judged(asking, '(on c0)')).toMatchObject({
      ...{ isRight: true, right: '(at-ferry l1), (on c0), and (on c1)' },
    })
    expect(judged(asking, '(AT-FERRY  l1)').isRight).toBe(true)
    expect(judged(asking, '(at c0 l0)').isRight).toBe(false)
    expect(judged(asking, '(no-such fact)').isRight).toBe(false)
    expect(judged({ ask: 'fact', right: 'isStatic' }, '(not-eq l0 l1)').isRight).toBe(true)
  })

  test('of an action, one of several', () => {
    const asking: Asking = { ask: 'action', right: 'bestActions' }
    expect(judged(asking, '(board c0 l0)').isRight).toBe(true)
    expect(judged(asking, '(sail l0 l1)').isRight).toBe(false)
  })

  test('of a list, exactly its members; what is missing and what is too many is reported', () => {
    const asking: Asking = { ask: 'facts', right: 'changes("(board c0 l0)")' }
    expect(judged(asking, ['(on c0)', '(at c0 l0)', '(empty-ferry)']).isRight).toBe(true)
    expect(judged(asking, ['(on c0)', '(at c1 l1)'])).toMatchObject({
      isRight: false,
      missing: ['(at c0 l0)', '(empty-ferry)'],
      extra: ['(at c1 l1)'],
    })
    const offered: Asking = {
      ask: 'facts',
      right: 'filter(reachable)',
      options: ['(on c0)', '(at c0 l0)'],
    }
    expect(judged(offered, ['(on c0)', '(at c0 l0)']).isRight).toBe(true)
  })

  test('of steps, one of the sets that can go', () => {
    const long = [
      '(board c0 l0)',
      '(sail l0 l1)',
      '(debark c0 l1)',
      '(board c0 l1)',
      '(debark c0 l1)',
      '(board c1 l1)',
      '(sail l1 l0)',
      '(debark c1 l0)',
    ]
    const asking: Asking = { ask: 'steps', right: 'redundant(2)', plan: long }
    expect(judged(asking, [3, 2]).isRight).toBe(true)
    expect(judged(asking, [3, 4]).isRight).toBe(true)
    expect(judged(asking, [2, 4])).toMatchObject({
      ...{ isRight: false, right: '2 and 3; 3 and 4', missing: ['3'], extra: ['4'] },
    })
  })

  test('of pairs, in either order; of a test at least one and no wrong one', () => {
    const asking: Asking = { ask: 'pairs', right: 'mutex' }
    expect(judged(asking, [['(empty-ferry)', '(on c0)']]).isRight).toBe(true)
    expect(
      judged(asking, [
        ['(on c0)', '(empty-ferry)'],
        ['(on c1)', '(at c0 l0)'],
      ]),
    ).toMatchObject({
      ...{ isRight: false, extra: ['(at c0 l0) and (on c1)'] },
    })
    expect(judged(asking, []).isRight).toBe(false)
    const all = judged({ ask: 'pairs', right: 'mutexPairs' }, []).missing
    expect(all).toHaveLength(10)
  })

  test('of a table, row by row', () => {
    const asking: Asking = { ask: 'table', right: 'hstar(after: [row])', rowsText: 'applicable' }
    const rows = (first: number): Value => ({
      rows: [
        ['(sail l0 l1)', first],
        ['(board c0 l0)', 5],
      ],
    })
    expect(judged(asking, rows(6)).isRight).toBe(true)
    expect(judged(asking, rows(7))).toMatchObject({
      ...{ isRight: false, right: '(sail l0 l1): 6 and (board c0 l0): 5' },
    })
    expect(judged(asking, { rows: [] }).isRight).toBe(false)
  })

  test('of the state that a search chooses next', () => {
    const asking: Asking = {
      ...{ ask: 'state', right: 'nextChosen', at: 4 },
      part: { show: 'search', more: { run: { algorithm: 'breadth-first' } } },
    }
    expect(judged(asking, '#4')).toMatchObject({ isRight: true, right: '#4' })
    expect(judged(asking, '#5').isRight).toBe(false)
  })

  test('a part that begins later asks about the state in which it begins', () => {
    const asking: Asking = { ask: 'actions', right: 'applicable', part: { at: ['(board c0 l0)'] } }
    expect(judged(asking, ['(sail l0 l1)', '(debark c0 l0)']).isRight).toBe(true)
    expect(() => judged({ ...asking, part: { at: ['(board c1 l1)'] } }, [])).toThrow(
      '`(board c1 l1)` cannot be done in this state.',
    )
  })

  test('a limit is reported, and not taken for a wrong answer', () => {
    const { values, prediction } = predictionOf(
      { domain: ferry.domain, problem: manyCars(16) },
      { ask: 'number', right: 'states' },
    )
    expect(judgeIn(values, prediction, 3)).toEqual({
      problem: 'More than 100,000 states can be reached, and they were not counted any further.',
    })
  })
})

/** A ferry with too many cars to explore all its states. */
function manyCars(count: number): string {
  const cars = Array.from({ length: count }, (_, i) => `c${i}`)
  return `(define (problem many) (:domain ferry)
    (:objects l0 l1 - location ${cars.join(' ')} - car)
    (:init (at-ferry l0) (empty-ferry) (not-eq l0 l1) (not-eq l1 l0) ${cars.map(car => `(at ${car} l0)`).join(' ')})
    (:goal (and (at c0 l1))))`
}
