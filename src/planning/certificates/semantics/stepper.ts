// States as rows of bits, and one step of them: which of the checker's ground actions are applicable, what
// holds afterwards, which derived facts follow.

import { clearBit, forEachBit, hasBit, setBit, wordsFor } from '#base/bits'
import type { Formula } from './formula'
import { holdsIn, literalFormula } from './formula'
import type { GroundAction, GroundEffect } from './ground-action'
import type { GroundRule } from './instances'
import type { Budget } from '../rejection'

/** A condition on rows: words in which the masked bits must have these values, and the parts that are not literals. */
export interface RowTest {
  /** Triples: word, mask, value. */
  readonly masks: Int32Array
  readonly rest: readonly Formula[]
}

/** A rule with a bit of the row as its head. */
interface RowRule {
  readonly head: number
  readonly test: RowTest
}

interface RowEffect {
  readonly test: RowTest
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
}

/** A condition that no row satisfies. */
const NEVER: RowTest = { masks: Int32Array.of(0, 0, 1), rest: [] }

/** Tests are cheap: 2 to this power of them count as one step of the checker. */
const TESTS = 2

/** An action for the stepper; its tests are built at first use, since most are never used. */
export interface RowAction {
  readonly action: GroundAction
  test: RowTest | undefined
  effects: readonly RowEffect[] | undefined
}

export class Stepper {
  /** Number of words of a row without derived facts; only these are stored and compared. */
  readonly words: number
  /** Fact by bit, derived ones apart. */
  readonly facts: readonly number[]
  /** Bit by fact; facts without one hold in no row. */
  readonly bitOf: ReadonlyMap<number, number>
  /** The current row, with derived facts after the others; see `load`. */
  private readonly row: Uint32Array
  /** As they were given. */
  readonly actions: readonly RowAction[]
  private readonly rules: RowRule[][] = []
  /** Per head: the rules of its own layer that its truth may satisfy. */
  private readonly waiting = new Map<number, RowRule[]>()
  /** Per bit: actions that need it, each under one of the facts it needs; last, those that need none. */
  private readonly watching: readonly (readonly RowAction[])[]
  private readonly budget: Budget

  /** Rows over `facts`, in this order. */
  constructor(
    facts: readonly number[],
    actions: readonly GroundAction[],
    rules: readonly GroundRule[],
    budget: Budget,
  ) {
    this.budget = budget
    const bits = new Map(facts.map((fact, bit) => [fact, bit]))
    this.facts = facts
    this.bitOf = bits
    this.words = wordsFor(facts.length)
    for (const { head } of rules) if (!bits.has(head)) bits.set(head, this.words * 32 + bits.size - facts.length)
    this.row = new Uint32Array(this.words + wordsFor(bits.size - facts.length))
    const layerOf = new Map(rules.map(({ head, layer }) => [head, layer]))
    for (const { head, body, layer } of rules)
      for (const way of waysTo(body)) {
        const rule: RowRule = { head: bits.get(head)!, test: this.compile(way) }
        ;(this.rules[layer] ??= []).push(rule)
        for (const fact of factsIn(way)) if (layerOf.get(fact) === layer) this.wait(bits.get(fact)!, rule)
      }
    this.actions = actions.map(action => ({
      action,
      test: undefined,
      effects: undefined,
    }))
    this.watching = this.watch(facts.length)
  }

  private wait(head: number, rule: RowRule): void {
    const list = this.waiting.get(head)
    if (list === undefined) this.waiting.set(head, [rule])
    else list.push(rule)
  }

  /** The condition as a test of rows; contradictory literals match no row. */
  compile(formula: Formula): RowTest {
    if (formula.any) return { masks: new Int32Array(0), rest: [formula] }
    const { literals, parts } = formula
    const masks: number[] = []
    for (let k = 0; k < literals.length; k++) {
      const literal = literals[k]!
      const bit = this.bitOf.get(literal >> 1)
      const negated = (literal & 1) === 1
      if (bit === undefined) {
        if (negated) continue
        return NEVER
      }
      const word = bit >>> 5
      let i = 0
      while (i < masks.length && masks[i] !== word) i += 3
      if (i === masks.length) masks.push(word, 0, 0)
      const mask = 1 << (bit & 31)
      const value = negated ? 0 : mask
      if ((masks[i + 1]! & mask) !== 0 && (masks[i + 2]! & mask) !== value) return NEVER
      masks[i + 1]! |= mask
      masks[i + 2]! |= value
    }
    return { masks: Int32Array.from(masks), rest: parts }
  }

  private compileEffect({ condition, adds, deletes }: GroundEffect): RowEffect {
    const bitsOf = (list: readonly number[]): number[] => {
      const bits: number[] = []
      for (let i = 0; i < list.length; i++) {
        const bit = this.bitOf.get(list[i]!)
        if (bit !== undefined) bits.push(bit)
      }
      return bits
    }
    return { test: this.compile(condition), adds: bitsOf(adds), deletes: bitsOf(deletes) }
  }

