// Names that are also words of sentences: actions without arguments, `walk` where a response counts steps, names that
// end in `on`, objects called `a`.

import { expect, test } from 'vitest'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { readAnswer } from '#language/answers/read'
import { renderAnswer } from '#language/answers/render-answer'
import { namesOf } from '#questions/kinds/judge'
import { soughtOf } from '#questions/kinds/sought-of'
import { wordingsFor } from '#language/library/wordings'

const source = {
  domain: `(define (domain nav) (:requirements :strips) (:predicates (door) (lit) (end) (held ?b) (on ?b ?c))
  (:action open-door :parameters () :precondition (and) :effect (door))
  (:action switch-on :parameters () :precondition (door) :effect (lit))
  (:action walk :parameters () :precondition (lit) :effect (end))
  (:action pick-up :parameters (?b) :precondition (lit) :effect (held ?b))
  (:action stack :parameters (?b ?c) :precondition (held ?b) :effect (on ?b ?c)))`,
  problem: '(define (problem n) (:domain nav) (:objects a b i) (:init) (:goal (end)))',
}
const { domain } = parseDomain(source.domain)
const { problem } = parseProblem(source.problem, domain)
const hints = { ...namesOf(domain, problem), wordings: () => wordingsFor(source) }

test.each([
  ['Step 1: open-door\nStep 2: switch-on\nStep 3: walk', '`(open-door)`, `(switch-on)`, `(walk)`'],
  ['Step 1 - open-door\nStep 2 - switch-on', '`(open-door)`, `(switch-on)`'],
  ['1) open-door\n2) switch-on', '`(open-door)`, `(switch-on)`'],
  ['**Step 1**: open-door\n**Step 2**: switch-on', '`(open-door)`, `(switch-on)`'],
  ['1. switch-on\n2. walk\n3. pick-up a', '`(switch-on)`, `(walk)`, `(pick-up a)`'],
  ['1. pick-up b\n2. stack b i', '`(pick-up b)`, `(stack b i)`'],
  // Cut off within a step.
  ['1. switch-on\n2. walk\n3. stack a', undefined],
])('a list of steps: %j', (text, expected) => {
  const { answer } = readAnswer(soughtOf('app', 'gen'), text, hints)
  expect(answer === null ? undefined : renderAnswer(answer)).toBe(expected)
})
