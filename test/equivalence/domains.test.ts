// Whether two domains are the same up to names and order.

import { describe, expect, test } from 'vitest'
import { compareDomains } from '#planning/equivalence/domains'
import { shippedDomains } from '#language/library/domains'

const ferry = `(define (domain ferry)
  (:requirements :typing) (:types car place)
  (:predicates (at ?c - car ?p - place) (ferry-at ?p - place) (on ?c - car) (empty))
  (:action sail :parameters (?from ?to - place)
    :precondition (and (ferry-at ?from) (not (= ?from ?to))) :effect (and (ferry-at ?to) (not (ferry-at ?from))))
  (:action board :parameters (?c - car ?p - place)
    :precondition (and (at ?c ?p) (ferry-at ?p) (empty)) :effect (and (on ?c) (not (at ?c ?p)) (not (empty))))
  (:action leave :parameters (?c - car ?p - place)
    :precondition (and (on ?c) (ferry-at ?p)) :effect (and (at ?c ?p) (empty) (not (on ?c)))))`
const boat = `(define (domain boat) ; other names, another order
  (:requirements :strips :typing) (:types spot auto)
  (:predicates (free) (loaded ?a - auto) (here ?s - spot) (parked ?a - auto ?s - spot))
  (:action unload :parameters (?x - auto ?y - spot)
    :precondition (and (here ?y) (loaded ?x)) :effect (and (not (loaded ?x)) (parked ?x ?y) (free)))
  (:action load :parameters (?x - auto ?y - spot)
    :precondition (and (and (free)) (here ?y) (parked ?x ?y)) :effect (and (not (free)) (not (parked ?x ?y)) (loaded ?x)))
  (:action move :parameters (?s ?t - spot)
    :precondition (and (not (= ?t ?s)) (here ?s)) :effect (and (not (here ?s)) (here ?t))))`

describe('the same', () => {
  test('as itself, whatever its layout and the order of its parts', () => {
    const other = ferry.replace('(:action sail', '  \n(:action sail').replace('(empty))', '(empty)) ; note')
    expect(compareDomains(ferry, other)).toEqual({ is: 'same', renamed: [] })
  })
  test('under other names, which are listed', () => {
    const found = compareDomains(ferry, boat)
    if (found.is !== 'same') throw new Error(JSON.stringify(found))
    expect(found.renamed).toEqual(
      expect.arrayContaining([
        { sort: 'action', a: 'board', b: 'load' },
        { sort: 'action', a: 'leave', b: 'unload' },
        { sort: 'predicate', a: 'empty', b: 'free' },
        { sort: 'type', a: 'car', b: 'auto' },
      ]),
    )
    expect(found.renamed).toHaveLength(9)
  })
  test('with names that look alike, which are tried', () => {
    const ring = (names: readonly string[]): string =>
      `(define (domain d) (:predicates ${names.map(name => `(${name})`).join(' ')})
        ${names.map((name, i) => `(:action go-${name} :parameters () :precondition (${name}) :effect (and (${names[(i + 1) % names.length]!}) (not (${name}))))`).join('\n')})`
    expect(compareDomains(ring(['a', 'b', 'c', 'd']), ring(['x', 'z', 'y', 'w'])).is).toBe('same')
    const two = `(define (domain d) (:predicates (a) (b) (c) (d))
      ${[
        ['a', 'b'],
        ['b', 'a'],
        ['c', 'd'],
        ['d', 'c'],
      ]
        .map(([x, y], i) => `(:action go${i} :parameters () :precondition (${x}) :effect (and (${y}) (not (${x}))))`)
        .join('\n')})`
    expect(compareDomains(ring(['a', 'b', 'c', 'd']), two).is).toBe('different')
  })
  test.each(shippedDomains().map(({ id, domainText }) => [id, domainText] as const))('%s as itself', (_, text) =>
    expect(compareDomains(text, text)).toEqual({ is: 'same', renamed: [] }),
  )
})

describe('different', () => {
  test.each<[string, string, unknown]>([
    [
      'a precondition',
      ferry.replace(' (empty)) :effect (and (on', ') :effect (and (on'),
      { sort: 'action', name: 'board', what: ['precondition'] },
    ],
    ['an effect', ferry.replace('(not (on ?c))', '(on ?c)'), { sort: 'action', name: 'leave', what: ['effect'] }],
    [
      'the order of parameters',
      ferry.replace('sail :parameters (?from ?to - place)', 'sail :parameters (?to ?from - place)'),
      { sort: 'action', name: 'sail', what: ['precondition', 'effect'] },
    ],
    [
      'a predicate more',
      ferry.replace('(empty))', '(empty) (full))'),
      { sort: 'predicate', name: 'full', what: 'only-b' },
    ],
    ['a type', ferry.replace('car place)', 'car place extra)'), { sort: 'type', name: 'extra', what: 'only-b' }],
  ])('in %s', (_, other, difference) => {
    const found = compareDomains(ferry, other)
    if (found.is !== 'different') throw new Error(JSON.stringify(found))
    expect(found.differences).toContainEqual(difference)
  })
  test('in no name that both have', () => {
    const other = boat.replace('(loaded ?x)) :effect', ') :effect')
    expect(compareDomains(ferry, other).is).toBe('different')
  })
})

test('variables that hide others are distinguished by their quantifier', () => {
  const shadowed = (terms: string): string =>
    `(define (domain d) (:predicates (p ?a ?b) (q)) (:action a :parameters (?x ?y)
      :precondition (forall (?x) (exists (?z) (p ${terms}))) :effect (q)))`
  expect(compareDomains(shadowed('?x ?z'), shadowed('?z ?x')).is).toBe('different')
  expect(compareDomains(shadowed('?x ?z'), shadowed('?x ?z').replaceAll('?z', '?w')).is).toBe('same')
})

test('a fault is reported with its text', () => {
  expect(compareDomains(ferry, ferry.slice(0, -30))).toMatchObject({ is: 'fault', text: 'b' })
  expect(compareDomains('(define (domain', ferry)).toMatchObject({ is: 'fault', text: 'a' })
})

test('many names that look alike end within the limit', () => {
  const alike = (letter: string): string =>
    `(define (domain d) (:predicates ${Array.from({ length: 80 }, (_, i) => `(${letter}${i})`).join(' ')})
      (:action a :parameters () :effect (${letter}0)))`
  expect(['same', 'undecided']).toContain(compareDomains(alike('p'), alike('q')).is)
})
