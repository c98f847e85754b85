import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { Budget } from '#planning/equivalence/structure/budget'
import { imagesOf } from '#planning/equivalence/structure/images'
import { allMappings } from './plain-search'
import { permuted, randomStructure, structure } from './random-structures'
import { roundsOf } from '../../support/long'

/** The text of a set of pairs of objects under a renaming. */
const keyOfPairs =
  (pairs: readonly (readonly string[])[]) =>
  (to: (name: string) => string): string =>
    pairs
      .map(pair => pair.map(to).join(' '))
      .sort()
      .join(', ')

test('the images are exactly the distinct ones of all bijections, each once', () => {
  const rng = makeRng('images')
  let many = 0
  for (let round = 0; round < roundsOf(300); round++) {
    const a = randomStructure(rng)
    const b = permuted(a, rng)
    const pairs = Array.from({ length: 1 + rng.below(2) }, () => [rng.pick(a.names), rng.pick(a.names)])
    const keyOf = keyOfPairs(pairs)
    const budget = new Budget(100_000)
    const given = [...imagesOf({ a, b, keyOf, mentioned: pairs.flat(), budget })].map(renaming => {
      const table = new Map(renaming)
      return keyOf(name => table.get(name) ?? name)
    })
    const all = new Set<string>()
    for (const mapping of allMappings(a, b, new Budget(1e6)))
      all.add(keyOf(name => b.names[mapping[a.numberOf.get(name)!]!]!))
    expect(budget.exceeded).toBe(false)
    expect(new Set(given).size).toBe(given.length)
    expect(new Set(given)).toEqual(all)
    if (all.size > 3) many++
  }
  expect(many).toBeGreaterThan(roundsOf(30))
})

test('20 interchangeable balls, three of them in the goal: 1,140 images, or one where the goal is part of the structure', () => {
  const balls = Array.from({ length: 20 }, (_, i) => i)
  const a = structure(
    [...balls.map(() => 'ball'), 'room', 'room'],
    balls.map(ball => ['at', ball, 20] as const),
  )
  const keyOf = keyOfPairs([
    ['o0', 'o21'],
    ['o1', 'o21'],
    ['o2', 'o21'],
  ])
  const budget = new Budget(100_000)
  expect([...imagesOf({ a, b: a, keyOf, budget })]).toHaveLength(1140)
  const goal = structure(a.types, [
    ...a.facts.map(({ label, objects }) => [label, ...objects] as const),
    ...[0, 1, 2].map(ball => ['goal+ at', ball, 21] as const),
  ])
  expect([...imagesOf({ a: goal, b: goal, keyOf, budget })]).toHaveLength(1)
})

test('{on a b} and {on b c} when three blocks are on the table: six images', () => {
  const a = structure(
    ['', '', ''],
    [0, 1, 2].map(block => ['on-table', block] as const),
  )
  const keyOf = keyOfPairs([['o0', 'o1']])
  const keys = [...imagesOf({ a, b: a, keyOf, budget: new Budget(1000) })].map(renaming =>
    keyOf(name => new Map(renaming).get(name)!),
  )
  expect(keys).toContain('o1 o2')
  expect(keys).toHaveLength(6)
})
