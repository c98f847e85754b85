// Ground conditions: static atoms, equalities and quantifiers are evaluated, and literals under "all of" and "any of"
// remain. Tests whether one holds in a state, and whether it may hold given the known constraints.

import type { Budget } from '../rejection'
import type { SchemaNode, SlotOrObject, Variable } from './schema'
import type { Binding, Literal, CheckedWorld } from './world'

/** All (or, where `any`, at least one) of the literals and parts hold. */
export interface Formula {
  readonly any: boolean
  readonly literals: readonly Literal[]
  readonly parts: readonly Formula[]
}

export const TRUE: Formula = { any: false, literals: [], parts: [] }
export const FALSE: Formula = { any: true, literals: [], parts: [] }
export const literalFormula = (literal: Literal): Formula => ({
  any: false,
  literals: [literal],
  parts: [],
})

/** From this many literals on, a set is faster than a list. */
const MIN_FOR_SET = 32

/** Collects the parts of a conjunction or disjunction, flattened; reduces to a constant if possible. */
class Collector {
  readonly any: boolean
  private readonly literals: Literal[] = []
  private readonly parts: Formula[] = []
  /** The literals as a set, once there are many. */
  private many: Set<Literal> | undefined
  private settled = false

  constructor(any: boolean) {
    this.any = any
  }

  /** False once nothing that is added can change the result. */
  get isOpen(): boolean {
    return !this.settled
  }

  addLiteral(literal: Literal): boolean {
    if (this.has(literal ^ 1)) this.settled = true
    else if (!this.has(literal)) {
      this.literals.push(literal)
      this.many?.add(literal)
      if (this.literals.length === MIN_FOR_SET) this.many = new Set(this.literals)
    }
    return !this.settled
  }

  private has(literal: Literal): boolean {
    return this.many === undefined ? this.literals.includes(literal) : this.many.has(literal)
  }

  add(child: Formula): boolean {
    const size = child.literals.length + child.parts.length
    if (size === 0) this.settled ||= child.any !== this.any
    else if (child.any === this.any || size === 1) {
      for (const literal of child.literals) this.addLiteral(literal)
      for (const part of child.parts) this.parts.push(part)
    } else this.parts.push(child)
    return !this.settled
  }

  result(): Formula {
    if (this.settled) return this.any ? TRUE : FALSE
    const { any, literals, parts } = this
    const size = literals.length + parts.length
    if (size === 0) return any ? FALSE : TRUE
    if (size === 1) return parts[0] ?? literalFormula(literals[0]!)
    return { any, literals, parts }
  }
}

/** All of these. */
export function conjoin(formulas: readonly Formula[]): Formula {
  const all = new Collector(false)
  for (const formula of formulas) all.add(formula)
  return all.result()
}

/** At least one of these. */
export function disjoin(formulas: readonly Formula[]): Formula {
  const any = new Collector(true)
  for (const formula of formulas) any.add(formula)
  return any.result()
}

export function negate(formula: Formula): Formula {
  if (formula === TRUE || formula === FALSE) return formula === TRUE ? FALSE : TRUE
  const literals = formula.literals.map(literal => literal ^ 1)
  return { any: !formula.any, literals, parts: formula.parts.map(negate) }
}

export const objectOf = (term: SlotOrObject, binding: Binding): number => (term < 0 ? ~term : binding[term]!)

/** The condition under a binding of the slots around it; writes to the slots of its own variables. */
export function groundFormula(world: CheckedWorld, node: SchemaNode, binding: Int32Array, budget: Budget): Formula {
  const all = new Collector(false)
  collect(world, node, binding, budget, all)
  return all.result()
}

/** Adds the condition to the collector; false once nothing more can change the result. */
function collect(world: CheckedWorld, node: SchemaNode, binding: Int32Array, budget: Budget, into: Collector): boolean {
  budget.spend(1)
  switch (node.kind) {
    case 'equal': {
      const isEqual = objectOf(node.left, binding) === objectOf(node.right, binding)
      return into.add(isEqual !== node.negated ? TRUE : FALSE)
    }
    case 'atom': {
      const { pattern, negated } = node
      if (world.predicates[pattern.predicate]!.kind !== 'static')
        return into.addLiteral(2 * world.factUnder(pattern, binding) + (negated ? 1 : 0))
      return into.add(world.isTrueUnder(pattern, binding) !== negated ? TRUE : FALSE)
    }
    case 'and':
    case 'or': {
      const any = node.kind === 'or'
      const inner = any === into.any ? into : new Collector(any)
      const { parts } = node
      for (let i = 0; i < parts.length; i++) if (!collect(world, parts[i]!, binding, budget, inner)) break
      return inner === into ? into.isOpen : into.add(inner.result())
    }
    case 'forall':
    case 'exists': {
      const any = node.kind === 'exists'
      const inner = any === into.any ? into : new Collector(any)
      bindEach(node.variables, binding, budget, () => collect(world, node.body, binding, budget, inner))
      return inner === into ? into.isOpen : into.add(inner.result())
    }
  }
}

