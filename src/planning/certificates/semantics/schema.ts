// Schemas, rules and goal in negation normal form, with variables as numbered slots and objects as numbers.
// A forall-effect or a `when` becomes a group of its own with all the conditions around it.

import type { ActionSchema, Atom, Condition, CostExpression, Effect, Term, TypedName } from '#planning/pddl/model'
import { reject } from '../rejection'
import type { Declarations, Members } from './declared'

/** A slot from 0, or an object as `~object`. */
export type SlotOrObject = number

export interface Pattern {
  readonly predicate: number
  readonly terms: readonly SlotOrObject[]
}

/** A variable with the objects that it ranges over. */
export interface Variable {
  readonly slot: number
  readonly members: Members
}

/** A condition in negation normal form: only atoms and equalities are negated. */
export type SchemaNode =
  | { readonly kind: 'atom'; readonly negated: boolean; readonly pattern: Pattern }
  | {
      readonly kind: 'equal'
      readonly negated: boolean
      readonly left: SlotOrObject
      readonly right: SlotOrObject
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SchemaNode[] }
  | {
      readonly kind: 'forall' | 'exists'
      readonly variables: readonly Variable[]
      readonly body: SchemaNode
    }

export interface EffectRule {
  readonly variables: readonly Variable[]
  readonly condition: SchemaNode
  readonly adds: Pattern[]
  readonly deletes: Pattern[]
}

/** A number, or a function of these arguments with a value from the problem. */
export type Cost = number | { readonly name: string; readonly terms: readonly SlotOrObject[] }

/** The variables of a join: the parameters are slots `0 .. domains.length-1`. */
export interface Rule {
  readonly domains: readonly Members[]
  readonly condition: SchemaNode
  /** Slots in all, quantified variables included. */
  readonly slots: number
}

/** An action that requires only literals and equalities, with one unconditional effect: the most common form. */
export interface PlainRule {
  /** Fluent atoms, and static ones. */
  readonly atoms: readonly Extract<SchemaNode, { kind: 'atom' }>[]
  readonly statics: readonly Extract<SchemaNode, { kind: 'atom' }>[]
  readonly equalities: readonly Extract<SchemaNode, { kind: 'equal' }>[]
  readonly adds: readonly Pattern[]
  readonly deletes: readonly Pattern[]
}

export interface ActionRule extends Rule {
  readonly name: string
  /** A shorter form, for actions that have one. */
  readonly plain: PlainRule | undefined
  readonly effects: readonly EffectRule[]
  /** The cost of a step is the sum of these. */
  readonly costs: readonly Cost[]
}

/** `head` holds where the condition does; its arguments are the parameters. */
export interface DerivationRule extends Rule {
  readonly head: number
}

/** Deeper texts than this are refused rather than followed. */
const MAX_DEPTH = 500

/** Names in scope, with the number of slots given out so far. */
class Scope {
  readonly declared: Declarations
  slots = 0
  private readonly names = new Map<string, number>()

  constructor(declared: Declarations) {
    this.declared = declared
  }

  /** Gives the variables slots for as long as `inside` runs. */
  with<T>(variables: readonly TypedName[], inside: (variables: Variable[]) => T): T {
    const hidden = variables.map(({ name }) => [name, this.names.get(name)] as const)
    const bound = variables.map(({ name, type }) => {
      const slot = this.slots++
      if (slot > MAX_DEPTH) reject('There are too many variables in one schema to check.')
      this.names.set(name, slot)
      return { slot, members: this.declared.membersOf(type) }
    })
    const result = inside(bound)
    for (const [name, slot] of hidden.reverse())
      if (slot === undefined) this.names.delete(name)
      else this.names.set(name, slot)
    return result
  }

  term(term: Term): SlotOrObject {
    if (term.kind === 'object') return ~this.declared.objectNumber(term.name)
    return this.names.get(term.name) ?? reject(`Variable \`${term.name}\` is not declared.`)
  }

  pattern(atom: Atom): Pattern {
    const predicate = this.declared.predicateNumber(atom.predicate.name)
    if (this.declared.predicates[predicate]!.members.length !== atom.terms.length)
      reject(`\`${atom.predicate.name}\` is used with ${atom.terms.length} arguments.`)
    return { predicate, terms: atom.terms.map(term => this.term(term)) }
  }

  node(condition: Condition, negated: boolean, depth = 0): SchemaNode {
    if (depth > MAX_DEPTH) reject('A condition is nested too deeply to check.')
    const inner = (part: Condition, flip = negated): SchemaNode => this.node(part, flip, depth + 1)
    switch (condition.kind) {
      case 'atom':
        return { kind: 'atom', negated, pattern: this.pattern(condition.atom) }
      case 'equal':
        return {
          kind: 'equal',
          negated,
          left: this.term(condition.left),
          right: this.term(condition.right),
        }
      case 'not':
        return inner(condition.body, !negated)
      case 'and':
      case 'or':
        return {
          kind: (condition.kind === 'and') === negated ? 'or' : 'and',
          parts: condition.parts.map(part => inner(part)),
        }
      case 'imply':
        return {
          kind: negated ? 'and' : 'or',
          parts: [inner(condition.premise, !negated), inner(condition.conclusion)],
        }
      case 'forall':
      case 'exists':
        return this.with(condition.variables, variables => ({
          kind: (condition.kind === 'forall') === negated ? 'exists' : 'forall',
          variables,
          body: inner(condition.body),
        }))
    }
  }

