// Can this ever hold? A fact, an action's precondition, some facts together, or the goal: with a sequence that
// reaches it, or a certificate that none does. The partitions decide all facts or all actions at once.

import type { Certificate, Target } from '#planning/certificates/certificate'
import { noPlanCertificate } from '#planning/search/evidence'
import { searchQuick } from '#planning/search/greedy'
import type { SearchEvidence } from '#planning/search/outcome'
import { satisfies } from '#planning/task/step'
import { findAction, findFact } from '#planning/task/names'
import { isAlways } from '#planning/task/named-facts'
import { isProposition } from '#planning/task/universe'
import type { ActionId, Disjunction, FactId, Task } from '#planning/task/task'
import { literal } from '#planning/task/task'
import { closedSetOf, exhaustedCertificate, mutexCertificate, reSearched } from './evidence'
import { mayHoldInPairs } from './h2'
import { searchLookahead } from '#planning/search/lookahead'
import type { LookaheadOutcome } from '#planning/search/lookahead'
import { h2CoreCertificate } from './h2-core'
import { invariantsOf } from './invariants'
import type { ReachLimits } from './reach-limits'
import { reachLimits } from './reach-limits'
import type { ReachPartition, Refutation } from './reach-partition'
import { conditionOf, partitionTargets } from './reach-partition'
import { withoutNeedless } from './redundant'
import { initialClosure, mayHold } from '#planning/search/relaxed/closure'
import { subTaskOf } from '#planning/search/sub-task'
import { makersOf, relevantFor } from '#planning/search/sub-task-relevance'

export type ReachDecision =
  /** After the sequence the target holds (an action is applicable). */
  | { readonly kind: 'reachable'; readonly sequence: readonly ActionId[] }
  | {
      readonly kind: 'unreachable'
      readonly method: Refutation['kind']
      readonly certificate: () => Certificate
    }
  | { readonly kind: 'undecided'; readonly tried: readonly string[] }

/** All facts, or all actions, of a task by whether they can be reached. */
export interface Partition<Member> {
  readonly reachable: readonly Member[]
  readonly unreachable: readonly Member[]
  readonly undecided: readonly Member[]
  /** Sequences and certificates are computed on demand. */
  readonly decisionOf: (member: Member) => ReachDecision
}

/** Every proposition of the task: can it ever hold? */
export function partitionFacts(task: Task, limits: ReachLimits = reachLimits): Partition<FactId> {
  const found = partitionTargets(task, { facts: true, actions: false }, limits)
  const facts: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++) if (isProposition(task, fact as FactId)) facts.push(fact as FactId)
  return asPartition(facts, 0, found, limits)
}

/** Every action of the task: can it ever be applied? */
export function partitionActions(task: Task, limits: ReachLimits = reachLimits): Partition<ActionId> {
  const found = partitionTargets(task, { facts: false, actions: true }, limits)
  const actions = Array.from({ length: task.actionCount }, (_, action) => action as ActionId)
  return asPartition(actions, task.factCount, found, limits)
}

function asPartition<Member extends number>(
  members: readonly Member[],
  offset: number,
  found: ReachPartition,
  limits: ReachLimits,
): Partition<Member> {
  const { refuted, undecided } = found
  return {
    reachable: members.filter(m => !refuted.has(m + offset) && !undecided.has(m + offset)),
    unreachable: members.filter(m => refuted.has(m + offset)),
    undecided: members.filter(m => undecided.has(m + offset)),
    decisionOf: member => decisionIn(found, member + offset, limits),
  }
}

function decisionIn(found: ReachPartition, target: number, limits: ReachLimits): ReachDecision {
  const { task, refuted, undecided, exploration } = found
  if (undecided.has(target)) return { kind: 'undecided', tried: triedMethods(limits) }
  const condition = conditionOf(task, target)
  const refutation = refuted.get(target)
  if (refutation !== undefined) return unreachable(task, condition, refutation, limits)
  const state = target < task.factCount ? exploration.factAt[target]! : exploration.actionAt[target - task.factCount]!
  const sequence = exploration.sequenceTo(state)
  return { kind: 'reachable', sequence: shortened(task, sequence, condition) }
}

const triedMethods = (limits: ReachLimits): string[] => [
  'deletes ignored',
  'pairs of facts',
  'exploration of what is new',
  `all states of the part that matters, up to ${limits.maxStates}`,
]

function unreachable(task: Task, condition: Disjunction, refutation: Refutation, limits: ReachLimits): ReachDecision {
  return {
    kind: 'unreachable',
    method: refutation.kind,
    certificate: () => certificateFor(task, condition, refutation, limits),
  }
}

