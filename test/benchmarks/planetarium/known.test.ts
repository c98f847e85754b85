// The published domains in our own words: without faults, and the same task as the published text.

import { describe, expect, test } from 'vitest'
import { knownDomainNames, knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { parseDomain } from '#planning/pddl/domain'
import { searchQuick } from '#planning/search/greedy'
import { loadTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Rows, Task } from '#planning/task/task'
import { dataFolder, dataText, type DataRecord, dataNote } from '../../support/data'

test('each is read without a warning, under its published name', () => {
  expect(knownDomainNames).toEqual(['blocksworld', 'gripper', 'floor-tile', 'rover-single', 'rover'])
  for (const name of knownDomainNames) {
    const { domain, diagnostics } = parseDomain(knownDomainText(name)!)
    expect([name, domain.name, diagnostics]).toEqual([name, name, []])
  }
  expect(knownDomainText('Gripper')).toBeUndefined()
  expect(knownDomainText('toString')).toBeUndefined()
})

test('a rover of the planning competition samples, takes an image and sends both', () => {
  const loaded = loadTask({
    domain: knownDomainText('rover')!,
    problem: `(define (problem p) (:domain rover)
      (:objects r - rover s - store l - lander c - camera m - mode o - objective w1 w2 - waypoint)
      (:init (at r w1) (at_lander l w1) (can_traverse r w1 w2) (visible w1 w2) (visible w2 w1)
        (store_of s r) (empty s) (equipped_for_soil_analysis r) (equipped_for_imaging r)
        (at_soil_sample w2) (on_board c r) (supports c m) (calibration_target c o)
        (visible_from o w2) (available r) (channel_free l))
      (:goal (and (communicated_soil_data w2) (communicated_image_data o m) (empty s))))`,
  })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  expect(searchQuick(loaded.task, { maxStates: 10_000 }).kind).toBe('plan')
})

/** A task in names alone: facts that hold initially, and each action with what it needs and does. */
function inNames(task: Task): unknown {
  const row = ({ first, items }: Rows, place: number): number[] => [...items.subarray(first[place], first[place + 1])]
  const facts = (list: number[]): string[] => list.map(fact => factName(task, fact as FactId)).sort()
  const initial = Array.from({ length: task.factCount }, (_, fact) => fact).filter(
    fact => ((task.initial[fact >>> 5]! >>> (fact & 31)) & 1) === 1,
  )
  const actions = Array.from({ length: task.actionCount }, (_, action) => ({
    name: actionName(task, action as ActionId),
    needs: facts(row(task.alternatives, task.firstAlternative[action]!).map(lit => lit >> 1)),
    adds: facts(row(task.effectAdds, task.firstEffect[action]!)),
    deletes: facts(row(task.effectDeletes, task.firstEffect[action]!)),
  }))
  return { initial: facts(initial), actions: actions.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

describe.skipIf(dataFolder() === undefined)(`the published texts${dataNote}`, () => {
  test('our text and the published one make the same task of each fixture problem', () => {
    const { domains, problems } = JSON.parse(dataText('planetarium/cases.json'))
    let compared = 0
    for (const { domain, pddl } of Object.values<DataRecord>(problems)) {
      if (domains[domain] === undefined) continue
      const tasks = [knownDomainText(domain)!, domains[domain]].map(text => {
        const loaded = loadTask({ domain: text, problem: pddl })
        return loaded.kind === 'ready' ? inNames(loaded.task) : loaded.kind
      })
      expect(tasks[0]).toEqual(tasks[1])
      compared++
    }
    expect(compared).toBeGreaterThan(40)
  })
})
