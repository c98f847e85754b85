// Ground conditions while grounding: an and-or graph over literals that reports, as facts are found, which
// conditions can be satisfied when deletes are ignored. Counters as in Dowling and Gallier's linear-time
// test for Horn formulas (1984).

import type { Facts } from './facts'
import { type Formula, freeSlots, join } from './formula'
import { IntList } from '#base/int-list'
import { fill, type Joiner } from './join'
import { type JoinOrder, orderJoins } from './join-order'
import { Relation } from './relation'
import type { Slots } from './formula'
import type { Symbols } from './symbols'

/** Ids of conditions that need no node. */
const TRUE_NODE = -1
const FALSE_NODE = -2

/** Kinds of nodes. An instance is an `AND` that is reported once it is satisfied. */
export const AND = 0
export const OR = 1
export const POSITIVE = 2
export const NEGATIVE = 3

/** Cost of a node counted against the limit of joins, because of its memory. */
const nodeWeight = 16

/** A prepared quantified formula: the parts to enumerate by joins over static atoms, and the rest. */
interface Quantifier {
  readonly order: JoinOrder
  /** Filled as the order runs. */
  readonly children: Set<number>
  readonly free: Int32Array
  /** Nodes by the values of the free slots. */
  readonly nodes: Relation
}

export class ConditionGraph {
  /** Per node: AND, OR, POSITIVE, NEGATIVE. */
  readonly kinds = new IntList()
  /** Per node: children (or events, for literals) still missing; 0 when satisfied. */
  readonly missing = new IntList()
  /** Per node: where its children start, for literals its predicate and its arguments; one more at the end. */
  readonly first = new IntList()
  readonly items = new IntList()
  /** Instances that became satisfied and were not taken yet, by the number given to `wait`. */
  readonly ready: number[] = []
  /** The facts up to this number count as found. */
  current = -1

  private readonly instances = new IntList()
  private readonly firstParent = new IntList()
  private readonly parents = new IntList()
  private readonly nextParent = new IntList()
  /** Per predicate, positive and negative: literal nodes by arguments. */
  private readonly literals: (Relation | undefined)[] = []
  private readonly quantifiers = new Map<Formula, Quantifier>()
  private readonly tuple: Int32Array
  private readonly limits = new Int32Array(4).fill(0x7fffffff)

  private readonly facts: Facts
  private readonly symbols: Symbols
  private readonly joiner: Joiner

  constructor(facts: Facts, symbols: Symbols, joiner: Joiner, widest: number) {
    this.facts = facts
    this.symbols = symbols
    this.joiner = joiner
    this.tuple = new Int32Array(widest)
    this.first.push(0)
  }

  /** True if no condition has needed a node. */
  get isEmpty(): boolean {
    return this.kinds.length === 0
  }

  isSatisfied(node: number): boolean {
    return this.missing.items[node] === 0
  }

  /** The formula under the binding, static atoms and equalities evaluated: a node, TRUE_NODE or FALSE_NODE. */
  instantiate(formula: Formula, slots: Slots): number {
    const binding = slots.binding()
    switch (formula.kind) {
      case 'true':
        return TRUE_NODE
      case 'false':
        return FALSE_NODE
      case 'equal': {
        const left = formula.left < 0 ? ~formula.left : binding[formula.left]
        const right = formula.right < 0 ? ~formula.right : binding[formula.right]
        return (left === right) === formula.negated ? FALSE_NODE : TRUE_NODE
      }
      case 'atom': {
        const tuple = fill(this.tuple, formula.terms, binding)
        const { predicate, negated } = formula
        if (this.symbols.kinds[predicate] !== 'static')
          return this.literal(predicate, formula.terms.length, tuple, negated)
        const holds = this.facts.relations[predicate]!.rowOf(tuple) >= 0
        return holds === negated ? FALSE_NODE : TRUE_NODE
      }
      case 'and':
      case 'or': {
        const children: number[] = []
        const { parts } = formula
        for (let i = 0; i < parts.length; i++) {
          const child = this.instantiate(parts[i]!, slots)
          if (child === (formula.kind === 'and' ? FALSE_NODE : TRUE_NODE)) return child
          children.push(child)
        }
        return this.combine(formula.kind === 'and' ? AND : OR, children)
      }
      case 'exists':
      case 'forall':
        return this.quantified(formula, slots)
    }
  }

  /** Reports `instance` in `ready` once all of the nodes are satisfied; at least one of them is not yet. */
  wait(nodes: readonly number[], instance: number): void {
    const waiting = nodes.filter(node => !this.isSatisfied(node))
    const node = this.node(AND, [...new Set(waiting)])
    this.instances.items[node] = instance
  }

  /** A fact has been found. */
  found(predicate: number, rows: Int32Array, at: number): void {
    this.event(predicate * 2, rows, at)
  }

  /** An initial fact may be deleted. */
  deleted(predicate: number, rows: Int32Array, at: number): void {
    this.event(predicate * 2 + 1, rows, at)
  }

