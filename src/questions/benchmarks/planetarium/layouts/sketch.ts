// A problem as names, an intermediate form between its PDDL and its text: objects with types, facts as words, the goal
// as a tree of facts.

import { decimalText } from '#base/decimal'
import { formatPddl } from '#planning/pddl/format'
import type { Condition, Domain, Problem, Term, TypedName } from '#planning/pddl/model'
import { supertypesOf } from '#planning/pddl/supertypes'

/** A ground fact as words: predicate, then objects; lower case. */
export type Fact = readonly string[]

/** Types as written; empty for `object`. */
export interface SketchObject {
  readonly name: string
  readonly types: readonly string[]
}

/** A goal without variables; `all` of nothing is true, `any` of nothing false. */
export type Goal =
  | { readonly kind: 'fact'; readonly fact: Fact; readonly negated: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Goal[] }

export interface Sketch {
  /** The name after `:domain`. */
  readonly domain: string
  readonly name: string
  readonly requirements: readonly string[]
  readonly objects: readonly SketchObject[]
  readonly init: readonly Fact[]
  readonly values: readonly { readonly term: Fact; readonly value: number }[]
  readonly goal: Goal
  readonly minimizesCost: boolean
}

/** Maximum number of facts in a goal after expanding its quantifiers. */
const MAX_FACTS = 4_000

export const textOf = (fact: Fact): string => `(${fact.join(' ')})`
export const factOf = (text: string): Fact => text.slice(1, -1).split(' ')

/** The conjunction of facts. */
export const goalOf = (facts: readonly Fact[]): Goal => ({
  kind: 'all',
  parts: facts.map(fact => ({ kind: 'fact', fact, negated: false })),
})

/** The facts of a conjunction of facts; undefined for any other goal. */
export function factsOfGoal(goal: Goal): readonly Fact[] | undefined {
  if (goal.kind === 'fact') return goal.negated ? undefined : [goal.fact]
  if (goal.kind === 'any') return undefined
  const facts: Fact[] = []
  for (const part of goal.parts) {
    if (part.kind !== 'fact' || part.negated) return undefined
    facts.push(part.fact)
  }
  return facts
}

/** A valid problem as a sketch, with quantifiers in the goal expanded; a sentence if that is too large. */
export function sketchOf(domain: Domain, problem: Problem): Sketch | string {
  const { domainName, name, requirements, objects, init, values, minimizesCost } = problem
  const goal = new Grounder(domain, problem).goal()
  if (goal === undefined) return 'the goal has too many facts to be described'
  const facts = new Map<string, Fact>()
  for (const { predicate, terms } of init) {
    const fact = [predicate.name, ...terms.map(term => term.name)]
    facts.set(fact.join(' '), fact)
  }
  return {
    domain: domainName,
    name,
    requirements: requirements.map(each => each.name),
    objects: uniqueObjects(objects),
    init: [...facts.values()],
    values: values.map(({ name: head, terms, value }) => ({
      term: [head.name, ...terms.map(term => term.name)],
      value,
    })),
    goal,
    minimizesCost,
  }
}

function uniqueObjects(objects: readonly TypedName[]): SketchObject[] {
  const found = new Map<string, SketchObject>()
  for (const { name, type } of objects)
    if (!found.has(name)) {
      const types = [...new Set(type.map(each => each.name))].filter(each => each !== 'object')
      found.set(name, { name, types: type.some(each => each.name === 'object') ? [] : types })
    }
  return [...found.values()]
}

/** True if an object of these types fits a parameter of those types. */
export const fitsTypes = (
  above: ReadonlyMap<string, ReadonlySet<string>>,
  own: readonly string[],
  wanted: readonly string[],
): boolean =>
  wanted.length === 0 ||
  wanted.includes('object') ||
  own.some(type => wanted.some(each => type === each || above.get(type)?.has(each) === true))

class Grounder {
  private readonly domain: Domain
  private readonly problem: Problem
  private left = MAX_FACTS

  constructor(domain: Domain, problem: Problem) {
    this.domain = domain
    this.problem = problem
  }

  goal(): Goal | undefined {
    const goal = this.of(this.problem.goal, new Map(), false)
    return this.left < 0 ? undefined : goal
  }

