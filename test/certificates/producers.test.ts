// The checker over what analysis and search give as evidence: on random tasks, and on the shared questions
// where they are there. Whatever has evidence must be accepted.

import { expect, test } from 'vitest'
import { partitionLandmarks } from '../../src/analysis/landmarks'
import { type Partition, partitionActions, partitionFacts } from '../../src/analysis/reachable'
import type { Certificate, Claim } from '../../src/certificates/certificate'
import { checkCertificate } from '../../src/certificates/check'
import type { Domain, Problem } from '../../src/pddl/model'
import { searchOptimal } from '../../src/search/a-star'
import { noPlanCertificate, optimalCertificate } from '../../src/search/evidence'
import { ground } from '../../src/task/ground'
import { actionName, factName } from '../../src/task/names'
import type { ActionId, Task } from '../../src/task/task'
import { acpbenchRecords, dataFolder, skipMessage } from '../support/data'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'

type Shown = readonly [Claim, Certificate]

const planOf = (task: Task, actions: readonly ActionId[]): Certificate => ({
  kind: 'plan',
  actions: actions.map(action => actionName(task, action)),
})

function* reachability(task: Task): Iterable<Shown> {
  const facts = partitionFacts(task)
  yield* ofPartition(task, facts, fact => ({ kind: 'fact', fact: factName(task, fact) }))
  const actions = partitionActions(task)
  yield* ofPartition(task, actions, action => ({
    kind: 'action',
    action: actionName(task, action),
  }))
}

function* ofPartition<Member>(
  task: Task,
  { reachable, unreachable, decisionOf }: Partition<Member>,
  targetOf: (member: Member) => Extract<Claim, { kind: 'reachable' }>['target'],
): Iterable<Shown> {
  for (const member of [...reachable, ...unreachable]) {
    const decision = decisionOf(member)
    const target = targetOf(member)
    if (decision.kind === 'reachable')
      yield [{ kind: 'reachable', target }, planOf(task, decision.sequence)]
    else if (decision.kind === 'unreachable')
      yield [{ kind: 'unreachable', target }, decision.certificate()]
  }
}

function* landmarks(task: Task): Iterable<Shown> {
  const found = partitionLandmarks(task)
  if (found.kind === 'no-plan')
    yield [{ kind: 'unreachable', target: { kind: 'goal' } }, found.certificate()]
  if (found.kind !== 'partition') return
  for (const id of [...found.landmarks, ...found.notLandmarks]) {
    const decision = found.decisionOf(id)
    const fact = factName(task, id)
    if (decision.kind === 'landmark') yield [{ kind: 'landmark', fact }, decision.certificate()]
    else if (decision.kind === 'not-landmark')
      yield [{ kind: 'not-landmark', fact }, planOf(task, decision.plan)]
  }
  if (found.landmarks.length + found.undecided.length === 0 && found.plans.length > 0)
    yield [
      { kind: 'no-landmark' },
      {
        kind: 'plans',
        plans: found.plans.map(plan => plan.map(action => actionName(task, action))),
      },
    ]
}

function* costs(task: Task): Iterable<Shown> {
  const outcome = searchOptimal(task, { maxStates: 50_000, keepEvidence: true })
  if (outcome.kind === 'stopped' || outcome.evidence === undefined) return
  if (outcome.kind === 'plan')
    yield [
      { kind: 'optimal', cost: outcome.cost },
      optimalCertificate(outcome.plan, outcome.evidence),
    ]
  else
    yield [{ kind: 'unreachable', target: { kind: 'goal' } }, noPlanCertificate(outcome.evidence)]
}

/** Checks all that is shown; counts by claim and certificate. */
function checkAll(
  name: string,
  models: [Domain, Problem],
  producers: readonly ((task: Task) => Iterable<Shown>)[],
  counts: Map<string, number>,
): void {
  const outcome = ground(...models)
  if (outcome.kind !== 'task') return
  for (const produce of producers)
    for (const [claim, certificate] of produce(outcome.task)) {
      const key = `${claim.kind} by ${certificate.kind}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (certificate.kind === 're-searched') continue
      const result = checkCertificate(...models, claim, certificate)
      expect(result, `${name}: ${JSON.stringify(claim)} by ${certificate.kind}`).toEqual({
        accepted: true,
      })
    }
}

test('the evidence for random tasks is accepted', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 250; seed++) {
    const { domain, problem } = randomTexts(seed)
    checkAll(`seed ${seed}`, modelsOf(domain, problem), [reachability, landmarks, costs], counts)
  }
  for (const key of [
    'reachable by plan',
    'unreachable by closed-set',
    'unreachable by exhausted',
    'not-landmark by plan',
    'no-landmark by plans',
    'optimal by optimal',
  ])
    expect(counts.get(key), `${key}: ${JSON.stringify([...counts])}`).toBeGreaterThan(0)
})

test('the evidence for shared questions is accepted', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  const counts = new Map<string, number>()
  for (const [kind, produce] of [
    ['reach', reachability],
    ['land', landmarks],
    ['nexta', costs],
  ] as const) {
    const domains = new Set<string>()
    for (const record of acpbenchRecords(kind)) {
      const models = modelsOf(record.PDDL_domain, record.PDDL_problem)
      // One problem a domain and kind, to keep the test short.
      if (domains.has(models[0].name)) continue
      domains.add(models[0].name)
      checkAll(`${kind} ${record.id}`, models, [produce], counts)
    }
  }
  for (const key of ['unreachable by h2', 'landmark by closed-set', 'optimal by optimal'])
    expect(counts.get(key), key).toBeGreaterThan(0)
  expect([...counts].filter(([key]) => key.endsWith('re-searched'))).toEqual([])
})
