// The cases of justification that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { verdictOn, house, plan, detour } from './house'

describe('justification', () => {
  const asked: Asked = { kind: 'just', plan: detour }

  test('a proper subsequence that is a plan is right', () => {
    const text = '[(go hall attic), (go attic hall), (go hall attic), (take lamp attic)]'
    expect(verdictOn(house, asked, text)).toMatchObject({
      verdict: 'right',
      evidence: [{ checked: true }],
    })
  })

  test('letters in the plan and in the answer are compared without regard to case', () => {
    const upper: Asked = { kind: 'just', plan: detour.map(step => step.toUpperCase()) }
    expect(verdictOn(house, upper, plan.join(' ')).verdict).toBe('right')
  })

  test('more than two removals are right, with a note', () => {
    const verdict = verdictOn(house, asked, `[${plan.join(', ')}]`)
    expect(verdict.verdict).toBe('right')
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'note' }))
  })

  test('removals that are not adjacent are right, with a note', () => {
    const square: Source = {
      ...house,
      problem: house.problem
        .replace('hall attic - room', 'hall attic den - room')
        .replace('(lies lamp attic)', '(lies lamp attic) (lies torch hall) (lies candle attic)')
        .replace('lamp - lamp', 'lamp torch candle - lamp'),
    }
    const long: Asked = {
      kind: 'just',
      plan: ['(take torch hall)', '(go hall attic)', '(take candle attic)', '(take lamp attic)'],
    }
    const verdict = verdictOn(square, long, plan.join(' '))
    expect(verdict.verdict).toBe('right')
    expect(verdict.findings[0]!.text).toContain('do not follow one another')
  })

  test('the plan itself is wrong', () => {
    const verdict = verdictOn(house, asked, `[${detour.join(', ')}]`)
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'best' }))
  })

  test('a plan that is not a subsequence is wrong', () => {
    const other: Asked = { kind: 'just', plan: ['(go hall attic)', '(take lamp attic)'] }
    const verdict = verdictOn(house, other, '[(take lamp attic)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)` does not hold')
    expect(verdictOn(house, other, `[${detour.slice(0, 4).join(', ')}]`).verdict).toBe('wrong')
  })

  test('what the goal lacks at the end is reported', () => {
    const verdict = verdictOn(house, { kind: 'just', plan }, '[(go hall attic)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('the goal `(carried lamp)` does not hold')
  })
})
