// The components of an estimate in one state, as names and costs: the lens of a textbook search.

import { fromWhole } from '#base/decimal'
import type { Source } from '#planning/pddl/source'
import { actionName } from '#planning/task/names'
import { isApplicable } from '#planning/task/step'
import { type ActionId, DERIVED, type State } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import { allStates } from '#planning/textbook/all-states'
import { literalName } from '#planning/textbook/condition-names'
import { type Joining, costTable, joined } from '#planning/textbook/cost-table'
import { heuristicNamed } from '#planning/textbook/heuristics/by-name'
import { relaxedPlan } from '#planning/textbook/heuristics/ff'
import { relaxedOptimum } from '#planning/textbook/heuristics/h-plus'
import { missingGoals } from '#planning/textbook/heuristics/goal-count'
import { cuts, type Ties } from '#planning/textbook/heuristics/lm-cut'
import { type HeuristicName, heuristicNames } from '#planning/textbook/options'
import { NO_ACTION, type RelaxedTask, relax, trueIn } from '#planning/textbook/relaxed'
import type { World } from '#planning/textbook/world'
import { readyWorld } from './run'
import type {
  CostRow,
  CostSweeps,
  CutRow,
  DotsOutcome,
  EstimatesOutcome,
  Lens,
  LensOutcome,
  PlanRow,
} from './search-data'

/** Maximum number of rows, rounds and names that are described. */
const MAX_ROWS = 400
const MAX_ROUNDS = 60
const MAX_NAMES = 40
const MAX_SWEEPS = 40
/** Maximum number of sets of conditions examined for h+ when it is shown with other estimates. */
const MAX_SETS = 3_000
/** Maximum number of states compared with h*. */
const MAX_DOTS = 5_000

/** The components of the estimate in the state after these actions. */
export function lensOf(
  source: Source,
  steps: readonly string[],
  heuristic: HeuristicName,
  ties: Ties = 'first',
): LensOutcome {
  const world = readyWorld(source)
  if ('kind' in world) return world
  const state = trace(world.task, world.task.initial, steps).end
  return {
    kind: 'lens',
    heuristic,
    value: costOf(world, worthOf(world, state, heuristic, ties)),
    lens: lensIn(world, state, heuristic, ties),
    unseen: unseenBy(world, heuristic),
  }
}

function worthOf(world: World, state: State, heuristic: HeuristicName, ties: Ties): number {
  if (heuristic !== 'lm-cut' || ties === 'first') return heuristicNamed(world, heuristic).of(state)
  let sum = 0
  for (const { share } of cuts(relax(world), trueIn(relax(world), state), ties)) sum += share
  return sum
}

/** The values of all estimates in the state after these actions. */
export function estimatesOf(source: Source, steps: readonly string[]): EstimatesOutcome {
  const world = readyWorld(source)
  if ('kind' in world) return world
  const state = trace(world.task, world.task.initial, steps).end
  const of = (name: HeuristicName): number =>
    name === 'h-plus'
      ? relaxedOptimum(relax(world), trueIn(relax(world), state), MAX_SETS)
      : heuristicNamed(world, name).of(state)
  const values = heuristicNames.map(name => [name, costOf(world, of(name))] as const)
  return { kind: 'estimates', values }
}

/** All states of a small problem: the estimate and the true distance. */
export function dotsOf(source: Source, heuristic: HeuristicName): DotsOutcome {
  const world = readyWorld(source)
  if ('kind' in world) return world
  const all = allStates(world, world.task.initial, MAX_DOTS)
  if (all === undefined) return { kind: 'too-many', most: MAX_DOTS }
  const { of } = heuristicNamed(world, heuristic)
  const counts = new Map<string, { h: number; star: number; count: number }>()
  let above = 0
  all.states.forEach((state, number) => {
    const h = costOf(world, of(state))
    const star = costOf(world, all.distance[number]!)
    if (h > star) above++
    const dot = counts.get(`${h} ${star}`) ?? { h, star, count: 0 }
    dot.count++
    counts.set(`${h} ${star}`, dot)
  })
  return { kind: 'dots', dots: [...counts.values()], states: all.states.length, above }
}

/** Units as a cost. */
const costOf = ({ digits }: World, units: number): number =>
  units === Number.POSITIVE_INFINITY ? units : fromWhole(units, digits)

function lensIn(world: World, state: State, heuristic: HeuristicName, ties: Ties): Lens {
  const relaxed = relax(world)
  switch (heuristic) {
    case 'goal-count': {
      const missing = missingGoals(world, state) ?? []
      const [whole = []] = world.task.goal
      const isMissing = new Set<number>(missing)
      return {
        kind: 'goals',
        missing: missing.map(each => literalName(world.task, each)),
        met: whole.filter(each => !isMissing.has(each)).map(each => literalName(world.task, each)),
      }
    }
    case 'h-max':
      return { kind: 'sweeps', joining: 'max', table: sweepsOf(relaxed, state, 'max') }
    case 'h-add':
      return { kind: 'sweeps', joining: 'add', table: sweepsOf(relaxed, state, 'add') }
    case 'ff':
      return {
        kind: 'plan',
        rows: planOf(relaxed, state),
        table: sweepsOf(relaxed, state, 'add'),
      }
    case 'lm-cut':
      return cutsOf(relaxed, state, ties)
    default:
      return { kind: 'plain' }
  }
}

