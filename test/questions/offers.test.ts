// Drawing form first and truth second: whatever lies in the pool, a form tells nothing.

import { expect, test } from 'vitest'
import { makeRng } from '../../src/base/rng'
import { type Drawn, type Item, type Offer, Pool } from '../../src/questions/offers'
import { NOTHING } from '../../src/questions/posed'
import type { Situation } from '../../src/questions/situation'

const items = (form: string, right: number, wrong: number, mark = ''): Item[] =>
  Array.from({ length: right + wrong }, (_, i) => ({
    statement: { kind: 'applicable', action: `(${form}${mark} ${i})` },
    form,
    holds: i < right,
    text: () => `${form}${mark} ${i}`,
  }))

const offerOf = (list: readonly Item[]): Offer => ({
  situation: {} as Situation,
  items: list,
  parts: NOTHING,
  yesNo: () => '',
  choice: () => '',
})

function poolOf(...lists: (readonly Item[])[]): Pool {
  const pool = new Pool()
  pool.add(lists.map(offerOf))
  return pool
}

const any = (): boolean => true
const DRAWS = 4_000
/** Five standard errors of a share of so many draws. */
const near = (share: number): number => 5 * Math.sqrt((share * (1 - share)) / DRAWS)

const uneven = poolOf(
  [
    ...items('pair', 3, 0),
    ...items('single', 1, 20),
    ...items('both', 30, 2),
    ...items('none', 0, 9),
  ],
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
  for (const { yes, all } of times.values())
    expect(Math.abs(yes / all - 0.5)).toBeLessThan(2 * near(0.5))
})

test('what is used up does not tell the answer: a form of which one truth is left is asked no more', () => {
  const rng = makeRng('used up')
  const pool = poolOf(items('a', 2, 30))
  const asked = new Set<Item>()
  const isFree = ({ items: [item] }: Drawn): boolean => !asked.has(item!)
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
