// Quick paths to many targets by relaxed plans: from a state, the relaxed plan for a target (Hoffmann & Nebel 2001) is
// applied until a step is inapplicable, and again from the resulting state (lookahead, Vidal 2004). Closures are kept
// by state, so targets that pass through the same states share them.

import { NO_STATE } from './state-table'
import type { PackedCondition } from './packed-condition'
import { isSatisfied, packCondition } from './packed-condition'
import { alternativesOf } from '#planning/task/views'
import type { ActionId, Conjunction, Disjunction, Task } from '#planning/task/task'
import { isNegated } from '#planning/task/task'
import type { Exploration } from './exploration'
import { searchLookahead } from './lookahead'
import { relaxedClosure } from './relaxed/closure'
import type { RelaxedClosure } from './relaxed/closure'
import { relaxedPlanFor } from './relaxed/relaxed-plan'
import { relaxedGraph } from './relaxed/and-or-graph'

/** Closures kept at a time. */
const MAX_KEPT = 512
/** Relaxed plans followed for one target. */
const MAX_ROUNDS = 24
/** Last steps considered, and conditions before each that are followed further back. */
const MAX_LAST_STEPS = 3
const MAX_LAYER = 6
/** Links counted for each last step considered. */
const LAST_STEP_WORK = 2_000
/** Conditions before a last step that are compared. */
const MAX_BEFORE = 500
/** States kept for each that a search expands. */
const MAX_SEARCHED = 40

/** A last step with its required condition. */
export interface LastStep {
  readonly action: ActionId
  readonly before: Conjunction
}

/** The last steps that may achieve a condition. */
export type LastSteps = (condition: Conjunction) => readonly LastStep[]

/** Guides an exploration to conditions that it has not met. */
export class Guide {
  private readonly task: Task
  private readonly exploration: Exploration
  private readonly closures = new Map<number, RelaxedClosure>()
  /** Per action: its precondition, once asked for. */
  private readonly preconditions: (PackedCondition | undefined)[] = []

  /** Links that closures may still examine. */
  private left: number

  constructor(exploration: Exploration, maxWork: number) {
    this.exploration = exploration
    this.task = exploration.task
    this.left = maxWork
  }

  /** Tries to reach the condition; the state where it holds, or `NO_STATE`, which proves nothing. */
  lead(condition: Disjunction): number {
    const { exploration } = this
    const { states } = exploration
    const goal = packCondition(condition)
    let state = this.startFor(condition)
    const seen = new Set<number>()
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (isSatisfied(goal, states.cells, state * states.words)) return state
      if (seen.has(state) || this.left < 0) return NO_STATE
      seen.add(state)
      const closure = this.closureAt(state)
      const relaxedPlan = relaxedPlanFor(closure, condition)
      if (relaxedPlan === undefined) return NO_STATE
      state = this.apply(relaxedPlan.actions, state, goal)
    }
    return NO_STATE
  }

  /**
   * Searches for the condition before a last step, or before the last two or three, and applies them; true if the condition was reached. At
   * most `maxTries` such conditions are tried.
   */
  leadBackwards(condition: Disjunction, lastSteps: LastSteps, maxTries: number): boolean {
    const { closures } = this
    let layer = condition.map(literals => ({ literals, rest: [] as number[] }))
    const seen = new Set<string>()
    let tries = 0
    for (let depth = 0; depth < MAX_LAST_STEPS; depth++) {
      const next: { literals: Conjunction; rest: number[]; length: number }[] = []
      for (const { literals, rest } of layer) {
        if (this.left < 0) return false
        const steps = lastSteps(literals)
        this.left -= LAST_STEP_WORK * steps.length
        for (const { action, before } of steps) {
          const key = [...before].sort((a, b) => a - b).join(' ')
          if (seen.has(key) || next.length >= MAX_BEFORE) continue
          seen.add(key)
          const relaxed = relaxedPlanFor(closures.get(0) ?? this.closureAt(0), [before])
          if (relaxed === undefined) continue
          next.push({ literals: before, rest: [action, ...rest], length: relaxed.actions.length })
        }
      }
      layer = next.sort((a, b) => a.length - b.length).slice(0, MAX_LAYER)
      for (const { literals, rest } of next) {
        if (tries++ >= maxTries) return false
        let state = this.lead([literals])
        if (state === NO_STATE) continue
        for (const action of rest) if (state !== NO_STATE) state = this.exploration.walk(state, action)
        return state !== NO_STATE
      }
    }
    return false
  }

  /** Searches for the condition, from where `lead` starts and from the initial state, within the limit; true if found. */
  search(condition: Disjunction, maxExpansions: number): boolean {
    const { exploration, task } = this
    for (const start of new Set([this.startFor(condition), 0])) {
      if (this.left < 0) return false
      this.left -= maxExpansions * relaxedGraph(task).linkCount
      const from = exploration.states.stateAt(start)
      const maxStates = MAX_SEARCHED * maxExpansions
      const outcome = searchLookahead(task, { goal: condition, from, maxExpansions, maxStates })
      if (outcome.kind !== 'plan') continue
      let state = start
      for (const action of outcome.plan) if (state !== NO_STATE) state = exploration.walk(state, action)
      return state !== NO_STATE
    }
    return false
  }

  /** The state after the hardest satisfied requirement of the condition. */
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
      this.left -= relaxedGraph(task).linkCount
      closure = relaxedClosure(relaxedGraph(task), { from: exploration.states.stateAt(state) })
      if (closures.size >= MAX_KEPT) {
        const first = closures.get(0)
        closures.clear()
        if (first !== undefined) closures.set(0, first)
      }
      closures.set(state, closure)
    }
    return closure
  }

  /** Applies what is applicable, in order and repeatedly, until the condition holds or nothing is left; returns the last state. */
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
    return (this.preconditions[action] ??= packCondition(alternativesOf(this.task, action as ActionId)))
  }
}
