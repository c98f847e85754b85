// Plans made cheaper by windows: they stay plans, and never cost more.

import { expect, test } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { improveByWindows } from '#planning/search/plan-windows'
import { findAction } from '#planning/task/names'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import { isPlan } from '#planning/task/trace'
import type { ActionId, Task } from '#planning/task/task'
import { randomTexts } from '../support/random-task'
import { taskOf } from '../support/task'

const costIn = ({ actionCost }: Task, plan: readonly ActionId[]): number =>
  plan.reduce((sum, action) => sum + actionCost[action]!, 0)

/** A plan with detours: random steps to a goal; undefined if they do not lead to one. */
function walkToGoal(task: Task, rng: Rng): ActionId[] | undefined {
  const plan: ActionId[] = []
  for (let state = task.initial; plan.length < MAX_WALK; ) {
    if (isGoal(task, state)) return plan
    const applicable = applicableActions(task, state)
    if (applicable.length === 0) return undefined
    const action = rng.pick(applicable)
    state = progress(task, state, action)
    plan.push(action)
  }
  return undefined
}
const MAX_WALK = 60

test('of random tasks, with costs and complex conditions, plans stay plans and cost no more', () => {
  let cheaper = 0
  for (let seed = 0; seed < 400; seed++) {
    const features = {
      derived: seed % 4 === 0,
      conditionalEffects: seed % 4 === 1,
      costs: seed % 2 === 0,
      complexConditions: seed % 3 === 0,
    }
    const { domain, problem } = randomTexts(`windows ${seed}`, features)
    const task = taskOf(domain, problem)
    const plan = walkToGoal(task, makeRng(`walk ${seed}`))
    if (plan === undefined) continue
    const improved = improveByWindows(task, plan, 2_000)
    expect(isPlan(task, improved), `seed ${seed}`).toBe(true)
    expect(costIn(task, improved), `seed ${seed}`).toBeLessThanOrEqual(costIn(task, plan))
    if (costIn(task, improved) < costIn(task, plan)) cheaper++
  }
  expect(cheaper).toBeGreaterThan(0)
})

/** Parcels that are taken one after the other; a walk costs 20 and a handful of parcels 5, so costs are counted in fives. */
const porter = (count: number): Task => {
  const parcels = Array.from({ length: count }, (_, i) => `p${i}`)
  return taskOf(
    `(define (domain porter) (:requirements :typing :action-costs) (:types parcel hand room)
      (:predicates (in ?r - room) (lies ?p - parcel ?r - room) (holds ?h - hand ?p - parcel) (free ?h - hand))
      (:functions (total-cost) - number)
      (:action walk :parameters (?a ?b - room) :precondition (in ?a)
        :effect (and (in ?b) (not (in ?a)) (increase (total-cost) 20)))
      (:action take :parameters (?h - hand ?p - parcel ?r - room) :precondition (and (in ?r) (lies ?p ?r) (free ?h))
        :effect (and (holds ?h ?p) (not (lies ?p ?r)) (not (free ?h)) (increase (total-cost) 5)))
      (:action leave :parameters (?h - hand ?p - parcel ?r - room) :precondition (and (in ?r) (holds ?h ?p))
        :effect (and (lies ?p ?r) (free ?h) (not (holds ?h ?p)) (increase (total-cost) 5))))`,
    `(define (problem porter-p) (:domain porter) (:objects ${parcels.join(' ')} - parcel left right - hand hall shed - room)
      (:init (in hall) (free left) (free right) ${parcels.map(p => `(lies ${p} hall)`).join(' ')})
      (:goal (and ${parcels.map(p => `(lies ${p} shed)`).join(' ')})) (:metric minimize (total-cost)))`,
  )
}

test('parcels that were carried one by one are carried two by two', () => {
  const task = porter(4)
  const names = [0, 1, 2, 3].flatMap(i => [
    ...[`(take left p${i} hall)`, '(walk hall shed)', `(leave left p${i} shed)`],
    ...(i < 3 ? ['(walk shed hall)'] : []),
  ])
  const plan = names.map(name => findAction(task, name)!)
  expect(isPlan(task, plan)).toBe(true)
  expect(costIn(task, plan)).toBe(7 * 20 + 8 * 5)
  const improved = improveByWindows(task, plan, 10_000)
  expect(isPlan(task, improved)).toBe(true)
  expect(costIn(task, improved)).toBe(3 * 20 + 8 * 5)
})

test('without states to store the plan is the same', () => {
  const task = porter(1)
  const plan = ['(take left p0 hall)', '(walk hall shed)', '(leave left p0 shed)'].map(name => findAction(task, name)!)
  expect(improveByWindows(task, plan, 0)).toEqual(plan)
})
