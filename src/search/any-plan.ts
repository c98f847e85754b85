// Some plan, also of problems with thousands of actions: greedy search as long as it is quick, then relaxed plans followed
// as far as they go, which leads to longer plans sooner, then goal by goal, then greedy search to its end.

import type { ActionId, Task } from '../task/task'
import { planByAgenda } from './goal-agenda'
import { searchQuick } from './greedy'
import { leaveOut } from './leave-out'
import { type LookaheadOutcome, searchLookahead } from './lookahead'
import { costOf, movesOf } from './moves'
import type { SearchCounts, SearchOutcome } from './outcome'

/** States of the first greedy search; states and expansions of the search that follows relaxed plans. */
const FIRST_STATES = 5_000
const AHEAD_STATES = 50_000
const SOON_EXPANSIONS = 100
const AHEAD_EXPANSIONS = 1_000

/** Some plan of the task, or that there is none; nothing is said about its cost. */
export function searchAny(
  task: Task,
  { maxStates }: { readonly maxStates: number },
): SearchOutcome {
  const first = searchQuick(task, { maxStates: Math.min(FIRST_STATES, maxStates) })
  if (first.kind !== 'stopped' || maxStates <= FIRST_STATES) return first
  const follow = (maxExpansions: number): LookaheadOutcome =>
    searchLookahead(task, {
      goal: task.goal,
      maxStates: Math.min(AHEAD_STATES, maxStates),
      maxExpansions,
    })
  const soon = follow(SOON_EXPANSIONS)
  const agenda = soon.kind === 'stopped' ? planByAgenda(task) : undefined
  if (agenda !== undefined) return planOf(task, agenda, first)
  const ahead = soon.kind === 'stopped' ? follow(AHEAD_EXPANSIONS) : soon
  if (ahead.kind === 'stopped') return searchQuick(task, { maxStates })
  const { expanded, evaluated, generated } = first
  if (ahead.kind === 'no-plan') return { kind: 'no-plan', expanded, evaluated, generated }
  return planOf(task, ahead.plan, first)
}

function planOf(task: Task, found: ActionId[], counts: SearchCounts): SearchOutcome {
  const plan = leaveOut(task, found)
  const { expanded, evaluated, generated } = counts
  const cost = costOf(movesOf(task), plan)
  return { kind: 'plan', plan, cost, optimal: plan.length === 0, expanded, evaluated, generated }
}
