// Ground conditions as alternatives of literals. A condition with too many alternatives gets an auxiliary fact with its own rules, so that
// no condition explodes.

import { AND, type ConditionGraph, NEGATIVE, OR, POSITIVE } from './condition-graph'
import type { Facts } from './facts'
import type { RuleList } from './rule-list'

/** Literals, ascending, each once, none with its negation. */
export type Literals = Int32Array
/** A disjunction of conjunctions; none is a superset of another. A single empty one is always true. */
export type Alternatives = readonly Literals[]

export const defaultAlternatives = 64
/** Literals that all alternatives of a product may have together, about. */
const maxLiterals = 4096
const NOTHING: Literals = new Int32Array(0)
export const ALWAYS: Alternatives = [NOTHING]
export const NEVER: Alternatives = []

export class AlternativesOf {
  /** Facts including auxiliary ones. */
  factCount: number
  private readonly graph: ConditionGraph
  private readonly facts: Facts
  /** Layer of a derived fact; -1 for fluent ones. */
  private readonly layerOf: (fact: number) => number
  private readonly auxiliaryLayers: number[] = []
  private readonly known: (Alternatives | undefined)[] = []
  private readonly tuple: Int32Array
  private readonly most: number
  private readonly rules: RuleList

  constructor(
    graph: ConditionGraph,
    facts: Facts,
    layerOf: (fact: number) => number,
    widest: number,
    max: number,
    rules: RuleList,
  ) {
    this.rules = rules
    this.most = max
    this.graph = graph
    this.facts = facts
    this.factCount = facts.count
    this.layerOf = layerOf
    this.tuple = new Int32Array(widest)
  }

  /** The alternatives of a body: facts, and `~node` for nodes of the condition graph. */
  ofBody(body: Int32Array, from: number, to: number): Alternatives {
    const certain: number[] = []
    const parts: Alternatives[] = []
    for (let i = from; i < to; i++) {
      const code = body[i]!
      if (code >= 0) certain.push(code * 2)
      else parts.push(this.ofNode(~code))
    }
    return this.all(parts, certain)
  }

  /** The alternatives of a node of the condition graph, once all facts are found. */
  ofNode(node: number): Alternatives {
    const known = this.known[node]
    if (known !== undefined) return known
    const { graph } = this
    const from = graph.first.items[node]!
    const to = graph.first.items[node + 1]!
    let found: Alternatives
    if (!graph.isSatisfied(node)) found = NEVER
    else
      switch (graph.kinds.items[node]!) {
        case POSITIVE:
        case NEGATIVE: {
          for (let i = from + 1; i < to; i++) this.tuple[i - from - 1] = graph.items.items[i]!
          const fact = this.facts.find(graph.items.items[from]!, this.tuple)
          const negated = graph.kinds.items[node] === NEGATIVE
          if (fact < 0) found = negated ? ALWAYS : NEVER
          else found = [Int32Array.of(fact * 2 + (negated ? 1 : 0))]
          break
        }
        case AND:
        case OR: {
          const parts: Alternatives[] = []
          for (let i = from; i < to; i++) parts.push(this.ofNode(graph.items.items[i]!))
          found = graph.kinds.items[node] === AND ? this.all(parts, []) : this.any(parts)
          break
        }
        default:
          throw new RangeError(`unknown node: ${node}`)
      }
    this.known[node] = found
    return found
  }

  /** The disjunction of the parts. */
  any(parts: readonly Alternatives[]): Alternatives {
    if (parts.length === 1) return parts[0]!
    const joined = simplify(parts.flat())
    return joined.length <= this.most ? joined : [Int32Array.of(this.auxiliary(joined) * 2)]
  }

  /** All parts and all `certain` literals hold: the product, with auxiliary facts for parts that are too large. */
  private all(parts: readonly Alternatives[], certain: number[]): Alternatives {
    const choices: Alternatives[] = []
    for (const part of parts)
      if (part.length === 1) for (const literal of part[0]!) certain.push(literal)
      else choices.push(part)
    choices.sort((a, b) => a.length - b.length)
    let count = 1
    let multiplied = 0
    for (; multiplied < choices.length; multiplied++) {
      count *= choices[multiplied]!.length
      if (count > this.most || (count > 2 && count * certain.length > maxLiterals)) break
    }
    for (const part of choices.splice(multiplied)) certain.push(this.auxiliary(part) * 2)
    const own = literals(certain)
    if (own === undefined) return NEVER
    let product: Literals[] = [own]
    for (const part of choices) {
      const next: Literals[] = []
      for (const left of product)
        for (const right of part) {
          const both = merge(left, right)
          if (both !== undefined) next.push(both)
        }
      product = next
    }
    return simplify(product)
  }

  /** A new fact that holds exactly where one of the alternatives does. */
  private auxiliary(alternatives: Alternatives): number {
    const head = this.factCount++
    let layer = 0
    for (const body of alternatives)
      for (const literal of body) {
        const fact = literal >> 1
        const below = fact < this.facts.count ? this.layerOf(fact) : this.auxiliaryLayers[fact - this.facts.count]!
        layer = Math.max(layer, below + ((literal & 1) === 1 && this.isDerived(fact) ? 1 : 0))
      }
    this.auxiliaryLayers.push(layer)
    for (const body of alternatives) this.rules.add(head, layer, body)
    return head
  }

  private isDerived(fact: number): boolean {
    return fact >= this.facts.count || this.layerOf(fact) >= 0
  }
}

/** The literals in order, each once; undefined if they contradict each other. */
function literals(list: readonly number[]): Literals | undefined {
  const sorted = Int32Array.from(list).sort()
  let size = 0
  for (const literal of sorted) {
    const before = size === 0 ? -2 : sorted[size - 1]!
    if (literal === before) continue
    if (literal === (before ^ 1)) return undefined
    sorted[size++] = literal
  }
  return sorted.subarray(0, size)
}

/** Both, or undefined if they contradict each other. */
function merge(a: Literals, b: Literals): Literals | undefined {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const both = new Int32Array(a.length + b.length)
  let size = 0
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const next = j === b.length || (i < a.length && a[i]! <= b[j]!) ? a[i++]! : b[j++]!
    const before = size === 0 ? -2 : both[size - 1]!
    if (next === before) continue
    if (next === (before ^ 1)) return undefined
    both[size++] = next
  }
  return both.subarray(0, size)
}

/** Lists longer than this are not searched for superfluous members, which takes quadratic time. */
const simplifiable = 256

/** Removes alternatives that another one makes redundant; keeps the order of the first ones. */
function simplify(alternatives: readonly Literals[]): Alternatives {
  if (alternatives.length < 2) return alternatives
  if (alternatives.some(each => each.length === 0)) return ALWAYS
  if (alternatives.length > simplifiable) return alternatives
  return alternatives.filter(
    (each, i) =>
      !alternatives.some((other, j) => i !== j && includes(each, other) && (other.length < each.length || j < i)),
  )
}

/** True if the literal is among these. */
export function hasLiteral(list: Literals, literal: number): boolean {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! < literal) low = middle + 1
    else high = middle
  }
  return list[low] === literal
}

/** Does `larger` contain all of `smaller`? Both ascend. */
function includes(larger: Literals, smaller: Literals): boolean {
  if (smaller.length > larger.length) return false
  let i = 0
  for (const literal of smaller) {
    while (i < larger.length && larger[i]! < literal) i++
    if (i === larger.length || larger[i] !== literal) return false
  }
  return true
}
