// The pieces that the partitions rest on: closures, parts of a task, lookahead, exploration, last steps.

import { expect, test } from 'vitest'
import { Exploration } from '../../src/analysis/exploration'
import { computeH2 } from '../../src/analysis/h2'
import { landmarkGraph, neededInitially, withoutLandmarks } from '../../src/analysis/landmark-graph'
import { partitionLandmarks } from '../../src/analysis/landmarks'
import { searchLookahead } from '../../src/analysis/lookahead'
import { reachesFrom } from '../../src/task/trace'
import { lastSteps } from '../../src/analysis/regress'
import { closedSet, relaxedClosure } from '../../src/analysis/relaxed'
import { actionNode, relaxedGraph } from '../../src/analysis/relaxed-graph'
import { partOf } from '../../src/analysis/part'
import { makersOf, relevantFor } from '../../src/analysis/relevance'
import { searchQuick } from '../../src/search/greedy'
import { exploreStates } from '../../src/search/state-space'
import { ground } from '../../src/task/ground'
import { actionName, factName, findFact } from '../../src/task/names'
import { holds, isApplicable, progress, satisfies } from '../../src/task/step'
import { withGoal } from '../../src/task/derive'
import type { ActionId, FactId, Task } from '../../src/task/task'
import { FLUENT, literal } from '../../src/task/task'
import { Oracle } from '../support/oracle'
import { modelsOf, taskOf } from '../support/task'
import { addAndDelete, deadEnd, groundTiny, noPlan, tinyTasks, twoPlans } from '../support/tasks'
import { propositionalTexts } from './propositional'

const textsOf = (seed: number): { domain: string; problem: string } => {
  const bit = (place: number): boolean => ((seed >> place) & 1) === 1
  return propositionalTexts(seed, {
    negation: bit(0),
    conditionalEffects: bit(1),
    rules: bit(2),
    disjunction: bit(3),
  })
}
const tangled = (seed: number): Task => {
  const { domain, problem } = textsOf(seed)
  return taskOf(domain, problem)
}
const seeds = Array.from({ length: 120 }, (_, seed) => seed)

test('with deletes ignored, no more is reached than the textbook says, and no less than can be reached', () => {
  for (const seed of seeds) {
    const { domain, problem } = textsOf(seed)
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') continue
    const { task } = outcome
    const oracle = new Oracle(...models)
    const relaxed = oracle.relaxed()
    const closure = relaxedClosure(relaxedGraph(task))
    const states = oracle.reachableStates(500)
    for (let fact = 0; fact < task.factCount; fact++) {
      if (task.factKind[fact] !== FLUENT) continue
      const name = factName(task, fact as FactId)
      const reached = closure.reached[2 * fact] === 1
      if (reached) expect([seed, name, relaxed.facts.has(name)]).toEqual([seed, name, true])
      if (states.some(state => state.has(name)))
        expect([seed, name, reached]).toEqual([seed, name, true])
    }
    for (let action = 0; action < task.actionCount; action++) {
      const name = actionName(task, action as ActionId)
      if (closure.reached[actionNode(task, action)] === 1)
        expect([seed, name, relaxed.actions.has(name)]).toEqual([seed, name, true])
    }
  }
})

test('the closed set of a locked room lacks the cellar', () => {
  const task = groundTiny(noPlan)
  const certificate = closedSet(relaxedClosure(relaxedGraph(task)))
  if (certificate.kind !== 'closed-set') throw new Error('not a closed set')
  expect([...certificate.facts].sort()).toEqual(['(in attic)', '(in hall)'])
})

test('without entering the attic the lamp is out of reach', () => {
  const task = groundTiny(deadEnd)
  const avoid = findFact(task, '(in attic)')!
  const closure = relaxedClosure(relaxedGraph(task), { avoid })
  expect(closure.reached[literal(findFact(task, '(carried lamp)')!, false)]).toBe(0)
  expect(closure.reached[literal(findFact(task, '(in cellar)')!, false)]).toBe(1)
})

test('a part of a task reaches its condition exactly where the task does', () => {
  let smaller = 0
  for (const seed of seeds) {
    const task = tangled(seed)
    const makers = makersOf(task)
    const { states, stateCount } = exploreStates(task, { maxStates: 2000, transitions: false })
    for (let fact = 0; fact < task.factCount; fact++)
      for (const negated of [false, true]) {
        const condition = [[literal(fact, negated)]]
        const part = partOf(makers, relevantFor(makers, condition.flat()), condition)
        if (part.task.factCount < task.factCount) smaller++
        const holdsSomewhere = Array.from({ length: stateCount }, (_, s) => states.stateAt(s)).some(
          state => satisfies(task, state, condition),
        )
        const outcome = searchQuick(part.task, { maxStates: 5000 })
        expect([seed, fact, negated, outcome.kind]).toEqual([
          seed,
          fact,
          negated,
          holdsSomewhere ? 'plan' : 'no-plan',
        ])
        if (outcome.kind !== 'plan') continue
        const plan = outcome.plan.map(action => part.actionOf[action]! as ActionId)
        expect([seed, fact, reachesFrom(task, task.initial, plan, condition)]).toEqual([
          seed,
          fact,
          true,
        ])
      }
  }
  expect(smaller).toBeGreaterThan(300)
})

