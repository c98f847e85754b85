// Reachability and landmarks against the textbook, on seeded random tasks with every feature of the language;
// and the checker over everything that is claimed.

import { expect, test } from 'vitest'
import { partitionLandmarks } from '#planning/analysis/landmarks'
import type { ReachLimits } from '#planning/analysis/reach-limits'
import { reachLimits } from '#planning/analysis/reach-limits'
import type { ReachDecision } from '#planning/analysis/reachable'
import { decideTarget, partitionActions, partitionFacts } from '#planning/analysis/reachable'
import type { Certificate, Claim, Target } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import { ground } from '#planning/task/ground'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, Task } from '#planning/task/task'
import type { OracleState } from '../support/oracle'
import { keyOf, Oracle } from '../support/oracle'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'
import { propositionalTexts } from '../support/propositional'
import { roundsOf } from '../support/long'

/** More states are left to the measurements. */
const MAX_STATES = 600

interface Sample {
  readonly models: [Domain, Problem]
  readonly task: Task
  readonly oracle: Oracle
  readonly states: readonly OracleState[]
}

const samples = new Map<number, Sample | undefined>()

/** The random task of a seed; undefined where it is too large for the textbook. */
function sampleOf(seed: number): Sample | undefined {
  if (!samples.has(seed)) samples.set(seed, makeSample(seed))
  return samples.get(seed)
}

function makeSample(seed: number): Sample | undefined {
  const bit = (place: number): boolean => ((seed >> place) & 1) === 1
  const { domain, problem } = bit(0)
    ? randomTexts(`analysis ${seed}`, { derived: bit(1), conditionalEffects: bit(2) })
    : propositionalTexts(seed, {
        negation: bit(1),
        conditionalEffects: bit(2),
        rules: bit(3),
        disjunction: bit(4),
      })
  const models = modelsOf(domain, problem)
  const outcome = ground(...models)
  if (outcome.kind !== 'task') return undefined
  const oracle = new Oracle(...models)
  const states = oracle.reachableStates(MAX_STATES)
  return states.length < MAX_STATES ? { models, task: outcome.task, oracle, states } : undefined
}

/** The checker's verdict on a claim, with the data that locates a failure. */
function check({ models }: Sample, seed: number, claim: Claim, certificate: Certificate): void {
  const result = checkCertificate(...models, claim, certificate)
  expect({ seed, claim, kind: certificate.kind, result }).toEqual({
    seed,
    claim,
    kind: certificate.kind,
    result: { accepted: true },
  })
}

function checkDecision(sample: Sample, seed: number, target: Target, decided: ReachDecision): void {
  if (decided.kind === 'reachable')
    check(sample, seed, { kind: 'reachable', target }, planOf(sample.task, decided.sequence))
  if (decided.kind === 'unreachable') check(sample, seed, { kind: 'unreachable', target }, decided.certificate())
}

/** Limits under which the clever parts give up and the exhaustive ones must do. */
const poorLimits: ReachLimits = {
  ...reachLimits,
  h2: { maxTableWords: 0, maxWork: 0 },
  noveltyExpansions: 1,
  pairExpansions: 0,
  partStates: 2,
  quickStates: 0,
  quickExpansions: 0,
}

const seeds = Array.from({ length: roundsOf(360) + 40 }, (_, seed) => seed)

const planOf = (task: Task, actions: readonly ActionId[]): Certificate => ({
  kind: 'plan',
  actions: actions.map(action => actionName(task, action)),
})

