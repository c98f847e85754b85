// Random tasks on which an independent enumeration and this project once differed: the cheapest cost, the fewest
// steps, the best actions, and every certificate come out right.

import { expect, test } from 'vitest'
import { searchOptimal } from '#planning/search/a-star'
import { findBestActions } from '#planning/search/best-actions'
import { goalDistances } from '#planning/search/goal-distance'
import { searchQuick } from '#planning/search/greedy'
import { exploreStates } from '#planning/search/state-space'
import { actionName } from '#planning/task/names'
import type { ActionId, Task } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { modelsOf, taskOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'

interface Odd {
  readonly id: string
  readonly domain: string
  readonly problem: string
  /** The least cost, and the fewest steps at that cost. */
  readonly h: readonly [number, number]
  readonly best: readonly string[]
}

const named = (task: Task, plan: readonly ActionId[]): string[] => plan.map(action => actionName(task, action))

test('tasks that once came out differently', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const { tasks } = JSON.parse(dataText('defects/random-tasks.json')) as { tasks: Odd[] }
  expect(tasks.length).toBeGreaterThan(10)
  for (const { id, domain, problem, h, best } of tasks) {
    const task = taskOf(domain, problem)
    const optimal = searchOptimal(task, { maxStates: 100_000 })
    expect(optimal, id).toMatchObject({ kind: 'plan', cost: h[0] })
    if (optimal.kind !== 'plan') continue
    const quick = searchQuick(task, { maxStates: 100_000 })
    for (const found of [optimal, quick]) {
      if (found.kind !== 'plan') expect.unreachable(id)
      else
        expect(validatePlan(task, named(task, found.plan)), id).toMatchObject({
          valid: true,
          cost: found.cost,
        })
    }
    const { cost, steps } = goalDistances(exploreStates(task, { maxStates: 100_000 }))
    expect([cost[0], steps[0]], id).toEqual(h)
    const found = findBestActions(task, { maxStates: 100_000, distances: true })
    if (found.kind !== 'plan') throw new Error(`${id}: ${found.kind}`)
    const names = found.actions.filter(each => each.best).map(each => actionName(task, each.action))
    expect(names.sort(), id).toEqual([...best].sort())
    const counts = new Map<string, number>()
    checkAll(id, modelsOf(domain, problem), [reachability, landmarks, costs], counts)
    expect(
      [...counts].filter(([key]) => key.endsWith('re-searched')),
      id,
    ).toEqual([])
  }
})
