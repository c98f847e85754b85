// Conditions prepared for grounding: names as numbers, negation at the atoms only, quantifiers moved inwards and split, so that each has
// the smallest possible scope.

import type { Atom, Condition, Term, TypedName } from '#planning/pddl/model'
import type { Members } from './objects'
import type { Symbols } from './symbols'

/** A term: a slot of the binding, or `~object`. */
export type TermCode = number

export type Formula =
  | { readonly kind: 'true' | 'false' }
  | {
      readonly kind: 'atom'
      readonly predicate: number
      readonly terms: Int32Array
      readonly negated: boolean
    }
  | {
      readonly kind: 'equal'
      readonly left: TermCode
      readonly right: TermCode
      readonly negated: boolean
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }
  | {
      readonly kind: 'exists' | 'forall'
      /** Slots of the quantified variables, each of them used in the body and of a type with objects. */
      readonly slots: readonly number[]
      readonly body: Formula
    }

export const TRUE: Formula = { kind: 'true' }
export const FALSE: Formula = { kind: 'false' }

/** The variables of one schema, rule or goal: names in scope, and the objects each slot admits. */
export class Slots {
  readonly members: Members[] = []
  private values: Int32Array | undefined
  private readonly scope = new Map<string, number>()

  /** Opens a slot for each variable; `close` restores what they hide. */
  open(variables: readonly TypedName[], symbols: Symbols): () => void {
    const hidden: [string, number | undefined][] = []
    for (const { name, type } of variables) {
      hidden.push([name, this.scope.get(name)])
      this.scope.set(name, this.members.length)
      this.members.push(symbols.objects.members(type))
    }
    return () => {
      for (const [name, slot] of hidden.reverse())
        if (slot === undefined) this.scope.delete(name)
        else this.scope.set(name, slot)
    }
  }

  /** The buffer of the slots' values while their rules are joined; valid once all slots are open. */
  binding(): Int32Array {
    return (this.values ??= new Int32Array(this.members.length))
  }

  slotOf(variable: string): number {
    const slot = this.scope.get(variable)
    if (slot === undefined) throw new RangeError(`unbound variable: ${variable}`)
    return slot
  }
}

/** The term as a slot or `~object`. */
export function compileTerm(term: Term, slots: Slots, symbols: Symbols): TermCode {
  return term.kind === 'variable' ? slots.slotOf(term.name) : ~symbols.object(term.name)
}

export function compileTerms(atom: Atom, slots: Slots, symbols: Symbols): Int32Array {
  const terms = new Int32Array(atom.terms.length)
  for (let i = 0; i < terms.length; i++) terms[i] = compileTerm(atom.terms[i]!, slots, symbols)
  return terms
}

/** `condition`, or its negation, as a formula over `slots`. */
export function compileCondition(condition: Condition, negated: boolean, slots: Slots, symbols: Symbols): Formula {
  switch (condition.kind) {
    case 'atom': {
      const terms = compileTerms(condition.atom, slots, symbols)
      const predicate = symbols.predicate(condition.atom.predicate)
      if (negated) symbols.negated[predicate] = 1
      return { kind: 'atom', predicate, terms, negated }
    }
    case 'equal': {
      const left = compileTerm(condition.left, slots, symbols)
      const right = compileTerm(condition.right, slots, symbols)
      if (left === right) return negated ? FALSE : TRUE
      if (left < 0 && right < 0) return negated ? TRUE : FALSE
      return { kind: 'equal', left, right, negated }
    }
    case 'not':
      return compileCondition(condition.body, !negated, slots, symbols)
    case 'and':
    case 'or': {
      const parts = condition.parts.map(part => compileCondition(part, negated, slots, symbols))
      return join((condition.kind === 'and') === negated ? 'or' : 'and', parts)
    }
    case 'imply':
      return join(negated ? 'and' : 'or', [
        compileCondition(condition.premise, !negated, slots, symbols),
        compileCondition(condition.conclusion, negated, slots, symbols),
      ])
    case 'forall':
    case 'exists': {
      const first = slots.members.length
      const close = slots.open(condition.variables, symbols)
      const own = condition.variables.map((_, i) => first + i)
      const body = compileCondition(condition.body, negated, slots, symbols)
      close()
      const kind = (condition.kind === 'forall') === negated ? 'exists' : 'forall'
      if (own.some(slot => slots.members[slot]!.list.length === 0)) return kind === 'forall' ? TRUE : FALSE
      return quantify(kind, own, body)
    }
  }
}

