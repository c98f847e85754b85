// The order in which a rule's atoms are joined, given one fact for one of them: fully bound atoms are tests, then
// comes the atom with the fewest expected rows. Filters run as soon as their variables are bound.

import type { Formula, Slots } from './formula'
import type { Members } from './objects'
import type { Relation, RowIndex } from './relation'

/** Which rows of an atom count: all, those before the trigger, those up to it, actions already followed up. */
export const ALL = 0
export const OLDER = 1
export const UP_TO = 2
export const FOLLOWED = 3

/** An atom of a rule with the relation it is looked up in. */
export interface JoinAtom {
  readonly relation: Relation
  readonly terms: Int32Array
  readonly bound: typeof ALL | typeof OLDER | typeof UP_TO | typeof FOLLOWED
  /** The index in `matched` for the number of the matched fact, or -1. */
  readonly place: number
  /** True while its rows are still growing: then their number is not an estimate. */
  readonly fluent: boolean
}

/** A test that runs once all its slots are bound; `assign` gives one slot the value of a term. */
export type Guard =
  | { readonly kind: 'present'; readonly atom: JoinAtom }
  | { readonly kind: 'absent'; readonly relation: Relation; readonly terms: Int32Array }
  | {
      readonly kind: 'equal'
      readonly left: number
      readonly right: number
      readonly negated: boolean
    }
  | {
      readonly kind: 'assign'
      readonly slot: number
      readonly term: number
      readonly has: Uint8Array
    }

/** How one row of arguments is taken over into the binding. */
export interface Match {
  /** Positions of the row to test: those not already in the index's key. */
  readonly places: Int32Array
  /** Per place: a slot, or `~object` that must be there. */
  readonly terms: Int32Array
  /** Per place: the objects its slot admits where this place binds it; undefined if it must agree. */
  readonly admits: readonly (Uint8Array | undefined)[]
}

export interface Step {
  /** Undefined: enumerate `slot` over `list`. */
  readonly atom: JoinAtom | undefined
  /** Undefined: all rows. */
  readonly index: RowIndex | undefined
  readonly keyTerms: Int32Array
  readonly key: Int32Array
  readonly match: Match
  readonly slot: number
  readonly list: Int32Array
  readonly guards: readonly Guard[]
}

/** A way to run through a rule's bindings: the trigger's match first, then step by step. */
export interface JoinOrder {
  readonly trigger: Match
  readonly guards: readonly Guard[]
  readonly steps: readonly Step[]
  /** Per step: the next row or list place to look at. */
  readonly cursors: Int32Array
  /** Per slot of the rule's variables: the object it has. */
  readonly binding: Int32Array
  /** The numbers of the matched facts. */
  readonly matched: Int32Array
  /** Called for each binding. */
  readonly found: () => void
}

/** The input for a join order; `known` slots have their values before the trigger is matched. */
export interface JoinInput {
  readonly slots: Slots
  readonly atoms: readonly JoinAtom[]
  readonly filters: readonly Formula[]
  readonly staticRelation: (predicate: number) => Relation
  /** Counts the work of ordering. */
  readonly spend: (amount: number) => void
  /** Slots that must have a value in the end. */
  readonly wanted: readonly number[]
  readonly known: Iterable<number>
  /** Terms of the triggering atom. */
  readonly triggerTerms: Int32Array
  readonly matched: Int32Array
  readonly found: () => void
}

/** Cost of examining an atom or filter, counted against the limit of joins, since it takes longer than a join step. */
const orderWeight = 16

const NO_TERMS = new Int32Array(0)
const NO_MATCH: Match = { places: NO_TERMS, terms: NO_TERMS, admits: [] }

/** The order for one rule and one trigger; indexes it needs are made now. */
export function orderJoins(input: JoinInput): JoinOrder {
  return new Orderer(input).order()
}

class Orderer {
  private readonly input: JoinInput
  private readonly members: readonly Members[]
  /** Per slot: 1 once it has a value. */
  private readonly bound: Uint8Array
  private atoms: JoinAtom[]
  private filters: readonly Formula[]

  constructor(input: JoinInput) {
    this.input = input
    this.members = input.slots.members
    this.bound = new Uint8Array(this.members.length)
    for (const slot of input.known) this.bound[slot] = 1
    this.atoms = input.atoms.slice()
    this.filters = input.filters
  }

  order(): JoinOrder {
    const { triggerTerms, matched, found, slots, wanted } = this.input
    const places: number[] = []
    for (let place = 0; place < triggerTerms.length; place++) places.push(place)
    const trigger = places.length === 0 ? NO_MATCH : this.match(triggerTerms, places)
    const guards = this.readyGuards()
    const steps: Step[] = []
    while (this.atoms.length > 0) steps.push(this.join())
    for (const slot of wanted) if (this.bound[slot] === 0) steps.push(this.enumerate(slot))
    const cursors = new Int32Array(steps.length)
    return { trigger, guards, steps, cursors, binding: slots.binding(), matched, found }
  }

