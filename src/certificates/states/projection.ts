// A task as some of its facts see it: abstract states, which are ways in which these facts hold, closed under all actions
// whatever holds of other facts. Conditions on others count as met, but where they are known to hold beside none of these.

import type { CheckContext } from '../context'
import type { Changing } from './changing'
import type { Cover } from './cover'
import type { Exclusions } from './exclusions'
import { slotOf, slotsFor } from './row-slots'
import { readStates, reject } from '../rejection'
import { type Formula, TRUE } from '../semantics/formula'
import { actionName, type GroundAction } from '../semantics/ground-action'

/** Actions that do the same to these facts, and the steps that they make: from abstract state to abstract state. */
export interface StepClass {
  readonly actions: readonly number[]
  readonly from: Int32Array
  readonly to: Int32Array
}

/** What actions of a class ask for and do, as far as these facts go. */
interface Change {
  readonly actions: number[]
  /** Facts that must hold, and that must not. */
  readonly needs: readonly number[]
  readonly forbids: readonly number[]
  /** Of the precondition, what is no single fact. */
  readonly choices: readonly Formula[]
  readonly effects: readonly Effect[]
}

/** Of these facts alone. */
interface Effect {
  readonly condition: Formula
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
}

export class Projection {
  /** How many abstract states there are. */
  readonly count: number
  /** Words of an abstract state. */
  readonly words: number
  readonly classes: readonly StepClass[]
  /** Where the goal may hold. */
  readonly goalStates: readonly number[]
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly exclusions: Exclusions
  /** Words of the cover's rows in which these facts are, and which bits of each. */
  private readonly places: Int32Array
  private readonly masks: Int32Array
  /** Per fact: its bit in an abstract state, which has one word for each of those. */
  private readonly bitOf = new Map<number, number>()
  /** State i is `rows[i*words .. (i+1)*words)`. */
  private readonly rows: Uint32Array
  /** Open addressing: number of the state plus one, 0 where free. */
  private readonly slots: Int32Array
  private readonly after: Uint32Array

  /** `value`: a set of states over the facts. Rejects where it is not closed. */
  constructor(
    context: CheckContext,
    cover: Cover,
    changing: Changing,
    exclusions: Exclusions,
    value: unknown,
  ) {
    this.context = context
    this.cover = cover
    this.exclusions = exclusions
    const { world, budget } = context
    const set = readStates(value, 'its states')
    const facts = set.facts.map(name => world.fluentNamed(name))
    const bits = facts.map(fact => {
      if (!cover.task.facts.has(fact)) reject(`${world.factName(fact)} is not tracked.`)
      return cover.stepper.bitOf.get(fact) ?? reject(`${world.factName(fact)} never holds.`)
    })
    this.places = Int32Array.from(new Set(bits.map(bit => bit >>> 5))).sort()
    this.words = this.places.length
    this.masks = new Int32Array(this.words)
    facts.forEach((fact, i) => {
      const word = this.places.indexOf(bits[i]! >>> 5)
      if (this.bitOf.has(fact)) reject(`${world.factName(fact)} has two columns.`)
      this.bitOf.set(fact, (word << 5) | (bits[i]! & 31))
      this.masks[word]! |= 1 << (bits[i]! & 31)
    })
    this.after = new Uint32Array(this.words)
    this.count = set.count
    budget.spend(set.rows.length + this.count * this.words)
    this.rows = new Uint32Array(this.count * this.words)
    const columns = facts.map(fact => this.bitOf.get(fact)!)
    for (let state = 0; state < this.count; state++)
      for (let w = 0; w < set.words; w++)
        for (let word = set.rows[state * set.words + w]!; word !== 0; word &= word - 1) {
          const bit = columns[(w << 5) + 31 - Math.clz32(word & -word)]!
          this.rows[state * this.words + (bit >>> 5)]! |= 1 << (bit & 31)
        }
    this.slots = slotsFor(this.count)
    for (let state = 0; state < this.count; state++) {
      const slot = this.slotOf(this.rows, state * this.words)
      if (this.slots[slot] !== 0) reject(`state ${state} is there twice.`)
      this.slots[slot] = state + 1
    }
    this.goalStates = this.statesWhere(cover.task.target)
    this.classes = this.stepsOf(this.changesBy(changing))
  }

  /** The abstract state of the row that begins at `rows[at]`, in the layout of the cover; or -1. */
  find(rows: Uint32Array, at: number): number {
    const { places, masks, after, words } = this
    for (let w = 0; w < words; w++) after[w] = rows[at + places[w]!]! & masks[w]!
    return this.slots[this.slotOf(after, 0)]! - 1
  }

  private slotOf(rows: Uint32Array, at: number): number {
    return slotOf(this.slots, this.rows, this.words, rows, at, this.context.budget)
  }

  private hasBit(state: number, bit: number): boolean {
    return (this.rows[state * this.words + (bit >>> 5)]! & (1 << (bit & 31))) !== 0
  }

  /** May the formula hold in the abstract state, whatever holds of other facts? */
  private mayHold({ any, literals, parts }: Formula, state: number): boolean {
    for (let i = 0; i < literals.length; i++) {
      const bit = this.bitOf.get(literals[i]! >> 1)
      const may = bit === undefined || this.hasBit(state, bit) === ((literals[i]! & 1) === 0)
      if (may === any) return any
    }
    for (let i = 0; i < parts.length; i++) if (this.mayHold(parts[i]!, state) === any) return any
    return !any
  }

