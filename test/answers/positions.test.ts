// The index of the first inapplicable action, given by occurrence, from the end, or in a list of results.

import { expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const domain = `(define (domain boat) (:requirements :strips) (:predicates (at ?p) (on ?c) (by ?c ?p))
  (:action sail :parameters (?p ?q) :precondition (at ?p) :effect (and (not (at ?p)) (at ?q)))
  (:action board :parameters (?c ?p) :precondition (and (at ?p) (by ?c ?p)) :effect (and (not (by ?c ?p)) (on ?c))))`
const problem =
  '(define (problem boat-1) (:domain boat) (:objects l0 l1 c0) (:init (at l1) (by c0 l0)) (:goal (on c0)))'
const steps =
  '(sail l1 l0) (sail l0 l1) (sail l1 l0) (board c0 l0) (sail l0 l1) (sail l0 l1) (board c0 l1) (sail l0 l1)'
const record = importAcpbench(
  JSON.stringify([
    {
      id: 1,
      group: 'validation_gen',
      context: '',
      question: `Which action in this sequence is the first that cannot be executed? Answer with its index, counted from 0: "${steps}"`,
      answer: 5,
      PDDL_domain: domain,
      PDDL_problem: problem,
    },
  ]),
).records[0]!

test.each([
  ['The third (sail l0 l1).', 5],
  ['The third sail from l0 to l1 fails.', 5],
  ['The third to last action.', 5],
  ['The third last action fails.', 5],
  ['The penultimate action.', 6],
  ['The next-to-last one.', 6],
  ['The second-to-last step.', 6],
  ['The last action.', 7],
  ['The first five work, but the sixth does not.', 5],
  ['0 ok\n1 ok\n2 ok\n3 ok\n4 ok\n5 not ok\n6 -', 5],
])('“%s” is index %i', (text, index) => {
  expect(readRecord(record, text).answer).toMatchObject({ kind: 'index', index })
})
