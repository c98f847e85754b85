import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { blocksworld } from '#questions/benchmarks/planetarium/known/blocksworld'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { Budget } from '#planning/equivalence/structure/budget'
import { renamer } from '#planning/equivalence/structure/renaming'
import { Symmetries } from '#planning/equivalence/structure/symmetries'
import { allMappings } from './plain-search'
import { randomStructure } from './random-structures'
import { roundsOf } from '../../support/long'

test('a renaming onto itself takes one pair to another just where some bijection does', () => {
  const rng = makeRng('symmetries')
  const met = { some: 0, none: 0 }
  for (let round = 0; round < roundsOf(200); round++) {
    const s = randomStructure(rng)
    const pair = () => [rng.pick(s.names), rng.pick(s.names)]
    const [source, target] = [pair(), pair()]
    const found = Symmetries.of(s, new Budget(1000))!.takingTo(
      target,
      names => names.join() === source.join(),
      new Budget(1000),
    )
    let exists = false
    for (const mapping of allMappings(s, s, new Budget(1e6)))
      exists ||= source.every((name, i) => s.names[mapping[s.numberOf.get(name)!]!] === target[i])
    expect(found !== undefined).toBe(exists)
    met[exists ? 'some' : 'none']++
    if (found === undefined) continue
    expect(source.map(renamer(found))).toEqual(target)
    const to = found.map(([, name]) => s.numberOf.get(name)!)
    const all = [...Array(s.constants).keys(), ...to]
    const known = new Set(s.facts.map(fact => [fact.label, ...fact.objects].join(' ')))
    for (const { label, objects } of s.facts)
      expect(known).toContain([label, ...objects.map(object => all[object])].join(' '))
  }
  expect(met.some).toBeGreaterThan(roundsOf(20))
  expect(met.none).toBeGreaterThan(roundsOf(20))
})

test('20 blocks, and goals that only exclude: decided with few searches', () => {
  const blocks = Array.from({ length: 20 }, (_, i) => `b${i}`)
  const text = (goal: string): string =>
    `(define (problem p) (:domain blocksworld) (:objects ${blocks.join(' ')})
      (:init (arm-empty) ${blocks.map(b => `(clear ${b}) (on-table ${b})`).join(' ')})
      (:goal (and ${goal})))`
  const read = readPair({
    domain: blocksworld,
    a: text('(not (clear b1)) (not (clear b2)) (not (on b0 b1))'),
    b: text('(not (clear b3)) (not (clear b2)) (not (on b4 b5))'),
  })
  if (read.kind === 'fault') throw new Error('unreadable')
  const found = comparePair(read.pair, 'strict', pairLimits({ maxStates: 20_000 }))
  expect(found.equivalent).toBe(false)
  expect(found.evidence?.checked).toBe(true)
})
