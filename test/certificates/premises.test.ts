// Input that violates an assumption of the checker's helpers is rejected: one test per helper.

import { expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { addExactly, Budget, Rejection } from '#planning/certificates/rejection'
import { Stepper } from '#planning/certificates/semantics/stepper'
import { modelsOf } from '../support/task'
import { doors, fact, never } from './forged-cases'
import { rowsOf } from './naive-evidence'

/** The place where the checker finds a fault; '' if it accepts. */
function faultOf(claim: unknown, certificate: unknown): string {
  const models = modelsOf(doors.domain, doors.problem)
  const result = checkCertificate(...models, claim as Claim, certificate as Certificate)
  return result.accepted ? '' : result.where
}

test('no row passes a test of literals that contradict each other', () => {
  const budget = new Budget(1000)
  const facts = Array.from({ length: 70 }, (_, i) => i)
  const stepper = new Stepper(facts, [], [], budget)
  for (const fact of [0, 31, 32, 69])
    for (const first of [0, 1] as const) {
      const literals = [2 * fact + first, 6, 2 * fact + 1 - first]
      const test = stepper.compile({ any: false, literals, parts: [] })
      for (const held of [[], [fact], facts]) {
        stepper.load(stepper.rowOf(held), 0)
        expect(stepper.passes(test)).toBe(false)
      }
    }
  // The same literal twice is not a contradiction.
  stepper.load(stepper.rowOf([5]), 0)
  expect(stepper.passes(stepper.compile({ any: false, literals: [10, 10, 1, 1], parts: [] }))).toBe(true)
})

test('a sum is exact, infinite, or refused', () => {
  const max = Number.MAX_SAFE_INTEGER
  expect(addExactly(max - 1, 1, '')).toBe(max)
  expect(addExactly(Infinity, -max, '')).toBe(Infinity)
  for (const [one, other] of [
    [max, 1],
    [-max, -1],
    [-Infinity, 1],
    [-Infinity, Infinity],
    [NaN, 1],
    [0.5, 1],
  ] as const)
    expect(() => addExactly(one, other, '')).toThrow(Rejection)
})

test('static facts are not part of a state', () => {
  const closed = {
    kind: 'closed-set',
    facts: ['(at a)', '(at b)', '(at c)', '(at gate)', '(done)', '(seen a)', '(other)', '(safe)'],
    mayBeFalse: ['(at a)'],
  }
  expect(faultOf(never(fact('(q)')), closed)).toBe('')
  expect(faultOf(never(fact('(q)')), { ...closed, facts: [...closed.facts, '(closed a)'] })).toMatch(/static/)
  const pairs = {
    kind: 'h2',
    literals: ['(q)'],
    impossible: Uint32Array.of(0),
    pairs: new Uint32Array(),
  }
  expect(faultOf(never(fact('(q)')), pairs)).toBe('')
  expect(faultOf(never(fact('(q)')), { ...pairs, literals: ['(q)', '(closed a)'] })).toMatch(/static/)
})

test('a claim has only the fields of its kind, with plain data', () => {
  const plan = { kind: 'plan', actions: ['(pass a)'] }
  const seen = { kind: 'reachable', target: fact('(seen a)') }
  expect(faultOf(seen, plan)).toBe('')
  expect(faultOf({ ...seen, from: ['(at a)'] }, plan)).toBe('')
  expect(faultOf({ ...seen, from: null }, plan)).toMatch(/holds null/)
  expect(faultOf({ ...seen, about: '(q)' }, plan)).toMatch(/no field `about`/)
  for (const odd of [
    Object.assign(Object.create({ from: ['(q)'] }), seen),
    Object.defineProperty({ ...seen }, 'from', { value: ['(q)'], enumerable: false }),
    Object.defineProperty({ ...seen }, 'from', { get: () => ['(q)'], enumerable: true }),
    { ...seen, [Symbol('from')]: ['(q)'] },
    { ...seen, target: Object.assign(new Date(0), fact('(seen a)')) },
  ])
    expect(faultOf(odd, plan)).toMatch(/not plain/)
  expect(faultOf(seen, { ...plan, more: new Uint8Array(3) })).toMatch(/another type: Uint8Array/)
  expect(faultOf({ kind: 'toString' }, plan)).toMatch(/no known kind/)
  expect(faultOf(seen, { ...plan, actions: [true] })).toMatch(/holds a boolean/)
})

test('what an action deletes counts in symmetries if an image of a state may have it', () => {
  // Initially o1 is marked; only the mark of o0, which it never has, can be taken away. So the goal is reached by (take).
  const models = modelsOf(
    `(define (domain marks) (:requirements :adl) (:constants o0 o1) (:predicates (mark ?o) (taken))
      (:action take :parameters () :precondition (and) :effect (and (taken) (not (mark o0)))))`,
    `(define (problem p) (:domain marks) (:init (mark o1))
      (:goal (and (taken) (exists (?o) (mark ?o)))))`,
  )
  const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
  const symmetry = [{ one: 'o0', other: 'o1' }]
  const states = rowsOf([['(mark o0)'], ['(taken)']])
  expect(checkCertificate(...models, claim, { kind: 'exhausted', states, symmetry })).toMatchObject({
    accepted: false,
    where: expect.stringMatching(/Swap 0/),
  })
})

test('what was checked before does not decide whether a symmetric certificate is accepted', () => {
  const models = (): ReturnType<typeof modelsOf> =>
    modelsOf(
      `(define (domain moves) (:predicates (from ?x) (to ?x) (done))
        (:action move :parameters (?x) :precondition (from ?x) :effect (and (not (from ?x)) (to ?x)))
        (:action finish :parameters () :precondition (done) :effect (done)))`,
      `(define (problem p) (:domain moves) (:objects a b) (:init (from a) (from b)) (:goal (done)))`,
    )
  const goal = { kind: 'goal' } as const
  const claim: Claim = { kind: 'unreachable', target: goal, from: ['(from a)'] }
  const certificate: Certificate = {
    kind: 'exhausted',
    states: rowsOf([['(from a)'], ['(to a)']]),
    symmetry: [{ one: 'a', other: 'b' }],
  }
  const alone = checkCertificate(...models(), claim, certificate)
  const after = models()
  const facts = ['(from a)', '(from b)', '(to a)', '(to b)']
  const closed: Certificate = { kind: 'closed-set', facts, mayBeFalse: ['(from a)', '(from b)'] }
  expect(checkCertificate(...after, { kind: 'unreachable', target: goal }, closed)).toEqual({
    accepted: true,
  })
  expect(checkCertificate(...after, claim, certificate)).toEqual(alone)
})
