// Steps at one time: VAL's rule, that no step may change what another at that time needs or does.

import { expect, test } from 'vitest'
import { loadTask } from '#planning/task/load'
import { factName } from '#planning/task/names'
import { findClash } from '#planning/task/simultaneous'

const loaded = loadTask({
  domain: `(define (domain d) (:requirements :adl :derived-predicates)
    (:predicates (p) (q) (r) (s) (t) (open))
    (:derived (open) (and (p) (not (q))))
    (:action makes-p :effect (p))
    (:action needs-p :precondition (p) :effect (s))
    (:action needs-not-p :precondition (not (p)) :effect (s))
    (:action drops-p :effect (not (p)))
    (:action also-makes-p :effect (p))
    (:action makes-q :effect (q))
    (:action needs-open :precondition (open) :effect (s))
    (:action when-r :effect (when (r) (t)))
    (:action makes-r :effect (r))
    (:action moves-p :precondition (p) :effect (and (not (p)) (r))))`,
  problem: '(define (problem x) (:domain d) (:init (p)) (:goal (s)))',
})
if (loaded.kind !== 'ready') throw new Error(loaded.kind)
const { task } = loaded

const clash = (steps: readonly string[], times = steps.map(() => 0)) => {
  const found = findClash(task, steps, times)
  return found && [found.first, found.second, factName(task, found.fact)]
}

test.each([
  [
    ['(needs-p)', '(drops-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(drops-p)', '(needs-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(makes-p)', '(needs-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(makes-p)', '(drops-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(makes-p)', '(needs-not-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(moves-p)', '(moves-p)'],
    [0, 1, '(p)'],
  ],
  [
    ['(makes-q)', '(needs-open)'],
    [0, 1, '(q)'],
  ],
  [
    ['(when-r)', '(makes-r)'],
    [0, 1, '(r)'],
  ],
  [
    ['(makes-q)', '(needs-p)', '(fly)', '(drops-p)'],
    [1, 3, '(p)'],
  ],
  [['(makes-p)', '(also-makes-p)'], undefined],
  [['(needs-p)', '(needs-p)'], undefined],
  [['(needs-p)', '(makes-q)'], undefined],
  [['(moves-p)', '(makes-q)'], undefined],
] as const)('%j at one time: %j', (steps, expected) => {
  expect(clash(steps)).toEqual(expected)
})

test('steps at different times never interfere', () => {
  const steps = ['(needs-p)', '(drops-p)', '(makes-p)', '(needs-p)']
  expect(clash(steps, [0, 1, 2, 3])).toBeUndefined()
  expect(clash(steps, [0, 1, 2, 2])).toEqual([2, 3, '(p)'])
})
