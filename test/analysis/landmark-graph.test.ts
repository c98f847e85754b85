// Last steps, landmarks and their order.

import { expect, test } from 'vitest'
import { computeH2 } from '#planning/analysis/h2'
import { landmarkGraph, neededInitially, withoutLandmarks } from '#planning/analysis/landmark-graph'
import { partitionLandmarks } from '#planning/analysis/landmarks'
import { lastSteps } from '#planning/analysis/last-steps'
import { searchQuick } from '#planning/search/greedy'
import { exploreStates } from '#planning/search/state-space'
import { actionName, factName, findFact } from '#planning/task/names'
import { holds, isApplicable, progress, satisfies } from '#planning/task/step'
import type { FactId } from '#planning/task/task'
import { FLUENT } from '#planning/task/task'
import { taskOf } from '../support/task'
import { addAndDelete, deadEnd, groundTiny, tinyTasks, twoPlans } from '../support/tasks'
import { propositionalTexts, tangled } from '../support/propositional'
import { roundsOf } from '../support/long'

const seeds = Array.from({ length: 120 }, (_, seed) => seed)

test('after a last step its condition holds, wherever what it asks for held before', () => {
  let steps = 0
  for (let seed = 0; seed < roundsOf(200); seed++) {
    const { domain, problem } = propositionalTexts(seed, {
      negation: seed % 2 === 0,
      conditionalEffects: false,
      rules: false,
      disjunction: true,
    })
    const task = taskOf(domain, problem)
    const table = computeH2(task)!
    const { states, stateCount } = exploreStates(task, { maxStates: 500, transitions: false })
    for (const goal of task.goal)
      for (const { action, before } of lastSteps(table, goal))
        for (let s = 0; s < stateCount; s++) {
          const state = states.stateAt(s)
          if (!satisfies(task, state, [before])) continue
          steps++
          expect([seed, isApplicable(task, state, action)]).toEqual([seed, true])
          const after = progress(task, state, action)
          expect([seed, satisfies(task, after, [goal])]).toEqual([seed, true])
        }
  }
  expect(steps).toBeGreaterThan(roundsOf(100))
})

test('the landmarks of the tiny tasks are those found by hand', () => {
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const found = partitionLandmarks(task)
    if (tiny.plan === undefined) expect(found.kind).toBe('no-plan')
    else if (found.kind === 'partition')
      expect([tiny.name, found.landmarks.map(fact => factName(task, fact))]).toEqual([tiny.name, tiny.landmarks])
    else throw new Error(`${tiny.name}: ${found.kind}`)
  }
})

test('the graph of a room and a lamp: first the attic, then the lamp', () => {
  const task = groundTiny(deadEnd)
  const facts = ['(in hall)', '(in attic)', '(carried lamp)'].map(name => findFact(task, name)!)
  const { landmarks, orders } = landmarkGraph(task, facts)
  expect(landmarks.map(({ inInitial, inGoal }) => [inInitial, inGoal])).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ])
  expect(landmarks[2]!.firstAchievers.map(action => actionName(task, action))).toEqual(['(take lamp attic)'])
  expect(orders).toEqual([
    { before: 0, after: 1, kind: 'greedy-necessary' },
    { before: 1, after: 2, kind: 'greedy-necessary' },
  ])
})

test('landmarks come in the order of the graph along every plan', () => {
  let orderCount = 0
  for (const seed of seeds) {
    const task = tangled(seed)
    const found = partitionLandmarks(task)
    if (found.kind !== 'partition') continue
    const goals = task.goal.length === 1 ? task.goal[0]! : []
    const facts = [...found.landmarks, ...goals.filter(lit => (lit & 1) === 0).map(lit => (lit >> 1) as FactId)]
    const inner = landmarkGraph(task, [...new Set(facts)])
    const initial = neededInitially(task, inner).filter(fact => !facts.includes(fact))
    const whole = landmarkGraph(task, [...new Set(facts), ...initial])
    const hidden = withoutLandmarks(whole, ({ inInitial, inGoal }) => inInitial || inGoal)
    const quick = searchQuick(task, { maxStates: 5000 })
    if (quick.kind !== 'plan') continue
    for (const plan of [quick.plan, ...found.plans]) {
      const states = [task.initial]
      for (const action of plan) states.push(progress(task, states.at(-1)!, action))
      const firstAt = (fact: FactId): number => states.findIndex(state => holds(state, fact))
      for (const { orders, landmarks } of [whole, hidden])
        for (const { before, after, kind } of orders) {
          orderCount++
          const [early, late] = [landmarks[before]!.fact, landmarks[after]!.fact]
          const soon = task.factKind[late] === FLUENT ? firstAt(late) - 1 : firstAt(late)
          expect([seed, kind, firstAt(early) <= soon]).toEqual([seed, kind, true])
          if (kind === 'greedy-necessary')
            expect([seed, holds(states[firstAt(late) - 1]!, early)]).toEqual([seed, true])
        }
    }
  }
  expect(orderCount).toBeGreaterThan(roundsOf(50))
})

test('a fact that is added and deleted by one action holds afterwards, and is a landmark', () => {
  const task = groundTiny(addAndDelete)
  const found = partitionLandmarks(task)
  if (found.kind !== 'partition') throw new Error(found.kind)
  expect(found.landmarks.map(fact => factName(task, fact))).toEqual(['(fresh)'])
})

test('a goal that cannot be reached has no landmarks to ask for', () => {
  const task = groundTiny(twoPlans)
  const nowhere = { ...task, goal: [] }
  expect(partitionLandmarks(nowhere).kind).toBe('no-plan')
})
