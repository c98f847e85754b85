// A problem's task, the final state of a plan, and the false parts of a condition there.

import type { Condition, Domain, Problem } from '#planning/pddl/model'
import { explainGoal } from '#planning/task/explain'
import { ground } from '#planning/task/ground'
import type { GroundLimits, State, Task } from '#planning/task/task'
import { trace } from '#planning/task/trace'

/** Enough for anything a page explains; larger problems are compared too, but explained only by their texts. */
const limits: GroundLimits = { maxFacts: 100_000, maxActions: 200_000, maxJoins: 5_000_000 }

const known = new WeakMap<Problem, { readonly domain: Domain; readonly task: Task | undefined }>()

/** A problem grounded, cached with it; undefined if that stops at a counted limit. */
export function taskOf(domain: Domain, problem: Problem): Task | undefined {
  const before = known.get(problem)
  if (before?.domain === domain) return before.task
  const outcome = ground(domain, problem, limits)
  const task = outcome.kind === 'task' ? outcome.task : undefined
  known.set(problem, { domain, task })
  return task
}

/** The false parts of the condition in the state, as PDDL; undefined if its quantifiers expand to too many parts. */
export function unmetIn(task: Task, condition: Condition, state: State): readonly string[] | undefined {
  const problem = { ...task.problem, goal: condition }
  const { missing, unknown } = explainGoal({ ...task, problem }, state)
  return missing.length === 0 && unknown.length > 0 ? undefined : missing
}

/** The state after a plan; undefined if the plan cannot be executed to its end. */
export function endOfPlan(task: Task, plan: readonly string[]): State | undefined {
  const { states, broken } = trace(task, task.initial, plan)
  return broken === undefined ? states[states.length - 1] : undefined
}

/** The name of an action or a fact with its objects renamed. */
export function renameWords(name: string, naming: (object: string) => string): string {
  const [head = '', ...objects] = name.slice(1, -1).split(' ')
  return `(${[head, ...objects.map(naming)].join(' ')})`
}
