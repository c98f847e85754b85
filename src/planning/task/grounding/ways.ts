// The ways to satisfy a condition, as joins: disjunctions and existential quantifiers that would bind variables are split and moved
// outwards; the rest of the condition is evaluated tuple by tuple (`condition-graph.ts`).

import { type Formula, freeSlots } from './formula'
import type { Symbols } from './symbols'

export type AtomFormula = Extract<Formula, { kind: 'atom' }>

/** One way to satisfy a condition: positive atoms to join over, and what else must hold. */
export interface Conjunct {
  /** Slots that must be bound in addition to those of the head: existential variables moved outwards. */
  readonly slots: readonly number[]
  readonly atoms: readonly AtomFormula[]
  /** Equalities and negated static atoms: true or false once their slots are bound. */
  readonly filters: readonly Formula[]
  /** Negated fluent and derived atoms, and everything else. */
  readonly rest: readonly Formula[]
}

/** Maximum number of alternatives split off one condition. */
const maxWays = 24

/** The formula as alternatives to join over, where `bound` slots have their values already. */
export function waysOf(formula: Formula, bound: Iterable<number>, symbols: Symbols): readonly Conjunct[] {
  const done: Conjunct[] = []
  const open: { slots: readonly number[]; parts: readonly Formula[] }[] = [{ slots: [], parts: partsOf(formula) }]
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { slots, parts } = way
    if (parts.some(part => part.kind === 'false')) continue
    const known = boundBy(parts, bound)
    if (parts.some(part => part.kind === 'exists' && isDrawnUp(part, known, symbols))) {
      const more: number[] = []
      const drawn = parts.flatMap(part => {
        if (part.kind !== 'exists' || !isDrawnUp(part, known, symbols)) return [part]
        for (const slot of part.slots) more.push(slot)
        return partsOf(part.body)
      })
      open.push({ slots: [...slots, ...more], parts: drawn })
      continue
    }
    const split = parts.findIndex(part => part.kind === 'or' && isDrawnUp(part, known, symbols))
    const part = parts[split]
    if (part?.kind === 'or' && done.length + open.length + part.parts.length <= maxWays) {
      const others = parts.filter((_, i) => i !== split)
      for (let i = part.parts.length - 1; i >= 0; i--)
        open.push({ slots, parts: [...others, ...partsOf(part.parts[i]!)] })
    } else done.push(conjunctOf(slots, parts, symbols))
  }
  return done
}

const partsOf = (formula: Formula): readonly Formula[] =>
  formula.kind === 'and' ? formula.parts : formula.kind === 'true' ? [] : [formula]

/** The slots that get their value from `bound`, positive atoms and equalities with those. */
function boundBy(parts: readonly Formula[], bound: Iterable<number>): Set<number> {
  const known = new Set(bound)
  const equals = new Map<number, number[]>()
  const link = (from: number, to: number): void => {
    const list = equals.get(from)
    if (list === undefined) equals.set(from, [to])
    else list.push(to)
  }
  for (const part of parts)
    if (part.kind === 'atom' && !part.negated) {
      for (const term of part.terms) if (term >= 0) known.add(term)
    } else if (part.kind === 'equal' && !part.negated) {
      if (part.left < 0) known.add(part.right)
      else if (part.right < 0) known.add(part.left)
      else {
        link(part.left, part.right)
        link(part.right, part.left)
      }
    }
  // A set iterates over elements added during the iteration.
  for (const slot of known) for (const other of equals.get(slot) ?? []) known.add(other)
  return known
}

/** Quantified variables that a join can bind, and disjunctions that can bind a variable. */
function isDrawnUp(part: Formula, known: ReadonlySet<number>, symbols: Symbols): boolean {
  if (part.kind === 'exists') {
    for (const slot of freeSlots(part)) if (!known.has(slot)) return true
    return part.slots.length > 1 && partsOf(part.body).some(each => isGrowing(each, symbols))
  }
  if (part.kind !== 'or') return false
  for (const slot of boundSomewhere(part)) if (!known.has(slot)) return true
  return false
}

/** A positive atom with facts that are found one by one, so that joins see fewer of them than there are tuples. */
const isGrowing = (part: Formula, symbols: Symbols): boolean =>
  part.kind === 'atom' && !part.negated && symbols.kinds[part.predicate] !== 'static'

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

function conjunctOf(slots: readonly number[], parts: readonly Formula[], symbols: Symbols): Conjunct {
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