test('lookahead finds a plan exactly where greedy search does, in each of its manners', () => {
  for (const seed of seeds) {
    const task = tangled(seed)
    const wanted = searchQuick(task, { maxStates: 5000 }).kind
    for (const manner of [{}, { follows: false }, { seed: 7 }]) {
      const limits = { maxStates: 5000, maxExpansions: 5000 }
      const found = searchLookahead(task, { goal: task.goal, ...limits, ...manner })
      expect([seed, manner, found.kind]).toEqual([seed, manner, wanted])
      if (found.kind === 'plan')
        expect([seed, reachesFrom(task, task.initial, found.plan, task.goal)]).toEqual([seed, true])
    }
  }
})

test('lookahead never enters an avoided fact, and uses no forbidden action', () => {
  for (const seed of seeds) {
    const task = tangled(seed)
    const limits = { maxStates: 5000, maxExpansions: 5000 }
    for (let avoid = 0; avoid < task.factCount; avoid++) {
      const options = { goal: task.goal, avoid: avoid as FactId, ...limits }
      const found = searchLookahead(task, options)
      const wanted = searchQuick(task, { maxStates: 5000, avoid: avoid as FactId }).kind
      expect([seed, avoid, found.kind]).toEqual([seed, avoid, wanted])
      if (found.kind !== 'plan') continue
      let state = task.initial
      for (const action of found.plan) {
        expect([seed, holds(state, avoid as FactId)]).toEqual([seed, false])
        state = progress(task, state, action)
      }
      expect([seed, holds(state, avoid as FactId)]).toEqual([seed, false])
    }
    const without = Uint8Array.from({ length: task.actionCount }, (_, action) => action % 2)
    const found = searchLookahead(task, { goal: task.goal, without, ...limits })
    if (found.kind === 'plan') expect(found.plan.every(action => without[action] === 0)).toBe(true)
  }
})

test('too small a count stops a search, which then claims nothing', () => {
  const task = groundTiny(deadEnd)
  const goal = task.goal
  expect(searchLookahead(task, { goal, maxStates: 1, maxExpansions: 100 }).kind).toBe('stopped')
  expect(searchLookahead(task, { goal, maxStates: 100, maxExpansions: 0 }).kind).toBe('stopped')
})

test('exploration to the end sees every state, and its sequences lead where they say', () => {
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const exploration = new Exploration(task, 1000)
    exploration.run(1000, 3, () => false)
    expect([tiny.name, exploration.complete, exploration.states.count]).toEqual([
      tiny.name,
      true,
      tiny.stateCount,
    ])
    for (let fact = 0; fact < task.factCount; fact++) {
      const at = exploration.factAt[fact]!
      if (at >= 0)
        expect(
          reachesFrom(task, task.initial, exploration.sequenceTo(at), [[literal(fact, false)]]),
        ).toBe(true)
    }
  }
})

test('after a last step its condition holds, wherever what it asks for held before', () => {
  let steps = 0
  for (let seed = 0; seed < 200; seed++) {
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
  expect(steps).toBeGreaterThan(100)
})

test('the landmarks of the tiny tasks are those found by hand', () => {
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const found = partitionLandmarks(task)
    if (tiny.plan === undefined) expect(found.kind).toBe('no-plan')
    else if (found.kind === 'partition')
      expect([tiny.name, found.landmarks.map(fact => factName(task, fact))]).toEqual([
        tiny.name,
        tiny.landmarks,
      ])
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
  expect(landmarks[2]!.firstAchievers.map(action => actionName(task, action))).toEqual([
    '(take lamp attic)',
  ])
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
    const facts = [
      ...found.landmarks,
      ...goals.filter(lit => (lit & 1) === 0).map(lit => (lit >> 1) as FactId),
    ]
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
  expect(orderCount).toBeGreaterThan(50)
})

test('a fact that is added and deleted by one action holds afterwards, and is a landmark', () => {
  const task = groundTiny(addAndDelete)
  const found = partitionLandmarks(task)
  if (found.kind !== 'partition') throw new Error(found.kind)
  expect(found.landmarks.map(fact => factName(task, fact))).toEqual(['(fresh)'])
})

test('a goal that cannot be reached has no landmarks to ask for', () => {
  const task = groundTiny(twoPlans)
  const nowhere = withGoal(task, [])
  expect(partitionLandmarks(nowhere).kind).toBe('no-plan')
})
