// Any plan, even of problems with thousands of actions: greedy search while it is fast, then relaxed plans followed as far as they are
// applicable, which finds longer plans sooner, then goal by goal, then greedy search to its end. If goals are close to each other, short
// paths from one to the next often make a cheaper plan.

import type { ActionId, Task } from '#planning/task/task'
import { planByAgenda } from './goal-agenda'
import { searchQuick } from './greedy'
import { leaveOut } from './leave-out'
import { type LookaheadOutcome, searchLookahead } from './lookahead'
import { costOf, movesOf } from './moves'
import { planByNearest } from './nearest-goals'
import { improveByWindows } from './plan-windows'
import type { SearchCounts, SearchOutcome } from './outcome'

/** States of the first greedy search; states and expansions of the search that follows relaxed plans. */
const FIRST_STATES = 5_000
const AHEAD_STATES = 50_000
/** Words of states on short paths to goals, before and after a plan is known; number of steps from which a plan is worth improving. */
const NEAR_WORDS = 30_000_000
const SOON_WORDS = 3_000_000
const MIN_ROUNDS = 20
/** Words of states for making a plan cheaper, and at least this many states. */
const WINDOW_WORDS = 100_000
const MIN_WINDOW_STATES = 2_000
const SOON_EXPANSIONS = 100
const AHEAD_EXPANSIONS = 1_000

interface AnyOptions {
  readonly maxStates: number
  /** If there is no plan: keep the states by which the search has shown that, where it has them. */
  readonly keepEvidence?: boolean
}

/** Any plan of the task, or a proof that there is none; its cost may be arbitrary. */
export function searchAny(task: Task, { maxStates, keepEvidence = false }: AnyOptions): SearchOutcome {
  const first = searchQuick(task, { maxStates: Math.min(FIRST_STATES, maxStates), keepEvidence })
  if (first.kind === 'no-plan') return first
  const found = first.kind === 'plan' ? first.plan : undefined
  if (found === undefined && maxStates <= FIRST_STATES) return first
  const words = Math.min(maxStates * task.words, found === undefined ? NEAR_WORDS : SOON_WORDS)
  const near = (found?.length ?? MIN_ROUNDS) < MIN_ROUNDS ? undefined : planByNearest(task, words)
  if (found !== undefined) return planOf(task, [found, near], first)
  const follow = (maxExpansions: number): LookaheadOutcome =>
    searchLookahead(task, {
      goal: task.goal,
      maxStates: Math.min(AHEAD_STATES, maxStates),
      maxExpansions,
    })
  const soon = follow(SOON_EXPANSIONS)
  if (soon.kind === 'plan') return planOf(task, [soon.plan, near], first)
  const byGoals = near ?? (soon.kind === 'stopped' ? planByAgenda(task) : undefined)
  if (byGoals !== undefined) return planOf(task, [byGoals], first)
  const ahead = soon.kind === 'stopped' ? follow(AHEAD_EXPANSIONS) : soon
  if (ahead.kind === 'stopped') return searchQuick(task, { maxStates, keepEvidence })
  const { expanded, evaluated, generated } = first
  if (ahead.kind === 'no-plan') return { kind: 'no-plan', expanded, evaluated, generated }
  return planOf(task, [ahead.plan], first)
}

/** The cheapest of these plans, without its redundant steps. */
function planOf(
  task: Task,
  found: readonly (ActionId[] | undefined)[],
  { expanded, evaluated, generated }: SearchCounts,
): SearchOutcome {
  const moves = movesOf(task)
  const plans = found.flatMap(plan => (plan === undefined ? [] : [leaveOut(task, plan)]))
  const cheapest = plans.reduce((a, b) => (costOf(moves, b) < costOf(moves, a) ? b : a))
  const plan = improveByWindows(task, cheapest, Math.max(MIN_WINDOW_STATES, Math.floor(WINDOW_WORDS / task.words)))
  const cost = costOf(moves, plan)
  return { kind: 'plan', plan, cost, optimal: plan.length === 0, expanded, evaluated, generated }
}
