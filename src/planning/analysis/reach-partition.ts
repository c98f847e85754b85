// Every wanted fact and action of a task decided at once: reachable with a sequence, or unreachable with a reason. Forward exploration
// meets most of the reachable ones; pairs (h^2) rule out most of the others; the rest is searched for one by one, in the relevant part of
// the task.

import type { PackedCondition } from '#planning/search/packed-condition'
import { isSatisfied, packCondition } from '#planning/search/packed-condition'
import { searchQuick } from '#planning/search/greedy'
import { isProposition } from '#planning/task/universe'
import { literal } from '#planning/task/task'
import { alternativesOf, hasConditionalEffects } from '#planning/task/views'
import type { ActionId, Disjunction, FactId, Task } from '#planning/task/task'
import { Exploration } from '#planning/search/exploration'
import { Guide } from '#planning/search/exploration-guide'
import { invariantsOf } from './invariants'
import { mayHoldInPairs } from './h2'
import type { H2Table } from './h2-table'
import { initialClosure, mayHold } from '#planning/search/relaxed/closure'
import { subTaskOf } from '#planning/search/sub-task'
import type { SubTask } from '#planning/search/sub-task'
import { makersOf, relevantFor } from '#planning/search/sub-task-relevance'
import type { Relevant } from '#planning/search/sub-task-relevance'
import type { ReachLimits } from './reach-limits'
import { lastSteps } from './last-steps'

/** Failed attempts at single targets, beyond three for each success, before the next method is used. */
const MAX_FAILURES = 30
/** Work counted for a state without an estimate, and for preparing a part, in states. */
const PLAIN_WORK = 20
const STATES_TO_START = 50

/** Facts are targets `0 .. factCount-1`, actions `factCount ..`. */
export type TargetNumber = number

/** Why a target is unreachable. */
export type Refutation =
  | { readonly kind: 'closed-set' }
  | { readonly kind: 'pairs' }
  /** All states were visited: those of the task, or of the part that is relevant to the target. */
  | { readonly kind: 'exhausted'; readonly of: 'task' | 'part' }

export interface ReachPartition {
  readonly task: Task
  readonly exploration: Exploration
  readonly refuted: ReadonlyMap<TargetNumber, Refutation>
  readonly undecided: ReadonlySet<TargetNumber>
}

/** The condition under which a target is met. */
export function conditionOf(task: Task, target: TargetNumber): Disjunction {
  if (target < task.factCount) return [[literal(target, false)]]
  return alternativesOf(task, (target - task.factCount) as ActionId)
}

/** Decides all fluent facts, all actions, or both. */
export function partitionTargets(
  task: Task,
  wanted: { readonly facts: boolean; readonly actions: boolean },
  limits: ReachLimits,
): ReachPartition {
  const partitioner = new Partitioner(task, wanted, limits)
  partitioner.run()
  return partitioner
}

class Partitioner implements ReachPartition {
  readonly task: Task
  readonly exploration: Exploration
  readonly refuted = new Map<TargetNumber, Refutation>()
  readonly undecided: Set<TargetNumber>
  private readonly limits: ReachLimits
  /** Work that is left to searches in parts; see `totalWork`. */
  private left: number
  /** Counters of the exploration when `undecided` was last filtered. */
  private metBefore = -1

  constructor(task: Task, wanted: { readonly facts: boolean; readonly actions: boolean }, limits: ReachLimits) {
    this.task = task
    this.limits = limits
    this.left = limits.totalWork
    this.exploration = new Exploration(task, limits.maxSharedStates)
    this.undecided = new Set()
    if (wanted.facts)
      for (let fact = 0; fact < task.factCount; fact++)
        if (isProposition(task, fact as FactId)) this.undecided.add(fact)
    if (wanted.actions)
      for (let action = 0; action < task.actionCount; action++) this.undecided.add(task.factCount + action)
  }

  run(): void {
    const { exploration, limits } = this
    const closure = initialClosure(this.task)
    this.refute({ kind: 'closed-set' }, target => !mayHold(closure, conditionOf(this.task, target)))
    if (this.explore(limits.noveltyExpansions, 1)) return
    const table = invariantsOf(this.task).pairs(limits.h2)
    if (table !== undefined)
      this.refute({ kind: 'pairs' }, target => !mayHoldInPairs(table, conditionOf(this.task, target)))
    // Twice, because a state found for one target may be the start for another.
    if (this.lead() || this.lead() || this.explore(limits.pairExpansions, 3)) return
    if (exploration.complete) {
      this.refute({ kind: 'exhausted', of: 'task' }, () => true)
      return
    }
    if (table !== undefined && this.leadBackwards(table)) return
    this.searchParts()
  }

  /** Follows relaxed plans to each target; true if nothing is left to decide. */
  private lead(): boolean {
    const guide = new Guide(this.exploration, this.limits.maxGuideWork)
    for (const target of this.undecided) {
      guide.lead(conditionOf(this.task, target))
      this.settleMet()
    }
    return this.settleMet()
  }

  /** Searches for the condition before a last step of each target; true if nothing is left to decide. */
  private leadBackwards(table: H2Table): boolean {
    const { task, undecided, limits } = this
    if (task.hasRules || hasConditionalEffects(task)) return false
    const guide = new Guide(this.exploration, limits.maxGuideWork)
    let balance = MAX_FAILURES
    for (const target of undecided) {
      if (balance < 0) break
      const found = guide.leadBackwards(
        conditionOf(task, target),
        literals => lastSteps(table, literals),
        limits.maxRegressions,
      )
      balance += found ? 3 : -1
      this.settleMet()
    }
    return this.settleMet()
  }

