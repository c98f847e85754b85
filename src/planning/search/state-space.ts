// Every reachable state and every transition, breadth-first, up to a limit.

import type { FactId, Task } from '#planning/task/task'
import { bytesAllowed, noteShortage } from '#base/memory'
import { NO_ROOM } from '#base/hash-table'
import { IntList } from '#base/int-list'
import { movesOf } from './moves'
import { StateTable } from './state-table'
import { Successors } from './successors'
import { isSatisfied, type PackedCondition } from './packed-condition'

export interface ExploreOptions {
  /** States stored at most. */
  readonly maxStates: number
  /** States where this fact holds are never entered, the initial one included. */
  readonly avoid?: FactId | undefined
  /** False: no transitions are kept, only states. Default true. */
  readonly transitions?: boolean
}

export interface StateSpace {
  readonly task: Task
  /** Numbered breadth-first: state 0 is the initial one, if it may be entered. */
  readonly states: StateTable
  readonly stateCount: number
  /** States below this number have all their successors stored, and all transitions. */
  readonly expandedCount: number
  /** All reachable states are stored and expanded. */
  readonly complete: boolean
  readonly stoppedAt?: 'states' | 'memory'
  /**
   * Compressed rows: the transitions of state s are `firstEdge[s] .. firstEdge[s+1]-1`, by action; none for states
   * from `expandedCount` on. Empty without transitions.
   */
  readonly firstEdge: Int32Array
  readonly edgeAction: Int32Array
  readonly edgeTarget: Int32Array
  /** Per state: fewest steps from the initial state. Computed, and held, from the first look on. */
  readonly depth: Int32Array
  /** Per state: 1 if the goal holds. Computed at the first access, then kept. */
  readonly isGoal: Uint8Array
}

/** An action and its successor state. */
const BYTES_OF_EDGE = 8
/** Transitions kept at most. */
const MAX_EDGES = 60_000_000

/** The states reachable from the initial one, each numbered on first sight. */
export function exploreStates(task: Task, options: ExploreOptions): StateSpace {
  const { maxStates, avoid, transitions = true } = options
  const moves = movesOf(task)
  const successors = new Successors(moves)
  const states = new StateTable(task.words, Math.min(maxStates, 1024))
  const { words } = states
  const avoidWord = avoid === undefined ? 0 : avoid >>> 5
  const avoidBit = avoid === undefined ? 0 : 1 << (avoid & 31)
  const firstEdge = new IntList()
  const edgeAction = new IntList()
  const edgeTarget = new IntList()
  /** First state of each depth. */
  const layers: number[] = []
  let stoppedAt: 'states' | 'memory' | undefined
  let expanded = 0

  if ((task.initial[avoidWord]! & avoidBit) === 0) {
    if (maxStates < 1) stoppedAt = 'states'
    else states.insert(task.initial)
  }
  let layerEnd = 0
  const { found } = successors
  search: while (expanded < states.count) {
    if (expanded === layerEnd) {
      layers.push(expanded)
      layerEnd = states.count
    }
    if (states.bytes + BYTES_OF_EDGE * edgeAction.items.length > bytesAllowed() || edgeAction.length > MAX_EDGES) {
      stoppedAt = 'memory'
      break
    }
    const row = expanded * words
    const count = successors.find(states.cells, row)
    if (transitions) {
      found.subarray(0, count).sort()
      firstEdge.push(edgeAction.length)
    }
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      const known = states.count
      successors.apply(action, states.cells, row, known * words)
      if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
      const target = known < maxStates ? states.commit() : states.findCandidate()
      if (target < 0) {
        stoppedAt = target === NO_ROOM ? 'memory' : 'states'
        if (transitions) {
          const start = firstEdge.pop()
          edgeAction.length = start
          edgeTarget.length = start
        }
        break search
      }
      if (transitions) {
        edgeAction.push(action)
        edgeTarget.push(target)
      }
    }
    expanded++
  }
  if (stoppedAt === 'memory') noteShortage()
  if (transitions) while (firstEdge.length <= states.count) firstEdge.push(edgeAction.length)

  states.trim()
  const { count } = states
  let depth: Int32Array | undefined
  let isGoal: Uint8Array | undefined
  return {
    task,
    states,
    stateCount: count,
    expandedCount: expanded,
    complete: stoppedAt === undefined,
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    firstEdge: firstEdge.toArray(),
    edgeAction: edgeAction.toArray(),
    edgeTarget: edgeTarget.toArray(),
    get depth() {
      return (depth ??= depthsOf(layers, layerEnd, count))
    },
    get isGoal() {
      return (isGoal ??= goalsOf(moves.goal, states, count))
    },
  }
}

function goalsOf(goal: PackedCondition, { cells, words }: StateTable, count: number): Uint8Array {
  const isGoal = new Uint8Array(count)
  for (let s = 0; s < count; s++) if (isSatisfied(goal, cells, s * words)) isGoal[s] = 1
  return isGoal
}

function depthsOf(layers: readonly number[], layerEnd: number, count: number): Int32Array {
  const depth = new Int32Array(count)
  for (let d = 0; d < layers.length; d++) depth.fill(d, layers[d]!, d + 1 < layers.length ? layers[d + 1]! : layerEnd)
  depth.fill(layers.length, layerEnd)
  return depth
}
