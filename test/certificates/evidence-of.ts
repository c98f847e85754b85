// The evidence of analysis and search about a task, for the checker to judge.

import { expect } from 'vitest'
import { partitionLandmarks } from '#planning/analysis/landmarks'
import { type Partition, partitionActions, partitionFacts } from '#planning/analysis/reachable'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { Domain, Problem } from '#planning/pddl/model'
import { searchOptimal } from '#planning/search/a-star'
import { noPlanCertificate, optimalCertificate } from '#planning/search/evidence'
import { ground } from '#planning/task/ground'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, Task } from '#planning/task/task'

/** A claim and its evidence. */
export type Shown = readonly [Claim, Certificate]

const planOf = (task: Task, actions: readonly ActionId[]): Certificate => ({
  kind: 'plan',
  actions: actions.map(action => actionName(task, action)),
})

export function* reachability(task: Task): Iterable<Shown> {
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
    if (decision.kind === 'reachable') yield [{ kind: 'reachable', target }, planOf(task, decision.sequence)]
    else if (decision.kind === 'unreachable') yield [{ kind: 'unreachable', target }, decision.certificate()]
  }
}

export function* landmarks(task: Task): Iterable<Shown> {
  const found = partitionLandmarks(task)
  if (found.kind === 'no-plan') yield [{ kind: 'unreachable', target: { kind: 'goal' } }, found.certificate()]
  if (found.kind !== 'partition') return
  for (const id of [...found.landmarks, ...found.notLandmarks]) {
    const decision = found.decisionOf(id)
    const fact = factName(task, id)
    if (decision.kind === 'landmark') yield [{ kind: 'landmark', fact }, decision.certificate()]
    else if (decision.kind === 'not-landmark') yield [{ kind: 'not-landmark', fact }, planOf(task, decision.plan)]
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

export function* costs(task: Task): Iterable<Shown> {
  const outcome = searchOptimal(task, { maxStates: 50_000, keepEvidence: true })
  if (outcome.kind === 'stopped' || outcome.evidence === undefined) return
  if (outcome.kind === 'plan')
    yield [{ kind: 'optimal', cost: outcome.cost }, optimalCertificate(outcome.plan, outcome.evidence)]
  else yield [{ kind: 'unreachable', target: { kind: 'goal' } }, noPlanCertificate(outcome.evidence)]
}

/** Checks all that is shown; counts by claim and certificate. */
export function checkAll(
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
