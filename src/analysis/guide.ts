// Quick ways to many targets: follow relaxed plans. From a state, the relaxed plan for a target (Hoffmann &
// Nebel 2001) is applied as far as it goes, and again from where that led (lookahead, Vidal 2004). Closures are
// kept by state, so targets that pass through the same states share them.

import { NO_STATE } from '../search/state-table'
import type { PackedCondition } from '../search/tests'
import { isSatisfied, packCondition } from '../search/tests'
import { alternativesOf } from '../task/views'
import type { ActionId, Disjunction, Task } from '../task/task'
import { isNegated } from '../task/task'
import type { Exploration } from './exploration'
import { knowledgeOf } from './knowledge'
import { relaxedClosure } from './relaxed'
import type { RelaxedClosure } from './relaxed'
import { relaxedPlanFor } from './relaxed-plan'

/** Closures kept at a time. */
const MAX_KEPT = 512
/** Relaxed plans followed for one target. */
const MAX_ROUNDS = 24

/** Leads an exploration to conditions that it has not met. */
export class Guide {
  private readonly task: Task
  private readonly exploration: Exploration
  private readonly closures = new Map<number, RelaxedClosure>()
  /** Per action: its precondition, once asked for. */
  private readonly preconditions: (PackedCondition | undefined)[] = []

  constructor(exploration: Exploration) {
    this.exploration = exploration
    this.task = exploration.task
  }

  /** Tries to reach the condition; the state where it holds, or `NO_STATE`. Says nothing when it fails. */
  lead(condition: Disjunction): number {
    const { exploration } = this
    const { states } = exploration
    const goal = packCondition(condition)
    let state = this.startFor(condition)
    const seen = new Set<number>()
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (isSatisfied(goal, states.cells, state * states.words)) return state
      if (seen.has(state)) return NO_STATE
      seen.add(state)
      const closure = this.closureAt(state)
      const relaxedPlan = relaxedPlanFor(closure, condition)
      if (relaxedPlan === undefined) return NO_STATE
      state = this.apply(relaxedPlan.actions, state, goal)
    }
    return NO_STATE
  }

  /** Of what is needed for the condition, and was met, the hardest: the state where that holds. */
  private startFor(condition: Disjunction): number {
    const { factAt } = this.exploration
    const closure = this.closureAt(0)
    let start = 0
    let hardest = -1
    for (const node of relaxedPlanFor(closure, condition)?.needed ?? []) {
      if (node >= 2 * this.task.factCount || isNegated(node) || factAt[node >> 1]! <= 0) continue
      if (closure.rank[node]! <= hardest) continue
      hardest = closure.rank[node]!
      start = factAt[node >> 1]!
    }
    return start
  }

  private closureAt(state: number): RelaxedClosure {
    const { closures, exploration, task } = this
    let closure = closures.get(state)
    if (closure === undefined) {
      closure = relaxedClosure(knowledgeOf(task).graph, { from: exploration.states.stateAt(state) })
      if (closures.size >= MAX_KEPT) {
        const first = closures.get(0)
        closures.clear()
        if (first !== undefined) closures.set(0, first)
      }
      closures.set(state, closure)
    }
    return closure
  }

  /** Applies what is applicable, in order and again, until the condition holds or nothing is left; where that ends. */
  private apply(actions: readonly number[], from: number, goal: PackedCondition): number {
    const { exploration } = this
    const { states } = exploration
    let state = from
    let waiting = actions
    for (;;) {
      const left: number[] = []
      for (const action of waiting) {
        if (isSatisfied(goal, states.cells, state * states.words)) return state
        const row = state * states.words
        const next = isSatisfied(this.preconditionOf(action), states.cells, row)
          ? exploration.walk(state, action)
          : NO_STATE
        if (next === NO_STATE) left.push(action)
        else state = next
      }
      if (left.length === waiting.length) return state
      waiting = left
    }
  }

  private preconditionOf(action: number): PackedCondition {
    return (this.preconditions[action] ??= packCondition(
      alternativesOf(this.task, action as ActionId),
    ))
  }
}
