// Landmarks in their order: which must come before which in every plan, and which actions can make them true first
// (Hoffmann, Porteous & Sebastia 2004; Richter, Helmert & Westphal 2008). Orders come from relaxed reachability with
// one landmark forbidden: facts that are then unreachable come after it.

import { hasBit } from '#base/bits'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { isNegated } from '#planning/task/task'
import { rowOf } from '#planning/task/views'
import { relaxedClosure } from '#planning/search/relaxed/closure'
import type { RelaxedClosure } from '#planning/search/relaxed/closure'
import { actionNode, relaxedGraph } from '#planning/search/relaxed/and-or-graph'

export interface LandmarkOrder {
  /** Indices into `LandmarkGraph.landmarks`. */
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
  const graph = relaxedGraph(task)
  const inGoal = new Set<number>((task.goal[0] ?? []).filter(lit => !isNegated(lit)).map(lit => lit >> 1))
  const count = facts.length
  const adders = addersOf(task, facts)
  /** before[i*count + j]: landmark i must be true before j can be. */
  const before = new Uint8Array(count * count)
  const achievers: ActionId[][] = []
  facts.forEach((fact, i) => {
    if (hasBit(task.initial, 0, fact)) {
      achievers.push([])
      return
    }
    const closure = relaxedClosure(graph, { avoid: fact })
    facts.forEach((other, j) => {
      if (j !== i && comesAfter(task, other, adders[j]!, closure)) before[i * count + j] = 1
    })
    achievers.push(adders[i]!.filter(action => mayApply(task, action, closure)))
  })
  // Facts that hold initially precede all others; they are listed where they are needed.
  facts.forEach((fact, i) => {
    if (!hasBit(task.initial, 0, fact)) return
    for (let j = 0; j < count; j++) if (isNeededByAll(task, fact, achievers[j]!)) before[i * count + j] = 1
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

/** Initial facts that all first achievers of some landmark of the graph need, ascending. */
export function neededInitially(task: Task, { landmarks }: LandmarkGraph): FactId[] {
  const found = new Set<FactId>()
  for (const { firstAchievers } of landmarks) {
    const [first] = firstAchievers
    if (first === undefined) continue
    const alternative = rowOf(task.alternatives, task.firstAlternative[first]!)
    for (const lit of alternative) {
      const fact = (lit >> 1) as FactId
      if (isNegated(lit) || !hasBit(task.initial, 0, fact) || found.has(fact)) continue
      if (isNeededByAll(task, fact, firstAchievers)) found.add(fact)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** The graph without some of its landmarks; landmarks that were ordered through them are then ordered directly. */
export function withoutLandmarks(
  { landmarks, orders }: LandmarkGraph,
  isDropped: (landmark: Landmark) => boolean,
): LandmarkGraph {
  const kept = landmarks.flatMap((landmark, place) => (isDropped(landmark) ? [] : [place]))
  const placeOf = new Map(kept.map((old, place) => [old, place]))
  const after: number[][] = landmarks.map(() => [])
  const greedy = new Set<number>()
  for (const order of orders) {
    after[order.before]!.push(order.after)
    if (order.kind === 'greedy-necessary') greedy.add(order.before * landmarks.length + order.after)
  }
  const count = kept.length
  const before = new Uint8Array(count * count)
  kept.forEach((from, i) => {
    const seen = new Set<number>()
    const open = [from]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const later of after[next]!) {
        if (seen.has(later)) continue
        seen.add(later)
        open.push(later)
      }
    for (const later of seen) {
      const j = placeOf.get(later)
      if (j !== undefined && j !== i) before[i * count + j] = 1
    }
  })
  const left: LandmarkOrder[] = []
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      if (before[i * count + j] === 0) continue
      const isGreedy = greedy.has(kept[i]! * landmarks.length + kept[j]!)
      if (isGreedy || !hasBetween(before, count, i, j))
        left.push({ before: i, after: j, kind: isGreedy ? 'greedy-necessary' : 'natural' })
    }
  return { landmarks: kept.map(place => landmarks[place]!), orders: left }
}

/** True if no single step from the closure, which never entered a landmark, makes the fact true. */
const comesAfter = (task: Task, fact: number, adders: readonly ActionId[], avoiding: RelaxedClosure): boolean =>
  avoiding.reached[2 * fact] === 0 && !adders.some(action => mayApply(task, action, avoiding))

/** For each fact, the actions that may add it, ascending. */
function addersOf(task: Task, facts: readonly FactId[]): ActionId[][] {
  const placeOf = new Map(facts.map((fact, place) => [fact as number, place]))
  const found: ActionId[][] = facts.map(() => [])
  const { effectAdds, firstEffect } = task
  for (let action = 0; action < task.actionCount; action++) {
    const from = effectAdds.first[firstEffect[action]!]!
    const to = effectAdds.first[firstEffect[action + 1]!]!
    for (let i = from; i < to; i++) {
      const list = found[placeOf.get(effectAdds.items[i]!) ?? -1]
      if (list !== undefined && list.at(-1) !== action) list.push(action as ActionId)
    }
  }
  return found
}

/** True if the action is applicable one step after the closure, even if it makes the avoided fact true. */
function mayApply(task: Task, action: number, avoiding: RelaxedClosure): boolean {
  if (avoiding.reached[actionNode(task, action)] === 1) return true
  const { alternatives, firstAlternative } = task
  for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++)
    if (rowOf(alternatives, alt).every(lit => avoiding.reached[lit] === 1)) return true
  return false
}

/** True if the fact is in every alternative of each of these actions; false for no actions. */
function isNeededByAll(task: Task, fact: number, actions: readonly number[]): boolean {
  if (actions.length === 0) return false
  const { alternatives, firstAlternative } = task
  return actions.every(action => {
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++)
      if (!rowOf(alternatives, alt).includes(2 * fact)) return false
    return true
  })
}

/** True if some landmark is ordered between the two (and not in a cycle with either). */
function hasBetween(before: Uint8Array, count: number, i: number, j: number): boolean {
  for (let k = 0; k < count; k++) {
    if (k === i || k === j) continue
    if (before[i * count + k] === 0 || before[k * count + j] === 0) continue
    if (before[k * count + i] === 0 && before[j * count + k] === 0) return true
  }
  return false
}
