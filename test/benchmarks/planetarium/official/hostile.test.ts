// Hostile answers: long, deep, with many objects, spoilt. The published rules get to a clear word within counted work.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { checkOfficial, spoiltPairs } from '../../../support/official-fuzz'
import { textOf } from '../../../support/official-pairs'
import { roundsOf } from '../../../support/long'

const each = (count: number, text: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')

describe('long and deep texts', () => {
  const deep = 100_000
  const goal = (text: string) => `(define (problem p) (:domain d) (:init) (:goal ${text}))`
  const texts: readonly (readonly [what: string, text: string, rule: string])[] = [
    ['blanks', ' '.repeat(1_000_000), 'no-problem'],
    ['parentheses', '('.repeat(1_000_000), 'syntax'],
    ['comments', ';(\n'.repeat(1_500_000), 'no-problem'],
    ['a deep goal', goal('(and '.repeat(deep) + ')'.repeat(deep)), 'taken'],
    ['a deep goal without end', goal('(and '.repeat(deep)), 'syntax'],
    ['a deep metric', goal(`(and)) (:metric minimize ${'(- '.repeat(deep)}1${')'.repeat(deep)}`), 'taken'],
    ['an atom of many objects', goal(`(p${' a'.repeat(deep)})`).replace('(:init)', '(:objects a) (:init)'), 'taken'],
    ['keywords', `(define (problem p) (:domain d) (:requirements ${':adl'.repeat(deep)}`, 'syntax'],
  ]
  for (const [what, text, rule] of texts)
    test(what, () => {
      const parse = officialParse(text)
      expect(parse.kind === 'refused' ? parse.rule : 'taken').toBe(rule)
    })
})

describe('many objects', () => {
  const limits = { maxStates: 1_000 }
  const blocks = (count: number, goal: string) =>
    textOf({
      objects: each(count, i => `b${i}`),
      init: `(arm-empty) ${each(count, i => `(on-table b${i}) (clear b${i})`)}`,
      goal,
    })
  const answer = (a: string, b: string) => {
    const { parseable, solvable, equivalent } = officialEvaluation(null, a, b, false, limits)
    return [parseable, solvable, equivalent]
  }

  test('one tower of 200 blocks, with and without what follows', () => {
    const tower = each(199, i => `(on b${i} b${i + 1})`)
    expect(answer(blocks(200, tower), blocks(200, `${tower} (arm-empty)`))).toEqual([true, true, true])
  })

  test('200 balls that are alike', () => {
    const balls = (goal: string) =>
      textOf({
        domain: 'gripper',
        objects: `r s g ${each(200, i => `b${i}`)}`,
        init: `(room r) (room s) (gripper g) (free g) (at-robby r) ${each(200, i => `(ball b${i}) (at b${i} r)`)}`,
        goal,
      })
    const all = each(200, i => `(at b${i} s)`)
    expect(answer(balls(all), balls(`${all} (free g)`))).toEqual([true, true, true])
    expect(answer(balls(all), balls(all.replace('b7 s', 'b7 r')))).toEqual([true, true, false])
  })

  test('many towers that share their foot are followed for a counted number of steps', () => {
    const goal = `${each(2_500, i => `(on b${i} b2500)`)} ${each(2_499, i => `(on b${2_500 + i} b${2_501 + i})`)}`
    const text = blocks(5_000, goal)
    const found = officialEvaluation(null, text, text, false, limits)
    expect([found.solvable, found.equivalent]).toEqual([null, null])
    expect(found.error).toMatch(/4,000,000 steps/)
  })
})

test('spoilt problems', () => {
  fc.assert(fc.property(spoiltPairs, checkOfficial), { numRuns: roundsOf(150), seed: 1 })
})
