// Problems as structures: the parts of a problem that count, and those that do not.

import { describe, expect, test } from 'vitest'
import { readPair } from '#planning/equivalence/read-pair'
import { findRenaming } from '#planning/equivalence/structure/find-renaming'
import { formulaKey } from '#planning/equivalence/structure/formula-key'
import { goalAtoms } from '#planning/equivalence/structure/goal-atoms'
import { labelled, structureOf, withLabels } from '#planning/equivalence/structure/structure'

const domain = `(define (domain d)
  (:requirements :typing :action-costs :adl)
  (:types pet tool - object cat dog - pet hammer - tool)
  (:constants home - object)
  (:predicates (at ?x ?y) (near ?x ?y) (calm) (three ?x ?y ?z))
  (:functions (way ?x ?y) (total-cost))
  (:action go :parameters (?x ?y) :precondition (calm)
    :effect (and (at ?x ?y) (not (calm)) (increase (total-cost) (way ?x ?y)))))`

const pairOf = (a: readonly string[], b: readonly string[]) => {
  const [x, y] = [a, b].map(
    ([objects, init, goal = '(calm)']) =>
      `(define (problem p) (:domain d) (:objects ${objects}) (:init ${init}) (:goal ${goal}))`,
  )
  const read = readPair({ domain, a: x!, b: y! })
  if (read.kind === 'fault') throw new Error(read.diagnostics[0]!.message)
  return read.pair
}

const compare = (a: readonly string[], b: readonly string[]) => {
  const pair = pairOf(a, b)
  return findRenaming(structureOf(pair.domain, pair.a), structureOf(pair.domain, pair.b), 100)
}

describe('the same up to names', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['order and repeats', ['x y - cat', '(at x y) (calm)'], ['b a - cat', '(calm) (at a b) (at a b)']],
    ['either in any order', ['x - (either cat hammer)', ''], ['y - (either hammer cat)', '']],
    ['a type said twice', ['x - (either cat pet)', ''], ['y - cat', '']],
    ['object or nothing', ['x - object', ''], ['y', '']],
    ['numbers', ['x - cat', '(= (way x home) 3)'], ['y - cat', '(= (way y home) 3.0)']],
    ['the total cost', ['x - cat', '(= (total-cost) 0)'], ['y - cat', '']],
    ['a constant where it is', ['x - cat', '(at x home)'], ['y - cat', '(at y home)']],
    ['atoms of one object twice', ['x y', '(at x x) (near x y)'], ['v w', '(near w v) (at w w)']],
  ])('%s', (_, a, b) => {
    expect(compare(a, b).kind).toBe('renaming')
  })
})

describe('not the same, and where', () => {
  test.each<[string, readonly string[], readonly string[], object]>([
    ['a type below', ['x - pet', ''], ['y - cat', ''], { kind: 'types', types: ['pet'], inA: 1, inB: 0 }],
    [
      'both types, or one',
      ['x - (either cat hammer)', ''],
      ['y - cat', ''],
      { kind: 'types', types: ['cat', 'hammer', 'pet', 'tool'], inA: 1, inB: 0 },
    ],
    ['an object more', ['x y - cat', ''], ['y - cat', ''], { kind: 'types', types: ['cat', 'pet'], inA: 2, inB: 1 }],
    ['a fact more', ['x - cat', '(calm)'], ['y - cat', ''], { kind: 'label', label: 'init calm', inA: 1, inB: 0 }],
    [
      'another number',
      ['x - cat', '(= (way x home) 3)'],
      ['y - cat', '(= (way y home) 4)'],
      { kind: 'label', label: 'value way 3', inA: 1, inB: 0 },
    ],
    [
      'a missing number, which is not 0',
      ['x - cat', '(= (way x home) 0)'],
      ['y - cat', ''],
      { kind: 'label', label: 'value way 0', inA: 1, inB: 0 },
    ],
    ['not the constant', ['x y', '(at x home)'], ['v w', '(at v w)'], { kind: 'colour', round: 1 }],
    [
      'another place of three',
      ['x y z', '(three x y z) (at x x)'],
      ['x y z', '(three x y z) (at y y)'],
      { kind: 'colour' },
    ],
  ])('%s', (_, a, b, where) => {
    expect(compare(a, b)).toMatchObject({ kind: 'none', where })
  })
})

test('labels distinguish objects as facts do', () => {
  const { domain, a, b } = pairOf(['x y - cat', ''], ['v w - cat', ''])
  const goal = labelled('goal', { positive: true, predicate: 'at', objects: ['x', 'home'] })
  const other = labelled('goal', { positive: true, predicate: 'at', objects: ['w', 'home'] })
  const found = findRenaming(
    structureOf(domain, a, { labels: [goal] }),
    withLabels(structureOf(domain, b), [other, other]),
    10,
  )
  expect(found).toMatchObject({
    renaming: [
      ['x', 'w'],
      ['y', 'v'],
    ],
  })
  expect(() => structureOf(domain, b, { labels: [goal] })).toThrow('no such object: x')
})

test('without the initial state only types, constants and, if wanted, values count', () => {
  const { domain, a, b } = pairOf(['x y', '(at x y) (= (way x y) 2)'], ['v w', '(= (way w v) 2)'])
  const of = (values: boolean) =>
    findRenaming(
      structureOf(domain, a, { initial: false, values }),
      structureOf(domain, b, { initial: false, values }),
      10,
    )
  expect(of(true)).toMatchObject({
    renaming: [
      ['x', 'w'],
      ['y', 'v'],
    ],
  })
  expect(of(false)).toMatchObject({
    renaming: [
      ['x', 'v'],
      ['y', 'w'],
    ],
  })
})

describe('keys of goals', () => {
  const key = (goal: string, to = (name: string) => name) =>
    formulaKey(pairOf(['x y', '', goal], ['x y', '']).a.goal, to)

  test('order, repeats, nesting and names of variables do not count', () => {
    expect(key('(and (calm) (and (at x y) (calm)))')).toBe(key('(and (at x y) (calm))'))
    expect(key('(and (at x y))')).toBe(key('(at x y)'))
    expect(key('(or (= x y) (calm))')).toBe(key('(or (calm) (= y x))'))
    expect(key('(forall (?u ?v) (exists (?w) (three ?u ?v ?w)))')).toBe(
      key('(forall (?a - object ?b) (exists (?c) (three ?a ?b ?c)))'),
    )
    expect(key('(at x y)', name => (name === 'x' ? 'y' : 'x'))).toBe(key('(at y x)'))
  })

  test('what is bound where counts, and which side of an implication', () => {
    expect(key('(forall (?u) (exists (?v) (at ?u ?v)))')).not.toBe(key('(forall (?u) (exists (?v) (at ?v ?u)))'))
    expect(key('(imply (calm) (at x y))')).not.toBe(key('(imply (at x y) (calm))'))
    expect(key('(forall (?u) (and (at ?u x) (exists (?u) (near ?u y))))')).toBe(
      key('(forall (?u) (and (at ?u x) (exists (?v) (near ?v y))))'),
    )
  })

  test('the atoms that a goal names have the sign under which they are', () => {
    const goal = '(and (imply (at x y) (not (near x y))) (forall (?u) (or (at ?u x) (at y y))))'
    expect(goalAtoms(pairOf(['x y', '', goal], ['x y', '']).a.goal)).toEqual(
      expect.arrayContaining([
        { label: 'goal- at', objects: ['x', 'y'] },
        { label: 'goal- near', objects: ['x', 'y'] },
        { label: 'goal+ at', objects: ['y', 'y'] },
      ]),
    )
  })
})