  private event(literal: number, rows: Int32Array, at: number): void {
    const nodes = this.literals[literal]
    if (nodes === undefined) return
    for (let i = 0; i < nodes.arity; i++) this.tuple[i] = rows[at + i]!
    const row = nodes.rowOf(this.tuple)
    if (row < 0) return
    const node = nodes.ids.items[row]!
    if (this.missing.items[node] === 0) return
    this.missing.items[node] = 0
    const open = [node]
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (this.instances.items[each]! >= 0) this.ready.push(this.instances.items[each]!)
      let edge = this.firstParent.items[each]!
      for (; edge >= 0; edge = this.nextParent.items[edge]!) {
        const parent = this.parents.items[edge]!
        if (this.missing.items[parent] !== 0 && --this.missing.items[parent]! === 0) open.push(parent)
      }
    }
  }

  private literal(predicate: number, arity: number, tuple: Int32Array, negated: boolean): number {
    const place = predicate * 2 + (negated ? 1 : 0)
    const nodes = (this.literals[place] ??= new Relation(arity, this.symbols.objects.count))
    const row = nodes.rowOf(tuple)
    if (row >= 0) return nodes.ids.items[row]!
    const { facts } = this
    const fact = facts.find(predicate, tuple)
    const available = negated
      ? this.symbols.kinds[predicate] === 'derived' ||
        fact < 0 ||
        fact >= facts.initialCount ||
        facts.mayBeFalse[fact] === 1
      : fact >= 0 && fact <= this.current
    const node = this.kinds.length
    this.items.push(predicate)
    this.items.append(tuple, arity)
    this.finish(negated ? NEGATIVE : POSITIVE, available ? 0 : 1)
    nodes.add(tuple, node)
    return node
  }

  private quantified(formula: Extract<Formula, { kind: 'exists' | 'forall' }>, slots: Slots): number {
    const binding = slots.binding()
    let ready = this.quantifiers.get(formula)
    if (ready === undefined) this.quantifiers.set(formula, (ready = this.prepare(formula, slots)))
    const { nodes, free, order } = ready
    const row = nodes.rowOf(fill(this.tuple, free, binding))
    if (row >= 0) return nodes.ids.items[row]!
    const decidedBy = formula.kind === 'exists' ? TRUE_NODE : FALSE_NODE
    ready.children.clear()
    this.joiner.run(order, free, 0, this.limits)
    const node = ready.children.has(decidedBy)
      ? decidedBy
      : this.combine(formula.kind === 'exists' ? OR : AND, ready.children)
    nodes.add(fill(this.tuple, free, binding), node)
    return node
  }

  /** Static parts of an existential body, or of the premise of a universal one, become joins. */
  private prepare(formula: Extract<Formula, { kind: 'exists' | 'forall' }>, slots: Slots): Quantifier {
    const exists = formula.kind === 'exists'
    const { body } = formula
    const parts = body.kind === (exists ? 'and' : 'or') ? body.parts : [body]
    const atoms: Extract<Formula, { kind: 'atom' }>[] = []
    const filters: Formula[] = []
    const rest: Formula[] = []
    for (const part of parts)
      if (part.kind === 'atom' && this.symbols.kinds[part.predicate] === 'static')
        if (part.negated === exists) filters.push({ ...part, negated: true })
        else atoms.push(part)
      else if (part.kind === 'equal') filters.push({ ...part, negated: part.negated === exists })
      else rest.push(part)
    const free = Int32Array.from(freeSlots(formula))
    const staticRelation = (predicate: number): Relation => this.facts.relations[predicate]!
    const children = new Set<number>()
    const decidedBy = exists ? TRUE_NODE : FALSE_NODE
    const left = join(exists ? 'and' : 'or', rest)
    const order = orderJoins({
      slots,
      atoms: atoms.map(atom => ({
        relation: staticRelation(atom.predicate),
        terms: atom.terms,
        bound: 0,
        place: -1,
        fluent: false,
      })),
      filters,
      staticRelation,
      spend: amount => this.joiner.spend(amount),
      wanted: formula.slots,
      known: free,
      triggerTerms: new Int32Array(0),
      matched: free,
      found: () => {
        if (!children.has(decidedBy)) children.add(this.instantiate(left, slots))
      },
    })
    return {
      order,
      children,
      free,
      nodes: new Relation(free.length, this.symbols.objects.count),
    }
  }

  private combine(kind: typeof AND | typeof OR, children: Iterable<number>): number {
    const distinct = [...new Set(children)].filter(child => child >= 0)
    if (distinct.length === 0) return kind === AND ? TRUE_NODE : FALSE_NODE
    return distinct.length === 1 ? distinct[0]! : this.node(kind, distinct)
  }

  private node(kind: typeof AND | typeof OR, children: readonly number[]): number {
    const node = this.kinds.length
    let unsatisfied = 0
    for (const child of children) {
      this.items.push(child)
      if (this.isSatisfied(child)) continue
      unsatisfied++
      this.nextParent.push(this.firstParent.items[child]!)
      this.firstParent.items[child] = this.parents.length
      this.parents.push(node)
    }
    const anySatisfied = unsatisfied < children.length
    this.finish(kind, kind === AND ? unsatisfied : anySatisfied ? 0 : 1)
    return node
  }

  private finish(kind: number, missing: number): void {
    this.joiner.spend(nodeWeight)
    this.kinds.push(kind)
    this.missing.push(missing)
    this.first.push(this.items.length)
    this.instances.push(-1)
    this.firstParent.push(-1)
  }
}
