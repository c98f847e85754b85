// Answers that name nothing: an action that changes nothing, no applicable action, no such fact.

import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const domain = `(define (domain walk) (:requirements :strips) (:predicates (at ?p) (lit ?p) (dark))
  (:action stay :parameters (?p) :precondition (at ?p) :effect (at ?p))
  (:action go :parameters (?p ?q) :precondition (at ?p) :effect (and (not (at ?p)) (at ?q))))`
const problem =
  '(define (problem walk-1) (:domain walk) (:objects home park) (:init (at home) (lit park)) (:goal (at park)))'
const recordOf = (group: string, question: string, answer: unknown, text = domain) =>
  importAcpbench(
    JSON.stringify([{ id: 1, group, context: '', question, answer, PDDL_domain: text, PDDL_problem: problem }]),
  ).records[0]!
const progression = recordOf('progression_gen', 'What does the action "(stay home)" change?', { pos: [], neg: [] })
const applicability = (text = domain) =>
  recordOf('applicable_actions_gen', 'Which actions are applicable?', ['(stay home)'], text)
const read = (text: string, record = progression): string | null => {
  const { answer } = readRecord(record, text)
  return answer === null ? null : renderAnswer(answer)
}

test.each([
  'Nothing changes.',
  'Nothing.',
  'None of the propositions change.',
  'No proposition changes.',
  'The state stays the same.',
  'Both lists are empty.',
  '[] and []',
  '[]\n[]',
  'The action has no effect: the state remains unchanged.',
  'First list: (empty)\nSecond list: (empty)',
  '1. None\n2. None',
  'False now and true afterwards: none. True now and false afterwards: none.',
  'Nothing becomes true and nothing becomes false.',
  'Final answer: no changes.',
  'The action is not applicable, so nothing changes.',
  '(at home) is added, but it is already true. So both lists are empty: [] and [].',
])('reads “%s” as two empty lists', text => {
  expect(read(text)).toBe('becomes true: an empty list; becomes false: an empty list')
})

test.each([
  'Nothing changes apart from the position of the robot.',
  'I think nothing changes, but I am not sure.',
  'Does nothing change? Hard to say.',
  'If nothing changes, the lists are empty.',
  'It would be wrong to claim that nothing changes.',
  'The student claims that nothing changes.',
  'Since (lit park) is true and nothing changes it, the answer is:',
  'The state remains unchanged. The robot moves to the park.',
  'The state of the light remains unchanged. The robot is now in the park.',
  'Nothing changes in the kitchen. The robot is in the park afterwards.',
  'There are no changes to (lit park).',
])('does not read “%s”', text => {
  expect(read(text)).toBeNull()
})

test('what follows such a statement and names changes is the answer', () => {
  expect(read('At first glance nothing changes. However, (at park) becomes true and (at home) becomes false.')).toBe(
    'becomes true: `(at park)`; becomes false: `(at home)`',
  )
})

test('a placeholder in brackets is no action, unless the domain has one of this name', () => {
  const plain = applicability()
  expect(read('(none)', plain)).toBe('an empty list')
  expect(read('[(none)]', plain)).toBe('an empty list')
  expect(read('(go home park), (none)', plain)).toBe('`(go home park)`')
  expect(read('(empty)', plain)).toBe('an empty list')
  const named = applicability(
    domain.replace(
      '(:action stay',
      '(:action empty :parameters () :precondition (dark) :effect (not (dark))) (:action stay',
    ),
  )
  expect(read('(empty)', named)).toBe('`(empty)`')
  expect(read('[(empty), (go home park)]', named)).toBe('`(empty)`, `(go home park)`')
})

const dead = recordOf('applicable_actions_gen', 'Which actions are applicable? Name them all.', [])

test.each([
  'No moves are possible.',
  'Nothing is applicable.',
  'Nothing can be done.',
  'Every action is inapplicable.',
  'No legal actions exist.',
  'Zero actions.',
  'An empty list.',
  'No action is applicable, I believe.',
])('reads “%s” as no applicable action', text => {
  expect(read(text, dead)).toBe('an empty list')
})

test.each([
  'All actions are applicable.',
  'Not all actions are applicable.',
  'Is no action applicable?',
  'It is not true that nothing is applicable.',
  'Nothing is applicable except staying.',
  'No moves are possible until the light is on.',
])('does not read “%s” as no applicable action', text => {
  expect(read(text, dead)).toBeNull()
})

const unreachable = recordOf(
  'reachable_atom_gen',
  'Name a fact that can never hold, or say None if there is no such fact.',
  [],
)

test.each([
  'There is no such fact.',
  'Such a fact does not exist.',
  "There isn't any.",
  'Not a single one.',
  'Nothing is unreachable here.',
  'You can reach all facts.',
])('reads “%s” as None', text => {
  expect(read(text, unreachable)).toBe('None')
})

test.each(['Either None or something else.', 'None is wrong.'])('does not read “%s” as None', text => {
  expect(read(text, unreachable)).toBeNull()
})

test('that every fact can be reached is no answer where a landmark is asked for', () => {
  const landmark = recordOf('landmarks_gen', 'Name a landmark, or say None if there is none.', {
    yes: ['(lit home)'],
    no: [],
  })
  expect(read('Every fact can be reached.', landmark)).toBeNull()
  expect(read('There is no such fact.', landmark)).toBe('None')
})
