import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { listPlans } from '../support/list-plans'
import { findPlanGraph } from '#planning/search/plan-graph'
import { groundTiny, tinyTasks } from '../support/tasks'
import {
  closeRules,
  featureSets,
  keyOf,
  makeTask,
  naiveApplicable,
  naiveGoal,
  naiveProgress,
  naiveSpace,
  type PlainTask,
  randomTask,
} from './make-task'
import { roundsOf } from '../support/long'

/** All plans that enter no state twice, end at their first goal state, and cost at most this much. */
function naivePlans(plain: PlainTask, bound: number): string[] {
  const plans: string[] = []
  const visit = (state: Set<number>, path: number[], seen: Set<string>, cost: number): void => {
    if (naiveGoal(plain, state)) {
      plans.push(path.join())
      return
    }
    for (const action of naiveApplicable(plain, state)) {
      const paid = cost + (plain.actions[action]!.cost ?? 1)
      const next = naiveProgress(plain, state, action)
      const key = keyOf(next)
      if (paid <= bound && !seen.has(key)) visit(next, [...path, action], new Set(seen).add(key), paid)
    }
  }
  const start = closeRules(plain, new Set(plain.initial))
  visit(start, [], new Set([keyOf(start)]), 0)
  return plans.sort()
}

test('the graph has all cheapest plans and no others, and those a little dearer', () => {
  let listed = 0
  for (let seed = 0; seed < roundsOf(210); seed++) {
    const plain = randomTask(makeRng(`graph ${seed}`), {
      ...featureSets[seed % featureSets.length],
      facts: 5,
      actions: 5,
    })
    const task = makeTask(plain)
    const start = keyOf(closeRules(plain, new Set(plain.initial)))
    const best = naiveSpace(plain).distance.get(start)
    for (const extra of [0, 1]) {
      const outcome = findPlanGraph(task, { maxStates: 10_000, extra })
      if (best === undefined) {
        expect(outcome.kind, `seed ${seed}`).toBe('no-plan')
        continue
      }
      if (outcome.kind !== 'graph') throw new Error(`seed ${seed}: ${outcome.kind}`)
      const wanted = naivePlans(plain, best.cost + extra)
      const { plans, complete } = listPlans(outcome.graph, 100_000)
      expect(complete).toBe(true)
      expect(plans.map(plan => plan.join()).sort(), `seed ${seed}`).toEqual(wanted)
      listed += plans.length
    }
  }
  expect(listed).toBeGreaterThan(roundsOf(200))
})

test('the tiny tasks have as many cheapest plans as counted by hand', () => {
  for (const tiny of tinyTasks) {
    const outcome = findPlanGraph(groundTiny(tiny), { maxStates: 1000 })
    if (tiny.optimalCost === undefined) expect(outcome.kind, tiny.name).toBe('no-plan')
    else if (outcome.kind !== 'graph') throw new Error(`${tiny.name}: ${outcome.kind}`)
    else {
      expect(outcome.graph.cheapest, tiny.name).toBe(tiny.optimalCost)
      expect(listPlans(outcome.graph, 1000).plans.length, tiny.name).toBe(tiny.planCount)
    }
  }
})
