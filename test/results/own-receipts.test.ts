// Forged receipts of questions about one's own problems.

import { expect, test, vi } from 'vitest'
import { groupOf } from '#questions/benchmarks/acpbench/groups'
import type { KindCode } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import { checked, receiptOf } from './forgeable'

/** A question of one's own about a problem. */
const ownQuestion = (kind: KindCode, domain: string, problem: string): Question => ({
  key: 'k',
  id: 'i',
  family: 'acpbench',
  kind,
  format: 'gen',
  domain: 'd',
  context: '',
  question: 'Which?',
  shown: { domain, problem },
  judged: { domain, problem },
  asked: { kind },
  origin: { from: 'own' },
})

test('a chosen reading is one on offer, not what the receipt makes of it', () => {
  const question = ownQuestion(
    'app',
    `(define (domain d) (:predicates (p ?x) (g))
      (:action a :parameters (?x) :precondition (p ?x) :effect (and (not (p ?x)) (g))))`,
    '(define (problem q) (:domain d) (:objects u v) (:init (p u) (p v)) (:goal (g)))',
  )
  const receipt = receiptOf(question, '[(a u), (a v)]')
  expect(checked(receipt)).toMatchObject({ outcome: 'confirmed', verdict: 'right' })
  const span = { from: 0, to: 1 }
  // The same text when the names are put together, but one item that names no action.
  const chosen = { kind: 'list', items: [{ text: '(a u) (a v)', span }] }
  expect(checked({ ...receipt, chosen, verdict: 'wrong' }).outcome).toBe('refused')
  const none = receiptOf({ ...question, kind: 'reach', asked: { kind: 'reach' } }, 'None')
  const item = { kind: 'item', item: { text: 'none', span } }
  expect(checked({ ...none, chosen: item, verdict: 'wrong', evidence: [] }).outcome).toBe('refused')
})

test('where actions cost nothing, that a cheapest plan begins with one does not make it right', () => {
  const question = ownQuestion(
    'nexta',
    `(define (domain d) (:requirements :action-costs) (:predicates (g) (x)) (:functions (total-cost))
      (:action wait :parameters () :precondition (and) :effect (x))
      (:action reach :parameters () :precondition (and) :effect (and (g) (increase (total-cost) 1))))`,
    '(define (problem q) (:domain d) (:init) (:goal (g)) (:metric minimize (total-cost)))',
  )
  const receipt = receiptOf(question, '(wait)')
  expect(receipt.verdict).toBe('wrong')
  const words = (...list: number[]) => ({
    u32: Buffer.from(Uint32Array.from(list).buffer).toString('base64'),
  })
  const numbers = (...list: number[]) => ({
    f64: Buffer.from(Float64Array.from(list).buffer).toString('base64'),
  })
  const states = { facts: ['(g)', '(x)'], words: 1, rows: words(0, 1, 2, 3) }
  const bound = { cost: 1, states, values: numbers(1, 0, 1, 0) }
  const certificate = { kind: 'optimal', plan: ['(wait)', '(reach)'], bound }
  const evidence = [{ claim: { kind: 'optimal', cost: 1 }, certificate }]
  const found = checked({ ...receipt, verdict: 'right', evidence })
  expect(found.claims[0]).toMatchObject({ accepted: true })
  expect(found.outcome).toBe('not-shown')
  expect(checked(receiptOf(question, '(reach)')).outcome).not.toBe('refused')
})

test('a proof that there is no plan leaves only questions about plans undecided', () => {
  const domain = `(define (domain d) (:predicates (g) (x) (y))
    (:action wait :parameters () :precondition (and) :effect (x))
    (:action go :parameters () :precondition (y) :effect (and (y) (g))))`
  const problem = '(define (problem q) (:domain d) (:init) (:goal (g)))'
  const evidence = [
    {
      claim: { kind: 'unreachable', target: { kind: 'goal' } },
      certificate: { kind: 'closed-set', facts: ['(x)'], mayBeFalse: [] },
    },
  ]
  const noPlan = { verdict: 'undecided', reason: 'no-plan' }
  for (const [kind, response] of [
    ['reach', '(x)'],
    ['areach', '(go)'],
  ] as const) {
    const receipt = receiptOf(ownQuestion(kind, domain, problem), response)
    expect(checked({ ...receipt, ...noPlan, evidence }).outcome).toBe('refused')
  }
  for (const [kind, response] of [
    ['land', '(g)'],
    ['nexta', '(go)'],
  ] as const) {
    const receipt = receiptOf(ownQuestion(kind, domain, problem), response)
    expect(receipt).toMatchObject(noPlan)
    expect(checked(receipt).outcome).toBe('confirmed')
    expect(checked({ ...receipt, verdict: 'wrong', reason: null }).outcome).toBe('refused')
  }
})

test('of a question with a defect no answer is right or wrong', () => {
  const domain = `(define (domain d) (:predicates (p) (q) (g) (h))
    (:action a :parameters () :precondition (p) :effect (g))
    (:action b :parameters () :precondition (q) :effect (g))
    (:action c :parameters () :precondition (h) :effect (and (h) (g))))`
  const problem = '(define (problem r) (:domain d) (:init (p) (q)) (:goal (g)))'
  const question = {
    ...ownQuestion('app', domain, problem),
    format: 'mcq',
    asked: null,
    choices: { label: ['A', 'B', 'C'], text: ['(a)', '(b)', '(c)'] },
    statements: ['(a)', '(b)', '(c)'].map(action => ({ kind: 'applicable', action })),
    origin: { from: 'published', record: { group: groupOf('app', 'mcq'), gold: 'A' } },
  } as unknown as Question
  for (const response of ['A', 'C']) {
    const receipt = receiptOf(question, response)
    expect(receipt).toMatchObject({ verdict: 'undecided', reason: 'question-defect' })
    expect(checked(receipt).outcome).toBe('confirmed')
    for (const verdict of ['right', 'wrong'])
      expect(checked({ ...receipt, verdict, reason: null }).outcome).toBe('refused')
  }
})

test('a claim at which the checker gives up is not shown, and not refused', () => {
  const [objects, facts] = [Array.from({ length: 30 }, (_, i) => `o${i}`), (name: string): string => `(s ${name})`]
  const question = ownQuestion(
    'reach',
    `(define (domain d) (:predicates (p ?a) (s ?a) (z ?a))
      (:action m :parameters (?a ?b) :precondition (s ?a) :effect (p ?b))
      (:action n :parameters (?a) :precondition (z ?a) :effect (z ?a)))`,
    `(define (problem p) (:domain d) (:objects ${objects.join(' ')}) (:init ${objects.map(facts).join(' ')}) (:goal (p o1)))`,
  )
  const receipt = receiptOf(question, '(z o1)')
  const { add } = Set.prototype
  const full = vi.spyOn(Set.prototype, 'add').mockImplementation(function (this: Set<unknown>, value) {
    if (this.size === 500) throw new RangeError('Set maximum size exceeded')
    return add.call(this, value)
  })
  try {
    expect(checked(receipt)).toMatchObject({
      outcome: 'not-shown',
      explanation: expect.stringContaining('gave up') as string,
    })
  } finally {
    full.mockRestore()
  }
  expect(checked(receipt).outcome).toBe('confirmed')
})
