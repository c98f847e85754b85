// The mistakes of an answer, as codes: each on a task small enough to check by hand.

import { describe, expect, test } from 'vitest'
import { listedMistakes, type MistakeCode, mistakeCodes } from '#questions/kinds/mistakes'
import { jaccard, strictJaccard } from '#questions/kinds/overlap'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { deadEnd, emptyPlan } from '../../support/tasks'
import { detour, house, plan, verdictOn } from './house'

const sequence: Asked = {
  kind: 'val',
  sequence: ['(go hall attic)', '(go hall attic)', '(take lamp attic)'],
}
const sound: Asked = { kind: 'val', sequence: plan }
const given: Asked = { kind: 'just', plan: detour }
const step: Asked = { kind: 'prog', action: '(go hall attic)' }

/** Two blocks on a table: names with their objects exchanged are names as well. */
const blocks: Source = {
  domain: `(define (domain blocks) (:requirements :strips)
  (:predicates (on ?a ?b) (table ?a) (clear ?a))
  (:action put :parameters (?a ?b)
    :precondition (and (table ?a) (clear ?a) (clear ?b)) :effect (and (on ?a ?b) (not (table ?a)) (not (clear ?b)))))`,
  problem: `(define (problem two) (:domain blocks) (:objects a b c)
    (:init (table a) (clear a) (clear b) (on b c))
    (:goal (on a b)))`,
}

const cases: readonly (readonly [Source, Asked, string, readonly MistakeCode[]])[] = [
  [house, { kind: 'app' }, '[(go hall attic)]', []],
  [house, { kind: 'app' }, '[]', ['missing']],
  [house, { kind: 'app' }, '[(go hall attic), (take lamp attic)]', ['not-applicable']],
  [house, { kind: 'app' }, '[(go hall attic), (fly hall)]', ['unknown-name']],
  [house, { kind: 'app' }, '[(go hall cellar)]', ['missing', 'unknown-object']],
  [house, { kind: 'app' }, '[(go hall attic), (go hall)]', ['wrong-arity']],
  [house, { kind: 'app' }, '[(go hall attic), (take attic lamp)]', ['ill-typed']],
  [house, { kind: 'app' }, '[(in attic)]', ['missing', 'wrong-sort']],
  [house, { kind: 'app' }, '[(go attic hall)]', ['missing', 'not-applicable', 'swapped-objects']],
  [house, step, '[(in attic)] [(in hall)]', []],
  [house, step, '[(in hall)] [(in attic)]', ['swapped-effects']],
  [house, step, '[(in attic)] []', ['missing']],
  [house, step, '[(in attic), (carried lamp)] [(in hall)]', ['extra']],
  [house, step, '[(in attic), (door hall attic)] [(in hall)]', ['static-fact']],
  [house, { kind: 'reach' }, '(in hall)', ['becomes-true']],
  [house, { kind: 'reach' }, '(door hall hall)', ['static-fact']],
  [house, { kind: 'reach' }, '(go hall attic)', ['wrong-sort']],
  [house, { kind: 'reach' }, 'None', ['none-exists']],
  [house, { kind: 'areach' }, '(take lamp attic)', ['becomes-applicable']],
  [house, { kind: 'areach' }, 'None', ['none-exists']],
  [house, sequence, '1', []],
  [house, sequence, '0', ['off-by-one']],
  [house, sequence, '2', ['off-by-one']],
  [house, sequence, '7', ['wrong-index', 'index-beyond']],
  [house, sequence, 'None', ['none-exists']],
  [house, sound, '0', ['wrong-index']],
  [house, sound, '2', ['index-beyond']],
  [house, given, `[${plan.join(', ')}]`, []],
  [house, given, `[${detour.join(', ')}]`, ['not-minimal']],
  [house, given, '[(go hall attic)]', ['goal-missed']],
  [house, given, '[(take lamp attic)]', ['step-fails']],
  [house, given, `[${plan.join(', ')}, (fly)]`, ['unknown-name', 'not-from-plan']],
  [house, given, '[(take lamp attic), (go hall attic)]', ['out-of-order']],
  [house, { kind: 'land' }, '(in attic)', []],
  [house, { kind: 'land' }, '(in hall)', ['trivial-landmark']],
  [house, { kind: 'land' }, '(carried lamp)', ['trivial-landmark']],
  [house, { kind: 'land' }, '(lies lamp hall)', ['never-true']],
  [house, { kind: 'land' }, '(door hall attic)', ['static-fact']],
  [house, { kind: 'land' }, 'None', ['none-exists']],
  [house, { kind: 'nexta' }, '(go hall attic)', []],
  [house, { kind: 'nexta' }, '(go attic hall)', ['not-applicable', 'swapped-objects']],
  [deadEnd, { kind: 'nexta' }, '(go hall cellar)', ['dead-end']],
  [emptyPlan, { kind: 'nexta' }, '(go hall attic)', ['goal-holds']],
  [blocks, { kind: 'nexta' }, '(put b a)', ['not-applicable', 'swapped-objects']],
]

