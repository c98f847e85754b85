// Schemas as lifted rules: what must be found by joins before an action, an effect or a derived fact is
// there. Disjunctions and existential quantifiers that would bind variables are split and drawn up into
// the rules; what is left of a condition is evaluated tuple by tuple (`condition-graph.ts`).

import type { ActionSchema, Domain, Effect } from '../pddl/model'
import type { CostOf, compileCost } from './cost'
import {
  compileCondition,
  compileTerms,
  type Formula,
  freeSlots,
  join,
  Slots,
  TRUE,
} from './formula'
import type { Symbols } from './symbols'

export type AtomFormula = Extract<Formula, { kind: 'atom' }>

/** One way to satisfy a condition: positive atoms to join over, and what else must hold. */
export interface Conjunct {
  /** Slots that must be bound besides those of the head: existential variables drawn up. */
  readonly slots: readonly number[]
  readonly atoms: readonly AtomFormula[]
  /** Equalities and negated static atoms: true or false once their slots are bound. */
  readonly filters: readonly Formula[]
  /** Negated fluent and derived atoms, and everything else. */
  readonly rest: readonly Formula[]
}

/** An atom changed by an effect. */
export interface AtomPattern {
  readonly predicate: number
  readonly terms: Int32Array
}

/** A part of a schema's effect with one condition and its own quantified variables. */
export interface EffectSchema {
  /** Slots of the universally quantified variables around it. */
  readonly slots: readonly number[]
  /** The ways in which it comes about; one without demands when it is unconditional. */
  readonly ways: readonly Conjunct[]
  readonly adds: readonly AtomPattern[]
  readonly deletes: readonly AtomPattern[]
}

export interface SchemaRules {
  readonly schema: number
  readonly slots: Slots
  readonly parameterCount: number
  /** The ways in which it becomes applicable; none when it never does. */
  readonly ways: readonly Conjunct[]
  /** What always happens; its `ways` and `slots` play no part. */
  readonly always: EffectSchema
  readonly effects: readonly EffectSchema[]
  /** The cost of the action with these arguments, NaN where the problem leaves it open; undefined: always 1. */
  readonly costOf: CostOf | undefined
}

export interface DerivedRules {
  readonly head: AtomPattern
  readonly body: Formula
  readonly slots: Slots
  readonly parameterCount: number
  readonly ways: readonly Conjunct[]
}

/** More ways than this are not split off one condition. */
const maxWays = 24

/** The rules of one action schema. */
export function compileSchema(
  schema: ActionSchema,
  number: number,
  symbols: Symbols,
  costOf: ReturnType<typeof compileCost> | undefined,
): SchemaRules {
  const slots = new Slots()
  slots.open(schema.parameters, symbols)
  const parameterCount = schema.parameters.length
  const condition = compileCondition(schema.precondition, false, slots, symbols)
  const ways = slots.members.slice(0, parameterCount).every(members => members.list.length > 0)
    ? waysOf(condition, new Set(), symbols)
    : []
  const parameters = new Set<number>()
  for (let slot = 0; slot < parameterCount; slot++) parameters.add(slot)
  const always = { slots: [], ways: [], adds: [] as AtomPattern[], deletes: [] as AtomPattern[] }
  const effects: EffectSchema[] = []
  const amounts: Extract<Effect, { kind: 'increase' }>[] = []

  const walk = (effect: Effect, own: readonly number[], under: Formula): void => {
    let local: { adds: AtomPattern[]; deletes: AtomPattern[] } | undefined =
      own.length === 0 && under === TRUE ? always : undefined
    const visit = (each: Effect): void => {
      switch (each.kind) {
        case 'and':
          for (const part of each.parts) visit(part)
          break
        case 'add':
        case 'delete': {
          if (local === undefined) {
            const made = { adds: [] as AtomPattern[], deletes: [] as AtomPattern[] }
            local = made
            effects.push({ slots: own, ways: waysOf(under, parameters, symbols), ...made })
          }
          const terms = compileTerms(each.atom, slots, symbols)
          const pattern = { predicate: symbols.predicate(each.atom), terms }
          ;(each.kind === 'add' ? local.adds : local.deletes).push(pattern)
          break
        }
        case 'when': {
          const condition = compileCondition(each.condition, false, slots, symbols)
          const both = join('and', [under, condition])
          if (both.kind !== 'false') walk(each.body, own, both)
          break
        }
        case 'forall': {
          const first = slots.members.length
          const close = slots.open(each.variables, symbols)
          const more = each.variables.map((_, i) => first + i)
          if (more.every(slot => slots.members[slot]!.list.length > 0))
            walk(each.body, [...own, ...more], under)
          close()
          break
        }
        case 'increase':
          amounts.push(each)
      }
    }
    visit(effect)
  }
  walk(schema.effect, [], TRUE)
  return {
    schema: number,
    slots,
    parameterCount,
    ways,
    always,
    effects,
    costOf: costOf?.(amounts, slots),
  }
}

