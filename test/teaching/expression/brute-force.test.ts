// Values of expressions against brute force, which shares nothing with the engine but the parser: on all states of the
// first problem of each domain, and of random tasks with negated conditions, costs, and costs of 0.

import { describe, expect, test } from 'vitest'
import type { Source } from '#planning/pddl/source'
import { BruteForce, type PlainTask, plainTask, randomPlain } from '../../support/brute-force'
import { bundledSource, valueOfText } from '../../support/lesson'

const TASKS = 300
/** Maximum number of sets that brute force tries for h+. */
const SETS = 300_000

interface Compared {
  readonly states: number
  readonly relaxed: number
}

/** Compares a problem; returns the number of states examined, and in how many h+ was compared too. */
function compare(source: Source, task: PlainTask): Compared {
  const brute = new BruteForce(task)
  const value = (text: string): unknown => valueOfText(source, text)
  expect(value('states')).toBe(brute.states.length)
  expect(value('arcs')).toBe(brute.arcs)
  expect(value('goalStates')).toBe(brute.states.filter((_, state) => brute.isGoal(state)).length)
  expect(value('deadEnds')).toBe(brute.left.filter(cost => cost === Number.POSITIVE_INFINITY).length)
  if (brute.left[0] !== Number.POSITIVE_INFINITY)
    expect([...(value('landmarks') as string[])].sort()).toEqual(brute.landmarks().sort())
  let relaxed = 0
  for (let state = 0; state < brute.states.length; state++) {
    const after = `after: [${brute.ways[state]!.map(each => `"${each}"`).join(', ')}]`
    expect(value(`hstar(${after})`), after).toBe(brute.left[state])
    expect(value(`h("h-star", ${after})`), after).toBe(brute.left[state])
    expect(value(`h("h-max", ${after})`), after).toBe(brute.estimate(state, 'max'))
    expect(value(`h("h-add", ${after})`), after).toBe(brute.estimate(state, 'add'))
    const best = brute.relaxed(state, SETS)
    if (best === undefined) continue
    expect(value(`h("h-plus", ${after})`), after).toBe(best)
    relaxed++
  }
  return { states: brute.states.length, relaxed }
}

describe('the first problem of each domain', () => {
  test.each([
    ...['ferry', 'blocksworld', 'grippers', 'visitall', 'swap', 'logistics'],
    ...['goldminer', 'floortile', 'grid', 'satellite', 'rovers', 'depot'],
  ])('%s', domain => {
    const source = bundledSource(domain)
    const task = plainTask(source.domain, source.problem)
    const { states, relaxed } = compare(source, task!)
    expect(relaxed).toBe(states)
  })
})

test('random tasks', () => {
  const sum = { states: 0, relaxed: 0, zero: 0, negated: 0 }
  for (let seed = 0; seed < TASKS; seed++) {
    const { task, texts } = randomPlain(seed)
    const { states, relaxed } = compare({ domain: texts[0], problem: texts[1] }, task)
    sum.states += states
    sum.relaxed += relaxed
    if (task.actions.some(({ cost }) => cost === 0)) sum.zero++
    if (task.actions.some(({ needs }) => needs.some(need => need.startsWith('!')))) sum.negated++
  }
  expect(sum.states).toBeGreaterThan(2 * TASKS)
  expect(sum.relaxed).toBe(sum.states)
  expect(Math.min(sum.zero, sum.negated)).toBeGreaterThan(TASKS / 2)
})
