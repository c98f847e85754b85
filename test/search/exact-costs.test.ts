// Costs with a fraction, tiny and huge ones, and ones that cannot be counted: exact in the search, in best actions,
// in certificates and in plans checked, or refused; never rounded.

import { describe, expect, test } from 'vitest'
import { decimalText, digitsAfterPoint, exactSum, fromWhole, isExactDecimal, toWhole } from '#base/decimal'
import { makeRng } from '#base/rng'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { printProblem } from '#planning/pddl/print'
import { parseDomain } from '#planning/pddl/domain'
import { searchOptimal } from '#planning/search/a-star'
import { findBestActions } from '#planning/search/best-actions'
import { listPlans } from '../support/list-plans'
import { optimalCertificate } from '#planning/search/evidence'
import { goalDistances } from '#planning/search/goal-distance'
import { searchQuick } from '#planning/search/greedy'
import { findPlanGraph } from '#planning/search/plan-graph'
import { exploreStates } from '#planning/search/state-space'
import { distancesAlong } from '#planning/search/sequence-distances'
import { actionName } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import { modelsOf, taskOf } from '../support/task'
import { roundsOf } from '../support/long'

const limits = { maxStates: 10_000 }

/** A chain of steps, each at one of the costs, with a shortcut past all of them. */
function chain(costs: readonly string[], shortcut: string): [string, string] {
  const steps = costs.map(
    (cost, i) =>
      `(:action s${i} :parameters () :precondition (p${i})
        :effect (and (p${i + 1}) (not (p${i})) (increase (total-cost) ${cost})))`,
  )
  const facts = [...costs, ''].map((_, i) => `(p${i})`).join(' ')
  return [
    `(define (domain chain) (:requirements :action-costs) (:predicates ${facts})
      (:functions (total-cost)) ${steps.join('\n')}
      (:action short :parameters () :precondition (p0)
        :effect (and (p${costs.length}) (increase (total-cost) ${shortcut}))))`,
    `(define (problem c) (:domain chain) (:init (p0)) (:goal (p${costs.length}))
      (:metric minimize (total-cost)))`,
  ]
}

/** Every part of the engine on one task: the cheapest cost, and the best first actions. */
function costEverywhere(texts: [string, string]): { cost: number; best: string[] } {
  const task = taskOf(...texts)
  const models = modelsOf(...texts)
  const found = searchOptimal(task, { ...limits, keepEvidence: true })
  if (found.kind !== 'plan') throw new Error(`no plan: ${found.kind}`)
  const { cost, plan } = found
  const names = plan.map(action => actionName(task, action))
  expect(validatePlan(task, names)).toMatchObject({ valid: true, cost })
  const space = goalDistances(exploreStates(task, limits))
  expect(space.cost[0]).toBe(cost)
  expect(distancesAlong(task, plan, { ...limits, smallSpace: 0 })[0]).toEqual({
    atLeast: cost,
    atMost: cost,
    exact: true,
  })
  const drawn = findPlanGraph(task, limits)
  if (drawn.kind !== 'graph') throw new Error('no graph')
  expect(drawn.graph.cheapest).toBe(cost)
  const listed = listPlans(drawn.graph, 10).plans.map(each => each.map(a => actionName(task, a)))
  expect(listed).toContainEqual(names)
  for (const each of listed) expect(validatePlan(task, each)).toMatchObject({ valid: true, cost })
  const quick = searchQuick(task, limits)
  if (quick.kind === 'plan')
    expect(
      validatePlan(
        task,
        quick.plan.map(a => actionName(task, a)),
      ).cost,
    ).toBe(quick.cost)
  const certificate = optimalCertificate(plan, found.evidence!)
  expect(certificate.kind).toBe('optimal')
  const claim: Claim = { kind: 'optimal', cost }
  expect(checkCertificate(...models, claim, certificate)).toEqual({ accepted: true })
  for (const other of [cost * 1.5, cost / 2, cost + 1, cost + Number.EPSILON * cost])
    if (other !== cost)
      expect(checkCertificate(...models, { ...claim, cost: other }, certificate), `${other}`).toMatchObject({
        accepted: false,
      })
  const actions = findBestActions(task, { ...limits, distances: true })
  if (actions.kind !== 'plan') throw new Error('no best actions')
  expect(actions.cost).toBe(cost)
  for (const { action, after, best } of actions.actions)
    expect(exactSum([task.actionCost[action]!, after!]) === cost, 'best').toBe(best)
  const best = actions.actions.filter(each => each.best)
  return { cost, best: best.map(({ action }) => actionName(task, action)) }
}

