// A task projected onto some of its facts: abstract states are truth assignments to these facts, closed under all actions whatever other
// facts hold. A condition on another fact counts as met, unless that fact excludes one that holds.

import type { CheckContext } from '../context'
import type { Changing } from './changing'
import type { Cover } from './cover'
import type { Exclusions } from './exclusions'
import { slotOf, slotsFor } from './row-slots'
import { readStates, reject } from '../rejection'
import { type Formula, TRUE } from '../semantics/formula'
import { actionName, type GroundAction } from '../semantics/ground-action'

/** Actions with the same effect on these facts, and their transitions between abstract states. */
export interface StepClass {
  readonly actions: readonly number[]
  readonly from: Int32Array
  readonly to: Int32Array
}

/** The preconditions and effects that a class of actions has on these facts. */
interface Change {
  readonly actions: number[]
  /** Facts that must hold, and facts that must not. */
  readonly needs: readonly number[]
  readonly forbids: readonly number[]
  /** The part of the precondition that is not a single fact. */
  readonly choices: readonly Formula[]
  readonly effects: readonly Effect[]
}

/** Uncertain effects of one step in one state. */
const MAX_OPEN = 8

/** The changes of an effect to these facts. */
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
  /** States in which the goal may hold. */
  readonly goalStates: readonly number[]
  private readonly context: CheckContext
  private readonly cover: Cover
  private readonly exclusions: Exclusions
  /** The words of the cover's rows that contain these facts, and the bits in each. */
  private readonly places: Int32Array
  private readonly masks: Int32Array
  /** Per fact: its bit in an abstract state, which has one word for each of those words. */
  private readonly bitOf = new Map<number, number>()
  /** State i is `rows[i*words .. (i+1)*words)`. */
  private readonly rows: Uint32Array
  /** Open addressing: number of the state plus one, 0 if free. */
  private readonly slots: Int32Array
  private readonly after: Uint32Array

  /** `value`: a set of states over the facts. Rejects a set that is not closed. */
  constructor(context: CheckContext, cover: Cover, changing: Changing, exclusions: Exclusions, value: unknown) {
    this.context = context
    this.cover = cover
    this.exclusions = exclusions
    const { world, budget } = context
    const set = readStates(value, 'its states')
    const all = set.facts.map(name => world.fluentNamed(name))
    // Conditions on facts that always hold have been removed.
    const isLeftOut = (fact: number): boolean => !cover.task.facts.has(fact) && cover.task.alwaysHolds(fact)
    const facts = all.filter(fact => !isLeftOut(fact))
    const bits = facts.map(fact => {
      if (!cover.task.facts.has(fact)) reject(`${world.factName(fact)} is not tracked.`)
      return cover.stepper.bitOf.get(fact) ?? reject(`${world.factName(fact)} never holds.`)
    })
    this.places = Int32Array.from(new Set(bits.map(bit => bit >>> 5))).sort()
    this.words = this.places.length
    this.masks = new Int32Array(this.words)
    facts.forEach((fact, i) => {
      const word = this.places.indexOf(bits[i]! >>> 5)
      this.bitOf.set(fact, (word << 5) | (bits[i]! & 31))
      this.masks[word]! |= 1 << (bits[i]! & 31)
    })
    this.after = new Uint32Array(this.words)
    this.count = set.count
    budget.spend(set.rows.length + this.count * this.words)
    this.rows = new Uint32Array(this.count * this.words)
    const columns = all.map(fact => this.bitOf.get(fact))
    for (let state = 0; state < this.count; state++)
      for (let w = 0; w < set.words; w++)
        for (let word = set.rows[state * set.words + w]!; word !== 0; word &= word - 1) {
          const bit = columns[(w << 5) + 31 - Math.clz32(word & -word)]
          if (bit === undefined) continue
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

  /** Does the formula hold in the abstract state if each literal of another fact is `unknown`? */
  private holds({ any, literals, parts }: Formula, state: number, unknown: boolean): boolean {
    for (let i = 0; i < literals.length; i++) {
      const bit = this.bitOf.get(literals[i]! >> 1)
      const isTrue = bit === undefined ? unknown : this.hasBit(state, bit) === ((literals[i]! & 1) === 0)
      if (isTrue === any) return any
    }
    for (let i = 0; i < parts.length; i++) if (this.holds(parts[i]!, state, unknown) === any) return any
    return !any
  }

  /** May the formula hold in the abstract state, depending on other facts? */
  private mayHold(formula: Formula, state: number): boolean {
    return this.holds(formula, state, true)
  }

  private statesWhere(formula: Formula): number[] {
    const states: number[] = []
    this.context.budget.spend(this.count)
    for (let state = 0; state < this.count; state++) if (this.mayHold(formula, state)) states.push(state)
    return states
  }

  private hasFact = (fact: number): boolean => this.bitOf.has(fact)

  /** True if it mentions some of these facts. */
  private touches({ literals, parts }: Formula): boolean {
    return literals.some(each => this.bitOf.has(each >> 1)) || parts.some(each => this.touches(each))
  }
  /** The changes of actions to these facts, with equal ones merged. */
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
        const [only] = effects
        const isPlain = choices.length === 0 && effects.length === 1 && only!.condition === TRUE
        const key = isPlain ? [needs, forbids, only!.adds, only!.deletes].join(';') : `${number}`
        const same = changes.get(key)
        if (same === undefined) changes.set(key, change)
        else same.actions.push(number)
      }
    return [...changes.values()]
  }

  private changeOf(action: GroundAction, number: number): Change {
    const { precondition } = action
    const literals = precondition.any ? [] : precondition.literals
    const parts = precondition.any ? [precondition] : precondition.parts
    const bitsOf = (facts: readonly number[]): number[] => facts.filter(this.hasFact).map(fact => this.bitOf.get(fact)!)
    const factsOf = (isNegated: number): number[] =>
      literals.filter(each => (each & 1) === isNegated).map(each => each >> 1)
    const effects: Effect[] = []
    for (const { condition, adds, deletes } of action.effects) {
      const [added, deleted] = [bitsOf(adds), bitsOf(deletes)]
      if (added.length + deleted.length === 0) continue
      effects.push({ condition, adds: added, deletes: deleted })
    }
    const choices = parts.filter(part => this.touches(part))
    const needs = bitsOf(factsOf(0))
    const forbidden = new Set(factsOf(1))
    for (const fact of factsOf(0)) for (const other of this.exclusions.excludedBy(fact)) forbidden.add(other)
    const forbids = bitsOf([...forbidden]).sort((a, b) => a - b)
    return { actions: [number], needs, forbids, choices, effects }
  }

  /** The transitions of each class; rejects if one leads to a state that is not in the set. */
  private stepsOf(changes: readonly Change[]): StepClass[] {
    const { budget, world } = this.context
    /** Per bit: the states in which it is set. */
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
      const { actions, needs, forbids, choices, effects } = change
      const states = needs.reduce((least, bit) => (having[bit]!.length < least.length ? having[bit]! : least), all)
      budget.spend(1 + states.length)
      const [from, to]: [number[], number[]] = [[], []]
      const isSure = effects.every(({ condition }) => condition === TRUE)
      const add = (state: number, next: number): void => {
        if (next < 0) {
          const name = actionName(world, this.cover.task.actions[actions[0]!]!)
          reject(`from state ${state}, ${name} leads to none that is there.`)
        }
        from.push(state)
        to.push(next)
      }
      search: for (let i = 0; i < states.length; i++) {
        const state = states[i]!
        for (let k = 0; k < needs.length; k++) if (!this.hasBit(state, needs[k]!)) continue search
        for (let k = 0; k < forbids.length; k++) if (this.hasBit(state, forbids[k]!)) continue search
        for (let k = 0; k < choices.length; k++) if (!this.mayHold(choices[k]!, state)) continue search
        if (isSure) add(state, this.stateAfter(state, effects))
        else for (const next of this.statesAfter(state, effects)) add(state, next)
      }
      return { actions, from: Int32Array.from(from), to: Int32Array.from(to) }
    })
  }

  /** All states after the step, with and without effects that depend on other facts; -1 for a missing one. */
  private statesAfter(state: number, effects: readonly Effect[]): readonly number[] {
    const sure: Effect[] = []
    const open: Effect[] = []
    for (const effect of effects)
      if (effect.condition === TRUE || this.holds(effect.condition, state, false)) sure.push(effect)
      else if (this.mayHold(effect.condition, state)) open.push(effect)
    if (open.length > MAX_OPEN) reject(`from state ${state}, ${open.length} effects of one step depend on other facts.`)
    const states: number[] = []
    for (let chosen = 0; chosen < 1 << open.length; chosen++) {
      const fired = open.filter((_, i) => (chosen & (1 << i)) !== 0)
      states.push(this.stateAfter(state, fired.length === 0 ? sure : [...sure, ...fired]))
    }
    this.context.budget.spend(states.length * effects.length)
    return states
  }

  /** The state after these effects, or -1. */
  private stateAfter(state: number, effects: readonly Effect[]): number {
    const { words, rows, after } = this
    for (let w = 0; w < words; w++) after[w] = rows[state * words + w]!
    for (const { deletes } of effects)
      for (let i = 0; i < deletes.length; i++) after[deletes[i]! >>> 5]! &= ~(1 << (deletes[i]! & 31))
    for (const { adds } of effects) for (let i = 0; i < adds.length; i++) after[adds[i]! >>> 5]! |= 1 << (adds[i]! & 31)
    return this.slots[this.slotOf(after, 0)]! - 1
  }
}