  /** Converts to negation normal form. */
  private of(condition: Condition, bound: ReadonlyMap<string, string>, negated: boolean): Goal {
    if (this.left < 0) return { kind: 'all', parts: [] }
    switch (condition.kind) {
      case 'atom': {
        this.left--
        const { predicate, terms } = condition.atom
        const fact = [predicate.name, ...terms.map(term => nameOf(term, bound))]
        return { kind: 'fact', fact, negated }
      }
      case 'equal': {
        const same = nameOf(condition.left, bound) === nameOf(condition.right, bound)
        return { kind: same !== negated ? 'all' : 'any', parts: [] }
      }
      case 'not':
        return this.of(condition.body, bound, !negated)
      case 'and':
      case 'or': {
        const kind = (condition.kind === 'and') !== negated ? 'all' : 'any'
        return joined(
          kind,
          condition.parts.map(part => this.of(part, bound, negated)),
        )
      }
      case 'imply':
        return joined(negated ? 'all' : 'any', [
          this.of(condition.premise, bound, !negated),
          this.of(condition.conclusion, bound, negated),
        ])
      case 'forall':
      case 'exists': {
        const kind = (condition.kind === 'forall') !== negated ? 'all' : 'any'
        return joined(
          kind,
          this.bindings(condition.variables, bound).map(each => this.of(condition.body, each, negated)),
        )
      }
    }
  }

  private bindings(variables: readonly TypedName[], bound: ReadonlyMap<string, string>): ReadonlyMap<string, string>[] {
    const above = supertypesOf(this.domain)
    const objects = uniqueObjects([...this.domain.constants, ...this.problem.objects])
    let found: ReadonlyMap<string, string>[] = [bound]
    for (const { name, type } of variables) {
      const wanted = type.map(each => each.name)
      const fitting = objects.filter(({ types }) => fitsTypes(above, types, wanted))
      if (found.length * fitting.length > MAX_FACTS) {
        this.left = -1
        return []
      }
      found = found.flatMap(each => fitting.map(object => new Map(each).set(name, object.name)))
    }
    return found
  }
}

const nameOf = (term: Term, bound: ReadonlyMap<string, string>): string => bound.get(term.name) ?? term.name

/** Simplified: without trivial parts and without nested lists of the same kind. */
function joined(kind: 'all' | 'any', parts: readonly Goal[]): Goal {
  const kept: Goal[] = []
  for (const part of parts) {
    if (part.kind === kind) kept.push(...part.parts)
    else if (part.kind !== 'fact' && part.parts.length === 0) return { kind: part.kind, parts: [] }
    else kept.push(part)
  }
  return kept.length === 1 ? kept[0]! : { kind, parts: kept }
}

/** The problem as PDDL. */
export function pddlOf(sketch: Sketch): string {
  const { domain, name, requirements, objects, init, values, goal, minimizesCost } = sketch
  const section = (head: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`(${head}${lines.length > 1 ? '\n' : ' '}${lines.join('\n')})`]
  return formatPddl(
    [
      `(define (problem ${name})`,
      `(:domain ${domain})`,
      ...section(':requirements', requirements.length === 0 ? [] : [requirements.join(' ')]),
      ...section(':objects', objectLines(objects)),
      `(:init\n${[
        ...init.map(textOf),
        ...values.map(({ term, value }) => `(= ${textOf(term)} ${decimalText(value)})`),
      ].join('\n')})`,
      `(:goal ${goalText(goal)})`,
      ...(minimizesCost ? ['(:metric minimize (total-cost))'] : []),
      ')',
    ].join('\n'),
  )
}

/** One line for each run of objects of the same types. */
function objectLines(objects: readonly SketchObject[]): string[] {
  const isTyped = objects.some(({ types }) => types.length > 0)
  const groups = new Map<string, string[]>()
  for (const { name, types } of objects) {
    const type = types.length > 1 ? `(either ${types.join(' ')})` : (types[0] ?? 'object')
    const group = groups.get(type)
    if (group === undefined) groups.set(type, [name])
    else group.push(name)
  }
  return [...groups].map(([type, names]) => `${names.join(' ')}${isTyped ? ` - ${type}` : ''}`)
}

function goalText(goal: Goal): string {
  if (goal.kind === 'fact') return goal.negated ? `(not ${textOf(goal.fact)})` : textOf(goal.fact)
  const parts = goal.parts.map(goalText).join(' ')
  return `(${goal.kind === 'all' ? 'and' : 'or'}${parts === '' ? '' : ` ${parts}`})`
}
