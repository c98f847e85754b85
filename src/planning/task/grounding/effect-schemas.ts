// A schema's effect split into its unconditional part and parts with their own condition or variables.

import type { Effect } from '#planning/pddl/model'
import { compileCondition, compileTerms, type Formula, join, quantify, type Slots, TRUE } from './formula'
import type { Symbols } from './symbols'
import { type Conjunct, waysOf } from './ways'

/** An atom changed by an effect. */
export interface AtomPattern {
  readonly predicate: number
  readonly terms: Int32Array
}

/** A part of a schema's effect with one condition and its own quantified variables. */
export interface EffectSchema {
  /** Slots of the universally quantified variables that its atoms mention. */
  readonly slots: readonly number[]
  /** The alternatives under which it fires. */
  readonly ways: readonly Conjunct[]
  readonly adds: readonly AtomPattern[]
  readonly deletes: readonly AtomPattern[]
}

type Increase = Extract<Effect, { kind: 'increase' }>

interface AtomChange {
  readonly pattern: AtomPattern
  readonly isAdd: boolean
}

/** Atoms changed under the same condition, with the slots quantified around them. */
interface EffectCondition {
  readonly slots: readonly number[]
  readonly condition: Formula
  readonly changes: AtomChange[]
}

/** The parts of the effect; the schema's parameters are the first slots. */
export function compileEffects(
  effect: Effect,
  parameterCount: number,
  slots: Slots,
  symbols: Symbols,
): {
  always: Pick<EffectSchema, 'adds' | 'deletes'>
  effects: EffectSchema[]
  increases: Increase[]
} {
  const parameters = Array.from({ length: parameterCount }, (_, slot) => slot)
  const increases: Increase[] = []
  const contexts: EffectCondition[] = []
  const walk = (effect: Effect, context: EffectCondition): void => {
    switch (effect.kind) {
      case 'and':
        for (const part of effect.parts) walk(part, context)
        break
      case 'add':
      case 'delete': {
        const terms = compileTerms(effect.atom, slots, symbols)
        const predicate = symbols.predicate(effect.atom.predicate)
        context.changes.push({ pattern: { predicate, terms }, isAdd: effect.kind === 'add' })
        break
      }
      case 'when': {
        const own = compileCondition(effect.condition, false, slots, symbols)
        const condition = join('and', [context.condition, own])
        if (condition.kind !== 'false') enter(effect.body, context.slots, condition)
        break
      }
      case 'forall': {
        const first = slots.members.length
        const close = slots.open(effect.variables, symbols)
        const own = effect.variables.map((_, i) => first + i)
        if (own.every(slot => slots.members[slot]!.list.length > 0))
          enter(effect.body, [...context.slots, ...own], context.condition)
        close()
        break
      }
      case 'increase':
        increases.push(effect)
    }
  }
  const enter = (effect: Effect, slots: readonly number[], condition: Formula): void => {
    const context = { slots, condition, changes: [] }
    contexts.push(context)
    walk(effect, context)
  }
  enter(effect, [], TRUE)

  const always = { adds: [] as AtomPattern[], deletes: [] as AtomPattern[] }
  const effects: EffectSchema[] = []
  for (const context of contexts)
    for (const [used, changes] of bySlots(context)) {
      // Variables that only the condition mentions are existential.
      const others = context.slots.filter(slot => !used.includes(slot))
      const condition = quantify('exists', others, context.condition)
      let part = always
      if (condition.kind !== 'true' || used.length > 0) {
        part = { adds: [], deletes: [] }
        effects.push({ slots: used, ways: waysOf(condition, parameters, symbols), ...part })
      }
      for (const { pattern, isAdd } of changes) (isAdd ? part.adds : part.deletes).push(pattern)
    }
  return { always, effects, increases }
}

/** The changes of a context by the quantified slots that their atoms mention. */
function bySlots({ slots, changes }: EffectCondition): Iterable<[readonly number[], readonly AtomChange[]]> {
  if (slots.length === 0) return changes.length === 0 ? [] : [[slots, changes]]
  const groups = new Map<string, [readonly number[], AtomChange[]]>()
  for (const change of changes) {
    const mentioned = new Set(change.pattern.terms)
    const used = slots.filter(slot => mentioned.has(slot))
    const known = groups.get(used.join())
    if (known === undefined) groups.set(used.join(), [used, [change]])
    else known[1].push(change)
  }
  return groups.values()
}