  /** Explores further; true if nothing is left to decide. */
  private explore(maxExpansions: number, classes: number): boolean {
    this.exploration.run(maxExpansions, classes, () => this.settleMet())
    return this.settleMet()
  }

  /** Removes targets that were met from the undecided; true if none is left. */
  private settleMet(): boolean {
    const { exploration, undecided, task } = this
    const met = exploration.factsMet + exploration.actionsMet
    if (met !== this.metBefore) {
      this.metBefore = met
      for (const target of undecided)
        if (
          (target < task.factCount ? exploration.factAt[target]! : exploration.actionAt[target - task.factCount]!) >= 0
        )
          undecided.delete(target)
    }
    return undecided.size === 0
  }

  private refute(refutation: Refutation, isRefuted: (target: TargetNumber) => boolean): void {
    for (const target of this.undecided)
      if (isRefuted(target)) {
        this.undecided.delete(target)
        this.refuted.set(target, refutation)
      }
  }

  /** Each undecided target in the part of the task that matters for it; targets with one part share its search. */
  private searchParts(): void {
    const { task, limits } = this
    const makers = makersOf(task)
    const impossible = invariantsOf(task).impossible(limits.h2)
    const relevantTo = (targets: readonly TargetNumber[]): Relevant =>
      relevantFor(
        makers,
        targets.flatMap(target => conditionOf(task, target).flat()),
        impossible,
      )
    const all = [...this.undecided]
    // Too many targets to treat each alone: keep everything that is relevant to any.
    const single = all.length * task.alternatives.items.length > limits.quickWork
    const groups = new Map<string, { relevant: Relevant; targets: TargetNumber[] }>()
    for (const targets of single ? [all] : all.map(target => [target])) {
      const relevant = relevantTo(targets)
      const key = relevant.literals.join('')
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { relevant, targets })
      else group.targets.push(...targets)
    }
    for (const { relevant, targets } of groups.values()) {
      if (!targets.some(target => this.undecided.has(target))) continue
      this.searchPart(relevant, targets)
    }
  }

  private searchPart(relevant: Relevant, targets: readonly TargetNumber[]): void {
    const { task, limits } = this
    const makers = makersOf(task)
    const open = (): TargetNumber[] => targets.filter(target => this.undecided.has(target))
    const shared = subTaskOf(makers, relevant, [])
    this.exhaust(shared, open(), limits.partStates)
    this.searchAhead(open())
    this.searchEach(relevant, open())
    if (open().length > 0) this.exhaust(shared, open(), limits.maxStates)
  }

  /** A search with lookahead for each target, until too many have failed. */
  private searchAhead(targets: readonly TargetNumber[]): void {
    const { task, limits } = this
    const guide = new Guide(this.exploration, limits.maxGuideWork)
    let balance = MAX_FAILURES
    for (const target of targets) {
      if (balance < 0) return
      if (!this.undecided.has(target)) continue
      const found = guide.search(conditionOf(task, target), limits.quickExpansions)
      balance += found ? 3 : -1
      this.settleMet()
    }
  }

  /** A search for each target in its part, until too many have failed. */
  private searchEach(relevant: Relevant, targets: readonly TargetNumber[]): void {
    const { task, limits } = this
    let balance = MAX_FAILURES
    for (const target of targets) {
      if (balance < 0 || this.left < 0) return
      if (!this.undecided.has(target)) continue
      const part = subTaskOf(makersOf(task), relevant, conditionOf(task, target))
      // The time for an estimate grows with the number of actions, so large tasks get fewer states.
      const perState = 1 + part.task.actionCount
      const maxStates = Math.min(limits.quickStates, Math.ceil(limits.quickWork / perState))
      const outcome = searchQuick(part.task, { maxStates, reduce: false })
      this.left -= (outcome.expanded + STATES_TO_START) * perState
      balance += outcome.kind === 'stopped' ? -1 : 3
      if (outcome.kind === 'plan') this.take(part, outcome.plan)
      else if (outcome.kind === 'no-plan') this.refute({ kind: 'exhausted', of: 'part' }, other => other === target)
    }
  }

  /** Explores the part until all targets are met, all states are seen, or the limit is reached. */
  private exhaust(part: SubTask, targets: readonly TargetNumber[], maxStates: number): void {
    const { task } = this
    const conditions = new Map<TargetNumber, PackedCondition>()
    for (const target of targets) conditions.set(target, packCondition(part.condition(conditionOf(task, target))))
    const search = new Exploration(part.task, Math.min(maxStates, this.left / PLAIN_WORK))
    let looked = 0
    const look = (): boolean => {
      const { states } = search
      for (; looked < states.count; looked++)
        for (const [target, condition] of conditions)
          if (isSatisfied(condition, states.cells, looked * states.words)) {
            conditions.delete(target)
            this.take(part, search.sequenceTo(looked))
          }
      return conditions.size === 0
    }
    search.run(Infinity, 3, () => look() || search.truncated)
    look()
    this.left -= PLAIN_WORK * search.states.count
    if (search.complete)
      for (const target of conditions.keys()) this.refute({ kind: 'exhausted', of: 'part' }, other => other === target)
  }

  /** A sequence of a part is also one of the task, so everything it meets is reachable. */
  private take(part: SubTask, sequence: readonly number[]): void {
    let state = 0
    for (const action of sequence) state = this.exploration.walk(state, part.actionOf[action]!)
    this.settleMet()
  }
}