/** Writes each combination of values of the variables into `binding`, for as long as `visit` returns true. */
export function bindEach(
  variables: readonly Variable[],
  binding: Int32Array,
  budget: Budget,
  visit: () => boolean,
  at = 0,
): boolean {
  if (at === variables.length) return visit()
  const { slot, members } = variables[at]!
  for (const object of members.list) {
    budget.spend(1)
    binding[slot] = object
    if (!bindEach(variables, binding, budget, visit, at + 1)) return false
  }
  return true
}

/** Does the formula hold where exactly these facts do? */
export function holdsIn(formula: Formula, holds: (fact: number) => boolean): boolean {
  const { any, literals, parts } = formula
  for (let i = 0; i < literals.length; i++) {
    const literal = literals[i]!
    if ((holds(literal >> 1) !== ((literal & 1) === 1)) === any) return any
  }
  for (let i = 0; i < parts.length; i++) if (holdsIn(parts[i]!, holds) === any) return any
  return !any
}

/** Does every way to satisfy the formula require the literal? */
export function asksFor({ any, literals, parts }: Formula, literal: Literal): boolean {
  const asks = (part: Formula): boolean => asksFor(part, literal)
  if (!any) return literals.includes(literal) || parts.some(asks)
  return literals.length + parts.length > 0 && literals.every(l => l === literal) && parts.every(asks)
}

/** The formula simplified by literals that are known to be true or false. `isTrue` must not hold of both a literal and its negation. */
export function settle(formula: Formula, isTrue: (literal: Literal) => boolean): Formula {
  if (formula.parts.length === 0) {
    if (areOpen(formula.literals, isTrue)) return formula
    if (!formula.any) return settledLiterals(formula.literals, isTrue)
  }
  const children = formula.literals.map(literal =>
    isTrue(literal) ? TRUE : isTrue(literal ^ 1) ? FALSE : literalFormula(literal),
  )
  for (const part of formula.parts) children.push(settle(part, isTrue))
  return formula.any ? disjoin(children) : conjoin(children)
}

function areOpen(literals: readonly Literal[], isTrue: (literal: Literal) => boolean): boolean {
  for (let i = 0; i < literals.length; i++) if (isTrue(literals[i]!) || isTrue(literals[i]! ^ 1)) return false
  return true
}

/** A conjunction of these literals, which must not contradict each other. */
function settledLiterals(all: readonly Literal[], isTrue: (literal: Literal) => boolean): Formula {
  if (all.some(literal => isTrue(literal ^ 1))) return FALSE
  const literals = all.filter(literal => !isTrue(literal))
  return literals.length === 0 ? TRUE : { any: false, literals, parts: [] }
}

/** Known constraints on literals: whether one may hold, and whether two may hold together. */
export interface Knowledge {
  may(literal: Literal): boolean
  mayBoth?(one: Literal, other: Literal): boolean
}

/** Nothing is known. */
export const ANYTHING: Knowledge = { may: () => true }

/** Ways of satisfying a formula that are tried before it is taken to be possible. */
const MAX_TRIES = 5000
/** Nested choices that are followed. */
const MAX_CHOICES = 300

/** True if all of these may hold in one state, also if that is unknown or takes too long to decide. */
export function possible(formulas: readonly Formula[], knowledge: Knowledge, budget: Budget): boolean {
  const first = formulas[0]!
  const isPlain = !first.any && first.parts.length === 0 && knowledge.mayBoth === undefined
  budget.spend(1)
  if (isPlain && formulas.every(other => other === first || other === TRUE))
    return first.literals.every(literal => knowledge.may(literal))
  const chosen: Literal[] = []
  let tries = MAX_TRIES
  const take = (literal: Literal): boolean => {
    budget.spend(1 + chosen.length)
    if (!knowledge.may(literal)) return false
    for (const other of chosen)
      if (other === (literal ^ 1) || knowledge.mayBoth?.(other, literal) === false) return false
    chosen.push(literal)
    return true
  }
  /** Takes all that is certain, then tries the alternatives of the first open choice. */
  const solve = (certain: readonly Formula[], choices: readonly Formula[], depth: number): boolean => {
    budget.spend(1 + choices.length)
    const mark = chosen.length
    const open = [...choices]
    const todo = [...certain]
    for (let formula = todo.pop(); formula !== undefined; formula = todo.pop())
      if (formula.any) open.push(formula)
      else if (formula.literals.every(take)) for (const part of formula.parts) todo.push(part)
      else {
        chosen.length = mark
        return false
      }
    const choice = open.pop()
    if (choice === undefined || --tries <= 0 || depth > MAX_CHOICES) return true
    const found =
      choice.literals.some(literal => solve([literalFormula(literal)], open, depth + 1)) ||
      choice.parts.some(part => solve([part], open, depth + 1))
    chosen.length = mark
    return found
  }
  return solve(formulas, [], 0)
}

/** The same for the same formula however its parts are ordered. */
export function formulaKey(formula: Formula, rename: (literal: Literal) => Literal = l => l): string {
  const literals = formula.literals.map(rename).sort((a, b) => a - b)
  const parts = formula.parts.map(part => formulaKey(part, rename)).sort()
  return `${formula.any ? 'any' : 'all'}(${literals.join(' ')};${parts.join(';')})`
}

/** All literals in a formula, to `visit`. */
export function eachLiteral(formula: Formula, visit: (literal: Literal) => void): void {
  formula.literals.forEach(visit)
  for (const part of formula.parts) eachLiteral(part, visit)
}
