import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainAction, explainGoal } from '#planning/task/explain'
import { ground } from '#planning/task/ground'
import { findAction } from '#planning/task/names'
import { applicableActions, isGoal, progress } from '#planning/task/step'
import { withInitial } from '#planning/task/derive'
import { validatePlan } from '#planning/task/validate'
import { Oracle } from '../support/oracle'
import { randomTexts } from '../support/random-task'
import { modelsOf, taskOf } from '../support/task'
import { deadEnd, groundTiny, noPlan, tinyTasks } from '../support/tasks'
import { roundsOf } from '../support/long'

const seeds = fc.integer({ min: 0, max: 1_000_000 })

const domain = `(define (domain blocks)
  (:requirements :adl :action-costs)
  (:types block)
  (:predicates (clear ?b - block) (on ?a ?b - block) (sound ?b - block))
  (:functions (total-cost) (weight ?b - block))
  (:action stack :parameters (?a ?b - block)
    :precondition (and (clear ?a) (not (= ?a ?b)) (not (on ?a ?b)) (sound ?b)
      (forall (?c - block) (not (on ?c ?b))) (or (clear ?b) (sound ?a)))
    :effect (and (on ?a ?b) (not (clear ?b)) (increase (total-cost) (weight ?a)))))`
const problem = `(define (problem p) (:domain blocks) (:objects a b c - block)
  (:init (clear a) (on c b) (sound a) (= (weight a) 3))
  (:goal (and (on a b) (forall (?x - block) (clear ?x)))) (:metric minimize (total-cost)))`
const task = taskOf(domain, problem)

test('conditions that fail and hold are listed in reading order', () => {
  expect(explainAction(task, task.initial, '(stack a b)')).toEqual({
    action: { kind: 'in-universe', name: '(stack a b)' },
    applicable: false,
    missing: ['(sound b)', '(not (on c b))'],
    satisfied: ['(clear a)', '(not (= a b))', '(not (on a b))', '(or (clear b) (sound a))'],
    unknown: [],
  })
})

test('an equality that fails is printed with its objects', () => {
  const { missing } = explainAction(task, task.initial, '(stack a a)')
  expect(missing).toEqual(['(not (= a a))'])
})

test('a cost without a value keeps an action from being applicable, and reports it', () => {
  expect(findAction(task, '(stack b a)')).toBeUndefined()
  expect(explainAction(task, task.initial, '(stack b a)').missing).toContain('(= (weight b) …)')
})

test('a name that is not an action is classified instead', () => {
  expect(explainAction(task, task.initial, '(stack a d)')).toMatchObject({
    action: { kind: 'unknown-object', object: 'd' },
    applicable: false,
    missing: [],
  })
})

test('the parts of the goal that fail are listed, of a universal one its instances', () => {
  expect(explainGoal(task, task.initial).missing).toEqual(['(on a b)', '(clear b)', '(clear c)'])
})

test('an action is applicable exactly where no condition is missing', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const texts = randomTexts(seed)
      const models = modelsOf(texts.domain, texts.problem)
      const outcome = ground(...models)
      if (outcome.kind !== 'task') throw new Error('stopped')
      const oracle = new Oracle(...models)
      let state = outcome.task.initial
      let known = oracle.initial
      for (let step = 0; step < 4; step++) {
        for (const action of oracle.actions) {
          const found = explainAction(outcome.task, state, action.name)
          const applicable = oracle.isApplicable(known, action)
          expect(found.applicable).toBe(applicable)
          expect(found.missing.length === 0).toBe(applicable)
          expect(found.unknown).toEqual([])
        }
        expect(explainGoal(outcome.task, state).missing.length === 0).toBe(isGoal(outcome.task, state))
        const next = oracle.applicable(known)[0]
        if (next === undefined) break
        state = progress(outcome.task, state, findAction(outcome.task, next.name)!)
        known = oracle.progress(known, next)
      }
    }),
    { numRuns: roundsOf(150) },
  )
})

test('a condition that quantifies over too much is left unknown instead of hanging', () => {
  const objects = Array.from({ length: 60 }, (_, i) => `o${i}`).join(' ')
  const wide = taskOf(
    `(define (domain wide) (:requirements :adl) (:predicates (p ?a) (q))
      (:action act :parameters () :precondition (and (q)
        (forall (?a ?b ?c ?d ?e ?f) (or (not (p ?a)) (p ?b) (p ?c) (p ?d) (p ?e) (p ?f))))
        :effect (q)))`,
    `(define (problem w) (:domain wide) (:objects ${objects}) (:init) (:goal (q)))`,
  )
  const found = explainAction(wide, wide.initial, '(act)')
  expect(found.missing).toEqual(['(q)'])
  expect(found.unknown.length + found.satisfied.length).toBe(1)
})

test('plans of the tiny tasks are valid and cost what they should', () => {
  for (const tiny of tinyTasks)
    if (tiny.plan !== undefined)
      expect(validatePlan(groundTiny(tiny), tiny.plan), tiny.name).toEqual({
        valid: true,
        cost: tiny.optimalCost,
        step: null,
        missing: [],
        goalMissing: [],
        action: null,
      })
})

test('a sequence that breaks names its first failing step and why', () => {
  const task = groundTiny(deadEnd)
  expect(validatePlan(task, ['(go hall attic)', '(go hall cellar)', '(nonsense)'])).toEqual({
    valid: false,
    cost: null,
    step: 1,
    missing: ['(in hall)'],
    goalMissing: [],
    action: { kind: 'in-universe', name: '(go hall cellar)' },
  })
})

test('an unknown action fails at its step', () => {
  const check = validatePlan(groundTiny(deadEnd), ['(go hall attic)', '(fly attic hall)'])
  expect(check).toMatchObject({ valid: false, step: 1, missing: [] })
  expect(check.action).toMatchObject({ kind: 'unknown-name', name: 'fly' })
})

test('a sequence that stops short shows what the goal lacks', () => {
  expect(validatePlan(groundTiny(deadEnd), ['(go hall attic)'])).toMatchObject({
    valid: false,
    step: null,
    goalMissing: ['(carried lamp)', '(in hall)'],
  })
  expect(validatePlan(groundTiny(noPlan), [])).toMatchObject({ goalMissing: ['(in cellar)'] })
})

test('tasks with another start or goal share all else', () => {
  const task = groundTiny(deadEnd)
  const moved = withInitial(task, progress(task, task.initial, findAction(task, '(go hall attic)')!))
  expect(applicableActions(moved, moved.initial).length).toBe(2)
  expect(validatePlan(moved, ['(take lamp attic)', '(go attic hall)']).valid).toBe(true)
  expect(moved.alternatives).toBe(task.alternatives)
  const anywhere = { ...task, goal: [[]] }
  expect(validatePlan(anywhere, []).valid).toBe(true)
  expect(isGoal(task, task.initial)).toBe(false)
})