/** The aspects of the problem that the estimate ignores. */
function unseenBy({ task }: World, heuristic: HeuristicName): string[] {
  if (['blind', 'goal-count', 'h-star'].includes(heuristic)) return []
  const sentences: string[] = []
  if (task.effectCondition.items.length > 0)
    sentences.push('An effect with a condition counts as an action of its own, with the same name and cost.')
  if (task.alternatives.first.length - 1 > task.actionCount)
    sentences.push('A precondition with “or” counts as several actions, one for each way to satisfy it.')
  if (task.factKind.includes(DERIVED))
    sentences.push('Rules for derived facts cost nothing, and “not” of a derived fact counts as true.')
  return sentences
}

/**
 * The cost table filled in sweeps: each uses only values of the previous one, so a sweep is a layer of the relaxed
 * graph.
 */
function sweepsOf(relaxed: RelaxedTask, state: State, joining: Joining): CostSweeps {
  const { world, size, goal, operators, cost } = relaxed
  const start = trueIn(relaxed, state)
  let now = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  for (const each of start) now[each] = 0
  const by = new Int32Array(size).fill(-1)
  const sweeps = [now]
  for (let changed = true; changed && sweeps.length < MAX_SWEEPS; ) {
    changed = false
    const next = now.slice()
    operators.forEach(({ needs, gives }, number) => {
      const value = joined(joining, needs, now) + cost[number]!
      for (const each of gives)
        if (value < next[each]!) {
          next[each] = value
          by[each] = number
          changed = true
        }
    })
    if (changed) sweeps.push(next)
    now = next
  }
  const isGoal = new Set(relaxed.givenBy[goal]!.flatMap(each => operators[each]!.needs))
  const used = usedFor(relaxed, by)
  const rows = [...relaxed.wanted, goal]
    .filter(each => now[each]! < Number.POSITIVE_INFINITY || isGoal.has(each) || each === goal)
    .map((each): CostRow & { readonly last: number } => ({
      condition: literalName(world.task, each),
      costs: sweeps.map(sweep => costOf(world, sweep[each]!)),
      by: nameOf(relaxed, by[each]!),
      isUsed: used.has(each),
      isGoal: isGoal.has(each) || each === goal,
      last: now[each]!,
    }))
  const worth = (row: CostRow): number => (row.condition === 'the goal' ? 0 : row.isGoal ? 1 : row.isUsed ? 2 : 3)
  rows.sort((a, b) => worth(a) - worth(b) || a.last - b.last)
  return {
    sweeps: sweeps.length,
    rows: rows.slice(0, MAX_ROWS).map(({ last: _, ...row }) => row),
    leftOut: Math.max(0, rows.length - MAX_ROWS),
  }
}

/** The conditions that determine the goal's cost. */
function usedFor(relaxed: RelaxedTask, by: Int32Array): Set<number> {
  const used = new Set<number>()
  const found = [relaxed.goal]
  for (let next = found.pop(); next !== undefined; next = found.pop()) {
    if (used.has(next)) continue
    used.add(next)
    if (by[next]! >= 0) found.push(...relaxed.operators[by[next]!]!.needs)
  }
  return used
}

function nameOf({ world, operators }: RelaxedTask, operator: number): string {
  const action = operator < 0 ? NO_ACTION : operators[operator]!.action
  return action === NO_ACTION ? '' : actionName(world.task, action as ActionId)
}

/** FF's relaxed plan, from its first actions to the goal. */
function planOf(relaxed: RelaxedTask, state: State): PlanRow[] {
  const start = trueIn(relaxed, state)
  const table = costTable(relaxed, 'add', start)
  const plan = relaxedPlan(relaxed, start, table)
  if (plan === undefined) return []
  const { world } = relaxed
  return plan.actions
    .map(action => {
      const mine = plan.operators.filter(each => relaxed.operators[each]!.action === action)
      const gives = [...plan.achiever].filter(([, by]) => mine.includes(by))
      return {
        action: actionName(world.task, action as ActionId),
        cost: costOf(world, world.cost[action]!),
        gives: gives.map(([condition]) => literalName(world.task, condition)),
        isFirst: isApplicable(world.task, state, action as ActionId),
        order: Math.min(...mine.map(each => table.operators[each]!)),
      }
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...row }) => row)
}

function cutsOf(relaxed: RelaxedTask, state: State, ties: Ties): Lens {
  const { world, goal } = relaxed
  const rows: CutRow[] = []
  let leftOut = 0
  for (const { actions, share, zone, conditions } of cuts(relaxed, trueIn(relaxed, state), ties)) {
    if (rows.length >= MAX_ROUNDS) {
      leftOut++
      continue
    }
    rows.push({
      actions: actions.slice(0, MAX_NAMES).map(each => actionName(world.task, each as ActionId)),
      share: costOf(world, share),
      zone: zone
        .filter(each => each !== goal)
        .slice(0, MAX_NAMES)
        .map(each => literalName(world.task, each)),
      goal: costOf(world, conditions[goal]!),
    })
  }
  return { kind: 'cuts', rows, leftOut }
}
