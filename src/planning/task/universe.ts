// The universe of a question: all well-typed ground atoms of fluent, non-derived predicates, and all
// well-typed argument tuples of action schemas. It can be astronomical, so it is a membership test
// and lazy lists.

import { nearNames } from '#base/suggest'
import type { Domain, Problem, TypedName, TypeExpression } from '#planning/pddl/model'
import { actionOf, declarationOf, factOf, wordsOf } from './names'
import { Objects } from './grounding/objects'
import { type PredicateKind, predicateKinds } from './grounding/symbols'
import { type FactId, FLUENT, type Task } from './task'

/** Why a text names nothing in the universe. */
export type Misfit =
  /** It is a name of the other kind: an action instead of a fact, or the reverse. */
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'unknown-name'
      readonly name: string
      readonly near: readonly string[]
      /** It is the name of the other sort: an action where a fact is wanted, or the reverse. */
      readonly isOther: boolean
    }
  | {
      readonly kind: 'wrong-arity'
      readonly name: string
      /** The declaration: `(on ?x - block ?y - block)`. */
      readonly declared: string
      readonly expected: number
      readonly given: number
    }
  | {
      readonly kind: 'unknown-object'
      readonly name: string
      readonly object: string
      /** Which argument, from 0. */
      readonly place: number
      readonly near: readonly string[]
    }
  | {
      readonly kind: 'ill-typed'
      readonly name: string
      readonly object: string
      readonly place: number
      /** Types as text: `block`, `(either a b)`. */
      readonly expected: string
      readonly given: string
      readonly declared: string
    }

export type ActionClass =
  /** `name` is the normal form: lower-cased, single blanks. */
  { readonly kind: 'in-universe'; readonly name: string } | Misfit

export type AtomClass =
  | ActionClass
  /** No action changes this predicate. */
  | { readonly kind: 'static'; readonly name: string; readonly holds: boolean }
  /** Computed by rules, not a proposition of questions. */
  | { readonly kind: 'derived'; readonly name: string }

/** Classifies a name among the ground atoms. */
export function classifyAtom(domain: Domain, problem: Problem, text: string): AtomClass {
  const found = classify(domain, problem, text, domain.predicates, domain.actions)
  if (found.kind !== 'in-universe') return found
  const words = wordsOf(found.name)!
  const kind = kindsOf(domain)[declarationOf(domain.predicates, words[0]!)]
  if (kind === 'derived') return { kind, name: found.name }
  if (kind !== 'static') return found
  const holds = problem.init.some(
    ({ predicate, terms }) => predicate.name === words[0] && terms.every((term, i) => term.name === words[i + 1]),
  )
  return { kind: 'static', name: found.name, holds }
}

/** Classifies a name among the ground actions, including those that violate a static precondition. */
export function classifyAction(domain: Domain, problem: Problem, text: string): ActionClass {
  return classify(domain, problem, text, domain.actions, domain.predicates)
}

type Declarations = Domain['predicates'] | Domain['actions']

function classify(
  domain: Domain,
  problem: Problem,
  text: string,
  heads: Declarations,
  others: Declarations,
): ActionClass {
  const words = wordsOf(text)
  if (words === undefined) return { kind: 'unreadable' }
  const name = words[0]!
  const head = heads[declarationOf(heads, name)]
  if (head === undefined) {
    const near = proposals(
      name,
      heads.map(each => each.name),
    )
    return { kind: 'unknown-name', name, near, isOther: declarationOf(others, name) >= 0 }
  }
  const { parameters } = head
  const declared = `(${[name, ...parameters.map(parameterText)].join(' ')})`
  const given = words.length - 1
  if (given !== parameters.length) return { kind: 'wrong-arity', name, declared, expected: parameters.length, given }
  const objects = objectsOf(domain, problem)
  for (const [place, { type }] of parameters.entries()) {
    const object = words[place + 1]!
    const number = objects.numberOf(object)
    if (number < 0) {
      const fitting = Array.from(objects.members(type).list, each => objects.names[each]!)
      const near = proposals(object, fitting)
      return { kind: 'unknown-object', name, object, place, near }
    }
    if (objects.members(type).has[number] === 1) continue
    const own = [...domain.constants, ...problem.objects].filter(each => each.name === object)
    return {
      kind: 'ill-typed',
      name,
      object,
      place,
      expected: typeText(type),
      given: typeText(own.flatMap(each => each.type)),
      declared,
    }
  }
  return { kind: 'in-universe', name: `(${words.join(' ')})` }
}

/** Similar names; none for a text so long that comparing would take too much time. */
const proposals = (name: string, candidates: readonly string[]): readonly string[] =>
  name.length > 100 ? [] : nearNames(name, candidates)

/** The propositions of the universe by name, predicate by predicate, in the order of objects. */
export function* universeFacts(domain: Domain, problem: Problem): Generator<string> {
  const { names } = objectsOf(domain, problem)
  for (const { name, parameters } of fluentPredicates(domain))
    for (const tuple of tuplesOf(domain, problem, parameters)) yield nameOf(name, tuple, names)
}

