// The ground facts and actions that a check covers: those of problems, or made-up ones if there is no problem.

import type { Span } from '#base/text'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import { tuplesOf } from '#planning/task/universe'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'

/** Facts and actions over one set of objects, each as predicate or schema with objects. */
export interface Items {
  /** Name of the problem; undefined for made-up objects. */
  readonly problem?: string
  readonly objects: readonly TypedName[]
  /** Reachable facts first, then some unreachable ones of each predicate. */
  readonly facts: readonly Item[]
  /** Number of facts that are reachable or initially true. */
  readonly reached: number
  readonly actions: readonly Item[]
  /** Number of reachable facts and actions left out because there are too many. */
  readonly leftOut: number
}

export interface Item {
  readonly head: string
  readonly objects: readonly string[]
}

/** `(on a b)` */
export const nameOf = ({ head, objects }: Item): string => `(${[head, ...objects].join(' ')})`

/** Maximum number of unreachable items per predicate or schema. */
const MAX_PER_ITEM = 2_000

/** Maximum number of facts, and of actions, per problem: an even sample. */
const MAX_PER_PROBLEM = 60_000

/** All reachable and initial facts, reachable actions, and some unreachable items per predicate and schema. */
export function itemsOf(task: Task): Items {
  const items = known.get(task) ?? gathered(task)
  known.set(task, items)
  return items
}

/** Cached per problem, since the text changes with each key stroke and the problems do not. */
const known = new WeakMap<Task, Items>()

function gathered(task: Task): Items {
  const { domain, problem, objects: names } = task
  const facts = new Map<string, Item>()
  const actions = new Map<string, Item>()
  const put = (into: Map<string, Item>, name: string): void => {
    const [head = '', ...objects] = name.slice(1, -1).split(' ')
    if (!into.has(name)) into.set(name, { head, objects })
  }
  const step = (count: number): number => Math.max(1, Math.ceil(count / MAX_PER_PROBLEM))
  const [stepOfFacts, stepOfActions] = [step(task.factCount), step(task.actionCount)]
  for (let fact = 0; fact < task.factCount; fact += stepOfFacts)
    if (task.factPredicate[fact]! >= 0) put(facts, factName(task, fact as FactId))
  for (const { predicate, terms } of problem.init)
    put(facts, `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`)
  for (let action = 0; action < task.actionCount; action += stepOfActions)
    put(actions, actionName(task, action as ActionId))
  const reached = facts.size
  for (const { name, parameters } of domain.predicates)
    for (const tuple of first(tuplesOf(domain, problem, parameters)))
      put(facts, `(${[name, ...Array.from(tuple, object => names[object]!)].join(' ')})`)
  return {
    problem: problem.name,
    objects: [...domain.constants, ...problem.objects],
    facts: [...facts.values()],
    reached,
    actions: [...actions.values()],
    leftOut:
      task.factCount -
      Math.ceil(task.factCount / stepOfFacts) +
      (task.actionCount - Math.ceil(task.actionCount / stepOfActions)),
  }
}

function* first<T>(all: Iterable<T>): Generator<T> {
  let left = MAX_PER_ITEM
  for (const each of all) {
    if (left-- === 0) return
    yield each
  }
}

/** Two items of made-up objects per predicate and action; the second has the objects in reverse order. */
export function madeUpItems(domain: Domain): Items {
  const heads = [...domain.predicates, ...domain.actions]
  const max = Math.max(1, ...heads.map(({ parameters }) => parameters.length))
  const types = ['object', ...domain.types.map(({ name }) => name)]
  const itemsFor = ({ name, parameters }: Domain['predicates'][number]): Item[] => {
    const things = (order: (i: number) => number): string[] =>
      parameters.map(({ type }, i) => thingOf(type[0]?.name ?? 'object', order(i)).name)
    const last = parameters.length - 1
    const straight = { head: name, objects: things(i => i) }
    return last < 1 ? [straight] : [straight, { head: name, objects: things(i => last - i) }]
  }
  return {
    objects: types.flatMap(type => Array.from({ length: max }, (_, i) => thingOf(type, i))),
    facts: domain.predicates.flatMap(itemsFor),
    reached: 0,
    leftOut: 0,
    actions: domain.actions.flatMap(itemsFor),
  }
}

/** The i-th made-up object of a type. */
function thingOf(type: string, i: number): TypedName {
  const nowhere: Span = { from: 0, to: 0 }
  return {
    name: `${type}-thing-${i + 1}`,
    span: nowhere,
    type: type === 'object' ? [] : [{ name: type, span: nowhere }],
  }
}

/** The initial facts of one predicate, as lists of objects. */
export const initialRows = (problem: Problem, head: string): string[][] =>
  problem.init.filter(({ predicate }) => predicate.name === head).map(({ terms }) => terms.map(({ name }) => name))

/** All initial facts of a problem. */
export const initialFacts = (problem: Problem): string[] =>
  problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`)
