// The cases of closed questions that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Statement } from '#planning/analysis/statement'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { judgeRecord } from '../../support/judge-record'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import { judgeOptions } from '#questions/kinds/judging/options'
import { loadTask } from '#planning/task/load'
import { house } from './house'

describe('closed questions without PDDL', () => {
  const record = (format: 'bool' | 'mcq', gold: unknown): BenchmarkRecord => {
    const fields = {
      id: 1,
      group: format === 'bool' ? 'applicable_actions_bool' : 'applicable_actions_mc',
      context: 'A ferry.',
      question: 'Is it?',
      answer: gold,
      ...(format === 'mcq' ? { choices: { text: ['this', 'that'], label: ['A', 'B'] } } : {}),
    }
    return importAcpbench(JSON.stringify([fields])).records[0]!
  }

  test('an answer is compared with the published one, not proven, and nothing is claimed as evidence', () => {
    for (const [format, gold, same, other] of [
      ['bool', 'yes', 'Yes.', 'No.'],
      ['mcq', 'B', 'The answer is B.', 'A'],
    ] as const) {
      const matching = judgeRecord(record(format, gold), same)
      expect(matching).toMatchObject({
        verdict: 'undecided',
        reason: 'no-pddl',
        published: 'matches',
        evidence: [],
      })
      expect(judgeRecord(record(format, gold), other)).toMatchObject({
        verdict: 'undecided',
        published: 'differs',
        evidence: [],
      })
      expect(matching.explanation).toContain('not proven')
    }
  })

  test('what cannot be read is unreadable, and without a published answer nothing is compared', () => {
    expect(judgeRecord(record('bool', 'yes'), 'Hmm, who knows').verdict).toBe('unreadable')
    const without = { ...record('bool', 'yes'), gold: undefined }
    expect(judgeRecord(without, 'yes')).toMatchObject({ verdict: 'undecided', reason: 'no-pddl' })
    expect(judgeRecord(without, 'yes').published).toBeUndefined()
  })
})

test('several right choices, or none, are a defect of the question', () => {
  const ready = loadTask({ domain: house.domain, problem: house.problem })
  if (ready.kind !== 'ready') throw new Error('not ready')
  const text = ['one', 'two', 'three']
  const label = ['A', 'B', 'C']
  const go = (a: string, b: string) => ({ kind: 'applicable', action: `(go ${a} ${b})` }) as const
  const right = go('hall', 'attic')
  const wrong = go('attic', 'hall')
  const pick = (label: string) => ({ kind: 'choice', label, span: { from: 0, to: 1 } }) as const
  const judged = (statements: readonly Statement[]) => judgeOptions({ ready }, statements, { text, label }, pick('A'))
  expect(judged([right, right, wrong])).toMatchObject({
    verdict: 'undecided',
    reason: 'question-defect',
  })
  expect(judged([right, right, wrong])!.findings).toHaveLength(3)
  expect(judged([wrong, wrong, wrong])).toMatchObject({
    verdict: 'undecided',
    reason: 'question-defect',
  })
  expect(judged([right, wrong, wrong])).toMatchObject({ verdict: 'right' })
  expect(judged([wrong, right, wrong])).toMatchObject({ verdict: 'wrong' })
})
