// Tables over projections for a running search, suited to states like those it has seen.

import { bytesAllowed } from '#base/memory'
import type { Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'
import { mutexGroups } from '#planning/task/mutex'
import { factValues, ProjectionTables, readValues } from '../heuristics/projections'
import type { SearchTask } from '../prepare'
import { startOf } from '../prepare'
import { type Candidate, chooseOrders } from './choose-orders'
import { interestingPatterns } from './patterns'
import { type GoalValues, LARGEST_PATTERN, Projector } from './projection'
import { classCosts, distancesIn, UNREACHABLE } from './saturate'
import { makeVariables, NO_VALUE, type Variables } from './variables'

/** Counts that limit the work of making tables. */
export interface TableEffort {
  readonly maxPatterns: number
  readonly maxStates: number
  readonly maxEdges: number
  /** For all projections together; and for each move of the task. */
  readonly totalEdges: number
  readonly edgesForMove: number
  readonly maxOrders: number
  /** Moves for each table after the first order. */
  readonly movesForTable: number
}
/** Edges while tables are made; all edges may use one part in this many of a search's budget. */
const BYTES_OF_EDGE = 8
const SHARE = 4

/** Equivalent to some thousand evaluations of LM-cut; and some ten thousand. */
export const smallEffort: TableEffort = {
  maxPatterns: 1_000,
  maxStates: 100_000,
  maxEdges: 400_000,
  totalEdges: 1_000_000,
  edgesForMove: 1_000,
  maxOrders: 12,
  movesForTable: 4,
}
export const largeEffort: TableEffort = {
  maxPatterns: 12_000,
  maxStates: 500_000,
  maxEdges: 2_000_000,
  totalEdges: 8_000_000,
  edgesForMove: 20_000,
  maxOrders: 40,
  movesForTable: 1,
}
/**
 * Tables for the task from its initial state, evaluated on the rows that begin at `at`; undefined if the task has rules, a goal with
 * alternatives or costs too large. `isCanonical`: states are looked up with objects exchanged.
 */
export function makeProjections(
  ready: SearchTask,
  task: Task,
  cells: Int32Array,
  at: readonly number[],
  isCanonical: boolean,
  effort: TableEffort = smallEffort,
): ProjectionTables | undefined {
  const { reduced, moves } = ready
  const { task: small, factOf } = reduced
  if (small.hasRules || small.goal.length !== 1) return undefined
  const numberOf = new Int32Array(task.factCount).fill(-1)
  for (let number = 0; number < factOf.length; number++) numberOf[factOf[number]!] = number
  const groups = mutexGroups(task).map(group => group.map(fact => numberOf[fact]!).filter(fact => fact >= 0))
  const vars = makeVariables(small, groups)
  const cost = Float64Array.from(vars.actionOf, action => moves.cost[action]!)
  const greatest = cost.reduce((max, c) => Math.max(max, c), 0)
  if (!moves.unit.isExact || greatest * effort.maxStates >= UNREACHABLE) return undefined
  const all = new Map(Array.from(vars.size, (_, variable) => [variable, variable]))
  const seen = factValues(vars, moves.words, all)
  const read = (row: number, from: Int32Array): Int32Array => {
    const values = new Int32Array(vars.count)
    readValues(seen, from, row, values)
    return values
  }
  const start = read(0, new Int32Array(startOf(ready, task.initial)))
  const samples = sampleValues(
    at.map(row => read(row, cells)),
    vars.count,
  )
  const candidates = worthwhile(vars, goalValues(small, vars), start, cost, samples, effort)
  if (candidates.length === 0) return undefined
  const orders = chooseOrders(candidates, cost, at.length, {
    maxOrders: effort.maxOrders,
    maxTables: cost.length / effort.movesForTable,
    // Canonical states may be unreachable from the start, so no move may have a negative cost there.
    leastShare: isCanonical ? 0 : Number.NEGATIVE_INFINITY,
  })
  return new ProjectionTables(vars, groups, moves.words, orders)
}

/** Per variable the value of each sample, one variable after the other. */
function sampleValues(samples: readonly Int32Array[], variables: number): Int32Array {
  const values = new Int32Array(samples.length * variables)
  for (let s = 0; s < samples.length; s++)
    for (let v = 0; v < variables; v++) values[v * samples.length + s] = samples[s]![v]!
  return values
}

/** Projections that estimate some sample higher than all projections to subsets of their variables. */
function worthwhile(
  vars: Variables,
  goal: GoalValues,
  start: Int32Array,
  cost: Float64Array,
  values: Int32Array,
  effort: TableEffort,
): Candidate[] {
  const count = values.length / vars.count
  const found: Candidate[] = []
  /** By pattern: a lower bound on the remaining cost of each sample. */
  const shown = new Map<number, Int32Array>()
  const keyOf = (pattern: readonly number[], without: number): number => {
    let key = 0
    for (const variable of pattern) if (variable !== without) key = key * (vars.count + 1) + variable + 1
    return key
  }
  let edges = 0
  const maxEdges = Math.min(
    effort.totalEdges,
    effort.edgesForMove * cost.length,
    bytesAllowed() / (BYTES_OF_EDGE * SHARE),
  )
  const projector = new Projector(vars, goal, start, effort)
  for (const pattern of interestingPatterns(vars, goal, LARGEST_PATTERN, effort.maxPatterns)) {
    const projection = projector.project(pattern)
    if (projection === undefined) continue
    edges += projection.source.length + projection.stateCount
    if (edges > maxEdges) break
    const alone = distancesIn(projection, classCosts(projection, cost))
    const states = statesOf(pattern, projection.strides, values, count)
    const most = new Int32Array(count)
    for (const variable of pattern) {
      const part = shown.get(keyOf(pattern, variable))
      if (part === undefined) continue
      for (let s = 0; s < count; s++) if (part[s]! > most[s]!) most[s] = part[s]!
    }
    let isWorth = false
    for (let s = 0; s < count; s++) {
      const value = states[s]! >= 0 ? alone[states[s]!]! : 0
      if (value <= most[s]!) continue
      most[s] = value
      isWorth = true
    }
    shown.set(keyOf(pattern, -1), most)
    if (isWorth) found.push({ projection, alone, samples: states })
  }
  return found
}

/** The abstract state of each sample; negative if two facts of a variable hold. */
function statesOf(
  pattern: readonly number[],
  strides: readonly number[],
  values: Int32Array,
  count: number,
): Int32Array {
  const states = new Int32Array(count)
  for (let i = 0; i < pattern.length; i++) {
    const from = pattern[i]! * count
    const stride = strides[i]!
    for (let s = 0; s < count; s++) {
      const value = values[from + s]!
      if (value === NO_VALUE || states[s]! < 0) states[s] = NO_VALUE
      else states[s]! += value * stride
    }
  }
  return states
}

function goalValues(task: Task, vars: Variables): GoalValues {
  const goal = new Map<number, Uint8Array>()
  for (const lit of task.goal[0]!) {
    const variable = vars.variableOf[literalFact(lit)]!
    const value = vars.placeOf[literalFact(lit)]!
    let values = goal.get(variable)
    if (values === undefined) goal.set(variable, (values = new Uint8Array(vars.size[variable]!).fill(1)))
    for (let v = 0; v < values.length; v++) if ((v === value) === isNegated(lit)) values[v] = 0
  }
  return goal
}
