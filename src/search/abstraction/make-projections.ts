// Tables over projections for a search that is under way, good for states like those it has seen.

import type { Task } from '../../task/task'
import { isNegated, literalFact } from '../../task/task'
import { mutexGroups } from '../../task/mutex'
import { ProjectionTables, readValues } from '../heuristics/projections'
import type { SearchTask } from '../prepare'
import { startOf } from '../prepare'
import { type Candidate, chooseOrders } from './choose-orders'
import { interestingPatterns } from './patterns'
import { type GoalValues, project, stateOf } from './projection'
import { classCosts, distancesIn, UNREACHABLE } from './saturate'
import { makeVariables, type Variables } from './variables'

/** Counts that keep making tables as cheap as some thousand evaluations of LM-cut. */
const LARGEST_PATTERN = 3
const MOST_PATTERNS = 3_000
const MOST_STATES = 100_000
const MOST_EDGES = 400_000
const TOTAL_EDGES = 1_000_000
const MOST_ORDERS = 12
/** Moves for each table beyond the first order. */
const TABLES_FOR_MOVES = 4

/**
 * Tables for the task from its initial state, tried on the rows that begin at `at`; undefined where the task has rules,
 * conditional effects, a goal with alternatives or costs too large. `isCanonical`: states are looked up with objects exchanged.
 */
export function makeProjections(
  ready: SearchTask,
  task: Task,
  cells: Int32Array,
  at: readonly number[],
  isCanonical: boolean,
): ProjectionTables | undefined {
  const { reduced, moves } = ready
  const { task: small, factOf } = reduced
  if (small.hasRules || small.effectCondition.items.length > 0 || small.goal.length !== 1)
    return undefined
  const numberOf = new Int32Array(task.factCount).fill(-1)
  for (let number = 0; number < factOf.length; number++) numberOf[factOf[number]!] = number
  const groups = mutexGroups(task).map(group =>
    group.map(fact => numberOf[fact]!).filter(fact => fact >= 0),
  )
  const vars = makeVariables(small, groups)
  const cost = Float64Array.from(vars.actionOf, action => moves.cost[action]!)
  const greatest = cost.reduce((most, c) => Math.max(most, c), 0)
  if (!moves.unit.isExact || greatest * MOST_STATES >= UNREACHABLE) return undefined
  const read = (row: number, from: Int32Array): Int32Array => {
    const values = new Int32Array(vars.count)
    readValues(vars, moves.words, from, row, values)
    return values
  }
  const start = read(0, new Int32Array(startOf(ready, task.initial)))
  const samples = at.map(row => read(row, cells))
  const candidates = worthwhile(vars, goalValues(small, vars), start, cost, samples)
  if (candidates.length === 0) return undefined
  const orders = chooseOrders(candidates, cost, samples.length, {
    maxOrders: MOST_ORDERS,
    maxTables: cost.length / TABLES_FOR_MOVES,
    // Canonical states may lie where the start does not lead: there no move may count as a gain.
    leastShare: isCanonical ? 0 : Number.NEGATIVE_INFINITY,
  })
  return new ProjectionTables(vars, moves.words, orders)
}

/** Projections that show some sample to be further from the goal than all those to fewer of their variables do. */
function worthwhile(
  vars: Variables,
  goal: GoalValues,
  start: Int32Array,
  cost: Float64Array,
  samples: readonly Int32Array[],
): Candidate[] {
  const found: Candidate[] = []
  /** By pattern: what each sample has at least left, as far as the pattern shows. */
  const shown = new Map<string, Float64Array>()
  let edges = 0
  for (const pattern of interestingPatterns(vars, goal, LARGEST_PATTERN, MOST_PATTERNS)) {
    const limits = { maxStates: MOST_STATES, maxEdges: MOST_EDGES }
    const projection = project(vars, pattern, goal, start, limits)
    if (projection === undefined) continue
    edges += projection.source.length + projection.stateCount
    if (edges > TOTAL_EDGES) break
    const alone = distancesIn(projection, classCosts(projection, cost))
    const states = Int32Array.from(samples, values => stateOf(values, pattern, projection.strides))
    const most = new Float64Array(samples.length)
    for (const variable of pattern) {
      const part = shown.get(pattern.filter(other => other !== variable).join())
      if (part === undefined) continue
      for (let s = 0; s < most.length; s++) most[s] = Math.max(most[s]!, part[s]!)
    }
    let isWorth = false
    states.forEach((state, s) => {
      const value = state >= 0 ? alone[state]! : 0
      if (value <= most[s]!) return
      most[s] = value
      isWorth = true
    })
    shown.set(pattern.join(), most)
    if (isWorth) found.push({ projection, alone, samples: states })
  }
  return found
}

function goalValues(task: Task, vars: Variables): GoalValues {
  const goal = new Map<number, Uint8Array>()
  for (const lit of task.goal[0]!) {
    const variable = vars.variableOf[literalFact(lit)]!
    const value = vars.placeOf[literalFact(lit)]!
    let values = goal.get(variable)
    if (values === undefined)
      goal.set(variable, (values = new Uint8Array(vars.size[variable]!).fill(1)))
    for (let v = 0; v < values.length; v++) if ((v === value) === isNegated(lit)) values[v] = 0
  }
  return goal
}
