// The cases of action reachability that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { addAndDelete } from '../../support/tasks'
import { verdictOn, house } from './house'

describe('action reachability', () => {
  const asked: Asked = { kind: 'areach' }

  test('an action that violates a static precondition is right', () => {
    expect(verdictOn(house, asked, '(go hall hall)')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('an action that becomes applicable is wrong, with the sequence', () => {
    const verdict = verdictOn(house, asked, '(take lamp attic)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(['(go hall attic)'])
  })

  test('ill-typed and unknown actions are wrong', () => {
    for (const text of ['(go hall lamp)', '(fly hall attic)', '(go hall)', '(in hall)'])
      expect(verdictOn(house, asked, text), text).toMatchObject({ verdict: 'wrong' })
  })

  test('None is right iff there is no such action', () => {
    expect(verdictOn(addAndDelete, asked, 'None')).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
    expect(verdictOn(house, asked, 'None').verdict).toBe('wrong')
  })
})
