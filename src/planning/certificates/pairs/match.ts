// Backtracking search for renamings: objects are assigned images one after the other, and each choice is propagated,
// removing impossible images. It finds a renaming that respects all constraints, or shows that there is none.
// Symmetries shorten it: permutations of the objects of one problem that map solutions to solutions. If no solution
// takes x to y, then none takes an object interchangeable with x to y, and none takes x to the image of y under a
// symmetry that fixes the earlier choices.

import { type Budget, Rejection } from '../rejection'
import { type Colours, refine, stir } from './colours'
import { respects, settled, type Relation, type Tuple, type TupleSet } from './tuples'

/** The constraints: see the head of this file. */
export interface RenamingConstraints {
  /** Per object; objects are only mapped onto objects of the same colour. */
  readonly coloursA: Colours
  readonly coloursB: Colours
  readonly relations: readonly Relation[]
  /** Objects with given images. */
  readonly fixed?: readonly (readonly [number, number])[]
  /** May return false only if the incomplete renaming (-1: no image so far) cannot be extended to a valid one; exact for a complete one. */
  mayBecome?(map: Int32Array): boolean
  /** A further condition on complete renamings. */
  isGood?(map: Int32Array): boolean
  readonly symmetriesA?: Symmetric
  readonly symmetriesB?: Symmetric
}

/** Symmetries of one problem. Both functions may return false if unknown. */
export interface Symmetric {
  /** Is exchanging the two a symmetry? */
  areTwins(one: number, other: number): boolean
  /** True if a symmetry takes one to the other and leaves the fixed ones in place. */
  takes(one: number, other: number, fixed: readonly number[]): boolean
}

/** A renaming as wanted, or undefined if there is none. Gives up (`Rejection`) after `maxNodes` choices. */
export function findRenaming(wanted: RenamingConstraints, budget: Budget, maxNodes = Infinity): Int32Array | undefined {
  const relations: Relation[] = []
  for (const each of wanted.relations) {
    const relation = settled(each)
    if (relation === undefined) return undefined
    relations.push(relation)
  }
  if (wanted.coloursA.length !== wanted.coloursB.length) return undefined
  return new Search({ ...wanted, relations }, budget, maxNodes).run()
}

/** Larger problems are not searched: they would take too much memory. */
const MAX_OBJECTS = 2000
/** Steps counted for the memory of one entry. */
const CELL = 4

/** The state of the search at one node. */
interface Node {
  /** `can[x * count + y]`: may x of a become y of b? */
  readonly can: Uint8Array
  /** Images chosen or found; -1: none so far. */
  readonly map: Int32Array
  readonly back: Int32Array
  readonly coloursA: Colours
  readonly coloursB: Colours
  /** Number of known images, and how many of them the colours reflect. */
  known: number
  coloured: number
}

class Search {
  private readonly wanted: RenamingConstraints
  private readonly budget: Budget
  private readonly count: number
  private nodesLeft: number
  /** Relations that need not be mapped onto one another. */
  private readonly inclusions: readonly Relation[]
  /** Per object of a: in how many tuples it is that must be mapped into a set. */
  private readonly weight: Int32Array

  constructor(wanted: RenamingConstraints, budget: Budget, maxNodes: number) {
    this.wanted = wanted
    this.budget = budget
    this.count = wanted.coloursA.length
    this.nodesLeft = maxNodes
    this.inclusions = wanted.relations.filter(({ how }) => how !== 'same')
    this.weight = new Int32Array(this.count)
    for (const { how, inA } of this.inclusions)
      if (how === 'forth') for (const tuple of inA.list) for (const x of tuple) this.weight[x]!++
  }

  run(): Int32Array | undefined {
    const { wanted, count, budget } = this
    const [coloursA, coloursB] = [wanted.coloursA.slice(), wanted.coloursB.slice()]
    if (!refine(wanted.relations, coloursA, coloursB, budget)) return undefined
    if (count > MAX_OBJECTS) throw new Rejection(`Renamings of ${count} objects are not searched.`, true)
    budget.spend(1 + CELL * count * count)
    const node: Node = {
      can: new Uint8Array(count * count).fill(1),
      map: new Int32Array(count).fill(-1),
      back: new Int32Array(count).fill(-1),
      coloursA,
      coloursB,
      known: 0,
      coloured: -1,
    }
    for (const [x, y] of wanted.fixed ?? []) if (!this.assign(node, x, y)) return undefined
    return this.visit(node, [])
  }

  /** `path`: the images chosen so far. */
  private visit(node: Node, path: readonly number[]): Int32Array | undefined {
    const { wanted, count } = this
    if (--this.nodesLeft < 0) throw new Rejection('The search for a renaming was given up.', true)
    if (!this.propagate(node)) return undefined
    const x = this.nextObject(node)
    if (x < 0) return this.isGood(node) ? node.map : undefined
    const tried: number[] = []
    for (let y = 0; y < count; y++) {
      if (node.can[x * count + y] === 0) continue
      const isSymmetric = tried.some(
        other => wanted.symmetriesB?.areTwins(other, y) === true || wanted.symmetriesB?.takes(other, y, path) === true,
      )
      if (!isSymmetric) {
        this.budget.spend(1 + CELL * count * count)
        const next = {
          ...node,
          can: node.can.slice(),
          map: node.map.slice(),
          back: node.back.slice(),
          coloursA: node.coloursA.slice(),
          coloursB: node.coloursB.slice(),
        }
        const found = this.assign(next, x, y) ? this.visit(next, [...path, y]) : undefined
        if (found !== undefined) return found
        tried.push(y)
      }
      for (let twin = 0; twin < count; twin++)
        if (twin === x || (node.map[twin] === -1 && wanted.symmetriesA?.areTwins(x, twin) === true))
          node.can[twin * count + y] = 0
    }
    return undefined
  }

