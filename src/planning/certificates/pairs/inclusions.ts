// Constraints on renamings: a literal that always holds in one problem must map to one that holds in all known states
// of the other, and a literal that holds in some must come from one that is not always false.

import type { Literal } from '../semantics/world'
import type { Known } from './known'
import { type Relation, type Tuple, TupleSet } from './tuples'
import type { Side } from './two-problems'

/** Predicates with more well-typed facts than this are not listed; their negative literals are examined one by one. */
const MAX_FACTS = 20_000

/**
 * The inclusions that a renaming must respect for the literals of `from`: the first problem if `isForth`, else the
 * second.
 */
export function inclusions(from: Known, to: Known, isForth: boolean): Relation[] {
  if (to.states.length === 0) return []
  const { side } = from
  const relations: Relation[] = []
  /** `inner` is of the first problem if `innerInA`. */
  const add = (inner: TupleSet, outer: TupleSet, innerInA: boolean): void => {
    relations.push(innerInA ? { how: 'forth', inA: inner, inB: outer } : { how: 'back', inA: outer, inB: inner })
  }
  side.world.predicates.forEach((_info, predicate) => {
    const held = tuplesOf(side, predicate, from.always, 0)
    if (held.size > 0) add(held, heldInAll(to, predicate), isForth)
    const missing = tuplesOf(side, predicate, from.always, 1)
    if (missing.size === 0 || !isListed(side, predicate)) return
    const others = wellTyped(side, predicate).filter(tuple => !missing.has(tuple))
    add(heldInSome(to, predicate), setOf(side, others), !isForth)
  })
  return relations
}

/** Literals about which `inclusions` states nothing. */
export const unlisted = ({ side, always }: Known): Literal[] =>
  [...always].filter(literal => (literal & 1) === 1 && !isListed(side, side.world.predicateOf[literal >> 1]!))

/** The literals of one predicate and sign (1: negated), as tuples. */
export function tuplesOf(side: Side, predicate: number, literals: Iterable<Literal>, sign: 0 | 1): TupleSet {
  const { world } = side
  const tuples: Tuple[] = []
  for (const literal of literals)
    if ((literal & 1) === sign && world.predicateOf[literal >> 1] === predicate)
      tuples.push(world.argumentsOf[literal >> 1]!)
  return setOf(side, tuples)
}

const setOf = (side: Side, tuples: Iterable<Tuple>): TupleSet => new TupleSet(side.world.objects.length, tuples)

function heldInAll({ side, states }: Known, predicate: number): TupleSet {
  const { world } = side
  const facts = [...states[0]!].filter(
    fact => world.predicateOf[fact] === predicate && states.every(state => state.has(fact)),
  )
  return setOf(
    side,
    facts.map(fact => world.argumentsOf[fact]!),
  )
}

function heldInSome({ side, states }: Known, predicate: number): TupleSet {
  const { world } = side
  const tuples = states.flatMap(state =>
    [...state]
      .filter(fact => world.predicateOf[fact] === predicate && world.isWellTyped(fact))
      .map(fact => world.argumentsOf[fact]!),
  )
  return setOf(side, tuples)
}

function isListed({ world }: Side, predicate: number): boolean {
  let count = 1
  for (const { list } of world.predicates[predicate]!.members) count *= list.length
  return count <= MAX_FACTS
}

function wellTyped({ world, context }: Side, predicate: number): Tuple[] {
  let tuples: Tuple[] = [[]]
  for (const { list } of world.predicates[predicate]!.members) {
    tuples = tuples.flatMap(tuple => list.map(object => [...tuple, object]))
    context.budget.spend(tuples.length)
  }
  return tuples
}
