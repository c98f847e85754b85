// The cases of validation that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { verdictOn, house, plan } from './house'

describe('validation', () => {
  const asked: Asked = { kind: 'val', sequence: ['(go hall attic)', '(go hall attic)', '(fly)'] }

  test('the index counts from 0', () => {
    expect(verdictOn(house, asked, '1')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('off by one is wrong, shown as a near miss', () => {
    for (const text of ['0', '2']) {
      const verdict = verdictOn(house, asked, text)
      expect(verdict.verdict).toBe('wrong')
      expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'near-miss' }))
      expect(verdict.explanation).toContain('step 2 (index 1)')
      expect(verdict.explanation).toContain('`(in hall)` does not hold')
    }
  })

  test('an action that does not exist is not applicable', () => {
    const verdict = verdictOn(house, { kind: 'val', sequence: ['(fly)'] }, '0')
    expect(verdict.verdict).toBe('right')
  })

  test('no index is right where every action is applicable', () => {
    expect(verdictOn(house, { kind: 'val', sequence: plan }, '1').verdict).toBe('wrong')
  })

  test('None shows that no step fails, and is right just then', () => {
    const none = verdictOn(house, { kind: 'val', sequence: plan }, 'None')
    expect(none).toMatchObject({ verdict: 'right', evidence: [{ checked: true }] })
    expect(none.explanation).toMatch(/as the answer says\.$/)
    expect(verdictOn(house, asked, '-1')).toMatchObject({
      verdict: 'wrong',
      findings: [{ role: 'step', fix: 'Answer 1' }],
    })
  })
})
