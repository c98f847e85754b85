// Plans pasted in the layouts of planners, libraries and language models: their verdicts, the first failing step, and
// where the two texts state what it lacks. Problems solved, with bounds and proofs.

import { describe, expect, test } from 'vitest'
import { checkPlan } from '#questions/views/plans/check-plan'
import type { CheckOutcome } from '#questions/views/plans/plan-data'
import { anyPlan, leastCostPlan } from '#questions/views/plans/solve'
import { readCorpus } from '../support/corpus'

const domain = `(define (domain courier)
  (:requirements :strips :typing :negative-preconditions :action-costs)
  (:types place parcel)
  (:predicates (at ?p - place) (road ?a ?b - place) (locked ?p - place)
    (lies ?x - parcel ?p - place) (holds ?x - parcel) (free))
  (:functions (total-cost) - number (km ?a ?b - place) - number)
  (:action drive :parameters (?a ?b - place)
    :precondition (and (at ?a) (road ?a ?b) (not (locked ?b)))
    :effect (and (not (at ?a)) (at ?b) (increase (total-cost) (km ?a ?b))))
  (:action load :parameters (?x - parcel ?p - place)
    :precondition (and (at ?p) (lies ?x ?p) (free))
    :effect (and (holds ?x) (not (lies ?x ?p)) (not (free)) (increase (total-cost) 1)))
  (:action unload :parameters (?x - parcel ?p - place)
    :precondition (and (at ?p) (holds ?x))
    :effect (and (lies ?x ?p) (free) (not (holds ?x)) (increase (total-cost) 1))))`
const problemOf = (goal: string): string => `(define (problem round) (:domain courier)
  (:objects depot shop home yard - place red blue - parcel)
  (:init (at depot) (free) (lies red shop) (lies blue depot) (locked yard)
    (road depot shop) (road shop depot) (road shop home) (road depot yard)
    (= (total-cost) 0) (= (km depot shop) 2) (= (km shop depot) 2) (= (km shop home) 5) (= (km depot yard) 1))
  (:goal ${goal}) (:metric minimize (total-cost)))`
const source = { domain, problem: problemOf('(and (lies red home) (free))') }

/** The verdict, the first failing step, and what it lacks, on one line. */
function inShort(outcome: CheckOutcome): string {
  if (outcome.kind !== 'checked') return outcome.kind
  const { verdict, cost, failing, steps, unmet, why } = outcome
  const parts = unmet.map(({ text }) => text).join(' ')
  if (verdict === 'valid') return `valid ${cost}`
  if (verdict === 'short') return `short: ${parts}`
  const reason =
    parts !== ''
      ? parts
      : (/no object `\w+`|no action `\w+`|takes \d|interfere/.exec(why)?.[0].replace('interfere', 'interferes') ?? why)
  return `fails ${failing! + 1} ${steps[failing!]!.name}: ${reason}`
}

describe('plans in all layouts', () => {
  const cases = readCorpus('test/views/plans.txt')
  test('there are forty', () => expect(cases.length).toBeGreaterThanOrEqual(40))
  test.each(cases)('$title', ({ input, expected }) => {
    for (const text of [input, input.replaceAll('\n', '\r\n')]) expect(inShort(checkPlan(source, text))).toBe(expected)
  })
})

