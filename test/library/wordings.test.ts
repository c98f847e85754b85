// The wordings of a question are those of its own problem, whichever was read before.

import { expect, test } from 'vitest'
import { wordingsFor } from '#language/library/wordings'

const domain = `(define (domain crane)
  (:types block arm)
  (:predicates (held ?b - block ?a - arm) (free ?a - arm))
  (:action lift :parameters (?b - block ?a - arm)
    :precondition (free ?a) :effect (and (held ?b ?a) (not (free ?a)))))`
const problemOf = (arms: string): string => `(define (problem p) (:domain crane)
  (:objects b1 b2 - block ${arms} - arm) (:init (free ${arms.split(' ')[0]})) (:goal (held b1 ${arms.split(' ')[0]})))`

/** Objects that wordings may leave out. */
const leftOut = (arms: string): string[] => {
  const fixed = wordingsFor({ domain, problem: problemOf(arms) }, '').flatMap(wording => wording.fixed ?? [])
  return [...new Set(fixed.filter(object => object !== undefined))]
}

test('the only object of a type is that of the problem at hand', () => {
  expect(leftOut('left')).toEqual(['left'])
  expect(leftOut('right')).toEqual(['right'])
  expect(leftOut('left right')).toEqual([])
})
