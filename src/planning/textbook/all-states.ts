// All states of a small problem, and the cost of a cheapest plan from each: the reference for estimates. Breadth-first forwards, then
// Dijkstra backwards from the goals.

import { RowTable } from '#base/hash-table'
import { isGoal, progress } from '#planning/task/step'
import type { State } from '#planning/task/task'
import { applicableByName, type World } from './world'

export interface AllStates {
  readonly states: readonly State[]
  /** Per state: the remaining cost, in units; Infinity if the goal is unreachable. */
  readonly distance: Float64Array
  /** The number of a state, or -1. */
  readonly numberOf: (state: State) => number
}

/** All states that can be reached from `start`; undefined if there are more than `max`. */
export function allStates(world: World, start: State, max: number): AllStates | undefined {
  const { task } = world
  const table = new RowTable(task.words)
  const states: State[] = []
  /** Per state: the sources and costs of the transitions into it. */
  const into: { readonly from: number; readonly cost: number }[][] = []
  const see = (state: State): number => {
    const number = table.insert(state)
    if (number === states.length) {
      states.push(state)
      into.push([])
    }
    return number
  }
  see(start)
  for (let from = 0; from < states.length; from++) {
    if (states.length > max) return undefined
    for (const action of applicableByName(world, states[from]!, 'by-name')) {
      const to = see(progress(task, states[from]!, action))
      into[to]!.push({ from, cost: world.cost[action]! })
    }
  }
  const goals = states.flatMap((state, number) => (isGoal(task, state) ? [number] : []))
  const find = (state: State): number => Math.max(-1, table.find(state))
  return { states, distance: costsTo(goals, into), numberOf: find }
}

/** Dijkstra's algorithm with the waiting states in buckets by cost. */
function costsTo(
  goals: readonly number[],
  into: readonly (readonly { readonly from: number; readonly cost: number }[])[],
): Float64Array {
  const distance = new Float64Array(into.length).fill(Number.POSITIVE_INFINITY)
  const waiting = new Map<number, number[]>([[0, [...goals]]])
  for (const goal of goals) distance[goal] = 0
  while (waiting.size > 0) {
    const cost = Math.min(...waiting.keys())
    const next = waiting.get(cost)!.pop()
    if (next === undefined) waiting.delete(cost)
    else if (distance[next] === cost)
      for (const step of into[next]!) {
        const through = cost + step.cost
        if (through >= distance[step.from]!) continue
        distance[step.from] = through
        const bucket = waiting.get(through)
        if (bucket === undefined) waiting.set(through, [step.from])
        else bucket.push(step.from)
      }
  }
  return distance
}
