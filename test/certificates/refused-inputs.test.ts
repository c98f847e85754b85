// Refusals that need more than one claim and its evidence to show: borrowed closures, malformed claims, and models
// that no text gives.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { checkExecution } from '#planning/certificates/executed'
import { modelsOf } from '../support/task'
import { rowsOf } from './naive-evidence'
import { action, pieced } from './pieces'
import { unreachable, noGoal, zones, tables } from './small-evidence'

test('the closure of one state is not that of a state in which less holds', () => {
  const { where } = pieced({
    predicates: '(p) (q)',
    body: action('a', '(not (p))', '(q)') + action('b', '(q)', '(not (p))'),
    init: '(p)',
  })
  const mutex: Certificate = { kind: 'mutex-group', facts: ['(q)'] }
  expect(where(unreachable('(q)'), mutex)).toBe('')
  const claim = { ...unreachable('(q)'), from: [] } as Claim
  expect(where(claim, mutex)).toMatch(/does not rule out the target/)
})

test('the closure of one state is not that of another of as many facts', () => {
  const { where } = pieced({
    predicates: '(p ?x) (q ?x) (g)',
    body: `(:action a :parameters (?x) :precondition (p ?x) :effect (g))
      (:action b :parameters (?x) :precondition (g) :effect (and (not (p ?x)) (q ?x)))`,
    objects: 'o1 o2',
    init: '(p o1) (p o2)',
  })
  const symmetry = [{ one: 'o1', other: 'o2' }]
  const exhausted = (...row: string[]): Certificate => ({ kind: 'exhausted', states: rowsOf([row]), symmetry })
  const from = { ...unreachable('(g)'), from: ['(q o1)', '(q o2)'] } as Claim
  expect(where(from, exhausted('(q o1)', '(q o2)'))).toBe('')
  expect(where(unreachable('(g)'), exhausted('(p o1)', '(p o2)'))).toMatch(/its successor by \(a o1\)/)
})

test('a fact that is no proposition is not avoided by a plan', () => {
  const { where } = pieced({
    names: '(:types box)',
    predicates: '(p ?b - box) (g)',
    body: `(:action a :parameters (?b - box) :precondition (and) :effect (and (p ?b) (g)))`,
    objects: 'b - box o',
    goal: '(g)',
  })
  const plan: Certificate = { kind: 'plan', actions: ['(a b)'] }
  expect(where({ kind: 'not-landmark', fact: '(p o)' }, plan)).toMatch(/an object has the wrong type/)
  // With two objects, (p b o) would have the number of (p o).
  expect(where(unreachable('(p b o)'), { kind: 'mutex-group', facts: [] })).toMatch(/has 2 arguments, not 1/)
})

test('a missing fact that the goal names without requiring it', () => {
  const { where } = pieced({
    predicates: '(g) (p) (q)',
    body: action('a', '(and)', '(and (g) (p) (q))'),
    goal: '(and (g) (imply (p) (q)))',
  })
  const missing = (...facts: string[]): Claim => ({ kind: 'misses', actions: [], missing: facts })
  expect(where(missing('(g)'), { kind: 'plan', actions: [] })).toBe('')
  expect(where(missing('(g)', '(p)'), { kind: 'plan', actions: [] })).toMatch(/\(p\) is not asked for/)
})

test('a claim of an unknown kind, and a sum, a column or a literal that there is not', () => {
  const { where } = pieced({
    predicates: '(p) (q) (g)',
    body: action('a', '(p)', '(and (g) (p) (q))') + action('b', '(q)', '(not (q))'),
    init: '(p)',
    goal: '(g)',
  })
  const stray = { kind: 'nothing', target: { kind: 'goal' } } as unknown as Claim
  expect(where(stray, { kind: 'plan', actions: [] })).toMatch(/The claim is of no known kind/)
  const one: Claim = { kind: 'at-least', cost: 1 }
  const held = ['(p)']
  const kept = (given: Certificate, change: object = {}): Certificate => {
    const { bound } = given as unknown as { bound: { frontier: { tables?: object } } }
    const { frontier } = bound
    const changed = { ...frontier, ...(frontier.tables && { tables: { ...frontier.tables, ...change } }) }
    return { kind: 'lower-bound', bound: { ...bound, frontier: changed, keptFacts: ['(g)'] } } as unknown as Certificate
  }
  const shown = tables(1, held, [], [[], ['(g)']], ['(g)'], [1, 0])
  expect(where(one, kept(shown))).toBe('')
  expect(where(one, kept(shown, { by: Uint32Array.of(2) }))).toMatch(/entry 0 is 2, but there are only 2/)
  expect(where(one, kept(tables(1, held, [], [[], ['(g)']], ['(g)', '(q)'], [1, 0])))).toMatch(/\(q\) is not tracked/)
  expect(where(one, kept(zones(1, held, ['(g)'], [[1, [0]]])))).toBe('')
  expect(where(one, kept(zones(1, held, ['(g)', '(p)'], [[1, [0, 1]]])))).toMatch(/\(p\) holds already/)
})

