// Solves a problem for the page: any plan, or a cheapest one, with its evidence; or why there is none.

import type { Limits } from '#base/limits'
import { decideReachable, type ReachDecision } from '#planning/analysis/reachable'
import { blockedBy, isCircle } from '#planning/analysis/blocked'
import type { Source } from '#planning/pddl/source'
import { searchAny } from '#planning/search/any-plan'
import type { SearchOutcome } from '#planning/search/outcome'
import { costGap } from '#planning/task/cost-gaps'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { boundEvidence } from '#questions/kinds/judging/bound-evidence'
import { evidenceFor } from '#questions/kinds/judging/draft'
import { findCheapest } from '#questions/kinds/judging/optimal-evidence'
import { listedNames, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import type { Evidence } from '#questions/kinds/verdict'
import { readyTask } from '../ready'
import { searchEnd } from '../search-end'
import type { SolveOutcome } from './plan-data'

/** The first plan found, which may not be cheapest. */
export function anyPlan(source: Source, limits: Limits): SolveOutcome {
  const ready = readyTask(source)
  if (ready.kind !== 'ready') return ready
  return outcomeOf(ready, searchAny(ready.task, limits), limits, plan => [planEvidence(ready, plan)])
}

/** A cheapest plan, or a lower bound on the cost of every plan. */
export function leastCostPlan(source: Source, limits: Limits): SolveOutcome {
  const ready = readyTask(source)
  if (ready.kind !== 'ready') return ready
  const { outcome, evidence } = findCheapest(ready, ready.task, undefined, limits)
  return outcomeOf(ready, outcome, limits, plan => [planEvidence(ready, plan), evidence()])
}

function outcomeOf(
  ready: LoadedTask,
  outcome: SearchOutcome,
  limits: Limits,
  evidenceOf: (plan: readonly ActionId[]) => readonly Evidence[],
): SolveOutcome {
  switch (outcome.kind) {
    case 'plan': {
      const { plan, cost, optimal } = outcome
      return {
        kind: 'plan',
        plan: namesOf(ready, plan),
        cost: Number.isNaN(cost) ? null : cost,
        isCheapest: optimal,
        evidence: evidenceOf(plan),
      }
    }
    case 'no-plan':
      return noPlan(ready, limits)
    case 'stopped':
      return {
        kind: 'stopped',
        end: searchEnd(outcome.at, limits.maxStates),
        atLeast: outcome.lowerBound,
        evidence: boundEvidence(ready, outcome),
      }
  }
}

const namesOf = ({ task }: LoadedTask, plan: readonly ActionId[]): string[] =>
  plan.map(action => actionName(task, action))

const planEvidence = (ready: LoadedTask, plan: readonly ActionId[]): Evidence =>
  evidenceFor(ready, { kind: 'reachable', target: { kind: 'goal' } }, { kind: 'plan', actions: namesOf(ready, plan) })

function noPlan(ready: LoadedTask, limits: Limits): SolveOutcome {
  const decision = decideReachable(ready.task, ready.task.goal, reachWithin(limits))
  const evidence = evidenceFor(
    ready,
    { kind: 'unreachable', target: { kind: 'goal' } },
    decision.kind === 'unreachable'
      ? decision.certificate()
      : { kind: 're-searched', method: 'every reachable state was looked at' },
  )
  const gap = costGap(ready.domain, ready.problem, ready.task)
  const [missing] = evidence.closed?.missing ?? []
  const blocked = missing === undefined ? undefined : blockedBy(ready.task, missing)
  const root = blocked?.root ?? null
  const steps = blocked?.steps ?? []
  const last = steps.at(-1)
  const cause =
    last !== undefined && blocked !== undefined && isCircle(blocked)
      ? `${quoted(last.needs)} would be needed before it can hold.`
      : causeOf(root)
  return {
    kind: 'no-plan',
    why: [whyNone(decision, evidence), cause, gap?.message ?? ''].filter(Boolean).join(' '),
    chain: steps.map(
      ({ fact, action, needs }) => `${quoted(action)} would make ${quoted(fact)} true, but needs ${quoted(needs)}.`,
    ),
    evidence: [evidence],
  }
}

function causeOf(root: string | null): string {
  if (root === null) return ''
  const always = /^\(not (\(.*\))\)$/.exec(root)?.[1]
  return always === undefined
    ? `The cause: ${quoted(root)} does not hold initially, and no action makes it true.`
    : `The cause: ${quoted(always)} holds initially, and no action makes it false.`
}

function whyNone(decision: ReachDecision, { closed }: Evidence): string {
  if (decision.kind === 'unreachable' && decision.method === 'closed-set') {
    const missing = closed?.missing ?? []
    return missing.length === 0
      ? 'Even if nothing ever became false, the goal would never hold.'
      : `Even if nothing ever became false, ${listedNames(missing)} of the goal would never hold.`
  }
  if (decision.kind === 'unreachable' && decision.method === 'pairs')
    return 'The goal needs facts that can never hold together.'
  return 'Every reachable state was looked at, and the goal holds in none.'
}