  private isBound(term: number): boolean {
    return term < 0 || this.bound[term] === 1
  }

  private isAllBound(terms: Int32Array): boolean {
    for (let i = 0; i < terms.length; i++) if (!this.isBound(terms[i]!)) return false
    return true
  }

  /** Takes over the places of a row, binding what is not bound yet. */
  private match(terms: Int32Array, places: readonly number[]): Match {
    const matched = new Int32Array(places.length)
    const admits: (Uint8Array | undefined)[] = []
    for (let i = 0; i < places.length; i++) {
      const term = terms[places[i]!]!
      matched[i] = term
      admits.push(this.isBound(term) ? undefined : this.members[term]!.has)
      if (term >= 0) this.bound[term] = 1
    }
    return { places: Int32Array.from(places), terms: matched, admits }
  }

  /** The cheapest atom left, as a step. */
  private join(): Step {
    const atom = this.takeCheapest()
    const keyPlaces: number[] = []
    const freePlaces: number[] = []
    const keyTerms: number[] = []
    for (let place = 0; place < atom.terms.length; place++)
      if (this.isBound(atom.terms[place]!)) {
        keyPlaces.push(place)
        keyTerms.push(atom.terms[place]!)
      } else freePlaces.push(place)
    const index = keyPlaces.length === 0 ? undefined : atom.relation.indexBy(keyPlaces)
    const match = this.match(atom.terms, freePlaces)
    return {
      atom,
      index,
      keyTerms: Int32Array.from(keyTerms),
      key: new Int32Array(keyTerms.length),
      match,
      slot: -1,
      list: NO_TERMS,
      guards: this.readyGuards(),
    }
  }

  private enumerate(slot: number): Step {
    this.bound[slot] = 1
    return {
      atom: undefined,
      index: undefined,
      keyTerms: NO_TERMS,
      key: NO_TERMS,
      match: NO_MATCH,
      slot,
      list: this.members[slot]!.list,
      guards: this.readyGuards(),
    }
  }

  /** Filters and atoms with all variables bound by now; equalities may bind more on the way. */
  private readyGuards(): readonly Guard[] {
    const { spend } = this.input
    const guards: Guard[] = []
    for (let changed = this.filters.length > 0; changed; ) {
      changed = false
      spend(orderWeight * this.filters.length)
      const waiting: Formula[] = []
      for (const filter of this.filters) {
        const guard = this.guardOf(filter)
        if (guard === undefined) waiting.push(filter)
        else guards.push(guard)
        if (guard?.kind === 'assign') {
          this.bound[guard.slot] = 1
          changed = true
        }
      }
      this.filters = waiting
    }
    spend(orderWeight * this.atoms.length)
    let kept = 0
    for (const atom of this.atoms)
      if (this.isAllBound(atom.terms)) guards.push({ kind: 'present', atom })
      else this.atoms[kept++] = atom
    this.atoms.length = kept
    return guards
  }

  private guardOf(filter: Formula): Guard | undefined {
    if (filter.kind === 'atom') {
      const { terms } = filter
      if (!this.isAllBound(terms)) return undefined
      return { kind: 'absent', relation: this.input.staticRelation(filter.predicate), terms }
    }
    if (filter.kind !== 'equal') throw new RangeError(`not a filter: ${filter.kind}`)
    const { left, right, negated } = filter
    const leftBound = this.isBound(left)
    const rightBound = this.isBound(right)
    if (leftBound && rightBound) return { kind: 'equal', left, right, negated }
    if (negated || leftBound === rightBound) return undefined
    const slot = leftBound ? right : left
    const term = leftBound ? left : right
    return { kind: 'assign', slot, term, has: this.members[slot]!.has }
  }

  /** Takes out the atom with the fewest rows to expect, given what is bound. */
  private takeCheapest(): JoinAtom {
    const { atoms, members } = this
    let best = 0
    let bestCost = Number.POSITIVE_INFINITY
    for (let i = 0; i < atoms.length && atoms.length > 1; i++) {
      const { terms, fluent, relation } = atoms[i]!
      let cost = 1
      let free = 0
      for (let place = 0; place < terms.length; place++) {
        if (this.isBound(terms[place]!)) continue
        cost *= members[terms[place]!]!.list.length
        free++
      }
      if (!fluent) cost = Math.min(cost, relation.size ** (free / terms.length))
      if (cost < bestCost) {
        best = i
        bestCost = cost
      }
    }
    return atoms.splice(best, 1)[0]!
  }
}
