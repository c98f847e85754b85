// Answers and questions of any size and shape: judged or unreadable, without a throw, in linear time.

import { expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { judge } from '#questions/kinds/judge'
import { deadEnd } from '../support/tasks'

const source: Source = { domain: deadEnd.domain, problem: deadEnd.problem }
const long = '(go hall attic)'.repeat(6_000)
const steps = Array.from({ length: 6_000 }, (_, i) => (i % 2 ? '(go attic hall)' : '(go hall attic)'))
const questions: readonly Asked[] = [
  { kind: 'app' },
  { kind: 'prog', action: '(go hall attic)' },
  { kind: 'reach' },
  { kind: 'areach' },
  { kind: 'val', sequence: steps },
  { kind: 'just', plan: steps },
  { kind: 'land' },
  { kind: 'nexta' },
]
const unknown = Array.from({ length: 6_000 }, (_, i) => `(go hall r${i})`)

/**
 * A text, the kinds with questions that it answers, and those for which it is right; for all others it states
 * nothing.
 */
const texts: readonly (readonly [string, string, wrong: string, right: string])[] = [
  ['very many opening brackets', '('.repeat(300_000), '', ''],
  ['very many closing brackets', ')'.repeat(300_000), '', ''],
  ['nested brackets', `${'[('.repeat(50_000)}a${')]'.repeat(50_000)}`, 'app prog reach areach just land nexta', ''],
  ['many known actions', long, 'app prog reach areach just land', 'nexta'],
  ['many unknown actions', `[${unknown.join(', ')}]`, 'app prog just', ''],
  ['two long lists', `[${long}] [${long}]`, 'app prog reach areach just land', 'nexta'],
  ['a long number', '9'.repeat(100_000), '', ''],
  ['control characters', '\u0000\u001f\ud800(\u0000)\udfff'.repeat(10_000), '', ''],
  ['a steps list', steps.slice(1).join(' '), 'app prog just', ''],
]

for (const [title, text, wrong, right] of texts)
  test(`${title} as an answer`, () => {
    for (const asked of questions) {
      const verdict = judge(source, asked, text, { maxStates: 1000 })
      const expected = right.split(' ').includes(asked.kind)
        ? 'right'
        : wrong.split(' ').includes(asked.kind)
          ? 'wrong'
          : 'unreadable'
      expect(verdict.verdict, asked.kind).toBe(expected)
      expect(verdict.explanation.length, asked.kind).toBeLessThan(20_000)
      expect(verdict.findings.length, asked.kind).toBeLessThan(1000)
    }
  })

test('malformed PDDL makes every question undecided', () => {
  const junk = ['', '('.repeat(100_000), 'none', '\u0000', '(define (domain d))']
  for (const domain of junk)
    for (const asked of questions)
      expect(judge({ domain, problem: junk[1]! }, asked, '(a b)', { maxStates: 10 })).toMatchObject({
        verdict: 'undecided',
        reason: 'no-pddl',
      })
})

test('names of the question that are of JavaScript, not of the problem', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    for (const asked of questions)
      expect(
        judge(source, asked, `[(${name} ${name})] [(${name})]`, { maxStates: 1000 }).verdict,
        `${asked.kind} ${name}`,
      ).not.toBe('right')
})
