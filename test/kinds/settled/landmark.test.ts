// The cases of landmark that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { addAndDelete, deadEnd, noPlan, twoPlans } from '../../support/tasks'
import { verdictOn, house } from './house'

describe('landmarks', () => {
  const asked: Asked = { kind: 'land' }

  test('a fact that no plan avoids is right, with a checked certificate', () => {
    expect(verdictOn(deadEnd, asked, '(in attic)')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('initial and goal facts are trivial, and so wrong', () => {
    expect(verdictOn(deadEnd, asked, '(in hall)')).toMatchObject({
      verdict: 'wrong',
      findings: [{ role: 'near-miss' }],
    })
    expect(verdictOn(deadEnd, asked, '(carried lamp)').verdict).toBe('wrong')
  })

  test('a fact that some plan avoids is wrong, with that plan', () => {
    const verdict = verdictOn(twoPlans, asked, '(in east)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(['(go north west)', '(go west south)'])
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('None is right iff all landmarks are trivial', () => {
    expect(verdictOn(twoPlans, asked, 'None')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
    const verdict = verdictOn(deadEnd, asked, 'None')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)`')
  })

  test('a fact that one action adds and deletes holds afterwards', () => {
    expect(verdictOn(addAndDelete, asked, '(fresh)').verdict).toBe('right')
  })

  test('a fact that never holds is wrong: every plan avoids it', () => {
    expect(verdictOn(house, asked, '(lies lamp hall)')).toMatchObject({
      verdict: 'wrong',
      evidence: [{ claim: { kind: 'not-landmark' }, checked: true }],
    })
  })

  test('a problem without a plan poses no landmark question', () => {
    for (const text of ['(in attic)', '(in hall)', '(in nowhere)', 'None'])
      expect(verdictOn(noPlan, asked, text), text).toMatchObject({
        verdict: 'undecided',
        reason: 'no-plan',
        evidence: [{ checked: true }],
      })
  })
})
