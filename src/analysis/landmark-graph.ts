// Landmarks in their order: which must come before which in every plan, and who can make them true first
// (Hoffmann, Porteous & Sebastia 2004; Richter, Helmert & Westphal 2008). Orders are read off reachability with
// deletes ignored where one landmark is never entered: what cannot be reached then comes after it.

import { hasBit } from '../base/bits'
import type { ActionId, FactId, Task } from '../task/task'
import { isNegated } from '../task/task'
import { knowledgeOf } from './knowledge'
import { relaxedClosure } from './relaxed'
import type { RelaxedClosure } from './relaxed'
import { actionNode } from './relaxed-graph'

export interface LandmarkOrder {
  /** Places in `LandmarkGraph.landmarks`. */
  readonly before: number
  readonly after: number
  /**
   * natural: true at some time before (for a derived `after`: at the latest then). greedy-necessary: true in
   * the step right before `after` first becomes true, whatever makes it so.
   */
  readonly kind: 'natural' | 'greedy-necessary'
}

export interface Landmark {
  readonly fact: FactId
  readonly inInitial: boolean
  readonly inGoal: boolean
  /** Actions that may be the first to make it true; none for initial facts. */
  readonly firstAchievers: readonly ActionId[]
}

export interface LandmarkGraph {
  readonly landmarks: readonly Landmark[]
  /** Without those that follow from others by transitivity, but with all that are greedy-necessary. */
  readonly orders: readonly LandmarkOrder[]
}

/** The graph of these landmarks: `facts` are known to be landmarks (goal and initial facts may be among them). */
export function landmarkGraph(task: Task, facts: readonly FactId[]): LandmarkGraph {
  const { graph } = knowledgeOf(task)
  const inGoal = new Set<number>(
    (task.goal[0] ?? []).filter(lit => !isNegated(lit)).map(lit => lit >> 1),
  )
  const count = facts.length
  /** before[i*count + j]: landmark i must be true before j can be. */
  const before = new Uint8Array(count * count)
  const achievers: ActionId[][] = []
  facts.forEach((fact, i) => {
    if (hasBit(task.initial, 0, fact)) {
      achievers.push([])
      facts.forEach((other, j) => {
        if (!hasBit(task.initial, 0, other) && isNeeded(task, fact, other))
          before[i * count + j] = 1
      })
      return
    }
    const closure = relaxedClosure(graph, { avoid: fact })
    facts.forEach((other, j) => {
      if (j !== i && comesAfter(task, other, closure)) before[i * count + j] = 1
    })
    achievers.push(firstAchieversOf(task, fact, closure))
  })
  const orders: LandmarkOrder[] = []
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      if (before[i * count + j] === 0) continue
      const greedy = isNeededByAll(task, facts[i]!, achievers[j]!)
      if (greedy || !hasBetween(before, count, i, j))
        orders.push({ before: i, after: j, kind: greedy ? 'greedy-necessary' : 'natural' })
    }
  return {
    landmarks: facts.map((fact, i) => ({
      fact,
      inInitial: hasBit(task.initial, 0, fact),
      inGoal: inGoal.has(fact),
      firstAchievers: achievers[i]!,
    })),
    orders,
  }
}

/** Can the fact not be made true in a step from what the closure reaches, which has never entered a landmark? */
const comesAfter = (task: Task, fact: number, avoiding: RelaxedClosure): boolean =>
  avoiding.reached[2 * fact] === 0 && firstAchieversOf(task, fact, avoiding).length === 0

/** Actions that add the fact and can be reached while it has never held. */
function firstAchieversOf(task: Task, fact: number, avoiding: RelaxedClosure): ActionId[] {
  const found: ActionId[] = []
  const { effectAdds, firstEffect } = task
  const { alternatives, firstAlternative } = task
  const mayApply = (action: number): boolean => {
    if (avoiding.reached[actionNode(task, action)] === 1) return true
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      let open = true
      for (let i = alternatives.first[alt]!; open && i < alternatives.first[alt + 1]!; i++)
        open = avoiding.reached[alternatives.items[i]!] === 1
      if (open) return true
    }
    return false
  }
  for (let action = 0; action < task.actionCount; action++) {
    const from = effectAdds.first[firstEffect[action]!]!
    const to = effectAdds.first[firstEffect[action + 1]!]!
    if (effectAdds.items.subarray(from, to).includes(fact) && mayApply(action))
      found.push(action as ActionId)
  }
  return found
}

/** Is the fact in every alternative of each of these actions? False for no actions. */
function isNeededByAll(task: Task, fact: number, actions: readonly number[]): boolean {
  if (actions.length === 0) return false
  const { alternatives, firstAlternative } = task
  return actions.every(action => {
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      const from = alternatives.first[alt]!
      const to = alternatives.first[alt + 1]!
      if (!alternatives.items.subarray(from, to).includes(2 * fact)) return false
    }
    return true
  })
}

/** Does every action that adds `other` need the fact? */
function isNeeded(task: Task, fact: number, other: number): boolean {
  const closure = knowledgeOf(task).closure
  return isNeededByAll(task, fact, firstAchieversOf(task, other, closure))
}

/** Is some landmark ordered between the two (and not in a circle with either)? */
function hasBetween(before: Uint8Array, count: number, i: number, j: number): boolean {
  for (let k = 0; k < count; k++) {
    if (k === i || k === j) continue
    if (before[i * count + k] === 0 || before[k * count + j] === 0) continue
    if (before[k * count + i] === 0 && before[j * count + k] === 0) return true
  }
  return false
}