  private statesWhere(formula: Formula): number[] {
    const states: number[] = []
    this.context.budget.spend(this.count)
    for (let state = 0; state < this.count; state++)
      if (this.mayHold(formula, state)) states.push(state)
    return states
  }

  private hasFact = (fact: number): boolean => this.bitOf.has(fact)

  /** Is it about some of these facts? About none but them? */
  private touches({ literals, parts }: Formula): boolean {
    return (
      literals.some(each => this.bitOf.has(each >> 1)) || parts.some(each => this.touches(each))
    )
  }
  private knows({ literals, parts }: Formula): boolean {
    return (
      literals.every(each => this.bitOf.has(each >> 1)) && parts.every(each => this.knows(each))
    )
  }

  /** What actions do to these facts, those that do the same together. */
  private changesBy(changing: Changing): Change[] {
    const { actions } = this.cover.task
    const { budget } = this.context
    const changes = new Map<string, Change>()
    const looked = new Set<number>()
    for (const fact of this.bitOf.keys())
      for (const number of changing.get(fact) ?? []) {
        if (looked.has(number)) continue
        looked.add(number)
        const action = actions[number]!
        budget.spend(1 + action.precondition.literals.length)
        const change = this.changeOf(action, number)
        const { needs, forbids, choices, effects } = change
        const isPlain = choices.length === 0 && effects.length === 1
        const [{ condition, adds, deletes }] = effects as [Effect]
        const key =
          isPlain && condition === TRUE ? [needs, forbids, adds, deletes].join(';') : `${number}`
        const same = changes.get(key)
        if (same === undefined) changes.set(key, change)
        else same.actions.push(number)
      }
    return [...changes.values()]
  }

  private changeOf(action: GroundAction, number: number): Change {
    const { world } = this.context
    const { precondition } = action
    const literals = precondition.any ? [] : precondition.literals
    const parts = precondition.any ? [precondition] : precondition.parts
    const bitsOf = (facts: readonly number[]): number[] =>
      facts.filter(this.hasFact).map(fact => this.bitOf.get(fact)!)
    const factsOf = (isNegated: number): number[] =>
      literals.filter(each => (each & 1) === isNegated).map(each => each >> 1)
    const effects: Effect[] = []
    for (const { condition, adds, deletes } of action.effects) {
      const effect = { condition, adds: bitsOf(adds), deletes: bitsOf(deletes) }
      if (effect.adds.length + effect.deletes.length === 0) continue
      if (!this.knows(condition))
        reject(`what ${actionName(world, action)} does to its facts depends on others.`)
      effects.push(effect)
    }
    const choices = parts.filter(part => this.touches(part))
    const needs = bitsOf(factsOf(0))
    const forbidden = new Set(factsOf(1))
    for (const fact of factsOf(0))
      for (const other of this.exclusions.beside(fact)) forbidden.add(other)
    const forbids = bitsOf([...forbidden]).sort((a, b) => a - b)
    return { actions: [number], needs, forbids, choices, effects }
  }

  /** The steps of each class; rejects where one leads to no state that is there. */
  private stepsOf(changes: readonly Change[]): StepClass[] {
    const { budget, world } = this.context
    /** Per bit: the states that have it. */
    const having = Array.from({ length: this.words * 32 }, (): number[] => [])
    const all: number[] = []
    for (let state = 0; state < this.count; state++) {
      all.push(state)
      for (let w = 0; w < this.words; w++)
        for (let word = this.rows[state * this.words + w]!; word !== 0; word &= word - 1)
          having[(w << 5) + 31 - Math.clz32(word & -word)]!.push(state)
    }
    budget.spend(this.count * (1 + this.words))
    return changes.map(change => {
      const { actions, needs, forbids, choices } = change
      const states = needs.reduce(
        (least, bit) => (having[bit]!.length < least.length ? having[bit]! : least),
        all,
      )
      budget.spend(1 + states.length)
      const [from, to]: [number[], number[]] = [[], []]
      search: for (let i = 0; i < states.length; i++) {
        const state = states[i]!
        for (let k = 0; k < needs.length; k++) if (!this.hasBit(state, needs[k]!)) continue search
        for (let k = 0; k < forbids.length; k++)
          if (this.hasBit(state, forbids[k]!)) continue search
        for (let k = 0; k < choices.length; k++)
          if (!this.mayHold(choices[k]!, state)) continue search
        const next = this.stepFrom(state, change.effects)
        if (next < 0) {
          const name = actionName(world, this.cover.task.actions[actions[0]!]!)
          reject(`from state ${state}, ${name} leads to none that is there.`)
        }
        from.push(state)
        to.push(next)
      }
      return { actions, from: Int32Array.from(from), to: Int32Array.from(to) }
    })
  }

  /** The state after the step, or -1. */
  private stepFrom(state: number, effects: readonly Effect[]): number {
    const { words, rows, after } = this
    for (let w = 0; w < words; w++) after[w] = rows[state * words + w]!
    for (let e = 0; e < effects.length; e++) {
      const { condition, deletes } = effects[e]!
      if (condition !== TRUE && !this.mayHold(condition, state)) continue
      for (let i = 0; i < deletes.length; i++)
        after[deletes[i]! >>> 5]! &= ~(1 << (deletes[i]! & 31))
    }
    for (let e = 0; e < effects.length; e++) {
      const { condition, adds } = effects[e]!
      if (condition !== TRUE && !this.mayHold(condition, state)) continue
      for (let i = 0; i < adds.length; i++) after[adds[i]! >>> 5]! |= 1 << (adds[i]! & 31)
    }
    return this.slots[this.slotOf(after, 0)]! - 1
  }
}
