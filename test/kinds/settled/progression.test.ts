// The cases of progression that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { addAndDelete } from '../../support/tasks'
import { verdictOn, house } from './house'

describe('progression', () => {
  test('add wins over delete', () => {
    const asked: Asked = { kind: 'prog', action: '(refresh)' }
    expect(verdictOn(addAndDelete, asked, '[(fresh)] [(stale)]').verdict).toBe('right')
    expect(verdictOn(addAndDelete, asked, '[] [(stale)]').verdict).toBe('wrong')
  })

  test('a fact that is deleted and added again does not become false', () => {
    const source = {
      ...addAndDelete,
      problem: addAndDelete.problem.replace('(stale)', '(stale) (fresh)'),
    }
    const asked: Asked = { kind: 'prog', action: '(refresh)' }
    expect(verdictOn(source, asked, '[] [(stale)]').verdict).toBe('right')
    const verdict = verdictOn(source, asked, '[] [(stale), (fresh)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(fresh)` does not become false')
    expect(verdict.explanation).toContain('deletes it and adds it again')
  })

  test('facts that merely continue to hold are not effects', () => {
    const asked: Asked = { kind: 'prog', action: '(go hall attic)' }
    expect(verdictOn(house, asked, '[(in attic)] [(in hall)]').verdict).toBe('right')
    const verdict = verdictOn(house, asked, '[(in attic), (lies lamp attic)] [(in hall)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'extra', item: '(lies lamp attic)' }))
  })

  test('a fact in the wrong list is a near miss', () => {
    const verdict = verdictOn(house, { kind: 'prog', action: '(go hall attic)' }, '[(in hall)] [(in attic)]')
    expect(verdict.verdict).toBe('wrong')
    const near = verdict.findings.filter(({ role }) => role === 'near-miss')
    expect(near.map(({ item }) => item)).toEqual(['(in hall)', '(in attic)', ''])
    expect(near[2]!.text).toContain('the two lists are right, but swapped')
  })

  test('static facts are not effects', () => {
    const verdict = verdictOn(
      house,
      { kind: 'prog', action: '(go hall attic)' },
      '[(in attic), (door hall attic)] [(in hall)]',
    )
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('always true')
  })
})
