import { expect, test } from 'vitest'
import fc from 'fast-check'
import { ground } from '#planning/task/ground'
import { actionName, factName, findAction, stateFacts } from '#planning/task/names'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import { type ActionId, AUXILIARY, type FactId, groundLimits, type Task } from '#planning/task/task'
import { Oracle } from '../support/oracle'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { roundsOf, samplesOf } from '../support/long'

const seeds = fc.integer({ min: 0, max: 1_000_000 })

/** The task and the oracle of a seed's random texts; skips what the reader refuses. */
function random(seed: number): { task: Task; oracle: Oracle } {
  const { domain, problem } = randomTexts(seed)
  const models = modelsOf(domain, problem)
  const outcome = ground(...models)
  if (outcome.kind !== 'task') throw new Error(`stopped at ${outcome.at}`)
  return { task: outcome.task, oracle: new Oracle(...models) }
}

const factNames = (task: Task): string[] =>
  Array.from({ length: task.factCount }, (_, fact) => fact)
    .filter(fact => task.factKind[fact] !== AUXILIARY)
    .map(fact => factName(task, fact as FactId))
const actionNames = (task: Task): string[] =>
  Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as ActionId))

/** Compares task and oracle along a walk that the seed chooses. */
function walk(task: Task, oracle: Oracle, seed: number): void {
  let state = task.initial
  let known = oracle.initial
  const fluents = (names: Iterable<string>): string[] => [...names].filter(name => oracle.isFluent(name)).sort()
  for (let step = 0; step < 12; step++) {
    expect(stateFacts(task, state).sort()).toEqual(fluents(known))
    expect(isGoal(task, state)).toBe(oracle.isGoal(known))
    const applicable = applicableActions(task, state)
    const expected = oracle.applicable(known)
    expect(applicable.map(action => actionName(task, action)).sort()).toEqual(
      expected.map(action => action.name).sort(),
    )
    if (expected.length === 0) break
    const chosen = expected[(seed + step * 7) % expected.length]!
    const action = findAction(task, chosen.name)!
    expect(task.actionCost[action]).toBe(oracle.costOf(chosen))
    state = progress(task, state, action)
    known = oracle.progress(known, chosen)
  }
}

test('facts and actions are those reachable when deletes are ignored', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const { task, oracle } = random(seed)
      const relaxed = oracle.relaxed()
      expect(factNames(task).sort()).toEqual([...relaxed.facts].sort())
      expect(actionNames(task).sort()).toEqual([...relaxed.actions].sort())
    }),
    { numRuns: samplesOf(roundsOf(150), 400) },
  )
})

test('auxiliary facts represents conditions with too many alternatives', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, maxAlternatives) => {
      const { domain, problem } = randomTexts(seed, { costs: false })
      const models = modelsOf(domain, problem)
      const outcome = ground(...models, { ...groundLimits, maxAlternatives })
      if (outcome.kind !== 'task') throw new Error(`stopped at ${outcome.at}`)
      walk(outcome.task, new Oracle(...models), seed)
    }),
    { numRuns: samplesOf(roundsOf(120), 300) },
  )
})

test('states, applicable actions, steps, costs and goals are those of the textbook', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const { task, oracle } = random(seed)
      walk(task, oracle, seed)
    }),
    { numRuns: samplesOf(roundsOf(150), 400) },
  )
})
