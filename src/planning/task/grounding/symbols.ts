// The names of a domain and a problem as numbers, and what can happen to each predicate.

import type { Domain, Effect, Name, Problem } from '#planning/pddl/model'
import { Objects } from './objects'

/** The possible changes to a predicate's atoms: none, by action effects, or by rules. */
export type PredicateKind = 'static' | 'fluent' | 'derived'

export class Symbols {
  readonly objects: Objects
  /** Per predicate of the domain: what can change its atoms. */
  readonly kinds: readonly PredicateKind[]
  /** Per predicate: 1 if some compiled condition requires its absence. */
  readonly negated: Uint8Array
  private readonly predicates = new Map<string, number>()

  constructor(domain: Domain, problem: Problem) {
    this.objects = new Objects(domain, problem)
    domain.predicates.forEach((predicate, number) => {
      if (!this.predicates.has(predicate.name)) this.predicates.set(predicate.name, number)
    })
    this.kinds = predicateKinds(domain)
    this.negated = new Uint8Array(this.kinds.length)
  }

  /** The number of a predicate that the caller knows to be declared. */
  predicate({ name }: Name): number {
    const number = this.predicates.get(name)
    if (number === undefined) throw new RangeError(`unknown predicate: ${name}`)
    return number
  }

  /** The number of an object that the caller knows to be declared. */
  object(name: string): number {
    const number = this.objects.numberOf(name)
    if (number < 0) throw new RangeError(`unknown object: ${name}`)
    return number
  }
}

/** Per predicate: derived where a rule has it as its head, fluent where an effect mentions it, else static. */
export function predicateKinds(domain: Domain): PredicateKind[] {
  const derived = new Set(domain.derived.map(rule => rule.predicate.name))
  const fluent = new Set<string>()
  for (const { effect } of domain.actions) changedNames(effect, fluent)
  return domain.predicates.map(({ name }) => (derived.has(name) ? 'derived' : fluent.has(name) ? 'fluent' : 'static'))
}

function changedNames(effect: Effect, into: Set<string>): void {
  switch (effect.kind) {
    case 'add':
    case 'delete':
      into.add(effect.atom.predicate.name)
      break
    case 'and':
      for (const part of effect.parts) changedNames(part, into)
      break
    case 'when':
    case 'forall':
      changedNames(effect.body, into)
      break
    case 'increase':
  }
}
