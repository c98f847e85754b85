// Problems for questions on plans: their texts, and plans for them.

import { searchOptimal } from '#planning/search/a-star'
import { searchQuick } from '#planning/search/greedy'
import type { Atom, Condition, Problem } from '#planning/pddl/model'
import { printAtom, printProblem } from '#planning/pddl/print'
import type { Source } from '#planning/pddl/source'
import { factName, stateFacts, wordsOf } from '#planning/task/names'
import { isGoal } from '#planning/task/step'
import { FLUENT, isNegated, literalFact, type State, type Task } from '#planning/task/task'
import { kindsOf } from '#planning/task/universe'
import { names } from '../plans'
import type { Bounds } from '../posed'
import type { World } from '../situation'

const nowhere = { from: 0, to: 0 }

/** `(on a b)` as an atom. */
export function atomOf(text: string): Atom {
  const [predicate = '', ...objects] = wordsOf(text) ?? []
  return {
    predicate: { name: predicate, span: nowhere },
    terms: objects.map(name => ({ kind: 'object', name, span: nowhere })),
    span: nowhere,
  }
}

const conjunction = (facts: readonly string[]): Condition => ({
  kind: 'and',
  parts: facts.map(fact => ({ kind: 'atom', atom: atomOf(fact), span: nowhere })),
  span: nowhere,
})

/** The facts of a state of the task and all static facts, without duplicates. */
export function factsOf(task: Task, state: State): string[] {
  const { domain, problem } = task
  const kinds = kindsOf(domain)
  const still = problem.init
    .filter(({ predicate }) => kinds[domain.predicates.findIndex(({ name }) => name === predicate.name)] === 'static')
    .map(printAtom)
  const moving: string[] = []
  for (const name of stateFacts(task, state)) moving.push(name)
  return [...new Set([...moving, ...still])]
}

/** The goal as facts, if its grounding is a conjunction of facts; else why it is not. */
export function goalOf(task: Task): readonly string[] | string {
  const { goal } = task.problem
  const facts: string[] = []
  for (const part of goal.kind === 'and' ? goal.parts : [goal]) {
    if (part.kind !== 'atom') return groundGoalOf(task)
    facts.push(printAtom(part.atom))
  }
  return facts.length === 0 ? 'its goal is empty' : [...new Set(facts)]
}

/** A quantified goal is equivalent to its ground facts. */
function groundGoalOf(task: Task): readonly string[] | string {
  const [only] = task.goal
  const isPlain =
    task.goal.length === 1 && only!.every(lit => !isNegated(lit) && task.factKind[literalFact(lit)] === FLUENT)
  return isPlain && only!.length > 0
    ? only!.map(lit => factName(task, literalFact(lit)))
    : 'its goal is no list of facts, and prompts can only tell such goals'
}

export interface ProblemParts {
  readonly init: readonly string[]
  /** Null for the empty goal. */
  readonly goal: readonly string[] | null
  /** True if plans must have minimal cost. */
  readonly priced?: boolean
}

/** The problem with this initial state and goal, as text. */
export function sourceWith(world: World, problem: Problem, parts: ProblemParts): Source {
  return {
    domain: world.domainText,
    problem: printProblem({
      ...problem,
      init: parts.init.map(atomOf),
      goal: conjunction(parts.goal ?? []),
      minimizesCost: parts.priced === true,
    }),
  }
}

/** Maximum number of states stored for a plan of minimal cost; if that fails, any plan serves as the reference. */
const OPTIMAL_STATES = 30_000
const QUICK_STATES = 30_000

export interface Reference {
  readonly plan: readonly string[]
  /** The plan's cost, and whether it is minimal. */
  readonly cost: number
  readonly optimal: boolean
}

/** A plan from the task's initial state, a cheapest one if found within limits; or why none can be used. */
export function referenceOf(task: Task, bounds: Bounds): Reference | string {
  if (isGoal(task, task.initial)) return 'the goal holds already'
  const optimal = searchOptimal(task, { maxStates: Math.min(OPTIMAL_STATES, bounds.maxStates) })
  if (optimal.kind === 'no-plan') return 'there is no plan'
  const found = optimal.kind === 'plan' ? optimal : searchQuick(task, { maxStates: QUICK_STATES })
  if (found.kind !== 'plan') return 'no plan was found within its limits'
  if (found.plan.length > bounds.maxSteps) return 'its plans are too long to ask about'
  return {
    plan: names(task, found.plan),
    cost: found.cost,
    optimal: optimal.kind === 'plan',
  }
}

/** The task with another initial state. */
export const from = (task: Task, initial: State): Task => ({ ...task, initial })