describe('every cost is exact everywhere', () => {
  for (const cost of ['0.3', '0.4', '0.6', '0.7', '0.75', '0.8', '0.9', '0.00000001', '9e-10', '1.1'])
    test(`a step at ${cost}`, () => {
      expect(costEverywhere(chain([cost], '1000')).cost).toBe(Number(cost))
    })

  test('sums are those of the decimals', () => {
    expect(costEverywhere(chain(['2.25', '2.25', '3'], '7.6'))).toEqual({
      cost: 7.5,
      best: ['(s0)'],
    })
    expect(costEverywhere(chain(['0.1', '0.2'], '0.3'))).toEqual({
      cost: 0.3,
      best: ['(s0)', '(short)'],
    })
    expect(costEverywhere(chain(['0.3', '0.6'], '0.9000001'))).toEqual({
      cost: 0.9,
      best: ['(s0)'],
    })
    expect(costEverywhere(chain(Array(10).fill('0.1'), '1'))).toEqual({
      cost: 1,
      best: ['(s0)', '(short)'],
    })
    expect(costEverywhere(chain(['1e-8', '2e-8'], '0.00000004')).cost).toBe(3e-8)
    expect(costEverywhere(chain(['123456789.5', '0.25'], '123456789.7')).cost).toBe(123456789.7)
    expect(costEverywhere(chain(['123456789.5', '0.25'], '123456789.8')).cost).toBe(123456789.75)
  })

  test('large ones, distinguished by one unit', () => {
    expect(costEverywhere(chain(['9007199254740990', '1'], '9007199254740990'))).toEqual({
      cost: 9007199254740990,
      best: ['(short)'],
    })
    expect(costEverywhere(chain(['4503599627370496', '3'], '4503599627370500'))).toEqual({
      cost: 4503599627370499,
      best: ['(s0)'],
    })
  })

  test('random ones', () => {
    for (let seed = 0; seed < roundsOf(60); seed++) {
      const rng = makeRng(`costs ${seed}`)
      const digits = rng.below(9)
      const some = (): string => (rng.below(10 ** Math.min(digits + 2, 9)) / 10 ** digits).toFixed(digits)
      const costs = Array.from({ length: 1 + rng.below(6) }, () => some())
      const { cost } = costEverywhere(chain(costs, some()))
      expect(digitsAfterPoint(cost)).toBeLessThanOrEqual(digits)
    }
  })
})

describe('fewest steps among the cheapest plans', () => {
  /** Preparing and working reach the goal; idling costs nothing and does nothing for it. */
  const idle = (work: string): [string, string] => [
    `(define (domain d) (:requirements :strips :action-costs) (:predicates (p) (q) (r))
      (:functions (total-cost) - number)
      (:action prep :parameters () :precondition () :effect (and (r) (increase (total-cost) 1)))
      (:action work :parameters () :precondition (r) :effect (and (p) (increase (total-cost) ${work})))
      (:action idle :parameters () :precondition () :effect (and (q) (increase (total-cost) 0))))`,
    '(define (problem x) (:domain d) (:init) (:goal (p)) (:metric minimize (total-cost)))',
  ]

  for (const work of ['15000', '20000', '16777216', '1000000000', '999999999999', '0.0000000001'])
    test(`next to a step at ${work}, idling is not best`, () => {
      const task = taskOf(...idle(work))
      const found = findBestActions(task, limits)
      if (found.kind !== 'plan') throw new Error(found.kind)
      const best = found.actions.filter(each => each.best)
      expect(best.map(({ action }) => actionName(task, action))).toEqual(['(prep)'])
    })

  test('where steps and costs cannot both be counted, that is refused and stated', () => {
    const found = findBestActions(taskOf(...idle('9007199254740000')), limits)
    expect(found).toMatchObject({ kind: 'stopped', at: 'cost' })
  })

  test('more steps than there is room for are refused, not taken to be dear', () => {
    // A counter of twelve bits at no cost, and one step at a cost that leaves room for 2^10 steps.
    const bits = Array.from({ length: 12 }, (_, i) => i)
    const count = bits.map(
      i => `(:action c${i} :parameters ()
        :precondition (and ${bits
          .slice(0, i)
          .map(j => `(b${j})`)
          .join(' ')} (not (b${i})))
        :effect (and (b${i}) ${bits
          .slice(0, i)
          .map(j => `(not (b${j}))`)
          .join(' ')}
          (increase (total-cost) 0)))`,
    )
    const all = bits.map(i => `(b${i})`).join(' ')
    const texts = (step: string): [string, string] => [
      `(define (domain d) (:requirements :adl :action-costs) (:predicates ${all} (p) (q))
        (:functions (total-cost)) ${count.join('\n')}
        (:action pay :parameters () :precondition (not (q)) :effect (and (q) (increase (total-cost) 1)))
        (:action done :parameters () :precondition (and (q) ${all})
          :effect (and (p) (increase (total-cost) ${step})))
        (:action dear :parameters () :precondition (q)
          :effect (and (p) (increase (total-cost) ${step}) (increase (total-cost) 1))))`,
      '(define (problem x) (:domain d) (:init) (:goal (p)) (:metric minimize (total-cost)))',
    ]
    const cheap = taskOf(...texts('1'))
    const found = findBestActions(cheap, { maxStates: 20_000 })
    expect(found).toMatchObject({ kind: 'plan', cost: 2 })
    if (found.kind === 'plan') expect(found.plan.length).toBe(4097)
    expect(findBestActions(taskOf(...texts('8796093022207')), { maxStates: 20_000 })).toMatchObject({
      kind: 'stopped',
      at: 'cost',
    })
  })
})