  /** Puts each action under the fact it needs that the fewest others need. */
  private watch(bits: number): RowAction[][] {
    const { actions, bitOf } = this
    const count = new Int32Array(bits)
    const watching: RowAction[][] = []
    for (let bit = 0; bit <= bits; bit++) watching.push([])
    // The first pass counts, the second inserts where the count is smallest.
    for (let isCounted = 0; isCounted < 2; isCounted++)
      for (let i = 0; i < actions.length; i++) {
        const rowAction = actions[i]!
        const { any, literals } = rowAction.action.precondition
        let best = bits
        for (let k = 0; !any && k < literals.length; k++) {
          const literal = literals[k]!
          const bit = (literal & 1) === 0 ? bitOf.get(literal >> 1) : undefined
          if (bit === undefined || bit >= bits) continue
          if (isCounted === 0) count[bit]!++
          else if (best === bits || count[bit]! < count[best]!) best = bit
        }
        if (isCounted === 1) watching[best]!.push(rowAction)
      }
    return watching
  }

  private testOf(action: RowAction): RowTest {
    return (action.test ??= this.compile(action.action.precondition))
  }

  private effectsOf(action: RowAction): readonly RowEffect[] {
    return (action.effects ??= action.action.effects.map(effect => this.compileEffect(effect)))
  }

  /** A row in which exactly these facts hold; facts without a bit are left out. */
  rowOf(facts: Iterable<number>): Uint32Array {
    const row = new Uint32Array(this.words)
    for (const fact of facts) {
      const bit = this.bitOf.get(fact)
      if (bit !== undefined) setBit(row, 0, bit)
    }
    return row
  }

  /** Makes the row that begins at `rows[at]` the current one, and derives its derived facts. */
  load(rows: Uint32Array, at: number): void {
    const { row, words, budget } = this
    budget.spend(words)
    for (let w = 0; w < words; w++) row[w] = rows[at + w]!
    if (this.rules.length > 0) row.fill(0, words)
    for (const layer of this.rules) if (layer !== undefined) this.derive(layer)
  }

  /**
   * The least set of heads closed under the rules of a layer. They negate only facts of lower layers, so a rule that
   * fails can only be satisfied by a head of its own layer that becomes true later; then it is tried again.
   */
  private derive(layer: readonly RowRule[]): void {
    const { waiting, budget } = this
    const found: number[] = []
    this.tryRules(layer, found)
    for (let next = 0; next < found.length; next++) {
      const rules = waiting.get(found[next]!)
      if (rules === undefined) budget.spend(1)
      else this.tryRules(rules, found)
    }
  }

  /** Sets the heads of the rules that the current row satisfies; adds those that were not set to `found`. */
  private tryRules(rules: readonly RowRule[], found: number[]): void {
    const { row, budget } = this
    budget.spend(1 + (rules.length >> TESTS))
    for (let i = 0; i < rules.length; i++) {
      const { head, test } = rules[i]!
      if (hasBit(row, 0, head) || !this.passes(test)) continue
      setBit(row, 0, head)
      found.push(head)
    }
  }

  /** True if the fact holds in the current row. */
  readonly holdsFact = (fact: number): boolean => {
    const bit = this.bitOf.get(fact)
    return bit !== undefined && hasBit(this.row, 0, bit)
  }

  /** True if the current row passes the test. */
  passes({ masks, rest }: RowTest): boolean {
    const { row } = this
    for (let i = 0; i < masks.length; i += 3) if ((row[masks[i]!]! & masks[i + 1]!) !== masks[i + 2]!) return false
    for (let i = 0; i < rest.length; i++) if (!holdsIn(rest[i]!, this.holdsFact)) return false
    return true
  }

  /** All facts of the current row, without derived ones. */
  eachFact(visit: (fact: number) => void): void {
    forEachBit(this.row, 0, this.words, bit => visit(this.facts[bit]!))
  }

  /** True if the formula holds in the current row. */
  holds(formula: Formula): boolean {
    return holdsIn(formula, this.holdsFact)
  }

  /** True if the action is applicable in the current row. */
  isApplicable(action: RowAction): boolean {
    return this.passes(this.testOf(action))
  }

  /** Calls `visit` with every action applicable in the current row. */
  eachApplicable(visit: (action: RowAction) => void): void {
    const { watching, row, words, budget } = this
    const tryAll = (actions: readonly RowAction[]): void => {
      budget.spend(1 + (actions.length >> TESTS))
      for (let i = 0; i < actions.length; i++) {
        const action = actions[i]!
        if (this.passes(action.test ?? this.testOf(action))) visit(action)
      }
    }
    forEachBit(row, 0, words, bit => tryAll(watching[bit]!))
    tryAll(watching[watching.length - 1]!)
  }

  /** Writes the state after the action into `out`; the current row must be the state before, in which the action is applicable. */
  progress(action: RowAction, out: Uint32Array): void {
    const { row, words } = this
    for (let w = 0; w < words; w++) out[w] = row[w]!
    const effects = this.effectsOf(action)
    for (let i = 0; i < effects.length; i++) {
      const { test, deletes } = effects[i]!
      if (deletes.length > 0 && this.passes(test))
        for (let k = 0; k < deletes.length; k++) clearBit(out, 0, deletes[k]!)
    }
    for (let i = 0; i < effects.length; i++) {
      const { test, adds } = effects[i]!
      if (adds.length > 0 && this.passes(test)) for (let k = 0; k < adds.length; k++) setBit(out, 0, adds[k]!)
    }
  }
}

/** The alternatives of a rule's body. Each becomes a rule of its own. */
const waysTo = (body: Formula): readonly Formula[] =>
  body.any ? [...body.literals.map(literalFormula), ...body.parts.flatMap(waysTo)] : [body]

/** The facts of a condition, each once in each part. */
function factsIn({ literals, parts }: Formula): number[] {
  return [...new Set([...literals.map(literal => literal >> 1), ...parts.flatMap(factsIn)])]
}
