// The cases of outcomes that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import { deadEnd, twoPlans } from '../../support/tasks'
import { verdictOn, house, plan } from './house'

describe('outcomes without a judgement', () => {
  test('text without an answer is unreadable, not wrong', () => {
    for (const kind of ['app', 'reach', 'areach', 'land', 'nexta'] as const)
      expect(verdictOn(house, { kind }, 'Hmm.').verdict, kind).toBe('unreadable')
    expect(verdictOn(house, { kind: 'val', sequence: plan }, '').verdict).toBe('unreadable')
    expect(verdictOn(house, { kind: 'just', plan }, 'Hmm.').verdict).toBe('unreadable')
    expect(verdictOn(house, { kind: 'prog', action: plan[0]! }, 'Hmm.').verdict).toBe('unreadable')
  })

  test('PDDL with errors is not usable, and the first error is reported with its position', () => {
    const broken = { ...house, domain: house.domain.replace('(in ?a)', '(inn ?a)') }
    const verdict = verdictOn(broken, { kind: 'app' }, '[(go hall attic)]')
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'no-pddl' })
    expect(verdict.explanation).toMatch(/line \d+, column \d+/)
    expect(verdict.findings[0]!.text).toContain('`inn`')
  })

  test('a limit that is reached makes the verdict undecided, never wrong', () => {
    const verdict = verdictOn(twoPlans, { kind: 'nexta' }, '(go north east)', 1)
    expect(verdict).toMatchObject({ verdict: 'undecided', reason: 'limit' })
  })

  test('the same question has the same verdict each time', () => {
    const once = verdictOn(deadEnd, { kind: 'land' }, '(in attic)')
    expect(verdictOn(deadEnd, { kind: 'land' }, '(in attic)')).toEqual(once)
    expect(structuredClone(once)).toEqual(once)
  })
})
