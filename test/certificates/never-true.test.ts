// Effects and choices with conditions that never become true: searches leave them out, and so must the checker, or it
// would charge an action for effects that never happen.

import { expect, test } from 'vitest'
import { modelsOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'

/** Rooms in a ring; the spare key, which alone would arm or break anything, is nowhere. */
const rooms = 6
const each = (write: (i: number) => string): string => Array.from({ length: rooms }, (_, i) => write(i)).join(' ')
const next = (i: number): number => (i + 1) % rooms
const objects = `${each(i => `r${i}`)} - room ${each(i => `d${i}`)} - lamp`
const walk = `(:action walk :parameters (?a ?b - room) :precondition (and (at ?a) (door ?a ?b))
  :effect (and (not (at ?a)) (at ?b) (increase (total-cost) 1)))`
const doors = each(i => `(door r${i} r${next(i)}) (door r${next(i)} r${i})`)

const textsOf = (predicates: string, body: string, init: string, goal: string) =>
  [
    `(define (domain ring) (:requirements :adl :derived-predicates :action-costs) (:types room lamp)
      (:predicates (at ?r - room) (door ?a ?b - room) (spare) ${predicates})
      (:functions (total-cost) - number) ${walk} ${body})`,
    `(define (problem one) (:domain ring) (:objects ${objects}) (:init (at r0) ${doors} ${init})
      (:goal ${goal}) (:metric minimize (total-cost)))`,
  ] as const

/** All evidence about the problem is accepted, and there is some for a cheapest plan. */
function expectAccepted(texts: readonly [string, string]): void {
  const counts = new Map<string, number>()
  checkAll('ring', modelsOf(...texts), [reachability, landmarks, costs], counts)
  expect(counts.get('optimal by optimal')).toBe(1)
}

test('an action gives away no cost for an effect that never happens', () => {
  const body = `(:action press :parameters (?r - room) :precondition (at ?r)
      :effect (and (forall (?d - lamp) (when (armed ?r ?d) (lit ?d))) (increase (total-cost) 6)))
    (:action arm :parameters (?r - room ?d - lamp) :precondition (spare) :effect (armed ?r ?d))`
  const texts = textsOf(
    '(armed ?r - room ?d - lamp) (lit ?d - lamp)',
    body,
    each(i => `(armed r${i} d${i})`),
    `(and ${each(i => `(lit d${i})`)})`,
  )
  expectAccepted(texts)
})

test('a derived fact does not follow from a body that never holds', () => {
  const body = `(:derived (shines ?d - lamp) (exists (?r - room) (and (on ?r)
      (or (wired ?r ?d) (and (bridged ?r ?d) (at ?r))))))
    (:derived (bridged ?r - room ?d - lamp) (exists (?other - room) (and (broken ?other) (door ?r ?other))))
    (:action turn :parameters (?r - room) :precondition (at ?r) :effect (and (on ?r) (increase (total-cost) 2)))
    (:action break :parameters (?r - room) :precondition (spare) :effect (broken ?r))`
  const texts = textsOf(
    '(on ?r - room) (wired ?r - room ?d - lamp) (broken ?r - room) (bridged ?r - room ?d - lamp) (shines ?d - lamp)',
    body,
    each(i => `(wired r${i} d${i})`),
    `(and ${each(i => `(shines d${i})`)})`,
  )
  expectAccepted(texts)
})

test('the goal asks for nothing that never holds', () => {
  const body = `(:action press :parameters (?r - room) :precondition (at ?r)
      :effect (and (forall (?d - lamp) (when (wired ?r ?d) (lit ?d))) (increase (total-cost) 1)))
    (:action break :parameters (?r - room) :precondition (spare) :effect (broken ?r))`
  const texts = textsOf(
    '(wired ?r - room ?d - lamp) (lit ?d - lamp) (broken ?r - room)',
    body,
    each(i => `(wired r${i} d${i})`),
    `(and ${each(i => `(or (broken r${i}) (lit d${i}))`)})`,
  )
  expectAccepted(texts)
})
