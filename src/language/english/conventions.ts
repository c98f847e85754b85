// Facts that contexts leave out and readers must assume, by a rule in the phrases file: a condition in PDDL on the
// described facts (such as “numerically adjacent names are neighbours in the grid”), or a pattern of object names.

import type { Span } from '#base/text'
import { atomsOf } from '#planning/pddl/atoms'
import { readCondition } from '#planning/pddl/condition'
import { readLists } from '#planning/pddl/lists'
import type { Atom, Condition, Domain, Problem, Term, TypedName } from '#planning/pddl/model'
import { Log } from '#planning/pddl/read/log'
import { readTypedNames } from '#planning/pddl/read/typed-list'
import { objectsOf, tuplesOf } from '#planning/task/universe'
import { type NameRule, objectsByName } from './name-patterns'

/** The convention for a predicate that contexts leave out. */
export interface Convention {
  /** The convention as a sentence, for readers. */
  readonly means: string
  readonly span: Span
  /** Absent if the convention is given in words only. */
  readonly rule?: ConventionRule
  /** True if the rule permits facts in addition to those described, without determining which. */
  readonly isOpen?: true
}

export type ConventionRule =
  | {
      readonly kind: 'where'
      /** Each list declares the variables of the condition, in the order of the predicate's parameters. */
      readonly lists: readonly (readonly TypedName[])[]
      readonly condition: Condition
    }
  /** Two names such as `f{i}-{j}f` are neighbours if exactly one of their two numbers differs, by one. */
  | {
      readonly kind: 'neighbours'
      readonly pattern: string
      readonly lists: readonly (readonly TypedName[])[]
    }
  /** Facts determined by object names; the optional condition applies to the predicate's own parameters. */
  | {
      readonly kind: 'names'
      readonly names: NameRule
      readonly lists: readonly (readonly TypedName[])[]
      readonly condition?: Condition
    }

/** Maximum number of object tuples enumerated, and of condition evaluations, per predicate. */
const MAX_STEPS = 500_000

/** Maximum number of facts assumed per predicate. */
const MAX_FACTS = 200_000

/**
 * The rule of a condition and the lists of its variables (default: the predicate's parameters); undefined if it cannot
 * be parsed or uses undeclared names.
 */
export function conventionRule(
  domain: Domain,
  where: string,
  lists: readonly string[],
  parameters: readonly TypedName[],
): Extract<ConventionRule, { kind: 'where' }> | undefined {
  const log = new Log(where)
  const [node] = readLists(where).top
  if (node === undefined) return undefined
  const condition = readCondition(node, log)
  const variables = lists.map(list => {
    const [top] = readLists(`(${list})`).top
    return top?.items === undefined ? undefined : readTypedNames(top.items, 0, 'variable', log)
  })
  const isKnown = atomsOf(condition).every(({ predicate }) =>
    domain.predicates.some(({ name }) => name === predicate.name),
  )
  if (log.diagnostics.length > 0 || log.lostAny || !isKnown) return undefined
  const own = variables.length === 0 ? [parameters] : variables
  return own.every(each => each !== undefined)
    ? { kind: 'where', lists: own as (readonly TypedName[])[], condition }
    : undefined
}

/**
 * The facts of a predicate that the rule adds, given the objects of the problem and the facts described or assumed so
 * far; undefined if there are too many objects to enumerate.
 */
export function factsTaken(
  rule: ConventionRule,
  domain: Domain,
  problem: Problem,
  predicate: string,
  names: ReadonlySet<string>,
): string[] | undefined {
  const asking: Asking = { domain, problem, rendered: names, steps: 0, answers: new Map() }
  const facts: string[] = []
  for (const list of rule.lists) {
    for (const objects of candidates(rule, list, asking)) {
      if (asking.steps++ > MAX_STEPS || facts.length > MAX_FACTS) return undefined
      if (rule.kind !== 'neighbours' && rule.condition !== undefined) {
        const values = new Map(list.map(({ name }, i) => [name, objects[i]!]))
        const holds = isTrue(rule.condition, values, asking)
        if (asking.steps > MAX_STEPS) return undefined
        if (!holds) continue
      }
      facts.push(`(${[predicate, ...objects].join(' ')})`)
    }
    if (asking.steps > MAX_STEPS) return undefined
  }
  return facts
}

/** State of the evaluation of conditions, with the number of evaluations. */
interface Asking {
  readonly domain: Domain
  readonly problem: Problem
  readonly rendered: ReadonlySet<string>
  steps: number
  rows?: Map<string, string[][]>
  /** Cached answers: whether any fact matches an atom, by its position in the condition and the bound objects. */
  readonly answers: Map<string, boolean>
}

