// The cases of applicability that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import { twoPlans } from '../../support/tasks'
import { verdictOn, house } from './house'

describe('applicability', () => {
  const asked: Asked = { kind: 'app' }

  test('order and repeats do not matter', () => {
    expect(verdictOn(twoPlans, asked, '[(go north west), (go north east)]').verdict).toBe('right')
    const repeated = verdictOn(twoPlans, asked, '[(go north east), (go north west), (go north east)]')
    expect(repeated.verdict).toBe('right')
    expect(repeated.findings.map(finding => finding.role)).toEqual(['note'])
  })

  test('upper and lower case do not matter', () => {
    expect(verdictOn(twoPlans, asked, '[(GO North West), (go NORTH EAST)]').verdict).toBe('right')
  })

  test('a missing action is named with the preconditions that hold', () => {
    const verdict = verdictOn(twoPlans, asked, '[(go north west)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(go north east)`')
    expect(verdict.explanation).toContain('`(in north)` and `(door north east)` hold')
    expect(verdict.evidence.every(({ checked }) => checked)).toBe(true)
  })

  test('an inapplicable action is named with the precondition that fails', () => {
    const verdict = verdictOn(twoPlans, asked, '[(go north east), (go north west), (go east south)]')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(go east south)` is not applicable: `(in east)`')
  })

  test('an unknown or ill-typed action makes it wrong and is named', () => {
    const unknown = verdictOn(house, asked, '[(go hall attic), (goo hall attic)]')
    expect(unknown.verdict).toBe('wrong')
    expect(unknown.findings[0]).toMatchObject({ role: 'unknown', item: '(goo hall attic)' })
    expect(unknown.explanation).toContain('did you mean `go`?')
    const illTyped = verdictOn(house, asked, '[(go hall attic), (go hall lamp)]')
    expect(illTyped.verdict).toBe('wrong')
    expect(illTyped.explanation).toContain('`lamp` is of type `lamp`')
  })

  test('an action with unknown objects in a bare list is not a remark', () => {
    for (const text of ['[(go hall attic), (fly x)]', '(fly x), (go hall attic)', '(go hall attic) (jump)'])
      expect(verdictOn(house, asked, text).verdict, text).toBe('wrong')
    expect(verdictOn(house, asked, 'It is (clearly) just (go hall attic).').verdict).toBe('right')
    expect(verdictOn(house, { kind: 'areach' }, '(fly x)').verdict).toBe('wrong')
    const asked2: Asked = { kind: 'prog', action: '(go hall attic)' }
    expect(verdictOn(house, asked2, '[(in attic), (shiny x)] [(in hall)]').verdict).toBe('wrong')
  })

  test('an empty list is right where nothing is applicable', () => {
    const stuck = { ...house, problem: house.problem.replace('(door hall attic)', '') }
    expect(verdictOn(stuck, asked, '[]').verdict).toBe('right')
    expect(verdictOn(house, asked, '[]').verdict).toBe('wrong')
  })
})