test('facts and actions are reachable exactly where the textbook reaches them', () => {
  let unreachable = 0
  for (const seed of seeds) {
    const sample = sampleOf(seed)
    if (sample === undefined) continue
    const { task, oracle, states } = sample
    const facts = new Set(states.flatMap(state => [...state]))
    const actions = new Set(states.flatMap(state => oracle.applicable(state).map(a => a.name)))
    const limits = seed % 3 === 0 ? poorLimits : reachLimits
    const byFact = partitionFacts(task, limits)
    const byAction = partitionActions(task, limits)
    expect({ seed, undecided: [byFact.undecided, byAction.undecided] }).toEqual({
      seed,
      undecided: [[], []],
    })
    for (const fact of [...byFact.reachable, ...byFact.unreachable]) {
      const name = factName(task, fact)
      const decided = byFact.decisionOf(fact)
      expect([seed, name, decided.kind]).toEqual([seed, name, facts.has(name) ? 'reachable' : 'unreachable'])
      checkDecision(sample, seed, { kind: 'fact', fact: name }, decided)
    }
    for (const action of [...byAction.reachable, ...byAction.unreachable]) {
      const name = actionName(task, action)
      const decided = byAction.decisionOf(action)
      expect([seed, name, decided.kind]).toEqual([seed, name, actions.has(name) ? 'reachable' : 'unreachable'])
      checkDecision(sample, seed, { kind: 'action', action: name }, decided)
    }
    unreachable += byFact.unreachable.length + byAction.unreachable.length
  }
  expect(unreachable).toBeGreaterThan(roundsOf(30))
})

test('the goal, and two facts together, are reachable exactly where some state has them', () => {
  for (const seed of seeds) {
    const sample = sampleOf(seed)
    if (sample === undefined) continue
    const { task, oracle, states } = sample
    const goal = decideTarget(task, { kind: 'goal' })
    const someGoal = states.some(state => oracle.isGoal(state))
    expect([seed, goal.kind]).toEqual([seed, someGoal ? 'reachable' : 'unreachable'])
    checkDecision(sample, seed, { kind: 'goal' }, goal)
    const names = oracle.propositions()
    for (let i = 0; i + 1 < Math.min(names.length, 8); i++) {
      const facts = [names[i]!, names[i + 1]!]
      const decided = decideTarget(task, { kind: 'facts', facts })
      const together = states.some(state => facts.every(name => state.has(name)))
      expect([seed, facts, decided.kind]).toEqual([seed, facts, together ? 'reachable' : 'unreachable'])
      checkDecision(sample, seed, { kind: 'facts', facts }, decided)
    }
  }
})

/** Is the goal reached by a sequence along which the fact never holds? */
function isAvoidable({ oracle }: Sample, name: string): boolean {
  if (oracle.initial.has(name)) return false
  const seen = new Set([keyOf(oracle.initial)])
  const queue = [oracle.initial]
  for (const state of queue) {
    if (oracle.isGoal(state)) return true
    for (const action of oracle.applicable(state)) {
      const next = oracle.progress(state, action)
      if (next.has(name) || seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      queue.push(next)
    }
  }
  return false
}

test('a fact is a landmark exactly where the textbook finds no plan without it', () => {
  let landmarks = 0
  for (const seed of seeds) {
    const sample = sampleOf(seed)
    if (sample === undefined) continue
    const { task, oracle, states } = sample
    const found = partitionLandmarks(task)
    expect([seed, found.kind]).toEqual([seed, states.some(state => oracle.isGoal(state)) ? 'partition' : 'no-plan'])
    if (found.kind !== 'partition') continue
    expect([seed, found.undecided]).toEqual([seed, []])
    for (const fact of [...found.landmarks, ...found.notLandmarks]) {
      const name = factName(task, fact)
      const decided = found.decisionOf(fact)
      expect([seed, name, decided.kind]).toEqual([seed, name, isAvoidable(sample, name) ? 'not-landmark' : 'landmark'])
      if (decided.kind === 'landmark') check(sample, seed, { kind: 'landmark', fact: name }, decided.certificate())
      if (decided.kind === 'not-landmark')
        check(sample, seed, { kind: 'not-landmark', fact: name }, planOf(task, decided.plan))
    }
    landmarks += found.landmarks.length
  }
  expect(landmarks).toBeGreaterThan(roundsOf(20))
})
