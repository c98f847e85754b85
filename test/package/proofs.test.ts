// Proofs of verdicts are accepted again, by the texts that come with them alone.

import { expect, test } from 'vitest'
import { checkCertificate, generate, judge, solve, validate } from '#library/index'

const kinds = ['app', 'prog', 'reach', 'areach', 'just', 'land', 'val', 'nexta']
/** Wrong or right, most answers are decided by a proof. */
const answers = (record: object): readonly string[] => [
  ...['yes', 'no', 'A', 'B'],
  JSON.stringify('answer' in record ? record.answer : null),
]

test.each(['gen', 'bool', 'mcq'] as const)('of questions in the form %s', async form => {
  let count = 0
  const records = await generate({ domain: 'ferry', kinds, count: 1, size: 'small', seed: 'proofs', formats: [form] })
  for (const record of records)
    for (const answer of answers(record)) {
      const { certificate, kind } = await judge(record, answer, { evidence: true })
      for (const proof of certificate?.proofs ?? []) {
        const { about, ...rest } = JSON.parse(JSON.stringify(proof)) as typeof proof
        expect(checkCertificate(about!, rest), `${kind}: ${answer}`).toEqual({ accepted: true })
        count++
      }
    }
  expect(count).toBeGreaterThan(4)
})

test('a cost that is not counted exactly is null', () => {
  const domain = `(define (domain d) (:requirements :strips :action-costs) (:predicates (a) (b) (c)) (:functions (total-cost))
    (:action one :parameters () :precondition (a) :effect (and (b) (increase (total-cost) 9007199254740991)))
    (:action two :parameters () :precondition (b) :effect (and (c) (increase (total-cost) 1))))`
  const problem = '(define (problem p) (:domain d) (:init (a)) (:goal (c)) (:metric minimize (total-cost)))'
  expect(validate({ domain, problem }, ['(one)', '(two)'])).toMatchObject({ valid: true, cost: null })
  expect(solve({ domain, problem })).toMatchObject({ status: 'plan', cost: null })
})