/**
 * Is this fact of the task a proposition of the universe: fluent and well-typed? A fact may be ill-typed where
 * a schema's variable is of a wider type than the predicate asks for.
 */
export function isProposition(task: Task, fact: FactId): boolean {
  if (task.factKind[fact] !== FLUENT) return false
  const { first, items } = task.factArguments
  const from = first[fact]!
  const objects = objectsOf(task.domain, task.problem)
  return task.domain.predicates[task.factPredicate[fact]!]!.parameters.every(
    ({ type }, i) => objects.members(type).has[items[from + i]!] === 1,
  )
}

/**
 * Names of the propositions of the universe that the task does not number and that are thus unreachable; lazy. Skips
 * predicates with every proposition in the task without listing them.
 */
export function* factsOutside(task: Task): Generator<string> {
  const { domain, problem } = task
  const kinds = kindsOf(domain)
  const inTask = countBy(task.factPredicate, domain.predicates.length, fact => isProposition(task, fact as FactId))
  for (const [head, { name, parameters }] of domain.predicates.entries()) {
    if (kinds[head] !== 'fluent') continue
    if (BigInt(inTask[head]!) === tupleCount(domain, problem, parameters)) continue
    for (const tuple of tuplesOf(domain, problem, parameters))
      if (factOf(task, head, tuple) === undefined) yield nameOf(name, tuple, task.objects)
  }
}

/** The ground actions of the universe that the task does not number, as `factsOutside`. */
export function* actionsOutside(task: Task): Generator<string> {
  const { domain, problem } = task
  const inTask = countBy(task.actionSchema, domain.actions.length, () => true)
  for (const [head, { name, parameters }] of domain.actions.entries()) {
    if (BigInt(inTask[head]!) === tupleCount(domain, problem, parameters)) continue
    for (const tuple of tuplesOf(domain, problem, parameters))
      if (actionOf(task, head, tuple) === undefined) yield nameOf(name, tuple, task.objects)
  }
}

function countBy(headOf: Int32Array, heads: number, counts: (row: number) => boolean): Int32Array {
  const found = new Int32Array(heads)
  for (let row = 0; row < headOf.length; row++) if (headOf[row]! >= 0 && counts(row)) found[headOf[row]!]!++
  return found
}

/** All tuples of objects that the parameters admit; the same array each time. */
export function* tuplesOf(domain: Domain, problem: Problem, parameters: readonly TypedName[]): Generator<Int32Array> {
  const objects = objectsOf(domain, problem)
  const lists = parameters.map(each => objects.members(each.type).list)
  if (lists.some(list => list.length === 0)) return
  const places = new Int32Array(lists.length)
  const tuple = Int32Array.from(lists, list => list[0]!)
  for (;;) {
    yield tuple
    let place = lists.length - 1
    while (place >= 0 && places[place] === lists[place]!.length - 1) {
      places[place] = 0
      tuple[place] = lists[place]![0]!
      place--
    }
    if (place < 0) return
    tuple[place] = lists[place]![++places[place]!]!
  }
}

const nameOf = (head: string, tuple: Int32Array, names: readonly string[]): string =>
  `(${[head, ...Array.from(tuple, object => names[object]!)].join(' ')})`

function tupleCount(domain: Domain, problem: Problem, parameters: readonly TypedName[]): bigint {
  const objects = objectsOf(domain, problem)
  return parameters.reduce((product, { type }) => product * BigInt(objects.members(type).list.length), 1n)
}

function fluentPredicates(domain: Domain): Domain['predicates'] {
  const kinds = kindsOf(domain)
  return domain.predicates.filter((_, head) => kinds[head] === 'fluent')
}

/** `?x - block`, `?x` where no type is written. */
const parameterText = ({ name, type }: TypedName): string => (type.length === 0 ? name : `${name} - ${typeText(type)}`)

/** A type expression as written: `block`, `(either a b)`, `object`. */
export function typeText(type: TypeExpression): string {
  if (type.length === 0) return 'object'
  const names = type.map(each => each.name)
  return names.length === 1 ? names[0]! : `(either ${names.join(' ')})`
}

const knownKinds = new WeakMap<Domain, PredicateKind[]>()
/** Per predicate of the domain: the possible changes to its facts. */
export function kindsOf(domain: Domain): readonly PredicateKind[] {
  let kinds = knownKinds.get(domain)
  if (kinds === undefined) knownKinds.set(domain, (kinds = predicateKinds(domain)))
  return kinds
}

const knownObjects = new WeakMap<Problem, { readonly domain: Domain; readonly objects: Objects }>()
/** The numbered objects of a domain and a problem. */
export function objectsOf(domain: Domain, problem: Problem): Objects {
  const known = knownObjects.get(problem)
  if (known?.domain === domain) return known.objects
  const objects = new Objects(domain, problem)
  knownObjects.set(problem, { domain, objects })
  return objects
}
