// The cases of reachability that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { addAndDelete } from '../../support/tasks'
import { verdictOn, house, plan } from './house'

describe('reachability', () => {
  const asked: Asked = { kind: 'reach' }

  test('a proposition that holds in no reachable state is right, with a checked certificate', () => {
    const closed = { ...house, problem: house.problem.replace('(door hall attic)', '') }
    const verdict = verdictOn(closed, asked, '(carried lamp)')
    expect(verdict.verdict).toBe('right')
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('a proposition of the universe that only other objects could reach is right', () => {
    expect(verdictOn(house, asked, '(lies lamp hall)').verdict).toBe('right')
  })

  test('a reachable one is wrong, with the sequence that reaches it', () => {
    const verdict = verdictOn(house, asked, '(carried lamp)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings[0]!.sequence).toEqual(plan)
    expect(verdict.evidence.map(({ checked }) => checked)).toEqual([true])
  })

  test('a false static atom is wrong, with a note that it is never true', () => {
    const verdict = verdictOn(house, asked, '(door hall hall)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain("not among the question's propositions")
    expect(verdict.explanation).toContain('never true')
  })

  test('unknown and ill-typed atoms are wrong', () => {
    for (const text of ['(inn hall)', '(in cellar)', '(in lamp)', '(in hall attic)', '(go hall attic)'])
      expect(verdictOn(house, asked, text), text).toMatchObject({
        verdict: 'wrong',
        findings: [{ role: 'unknown' }],
      })
  })

  test('None is right iff every proposition of the universe can be reached', () => {
    expect(verdictOn(addAndDelete, asked, 'None').verdict).toBe('right')
    expect(verdictOn(addAndDelete, asked, 'None').evidence.map(e => e.checked)).toEqual([true])
    const verdict = verdictOn(house, asked, 'None')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(lies lamp hall)`')
  })
})
