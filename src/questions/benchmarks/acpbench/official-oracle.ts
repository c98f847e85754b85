// The planner and grounder behind the published scorer, replaced by the playground's engine: exact, and without time
// limits.

import { decideReachable } from '#planning/analysis/reachable'
import { type ReachLimits, reachLimits } from '#planning/analysis/reach-limits'
import type { Atom, Condition } from '#planning/pddl/model'
import { searchOptimal } from '#planning/search/a-star'
import { findBestActions } from '#planning/search/best-actions'
import { withInitial } from '#planning/task/derive'
import { findAction, findFact } from '#planning/task/names'
import { progress } from '#planning/task/step'
import { type Disjunction, type FactId, literal, type Task } from '#planning/task/task'
import { kindsOf, objectsOf } from '#planning/task/universe'
import { actionObjects } from '#planning/task/views'
import { validatePlan } from '#planning/task/validate'
import type { OfficialOracle } from './official'

export interface OracleLimits {
  readonly reach: ReachLimits
  /** Maximum number of states in a search for a shortest plan. */
  readonly maxStates: number
}
export const oracleLimits: OracleLimits = { reach: reachLimits, maxStates: 2_000_000 }

/** Number of states up to which a distance is searched directly. */
const EASY_STATES = 20_000

/** The oracle for one task. */
export function engineOracle(task: Task, limits: OracleLimits = oracleLimits): OfficialOracle {
  const steps = unitCost(task)
  return {
    goal: words => goalOutcome(task, words, limits.reach),
    preconditions(name) {
      const action = findAction(task, name)
      if (action === undefined) return 'unknown'
      const outcome = reached(task, [positiveFacts(task, action)], limits.reach)
      return outcome
    },
    stepsAfter(name) {
      const action = findAction(task, name)
      if (action === undefined) return null
      const near = withInitial(steps, progress(task, task.initial, action))
      const quick = shortest(near, Math.min(EASY_STATES, limits.maxStates))
      if (quick !== 'undecided') return quick
      const found = findBestActions(steps, { maxStates: limits.maxStates })
      const value = found.kind === 'plan' ? found.actions.find(each => each.action === action) : undefined
      if (value?.best === true && found.kind === 'plan') return found.cost - 1
      if (value?.best === false) return { atLeast: value.atLeast }
      return shortest(near, limits.maxStates)
    },
    steps: () => shortest(steps, limits.maxStates),
    isPlan: actions => validatePlan(task, actions).valid,
  }
}

/** The original reprints the problem without its metric, so that every step costs 1. */
const unitCost = (task: Task): Task => ({
  ...task,
  actionCost: new Float64Array(task.actionCount).fill(1),
})

function shortest(task: Task, maxStates: number): number | null | 'undecided' {
  const outcome = searchOptimal(task, { maxStates })
  if (outcome.kind === 'plan') return outcome.plan.length
  return outcome.kind === 'no-plan' ? null : 'undecided'
}

function reached(task: Task, condition: Disjunction, limits: ReachLimits): 'unsolvable' | 'solved' | 'undecided' {
  const { kind } = decideReachable(task, condition, limits)
  return kind === 'reachable' ? 'solved' : kind === 'unreachable' ? 'unsolvable' : 'undecided'
}

/** The fluent atoms of a precondition; other conditions are not part of the original's goal. */
function positiveFacts(task: Task, action: Parameters<typeof actionObjects>[1]): ReturnType<typeof literal>[] {
  const schema = task.domain.actions[task.actionSchema[action]!]!
  const objects = actionObjects(task, action)
  const value = new Map(schema.parameters.map(({ name }, i) => [name, objects[i]!]))
  const found: ReturnType<typeof literal>[] = []
  for (const atom of topAtoms(schema.precondition)) {
    const words = [atom.predicate.name, ...atom.terms.map(term => value.get(term.name) ?? term.name)]
    const fact = findFact(task, `(${words.join(' ')})`)
    if (fact !== undefined) found.push(literal(fact as FactId, false))
  }
  return found
}

/** An atom, or the direct atoms of an `and`. */
function topAtoms(condition: Condition): Atom[] {
  if (condition.kind === 'atom') return [condition.atom]
  if (condition.kind !== 'and') return []
  return condition.parts.flatMap(part => (part.kind === 'atom' ? [part.atom] : []))
}

/** Connectives that require nested brackets, which an answer made of names cannot contain. */
const connectives = new Set(['not', 'imply', 'forall', 'exists'])

/**
 * The problem with the goal `(word …)`, as the translator of the original's planner reads it: `(or)` is false, `(and)`
 * true, a type is a unary predicate, and other unknown or ill-typed names make the goal never true; only unknown
 * predicates and wrong numbers of arguments are errors.
 */
function goalOutcome(task: Task, words: readonly string[], limits: ReachLimits): ReturnType<OfficialOracle['goal']> {
  const [head, ...args] = words as [string, ...string[]]
  if (head === 'or' || head === 'and') return args.length > 0 ? 'error' : head === 'or' ? 'unsolvable' : 'solved'
  if (connectives.has(head)) return 'error'
  const { domain, problem } = task
  const place = domain.predicates.findIndex(({ name }) => name === head)
  const truth = (holds: boolean): 'solved' | 'unsolvable' => (holds ? 'solved' : 'unsolvable')
  if (place < 0) {
    const isType = head === 'object' || domain.types.some(({ name }) => name === head)
    if (!isType || args.length !== 1) return 'error'
    const objects = objectsOf(domain, problem)
    const members = objects.members([{ name: head, span: { from: 0, to: 0 } }])
    return truth(members.has[objects.numberOf(args[0]!)] === 1)
  }
  if (domain.predicates[place]!.parameters.length !== args.length) return 'error'
  if (kindsOf(domain)[place] === 'static')
    return truth(
      problem.init.some(
        ({ predicate, terms }) => predicate.name === head && terms.every((term, i) => term.name === args[i]),
      ),
    )
  const fact = findFact(task, `(${words.join(' ')})`)
  return fact === undefined ? 'unsolvable' : reached(task, [[literal(fact, false)]], limits)
}
