// Conditions of one grounded task: as literals where they are conjunctions of them, and whether a state satisfies them.

import { trace } from '../../task/trace'
import type { Condition, Domain, Problem } from '../../pddl/model'
import { explainGoal } from '../../task/explain'
import { ground } from '../../task/ground'
import { declarationOf, factOf } from '../../task/names'
import {
  type Conjunction,
  type GroundLimits,
  literal,
  type State,
  type Task,
} from '../../task/task'
import { kindsOf, objectsOf } from '../../task/universe'
import { flatten } from '../structure/formula-key'

/** Enough for whatever a page explains; what is larger is compared all the same, and explained by its texts alone. */
const limits: GroundLimits = { maxFacts: 100_000, maxActions: 200_000, maxJoins: 5_000_000 }

const known = new WeakMap<Problem, { readonly domain: Domain; readonly task: Task | undefined }>()

/** A problem grounded, remembered with it; undefined where that stops at a counted limit. */
export function taskOf(domain: Domain, problem: Problem): Task | undefined {
  const before = known.get(problem)
  if (before?.domain === domain) return before.task
  const outcome = ground(domain, problem, limits)
  const task = outcome.kind === 'task' ? outcome.task : undefined
  known.set(problem, { domain, task })
  return task
}

/** A ground literal of a task: it holds in every state, in none, or where the fact has this value. */
export type GroundLiteral =
  | 'always'
  | 'never'
  | { readonly fact: number; readonly negated: boolean }

/** A conjunct as a ground literal; undefined where it is none. */
export function literalOf(
  task: Task,
  condition: Condition,
  negated = false,
): GroundLiteral | undefined {
  if (condition.kind === 'not') return literalOf(task, condition.body, !negated)
  if (condition.kind !== 'atom' && condition.kind !== 'equal') return undefined
  const known = (holds: boolean): GroundLiteral => (holds !== negated ? 'always' : 'never')
  if (condition.kind === 'equal') return known(condition.left.name === condition.right.name)
  const { domain, problem } = task
  const { predicate, terms } = condition.atom
  const head = declarationOf(domain.predicates, predicate.name)
  const objects = objectsOf(domain, problem)
  const tuple = Int32Array.from(terms, ({ name }) => objects.numberOf(name))
  if (kindsOf(domain)[head] === 'static') return known(task.isStaticTrue(head, tuple))
  const fact = factOf(task, head, tuple)
  return fact === undefined ? known(false) : { fact, negated }
}

/** The condition's literals that are not always true; undefined where it is no conjunction of literals, or never holds. */
export function conjunctionOf(task: Task, condition: Condition): Conjunction | undefined {
  const found = new Set<number>()
  for (const part of flatten(condition, 'and')) {
    const known = literalOf(task, part)
    if (known === undefined || known === 'never') return undefined
    if (known !== 'always') found.add(literal(known.fact, known.negated))
  }
  return [...found].sort((a, b) => a - b) as unknown as Conjunction
}

/** What of the condition does not hold in the state, as PDDL; undefined where it quantifies over too much to see. */
export function unmetIn(
  task: Task,
  condition: Condition,
  state: State,
): readonly string[] | undefined {
  const problem = { ...task.problem, goal: condition }
  const { missing, unknown } = explainGoal({ ...task, problem }, state)
  return missing.length === 0 && unknown.length > 0 ? undefined : missing
}

/** The state after a plan; undefined where the plan cannot be followed to its end. */
export function endOfPlan(task: Task, plan: readonly string[]): State | undefined {
  const { states, broken } = trace(task, task.initial, plan)
  return broken === undefined ? states[states.length - 1] : undefined
}

/** An action or a fact by its name with other names for its objects. */
export function renameWords(name: string, naming: (object: string) => string): string {
  const [head = '', ...objects] = name.slice(1, -1).split(' ')
  return `(${[head, ...objects.map(naming)].join(' ')})`
}
