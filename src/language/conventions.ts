// What contexts leave out and everyone is to take as told, where a phrases file says it as a rule: a condition in PDDL
// on what was told, or “neighbours in the grid that the names count off”.

import type { Span } from '../base/text'
import { atomsOf } from '../pddl/atoms'
import { readCondition } from '../pddl/condition'
import { readLists } from '../pddl/lists'
import type { Condition, Domain, Problem, Term, TypedName } from '../pddl/model'
import { Log } from '../pddl/read/log'
import { readTypedNames } from '../pddl/read/typed-list'
import { objectsOf, tuplesOf } from '../task/universe'

/** What is to be taken as told of a predicate. */
export interface Convention {
  /** For people. */
  readonly means: string
  readonly span: Span
  /** Absent where words alone say it. */
  readonly rule?: ConventionRule
}

export type ConventionRule =
  | {
      readonly kind: 'where'
      /** Each names the objects that are asked, in the order of the predicate's parameters. */
      readonly lists: readonly (readonly TypedName[])[]
      readonly condition: Condition
    }
  /** Two names are neighbours where one of their two numbers differs by one; `f{i}-{j}f`. */
  | {
      readonly kind: 'neighbours'
      readonly pattern: string
      readonly lists: readonly (readonly TypedName[])[]
    }

/** More objects of a predicate are not gone over. */
const MOST_TUPLES = 1_000_000

/** A condition and the lists of its variables, else the predicate's own parameters; nothing where it cannot be read or names what is not declared. */
export function conventionRule(
  domain: Domain,
  where: string,
  lists: readonly string[],
  parameters: readonly TypedName[],
): ConventionRule | undefined {
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
 * The facts of a predicate that the rule takes as told, given the objects of the problem and the facts that were told;
 * nothing where there are too many objects to go over.
 */
export function factsTaken(
  rule: ConventionRule,
  domain: Domain,
  problem: Problem,
  predicate: string,
  told: ReadonlySet<string>,
): string[] | undefined {
  const { names } = objectsOf(domain, problem)
  const near = rule.kind === 'neighbours' ? placesBy(rule.pattern, names) : undefined
  const facts: string[] = []
  let gone = 0
  for (const list of rule.lists)
    for (const tuple of tuplesOf(domain, problem, list)) {
      if (gone++ >= MOST_TUPLES) return undefined
      const objects = Array.from(tuple, object => names[object]!)
      const values = new Map(list.map(({ name }, i) => [name, objects[i]!]))
      const holds =
        rule.kind === 'where'
          ? isTrue(rule.condition, values, told, domain, problem)
          : areNear(near!.get(objects[0]!), near!.get(objects[1]!))
      if (holds) facts.push(`(${[predicate, ...objects].join(' ')})`)
    }
  return facts
}

type Place = readonly [number, number]

function placesBy(pattern: string, names: readonly string[]): Map<string, Place> {
  const source = pattern
    .split(/\{[ij]\}/)
    .map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(\\d{1,6})')
  const expression = new RegExp(`^${source}$`)
  return new Map(
    names.flatMap(name => {
      const match = expression.exec(name)
      return match === null ? [] : [[name, [Number(match[1]), Number(match[2])] as const]]
    }),
  )
}

const areNear = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1

function isTrue(
  condition: Condition,
  values: ReadonlyMap<string, string>,
  told: ReadonlySet<string>,
  domain: Domain,
  problem: Problem,
): boolean {
  const again = (part: Condition, more = values): boolean =>
    isTrue(part, more, told, domain, problem)
  const nameOf = ({ kind, name }: Term): string =>
    kind === 'object' ? name : (values.get(name) ?? name)
  switch (condition.kind) {
    case 'atom': {
      const { predicate, terms } = condition.atom
      return told.has(`(${[predicate.name, ...terms.map(nameOf)].join(' ')})`)
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
      const { names } = objectsOf(domain, problem)
      for (const tuple of tuplesOf(domain, problem, variables)) {
        const more = new Map(values)
        variables.forEach(({ name }, i) => {
          more.set(name, names[tuple[i]!]!)
        })
        if (again(body, more) === (kind === 'exists')) return kind === 'exists'
      }
      return kind === 'forall'
    }
  }
}