describe('a failing plan', () => {
  const check = (plan: string, over = source) => {
    const outcome = checkPlan(over, plan)
    if (outcome.kind !== 'checked') throw new Error(outcome.kind)
    return outcome
  }
  const marked = (plan: string, over = source) =>
    check(plan, over).marks.map(({ role, from, to }) => [role, over[role].slice(from, to)])

  test('is marked in the plan and in the text that states what is unmet', () => {
    const plan = 'Plan:\n1. (drive depot shop)\n2. (load blue shop)\n'
    const { steps, failing } = check(plan)
    expect(steps.map(({ from, to }) => plan.slice(from, to))).toEqual(['(drive depot shop)', '(load blue shop)'])
    expect(failing).toBe(1)
    expect(marked(plan)).toEqual([['domain', '(lies ?x ?p)']])
    expect(marked('(drive depot yard)')).toEqual([['domain', '(not (locked ?b))']])
    expect(marked('(drive depot shop)')).toEqual([['problem', '(lies red home)']])
    expect(marked('(fly depot shop)')).toEqual([])
  })

  test('states how long what is unmet does not hold, and the state there', () => {
    const { unmet, state, near } = check('(load blue depot)\n(drive depot shop)\n(load red shop)\n(unload red home)')
    expect(unmet).toEqual([{ text: '(free)', since: 'step 1, `(load blue depot)`, made it false' }])
    expect(state.slice(0, near)).toEqual(['(lies red shop)', '(at shop)'])
    expect(state).toContain('(holds blue)')
    expect(check('(load red shop)').unmet).toEqual([{ text: '(at shop)', since: 'it never held before' }])
    expect(check('(drive depot home)').unmet[0]).toEqual({
      text: '(road depot home)',
      since: 'no action can make it true',
    })
  })

  test('of conditions with quantifiers and alternatives is marked where they are written', () => {
    const over = {
      domain: `(define (domain d) (:requirements :adl) (:predicates (p ?x) (q ?x) (done))
        (:action finish :parameters (?x) :precondition (and (or (p ?x) (q ?x)) (forall (?y) (q ?y))) :effect (done)))`,
      problem: '(define (problem r) (:domain d) (:objects a b) (:init (q b)) (:goal (done)))',
    }
    expect(marked('(finish a)', over)).toEqual([
      ['domain', '(or (p ?x) (q ?x))'],
      ['domain', '(forall (?y) (q ?y))'],
    ])
  })
})

describe('solving', () => {
  const limits = { maxStates: 100_000 }
  test('finds a plan, and a cheapest one with a checked certificate', () => {
    const any = anyPlan(source, limits)
    expect(any).toMatchObject({ kind: 'plan', evidence: [{ checked: true }] })
    const cheapest = leastCostPlan(source, limits)
    expect(cheapest).toMatchObject({ kind: 'plan', cost: 9, isCheapest: true })
    expect(cheapest.kind === 'plan' && cheapest.evidence.map(({ claim, checked }) => [claim.kind, checked])).toEqual([
      ['reachable', true],
      ['optimal', true],
    ])
  })

  test('proves that there is no plan, and explains it', () => {
    const none = anyPlan({ domain, problem: problemOf('(at yard)') }, limits)
    expect(none).toMatchObject({ kind: 'no-plan', evidence: [{ checked: true }] })
    expect(none.kind === 'no-plan' && none.why).toBe(
      '`(at yard)` of the goal can never hold, even if nothing ever became false.',
    )
    expect(none.kind === 'no-plan' && none.cause).toBe('`(locked yard)` holds initially, and no action makes it false.')
    expect(none.kind === 'no-plan' && none.chain).toEqual([
      '`(drive depot yard)` would make `(at yard)` true, but needs `(not (locked yard))`.',
    ])
    const both = leastCostPlan({ domain, problem: problemOf('(and (at home) (at depot))') }, limits)
    expect(both.kind === 'no-plan' && [both.why, both.evidence[0]!.checked]).toEqual([
      '`(at depot)` and `(at home)` of the goal can never hold together.',
      true,
    ])
  })

  test('has a bound when it stops', () => {
    const stopped = leastCostPlan(source, { maxStates: 2 })
    expect(stopped).toMatchObject({ kind: 'stopped', end: { at: 'states', states: 2 } })
    expect(stopped.kind === 'stopped' && stopped.atLeast).toBeGreaterThan(0)
    expect(stopped.kind === 'stopped' && stopped.atLeast).toBeLessThanOrEqual(9)
  })

  test('names the error of faulty texts', () => {
    expect(anyPlan({ ...source, problem: '(define (problem x)' }, limits)).toMatchObject({ kind: 'no-task' })
    expect(checkPlan({ ...source, problem: '(define (problem x)' }, '(a)')).toMatchObject({ kind: 'no-task' })
  })
})