/** The rules of all `:derived` blocks. */
export function compileDerived(domain: Domain, symbols: Symbols): DerivedRules[] {
  return domain.derived.map(rule => {
    const slots = new Slots()
    slots.open(rule.parameters, symbols)
    const body = compileCondition(rule.body, false, slots, symbols)
    const terms = new Int32Array(rule.parameters.length)
    for (let slot = 0; slot < terms.length; slot++) terms[slot] = slot
    const predicate = domain.predicates.findIndex(each => each.name === rule.predicate.name)
    if (predicate < 0) throw new RangeError(`unknown predicate: ${rule.predicate.name}`)
    const ways = slots.members.slice(0, terms.length).every(members => members.list.length > 0)
      ? waysOf(body, new Set(), symbols)
      : []
    return { head: { predicate, terms }, body, slots, parameterCount: terms.length, ways }
  })
}

/** The formula as alternatives to join over, where `bound` slots have their values already. */
export function waysOf(
  formula: Formula,
  bound: ReadonlySet<number>,
  symbols: Symbols,
): readonly Conjunct[] {
  const done: Conjunct[] = []
  const open: { slots: readonly number[]; parts: readonly Formula[] }[] = [
    { slots: [], parts: partsOf(formula) },
  ]
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (way.parts.some(part => part.kind === 'false')) continue
    const known = boundBy(way.parts, bound)
    const split = way.parts.findIndex(part => isDrawnUp(part, known))
    const part = way.parts[split]
    const others = way.parts.filter((_, i) => i !== split)
    if (part?.kind === 'exists')
      open.push({
        slots: [...way.slots, ...part.slots],
        parts: [...others, ...partsOf(part.body)],
      })
    else if (part?.kind === 'or' && done.length + open.length + part.parts.length <= maxWays)
      for (let i = part.parts.length - 1; i >= 0; i--)
        open.push({ slots: way.slots, parts: [...others, ...partsOf(part.parts[i]!)] })
    else done.push(conjunctOf(way.slots, way.parts, symbols))
  }
  return done
}

const partsOf = (formula: Formula): readonly Formula[] =>
  formula.kind === 'and' ? formula.parts : formula.kind === 'true' ? [] : [formula]

/** The slots that get their value from `bound`, positive atoms and equalities with those. */
function boundBy(parts: readonly Formula[], bound: ReadonlySet<number>): Set<number> {
  const known = new Set(bound)
  for (const part of parts)
    if (part.kind === 'atom' && !part.negated)
      for (const term of part.terms) if (term >= 0) known.add(term)
  for (let grown = true; grown; ) {
    grown = false
    for (const part of parts) {
      if (part.kind !== 'equal' || part.negated) continue
      const left = part.left < 0 || known.has(part.left)
      const right = part.right < 0 || known.has(part.right)
      if (left === right) continue
      known.add(left ? part.right : part.left)
      grown = true
    }
  }
  return known
}

/** Quantified variables that need a join of their own, and disjunctions that can bind a variable. */
function isDrawnUp(part: Formula, known: ReadonlySet<number>): boolean {
  if (part.kind === 'exists') {
    if (part.slots.length > 1) return true
    for (const slot of freeSlots(part)) if (!known.has(slot)) return true
    return false
  }
  if (part.kind !== 'or') return false
  for (const slot of boundSomewhere(part)) if (!known.has(slot)) return true
  return false
}

/** Slots that occur in some positive atom or equality below, outside universal quantifiers. */
function boundSomewhere(formula: Formula, into = new Set<number>()): Set<number> {
  if (formula.kind === 'atom' && !formula.negated) {
    for (const term of formula.terms) if (term >= 0) into.add(term)
  } else if (formula.kind === 'equal' && !formula.negated) {
    if (formula.left >= 0) into.add(formula.left)
    if (formula.right >= 0) into.add(formula.right)
  } else if (formula.kind === 'and' || formula.kind === 'or')
    for (const part of formula.parts) boundSomewhere(part, into)
  else if (formula.kind === 'exists') {
    boundSomewhere(formula.body, into)
    for (const slot of formula.slots) into.delete(slot)
  }
  return into
}

function conjunctOf(
  slots: readonly number[],
  parts: readonly Formula[],
  symbols: Symbols,
): Conjunct {
  const atoms: AtomFormula[] = []
  const filters: Formula[] = []
  const rest: Formula[] = []
  for (const part of parts)
    if (part.kind === 'atom' && !part.negated) atoms.push(part)
    else if (part.kind === 'atom' && symbols.kinds[part.predicate] === 'static') filters.push(part)
    else if (part.kind === 'equal') filters.push(part)
    else rest.push(part)
  return { slots, atoms, filters, rest }
}
