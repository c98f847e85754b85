// Conditions with very many parts end with a verdict of the checker, without a stack overflow and in bounded time.

import { expect, test } from 'vitest'
import { checkCertificate } from '#planning/certificates/check'
import { Budget } from '#planning/certificates/rejection'
import { joined, literalsMade } from '#planning/certificates/semantics/ground-action'
import { TRUE } from '#planning/certificates/semantics/formula'
import { Propagation } from '#planning/certificates/propagation'
import { modelsOf } from '../support/task'

test('a condition of 200,000 parts is followed', () => {
  const objects = Array.from({ length: 450 }, (_, i) => `o${i}`).join(' ')
  const models = modelsOf(
    `(define (domain d) (:requirements :adl) (:predicates (p ?x ?y) (q ?x ?y) (g))
      (:action a :parameters () :precondition (forall (?x ?y) (or (p ?x ?y) (q ?x ?y))) :effect (g)))`,
    `(define (problem w) (:domain d) (:objects ${objects}) (:init) (:goal (g)))`,
  )
  const target = { kind: 'goal' } as const
  const certificate = { kind: 'closed-set', facts: [] } as never
  const result = checkCertificate(...models, { kind: 'unreachable', target }, certificate)
  expect(typeof result.accepted).toBe('boolean')
})

test('choices within choices are followed to a depth', () => {
  const choices = Array.from({ length: 5_000 }, (_, i) => ({
    any: true,
    literals: [4 * i, 4 * i + 2],
    parts: [],
  }))
  const propagation = new Propagation([], [], [], () => true)
  expect(propagation.refutes(choices, new Budget(1e9))).toBe(false)
})

test('effects that add and delete tens of thousands of facts are joined in one pass', () => {
  const many = Array.from({ length: 60_000 }, (_, i) => i)
  const [always] = joined([{ condition: TRUE, adds: many, deletes: many.map(fact => fact + 30_000) }])
  expect(always!.deletes).toHaveLength(30_000)
  const action = { effects: [always!] } as unknown as Parameters<typeof literalsMade>[0]
  expect(literalsMade(action, always!, new Budget(1e9))).toHaveLength(90_000)
})
