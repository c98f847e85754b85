// Solves a problem for the page: any plan, or a cheapest one, with its evidence; or why there is none.

import type { Limits } from '#base/limits'
import { counted } from '#base/words'
import type { Certificate } from '#planning/certificates/certificate'
import { decideReachable, type ReachDecision } from '#planning/analysis/reachable'
import { type BlockedStep, blockedBy, circleOf } from '#planning/analysis/blocked'
import { mayHoldTogether } from '#planning/analysis/h2'
import { invariantsOf } from '#planning/analysis/invariants'
import type { Source } from '#planning/pddl/source'
import { searchAny } from '#planning/search/any-plan'
import type { SearchOutcome } from '#planning/search/outcome'
import { costGap } from '#planning/task/cost-gaps'
import type { LoadedTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, isNegated, literalFact, type Task } from '#planning/task/task'
import { boundEvidence } from '#questions/kinds/judging/bound-evidence'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import { executedEvidence } from '#questions/kinds/judging/executed-evidence'
import { findCheapest } from '#questions/kinds/judging/optimal-evidence'
import { countOf } from '#questions/kinds/describe-evidence'
import { listedNames, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import type { Evidence } from '#questions/kinds/verdict'
import { readyTask } from '../ready'
import { searchEnd } from '../search-end'
import type { SolveOutcome, WhyNoPlan } from './plan-data'

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
  executedEvidence(ready, { kind: 'reachable', target: { kind: 'goal' } }, namesOf(ready, plan))

/** Why there is no plan, shown before anything is asked; null if there is one, or if it was not decided within the limits. */
export function whyNoPlan(source: Source, limits: Limits): WhyNoPlan | null {
  const ready = readyTask(source)
  if (ready.kind !== 'ready' || searchAny(ready.task, limits).kind !== 'no-plan') return null
  const { why, cause } = noPlan(ready, limits)
  return { why, cause }
}

function noPlan(ready: LoadedTask, limits: Limits): Extract<SolveOutcome, { kind: 'no-plan' }> {
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
  const circle = blocked === undefined ? [] : circleOf(blocked)
  const way = blocked?.steps.slice(0, blocked.steps.length - circle.length) ?? []
  return {
    kind: 'no-plan',
    why: [whyNone(ready.task, decision, evidence, limits), gap?.message ?? ''].filter(Boolean).join(' '),
    cause: circle.length > 0 ? circleCause(circle) : rootCause(blocked?.root ?? null),
    circle:
      circle.length < 2
        ? []
        : circle.map(({ action, needs }, i) => circleStep(action, needs, circle[i + 1] ?? circle[0]!)),
    chain: way.map(
      ({ fact, action, needs }) => `${quoted(action)} would make ${quoted(fact)} true, but needs ${quoted(needs)}.`,
    ),
    evidence: [evidence],
  }
}

function rootCause(root: string | null): string {
  if (root === null) return ''
  const always = /^\(not (\(.*\))\)$/.exec(root)?.[1]
  return always === undefined
    ? `${quoted(root)} does not hold initially, and no action makes it true.`
    : `${quoted(always)} holds initially, and no action makes it false.`
}

function circleCause([first, ...others]: readonly BlockedStep[]): string {
  if (others.length === 0) return `${quoted(first!.action)} needs ${quoted(first!.needs)} before it can make it true.`
  const actions = [first!, ...others].map(({ action }) => action)
  return `${listedNames(actions)} need each other, so none of them can be the first.`
}

const circleStep = (action: string, needs: string, by: BlockedStep): string =>
  `${quoted(action)} needs ${quoted(needs)}, from ${quoted(by.action)}.`

function whyNone(task: Task, decision: ReachDecision, { closed, certificate }: Evidence, limits: Limits): string {
  const never = (names: readonly string[], rest: string): string =>
    names.length === 0 ? `The goal can never hold${rest}.` : `${listedNames(names)} of the goal can never hold${rest}.`
  const method = decision.kind === 'unreachable' ? decision.method : undefined
  if (method === 'closed-set') return never(closed?.missing ?? [], ', even if nothing ever became false')
  if (method === 'pairs') {
    const names = excludedIn(task, limits)
    return never(names, names.length === 2 ? ' together' : '')
  }
  if (certificate.kind === 'exhausted' && isWhole(certificate))
    return `${counted(countOf(certificate.states), 'state')} can be reached, and the goal holds in none.`
  return 'Every reachable state was looked at, and the goal holds in none.'
}

/** True if the states are all of the task, not of a part, nor each for others. */
const isWhole = ({ keptFacts, symmetry }: Extract<Certificate, { kind: 'exhausted' }>): boolean =>
  keptFacts === undefined && symmetry === undefined

/** The part of the goal that never holds, or two that never hold together; none if only more of them exclude each other. */
function excludedIn(task: Task, limits: Limits): readonly string[] {
  const [goal, ...more] = task.goal
  const table = invariantsOf(task).pairs(reachWithin(limits).h2)
  if (goal === undefined || more.length > 0 || table === undefined) return []
  const pairs = [...goal.map(one => [one]), ...goal.flatMap((one, i) => goal.slice(i + 1).map(two => [one, two]))]
  const found = pairs.find(pair => !mayHoldTogether(table, pair))
  return (found ?? []).map(part => {
    const name = factName(task, literalFact(part))
    return isNegated(part) ? `(not ${name})` : name
  })
}