/** The conjunction or disjunction of the parts, flattened, without constants. */
export function join(kind: 'and' | 'or', parts: readonly Formula[]): Formula {
  const neutral = kind === 'and' ? 'true' : 'false'
  const kept: Formula[] = []
  for (const part of parts) {
    if (part.kind === neutral) continue
    if (part.kind === 'true' || part.kind === 'false') return part
    if (part.kind === kind) for (const inner of (part as { parts: readonly Formula[] }).parts) kept.push(inner)
    else kept.push(part)
  }
  if (kept.length === 1) return kept[0]!
  if (kept.length === 0) return kind === 'and' ? TRUE : FALSE
  return { kind, parts: kept }
}

/**
 * Quantifies over `slots`; their types must all have objects. Distributes over the connective that commutes with the
 * quantifier, takes out parts without its variables, and separates parts that share none.
 */
export function quantify(kind: 'exists' | 'forall', slots: readonly number[], body: Formula): Formula {
  if (slots.length === 0) return body
  const used = slotsOf(body)
  const own = slots.filter(slot => used.has(slot))
  if (own.length === 0) return body
  if (body.kind === kind) return { kind, slots: [...own, ...body.slots], body: body.body }
  const commuting = kind === 'exists' ? 'or' : 'and'
  const other = kind === 'exists' ? 'and' : 'or'
  if (body.kind === commuting)
    return join(
      commuting,
      body.parts.map(part => quantify(kind, own, part)),
    )
  if (body.kind !== other) return { kind, slots: own, body }
  const groups = connected(own, body.parts)
  if (groups.length === 1 && groups[0]!.slots.length > 0) return { kind, slots: own, body }
  return join(
    other,
    groups.map(group => quantify(kind, group.slots, join(other, group.parts))),
  )
}

/** Parts that share variables of `own`, directly or through others, together; the rest by themselves. */
function connected(own: readonly number[], parts: readonly Formula[]): { slots: number[]; parts: Formula[] }[] {
  // Disjoint sets of slots as trees; the representative of a set is its own parent.
  const above = new Map(own.map(slot => [slot, slot]))
  const top = (slot: number): number => {
    let at = slot
    for (let next = above.get(at)!; next !== at; next = above.get(at)!) {
      above.set(at, above.get(next)!)
      at = next
    }
    return at
  }
  const anchors = parts.map(part => {
    let anchor: number | undefined
    for (const slot of slotsOf(part)) {
      if (!above.has(slot)) continue
      if (anchor === undefined) anchor = top(slot)
      else above.set(top(slot), anchor)
    }
    return anchor
  })
  const groups = new Map<number, { slots: number[]; parts: Formula[] }>()
  const found: { slots: number[]; parts: Formula[] }[] = []
  for (const [i, part] of parts.entries()) {
    const anchor = anchors[i]
    let group = anchor === undefined ? undefined : groups.get(top(anchor))
    if (group === undefined) {
      group = { slots: [], parts: [] }
      found.push(group)
      if (anchor !== undefined) groups.set(top(anchor), group)
    }
    group.parts.push(part)
  }
  for (const slot of own) groups.get(top(slot))?.slots.push(slot)
  return found
}

/** Every slot that occurs in the formula, quantified ones included. */
function slotsOf(formula: Formula, into = new Set<number>()): Set<number> {
  switch (formula.kind) {
    case 'true':
    case 'false':
      break
    case 'atom':
      for (const term of formula.terms) if (term >= 0) into.add(term)
      break
    case 'equal':
      if (formula.left >= 0) into.add(formula.left)
      if (formula.right >= 0) into.add(formula.right)
      break
    case 'and':
    case 'or':
      for (const part of formula.parts) slotsOf(part, into)
      break
    case 'exists':
    case 'forall':
      slotsOf(formula.body, into)
  }
  return into
}

/** The slots of the formula that it does not quantify itself. */
export function freeSlots(formula: Formula): Set<number> {
  const found = slotsOf(formula)
  removeQuantified(formula, found)
  return found
}

function removeQuantified(formula: Formula, from: Set<number>): void {
  if (formula.kind === 'and' || formula.kind === 'or') for (const part of formula.parts) removeQuantified(part, from)
  else if (formula.kind === 'exists' || formula.kind === 'forall') {
    for (const slot of formula.slots) from.delete(slot)
    removeQuantified(formula.body, from)
  }
}
