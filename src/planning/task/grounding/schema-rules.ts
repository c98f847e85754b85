// Schemas as lifted rules: the atoms that joins must find before an action, an effect or a derived fact exists.

import type { ActionSchema, Domain } from '#planning/pddl/model'
import type { compileCost, CostOf } from './cost'
import { type AtomPattern, compileEffects, type EffectSchema } from './effect-schemas'
import { compileCondition, type Formula, Slots } from './formula'
import type { Symbols } from './symbols'
import { type Conjunct, waysOf } from './ways'

/** The rules of the schema at the same place in `domain.actions`. */
export interface SchemaRules {
  readonly slots: Slots
  readonly parameterCount: number
  /** The alternatives under which it becomes applicable; none if it never does. */
  readonly ways: readonly Conjunct[]
  /** The unconditional effects. */
  readonly always: Pick<EffectSchema, 'adds' | 'deletes'>
  readonly effects: readonly EffectSchema[]
  /** The cost of the action with these arguments, NaN if the problem leaves it open; undefined: always 1. */
  readonly costOf: CostOf | undefined
}

export interface DerivedRules {
  readonly head: AtomPattern
  readonly body: Formula
  readonly slots: Slots
  readonly parameterCount: number
  readonly ways: readonly Conjunct[]
}

/** The rules of one action schema. */
export function compileSchema(
  schema: ActionSchema,
  symbols: Symbols,
  costOf: ReturnType<typeof compileCost>,
): SchemaRules {
  const slots = new Slots()
  slots.open(schema.parameters, symbols)
  const parameterCount = schema.parameters.length
  const ways = possible(slots, parameterCount)
    ? waysOf(compileCondition(schema.precondition, false, slots, symbols), [], symbols)
    : []
  const { always, effects, increases } = compileEffects(schema.effect, parameterCount, slots, symbols)
  return {
    slots,
    parameterCount,
    ways,
    always,
    effects,
    costOf: costOf(increases, slots),
  }
}

/** The rules of all `:derived` blocks. */
export function compileDerived(domain: Domain, symbols: Symbols): DerivedRules[] {
  return domain.derived.map(rule => {
    const slots = new Slots()
    slots.open(rule.parameters, symbols)
    const body = compileCondition(rule.body, false, slots, symbols)
    const parameterCount = rule.parameters.length
    const terms = Int32Array.from({ length: parameterCount }, (_, slot) => slot)
    const head = { predicate: symbols.predicate(rule.predicate), terms }
    const ways = possible(slots, parameterCount) ? waysOf(body, [], symbols) : []
    return { head, body, slots, parameterCount, ways }
  })
}

/** Does every parameter admit some object? */
function possible(slots: Slots, parameterCount: number): boolean {
  for (let slot = 0; slot < parameterCount; slot++) if (slots.members[slot]!.list.length === 0) return false
  return true
}
