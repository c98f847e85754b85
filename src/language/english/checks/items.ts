// The ground facts and actions that a check covers: those of problems, or made-up ones where there is no problem.

import type { Span } from '#base/text'
import type { Domain, Problem, TypedName } from '#planning/pddl/model'
import { tuplesOf } from '#planning/task/universe'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'

/** Facts and actions of one set of objects, as predicate or schema and objects. */
export interface Items {
  /** Name of the problem; undefined for made-up objects. */
  readonly problem?: string
  readonly objects: readonly TypedName[]
  /** Reachable facts first, and some unreachable ones of each predicate. */
  readonly facts: readonly Item[]
  /** How many of the facts can be reached, or are true from the start. */
  readonly reached: number
  readonly actions: readonly Item[]
  /** Facts and actions that can be reached and are left out, because there are too many. */
  readonly leftOut: number
}

export interface Item {
  readonly head: string
  readonly objects: readonly string[]
}

/** `(on a b)` */
export const nameOf = ({ head, objects }: Item): string => `(${[head, ...objects].join(' ')})`

/** Maximum number of unreachable items taken of one predicate or schema. */
const MAX_PER_ITEM = 2_000

/** Maximum number of facts, and of actions, taken of one problem: an even sample. */
const MAX_PER_PROBLEM = 60_000

/** All that are reachable, the initial ones, and for each predicate some unreachable ones. */
export function itemsOf(task: Task): Items {
  const items = known.get(task) ?? gathered(task)
  known.set(task, items)
  return items
}

/** The text changes with each key, the problems do not. */
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

/** For each predicate and action two items of made-up objects of its types, the second with their order turned. */
export function madeUpItems(domain: Domain): Items {
  const heads = [...domain.predicates, ...domain.actions]
  const most = Math.max(1, ...heads.map(({ parameters }) => parameters.length))
  const types = ['object', ...domain.types.map(({ name }) => name)]
  const itemsFor = ({ name, parameters }: Domain['predicates'][number]): Item[] => {
    const things = (order: (i: number) => number): string[] =>
      parameters.map(({ type }, i) => thingOf(type[0]?.name ?? 'object', order(i)).name)
    const last = parameters.length - 1
    const straight = { head: name, objects: things(i => i) }
    return last < 1 ? [straight] : [straight, { head: name, objects: things(i => last - i) }]
  }
  return {
    objects: types.flatMap(type => Array.from({ length: most }, (_, i) => thingOf(type, i))),
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

/** Facts that a problem lists from the start, of one predicate. */
export const initialRows = (problem: Problem, head: string): string[][] =>
  problem.init.filter(({ predicate }) => predicate.name === head).map(({ terms }) => terms.map(({ name }) => name))

/** All facts that a problem lists from the start. */
export const initialFacts = (problem: Problem): string[] =>
  problem.init.map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`)
