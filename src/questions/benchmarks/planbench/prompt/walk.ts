// Executes steps on facts given as texts, without grounding the problem, for use on every record of an import. Only
// for domains with conjunctions of literals as preconditions and effects.

import { recent } from '#base/recent'
import { type Literal, literalsOf } from '#language/english/starter/literals'
import type { Domain } from '#planning/pddl/model'
import { wordsOf } from '#planning/task/names'

export interface Walked {
  readonly facts: ReadonlySet<string>
  /** Index of the first inexecutable step; absent if there is none. */
  readonly broken?: number
}

interface Schema {
  readonly places: ReadonlyMap<string, number>
  readonly needs: readonly Literal[]
  readonly needsNot: readonly Literal[]
  readonly adds: readonly Literal[]
  readonly deletes: readonly Literal[]
}

const schemasOf = recent(
  24,
  (domain: Domain) => [domain],
  (domain): ReadonlyMap<string, Schema> | undefined => {
    const found = new Map<string, Schema>()
    if (domain.derived.length > 0) return undefined
    for (const action of domain.actions) {
      const { more, ...literals } = literalsOf(action)
      if (more.conditions || more.effects) return undefined
      const places = new Map(action.parameters.map(({ name }, i) => [name, i]))
      found.set(action.name, { ...literals, places })
    }
    return found
  },
)

/**
 * Undefined if the domain has conditions or effects of other forms. Add effects take precedence over delete effects.
 */
export function walk(
  domain: Domain,
  from: Iterable<string>,
  steps: readonly string[],
  visit?: (facts: ReadonlySet<string>) => void,
): Walked | undefined {
  const schemas = schemasOf(domain)
  if (schemas === undefined) return undefined
  const facts = new Set(from)
  for (const [i, step] of steps.entries()) {
    const [name = '', ...args] = wordsOf(step) ?? []
    const schema = schemas.get(name)
    if (schema === undefined || schema.places.size !== args.length) return { facts, broken: i }
    const fact = ({ predicate, terms }: Literal): string =>
      `(${[predicate, ...terms.map(term => args[schema.places.get(term) ?? -1] ?? term)].join(' ')})`
    const holds = (literal: Literal): boolean => facts.has(fact(literal))
    if (!schema.needs.every(holds) || schema.needsNot.some(holds)) return { facts, broken: i }
    for (const each of schema.deletes) facts.delete(fact(each))
    for (const each of schema.adds) facts.add(fact(each))
    visit?.(facts)
  }
  return { facts }
}
