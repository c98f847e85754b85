// Two texts for the services of an editor. A `|` in a text marks the offset asked about.

import { expect } from 'vitest'
import type { TextRole } from '#planning/pddl/diagnostic'
import { readSymbols, type Texts } from '#planning/pddl/symbols'

export const domain = `; Cars on a ferry.
(define (domain ferry)
  (:requirements :strips :typing :existential-preconditions :action-costs)
  (:types car location - object big - car)
  (:constants home - location)
  (:predicates
    (at ?c - car ?l - location) ; where a car stands
    (at-ferry ?l - location)
    (on ?c - car)
    (near ?a ?b - location))
  (:functions (total-cost) - number (length ?a ?b - location) - number)
  ; Take a car on board.
  (:action board
    :parameters (?c - car ?l - location)
    :precondition (and (at ?c ?l) (at-ferry ?l))
    :effect (and (on ?c) (not (at ?c ?l))))
  (:action sail
    :parameters (?from ?to - location)
    :precondition (and (at-ferry ?from) (near ?from ?to))
    :effect (and (at-ferry ?to) (not (at-ferry ?from)) (increase (total-cost) (length ?from ?to)))))
`
export const problem = `(define (problem p1)
  (:domain ferry)
  (:objects c1 - car b1 - big l1 - location)
  (:init (at c1 l1) (AT b1 home) (at-ferry home) (near home l1) (= (length home l1) 3))
  (:goal (and (at c1 home) (exists (?x - car) (on ?x))))
  (:metric minimize (total-cost)))
`
export const texts: Texts = { domain, problem }

/** Texts with the mark taken out of one, and where it was. */
export function marked(role: TextRole, text: string): { texts: Texts; role: TextRole; offset: number } {
  const offset = text.indexOf('|')
  return { texts: { ...texts, [role]: text.replace('|', '') }, role, offset }
}

/** The offset of the nth `needle` in one of the two texts above. */
export function at(role: TextRole, needle: string, nth = 0): [TextRole, number] {
  let offset = -1
  for (let i = 0; i <= nth; i++) offset = texts[role].indexOf(needle, offset + 1)
  expect(offset).toBeGreaterThanOrEqual(0)
  return [role, offset + 1]
}

export const symbols = readSymbols(texts)
export const shown = (places: readonly { role: TextRole; span: { from: number; to: number } }[]): string[] =>
  places.map(({ role, span }) => {
    const before = texts[role].slice(0, span.from).split('\n')
    return `${role} ${before.length}: ${texts[role].slice(span.from, span.to)}`
  })
