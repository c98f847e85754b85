// Joins: all bindings of a rule's slots that its atoms admit, given one fact for one atom. Each atom
// finds its rows through an index by the arguments bound so far; filters run as soon as they can.

import { type Formula, slotsOf } from './formula'
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
  /** Where the number of the matched fact is left in `matched`, or -1. */
  readonly place: number
  /** A rough number of rows that match when the given slots are known, to order the joins. */
  readonly fluent: boolean
}

/** A test that runs once all its slots are bound; `assign` gives one slot the value of a term. */
type Guard =
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
interface Match {
  /** Places of the row to look at: those not already in the index's key. */
  readonly places: Int32Array
  /** Per place: a slot, or `~object` that must be there. */
  readonly terms: Int32Array
  /** Per place: the objects its slot admits where this place binds it; undefined where it must agree. */
  readonly admits: readonly (Uint8Array | undefined)[]
}

interface Step {
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
}

/** What a join order is made from; `known` slots have their values before the trigger is matched. */
export interface JoinInput {
  readonly members: readonly Members[]
  readonly atoms: readonly JoinAtom[]
  readonly filters: readonly Formula[]
  readonly staticRelation: (predicate: number) => Relation
  /** Slots that must have a value in the end. */
  readonly wanted: readonly number[]
  readonly known: Iterable<number>
  /** Terms of the atom whose fact is given. */
  readonly triggerTerms: Int32Array
}

const NO_TERMS = new Int32Array(0)
const NO_MATCH: Match = { places: NO_TERMS, terms: NO_TERMS, admits: [] }

/** Orders the joins: what is fully bound is a test; then the atom with the fewest expected rows. */
export function orderJoins(input: JoinInput): JoinOrder {
  const { members } = input
  const bound = new Set(input.known)
  const isBound = (term: number): boolean => term < 0 || bound.has(term)
  let atoms = [...input.atoms]
  let filters = [...input.filters]

  const matchOf = (terms: Int32Array, places: readonly number[]): Match => {
    const admits = places.map(place => {
      const term = terms[place]!
      if (isBound(term)) return undefined
      bound.add(term)
      return members[term]!.has
    })
    const matched = places.map(place => terms[place]!)
    return { places: Int32Array.from(places), terms: Int32Array.from(matched), admits }
  }
  const readyGuards = (): Guard[] => {
    const guards: Guard[] = []
    for (let changed = true; changed; ) {
      changed = false
      const waiting: Formula[] = []
      for (const filter of filters) {
        const guard = guardOf(filter, isBound, input)
        if (guard === undefined) waiting.push(filter)
        else {
          guards.push(guard)
          if (guard.kind === 'assign') {
            bound.add(guard.slot)
            changed = true
          }
        }
      }
      filters = waiting
    }
    const later: JoinAtom[] = []
    for (const atom of atoms)
      if (atom.terms.every(isBound)) guards.push({ kind: 'present', atom })
      else later.push(atom)
    atoms = later
    return guards
  }

  const places = Array.from(input.triggerTerms, (_, place) => place)
  const trigger = places.length === 0 ? NO_MATCH : matchOf(input.triggerTerms, places)
  const guards = readyGuards()
  const steps: Step[] = []
  while (atoms.length > 0) {
    const atom = cheapest(atoms, members, isBound)
    atoms.splice(atoms.indexOf(atom), 1)
    const keyPlaces: number[] = []
    const freePlaces: number[] = []
    atom.terms.forEach((term, place) => {
      if (isBound(term)) keyPlaces.push(place)
      else freePlaces.push(place)
    })
    const keyTerms = Int32Array.from(keyPlaces, place => atom.terms[place]!)
    const match = matchOf(atom.terms, freePlaces)
    steps.push({
      atom,
      index: keyPlaces.length === 0 ? undefined : atom.relation.indexBy(keyPlaces),
      keyTerms,
      key: new Int32Array(keyTerms.length),
      match,
      slot: -1,
      list: NO_TERMS,
      guards: readyGuards(),
    })
  }
  const missing = input.wanted.filter(slot => !bound.has(slot))
  for (const slot of missing) {
    if (bound.has(slot)) continue
    bound.add(slot)
    steps.push({
      atom: undefined,
      index: undefined,
      keyTerms: NO_TERMS,
      key: NO_TERMS,
      match: NO_MATCH,
      slot,
      list: members[slot]!.list,
      guards: readyGuards(),
    })
  }
  return { trigger, guards, steps, cursors: new Int32Array(steps.length) }
}

function guardOf(
  filter: Formula,
  isBound: (term: number) => boolean,
  input: JoinInput,
): Guard | undefined {
  if (filter.kind === 'atom') {
    const { terms } = filter
    if (!terms.every(isBound)) return undefined
    return { kind: 'absent', relation: input.staticRelation(filter.predicate), terms }
  }
  if (filter.kind !== 'equal') throw new RangeError(`not a filter: ${filter.kind}`)
  const { left, right, negated } = filter
  if (isBound(left) && isBound(right)) return { kind: 'equal', left, right, negated }
  if (negated || (!isBound(left) && !isBound(right))) return undefined
  const slot = isBound(left) ? right : left
  return { kind: 'assign', slot, term: slot === left ? right : left, has: input.members[slot]!.has }
}

