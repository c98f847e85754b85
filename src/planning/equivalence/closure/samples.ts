// Sampled goal states and their common literals: a literal that is false in one of them is not in the closure of the
// goal.

import { movesOf } from '#planning/search/moves'
import { packCondition, isSatisfied } from '#planning/search/packed-condition'
import { StateTable } from '#planning/search/state-table'
import { Successors } from '#planning/search/successors'
import { actionName } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import {
  type ActionId,
  type Disjunction,
  isNegated,
  literalFact,
  type LiteralId,
  type State,
  type Task,
} from '#planning/task/task'
import { trace } from '#planning/task/trace'

/** A goal state with the plan that leads to it. */
export interface Sample {
  readonly state: State
  readonly plan: readonly string[]
}

/** Limits: states expanded, and words of all states examined. */
const MAX_EXPANDED = 24
const MAX_WORDS = 400_000

export class Samples {
  readonly list: Sample[] = []
  private readonly task: Task
  private readonly goal: Disjunction | undefined
  /** Facts true in all, and in some, of the states. */
  private readonly always: Uint32Array
  private readonly ever: Uint32Array

  /** `goal`: undefined if it has too many alternatives; then added states are not tested. */
  constructor(task: Task, goal: Disjunction | undefined) {
    this.task = task
    this.goal = goal
    this.always = new Uint32Array(task.words).fill(0xffffffff)
    this.ever = new Uint32Array(task.words)
  }

  /** True if the literal holds in all goal states seen so far. */
  possible(literal: LiteralId): boolean {
    const fact = literalFact(literal)
    const bit = 1 << (fact & 31)
    return isNegated(literal) ? (this.ever[fact >>> 5]! & bit) === 0 : (this.always[fact >>> 5]! & bit) !== 0
  }

  /** Adds the state that a plan leads to, whether it refutes a literal or not; false if the plan cannot be followed or does not reach the goal. */
  add(plan: readonly string[]): boolean {
    const { states, broken } = this.follow(plan)
    const state = states.at(-1)!
    const { goal } = this
    if (broken !== undefined || (goal !== undefined && !satisfies(this.task, state, goal))) return false
    if (!this.note(state, () => plan)) this.list.push({ state: Uint32Array.from(state), plan })
    return true
  }

  private follow(plan: readonly string[]): {
    readonly states: readonly State[]
    readonly broken: number | undefined
  } {
    const { states, broken } = trace(this.task, this.task.initial, plan)
    return { states, broken }
  }

  /** Stores a state that refutes a literal that was still possible. */
  private note(state: ArrayLike<number>, plan: () => readonly string[]): boolean {
    let isNew = this.list.length === 0
    for (let word = 0; word < this.always.length; word++) {
      const cell = state[word]!
      const always = this.always[word]! & cell
      const ever = this.ever[word]! | cell
      if (always >>> 0 !== this.always[word]! >>> 0 || ever >>> 0 !== this.ever[word]! >>> 0) isNew = true
      this.always[word] = always
      this.ever[word] = ever
    }
    if (isNew) this.list.push({ state: Uint32Array.from(state), plan: plan() })
    return isNew
  }

  /** Searches for more goal states within a few steps of the known ones. */
  spread(): void {
    const { task } = this
    const first = this.list[0]
    if (first === undefined || this.goal === undefined) return
    const goal = packCondition(this.goal)
    const states = new StateTable(task.words)
    const successors = new Successors(movesOf(task))
    const { words } = states
    const parent: number[] = [-1]
    const via: number[] = [-1]
    states.insert(first.state)
    const planTo = (state: number): string[] => {
      const steps: string[] = []
      for (let s = state; parent[s]! >= 0; s = parent[s]!) steps.push(actionName(task, via[s]! as ActionId))
      return [...first.plan, ...steps.reverse()]
    }
    let expanded = 0
    const isOpen = (): boolean => expanded < MAX_EXPANDED && states.count * words < MAX_WORDS
    for (let state = 0; state < states.count && isOpen(); state++, expanded++) {
      const count = successors.find(states.cells, state * words)
      for (let i = 0; i < count; i++) {
        const known = states.count
        successors.apply(successors.found[i]!, states.cells, state * words, known * words)
        if (states.commit() !== known) continue
        parent.push(state)
        via.push(successors.found[i]!)
        if (!isSatisfied(goal, states.cells, known * words)) continue
        this.note(states.cells.subarray(known * words, (known + 1) * words), () => planTo(known))
      }
    }
  }
}
