// Goal distance of every state of a space: cheapest cost, and fewest steps among the cheapest plans, by a
// Dijkstra search backwards from the goal states. In an incomplete space each value states whether it is exact.

import { HeapQueue, NO_ITEM } from '#base/bucket-queue'
import { inUnits, movesOf } from './moves'
import type { StateSpace } from './state-space'

export interface GoalDistances {
  /** Per state: cost of the cheapest plan known from it; Infinity if none is known. */
  readonly cost: Float64Array
  /** Per state: fewest steps among plans of that cost; -1 if none is known. */
  readonly steps: Int32Array
  /** Per state: 1 where `cost` is h*, and Infinity a dead end; 0 where unseen states may give a cheaper plan. */
  readonly exact: Uint8Array
  /** Per state: 1 where `steps` is exact too. */
  readonly stepsExact: Uint8Array
}

/** Distances of all states of the space, which has its transitions. O(transitions · log states). */
export function goalDistances(space: StateSpace): GoalDistances {
  const backward = backwardRows(space)
  const { stateCount, expandedCount } = space
  const known = settle(space, backward, stateCount)
  const exact = new Uint8Array(stateCount).fill(1)
  const stepsExact = new Uint8Array(stateCount).fill(1)
  if (!space.complete) {
    const bound = settle(space, backward, expandedCount)
    for (let s = 0; s < stateCount; s++) {
      exact[s] = known.cost[s] === bound.cost[s] ? 1 : 0
      stepsExact[s] = exact[s] === 1 && known.steps[s] === bound.steps[s] ? 1 : 0
    }
  }
  const moves = movesOf(space.task)
  return {
    cost: known.cost.map(cost => (cost === Infinity ? Infinity : inUnits(moves, cost))),
    steps: known.steps,
    exact,
    stepsExact,
  }
}

interface Backward {
  /** The transitions into state s are `first[s] .. first[s+1]-1`. */
  readonly first: Int32Array
  readonly source: Int32Array
  readonly action: Int32Array
}

function backwardRows(space: StateSpace): Backward {
  const { stateCount, firstEdge, edgeTarget, edgeAction } = space
  const first = new Int32Array(stateCount + 1)
  for (const target of edgeTarget) first[target + 1]!++
  for (let s = 0; s < stateCount; s++) first[s + 1]! += first[s]!
  const next = first.slice()
  const source = new Int32Array(edgeTarget.length)
  const action = new Int32Array(edgeTarget.length)
  for (let s = 0; s < stateCount; s++)
    for (let e = firstEdge[s]!; e < firstEdge[s + 1]!; e++) {
      const place = next[edgeTarget[e]!]!++
      source[place] = s
      action[place] = edgeAction[e]!
    }
  return { first, source, action }
}

/**
 * Cheapest, then shortest, way from each state to a goal, in units of cost; non-goal states from `unknownFrom` on count as one cheapest
 * step from a goal.
 */
function settle(space: StateSpace, backward: Backward, unknownFrom: number): { cost: Float64Array; steps: Int32Array } {
  const { stateCount } = space
  const actionCost = movesOf(space.task).cost
  const cost = new Float64Array(stateCount).fill(Infinity)
  const steps = new Int32Array(stateCount).fill(-1)
  const settled = new Uint8Array(stateCount)
  const open = new HeapQueue()
  const cheapest = actionCost.reduce((least, c) => Math.min(least, c), Infinity)
  for (let s = 0; s < stateCount; s++)
    if (space.isGoal[s] === 1 || s >= unknownFrom) {
      cost[s] = space.isGoal[s] === 1 ? 0 : cheapest
      steps[s] = space.isGoal[s] === 1 ? 0 : 1
      open.push(s, cost[s]!, steps[s]!)
    }
  for (let state = open.pop(); state !== NO_ITEM; state = open.pop()) {
    if (settled[state] === 1) continue
    settled[state] = 1
    for (let e = backward.first[state]!; e < backward.first[state + 1]!; e++) {
      const source = backward.source[e]!
      const through = cost[state]! + actionCost[backward.action[e]!]!
      const length = steps[state]! + 1
      if (through > cost[source]!) continue
      if (through === cost[source]! && length >= steps[source]!) continue
      cost[source] = through
      steps[source] = length
      open.push(source, through, length)
    }
  }
  return { cost, steps }
}