test('no false claim is shown by carrying a plan out', () => {
  const models = modelsOf(
    '(define (domain d) (:predicates (p) (q)) (:action a :parameters () :precondition (p) :effect (q)))',
    '(define (problem p) (:domain d) (:init (p)) (:goal (q)))',
  )
  const plan: Certificate = { kind: 'plan', actions: [] }
  const reached: Claim = { kind: 'reachable', target: { kind: 'fact', fact: '(q)' } }
  expect(checkExecution(...models, reached, plan)).toMatchObject({ accepted: false })
  expect(checkExecution(...models, { kind: 'leads-to', actions: ['(a)'], facts: ['(p)'] }, plan)).toMatchObject({
    accepted: false,
  })
  expect(checkExecution(...models, reached, { kind: 'plan', actions: ['(a)'] })).toEqual({ accepted: true })
})

describe('models that no text gives', () => {
  const [domain, problem] = modelsOf(
    `(define (domain d) (:requirements :action-costs) (:predicates (p) (q ?x)) (:functions (total-cost) (price ?x))
      (:action a :parameters (?x) :precondition () :effect (and (p) (q ?x) (increase (total-cost) (price ?x)))))`,
    `(define (problem p) (:domain d) (:objects o) (:init (= (price o) 1)) (:goal (p))
      (:metric minimize (total-cost)))`,
  )
  const priced = (value: number) => ({ ...problem, values: problem.values.map(each => ({ ...each, value })) })
  const where = (...models: Parameters<typeof checkCertificate>): string => {
    const result = checkCertificate(...models)
    return result.accepted ? '' : result.where
  }
  const closed: Certificate = { kind: 'closed-set', facts: [], mayBeFalse: [] }

  test('costs below zero, and beyond the exact range', () => {
    expect(where(domain, priced(-1), noGoal, closed)).toMatch(/has a negative part/)
    // An action with a cost that is no number would never be applicable.
    expect(where(domain, priced(2 ** 53), noGoal, closed)).toMatch(/The cost 9007199254740992 is not counted exactly/)
  })

  test('costs of one action that add up beyond the exact range', () => {
    const twice = modelsOf(
      `(define (domain d) (:requirements :action-costs) (:predicates (p)) (:functions (total-cost) (price))
        (:action a :parameters () :precondition ()
          :effect (and (p) (increase (total-cost) (price)) (increase (total-cost) 1))))`,
      `(define (problem p) (:domain d) (:init (= (price) 1)) (:goal (p)) (:metric minimize (total-cost)))`,
    )
    const values = twice[1].values.map(each => ({ ...each, value: Number.MAX_SAFE_INTEGER }))
    const reached: Claim = { kind: 'reachable', target: { kind: 'goal' } }
    const plan: Certificate = { kind: 'plan', actions: ['(a)'] }
    expect(where(...twice, reached, plan)).toBe('')
    expect(where(twice[0], { ...twice[1], values }, reached, plan)).toMatch(/beyond what is counted exactly/)
  })

  test('atoms and rules with too few terms', () => {
    const [own, its] = modelsOf(
      `(define (domain d) (:requirements :derived-predicates) (:predicates (p ?x) (r ?x)) (:derived (r ?x) (p ?x))
        (:action a :parameters (?x) :precondition () :effect (p ?x)))`,
      '(define (problem p) (:domain d) (:objects o) (:init (p o)) (:goal (r o)))',
    )
    const init = its.init.map(each => ({ ...each, terms: [] }))
    expect(where(own, { ...its, init }, noGoal, closed)).toMatch(/`p` takes 1 arguments/)
    const derived = own.derived.map(each => ({ ...each, parameters: [...each.parameters, ...each.parameters] }))
    expect(where({ ...own, derived }, its, noGoal, closed)).toMatch(/A rule for `r` has 2 parameters/)
  })

  test('one name declared twice', () => {
    const predicates = [...domain.predicates, ...domain.predicates]
    expect(where({ ...domain, predicates }, problem, noGoal, closed)).toMatch(/Predicate `p` is declared twice/)
    const actions = [...domain.actions, ...domain.actions]
    expect(where({ ...domain, actions }, problem, noGoal, closed)).toMatch(/Action `a` is declared twice/)
  })
})