describe('what is beyond is refused', () => {
  test('in the text of a cost', () => {
    for (const [text, isExact] of [
      ['9007199254740991', true],
      ['9007199254740992', false],
      ['9007199254740993', false],
      ['1e16', false],
      ['100000000000000000000', false],
      ['0.3', true],
      ['.5', true],
      ['5.', true],
      ['1.50e1', true],
      ['0.000000000000001', true],
      ['1e-15', true],
      ['1e-16', false],
      ['0.30000000000000001', false],
      ['123456.1234567891', false],
      ['0', true],
      ['0.000', true],
      ['1e400', false],
      ['1e-400', false],
    ] as const) {
      expect(isExactDecimal(text), text).toBe(isExact)
      const { diagnostics } = parseDomain(
        `(define (domain d) (:requirements :action-costs) (:predicates (p)) (:functions (total-cost))
          (:action a :parameters () :effect (and (p) (increase (total-cost) ${text}))))`,
      )
      expect(
        diagnostics.map(({ code }) => code),
        text,
      ).toEqual(isExact ? [] : ['inexact-cost'])
    }
  })

  test('in the sum of a plan', () => {
    const texts = chain(['9007199254740991', '1'], '9007199254740991')
    const only: [string, string] = [texts[0].replace(/\(:action short[\s\S]*/, ')'), texts[1]]
    const task = taskOf(...only)
    expect(searchOptimal(task, limits)).toMatchObject({
      kind: 'stopped',
      at: 'cost',
      lowerBound: 9007199254740991,
    })
    expect(findBestActions(task, limits)).toMatchObject({ kind: 'stopped', at: 'cost' })
    expect(validatePlan(task, ['(s0)', '(s1)'])).toMatchObject({ valid: true, cost: Number.NaN })
    expect(findPlanGraph(task, limits)).toEqual({ kind: 'stopped', at: 'cost' })
    const claim: Claim = { kind: 'optimal', cost: 2 ** 53 }
    const certificate: Certificate = {
      kind: 'optimal',
      plan: ['(s0)', '(s1)'],
      bound: {
        cost: 2 ** 53,
        states: { facts: ['(p0)'], words: 1, rows: Uint32Array.of(1) },
        values: Float64Array.of(2 ** 53),
      },
    }
    expect(checkCertificate(...modelsOf(...only), claim, certificate)).toMatchObject({
      accepted: false,
    })
  })
})

test('the checker takes no falsehood for rounding', () => {
  const texts = chain(['1e-10'], '9e-10')
  const models = modelsOf(...texts)
  const bound = (cost: number): Certificate => ({
    kind: 'optimal',
    plan: ['(short)'],
    bound: {
      cost,
      states: { facts: ['(p0)', '(p1)'], words: 1, rows: Uint32Array.of(1, 2, 3) },
      values: Float64Array.of(cost, 0, 0),
    },
  })
  for (const cost of [9e-10, 2e-10, 1.0000001e-10, 0])
    expect(checkCertificate(...models, { kind: 'optimal', cost }, bound(cost)), `${cost}`).toMatchObject({
      accepted: false,
    })
  expect(
    checkCertificate(
      ...models,
      { kind: 'at-least', cost: 1e-10 },
      {
        kind: 'lower-bound',
        bound: (bound(1e-10) as Extract<Certificate, { kind: 'optimal' }>).bound,
      },
    ),
  ).toEqual({ accepted: true })
})

test('decimals and whole numbers of units agree both ways', () => {
  const rng = makeRng('decimals')
  for (let i = 0; i < 3000; i++) {
    const digits = rng.below(16)
    const whole = Math.floor(rng.below(2 ** 31) * (rng.below(460_000) + 1))
    const decimal = fromWhole(whole, digits)
    expect(toWhole(decimal, digits)).toBe(whole)
    expect(decimalText(decimal)).toBe(plain(whole, digits))
  }
  expect(exactSum([0.1, 0.2])).toBe(0.3)
  expect(exactSum([0.1, 0.7, 0.0000001])).toBe(0.8000001)
  expect(exactSum([])).toBe(0)
  expect(exactSum([2 ** 53 - 1, 1])).toBeNaN()
})

/** The decimal as text, by shifting digits. */
function plain(whole: number, digits: number): string {
  const text = `${whole}`.padStart(digits + 1, '0')
  const cut = text.length - digits
  return `${text.slice(0, cut)}.${text.slice(cut)}`.replace(/\.?0*$/, '')
}

test('a tiny cost is printed as it is read', () => {
  const [domain, problem] = modelsOf(
    '(define (domain d) (:requirements :action-costs) (:predicates (p)) (:functions (total-cost) (f)))',
    '(define (problem x) (:domain d) (:init (= (f) 1e-8)) (:goal (p)))',
  )
  expect(printProblem(problem)).toContain('(= (f) 0.00000001)')
  expect(domain.functions.length).toBe(2)
})
