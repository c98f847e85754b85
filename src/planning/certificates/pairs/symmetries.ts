// Symmetries of one problem, found by the checker: permutations of its objects that map sets of tuples onto themselves.

import { type Budget, Rejection } from '../rejection'
import type { Colours } from './colours'
import { findRenaming, type Symmetric } from './match'
import type { TupleSet } from './tuples'

/** Choices in the search for one symmetry; beyond these it counts as not found. */
const MAX_NODES = 300

export class Symmetries implements Symmetric {
  private readonly colours: Colours
  private readonly sets: readonly TupleSet[]
  private readonly keeps: (map: Int32Array) => boolean
  private readonly budget: Budget
  private readonly twins = new Map<number, boolean>()

  /** `keeps`: a further condition on permutations; rejecting a valid one only finds fewer symmetries. */
  constructor(
    colours: Colours,
    sets: readonly TupleSet[],
    budget: Budget,
    keeps: (map: Int32Array) => boolean = () => true,
  ) {
    this.colours = colours
    this.sets = sets
    this.keeps = keeps
    this.budget = budget
  }

  areTwins(one: number, other: number): boolean {
    if (this.colours[one] !== this.colours[other]) return false
    const key = Math.min(one, other) * this.colours.length + Math.max(one, other)
    let known = this.twins.get(key)
    if (known === undefined) this.twins.set(key, (known = this.canExchange(one, other)))
    return known
  }

  private canExchange(one: number, other: number): boolean {
    const map = Int32Array.from(this.colours, (_colour, object) =>
      object === one ? other : object === other ? one : object,
    )
    for (const set of this.sets)
      for (const object of [one, other]) {
        const tuples = set.with(object)
        this.budget.spend(1 + tuples.length)
        if (!tuples.every(tuple => set.has(tuple.map(each => map[each]!)))) return false
      }
    return this.keeps(map)
  }

  takes(one: number, other: number, fixed: readonly number[]): boolean {
    if (this.colours[one] !== this.colours[other]) return false
    try {
      const wanted = {
        coloursA: this.colours,
        coloursB: this.colours,
        relations: this.sets.map(set => ({ how: 'same', inA: set, inB: set }) as const),
        fixed: [...fixed.map(each => [each, each] as const), [one, other] as const],
        isGood: this.keeps,
      }
      return findRenaming(wanted, this.budget, MAX_NODES) !== undefined
    } catch (error) {
      // Reaching the checker's own limit still throws, when the next step is counted.
      if (error instanceof Rejection && error.gaveUp) return false
      throw error
    }
  }
}
