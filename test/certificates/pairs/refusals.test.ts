// Refusals of false claims about two problems, as in `../refusals.test.ts`.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { modelsOf } from '../../support/task'

describe('a false claim about two problems is refused for one reason alone:', () => {
  const domain = `(define (domain d) (:requirements :adl) (:predicates (m ?o) (n ?o) (fixed ?o))
    (:action go :parameters (?x ?y) :precondition (m ?x) :effect (and (not (m ?x)) (not (n ?x)) (m ?y))))`
  const problem = (init: string, goal: string): string =>
    `(define (problem p) (:domain d) (:objects x y) (:init ${init}) (:goal ${goal}))`
  const where = (
    a: string,
    b: string,
    mode: 'strict' | 'placeholder',
    pair: object,
    kind: 'equivalent' | 'different' = 'equivalent',
    within = domain,
  ): string => {
    const claim: Claim = { kind, mode, other: b }
    const result = checkCertificate(...modelsOf(within, a), claim, { kind: 'pair', pair } as Certificate)
    return result.accepted ? '' : result.where
  }
  const same = [
    ['x', 'x'],
    ['y', 'y'],
  ]
  const swapped = [
    ['x', 'y'],
    ['y', 'x'],
  ]
  const goals = { forth: { kind: 'text' }, back: { kind: 'text' } }

  test('plans between initial states that lose a fact', () => {
    const init = '(m x) (n x)'
    // What is (n x) in a would be (n y) in b, where it never holds.
    const pair = { kind: 'two-renamings', renaming: same, goalRenaming: swapped, goals }
    const plans = { there: ['(go y x)'], back: ['(go x y)'] }
    expect(where(problem(init, '(n x)'), problem(init, '(n y)'), 'placeholder', { ...pair, ...plans })).toMatch(
      /After the last step a fact is missing/,
    )
  })

  test('goal states of one that are only some of the other', () => {
    const pair = { kind: 'same-goal-states', renaming: same, goalRenaming: same }
    expect(where(problem('(m x)', '(m x)'), problem('(m x)', '(or (m x) (m y))'), 'strict', pair)).toMatch(
      /1 states satisfy one goal, 2 the other/,
    )
  })

  test('a goal state with a fact that the other problem never has', () => {
    const init = '(m x) (n x)'
    const pair = { kind: 'same-goal-states', renaming: same, goalRenaming: swapped }
    expect(where(problem(init, '(n x)'), problem(init, '(m y)'), 'placeholder', pair)).toMatch(
      /A goal state becomes a state that is none/,
    )
  })

  test('goals that only look alike', () => {
    const init = '(m x) (n x) (n y)'
    const pair = { kind: 'renaming', renaming: same, goals }
    const either = problem(init, '(or (m x) (m y) (n y))')
    expect(where(problem(init, '(or (and (n x) (or (m x) (m y))) (n y))'), either, 'strict', pair)).toMatch(
      /Nothing shows that conjunct 0 follows/,
    )
    // A literal and a choice do not contradict each other, whatever the number of the fact.
    for (const fact of ['(m x)', '(m y)', '(n x)', '(n y)']) {
      const goal = `(not ${fact}) (or (m x) (m y) (n y))`
      const more = fact === '(n x)' ? '(n y)' : '(n x)'
      expect(where(problem(init, `(and ${goal})`), problem(init, `(and ${goal} ${more})`), 'strict', pair)).toMatch(
        /^From a's goal to b's: Nothing shows that conjunct 2 follows/,
      )
    }
  })

  test('an implication of an unknown kind, and a renaming of one name', () => {
    const a = problem('(m x)', '(m x)')
    const odd = { forth: { kind: 'texts' }, back: { kind: 'text' } }
    expect(where(a, a, 'strict', { kind: 'renaming', renaming: same, goals: odd })).toMatch(/no known kind/)
    const extra = [
      ['x', 'x', 'y'],
      ['y', 'y'],
    ]
    expect(where(a, a, 'strict', { kind: 'renaming', renaming: extra, goals })).toMatch(/not a pair of names/)
    const lists: unknown = { kind: 'equivalent', mode: 'strict', other: [a] }
    const pair = { kind: 'pair', pair: { kind: 'renaming', renaming: same, goals } }
    expect(checkCertificate(...modelsOf(domain, a), lists as Claim, pair as Certificate)).toMatchObject({
      accepted: false,
      where: expect.stringMatching(/does not hold the text/),
    })
  })

  test('states of the same problem', () => {
    const differs = (goal: string, of: string, plan: string[], init = '(m x)'): string =>
      where(problem(init, goal), problem(init, of), 'strict', { kind: 'witnesses', a: [], b: [plan] }, 'different')
    expect(differs('(not (n x))', '(not (n x))', [])).toMatch(/not excluded/)
    const choice = '(or (and (m x) (n x)) (m y))'
    expect(differs(choice, choice, [], '(m x) (n x)')).toMatch(/not excluded/)
  })

  test('objects that only the goal tells apart', () => {
    const a = problem('(m x) (m y)', '(or (m x) (n y))')
    const b = problem('(m x) (m y)', '(or (m y) (n x))')
    const pair = { kind: 'witnesses', a: [], b: [['(go x y)']] }
    expect(where(a, b, 'placeholder', pair, 'different')).toMatch(/not excluded/)
  })

  test('facts about objects of the wrong type', () => {
    const typed = `(define (domain d) (:requirements :typing :negative-preconditions) (:types box)
      (:predicates (p ?b - box) (g)) (:action a :parameters (?x) :precondition () :effect (and (p ?x) (g))))`
    const both = `(define (problem p) (:domain d) (:objects b - box o) (:init) (:goal (and (g) (not (p b)))))`
    const pair = { kind: 'witnesses', a: [], b: [['(a o)']] }
    expect(where(both, both, 'strict', pair, 'different', typed)).toMatch(/not excluded/)
  })

  test('a renaming of goals that moves a static fact', () => {
    const init = '(m x) (fixed x)'
    const pair = { kind: 'same-goal-states', renaming: same, goalRenaming: swapped }
    expect(where(problem(init, '(m x)'), problem(init, '(m y)'), 'placeholder', pair)).toMatch(
      /The renaming of the goals: .*fixed/,
    )
  })
})
