// Goal by goal: a plan that reaches some goals, then others while those hold, and so on.

import { satisfies } from '#planning/task/step'
import { endOf } from '#planning/task/trace'
import type { ActionId, Conjunction, State, Task } from '#planning/task/task'
import { searchLookahead } from './lookahead'

/** States expanded and stored for one portion of the goal. */
export interface WalkLimits {
  readonly maxExpansions: number
  readonly maxStates: number
}

export const walkLimits: WalkLimits = { maxExpansions: 60, maxStates: 8_000 }

/** Reached goals hold at the end of each path. */
export class GoalWalk {
  readonly plan: ActionId[] = []
  readonly task: Task
  /** The final state of the plan. */
  state: State
  private reached: Conjunction = []
  private readonly limits: WalkLimits

  constructor(task: Task, limits: WalkLimits = walkLimits) {
    this.task = task
    this.state = task.initial
    this.limits = limits
  }

  /** Continues to a state where these hold too, and keeps them; false if no path was found. */
  reach(goals: Conjunction): boolean {
    if (!this.pass(goals)) return false
    this.reached = [...this.reached, ...goals]
    return true
  }

  /** Continues to a state where these hold too, once; false if no path was found. */
  pass(goals: Conjunction): boolean {
    const { task, state } = this
    const target = [...this.reached, ...goals]
    if (satisfies(task, state, [target])) return true
    const found = searchLookahead(task, { goal: [target], from: state, ...this.limits })
    if (found.kind !== 'plan') return false
    for (const action of found.plan) this.plan.push(action)
    this.state = endOf(task, state, found.plan).end
    return true
  }

  /** One goal after the other, those reached sooner first. */
  reachEach(goals: Conjunction): boolean {
    let left = goals
    while (left.length > 0) {
      const held = left.filter(goal => satisfies(this.task, this.state, [[goal]]))
      this.reached = [...this.reached, ...held]
      const open = left.filter(goal => !held.includes(goal))
      left = open.filter(goal => !this.reach([goal]))
      if (left.length === open.length && open.length > 0) return false
    }
    return true
  }
}
