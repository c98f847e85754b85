// The literals of an action's precondition and effect that occur at the top level or nested in `and` only.

import type { ActionSchema, Atom, Condition, Effect } from '#planning/pddl/model'

export interface Literal {
  readonly predicate: string
  /** Variables with their `?`, and constants. */
  readonly terms: readonly string[]
}

export interface Literals {
  readonly needs: readonly Literal[]
  readonly needsNot: readonly Literal[]
  readonly adds: readonly Literal[]
  readonly deletes: readonly Literal[]
  /** True if there are further conditions or effects of other forms. */
  readonly more: { readonly conditions: boolean; readonly effects: boolean }
}

const literalOf = ({ predicate, terms }: Atom): Literal => ({
  predicate: predicate.name,
  terms: terms.map(({ name }) => name),
})

export function literalsOf({ precondition, effect }: ActionSchema): Literals {
  const needs: Literal[] = []
  const needsNot: Literal[] = []
  const adds: Literal[] = []
  const deletes: Literal[] = []
  const more = { conditions: false, effects: false }
  const condition = (part: Condition): void => {
    if (part.kind === 'and') for (const each of part.parts) condition(each)
    else if (part.kind === 'atom') needs.push(literalOf(part.atom))
    else if (part.kind === 'not' && part.body.kind === 'atom') needsNot.push(literalOf(part.body.atom))
    else more.conditions = true
  }
  const effects = (part: Effect): void => {
    if (part.kind === 'and') for (const each of part.parts) effects(each)
    else if (part.kind === 'add') adds.push(literalOf(part.atom))
    else if (part.kind === 'delete') deletes.push(literalOf(part.atom))
    else if (part.kind !== 'increase') more.effects = true
  }
  condition(precondition)
  effects(effect)
  return { needs, needsNot, adds, deletes, more }
}
