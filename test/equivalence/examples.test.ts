// Pairs with answers that can be argued by hand: two that show the meaning of placeholders, and those on which the
// published code is wrong.

import { describe, expect, test } from 'vitest'
import { blocksworld } from '#questions/benchmarks/planetarium/known/blocksworld'
import { floorTile } from '#questions/benchmarks/planetarium/known/floor-tile'
import { gripper } from '#questions/benchmarks/planetarium/known/gripper'
import { comparePair } from '#planning/equivalence/compare'
import { type Comparison, type PairMode, pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'

const limits = pairLimits({ maxStates: 200_000 })

/** A problem from objects, initial facts and goal. */
const problem = (domain: string, objects: string, init: string, goal: string): string =>
  `(define (problem p) (:domain ${/\(domain ([\w-]+)/.exec(domain)![1]}) (:objects ${objects}) (:init ${init}) (:goal ${goal}))`

function compare(domain: string, a: string, b: string, mode: PairMode): Comparison {
  const read = readPair({ domain, a, b })
  if (read.kind === 'fault') throw new Error(read.diagnostics[0]?.message)
  const found = comparePair(read.pair, mode, limits)
  if (found.equivalent !== null) expect(found.evidence?.checked).toBe(true)
  return found
}

/** The same, both ways; the answers must agree. */
function equivalent(domain: string, a: string, b: string, mode: PairMode = 'strict') {
  const found = compare(domain, a, b, mode).equivalent
  expect(compare(domain, b, a, mode).equivalent).toBe(found)
  return found
}

const bag = `(define (domain bag) (:requirements :adl)
  (:types item spot)
  (:predicates (bag-at ?s - spot) (at ?i - item ?s - spot) (packed ?i - item))
  (:action carry :parameters (?a ?b - spot) :precondition (bag-at ?a)
    :effect (and (bag-at ?b) (not (bag-at ?a))
      (forall (?i - item) (when (packed ?i) (and (at ?i ?b) (not (at ?i ?a)))))))
  (:action pack :parameters (?i - item ?s - spot)
    :precondition (and (bag-at ?s) (at ?i ?s) (not (packed ?i))) :effect (packed ?i))
  (:action unpack :parameters (?i - item) :precondition (packed ?i) :effect (not (packed ?i))))`

const hike = `(define (domain hike) (:types camp ration)
  (:predicates (at ?c - camp) (trail ?a ?b - camp) (left ?r - ration) (next ?r ?s - ration))
  (:action walk :parameters (?a ?b - camp ?r ?s - ration)
    :precondition (and (at ?a) (trail ?a ?b) (left ?r) (next ?r ?s))
    :effect (and (not (at ?a)) (at ?b) (not (left ?r)) (left ?s))))`

describe('placeholders', () => {
  test('mirror-image closures are not enough: only one of the items can be in two places', () => {
    const of = (goal: string): string =>
      problem(bag, 'i1 i2 - item s1 s2 - spot', '(packed i1) (at i1 s2) (bag-at s1) (at i2 s2)', goal)
    expect(equivalent(bag, of('(packed i1)'), of('(packed i2)'))).toBe(false)
    expect(equivalent(bag, of('(packed i1)'), of('(packed i2)'), 'placeholder')).toBe(false)
  })

  test('goals are compared by their states, not by exchanging names in their texts', () => {
    const of = (goal: string): string =>
      problem(
        hike,
        'c0 c1 c2 - camp r0 r1 r2 r3 - ration',
        `(at c0) (left r3) (next r3 r2) (next r2 r1) (next r1 r0)
         (trail c0 c1) (trail c1 c0) (trail c1 c2) (trail c2 c1)`,
        goal,
      )
    const [far, spent, home] = ['(at c2)', '(and (at c2) (left r1))', '(at c0)'].map(of)
    expect(equivalent(hike, far!, spent!)).toBe(true)
    expect(equivalent(hike, far!, home!, 'placeholder')).toBe(false)
    expect(equivalent(hike, of('(and (at c0) (left r1))'), far!, 'placeholder')).toBe(true)
    expect(equivalent(hike, of('(and (at c0) (left r1))'), far!, 'strict')).toBe(false)
  })
})

describe('where the published code is wrong', () => {
  const two = '(arm-empty) (clear a) (on-table a) (clear b) (on-table b)'
  const blocks = (objects: string, init: string, goal: string): string =>
    problem(blocksworld, objects, init, `(and ${goal})`)
  const room = '(room r) (ball b) (at b r) (gripper g) (free g) (at-robby r)'
  const oneRoom = (goal: string): string => problem(gripper, 'r b g', room, `(and ${goal})`)
  const twoRooms = (goal: string): string => problem(gripper, 'r r2 b g', `${room} (room r2)`, `(and ${goal})`)
  const tiles = (objects: string, init: string, goal: string): string =>
    problem(floorTile, objects, init, `(and ${goal})`)
  const blue = (goal: string): string =>
    tiles(
      't1 t2 - tile r - robot red blue - color',
      '(robot-at r t1) (robot-has r red) (available-color blue) (painted t2 blue) (up t2 t1)',
      goal,
    )
  const pair = (goal: string): string =>
    tiles(
      't1 t2 t3 - tile r1 r2 - robot red blue - color',
      `(robot-at r1 t1) (up t2 t1) (robot-at r2 t3) (robot-has r1 red) (robot-has r2 red)
       (available-color blue)`,
      goal,
    )
  const colourless = (from: string, to: string): string =>
    tiles(`${from} ${to} - tile r - robot red - color`, `(robot-at r ${from}) (up ${to} ${from})`, `(robot-at r ${to})`)
  test.each([
    [
      'what may be held',
      blocksworld,
      blocks('a c', '(arm-empty) (on a c) (clear a) (on-table c)', '(clear c) (on-table c)'),
      blocks('a c', '(arm-empty) (on a c) (clear a) (on-table c)', '(clear a) (on-table a)'),
      false,
    ],
    [
      'a frozen world',
      blocksworld,
      blocks('a b', two.replace('(arm-empty)', ''), '(on-table a)'),
      blocks('a b', two.replace('(arm-empty)', ''), '(on-table a) (on-table b)'),
      true,
    ],
    ['one room', gripper, oneRoom('(at b r)'), oneRoom('(at b r) (at-robby r)'), true],
    ['one gripper', gripper, oneRoom('(free g)'), oneRoom('(free g) (at b r)'), true],
    ['a repeated type', gripper, twoRooms('(at b r2)'), twoRooms('(at b r2) (gripper g)'), true],
    [
      'a tile that is painted already',
      floorTile,
      blue('(painted t2 blue)'),
      blue('(painted t2 blue) (robot-has r blue)'),
      false,
    ],
    ['the colour of a tile', floorTile, pair('(painted t2 red)'), pair('(painted t2 red) (robot-has r1 blue)'), false],
    ['a robot without colour', floorTile, colourless('t1', 't2'), colourless('x', 'y'), true],
    ['the type object', blocksworld, blocks('a b', two, '(on a b)'), blocks('a b - object', two, '(on a b)'), true],
    [
      'a block named table',
      blocksworld,
      blocks('a b', two, '(on a b)'),
      blocks('table b', two.replaceAll(' a)', ' table)'), '(on table b)'),
      true,
    ],
  ])('%s', (_, domain, a, b, expected) => {
    expect(equivalent(domain, a, b)).toBe(expected)
  })

  test('an unknown predicate is a fault', () => {
    const [a, b] = ['(on a b)', '(on a b) (ontable b)'].map(goal => blocks('a b', two, goal))
    expect(readPair({ domain: blocksworld, a: a!, b: b! })).toMatchObject({
      kind: 'fault',
      text: 'b',
    })
  })
})

describe('symmetry', () => {
  const all = (count: number, fact: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => fact(i)).join(' ')
  const balls = (left: number, goal: string): string =>
    problem(
      gripper,
      `r1 r2 g1 g2 ${all(20, i => `b${i}`)}`,
      `(room r1) (room r2) (gripper g1) (gripper g2) (free g1) (free g2) (at-robby r1)
       ${all(20, i => `(ball b${i})`)} ${all(20, i => `(at b${i} ${i < left ? 'r1' : 'r2'})`)}`,
      goal,
    )

  test('twenty like balls', () => {
    const half = `(and ${all(10, i => `(at b${i} r2)`)})`
    const other = `(and ${all(10, i => `(at b${2 * i} r2)`)})`
    expect(equivalent(gripper, balls(20, half), balls(20, other))).toBe(true)
    const fewer = `(and ${all(9, i => `(at b${i} r2)`)})`
    expect(equivalent(gripper, balls(20, half), balls(20, fewer), 'placeholder')).toBe(false)
    expect(equivalent(gripper, balls(20, half), balls(19, half))).toBe(false)
  })

  test('towers described only by their order may be on one another', () => {
    const blocks = Array.from({ length: 40 }, (_, i) => `b${i}`)
    const init = `(arm-empty) ${blocks.map(each => `(on-table ${each}) (clear ${each})`).join(' ')}`
    const pairs = blocks.flatMap((each, i) => (i % 5 === 0 ? [] : [`(on ${each} b${i - 1})`]))
    const onTable = blocks.flatMap((each, i) => (i % 5 === 0 ? [`(on-table ${each})`] : []))
    const [loose, standing] = [pairs, [...pairs, ...onTable]].map(goal =>
      problem(blocksworld, blocks.join(' '), init, `(and ${goal.join(' ')})`),
    )
    for (const mode of ['strict', 'placeholder'] as const)
      expect(equivalent(blocksworld, standing!, loose!, mode)).toBe(false)
  })

  test('a tower of fifteen blocks shows what is above and below it', () => {
    const tower = all(14, i => `(on b${i} b${i + 1})`)
    const init = `(arm-empty) ${all(15, i => `(clear b${i}) (on-table b${i})`)}`
    const of = (goal: string): string =>
      problem(
        blocksworld,
        all(30, i => `b${i}`),
        init,
        `(and ${goal})`,
      )
    expect(equivalent(blocksworld, of(tower), of(`${tower} (clear b0) (on-table b14) (arm-empty)`))).toBe(true)
    const broken = tower.replace('(on b9 b10)', '')
    expect(equivalent(blocksworld, of(tower), of(broken))).toBe(false)
  })
})
