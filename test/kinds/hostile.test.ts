// Answers and questions of any size and shape: judged or unreadable, without a throw, in linear time.

import { expect, test } from 'vitest'
import type { Asked } from '../../src/kinds/question'
import type { Source } from '../../src/pddl/source'
import { judge } from '../../src/kinds/judge'
import { deadEnd } from '../support/tasks'

const source: Source = { domain: deadEnd.domain, problem: deadEnd.problem }
const long = '(go hall attic)'.repeat(20_000)
const steps = Array.from({ length: 20_000 }, (_, i) =>
  i % 2 ? '(go attic hall)' : '(go hall attic)',
)
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
const texts: Readonly<Record<string, string>> = {
  'a megabyte of opening brackets': '('.repeat(1_000_000),
  'a megabyte of closing brackets': ')'.repeat(1_000_000),
  'nested brackets': `${'[('.repeat(100_000)}a${')]'.repeat(100_000)}`,
  'many known actions': long,
  'many unknown actions': `[${Array.from({ length: 20_000 }, (_, i) => `(go hall r${i})`).join(', ')}]`,
  'two long lists': `[${long}] [${long}]`,
  'a long number': '9'.repeat(100_000),
  'control characters': '\u0000\u001f\ud800(\u0000)\udfff'.repeat(10_000),
  'a steps list': steps.slice(1).join(' '),
}

for (const [title, text] of Object.entries(texts))
  test(`${title} as an answer`, () => {
    for (const asked of questions) {
      const verdict = judge(source, asked, text, { maxStates: 1000 })
      expect(['right', 'wrong', 'undecided', 'unreadable'], asked.kind).toContain(verdict.verdict)
      expect(verdict.explanation.length, asked.kind).toBeLessThan(20_000)
      expect(verdict.findings.length, asked.kind).toBeLessThan(1000)
    }
  })

test('PDDL that is no PDDL makes every question undecided', () => {
  const junk = ['', '('.repeat(100_000), 'none', '\u0000', '(define (domain d))']
  for (const domain of junk)
    for (const asked of questions)
      expect(judge({ domain, problem: junk[1]! }, asked, '(a b)', { maxStates: 10 })).toMatchObject(
        {
          verdict: 'undecided',
          reason: 'no-pddl',
        },
      )
})

test('names of the question that are of JavaScript, not of the problem', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    for (const asked of questions)
      expect(
        judge(source, asked, `[(${name} ${name})] [(${name})]`, { maxStates: 1000 }).verdict,
        `${asked.kind} ${name}`,
      ).not.toBe('right')
})
