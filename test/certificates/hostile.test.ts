// Malformed certificates are rejected with a reason, never throw, and never loop endlessly.

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { Rejection } from '#planning/certificates/rejection'
import { CheckerSteps } from '#planning/certificates/steps'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { modelsOf } from '../support/task'
import { deadEnd } from '../support/tasks'
import { Truth } from './naive-evidence'
import { roundsOf } from '../support/long'

const models = modelsOf(deadEnd.domain, deadEnd.problem)
const truth = Truth.of(...models, 100)!

const names = fc.constantFrom(
  ...truth.oracle.propositions(),
  ...truth.oracle.actions.map(action => action.name),
  ...[
    '',
    '()',
    '(in)',
    '(in hall attic)',
    'in hall',
    '(not (in hall))',
    '(door hall attic)',
    '(IN HALL)',
    '(in  hall)',
  ],
)
const anything = fc.anything({
  withTypedArray: true,
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
})
const list = fc.array(fc.oneof({ weight: 20, arbitrary: names }, anything), { maxLength: 12 })
const words = fc.uint32Array({ maxLength: 12, max: 15 }).map(array => Uint32Array.from(array))
const numbers = fc.oneof(fc.double(), fc.constantFrom(0, 1, 3, -1, Number.NaN, Infinity, -Infinity, 1e300))
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, fc.oneof({ weight: 12, arbitrary: value }, anything)]),
    ),
    { requiredKeys: [] },
  )
const states = record({ facts: list, words: fc.constantFrom(1, 1, 1, 0, 2, -1, 0.5), rows: words })
const values = fc.array(numbers, { maxLength: 6 }).map(array => Float64Array.from(array))
const swaps = fc.array(
  record({
    one: fc.constantFrom('hall', 'lamp', 'attic'),
    other: fc.constantFrom('cellar', 'hall', 'moon'),
  }),
  { maxLength: 3 },
)
const cut = record({ actions: list, zone: words, share: numbers })
const cuts = fc.array(fc.array(cut, { maxLength: 3 }), {
  maxLength: 3,
})
const bound = record({
  cost: numbers,
  states,
  values,
  frontier: record({ states, values, cuts, literals: list }),
  keptFacts: list,
  symmetry: swaps,
})
const kinds = ['plan', 'plans', 'closed-set', 'mutex-group', 'h2', 'exhausted', 'optimal', 'lower-bound', 'parts']
const certificates = record({
  kind: fc.constantFrom(...kinds),
  actions: list,
  plan: list,
  plans: fc.array(list, { maxLength: 4 }),
  facts: list,
  mayBeFalse: list,
  literals: list,
  impossible: words,
  pairs: words,
  states,
  keptFacts: list,
  symmetry: swaps,
  bound,
  parts: fc.array(record({ claim: anything, certificate: anything }), { maxLength: 3 }),
})
const targets = record({
  kind: fc.constantFrom('fact', 'facts', 'action', 'goal'),
  fact: names,
  facts: list,
  action: names,
})
const claims = record({
  kind: fc.constantFrom(
    ...['reachable', 'all-reachable', 'unreachable', 'landmark', 'not-landmark', 'no-landmark', 'optimal', 'at-least'],
  ),
  target: targets,
  of: fc.constantFrom('facts', 'actions'),
  fact: names,
  cost: numbers,
  from: fc.oneof(fc.constant(undefined), list),
})

test('junk in place of claims and certificates is rejected with a reason', () => {
  fc.assert(
    fc.property(fc.oneof(claims, anything), fc.oneof(certificates, anything), (claim, certificate) => {
      const result = checkCertificate(...models, claim as Claim, certificate as Certificate)
      if (!result.accepted) expect(result.where.length).toBeGreaterThan(0)
    }),
    { numRuns: roundsOf(3000) },
  )
})

test('a limit of steps ends the check, and reports it apart from faults', () => {
  const claim: Claim = {
    kind: 'unreachable',
    target: { kind: 'facts', facts: ['(in hall)', '(in attic)'] },
  }
  const certificate = truth.exhausted()
  expect(checkCertificate(...models, claim, certificate)).toEqual({ accepted: true })
  // Another copy of the models, for which nothing has been worked out before.
  const fresh = () => modelsOf(deadEnd.domain, deadEnd.problem)
  for (const maxSteps of [0, 1, 10, 30])
    expect(checkCertificate(...fresh(), claim, certificate, { maxSteps })).toEqual({
      accepted: false,
      gaveUp: true,
      where: `The checker gave up after ${maxSteps} steps.`,
    })
  expect(checkCertificate(...fresh(), claim, certificate, { maxSteps: 10_000 })).toEqual({
    accepted: true,
  })
})

