// Colour refinement of two problems at once: an object's colour depends on its own and on those of the objects it
// shares tuples with. A renaming that respects the relations maps each object to one of the same colour. Colours are
// hashes: a collision distinguishes fewer objects, which makes a search longer but never wrong.

import type { Budget } from '../rejection'
import type { Relation, TupleSet } from './tuples'

/** One colour an object. */
export type Colours = Int32Array

/** Mixes a number into a hash. */
export function stir(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x85ebca77)
  return mixed ^ (mixed >>> 13)
}

/**
 * Refines both until nothing changes, by the relations that the renaming must preserve. False if the problems have different numbers of
 * objects of some colour: then there is no renaming.
 */
export function refine(relations: readonly Relation[], a: Colours, b: Colours, budget: Budget): boolean {
  const same = relations.filter(({ how }) => how === 'same')
  let known = classesOf(a, b)
  while (known > 0 && known < a.length) {
    const [sumsA, sumsB] = [a.slice(), b.slice()]
    for (const [label, { inA, inB }] of same.entries()) {
      addTuples(label, inA, a, sumsA, budget)
      addTuples(label, inB, b, sumsB, budget)
    }
    a.set(sumsA)
    b.set(sumsB)
    budget.spend(1 + a.length + b.length)
    const now = classesOf(a, b)
    if (now === known) return true
    known = now
  }
  return known > 0
}

/** Adds the contribution of each tuple to the sum of each of its objects; independent of the order of tuples. */
function addTuples(label: number, { list }: TupleSet, colours: Colours, sums: Int32Array, budget: Budget): void {
  for (const tuple of list) {
    budget.spend(1 + tuple.length)
    let whole = stir(label + 1, tuple.length)
    // Also records which positions hold the same object, since others may have its colour.
    for (const object of tuple) whole = stir(stir(whole, colours[object]!), tuple.indexOf(object))
    for (let place = 0; place < tuple.length; place++)
      sums[tuple[place]!] = (sums[tuple[place]!]! + stir(whole, place + 1)) | 0
  }
}

/** The number of colours; 0 if their counts differ between the problems. */
function classesOf(a: Colours, b: Colours): number {
  if (a.length !== b.length) return 0
  const [first, second] = [a.slice().sort(), b.slice().sort()]
  let classes = a.length === 0 ? 1 : 0
  for (let i = 0; i < first.length; i++) {
    if (first[i] !== second[i]) return 0
    if (i === 0 || first[i] !== first[i - 1]) classes++
  }
  return classes
}
