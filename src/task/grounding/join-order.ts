// In which order a rule's atoms are joined, given one fact for one of them: what is fully bound is a test,
// then the atom with the fewest rows to expect. Filters run as soon as their variables are bound.

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
  /** Where the number of the matched fact is left in `matched`, or -1. */
  readonly place: number
  /** Are its rows still growing? Then their number says nothing of what to expect. */
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
  /** Places of the row to look at: those not already in the index's key. */
  readonly places: Int32Array
  /** Per place: a slot, or `~object` that must be there. */
  readonly terms: Int32Array
  /** Per place: the objects its slot admits where this place binds it; undefined where it must agree. */
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
  /** Where the numbers of matched facts are left. */
  readonly matched: Int32Array
  /** Called for each binding. */
  readonly found: () => void
}

/** What a join order is made from; `known` slots have their values before the trigger is matched. */
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
  /** Terms of the atom whose fact is given. */
  readonly triggerTerms: Int32Array
  readonly matched: Int32Array
  readonly found: () => void
}

/** What a look at an atom or filter counts against the limit of joins, as it takes longer than a join's. */
const orderWeight = 16

const NO_TERMS = new Int32Array(0)
const NO_MATCH: Match = { places: NO_TERMS, terms: NO_TERMS, admits: [] }

/** The order for one rule and one trigger; indexes it needs are made now. */
export function orderJoins(input: JoinInput): JoinOrder {
  const { members } = input.slots
  const bound = new Uint8Array(members.length)
  for (const slot of input.known) bound[slot] = 1
  const isBound = (term: number): boolean => term < 0 || bound[term] === 1
  let atoms = [...input.atoms]
  let filters = [...input.filters]

  const matchOf = (terms: Int32Array, places: readonly number[]): Match => {
    const admits = places.map(place => {
      const term = terms[place]!
      if (isBound(term)) return undefined
      bound[term] = 1
      return members[term]!.has
    })
    const matched = places.map(place => terms[place]!)
    return { places: Int32Array.from(places), terms: Int32Array.from(matched), admits }
  }
  const readyGuards = (): Guard[] => {
    const guards: Guard[] = []
    for (let changed = true; changed; ) {
      changed = false
      input.spend(orderWeight * filters.length)
      const waiting: Formula[] = []
      for (const filter of filters) {
        const guard = guardOf(filter, isBound, input)
        if (guard === undefined) waiting.push(filter)
        else {
          guards.push(guard)
          if (guard.kind === 'assign') {
            bound[guard.slot] = 1
            changed = true
          }
        }
      }
      filters = waiting
    }
    input.spend(orderWeight * atoms.length)
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
  for (const slot of input.wanted) {
    if (bound[slot] === 1) continue
    bound[slot] = 1
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
  const { matched, found, slots } = input
  const cursors = new Int32Array(steps.length)
  return { trigger, guards, steps, cursors, binding: slots.binding(), matched, found }
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
  return {
    kind: 'assign',
    slot,
    term: slot === left ? right : left,
    has: input.slots.members[slot]!.has,
  }
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