  private cost(amount: CostExpression): Cost {
    if (amount.kind === 'number') return this.declared.costUnits(amount.value)
    return { name: amount.name.name, terms: amount.terms.map(term => this.term(term)) }
  }

  /** Adds the groups of an effect to `groups`; `within` is the group that contains it. */
  effect(effect: Effect, within: EffectRule, groups: EffectRule[], costs: Cost[], depth = 0): void {
    if (depth > MAX_DEPTH) reject('An effect is nested too deeply to check.')
    const follow = (body: Effect, group: EffectRule): void => this.effect(body, group, groups, costs, depth + 1)
    const group = (variables: readonly Variable[], condition: SchemaNode): EffectRule => {
      groups.push({ variables, condition, adds: [], deletes: [] })
      return groups[groups.length - 1]!
    }
    switch (effect.kind) {
      case 'and':
        for (const part of effect.parts) follow(part, within)
        return
      case 'add':
        within.adds.push(this.pattern(effect.atom))
        return
      case 'delete':
        within.deletes.push(this.pattern(effect.atom))
        return
      case 'when': {
        const condition = this.node(effect.condition, false)
        const parts = [within.condition, condition]
        follow(effect.body, group(within.variables, { kind: 'and', parts }))
        return
      }
      case 'forall':
        this.with(effect.variables, variables =>
          follow(effect.body, group([...within.variables, ...variables], within.condition)),
        )
        return
      case 'increase':
        costs.push(this.cost(effect.amount))
    }
  }
}

const ALWAYS: SchemaNode = { kind: 'and', parts: [] }

export function compileActions(declared: Declarations): ActionRule[] {
  return declared.domain.actions.map(schema => {
    const scope = new Scope(declared)
    return scope.with(schema.parameters, parameters => compileAction(scope, schema, parameters))
  })
}

function compileAction(scope: Scope, schema: ActionSchema, parameters: readonly Variable[]): ActionRule {
  const condition = scope.node(schema.precondition, false)
  const first: EffectRule = { variables: [], condition: ALWAYS, adds: [], deletes: [] }
  const effects = [first]
  const costs: Cost[] = []
  scope.effect(schema.effect, first, effects, costs)
  return {
    name: schema.name,
    plain: effects.length === 1 ? plainRule(scope.declared, condition, first) : undefined,
    domains: parameters.map(parameter => parameter.members),
    condition,
    effects: effects.filter(({ adds, deletes }) => adds.length + deletes.length > 0),
    costs,
    slots: scope.slots,
  }
}

function plainRule(
  { predicates }: Declarations,
  condition: SchemaNode,
  { adds, deletes }: EffectRule,
): PlainRule | undefined {
  const atoms: Extract<SchemaNode, { kind: 'atom' }>[] = []
  const statics: Extract<SchemaNode, { kind: 'atom' }>[] = []
  const equalities: Extract<SchemaNode, { kind: 'equal' }>[] = []
  const collect = (node: SchemaNode): boolean => {
    if (node.kind === 'and') return node.parts.every(collect)
    if (node.kind === 'equal') equalities.push(node)
    else if (node.kind !== 'atom') return false
    else if (predicates[node.pattern.predicate]!.kind === 'static') statics.push(node)
    else atoms.push(node)
    return true
  }
  return collect(condition) ? { atoms, statics, equalities, adds, deletes } : undefined
}

/** Compiles the rules and gives derived predicates their layers. */
export function compileRules(declared: Declarations): DerivationRule[] {
  const rules = declared.domain.derived.map(rule => {
    const scope = new Scope(declared)
    const head = declared.predicateNumber(rule.predicate.name)
    if (rule.parameters.length !== declared.predicates[head]!.members.length)
      reject(`A rule for \`${rule.predicate.name}\` has ${rule.parameters.length} parameters.`)
    return scope.with(rule.parameters, parameters => ({
      head,
      domains: parameters.map(parameter => parameter.members),
      condition: scope.node(rule.body, false),
      slots: scope.slots,
    }))
  })
  layerPredicates(declared, rules)
  return rules
}

/** A rule's layer is at least that of what it uses, and above what it uses negated. */
function layerPredicates(declared: Declarations, rules: readonly DerivationRule[]): void {
  const uses = rules.map(rule => [declared.predicates[rule.head]!, atomsIn(rule.condition)] as const)
  for (let changed = true; changed; ) {
    changed = false
    for (const [head, atoms] of uses)
      for (const { negated, pattern } of atoms) {
        const used = declared.predicates[pattern.predicate]!
        if (used.kind !== 'derived' || head.layer >= used.layer + (negated ? 1 : 0)) continue
        head.layer = used.layer + (negated ? 1 : 0)
        if (head.layer > declared.predicates.length) reject(`\`${head.name}\` is derived from its own negation.`)
        changed = true
      }
  }
}

function atomsIn(node: SchemaNode): Extract<SchemaNode, { kind: 'atom' }>[] {
  if (node.kind === 'atom') return [node]
  if (node.kind === 'equal') return []
  return 'body' in node ? atomsIn(node.body) : node.parts.flatMap(atomsIn)
}

export const compileGoal = (declared: Declarations): { node: SchemaNode; slots: number } =>
  compileCondition(declared, declared.problem.goal)

/** A condition without free variables. */
export function compileCondition(declared: Declarations, condition: Condition): { node: SchemaNode; slots: number } {
  const scope = new Scope(declared)
  const node = scope.node(condition, false)
  return { node, slots: scope.slots }
}
