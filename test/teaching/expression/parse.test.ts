// Parsing expressions: valid ones, and the messages with positions for invalid ones.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { mistakesOf, type Setting } from '#teaching/expression/setting'
import { parseExpression } from '#teaching/expression/parse'
import { readLines } from '../../support/corpus'
import { outcomeOf, bundledSource } from '../../support/lesson'

const prose: Setting = { role: 'inline', plans: ['long'], hasPlan: false, hasRun: false }

/** Texts made up; PLANGROUND_SWEEP=1 tries many. */
const ROUNDS = process.env.PLANGROUND_SWEEP === '1' ? 100_000 : 3_000

/** The mistake of a text, with what it is about. */
function mistakeOf(text: string, setting: Setting = prose): string {
  const [first] = mistakesOf(text, setting)
  return first === undefined ? '' : `[${text.slice(first.from, first.to)}] ${first.message}`
}

describe('mistakes are where they are, and show how to mend them', () => {
  test.each(readLines(join(import.meta.dirname, 'mistakes.txt')))('$input', ({ input, expected }) => {
    expect([mistakeOf(input)]).toEqual(expected)
  })

  test('nothing', () => {
    expect(mistakeOf('')).toBe('[] The expression is empty.')
  })

  test('a claim is true or false, and what is right of a number is a number', () => {
    expect(mistakeOf('states', { ...prose, role: 'claim' })).toBe(
      '[states] A number stands where something true or false is expected.',
    )
    expect(mistakeOf('landmarks', { ...prose, role: 'right', ask: 'number' })).toBe(
      '[landmarks] A list of facts stands where a number is expected.',
    )
    expect(mistakeOf('isLandmark', { ...prose, role: 'right', ask: 'fact' })).toBe('')
    expect(mistakeOf('applicable', { ...prose, role: 'right', ask: 'actions' })).toBe('')
  })

  test('what a problem has not is reported with near names', () => {
    const ferry = bundledSource('ferry')
    const problemOf = (text: string): string => {
      const outcome = outcomeOf(ferry, text)
      return outcome.kind === 'value' ? '' : `${outcome.kind}: ${outcome.message}`
    }
    expect(problemOf('holds("(at c9 l0)")')).toBe(
      'error: The problem has no object `c9`, used in `(at c9 l0)`; did you mean `c0` or `c1`?',
    )
    expect(problemOf('holds("(board c0 l0)")')).toBe(
      'error: `(board c0 l0)` is an action, and a fact is expected here.',
    )
    expect(problemOf('hstar(after: ["(sail l0 l1)", "(sail l0 l1)"])')).toBe(
      'error: `(sail l0 l1)` cannot be done after the 1 before it.',
    )
    expect(problemOf('changes("(board c1 l1)")')).toBe(
      'error: `(board c1 l1)` cannot be done in this state: (at-ferry l1) is not true.',
    )
    expect(problemOf('failingStep')).toBe('error: No plan is shown here: say which is meant, with plan: […].')
    expect(problemOf('1 / (states - 16)')).toBe('error: Nothing can be divided by 0.')
    expect(problemOf('rounds("ida-star")')).toBe('error: The search ida-star needs a heuristic: "ida-star", "h-max".')
  })
})

test('no text makes reading fail or slow', () => {
  const rng = makeRng('expressions')
  const pieces = [
    'states',
    'h(',
    '"h-max"',
    ')',
    '(',
    '[',
    ']',
    ',',
    ' and ',
    ' or ',
    'not ',
    '-',
    '+',
    '==',
    '<',
    'filter(',
    'it',
    'row',
    'redundant(',
    'count(',
    'if(',
    'after:',
    '1',
    '0.5',
    '"',
    "'",
    '\\',
    '\u0000',
    '😀',
    'mutex',
    'cost(',
  ]
  for (let round = 0; round < ROUNDS; round++) {
    const text = Array.from({ length: rng.below(24) }, () => rng.pick(pieces)).join('')
    for (const role of ['inline', 'claim'] as const)
      for (const { from, to } of mistakesOf(text, { ...prose, role })) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(text.length)
      }
  }
  const deep = [
    '('.repeat(2_000),
    '['.repeat(3_999),
    `${'not '.repeat(900)}true`,
    '-'.repeat(3_000),
    `${'redundant('.repeat(40)}1${')'.repeat(40)}`,
    `${'count(filter(facts, '.repeat(30)}`,
    '1+'.repeat(1_999),
    'x'.repeat(4_001),
    'y'.repeat(3_000),
  ]
  for (const text of deep) expect(mistakesOf(text, prose)).toHaveLength(1)
  expect(parseExpression(`${'1+'.repeat(1_500)}1`).kind).toBe('tree')
  expect(mistakesOf(`${'1+'.repeat(1_500)}1`, prose)).toEqual([])
})
