// Pairs and mutex groups that never hold together, compared with every reachable state.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { hasBit } from '#base/bits'
import { h2Certificate, computeH2, mayHoldInPairs } from '#planning/analysis/h2'
import { h2CoreCertificate } from '#planning/analysis/h2-core'
import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { decideTarget } from '#planning/analysis/reachable'
import { reachLimits } from '#planning/analysis/reach-limits'
import { mutexGroups } from '#planning/task/mutex'
import type { Target } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { exploreStates } from '#planning/search/state-space'
import { ground } from '#planning/task/ground'
import { factName } from '#planning/task/names'
import { isNegated, literal, literalFact } from '#planning/task/task'
import type { Task } from '#planning/task/task'
import { modelsOf, taskOf } from '../support/task'
import { propositionalTexts } from '../support/propositional'
import { roundsOf } from '../support/long'

const blocks = `(define (domain blocks) (:requirements :strips)
  (:predicates (on ?x ?y) (ontable ?x) (clear ?x) (handempty) (holding ?x))
  (:action pick-up :parameters (?x) :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down :parameters (?x) :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack :parameters (?x ?y) :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack :parameters (?x ?y) :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))`
const three = `(define (problem three) (:domain blocks) (:objects a b c)
  (:init (handempty) (ontable a) (on b a) (clear b) (ontable c) (clear c)) (:goal (on a b)))`

const namesOf = (task: Task, facts: readonly number[]): string[] =>
  facts.map(fact => factName(task, fact as never)).sort()

test('the mutex groups of blocks show where a block is, what is on it, and what the hand does', () => {
  const task = taskOf(blocks, three)
  const groups = mutexGroups(task).map(group => namesOf(task, group))
  expect(groups).toContainEqual(['(holding a)', '(on a a)', '(on a b)', '(on a c)', '(ontable a)'])
  expect(groups).toContainEqual(['(clear a)', '(holding a)', '(on a a)', '(on b a)', '(on c a)'])
  expect(groups).toContainEqual(['(handempty)', '(holding a)', '(holding b)', '(holding c)'])
})

test('what a mutex group excludes is refuted by it, without a search and without pairs', () => {
  const task = taskOf(blocks, three)
  const models = modelsOf(blocks, three)
  const none = {
    ...reachLimits,
    h2: { maxTableWords: 0, maxWork: 0 },
    quickStates: 0,
    quickExpansions: 0,
    maxStates: 0,
  }
  const target: Target = { kind: 'facts', facts: ['(on a b)', '(on a c)'] }
  const decision = decideTarget(task, target, none)
  if (decision.kind !== 'unreachable') throw new Error(`The target is ${decision.kind}.`)
  const certificate = decision.certificate()
  expect(certificate.kind).toBe('mutex-group')
  expect(checkCertificate(...models, { kind: 'unreachable', target }, certificate)).toEqual({ accepted: true })
  expect(decideTarget(task, { kind: 'facts', facts: ['(on a b)', '(on b c)'] }).kind).toBe('reachable')
})

test('of the places of a block exactly one holds; of a hand that may be lost at most one', () => {
  const exactGroups = (domain: string): string[][] => {
    const task = taskOf(domain, three)
    return mutexGroups(task)
      .filter(exactlyOneTest(task))
      .map(group => namesOf(task, group))
  }
  const hand = ['(handempty)', '(holding a)', '(holding b)', '(holding c)']
  expect(exactGroups(blocks)).toContainEqual(hand)
  const losing = blocks.replace(
    ':effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x))',
    ':effect (and (not (holding ?x)) (clear ?x) (ontable ?x))',
  )
  expect(losing).not.toBe(blocks)
  expect(exactGroups(losing)).not.toContainEqual(hand)
})

