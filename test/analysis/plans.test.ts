// Redundant steps of a plan, and the sources of its conditions.

import { expect, test } from 'vitest'
import { FROM_START, causalLinks } from '#planning/analysis/causal-links'
import { redundantActions, smallestSubPlan, withoutNeedless } from '#planning/analysis/redundant'
import { reachesFrom } from '#planning/task/trace'
import { makeRng } from '#base/rng'
import { searchQuick } from '#planning/search/greedy'
import { actionName, factName, findAction } from '#planning/task/names'
import { holds, isApplicable, progress } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'
import { taskOf } from '../support/task'
import { deadEnd, groundTiny } from '../support/tasks'
import { propositionalTexts } from '../support/propositional'

const named = (task: Task, names: readonly string[]): ActionId[] => names.map(name => findAction(task, name)!)

const isPlan = (task: Task, plan: readonly ActionId[]): boolean => reachesFrom(task, task.initial, plan, task.goal)

/** A random plan with random detours, of a random task; undefined where there is none. */
function wanderingPlan(seed: number): { task: Task; plan: ActionId[] } | undefined {
  const { domain, problem } = propositionalTexts(seed, {
    negation: seed % 2 === 0,
    conditionalEffects: seed % 3 === 0,
    rules: seed % 5 === 0,
    disjunction: true,
  })
  const task = taskOf(domain, problem)
  const rng = makeRng(seed)
  const walk: ActionId[] = []
  let state = task.initial
  for (let step = 0; step < 5; step++) {
    const open = Array.from({ length: task.actionCount }, (_, action) => action as ActionId).filter(action =>
      isApplicable(task, state, action),
    )
    if (open.length === 0) break
    const action = rng.pick(open)
    walk.push(action)
    state = progress(task, state, action)
  }
  const outcome = searchQuick({ ...task, initial: state }, { maxStates: 5000 })
  if (outcome.kind !== 'plan' || walk.length + outcome.plan.length > 10) return undefined
  return { task, plan: [...walk, ...outcome.plan] }
}

/** All ways to leave out steps, by trying each. */
function smallestByTrying(task: Task, plan: readonly ActionId[]): number {
  let smallest = plan.length
  for (let bits = 0; bits < 1 << plan.length; bits++) {
    const part = plan.filter((_, i) => ((bits >> i) & 1) === 1)
    if (part.length < smallest && isPlan(task, part)) smallest = part.length
  }
  return smallest
}

const wandering = Array.from({ length: 150 }, (_, seed) => ({ seed, made: wanderingPlan(seed) }))

test('going up again after the lamp is taken can be left out, in a pair', () => {
  const task = groundTiny(deadEnd)
  const plan = named(task, [
    '(go hall attic)',
    '(go attic hall)',
    '(go hall attic)',
    '(take lamp attic)',
    '(go attic hall)',
  ])
  expect(redundantActions(task, plan)).toEqual({ single: [], pairs: [0, 1] })
  expect(smallestSubPlan(task, plan)).toEqual({ kept: [2, 3, 4], smallest: true })
})

test('the single steps and pairs called redundant are exactly those that can be left out', () => {
  for (const { seed, made } of wandering) {
    if (made === undefined) continue
    const { task, plan } = made
    const without = (from: number, count: number): boolean =>
      isPlan(
        task,
        plan.filter((_, i) => i < from || i >= from + count),
      )
    const positions = plan.map((_, i) => i)
    expect([seed, redundantActions(task, plan)]).toEqual([
      seed,
      {
        single: positions.filter(i => without(i, 1)),
        pairs: positions.filter(i => i + 1 < plan.length && without(i, 2)),
      },
    ])
  }
})

test('no plan inside the plan is smaller than the smallest', () => {
  let shorter = 0
  for (const { seed, made } of wandering) {
    if (made === undefined) continue
    const { task, plan } = made
    const { kept, smallest } = smallestSubPlan(task, plan)
    const part = kept.map(position => plan[position]!)
    expect([seed, smallest, isPlan(task, part), part.length]).toEqual([seed, true, true, smallestByTrying(task, plan)])
    if (part.length < plan.length) shorter++
  }
  expect(shorter).toBeGreaterThan(10)
})

test('where the count ends the search, what stays is a plan, not called the smallest', () => {
  const task = groundTiny(deadEnd)
  const plan = named(task, [
    '(go hall attic)',
    '(take lamp attic)',
    '(go attic hall)',
    '(go hall attic)',
    '(go attic hall)',
  ])
  const { kept, smallest } = smallestSubPlan(task, plan, 3)
  expect(smallest).toBe(false)
  expect(
    isPlan(
      task,
      kept.map(position => plan[position]!),
    ),
  ).toBe(true)
})

test('what stays after leaving out needless steps still reaches its condition', () => {
  for (const { seed, made } of wandering) {
    if (made === undefined) continue
    const { task, plan } = made
    const kept = withoutNeedless(task, plan, task.goal).map(position => plan[position]!)
    expect([seed, isPlan(task, kept)]).toEqual([seed, true])
  }
})

test('each link comes from the step that last made its literal true', () => {
  for (const { seed, made } of wandering) {
    if (made === undefined) continue
    const { task, plan } = made
    const states = [task.initial]
    for (const action of plan) states.push(progress(task, states.at(-1)!, action))
    const links = causalLinks(task, plan)
    expect(links.some(link => link.why === 'goal') || task.goal[0]!.length === 0).toBe(true)
    for (const { literal, producer, consumer } of links) {
      const heldIn = (place: number): boolean => holds(states[place]!, literalFact(literal)) !== isNegated(literal)
      const since = states.map((_, place) => place).slice(producer + 1, consumer + 1)
      const name = factName(task, literalFact(literal))
      expect([seed, name, since.every(heldIn)]).toEqual([seed, name, true])
      if (producer !== FROM_START) expect([seed, name, heldIn(producer)]).toEqual([seed, name, false])
    }
  }
})

test('links of a plan by hand', () => {
  const task = groundTiny(deadEnd)
  const plan = named(task, ['(go hall attic)', '(take lamp attic)', '(go attic hall)'])
  const sentences = causalLinks(task, plan).map(
    ({ literal, producer, consumer, why }) => `${factName(task, literalFact(literal))} ${producer}→${consumer} ${why}`,
  )
  expect(sentences.sort()).toEqual([
    '(carried lamp) 1→3 goal',
    '(in attic) 0→1 precondition',
    '(in attic) 0→2 precondition',
    '(in hall) -1→0 precondition',
    '(in hall) 2→3 goal',
    '(lies lamp attic) -1→1 precondition',
  ])
})

test('a sequence with a step that is not applicable has no links', () => {
  const task = groundTiny(deadEnd)
  const plan = named(task, ['(go attic hall)'])
  expect(actionName(task, plan[0]!)).toBe('(go attic hall)')
  expect(() => causalLinks(task, plan)).toThrow(RangeError)
})