test.each(cases)('%# %o %s', (source, asked, text, mistakes) => {
  const verdict = verdictOn(source, asked, text)
  expect(verdict.mistakes, verdict.explanation).toEqual(mistakes)
  expect(verdict.verdict).toBe(mistakes.length === 0 ? 'right' : 'wrong')
})

test('codes are listed once, in one order', () => {
  expect(listedMistakes([...mistakeCodes].reverse())).toEqual(mistakeCodes)
  expect(listedMistakes(['extra', 'missing', 'extra'])).toEqual(['missing', 'extra'])
})

describe('overlap', () => {
  test('of a list of actions', () => {
    const { overlap } = verdictOn(house, { kind: 'app' }, '[(go hall attic), (take lamp attic)]')
    expect(overlap).toEqual({ right: 1, extra: 1, missing: 0 })
  })

  test('of effects, both lists together; a fact in the wrong list counts twice', () => {
    expect(verdictOn(house, step, '[(in hall)] [(in attic)]').overlap).toEqual({
      right: 0,
      extra: 2,
      missing: 2,
    })
    expect(verdictOn(house, step, '[(in attic)] []').overlap).toEqual({
      right: 1,
      extra: 0,
      missing: 1,
    })
  })

  test('Jaccard similarity bears with additions, its strict variant with omissions alone', () => {
    expect(jaccard({ right: 3, extra: 1, missing: 0 })).toBe(0.75)
    expect(strictJaccard({ right: 3, extra: 1, missing: 0 })).toBe(0)
    expect(strictJaccard({ right: 3, extra: 0, missing: 1 })).toBe(0.75)
    expect(jaccard({ right: 0, extra: 0, missing: 0 })).toBe(1)
    expect(strictJaccard({ right: 0, extra: 0, missing: 0 })).toBe(1)
  })
})

describe('near misses', () => {
  const nearOn = (source: Source, asked: Asked, text: string): string =>
    verdictOn(source, asked, text)
      .findings.filter(({ role, item }) => role === 'near-miss' && item === '')
      .map(finding => finding.text)
      .join('|')
  const crowded = {
    ...house,
    problem: house.problem
      .replace('hall attic - room', 'hall attic den loft yard - room')
      .replace('(door attic hall)', '(door attic hall) (door hall den) (door hall loft) (door hall yard)'),
  }

  test('a list with an item or two wrong and more right', () => {
    expect(nearOn(crowded, { kind: 'app' }, '(go hall attic) (go hall den) (go hall loft)')).toBe(
      '3 actions are right, 1 is missing: Jaccard similarity 0.75, strict 0.75.',
    )
    expect(nearOn(crowded, { kind: 'app' }, '(go hall attic) (go hall den) (go hall loft) (go den hall)')).toBe(
      '3 actions are right, 1 is missing and 1 too many: Jaccard similarity 0.60, strict 0.00.',
    )
    expect(nearOn(crowded, { kind: 'app' }, '(go hall attic) (go hall den)')).toBe('')
  })

  test('an index counted from 1', () => {
    expect(nearOn(house, sequence, '2')).toContain('right counted from 1')
    expect(nearOn(house, sequence, '0')).toContain('1 too low')
    expect(nearOn(house, sequence, '7')).toBe('')
  })

  test('a plan but for one step', () => {
    expect(nearOn(house, given, '[(go hall attic)]')).toContain('one step put back')
    expect(nearOn(house, given, `[${plan.join(', ')}, (fly)]`)).toContain('step 3 (index 2)')
  })

  test('objects in another order', () => {
    expect(nearOn(house, { kind: 'nexta' }, '(go attic hall)')).toContain('`(go hall attic)`')
  })
})