/** Enumerates objects of the right types for the variables of the list, before the condition is evaluated. */
function* candidates(rule: ConventionRule, list: readonly TypedName[], asking: Asking): Generator<readonly string[]> {
  const { domain, problem } = asking
  const objects = objectsOf(domain, problem)
  if (rule.kind === 'where') {
    for (const tuple of tuplesOf(domain, problem, list)) yield Array.from(tuple, object => objects.names[object]!)
    return
  }
  if (rule.kind === 'names') {
    const rows = objectsByName(rule.names, domain, problem, list, MAX_FACTS)
    if (rows === undefined) asking.steps = MAX_STEPS + 1
    else yield* rows
    return
  }
  const [from, to] = list.map(({ type }) => objects.members(type))
  if (from === undefined || to === undefined) return
  const near = placesBy(rule.pattern, objects.names)
  for (const one of from.list) {
    const place = near.placeOf(objects.names[one]!)
    if (place === undefined) continue
    for (const [i, j] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const other = near.at(place[0] + i, place[1] + j)
      if (other !== undefined && to.has[objects.numberOf(other)] === 1) yield [objects.names[one]!, other]
    }
  }
}

type Place = readonly [number, number]

/** The objects of a grid, indexed by the two numbers in their names. */
function placesBy(
  pattern: string,
  names: readonly string[],
): {
  placeOf: (name: string) => Place | undefined
  at: (i: number, j: number) => string | undefined
} {
  const source = pattern
    .split(/\{[ij]\}/)
    .map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(\\d{1,6})')
  const expression = new RegExp(`^${source}$`)
  const places = new Map<string, Place>()
  const byPlace = new Map<string, string>()
  for (const name of names) {
    const match = expression.exec(name)
    if (match === null) continue
    places.set(name, [Number(match[1]), Number(match[2])])
    byPlace.set(`${Number(match[1])} ${Number(match[2])}`, name)
  }
  return { placeOf: name => places.get(name), at: (i, j) => byPlace.get(`${i} ${j}`) }
}

function isTrue(condition: Condition, values: ReadonlyMap<string, string>, asking: Asking): boolean {
  // Too many steps make the result invalid: the caller checks the count.
  if (asking.steps++ > MAX_STEPS) return false
  const again = (part: Condition, more = values): boolean => isTrue(part, more, asking)
  const nameOf = ({ kind, name }: Term): string => (kind === 'object' ? name : (values.get(name) ?? name))
  switch (condition.kind) {
    case 'atom': {
      const { predicate, terms } = condition.atom
      return asking.rendered.has(`(${[predicate.name, ...terms.map(nameOf)].join(' ')})`)
    }
    case 'equal':
      return nameOf(condition.left) === nameOf(condition.right)
    case 'not':
      return !again(condition.body)
    case 'and':
      return condition.parts.every(part => again(part))
    case 'or':
      return condition.parts.some(part => again(part))
    case 'imply':
      return !again(condition.premise) || again(condition.conclusion)
    case 'forall':
    case 'exists': {
      const { variables, body, kind } = condition
      if (kind === 'exists' && body.kind === 'atom') return matchesAnyFact(body.atom, variables, values, asking)
      const { names } = objectsOf(asking.domain, asking.problem)
      for (const tuple of tuplesOf(asking.domain, asking.problem, variables)) {
        const more = new Map(values)
        variables.forEach(({ name }, i) => {
          more.set(name, names[tuple[i]!]!)
        })
        if (again(body, more) === (kind === 'exists')) return kind === 'exists'
        if (asking.steps > MAX_STEPS) return false
      }
      return kind === 'forall'
    }
  }
}

/** True if some fact matches the atom. Iterates over the facts, which are fewer than the objects. */
function matchesAnyFact(
  { predicate, terms }: Atom,
  variables: readonly TypedName[],
  values: ReadonlyMap<string, string>,
  asking: Asking,
): boolean {
  const objects = objectsOf(asking.domain, asking.problem)
  const outer = terms.map(({ kind, name }) => (kind === 'variable' ? values.get(name) : ''))
  const key = `${predicate.span.from} ${outer.join(' ')}`
  const known = asking.answers.get(key)
  if (known !== undefined) return known
  const rows = rowsOf(asking).get(predicate.name) ?? []
  asking.steps += rows.length
  const answer = rows.some(row => {
    const found = new Map<string, string>()
    return terms.every(({ kind, name }, i) => {
      const value = row[i]!
      const variable = kind === 'variable' ? variables.find(each => each.name === name) : undefined
      if (variable === undefined) return (kind === 'object' ? name : values.get(name)) === value
      const before = found.get(name)
      if (before !== undefined) return before === value
      found.set(name, value)
      return objects.members(variable.type).has[objects.numberOf(value)] === 1
    })
  })
  asking.answers.set(key, answer)
  return answer
}

/** The objects of the facts, by predicate. */
function rowsOf(asking: Asking): ReadonlyMap<string, readonly (readonly string[])[]> {
  if (asking.rows === undefined) {
    asking.rows = new Map()
    for (const fact of asking.rendered) {
      const [predicate, ...objects] = fact.slice(1, -1).split(' ')
      const rows = asking.rows.get(predicate!)
      if (rows === undefined) asking.rows.set(predicate!, [objects])
      else rows.push(objects)
    }
  }
  return asking.rows
}
