// A plan goal by goal, in an order in which nothing has to be undone (the goal agenda of Koehler & Hoffmann 2000): one goal
// comes after another where whatever achieves the other cannot happen while it holds. So towers are built from below.

import { makersOf } from '../../search/sub-task-relevance'
import { searchLookahead } from '../../search/lookahead'
import { endOf } from '../../task/trace'
import { satisfies } from '../../task/step'
import {
  type ActionId,
  type Conjunction,
  FLUENT,
  literalFact,
  type State,
  type Task,
} from '../../task/task'
import { rowOf } from '../../task/views'
import type { Propagation } from '../closure/propagation'

/** States expanded for one portion of the goal, stored, and goals at most; work on the order. */
const MAX_EXPANSIONS = 60
const MAX_STATES = 8_000
const MAX_GOALS = 600
const MAX_WORK = 20_000_000

/** A plan for the conjunction, or undefined: none was found so. */
export function planByAgenda(
  task: Task,
  propagation: Propagation,
  goal: Conjunction,
): ActionId[] | undefined {
  if (goal.length > MAX_GOALS) return undefined
  const walk = new Walk(task)
  for (const portion of agendaOf(task, propagation, goal))
    if (!walk.reach(portion) && !walk.reachEach(portion)) return undefined
  return walk.plan
}

/** From goal to goal: those reached stay reached at the end of each way. */
class Walk {
  readonly plan: ActionId[] = []
  private readonly task: Task
  private state: State
  private reached: Conjunction = []

  constructor(task: Task) {
    this.task = task
    this.state = task.initial
  }

  /** Goes on to where these hold too; false: no way was found. */
  reach(goals: Conjunction): boolean {
    const { task, state } = this
    const target = [...this.reached, ...goals]
    if (!satisfies(task, state, [target])) {
      const found = searchLookahead(task, {
        goal: [target],
        from: state,
        maxExpansions: MAX_EXPANSIONS,
        maxStates: MAX_STATES,
      })
      if (found.kind !== 'plan') return false
      this.plan.push(...found.plan)
      this.state = endOf(task, state, found.plan).end
    }
    this.reached = target
    return true
  }

  /** One goal after the other, first those that are found sooner. */
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

/** The goals in portions, each after what has to come before it; those that wait for one another come last, together. */
function agendaOf(task: Task, propagation: Propagation, goal: Conjunction): Conjunction[] {
  const place = new Map(goal.map((literal, i) => [literal as number, i]))
  /** Per goal: goals that come after it. */
  const limit = propagation.work + MAX_WORK
  const after = goal.map(literal =>
    propagation.work > limit ? [] : blockedBy(task, propagation, literal, place),
  )
  const waiting = new Int32Array(goal.length)
  for (const list of after) for (const each of list) waiting[each]!++
  const portions: Conjunction[] = []
  let left = goal.map((_, i) => i)
  while (left.length > 0) {
    const ready = left.filter(i => waiting[i] === 0)
    const portion = ready.length === 0 ? left : ready
    portions.push(portion.map(i => goal[i]!))
    const taken = new Set(portion)
    left = left.filter(i => !taken.has(i))
    for (const i of portion) for (const each of after[i]!) waiting[each]!--
  }
  return portions
}

/** The goals that cannot hold while this one is achieved: by none of the actions that can make it true. */
function blockedBy(
  task: Task,
  propagation: Propagation,
  literal: number,
  place: ReadonlyMap<number, number>,
): readonly number[] {
  if (task.factKind[literalFact(literal)] !== FLUENT) return []
  const { effects, effectAction } = makersOf(task)
  let blocked: Set<number> | undefined
  for (const effect of rowOf(effects, literal)) {
    const action = effectAction[effect]!
    const first = task.firstAlternative[action]!
    if (task.firstAlternative[action + 1]! > first + 1) return []
    if (!propagation.follow(rowOf(task.alternatives, first))) continue
    const here = new Set<number>()
    for (const known of propagation.trail) {
      const other = place.get(known ^ 1)
      if (other === undefined || known === (literal ^ 1)) continue
      if (blocked === undefined || blocked.has(other)) here.add(other)
    }
    blocked = here
    if (blocked.size === 0) return []
  }
  return [...(blocked ?? [])]
}
