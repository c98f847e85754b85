// Facts and actions as text and back: `(on a b)`.

import type { Domain } from '../pddl/model'
import { Relation } from './relation'
import { type ActionId, type FactId, FLUENT, type Rows, type State, type Task } from './task'
import { holds } from './step'

/** A fact as text, lower-cased, single blanks. An auxiliary fact has a made-up name that no text finds. */
export function factName(task: Task, fact: FactId): string {
  const predicate = task.factPredicate[fact]!
  if (predicate < 0) return `(:auxiliary ${fact})`
  return nameOf(task, task.domain.predicates[predicate]!.name, task.factArguments, fact)
}

/** An action as text, lower-cased, single blanks. */
export function actionName(task: Task, action: ActionId): string {
  const schema = task.domain.actions[task.actionSchema[action]!]!
  return nameOf(task, schema.name, task.actionArguments, action)
}

function nameOf(task: Task, head: string, rows: Rows, row: number): string {
  let name = `(${head}`
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++)
    name += ` ${task.objects[rows.items[i]!]!}`
  return `${name})`
}

/** The fact of the task with this name, if there is one; letters' case and extra blanks do not matter. */
export function findFact(task: Task, text: string): FactId | undefined {
  return find(task, text, task.domain.predicates, task.factPredicate, task.factArguments) as
    | FactId
    | undefined
}

/** The action of the task with this name, if there is one; letters' case and extra blanks do not matter. */
export function findAction(task: Task, text: string): ActionId | undefined {
  return find(task, text, task.domain.actions, task.actionSchema, task.actionArguments) as
    | ActionId
    | undefined
}

/** Names of the fluent facts that hold in the state, in the order of their numbers. */
export function stateFacts(task: Task, state: State): string[] {
  const names: string[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && holds(state, fact as FactId))
      names.push(factName(task, fact as FactId))
  return names
}

/** The words of `(name arg …)`, lower-cased; the outer brackets may be missing. Undefined when it is not of that form. */
export function wordsOf(text: string): string[] | undefined {
  const whole = text.trim()
  const inner = whole.startsWith('(') && whole.endsWith(')') ? whole.slice(1, -1) : whole
  if (inner.includes('(') || inner.includes(')')) return undefined
  const words = inner
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return words.length === 0 ? undefined : words
}

/** The number of a declaration by name, or -1. */
export function declarationOf(
  list: Domain['predicates'] | Domain['actions'],
  name: string,
): number {
  return list.findIndex(each => each.name === name)
}

interface Lookup {
  readonly objects: ReadonlyMap<string, number>
  /** Per head: arguments → row. */
  readonly relations: readonly Relation[]
}

/** By the argument rows, which tasks derived from one another share. */
const lookups = new WeakMap<Rows, Lookup>()

function find(
  task: Task,
  text: string,
  heads: Domain['predicates'] | Domain['actions'],
  headOf: Int32Array,
  rows: Rows,
): number | undefined {
  const words = wordsOf(text)
  if (words === undefined) return undefined
  let lookup = lookups.get(rows)
  if (lookup === undefined) lookups.set(rows, (lookup = lookupOf(task, heads, headOf, rows)))
  const head = declarationOf(heads, words[0]!)
  const relation = lookup.relations[head]
  if (relation === undefined || relation.arity !== words.length - 1) return undefined
  const tuple = new Int32Array(relation.arity)
  for (let i = 0; i < tuple.length; i++) {
    const object = lookup.objects.get(words[i + 1]!)
    if (object === undefined) return undefined
    tuple[i] = object
  }
  const row = relation.rowOf(tuple)
  return row < 0 ? undefined : relation.ids.items[row]!
}

function lookupOf(
  task: Task,
  heads: Domain['predicates'] | Domain['actions'],
  headOf: Int32Array,
  rows: Rows,
): Lookup {
  const objects = new Map(task.objects.map((name, number) => [name, number]))
  const relations = heads.map(each => new Relation(each.parameters.length, task.objects.length))
  for (let row = 0; row < headOf.length; row++) {
    const head = headOf[row]!
    if (head >= 0)
      relations[head]!.add(rows.items.subarray(rows.first[row]!, rows.first[row + 1]!), row)
  }
  return { objects, relations }
}
