// Some plan, also of problems with thousands of actions: greedy search as long as it is quick, then relaxed plans followed
// as far as they go, which leads to longer plans sooner, then greedy search to its end.

import type { Task } from '../task/task'
import { searchQuick } from './greedy'
import { searchLookahead } from './lookahead'
import { costOf, movesOf } from './moves'
import type { SearchOutcome } from './outcome'

/** States of the first greedy search; states and expansions of the search that follows relaxed plans. */
const FIRST_STATES = 5_000
const AHEAD_STATES = 50_000
const AHEAD_EXPANSIONS = 1_000

/** Some plan of the task, or that there is none; nothing is said about its cost. */
export function searchAny(
  task: Task,
  { maxStates }: { readonly maxStates: number },
): SearchOutcome {
  const first = searchQuick(task, { maxStates: Math.min(FIRST_STATES, maxStates) })
  if (first.kind !== 'stopped' || maxStates <= FIRST_STATES) return first
  const { expanded, evaluated, generated } = first
  const ahead = searchLookahead(task, {
    goal: task.goal,
    maxStates: Math.min(AHEAD_STATES, maxStates),
    maxExpansions: AHEAD_EXPANSIONS,
  })
  if (ahead.kind === 'stopped') return searchQuick(task, { maxStates })
  if (ahead.kind === 'no-plan') return { kind: 'no-plan', expanded, evaluated, generated }
  const { plan } = ahead
  const cost = costOf(movesOf(task), plan)
  return { kind: 'plan', plan, cost, optimal: plan.length === 0, expanded, evaluated, generated }
}
