// Drawing form first and truth second: whatever the pool contains, a form gives no information.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { Forms } from '#questions/kinds/asking/forms'
import type { Option } from '#questions/kinds/asking/offer'
import { Pool } from '#questions/kinds/asking/offers'
import type { DrawnOffers } from '#questions/kinds/asking/offer'
import type { Offer } from '#questions/kinds/asking/offer'
import type { OfferedItem } from '#questions/kinds/asking/offer'
import { NOTHING } from '#questions/kinds/asking/posed'
import type { Situation } from '#questions/kinds/asking/situation'
import { taskOf } from '../support/task'

const items = (form: string, right: number, wrong: number, mark = ''): OfferedItem[] =>
  Array.from({ length: right + wrong }, (_, i) => ({
    statement: { kind: 'applicable', action: `(${form}${mark} ${i})` },
    form,
    holds: i < right,
    text: () => `${form}${mark} ${i}`,
  }))

const offerOf = (list: readonly OfferedItem[]): Offer => ({
  situation: {} as Situation,
  items: list,
  parts: NOTHING,
  yesNo: () => '',
  choice: () => '',
})

function poolOf(...lists: (readonly OfferedItem[])[]): Pool {
  const pool = new Pool()
  pool.add(lists.map(offerOf))
  return pool
}

const any = (): boolean => true
const DRAWS = 4_000
/** Five standard errors of a share of this many draws. */
const near = (share: number): number => 5 * Math.sqrt((share * (1 - share)) / DRAWS)

const uneven = poolOf(
  [...items('pair', 3, 0), ...items('single', 1, 20), ...items('both', 30, 2), ...items('none', 0, 9)],
  [...items('single', 9, 4, 'b'), ...items('both', 1, 25, 'b'), ...items('pair', 8, 0, 'b')],
)

test('a yes/no question has a form of both truths, and each is half of its questions', () => {
  const rng = makeRng('yes-no')
  const times = new Map<string, { yes: number; all: number }>()
  for (let i = 0; i < DRAWS; i++) {
    const [item] = uneven.drawYesNo(rng, any)!.items
    const known = times.get(item!.form) ?? { yes: 0, all: 0 }
    times.set(item!.form, { yes: known.yes + Number(item!.holds), all: known.all + 1 })
  }
  expect([...times.keys()].sort()).toEqual(['both', 'single'])
  for (const { yes, all } of times.values()) expect(Math.abs(yes / all - 0.5)).toBeLessThan(2 * near(0.5))
})

test('a used-up pool does not reveal the answer: a form with only one truth value left is no longer asked', () => {
  const rng = makeRng('used up')
  const pool = poolOf(items('a', 2, 30))
  const asked = new Set<OfferedItem>()
  const isFree = ({ items: [item] }: DrawnOffers): boolean => !asked.has(item!)
  for (;;) {
    const drawn = pool.drawYesNo(rng, isFree)
    if (drawn === undefined) break
    asked.add(drawn.items[0]!)
  }
  expect([...asked].filter(({ holds }) => holds)).toHaveLength(2)
})

test('a choice has one right option, and its form is right as often as its share of the options', () => {
  const rng = makeRng('choice')
  const right = new Map<string, number>()
  const there = new Map<string, number>()
  const places = [0, 0, 0, 0]
  for (let i = 0; i < DRAWS; i++) {
    const { items: drawn } = uneven.drawChoice(rng, any)!
    expect(drawn.filter(({ holds }) => holds)).toHaveLength(1)
    expect(new Set(drawn.map(item => item.text())).size).toBe(4)
    const place = drawn.findIndex(({ holds }) => holds)
    places[place]!++
    right.set(drawn[place]!.form, (right.get(drawn[place]!.form) ?? 0) + 1)
    for (const { form } of drawn) there.set(form, (there.get(form) ?? 0) + 1)
  }
  for (const times of places) expect(Math.abs(times / DRAWS - 0.25)).toBeLessThan(near(0.25))
  expect([...there.keys()].sort()).toEqual(['both', 'single'])
  for (const [form, times] of there)
    expect(Math.abs(right.get(form)! / DRAWS - times / DRAWS / 4)).toBeLessThan(near(0.25))
})

test('where every form is right or wrong throughout, nothing is asked', () => {
  const pool = poolOf([...items('pair', 9, 0), ...items('single', 0, 9)])
  expect(pool.drawYesNo(makeRng(1), any)).toBeUndefined()
  expect(pool.drawChoice(makeRng(1), any)).toBeUndefined()
})

test('of four claims on two items, each is right as often, whatever the forms and the relation of the two', () => {
  const rng = makeRng('two')
  const list = [...items('rare', 2, 9), ...items('often', 12, 3), ...items('right', 5, 0)]
  const claims = (one: OfferedItem, other: OfferedItem): Option[] =>
    ['both', 'first', 'second', 'neither'].map(text => ({
      text,
      statement: { kind: 'applicable', action: `${text} ${one.text()} ${other.text()}` },
    }))
  const relation = (one: OfferedItem, other: OfferedItem): string => String(one.text() < other.text())
  const pool = new Pool()
  pool.add([{ ...offerOf(list), two: { relation, claims } }])
  const times = new Map<string, number[]>()
  for (let i = 0; i < DRAWS; i++) {
    const drawn = pool.drawChoice(rng, any)!
    const [one, other] = drawn.items
    expect(drawn.claims).toHaveLength(4)
    const seen = `${one!.form} ${other!.form} ${relation(one!, other!)}`
    const known = times.get(seen) ?? [0, 0, 0, 0]
    known[Number(one!.holds) + 2 * Number(other!.holds)]!++
    times.set(seen, known)
  }
  expect([...times.keys()].some(seen => seen.includes('right'))).toBe(false)
  for (const each of times.values()) {
    const all = each.reduce((sum, count) => sum + count, 0)
    for (const count of each) expect(Math.abs(count / all - 1 / 4)).toBeLessThan(5 * Math.sqrt(3 / 16 / all))
  }
})

test('a choice is not asked if only the right option shares objects with the others', () => {
  const about = (action: string, holds: boolean): OfferedItem => ({
    statement: { kind: 'applicable', action },
    form: 'go',
    holds,
    text: () => action,
  })
  const apart = ['b', 'c', 'd', 'e', 'f', 'g'].map(object => about(`(go ${object} ${object}1)`, false))
  const alike = poolOf([about('(go a a1)', true), ...apart])
  const { items: drawn } = alike.drawChoice(makeRng(2), any)!
  expect(drawn.filter(({ holds }) => holds)).toHaveLength(1)
  const hub = poolOf([about('(go b c)', true), ...apart.slice(0, 3)])
  expect(hub.drawChoice(makeRng(2), any)).toBeUndefined()
})

test('an object that is twice in one fact is seen in its form, whatever else is named next to it', () => {
  const domain = `(define (domain piles) (:predicates (on ?x ?y) (clear ?x))
    (:action move :parameters (?x ?y) :precondition (clear ?x) :effect (on ?x ?y)))`
  const problem = '(define (problem p) (:domain piles) (:objects a b) (:init (clear a)) (:goal (on a b)))'
  const forms = new Forms(taskOf(domain, problem))
  expect(forms.of(['(on a a)', '(clear b)'])).not.toBe(forms.of(['(on a b)', '(clear b)']))
  expect(forms.of(['(on b b)', '(clear a)'])).toBe(forms.of(['(on a a)', '(clear b)']))
})
