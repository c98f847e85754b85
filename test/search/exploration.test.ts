// The pieces that the partitions of analysis rest on: closures, sub-tasks, lookahead, exploration.

import { expect, test } from 'vitest'
import { Exploration } from '#planning/search/exploration'
import { searchLookahead } from '#planning/search/lookahead'
import { reachesFrom } from '#planning/task/trace'
import { closedSet, relaxedClosure } from '#planning/search/relaxed/closure'
import { actionNode, relaxedGraph } from '#planning/search/relaxed/and-or-graph'
import { subTaskOf } from '#planning/search/sub-task'
import { makersOf, relevantFor } from '#planning/search/sub-task-relevance'
import { searchQuick } from '#planning/search/greedy'
import { exploreStates } from '#planning/search/state-space'
import { ground } from '#planning/task/ground'
import { actionName, factName, findFact } from '#planning/task/names'
import { holds, progress, satisfies } from '#planning/task/step'
import type { ActionId, FactId } from '#planning/task/task'
import { FLUENT, literal } from '#planning/task/task'
import { Oracle } from '../support/oracle'
import { modelsOf } from '../support/task'
import { deadEnd, groundTiny, noPlan, tinyTasks } from '../support/tasks'
import { tangled, textsOf } from '../support/propositional'

const seeds = Array.from({ length: 120 }, (_, seed) => seed)

test('with deletes ignored, no more is reached than the textbook states, and no less than can be reached', () => {
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
      if (states.some(state => state.has(name))) expect([seed, name, reached]).toEqual([seed, name, true])
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
        const part = subTaskOf(makers, relevantFor(makers, condition.flat()), condition)
        if (part.task.factCount < task.factCount) smaller++
        const holdsSomewhere = Array.from({ length: stateCount }, (_, s) => states.stateAt(s)).some(state =>
          satisfies(task, state, condition),
        )
        const outcome = searchQuick(part.task, { maxStates: 5000 })
        expect([seed, fact, negated, outcome.kind]).toEqual([seed, fact, negated, holdsSomewhere ? 'plan' : 'no-plan'])
        if (outcome.kind !== 'plan') continue
        const plan = outcome.plan.map(action => part.actionOf[action]! as ActionId)
        expect([seed, fact, reachesFrom(task, task.initial, plan, condition)]).toEqual([seed, fact, true])
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

test('exploration to the end sees every state, and its sequences lead where they state', () => {
  for (const tiny of tinyTasks) {
    const task = groundTiny(tiny)
    const exploration = new Exploration(task, 1000)
    exploration.run(1000, 3, () => false)
    expect([tiny.name, exploration.complete, exploration.states.count]).toEqual([tiny.name, true, tiny.stateCount])
    for (let fact = 0; fact < task.factCount; fact++) {
      const at = exploration.factAt[fact]!
      if (at >= 0)
        expect(reachesFrom(task, task.initial, exploration.sequenceTo(at), [[literal(fact, false)]])).toBe(true)
    }
  }
})
