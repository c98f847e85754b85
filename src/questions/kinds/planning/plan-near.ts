// Finds a small change with which a list of steps reaches the goal: final steps removed, or one step inserted, removed
// or replaced.

import { isApplicable, isGoal, progress } from '#planning/task/step'
import type { ActionId, State, Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import { actionName, findAction, wordsOf } from '#planning/task/names'

/** A list of steps that reaches the goal, and its difference from the given list. */
export interface NearPlan {
  readonly change: 'cut' | 'exchange' | 'insert' | 'leave-out'
  /** The index in the given list; for `cut`, of the first removed step. */
  readonly step: number
  /** The step that replaces it or is inserted before it. */
  readonly action?: string
  readonly plan: readonly string[]
}

/** Longer lists are not examined. */
const MAX_STEPS = 120
/** Maximum number of actions examined and steps executed in total. */
const MAX_LOOKUPS = 40_000

/** The smallest such change, the last one of equal size; undefined if none was found within the limits. */
export function nearPlan(task: Task, steps: readonly string[]): NearPlan | undefined {
  if (steps.length > MAX_STEPS) return undefined
  const ids = steps.map(step => (step.startsWith('(') ? findAction(task, step) : undefined))
  const known = ids.indexOf(undefined)
  const { states } = trace(task, task.initial, (known < 0 ? ids : ids.slice(0, known)) as ActionId[])
  return new Near(task, steps, ids, states).find()
}

class Near {
  private readonly task: Task
  private readonly steps: readonly string[]
  private readonly ids: readonly (ActionId | undefined)[]
  /** The states before each executable step, and after the last one. */
  private readonly states: readonly State[]
  private looks = MAX_LOOKUPS

  constructor(task: Task, steps: readonly string[], ids: readonly (ActionId | undefined)[], states: readonly State[]) {
    this.task = task
    this.steps = steps
    this.ids = ids
    this.states = states
  }

  find(): NearPlan | undefined {
    return this.cut() ?? this.others()
  }

  /** A prefix already reaches the goal. */
  private cut(): NearPlan | undefined {
    for (let k = this.states.length - 1; k >= 0; k--)
      if (k < this.steps.length && isGoal(this.task, this.states[k]!))
        return { change: 'cut', step: k, plan: this.steps.slice(0, k) }
    return undefined
  }

  /** One step is replaced, removed or inserted, at or before the first failing one. */
  private others(): NearPlan | undefined {
    const { states, steps, task } = this
    const found = new Map<'leave-out' | 'insert' | 'exchange', NearPlan>()
    for (let step = states.length - 1; step >= 0 && this.looks > 0; step--) {
      const state = states[step]!
      const isStep = step < steps.length
      if (isStep && !found.has('leave-out') && this.reaches(state, step + 1))
        found.set('leave-out', { change: 'leave-out', step, plan: this.with(step, 1) })
      this.looks -= task.actionCount >> 3
      for (let id = 0 as ActionId; id < task.actionCount; id++) {
        if (!isApplicable(task, state, id)) continue
        const next = progress(task, state, id)
        const made = (change: 'insert' | 'exchange'): NearPlan => {
          const action = actionName(task, id)
          const gone = change === 'insert' ? 0 : 1
          return { change, step, action, plan: this.with(step, gone, action) }
        }
        if (isStep && id !== this.ids[step] && this.reaches(next, step + 1)) {
          const near = made('exchange')
          if (isAlike(near.action!, steps[step]!)) return near
          if (!found.has('exchange')) found.set('exchange', near)
        }
        if (!found.has('insert') && this.reaches(next, step)) found.set('insert', made('insert'))
      }
    }
    return found.get('leave-out') ?? found.get('insert') ?? found.get('exchange')
  }

  private with(step: number, gone: number, ...put: readonly string[]): string[] {
    return [...this.steps.slice(0, step), ...put, ...this.steps.slice(step + gone)]
  }

  /** True if the steps from an index on lead from the state to the goal. */
  private reaches(from: State, step: number): boolean {
    const { task, ids } = this
    let state = from
    for (let i = step; i < ids.length; i++) {
      this.looks--
      const id = ids[i]
      if (id === undefined || !isApplicable(task, state, id)) return false
      state = progress(task, state, id)
    }
    return isGoal(task, state)
  }
}

/** True if both are the same action except for one object. */
function isAlike(one: string, other: string): boolean {
  const words = wordsOf(other) ?? []
  const own = wordsOf(one) ?? []
  return own.length === words.length && own[0] === words[0] && own.filter((word, i) => word !== words[i]).length === 1
}
