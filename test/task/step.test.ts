import { expect, test } from 'vitest'
import { findAction, findFact, stateFacts } from '#planning/task/names'
import { holds, isApplicable, isGoal, progress } from '#planning/task/step'
import { keyOf, Oracle } from '../support/oracle'
import { modelsOf, taskOf } from '../support/task'
import { addAndDelete, groundTiny, tinyTasks } from '../support/tasks'

test('the plans of the tiny tasks lead to the goal step by step', () => {
  for (const tiny of tinyTasks) {
    if (tiny.plan === undefined) continue
    const task = groundTiny(tiny)
    let state = task.initial
    let cost = 0
    for (const name of tiny.plan) {
      const action = findAction(task, name)!
      expect(isApplicable(task, state, action), `${tiny.name}: ${name}`).toBe(true)
      state = progress(task, state, action)
      cost += task.actionCost[action]!
    }
    expect(isGoal(task, state), tiny.name).toBe(true)
    expect(cost, tiny.name).toBe(tiny.optimalCost)
  }
})

test('the tiny tasks are as their descriptions state', () => {
  for (const tiny of tinyTasks) {
    const oracle = new Oracle(...modelsOf(tiny.domain, tiny.problem))
    const states = oracle.reachableStates(100)
    expect(states.length, tiny.name).toBe(tiny.stateCount)
    // Sequences by length, each with its last state, until some of them reach the goal.
    let layer = [{ state: oracle.initial, seen: [keyOf(oracle.initial)] }]
    let found: typeof layer = []
    for (let length = 0; length < 5 && found.length === 0; length++) {
      found = layer.filter(({ state }) => oracle.isGoal(state))
      if (found.length > 0) expect(length, tiny.name).toBe(tiny.optimalCost)
      layer = layer.flatMap(({ state, seen }) =>
        oracle.applicable(state).map(action => {
          const next = oracle.progress(state, action)
          return { state: next, seen: [...seen, keyOf(next)] }
        }),
      )
    }
    expect(found.length, tiny.name).toBe(tiny.planCount)
  }
})

test('an added fact holds afterwards even if the action also deletes it', () => {
  const task = groundTiny(addAndDelete)
  const after = progress(task, task.initial, findAction(task, '(refresh)')!)
  expect(stateFacts(task, after)).toEqual(['(fresh)'])
})

const lamps = `(define (domain lamps)
  (:requirements :adl :derived-predicates)
  (:types lamp)
  (:predicates (lit ?l - lamp) (wired ?a ?b - lamp) (glows ?l - lamp) (dark))
  (:derived (glows ?l - lamp) (or (lit ?l) (exists (?m - lamp) (and (wired ?m ?l) (glows ?m)))))
  (:derived (dark) (forall (?l - lamp) (not (glows ?l))))
  (:action toggle :parameters (?l - lamp) :precondition ()
    :effect (and (when (lit ?l) (not (lit ?l))) (when (not (lit ?l)) (lit ?l))))
  (:action swap-all :parameters () :precondition ()
    :effect (forall (?l - lamp) (and (when (lit ?l) (not (lit ?l))) (when (not (lit ?l)) (lit ?l))))))`
const lampProblem = `(define (problem three) (:domain lamps) (:objects a b c - lamp)
  (:init (wired a b) (wired b c)) (:goal (forall (?l - lamp) (glows ?l))))`

test('conditions of effects are read before the step', () => {
  const task = taskOf(lamps, lampProblem)
  const toggled = progress(task, task.initial, findAction(task, '(toggle b)')!)
  expect(stateFacts(task, toggled)).toEqual(['(lit b)'])
  const swapped = progress(task, toggled, findAction(task, '(swap-all)')!)
  expect(stateFacts(task, swapped).sort()).toEqual(['(lit a)', '(lit c)'])
})

test('derived facts follow from each state, lower layers first', () => {
  const task = taskOf(lamps, lampProblem)
  const dark = findFact(task, '(dark)')!
  const glows = (state: typeof task.initial, lamp: string): boolean => holds(state, findFact(task, `(glows ${lamp})`)!)
  expect(holds(task.initial, dark)).toBe(true)
  const toggled = progress(task, task.initial, findAction(task, '(toggle b)')!)
  expect(holds(toggled, dark)).toBe(false)
  expect([glows(toggled, 'a'), glows(toggled, 'b'), glows(toggled, 'c')]).toEqual([false, true, true])
  expect(isGoal(task, toggled)).toBe(false)
  const back = progress(task, toggled, findAction(task, '(toggle b)')!)
  expect(holds(back, dark)).toBe(true)
  const start = progress(task, back, findAction(task, '(toggle a)')!)
  expect(isGoal(task, start)).toBe(true)
})
