// An action with a cost that has no value is never applicable, in any kind, with a metric or without.

import { expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { checkCertificate } from '#planning/certificates/check'
import { printProblem } from '#planning/pddl/print'
import { problemAt } from '#questions/kinds/asking/situation'
import { searchOptimal } from '#planning/search/a-star'
import { ground } from '#planning/task/ground'
import { actionName } from '#planning/task/names'
import type { Task } from '#planning/task/task'
import { validatePlan } from '#planning/task/validate'
import { judge } from '#questions/kinds/judge'
import { modelsOf, taskOf } from '../support/task'

const domain = `(define (domain d) (:requirements :strips :action-costs) (:predicates (p) (q) (r))
  (:functions (total-cost) - number (f) - number)
  (:action jump :parameters () :effect (and (p) (q) (increase (total-cost) (f))))
  (:action walk :parameters () :effect (and (r) (increase (total-cost) 0.3)))
  (:action run :parameters () :precondition (r) :effect (and (p) (increase (total-cost) 0.6))))`
const problem = (metric: string, goal = '(p)'): string =>
  `(define (problem x) (:domain d) (:init) (:goal ${goal}) ${metric})`
const metrics = ['(:metric minimize (total-cost))', '', '(:metric minimize (total-time))']
const limits = { maxStates: 1000 }

const namesOf = (task: Task): string[] =>
  Array.from({ length: task.actionCount }, (_, action) => actionName(task, action as never))

test('the task, the plan checked, the cheapest plan and the checker agree', () => {
  for (const metric of metrics) {
    const texts = [domain, problem(metric)] as const
    const task = taskOf(...texts)
    expect(namesOf(task).sort()).toEqual(['(run)', '(walk)'])
    expect(validatePlan(task, ['(jump)'])).toMatchObject({
      valid: false,
      step: 0,
      missing: ['(= (f) …)'],
    })
    const found = searchOptimal(task, limits)
    expect(found).toMatchObject({ kind: 'plan', cost: metric.includes('cost') ? 0.9 : 2 })
    expect(searchOptimal(taskOf(domain, problem(metric, '(q)')), limits).kind).toBe('no-plan')
    const models = modelsOf(...texts)
    const target = { kind: 'action', action: '(jump)' } as const
    expect(
      checkCertificate(
        ...models,
        { kind: 'unreachable', target },
        { kind: 'closed-set', facts: ['(p)', '(r)'], mayBeFalse: [] },
      ),
    ).toEqual({ accepted: true })
    expect(checkCertificate(...models, { kind: 'reachable', target }, { kind: 'plan', actions: [] }).accepted).toBe(
      false,
    )
  }
})

test('so do questions that are made of it, which count steps', () => {
  const task = taskOf(domain, problem(metrics[0]!))
  const made = problemAt(task, task.initial)
  const outcome = ground(task.domain, made)
  if (outcome.kind !== 'task') throw new Error(outcome.kind)
  expect(namesOf(outcome.task).sort()).toEqual(['(run)', '(walk)'])
  expect(namesOf(taskOf(domain, printProblem(made))).sort()).toEqual(['(run)', '(walk)'])
})

test('and verdicts, with evidence that is accepted', () => {
  for (const metric of metrics)
    for (const countSteps of [false, true]) {
      const verdictOn = (asked: Asked, text: string) =>
        judge({ domain, problem: problem(metric) }, asked, text, limits, { countSteps })
      for (const [asked, text, verdict] of [
        [{ kind: 'app' }, '[(walk)]', 'right'],
        [{ kind: 'app' }, '[(jump), (walk)]', 'wrong'],
        [{ kind: 'areach' }, '(jump)', 'right'],
        [{ kind: 'areach' }, 'None', 'wrong'],
        [{ kind: 'reach' }, '(q)', 'right'],
        [{ kind: 'land' }, '(r)', 'right'],
        [{ kind: 'land' }, '(q)', 'wrong'],
        [{ kind: 'nexta' }, '(walk)', 'right'],
        [{ kind: 'nexta' }, '(jump)', 'wrong'],
      ] as const) {
        const found = verdictOn(asked, text)
        const label = `${asked.kind} ${text} ${metric} ${countSteps}`
        expect(found.verdict, label).toBe(verdict)
        expect(
          found.evidence.map(each => each.checked),
          label,
        ).not.toContain(false)
      }
    }
})
