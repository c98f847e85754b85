// The cases of next action that definitions leave no room for, on tasks small enough to check by hand.

import { describe, expect, test } from 'vitest'
import type { Asked } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import { deadEnd, emptyPlan, noPlan, twoPlans } from '../../support/tasks'
import { verdictOn } from './house'

describe('next action', () => {
  const asked: Asked = { kind: 'nexta' }

  test('an action on a cheapest plan is right, with h* before and after', () => {
    for (const text of ['(go north east)', '(go north west)'])
      expect(verdictOn(twoPlans, asked, text)).toMatchObject({
        verdict: 'right',
        distances: { before: 2, after: 1 },
      })
    expect(verdictOn(twoPlans, asked, '(go north east)').findings).toContainEqual(
      expect.objectContaining({ role: 'best', item: '(go north west)' }),
    )
  })

  test('an action into a dead end is wrong', () => {
    const verdict = verdictOn(deadEnd, asked, '(go hall cellar)')
    expect(verdict).toMatchObject({ verdict: 'wrong', distances: { before: 3, after: null } })
    expect(verdict.findings).toContainEqual(expect.objectContaining({ role: 'best', item: '(go hall attic)' }))
  })

  test('an action that is not applicable is wrong', () => {
    const verdict = verdictOn(deadEnd, asked, '(take lamp attic)')
    expect(verdict.verdict).toBe('wrong')
    expect(verdict.explanation).toContain('`(in attic)` does not hold')
  })

  test('no action is right where the goal already holds', () => {
    expect(verdictOn(emptyPlan, asked, '(go hall attic)')).toMatchObject({
      verdict: 'wrong',
      distances: { before: 0 },
    })
  })

  test('a problem without a plan poses no next-action question', () => {
    expect(verdictOn(noPlan, asked, '(go hall attic)')).toMatchObject({
      verdict: 'undecided',
      reason: 'no-plan',
    })
  })

  test('costs count where the problem minimizes them', () => {
    const source = (metric: string): Source => ({
      domain: `(define (domain roads) (:requirements :strips :action-costs)
        (:predicates (in ?a) (road ?a ?b)) (:functions (total-cost) (toll ?a ?b))
        (:action drive :parameters (?a ?b) :precondition (and (in ?a) (road ?a ?b))
          :effect (and (in ?b) (not (in ?a)) (increase (total-cost) (toll ?a ?b)))))`,
      problem: `(define (problem p) (:domain roads) (:objects a b c)
        (:init (in a) (road a b) (road b c) (road a c)
          (= (total-cost) 0) (= (toll a b) 1) (= (toll b c) 1) (= (toll a c) 5))
        (:goal (in c)) ${metric})`,
    })
    const minimized = source('(:metric minimize (total-cost))')
    expect(verdictOn(minimized, asked, '(drive a b)').verdict).toBe('right')
    expect(verdictOn(minimized, asked, '(drive a c)').verdict).toBe('wrong')
    expect(verdictOn(source(''), asked, '(drive a c)').verdict).toBe('right')
  })

  test('among cheapest plans with free actions the one with fewest steps counts', () => {
    const free: Source = {
      domain: `(define (domain free) (:requirements :strips :action-costs)
        (:predicates (in ?a) (road ?a ?b)) (:functions (total-cost) (toll ?a ?b))
        (:action drive :parameters (?a ?b) :precondition (and (in ?a) (road ?a ?b))
          :effect (and (in ?b) (not (in ?a)) (increase (total-cost) (toll ?a ?b)))))`,
      problem: `(define (problem p) (:domain free) (:objects a b c)
        (:init (in a) (road a b) (road b a) (road a c)
          (= (total-cost) 0) (= (toll a b) 0) (= (toll b a) 0) (= (toll a c) 5))
        (:goal (in c)) (:metric minimize (total-cost)))`,
    }
    expect(verdictOn(free, asked, '(drive a c)').verdict).toBe('right')
    const verdict = verdictOn(free, asked, '(drive a b)')
    expect(verdict).toMatchObject({ verdict: 'wrong', distances: { before: 5, after: 5 } })
    expect(verdict.explanation).toContain('fewer steps')
  })
})