/** The atom with the fewest rows to expect, given what is bound. */
function cheapest(
  atoms: readonly JoinAtom[],
  members: readonly Members[],
  isBound: (term: number) => boolean,
): JoinAtom {
  let best = atoms[0]!
  let bestCost = Number.POSITIVE_INFINITY
  for (const atom of atoms) {
    let all = 1
    let free = 1
    let freePlaces = 0
    for (const term of atom.terms) {
      const size = term < 0 ? 1 : members[term]!.list.length
      all *= size
      if (isBound(term)) continue
      free *= size
      freePlaces++
    }
    const cost = atom.fluent
      ? Math.min(free, all)
      : Math.min(free, atom.relation.size ** (freePlaces / atom.terms.length))
    if (cost < bestCost) {
      best = atom
      bestCost = cost
    }
  }
  return best
}

/** Runs join orders and counts the rows looked at. */
export class Joiner {
  /** Rows and objects looked at so far. */
  count = 0
  private readonly maxCount: number
  private readonly stop: () => never
  private readonly tuple: Int32Array

  constructor(maxCount: number, widest: number, stop: () => never) {
    this.maxCount = maxCount
    this.stop = stop
    this.tuple = new Int32Array(widest)
  }

  /**
   * Calls `found` for each binding that agrees with the triggering row at `at` of `rows`. `limits[b]` is the
   * largest number that a row of an atom with bound `b` may have.
   */
  run(
    order: JoinOrder,
    rows: Int32Array,
    at: number,
    binding: Int32Array,
    matched: Int32Array,
    limits: Int32Array,
    found: () => void,
  ): void {
    if (++this.count > this.maxCount) this.stop()
    if (!takeOver(order.trigger, rows, at, binding)) return
    if (!this.pass(order.guards, binding, matched, limits)) return
    const { steps, cursors } = order
    const last = steps.length - 1
    if (last < 0) {
      found()
      return
    }
    let depth = 0
    cursors[0] = firstCandidate(steps[0]!, binding)
    while (depth >= 0) {
      const step = steps[depth]!
      if (!this.advance(step, cursors, depth, binding, matched, limits)) depth--
      else if (!this.pass(step.guards, binding, matched, limits)) continue
      else if (depth === last) found()
      else {
        depth++
        cursors[depth] = firstCandidate(steps[depth]!, binding)
      }
    }
  }

  /** Takes over the next row of the step that agrees; false when there is none. */
  private advance(
    step: Step,
    cursors: Int32Array,
    depth: number,
    binding: Int32Array,
    matched: Int32Array,
    limits: Int32Array,
  ): boolean {
    let candidate = cursors[depth]!
    const { atom, index, match } = step
    if (atom === undefined) {
      if (candidate === step.list.length) return false
      if (++this.count > this.maxCount) this.stop()
      binding[step.slot] = step.list[candidate]!
      cursors[depth] = candidate + 1
      return true
    }
    const { relation } = atom
    const { rows, arity } = relation
    const ids = relation.ids.items
    const size = relation.size
    const limit = limits[atom.bound]!
    while (candidate >= 0 && candidate < size) {
      const id = ids[candidate]!
      if (id > limit) return false
      if (++this.count > this.maxCount) this.stop()
      const row = candidate
      candidate = index === undefined ? row + 1 : index.next.items[row]!
      if (!takeOver(match, rows, row * arity, binding)) continue
      if (atom.place >= 0) matched[atom.place] = id
      cursors[depth] = candidate
      return true
    }
    return false
  }

  private pass(
    guards: readonly Guard[],
    binding: Int32Array,
    matched: Int32Array,
    limits: Int32Array,
  ): boolean {
    for (let i = 0; i < guards.length; i++) {
      const guard = guards[i]!
      switch (guard.kind) {
        case 'present': {
          const { atom } = guard
          const row = atom.relation.rowOf(fill(this.tuple, atom.terms, binding))
          if (row < 0) return false
          const id = atom.relation.ids.items[row]!
          if (id > limits[atom.bound]!) return false
          if (atom.place >= 0) matched[atom.place] = id
          break
        }
        case 'absent':
          if (guard.relation.rowOf(fill(this.tuple, guard.terms, binding)) >= 0) return false
          break
        case 'equal': {
          const left = guard.left < 0 ? ~guard.left : binding[guard.left]
          const right = guard.right < 0 ? ~guard.right : binding[guard.right]
          if ((left === right) === guard.negated) return false
          break
        }
        case 'assign': {
          const value = guard.term < 0 ? ~guard.term : binding[guard.term]!
          if (guard.has[value] === 0) return false
          binding[guard.slot] = value
        }
      }
    }
    return true
  }
}

function firstCandidate(step: Step, binding: Int32Array): number {
  if (step.index === undefined) return 0
  return step.index.firstRow(fill(step.key, step.keyTerms, binding))
}

/** The terms under the binding, written to the head of `into`. */
export function fill(into: Int32Array, terms: Int32Array, binding: Int32Array): Int32Array {
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    into[i] = term < 0 ? ~term : binding[term]!
  }
  return into
}

function takeOver(match: Match, rows: Int32Array, at: number, binding: Int32Array): boolean {
  const { places, terms, admits } = match
  for (let i = 0; i < places.length; i++) {
    const value = rows[at + places[i]!]!
    const term = terms[i]!
    if (term < 0) {
      if (value !== ~term) return false
      continue
    }
    const has = admits[i]
    if (has === undefined) {
      if (binding[term] !== value) return false
    } else {
      if (has[value] === 0) return false
      binding[term] = value
    }
  }
  return true
}

/** The slots that a conjunction of filters and formulas mentions, for `wanted`. */
export function mentionedSlots(formulas: Iterable<Formula>): Set<number> {
  const found = new Set<number>()
  for (const formula of formulas) slotsOf(formula, found)
  return found
}
