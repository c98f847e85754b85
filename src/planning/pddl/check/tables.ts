// The declarations of a domain, by name.

import type {
  CostFunction,
  DeclaringSection,
  DerivedRule,
  Domain,
  ObjectFunction,
  Predicate,
  TypedName,
} from '../model'
import { TypeTable } from './types'

export interface Tables {
  readonly domain: Domain
  readonly types: TypeTable
  readonly predicates: ReadonlyMap<string, Predicate>
  readonly functions: ReadonlyMap<string, CostFunction>
  readonly objectFunctions: ReadonlyMap<string, ObjectFunction>
  readonly constants: ReadonlyMap<string, TypedName>
  /** Per derived predicate: the first of its rules. */
  readonly derived: ReadonlyMap<string, DerivedRule>
}

/** The declarations of a domain, by name. */
export function tablesOf(domain: Domain): Tables {
  return {
    domain,
    types: new TypeTable(domain.types),
    predicates: byName(domain.predicates),
    functions: byName(domain.functions),
    objectFunctions: byName(domain.objectFunctions ?? []),
    constants: byName(domain.constants),
    derived: firstRules(domain.derived),
  }
}

/** True if errors kept some declaration of this section from being read. */
export const isIncomplete = (domain: Domain, section: DeclaringSection | ':action'): boolean =>
  domain.incomplete?.includes(section) ?? false

/** The first entry of each name. */
export function byName<T extends { readonly name: string }>(entries: readonly T[]): Map<string, T> {
  const map = new Map<string, T>()
  for (const entry of entries) if (!map.has(entry.name)) map.set(entry.name, entry)
  return map
}

function firstRules(rules: readonly DerivedRule[]): Map<string, DerivedRule> {
  const map = new Map<string, DerivedRule>()
  for (const rule of rules) if (!map.has(rule.predicate.name)) map.set(rule.predicate.name, rule)
  return map
}
