// Every function of the language on problems that can be worked out by hand, and how its value is in a sentence.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lessonFunctions } from '#teaching/expression/functions/all'
import { valueText } from '#teaching/expression/value-text'
import { readLines } from '../../support/corpus'
import { bundledSource, outcomeOf, predictionOf, valueOfText } from '../../support/lesson'
import type { Source } from '#planning/pddl/source'
import { judgeIn } from '#teaching/expression/judge'
import { shippedFiles } from '#teaching/shipped'

const own = (lesson: string, domain: string, problem: string): Source => {
  const { files } = shippedFiles(lesson)!
  return { domain: files[domain]!, problem: files[problem]! }
}
const worlds = {
  ferry: bundledSource('ferry'),
  blocks: bundledSource('blocksworld'),
  rooms: bundledSource('grippers'),
  mine: bundledSource('goldminer'),
  parcels: bundledSource('logistics'),
  visit: bundledSource('visitall'),
  rovers: bundledSource('rovers'),
  match: own('reachable', 'match.pddl', 'both.pddl'),
  toll: own('landmarks', 'toll-domain.pddl', 'toll.pddl'),
  kiln: own('graphplan', 'kiln.pddl', 'two.pddl'),
  lock: own('certificates', 'lock.pddl', 'up.pddl'),
  puzzle: own('patterns', 'slide.pddl', 'five.pddl'),
}

const long = ['(board c0 l0)', '(sail l0 l1)', '(debark c0 l1)', '(board c1 l1)', '(sail l1 l0)', '(debark c1 l0)']
const plans = [{ name: 'long', actions: long }]

/** Expressions by world, and how their values are stated. */
const table = readLines(join(import.meta.dirname, 'functions.txt'))

describe('values', () => {
  test.each(table)('$section: $input', ({ section, input, expected }) => {
    const outcome = outcomeOf(worlds[section as keyof typeof worlds], input, { plans })
    expect(outcome.kind === 'value' ? outcome.text : outcome.message).toBe(expected[0]!.replace('-1', '−1'))
  })

  test('every function has one', () => {
    const used = table.map(({ input }) => input).join('\n')
    const unused = lessonFunctions.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(used))
    // Its meaning depends on the shown search.
    expect(unused.map(({ name }) => name)).toEqual(['nextChosen', 'chosenBy'])
    for (const { description } of lessonFunctions) expect(description).toMatch(/^[A-Z].*[.?:).]$/)
  })

  test('what is shown around an expression is what it speaks of', () => {
    expect(valueOfText(worlds.ferry, 'failingStep', { plan: ['(board c1 l1)'] })).toBe(0)
    expect(valueOfText(worlds.ferry, 'isPlan and cost(plan) == hstar', { plan: 'cheapest' })).toBe(true)
    const { values, prediction } = predictionOf(worlds.ferry, {
      ...{ ask: 'number', right: 'hstar', part: { at: ['(board c0 l0)'] } },
    })
    expect(judgeIn(values, prediction, 5)).toMatchObject({ isRight: true })
  })

  test('what is undecided matters only where the rest does not settle it', () => {
    const many = { domain: worlds.ferry.domain, problem: crowded(18) }
    expect(outcomeOf(many, 'states')).toMatchObject({ kind: 'undecided' })
    expect(valueOfText(many, 'states > 3 or holds("(at c0 l0)")')).toBe(true)
    expect(valueOfText(many, 'states > 3 and holds("(on c0)")')).toBe(false)
    expect(outcomeOf(many, 'states > 3 and holds("(at c0 l0)")')).toMatchObject({
      kind: 'undecided',
    })
    expect(valueOfText(many, 'hstar')).toBe(3)
    expect(valueOfText(many, 'reachable("(on c7)") and mutex("(on c0)", "(on c1)")')).toBe(true)
    expect(valueOfText(many, 'bestActions')).toEqual(['(board c0 l0)'])
  })
})

/** A ferry with very many states. */
function crowded(count: number): string {
  const cars = Array.from({ length: count }, (_, i) => `c${i}`)
  return `(define (problem crowded) (:domain ferry)
    (:objects l0 l1 - location ${cars.join(' ')} - car)
    (:init (at-ferry l0) (empty-ferry) (not-eq l0 l1) (not-eq l1 l0) ${cars.map(car => `(at ${car} l0)`).join(' ')})
    (:goal (at c0 l1)))`
}

test('how values are reported', () => {
  expect(valueText(1_234_567)).toBe('1,234,567')
  expect(valueText(-3)).toBe('−3')
  expect(valueText(2.5)).toBe('2.5')
  expect(valueText(1_000.125)).toBe('1,000.125')
  expect(valueText(2 / 3)).toBe('0.67')
  expect(valueText(Number.NEGATIVE_INFINITY)).toBe('minus infinite')
  expect(valueText(['a', 'b'])).toBe('a and b')
  expect(valueText(Array.from({ length: 30 }, (_, i) => `f${i}`))).toContain('and 18 more')
  expect(valueText({ rows: [['(a)', 3]] })).toBe('(a): 3')
})