test('exactly one fact of an exact group holds in every reachable state', () => {
  const ours = domainFolders.map(({ domainText, problems }) => taskOf(domainText, problems[0]!.text))
  let exact = 0
  for (const [place, task] of [...ours, ...Array.from({ length: 200 }, (_, i) => tangled(i))].entries()) {
    const { states, stateCount } = exploreStates(task, { maxStates: 1000, transitions: false })
    for (const group of mutexGroups(task).filter(exactlyOneTest(task)).slice(0, 60)) {
      exact++
      for (let state = 0; state < stateCount; state++) {
        const held = group.filter(fact => states.holds(state, fact)).length
        if (held !== 1) expect([place, namesOf(task, group), held]).toEqual([place, [], 1])
      }
    }
  }
  expect(exact).toBeGreaterThan(roundsOf(50))
})

test('at most one fact of each mutex group holds in any reachable state', () => {
  let groupCount = 0
  for (let seed = 0; seed < 200; seed++) {
    const task = tangled(seed)
    const { states, stateCount } = exploreStates(task, { maxStates: 2000, transitions: false })
    for (const group of mutexGroups(task)) {
      groupCount++
      for (let state = 0; state < stateCount; state++) {
        const held = group.filter(fact => states.holds(state, fact))
        expect([seed, namesOf(task, held).slice(1)]).toEqual([seed, []])
      }
    }
  }
  expect(groupCount).toBeGreaterThan(10)
})

const tangled = (seed: number): Task => {
  const { domain, problem } = textsOf(seed)
  return taskOf(domain, problem)
}

const textsOf = (seed: number): { domain: string; problem: string } => {
  const bit = (place: number): boolean => ((seed >> place) & 1) === 1
  return propositionalTexts(seed, {
    negation: bit(0),
    conditionalEffects: bit(1),
    rules: bit(2),
    disjunction: bit(3),
  })
}

test('literals that hold together in a reachable state are never called apart', () => {
  let apart = 0
  for (let seed = 0; seed < roundsOf(300); seed++) {
    const task = tangled(seed)
    const table = computeH2(task)!
    const { states, stateCount } = exploreStates(task, { maxStates: 2000, transitions: false })
    for (let state = 0; state < stateCount; state++) {
      const row = states.stateAt(state)
      const held = [...table.literals].filter(lit => hasBit(row, 0, literalFact(lit)) !== isNegated(lit))
      for (const one of held)
        for (const other of held) expect([seed, mayHoldInPairs(table, [[one, other] as never])]).toEqual([seed, true])
    }
    for (const one of table.literals)
      for (const other of table.literals) if (!mayHoldInPairs(table, [[one, other] as never])) apart++
  }
  expect(apart).toBeGreaterThan(roundsOf(1000))
})

test('the whole table is a certificate for every pair that it rules out, and so is the core of a pair', () => {
  for (let seed = 0; seed < roundsOf(120); seed++) {
    const { domain, problem } = textsOf(seed)
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') continue
    const { task } = outcome
    const table = computeH2(task)!
    const pair = someApart(task, table)
    if (pair === undefined) continue
    const facts = pair.map(fact => factName(task, fact as never))
    const claim = { kind: 'unreachable', target: { kind: 'facts', facts } } as const
    const condition = [pair.map(fact => literal(fact, false))]
    for (const certificate of [h2Certificate(table), h2CoreCertificate(table, condition)])
      expect([seed, facts, checkCertificate(...models, claim, certificate)]).toEqual([seed, facts, { accepted: true }])
  }
})

/** The first two named facts that the table excludes from holding together. */
function someApart(task: Task, table: NonNullable<ReturnType<typeof computeH2>>): [number, number] | undefined {
  for (let one = 0; one < task.factCount; one++)
    for (let other = 0; other < one; other++)
      if (
        task.factPredicate[one]! >= 0 &&
        task.factPredicate[other]! >= 0 &&
        !mayHoldInPairs(table, [[literal(one, false), literal(other, false)]])
      )
        return [one, other]
  return undefined
}

test('too small limits give no table, not a wrong one', () => {
  const task = taskOf(blocks, three)
  expect(computeH2(task, { maxTableWords: 1, maxWork: 1e9 })).toBeUndefined()
  expect(computeH2(task, { maxTableWords: 1e6, maxWork: 1 })).toBeUndefined()
})