  /** The unassigned object with the fewest images left; among these, the most constrained. -1: there is none. */
  private nextObject({ can, map }: Node): number {
    const { count, weight } = this
    let best = -1
    let fewest = Infinity
    for (let x = 0; x < count; x++) {
      if (map[x] !== -1) continue
      let left = 0
      for (let y = 0; y < count; y++) left += can[x * count + y]!
      if (left < fewest || (left === fewest && weight[x]! > weight[best]!)) {
        best = x
        fewest = left
      }
    }
    return best
  }

  private isGood({ map, back }: Node): boolean {
    const { relations, isGood } = this.wanted
    for (const { inA, inB } of relations) this.budget.spend(1 + inA.size + inB.size)
    return relations.every(relation => respects(relation, map, back)) && isGood?.(map) !== false
  }

  /** False where x cannot become y. */
  private assign(node: Node, x: number, y: number): boolean {
    const { can, map, back, coloursA, coloursB } = node
    const { count } = this
    if (can[x * count + y] === 0 || coloursA[x] !== coloursB[y]) return false
    for (let other = 0; other < count; other++) {
      can[x * count + other] = 0
      can[other * count + y] = 0
    }
    can[x * count + y] = 1
    map[x] = y
    back[y] = x
    node.known++
    coloursA[x] = coloursB[y] = stir(node.known, coloursA[x]!)
    return true
  }

  /** Computes what follows; false if there is no renaming. */
  private propagate(node: Node): boolean {
    do {
      this.budget.spend(1 + this.count * this.count)
      if (!this.assignSingles(node)) return false
      if (node.coloured < node.known && !this.colour(node)) return false
    } while (this.strike(node) || node.coloured < node.known)
    return this.wanted.mayBecome?.(node.map) !== false && this.isMatchable(node)
  }

  /** Objects with only one image left, and images with only one object; false if one has none. */
  private assignSingles(node: Node): boolean {
    const { count } = this
    const { can, map, back } = node
    const only = (at: number, step: number): number => {
      let found = -1
      for (let i = 0; i < count; i++)
        if (can[at + i * step] === 1) {
          if (found >= 0) return -2
          found = i
        }
      return found
    }
    for (let i = 0; i < count; i++) {
      const y = map[i] === -1 ? only(i * count, 1) : -2
      if (y === -1 || (y >= 0 && !this.assign(node, i, y))) return false
      const x = back[i] === -1 ? only(i, count) : -2
      if (x === -1 || (x >= 0 && !this.assign(node, x, i))) return false
    }
    return true
  }

  private colour(node: Node): boolean {
    const { count, wanted } = this
    node.coloured = node.known
    const { can, coloursA, coloursB } = node
    if (!refine(wanted.relations, coloursA, coloursB, this.budget)) return false
    for (let x = 0; x < count; x++)
      for (let y = 0; y < count; y++) if (coloursA[x] !== coloursB[y]) can[x * count + y] = 0
    return this.assignSingles(node)
  }

  /** Removes images under which a tuple that must be mapped into the other set would fall outside it; true if any was removed. */
  private strike(node: Node): boolean {
    let changed = false
    for (const { how, inA, inB } of this.inclusions)
      if (how === 'forth' ? this.strikeBy(node, inA, inB, true) : this.strikeBy(node, inB, inA, false)) changed = true
    return changed
  }

  private strikeBy({ can }: Node, inner: TupleSet, outer: TupleSet, isForth: boolean): boolean {
    const { count, budget } = this
    const at = (low: number, high: number): number => (isForth ? low * count + high : high * count + low)
    const fits = (low: Tuple, high: Tuple): boolean => {
      for (let i = 0; i < low.length; i++) {
        if (can[at(low[i]!, high[i]!)] === 0) return false
        if (low.indexOf(low[i]!) !== high.indexOf(high[i]!)) return false
      }
      return true
    }
    let changed = false
    for (const tuple of inner.list)
      for (let place = 0; place < tuple.length; place++)
        for (let high = 0; high < count; high++) {
          const cell = at(tuple[place]!, high)
          if (can[cell] === 0) continue
          const isKept = outer.at(place, high).some(other => {
            budget.spend(1)
            return fits(tuple, other)
          })
          if (isKept) continue
          can[cell] = 0
          changed = true
        }
    budget.spend(1 + inner.size * count)
    return changed
  }

  /** Can all objects have different images at the same time? By augmenting paths (Berge 1957). */
  private isMatchable({ can, map, back }: Node): boolean {
    const { count, budget } = this
    const objectOf = back.slice()
    const augment = (start: number): boolean => {
      const from = new Int32Array(count).fill(-1)
      const queue = [start]
      for (const x of queue) {
        budget.spend(1 + count)
        for (let y = 0; y < count; y++) {
          if (can[x * count + y] === 0 || from[y] !== -1) continue
          from[y] = x
          if (objectOf[y] !== -1) {
            queue.push(objectOf[y]!)
            continue
          }
          for (let free = y; free !== -1; ) {
            const giver = from[free]!
            const before = objectOf.indexOf(giver)
            objectOf[free] = giver
            free = giver === start ? -1 : before
          }
          return true
        }
      }
      return false
    }
    for (let x = 0; x < count; x++) if (map[x] === -1 && !augment(x)) return false
    return true
  }
}