test('a schema with many unbound parameters is given up on, not waited for', () => {
  const parameters = Array.from({ length: 12 }, (_, i) => `?x${i}`).join(' ')
  const objects = Array.from({ length: 60 }, (_, i) => `o${i}`).join(' ')
  const wide = modelsOf(
    `(define (domain wide) (:predicates (p ?x) (q)) (:action a :parameters (${parameters})
      :precondition (not (q)) :effect (p ?x0)))`,
    `(define (problem p) (:domain wide) (:objects ${objects}) (:init) (:goal (q)))`,
  )
  const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
  const certificate: Certificate = { kind: 'mutex-group', facts: ['(p o1)'] }
  const result = checkCertificate(...wide, claim, certificate, { maxSteps: 100_000 })
  expect(result).toMatchObject({ accepted: false, gaveUp: true })
  const all: Claim = { kind: 'all-reachable', of: 'actions' }
  expect(checkCertificate(...wide, all, { kind: 'plans', plans: [] }, { maxSteps: 100_000 })).toMatchObject({
    accepted: false,
  })
})

test('texts that name what they do not declare are rejected, whatever is claimed of them', () => {
  const claim: Claim = { kind: 'reachable', target: { kind: 'goal' } }
  const certificate: Certificate = { kind: 'plan', actions: [] }
  const whereIn = (domain: string, problem: string): string => {
    const model = parseDomain(domain).domain
    const result = checkCertificate(model, parseProblem(problem).problem, claim, certificate)
    return result.accepted ? '' : result.where
  }
  const empty = '(define (problem p) (:domain d) (:init) (:goal (and)))'
  expect(whereIn('(define (domain d) (:predicates (p)))', empty)).toBe('')
  const withEffect = (effect: string): string =>
    `(define (domain d) (:predicates (p) (r ?x)) (:action a :parameters () :effect ${effect}))`
  expect(whereIn(withEffect('(q)'), empty)).toMatch(/No predicate `q`/)
  expect(whereIn(withEffect('(p a)'), empty)).toMatch(/1 arguments/)
  expect(whereIn(withEffect('(r ?y)'), empty)).toMatch(/`\?y` is not declared/)
  expect(whereIn(withEffect('(r moon)'), empty)).toMatch(/No object `moon`/)
  expect(
    whereIn('(define (domain d) (:predicates (p) (q)) (:derived (p) (not (q))) (:derived (q) (not (p))))', empty),
  ).toMatch(/derived from its own negation/)
  const nested = `${'(not '.repeat(5000)}(p)${')'.repeat(5000)}`
  const deep = `(define (domain d) (:predicates (p)) (:action a :parameters () :precondition ${nested} :effect (p)))`
  expect(whereIn(deep, empty)).toMatch(/nested too deeply|^$/)
})

test('what is too large for a set is given up, not thrown', () => {
  const objects = Array.from({ length: 12 }, (_, i) => `o${i}`)
  const models = modelsOf(
    `(define (domain d) (:requirements :adl) (:predicates (p ?a) (s ?a))
      (:action m :parameters (?a ?b ?c) :precondition (s ?a) :effect (p ?c)))`,
    `(define (problem p) (:domain d) (:objects ${objects.join(' ')})
      (:init ${objects.map(name => `(s ${name})`).join(' ')}) (:goal (and)))`,
  )
  const claim: Claim = { kind: 'unreachable', target: { kind: 'fact', fact: '(p o0)' } }
  const certificate: Certificate = { kind: 'closed-set', facts: [], mayBeFalse: [] }
  const { add } = Set.prototype
  // Sets of V8 hold 2^24 entries.
  const full = vi.spyOn(Set.prototype, 'add').mockImplementation(function (this: Set<unknown>, value) {
    if (this.size === 1000) throw new RangeError('Set maximum size exceeded')
    return add.call(this, value)
  })
  try {
    expect(checkCertificate(...models, claim, certificate)).toMatchObject({ accepted: false, gaveUp: true })
    expect(() => new CheckerSteps(...models).applicable()).toThrow(Rejection)
  } finally {
    full.mockRestore()
  }
  const result = checkCertificate(...models, claim, certificate)
  expect(result).toEqual({ accepted: false, where: expect.stringContaining('left by (m ') as string })
})
