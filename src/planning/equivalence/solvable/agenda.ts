// A plan goal by goal, in an order in which no achieved goal must be undone (the goal agenda of Koehler & Hoffmann 2000): one goal comes
// after another if no action can achieve the other while it holds. So towers are built from the bottom.

import { makersOf } from '#planning/search/sub-task-relevance'
import { GoalWalk } from '#planning/search/goal-walk'
import { type ActionId, type Conjunction, FLUENT, literalFact, type Task } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import type { Propagation } from '../closure/propagation'

/** Goals, and the work on their order. */
const MAX_GOALS = 600
const MAX_WORK = 20_000_000

/** A plan for the conjunction; undefined if none was found. */
export function planByAgenda(task: Task, propagation: Propagation, goal: Conjunction): ActionId[] | undefined {
  if (goal.length > MAX_GOALS) return undefined
  const walk = new GoalWalk(task)
  for (const portion of agendaOf(task, propagation, goal))
    if (!walk.reach(portion) && !walk.reachEach(portion)) return undefined
  return walk.plan
}

/** The goals in groups, each after its predecessors; goals in a cycle come last, together. */
function agendaOf(task: Task, propagation: Propagation, goal: Conjunction): Conjunction[] {
  const place = new Map(goal.map((literal, i) => [literal as number, i]))
  /** Per goal: the goals that come after it. */
  const limit = propagation.work + MAX_WORK
  const after = goal.map(literal => (propagation.work > limit ? [] : blockedBy(task, propagation, literal, place)))
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

/** The goals that exclude every action that can achieve this one. */
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
