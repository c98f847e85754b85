// The result of a sequence: where it fails, the unsatisfied goals at its end, the state it leads to; and false claims
// about it.

import { expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { modelsOf } from '../support/task'
import { doors } from './forged-cases'

const models = modelsOf(doors.domain, doors.problem)
const check = (claim: unknown, ...actions: string[]) => {
  const result = checkCertificate(...models, claim as Claim, { kind: 'plan', actions })
  return result.accepted ? 'accepted' : result.where
}
const breaks = (actions: string[], ...missing: string[]) => ({ kind: 'breaks', actions, missing })
const misses = (actions: string[], ...missing: string[]) => ({ kind: 'misses', actions, missing })
const leads = (actions: string[], ...facts: string[]) => ({ kind: 'leads-to', actions, facts })

test('true claims are accepted', () => {
  expect(check(breaks(['(pass b)'], '(closed b)'))).toBe('accepted')
  expect(check(breaks(['(pass b)']))).toBe('accepted')
  expect(check(breaks(['(pass a)', '(finish)'], '(done)'), '(pass a)')).toBe('accepted')
  expect(check(breaks(['(keep)'], '(q)'))).toBe('accepted')
  expect(check(breaks(['open the door']))).toBe('accepted')
  expect(check(misses(['(pass a)'], '(other)'), '(pass a)')).toBe('accepted')
  expect(check(misses([]))).toBe('accepted')
  expect(check(leads(['(move b)'], '(at b)'), '(move b)')).toBe('accepted')
  expect(check(leads(['(pass a)'], '(at a)', '(seen a)'), '(pass a)')).toBe('accepted')
})

test('false claims are rejected, with the reason', () => {
  expect(check(breaks(['(pass a)'], '(closed a)'))).toContain('can be executed')
  expect(check(breaks(['(pass b)'], '(closed a)'))).toContain('holds then')
  expect(check(breaks(['(pass b)'], '(closed c)'))).toContain('not asked for')
  expect(check(breaks(['(finish)'], '(seen b)'))).toContain('not asked for')
  expect(check(breaks(['open the door'], '(done)'))).toContain('no ground action')
  expect(check(breaks([]))).toContain('not those of the sequence')
  expect(check(breaks(['(pass a)', '(finish)']))).toContain('not those of the sequence')
  expect(check(breaks(['(pass b)', '(finish)']), '(pass b)')).toContain('does not hold')
  expect(check(misses(['(pass a)', '(go b)', '(finish)']), '(pass a)', '(go b)', '(finish)')).toBe(
    'After the last step the goal holds.',
  )
  expect(check(misses([], '(done)'))).toContain('not asked for')
  expect(check(misses(['(go b)'], '(other)'), '(move b)')).toContain('not those of the sequence')
  expect(check(leads(['(move b)'], '(at b)', '(at a)'), '(move b)')).toContain('(at a) does not')
  expect(check(leads(['(move b)']), '(move b)')).toContain('(at b) holds as well')
  expect(check(leads([], '(at a)', '(closed a)'))).toContain('not a proposition')
})

test('other evidence, and claims without their parts, are refused', () => {
  const set: Certificate = { kind: 'closed-set', facts: [], mayBeFalse: [] }
  expect(checkCertificate(...models, misses([]) as Claim, set)).toMatchObject({ accepted: false })
  for (const kind of ['breaks', 'misses', 'leads-to']) expect(check({ kind }), kind).toContain('is not a list')
  expect(check({ kind: 'misses', actions: [] })).toContain('is not a list')
})

test('what a condition asks for under `forall` is asked for of each object', () => {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl) (:predicates (kept ?x) (put ?x) (near ?x ?y))
      (:action place :parameters (?x) :precondition (forall (?y) (near ?x ?y)) :effect (put ?x)))`,
    `(define (problem p) (:domain d) (:objects u v) (:init (kept u) (near u u))
      (:goal (forall (?x) (and (kept ?x) (forall (?y ?x) (put ?x))))))`,
  )
  const where = (claim: object): string => {
    const plan: Certificate = { kind: 'plan', actions: [] }
    const result = checkCertificate(...models, claim as Claim, plan)
    return result.accepted ? '' : result.where
  }
  // (kept v) is static and false, so that the goal as a whole is never true.
  for (const missing of ['(kept v)', '(put u)', '(put v)'])
    expect(where({ kind: 'misses', actions: [], missing: [missing] })).toBe('')
  expect(where({ kind: 'breaks', actions: ['(place u)'], missing: ['(near u v)'] })).toBe('')
  expect(where({ kind: 'breaks', actions: ['(place u)'], missing: ['(near v u)'] })).toMatch(/not asked for/)
})

test('what a condition asks for under an even number of negations is asked for', () => {
  const models = modelsOf(
    `(define (domain d) (:requirements :adl) (:predicates (kept ?x) (put ?x) (near ?x ?y))
      (:action place :parameters (?x) :precondition (not (or (not (near ?x ?x)) (exists (?y) (not (kept ?y)))))
        :effect (put ?x))
      (:action join :parameters (?x ?y) :precondition (not (imply (put ?x) (put ?y))) :effect (near ?x ?y)))`,
    '(define (problem p) (:domain d) (:objects u v) (:init (kept u)) (:goal (not (not (kept v)))))',
  )
  const where = (claim: object): string => {
    const result = checkCertificate(...models, claim as Claim, { kind: 'plan', actions: [] })
    return result.accepted ? '' : result.where
  }
  // (kept v) is static and false, so that the precondition of (place u) and the goal are never true.
  expect(where({ kind: 'misses', actions: [], missing: ['(kept v)'] })).toBe('')
  for (const missing of ['(near u u)', '(kept v)'])
    expect(where({ kind: 'breaks', actions: ['(place u)'], missing: [missing] })).toBe('')
  expect(where({ kind: 'breaks', actions: ['(join u v)'], missing: ['(put u)'] })).toBe('')
  expect(where({ kind: 'breaks', actions: ['(place u)'], missing: ['(near v v)'] })).toMatch(/not asked for/)
  expect(where({ kind: 'breaks', actions: ['(join u v)'], missing: ['(put v)'] })).toMatch(/not asked for/)
})