function certificateFor(task: Task, condition: Disjunction, refutation: Refutation, limits: ReachLimits): Certificate {
  const invariants = invariantsOf(task)
  if (refutation.kind === 'closed-set') return closedSetOf(task)
  if (refutation.kind === 'pairs')
    return mutexCertificate(task, condition) ?? h2CoreCertificate(invariants.pairs(limits.h2)!, condition)
  // Actions that pairs rule out count as useful here, since the checker does not know the pairs.
  const part =
    refutation.of === 'task'
      ? undefined
      : subTaskOf(makersOf(task), relevantFor(makersOf(task), condition.flat()), condition)
  return (
    exhaustedCertificate(task, part, limits.maxStates) ??
    reSearched('every state of the part that matters was looked at, or recognised as a dead end')
  )
}

/** The sequence without steps that are not needed for the condition at its end. */
const shortened = (task: Task, sequence: readonly ActionId[], condition: Disjunction): ActionId[] =>
  withoutNeedless(task, sequence, condition).map(position => sequence[position]!)

/** Decides one target by name. A name that the task does not have is ruled out by the closed set. */
export function decideTarget(task: Task, target: Target, limits: ReachLimits = reachLimits): ReachDecision {
  const condition = conditionOfTarget(task, target)
  return decideReachable(task, condition ?? [], limits)
}

/** The condition of a target; undefined if it has a name that is not in the task. */
function conditionOfTarget(task: Task, target: Target): Disjunction | undefined {
  switch (target.kind) {
    case 'goal':
      return task.goal
    case 'action': {
      const action = findAction(task, target.action)
      return action === undefined ? undefined : conditionOf(task, task.factCount + action)
    }
    case 'fact':
    case 'facts': {
      const names = target.kind === 'fact' ? [target.fact] : target.facts
      const facts = names.filter(name => !isAlways(task, name)).map(name => findFact(task, name))
      if (facts.includes(undefined)) return undefined
      return [facts.map(fact => literal(fact!, false))]
    }
    default:
      return target satisfies never
  }
}

/**
 * Why the goal is never reached, as a search has found. Its states are the evidence if nothing smaller is; without them it is
 * decided again.
 */
export function decideNoPlan(task: Task, shown: SearchEvidence | undefined, limits: ReachLimits): ReachDecision {
  const { goal } = task
  if (shown !== undefined && mayHold(initialClosure(task), goal)) {
    const pairs = invariantsOf(task).pairs(limits.h2)
    const certificate = pairs === undefined || mayHoldInPairs(pairs, goal) ? noPlanCertificate(shown) : undefined
    if (certificate?.kind === 'exhausted')
      return { kind: 'unreachable', method: 'exhausted', certificate: () => certificate }
  }
  return decideReachable(task, goal, limits)
}

/** Expansions after which pairs are quicker to refute what is out of reach. */
const FEW_EXPANSIONS = 30

/** Can the condition hold in a reachable state? */
export function decideReachable(task: Task, condition: Disjunction, limits: ReachLimits = reachLimits): ReachDecision {
  const invariants = invariantsOf(task)
  const by = (refutation: Refutation): ReachDecision => unreachable(task, condition, refutation, limits)
  const reachable = (sequence: readonly ActionId[]): ReachDecision => ({
    kind: 'reachable',
    sequence: shortened(task, sequence, condition),
  })
  if (satisfies(task, task.initial, condition)) return { kind: 'reachable', sequence: [] }
  if (!mayHold(initialClosure(task), condition)) return by({ kind: 'closed-set' })
  // Pairs exclude whatever a group excludes, and take longer.
  if (mutexCertificate(task, condition) !== undefined) return by({ kind: 'pairs' })
  const { quickExpansions, quickStates } = limits
  const ahead = (maxExpansions: number, seed?: number): LookaheadOutcome =>
    searchLookahead(task, {
      goal: condition,
      maxExpansions,
      maxStates: quickStates,
      ...(seed === undefined ? {} : { seed }),
    })
  const quick = ahead(Math.min(FEW_EXPANSIONS, quickExpansions))
  if (quick.kind === 'plan') return reachable(quick.plan)
  const pairs = invariants.pairs(limits.h2)
  if (pairs !== undefined && !mayHoldInPairs(pairs, condition)) return by({ kind: 'pairs' })
  if (quick.kind === 'no-plan') return by({ kind: 'exhausted', of: 'part' })
  for (const seed of [undefined, 1, 2]) {
    const longer = ahead(quickExpansions, seed)
    if (longer.kind === 'plan') return reachable(longer.plan)
    if (longer.kind === 'no-plan') return by({ kind: 'exhausted', of: 'part' })
  }
  const makers = makersOf(task)
  const part = subTaskOf(makers, relevantFor(makers, condition.flat()), condition)
  const outcome = searchQuick(part.task, { maxStates: limits.maxStates, reduce: false })
  if (outcome.kind === 'no-plan') return by({ kind: 'exhausted', of: 'part' })
  if (outcome.kind === 'plan') return reachable(outcome.plan.map(action => part.actionOf[action]! as ActionId))
  return { kind: 'undecided', tried: triedMethods(limits) }
}
