// Facts and actions as text and back: `(on a b)`.

import type { Domain } from '#planning/pddl/model'
import { Relation } from './grounding/relation'
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
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) name += ` ${task.objects[rows.items[i]!]!}`
  return `${name})`
}

/** The fact of the task with this name, if there is one; letters' case and extra blanks do not matter. */
export function findFact(task: Task, text: string): FactId | undefined {
  const found = tupleOf(factLookup(task), task.domain.predicates, text)
  return found === undefined ? undefined : factOf(task, found.head, found.tuple)
}

/** The action of the task with this name, if there is one; letters' case and extra blanks do not matter. */
export function findAction(task: Task, text: string): ActionId | undefined {
  const found = tupleOf(actionLookup(task), task.domain.actions, text)
  return found === undefined ? undefined : actionOf(task, found.head, found.tuple)
}

/** The fact of the task with this predicate and these object numbers, if there is one. */
export function factOf(task: Task, predicate: number, tuple: Int32Array): FactId | undefined {
  const row = rowOfTuple(factLookup(task).relations[predicate], tuple)
  return row < 0 ? undefined : (row as FactId)
}

/** The action of the task with this schema and these object numbers, if there is one. */
export function actionOf(task: Task, schema: number, tuple: Int32Array): ActionId | undefined {
  const row = rowOfTuple(actionLookup(task).relations[schema], tuple)
  return row < 0 ? undefined : (row as ActionId)
}

/** Names of the fluent facts that hold in the state, in the order of their numbers. */
export function stateFacts(task: Task, state: State): string[] {
  const names: string[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && holds(state, fact as FactId)) names.push(factName(task, fact as FactId))
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

/** The number of a declaration by name, or -1; the first where a name is declared twice. */
export function declarationOf(list: Heads, name: string): number {
  let numbers = declarations.get(list)
  if (numbers === undefined) {
    numbers = new Map(list.map((each, number) => [each.name, number] as const).reverse())
    declarations.set(list, numbers)
  }
  return numbers.get(name) ?? -1
}

const declarations = new WeakMap<Heads, ReadonlyMap<string, number>>()

type Heads = Domain['predicates'] | Domain['actions']

interface Lookup {
  readonly objects: ReadonlyMap<string, number>
  /** Per head: arguments → row. */
  readonly relations: readonly Relation[]
}

/** By the argument rows, which tasks derived from one another share. */
const lookups = new WeakMap<Rows, Lookup>()

const factLookup = (task: Task): Lookup =>
  lookupOf(task, task.domain.predicates, task.factPredicate, task.factArguments)
const actionLookup = (task: Task): Lookup =>
  lookupOf(task, task.domain.actions, task.actionSchema, task.actionArguments)

function lookupOf(task: Task, heads: Heads, headOf: Int32Array, rows: Rows): Lookup {
  const known = lookups.get(rows)
  if (known !== undefined) return known
  const objects = new Map(task.objects.map((name, number) => [name, number]))
  const relations = heads.map(each => new Relation(each.parameters.length, task.objects.length))
  for (let row = 0; row < headOf.length; row++) {
    const head = headOf[row]!
    if (head >= 0) relations[head]!.add(rows.items.subarray(rows.first[row]!, rows.first[row + 1]!), row)
  }
  const lookup = { objects, relations }
  lookups.set(rows, lookup)
  return lookup
}

function tupleOf(lookup: Lookup, heads: Heads, text: string): { head: number; tuple: Int32Array } | undefined {
  const words = wordsOf(text)
  if (words === undefined) return undefined
  const head = declarationOf(heads, words[0]!)
  if (head < 0 || heads[head]!.parameters.length !== words.length - 1) return undefined
  const tuple = new Int32Array(words.length - 1)
  for (let i = 0; i < tuple.length; i++) {
    const object = lookup.objects.get(words[i + 1]!)
    if (object === undefined) return undefined
    tuple[i] = object
  }
  return { head, tuple }
}

function rowOfTuple(relation: Relation | undefined, tuple: Int32Array): number {
  if (relation === undefined || relation.arity !== tuple.length) return -1
  const row = relation.rowOf(tuple)
  return row < 0 ? -1 : relation.ids.items[row]!
}
