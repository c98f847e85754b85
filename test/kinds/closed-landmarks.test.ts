// Yes/no and choice questions about landmarks on an edited problem: if it has no plan, they are undecided like the
// open question, with the same evidence.

import { expect, test } from 'vitest'
import type { Answer } from '#language/answers/reading'
import type { Statement } from '#planning/analysis/statement'
import { judge } from '#questions/kinds/judge'
import { judgeOptions } from '#questions/kinds/judging/options'
import { loadTask } from '#planning/task/load'
import { hintOf } from '#questions/kinds/hinting'
import type { KnownQuestion } from '#questions/kinds/question'

const domain = `(define (domain d) (:requirements :strips) (:predicates (p) (q) (r) (t))
  (:action a :parameters () :precondition (p) :effect (and (q) (not (p))))
  (:action b :parameters () :precondition (and (q) (t)) :effect (r)))`
const problem = (init: string): string => `(define (problem x) (:domain d) (:init ${init}) (:goal (r)))`
const limits = { maxStates: 1000 }

const span = { from: 0, to: 0 }
const yes = (isYes: boolean): Answer => ({ kind: 'yes-no', yes: isYes, span })
const letter = (label: string): Answer => ({ kind: 'choice', label, span })
const landmark = (fact: string): Statement => ({ kind: 'landmark', fact }) as Statement

function ready(init: string) {
  const prepared = loadTask({ domain, problem: problem(init) })
  if (prepared.kind !== 'ready') throw new Error('bad PDDL')
  return prepared
}

test('without a plan no closed question about landmarks has an answer, and that is proven', () => {
  const open = judge({ domain, problem: problem('(p)') }, { kind: 'land' }, '(q)', limits)
  expect(open).toMatchObject({ verdict: 'undecided', reason: 'no-plan' })
  for (const fact of ['(q)', '(p)', '(r)', '(t)', '(moon)'])
    for (const reading of [yes(true), yes(false)]) {
      const draft = judgeOptions({ ready: ready('(p)') }, [landmark(fact)], undefined, reading)
      expect(draft, fact).toMatchObject({ verdict: 'undecided', reason: 'no-plan' })
      expect(draft!.evidence?.map(each => each.claim.kind)).toEqual(['unreachable'])
      expect(draft!.evidence?.every(each => each.checked)).toBe(true)
    }
  const choices = { text: ['(q)', '(t)'], label: ['A', 'B'] }
  for (const label of choices.label)
    expect(judgeOptions({ ready: ready('(p)') }, choices.text.map(landmark), choices, letter(label))).toMatchObject({
      verdict: 'undecided',
      reason: 'no-plan',
    })
})

test('with a plan they are decided as before', () => {
  const verdictOn = (fact: string, isYes: boolean) =>
    judgeOptions({ ready: ready('(p) (t)') }, [landmark(fact)], undefined, yes(isYes))?.verdict
  expect(verdictOn('(q)', true)).toBe('right')
  expect(verdictOn('(q)', false)).toBe('wrong')
  expect(verdictOn('(p)', true)).toBe('right')
  expect(verdictOn('(moon)', false)).toBe('right')
})

test('a hint names the actions that add a fact, whatever its predicate is called', () => {
  for (const head of ['from', 'to', 'kind', 'name', 'span', 'atom']) {
    const text = `(define (domain d) (:requirements :strips) (:predicates (${head}) (other))
      (:action go :parameters () :effect (${head}))
      (:action z :parameters () :effect (other)))`
    const question = {
      key: 'k',
      kind: 'reach',
      format: 'bool',
      judged: { domain: text, problem: '(define (problem x) (:domain d) (:init) (:goal (other)))' },
      statements: [{ kind: 'reachable', facts: [`(${head})`] }],
      origin: { from: 'own' },
      choices: null,
    } as unknown as KnownQuestion
    const { text: hint } = hintOf(question, 2, limits)
    expect(hint).toContain('`go`')
    expect(hint).not.toContain('`z`')
  }
})
