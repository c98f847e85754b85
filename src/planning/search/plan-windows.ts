// A plan made cheaper part by part: each window of consecutive steps is replaced by the cheapest way to what the steps after it need
// (after Siddiqui and Haslum 2015, who also reorder the plan). Only for tasks without conditional effects and rules.

import { HeapQueue } from '#base/bucket-queue'
import { trace } from '#planning/task/trace'
import { hasConditionalEffects } from '#planning/task/views'
import { type ActionId, isNegated, type LiteralId, literalFact, type State, type Task } from '#planning/task/task'
import { type Moves, movesOf } from './moves'
import { conditionsOfRests } from './plan-rests'
import { SearchNodes } from './search-nodes'
import { NO_STATE, StateTable } from './state-table'
import { Successors } from './successors'

/** Steps of a window, from the smallest. */
const WINDOWS = [12, 24]
/** Part of a window that the next one leaves out. */
const STRIDE = 1 / 3
/** States stored for one window. */
const MAX_WINDOW_STATES = 3_000
/** Mean costs of the window's steps that are added for each literal still missing. */
const WEIGHT = 3
/** Longer plans are left as they are. */
const MAX_PLAN_STEPS = 1_000

/** A plan of the task that costs at most as much as this plan. `maxStates`: states stored for all windows together. */
export function improveByWindows(task: Task, plan: readonly ActionId[], maxStates: number): ActionId[] {
  let best = [...plan]
  if (task.hasRules || hasConditionalEffects(task) || plan.length > MAX_PLAN_STEPS) return best
  const moves = movesOf(task)
  const successors = new Successors(moves)
  let followed = follow(task, best)
  let left = maxStates
  for (const size of WINDOWS) {
    for (let from = 0; from + 1 < best.length && left > 0; ) {
      const to = Math.min(from + size, best.length)
      const window = { start: followed.states[from]!, needed: followed.needed[to]!, steps: best.slice(from, to) }
      const found = cheaperSteps(moves, successors, window, Math.min(left, MAX_WINDOW_STATES))
      left -= found.states
      if (found.steps === undefined) from += Math.ceil(size * STRIDE)
      else {
        best = [...best.slice(0, from), ...found.steps, ...best.slice(to)]
        followed = follow(task, best)
      }
    }
    if (size >= best.length) break
  }
  return best
}

interface Window {
  readonly start: State
  /** What must hold at its end. */
  readonly needed: readonly LiteralId[]
  readonly steps: readonly ActionId[]
}

/** Per step of a plan, and for its end: the state before it, and what the steps from it on need. */
function follow(task: Task, plan: readonly ActionId[]) {
  const route = trace(task, task.initial, plan)
  return { states: route.states, needed: conditionsOfRests(task, route, 0)!.conditions }
}

/**
 * Steps that cost less than the window's, by weighted A* (Pohl 1970) on the number of missing literals; undefined if none are found. Also
 * how many states were stored.
 */
function cheaperSteps(
  moves: Moves,
  successors: Successors,
  { start, needed, steps }: Window,
  maxStates: number,
): { readonly steps: ActionId[] | undefined; readonly states: number } {
  const limit = steps.reduce((sum, action) => sum + moves.cost[action]!, 0)
  const weight = (WEIGHT * limit) / steps.length
  const { words } = moves
  const unmet = unmetIn(needed, words)
  const states = new StateTable(words, Math.min(256, maxStates))
  const nodes = new SearchNodes()
  const open = new HeapQueue()
  states.insert(start)
  nodes.add(0, 0, 0, NO_STATE, -1)
  open.push(0, 0, 0)
  while (open.size > 0) {
    const state = open.pop()
    if (nodes.isClosed(state)) continue
    if (unmet(states.cells, state * words) === 0)
      return { steps: nodes.actionsTo(state) as ActionId[], states: states.count }
    nodes.close(state)
    const count = successors.find(states.cells, state * words)
    for (let i = 0; i < count; i++) {
      const action = successors.found[i]!
      const reached = nodes.reached[state]! + moves.cost[action]!
      if (reached >= limit) continue
      const known = states.count
      successors.apply(action, states.cells, state * words, known * words)
      const target = known < maxStates ? states.commit() : states.findCandidate()
      if (target < 0) {
        if (known >= maxStates) continue
        return { steps: undefined, states: known }
      }
      if (target === known) {
        if (!nodes.add(target, reached, 0, state, action)) return { steps: undefined, states: known }
      } else if (reached < nodes.reached[target]!) nodes.improve(target, reached, state, action)
      else continue
      open.push(target, reached + weight * unmet(states.cells, target * words), -reached)
    }
  }
  return { steps: undefined, states: states.count }
}

/** Counts the literals that do not hold in the row that begins at `cells[at]`. */
function unmetIn(literals: readonly LiteralId[], words: number): (cells: Int32Array, at: number) => number {
  const mask = new Int32Array(words)
  const value = new Int32Array(words)
  for (const lit of literals) {
    const fact = literalFact(lit)
    mask[fact >>> 5]! |= 1 << (fact & 31)
    if (!isNegated(lit)) value[fact >>> 5]! |= 1 << (fact & 31)
  }
  return (cells, at) => {
    let count = 0
    for (let w = 0; w < words; w++)
      for (let bits = (cells[at + w]! & mask[w]!) ^ value[w]!; bits !== 0; bits &= bits - 1) count++
    return count
  }
}
