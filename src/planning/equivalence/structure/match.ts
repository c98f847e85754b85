// The search for a mapping of one graph onto another: refine both, map block by block, and within a block try every vertex of a cell for
// one fixed vertex. Blocks are mapped independently, so equal blocks cost no more than one each.

import type { Budget } from './budget'
import { type Block, sameCounts, summaryOf } from './blocks'
import type { Graph } from './graph'
import { Orbits } from './orbits'
import { Partition, Trace } from './partition'

/**
 * Per vertex of the left graph its vertex on the right; -1 for complete atoms, which follow from their objects. null: there is none;
 * undefined: the budget was exceeded.
 */
export type Match = Int32Array | null | undefined

/** Depth of fixed objects, and total of graph vertices kept for it; larger searches count as over the limit. */
const MAX_DEPTH = 1_000
const MAX_KEPT = 5_000_000

/** Choices after which a failure was expensive enough to search for automorphisms before the next one. */
const DEAR = 4

/** Searches that share one budget. */
export class Matcher {
  private readonly budget: Budget
  private depth = 0
  private kept = 0

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** A mapping of the left partition onto the right one, cell by cell; their traces agree. */
  settle(left: Partition, right: Partition): Match {
    if (!sameCounts(left, right)) return null
    const mapping = new Int32Array(left.order.length).fill(-1)
    for (let at = 0; at < left.order.length; at += left.length[at]!)
      if (left.length[at] === 1) mapping[left.order[at]!] = right.order[at]!
    const groups = pairKeys(summaryOf(left).blocks, summaryOf(right).blocks)
    if (groups === undefined) return null
    for (const [lefts, rights] of groups) {
      if (lefts[0]!.graph.size === 1) mapSingly(lefts, rights, mapping)
      else {
        const done = this.mapBlocks(lefts, rights, mapping)
        if (done !== true) return done
      }
    }
    return mapping
  }

  /** Maps each block on the left to the first unused one that it can be mapped to; the choice does not matter. */
  private mapBlocks(lefts: readonly Block[], rights: readonly Block[], mapping: Int32Array): true | null | undefined {
    const owner = new Map<number, number>()
    for (const [i, { graph }] of rights.entries()) for (const name of graph.name) if (name >= 0) owner.set(name, i)
    const open = new Set(rights.keys())
    for (const left of lefts) {
      const same = owner.get(left.graph.name.find(name => name >= 0 && owner.has(name)) ?? -1)
      let found: Match = null
      for (const i of startingWith(same, open)) {
        found = this.matchBlocks(left, rights[i]!)
        if (found === null) continue
        if (found === undefined) return undefined
        open.delete(i)
        for (const [vertex, image] of found.entries())
          mapping[left.inWhole[vertex]!] = image < 0 ? -1 : rights[i]!.inWhole[image]!
        break
      }
      if (found === null) return null
    }
    return true
  }

  /** A mapping of a block onto another of the same key. */
  matchBlocks(left: Block, right: Block): Match {
    const [p, q] = [partitionOf(left), partitionOf(right)]
    if (!sameCounts(p, q)) return null
    return p.discrete ? this.settle(p, q) : this.branch(p, q)
  }

  /** Fixes a vertex on the left and tries for it all vertices of the same cell on the right. */
  private branch(left: Partition, right: Partition): Match {
    const cell = left.smallestCell()
    const vertex = firstNamedIn(left, right, cell)
    const fixed = new Fixed(left, vertex)
    const failed: number[] = []
    const orbits = new Orbits(right.order.length)
    for (const target of namesFirst(right, cell, left.graph.name[vertex]!)) {
      if (failed.some(each => orbits.same(each, target))) continue
      if (failed.length > 0) {
        const known = this.sameAsFailed(right, failed, target, orbits)
        if (known === undefined) return undefined
        if (known) continue
      }
      const before = this.budget.nodes
      const found = this.tryTarget(fixed, right, target)
      if (found !== null) return found
      if (this.budget.nodes - before > DEAR) failed.push(target)
    }
    return null
  }

  /** Maps the fixed vertex to the target: one node. */
  tryTarget(fixed: Fixed, right: Partition, target: number): Match {
    if (!this.budget.take(right.graph.to.length)) return undefined
    const image = fixed.follow(right, target)
    if (image === undefined) return null
    const size = image.order.length
    if (this.depth === MAX_DEPTH || this.kept + size > MAX_KEPT) return this.budget.end()
    this.depth++
    this.kept += size
    const found = this.settle(fixed.partition, image)
    this.depth--
    this.kept -= size
    return found
  }

  /** Does an automorphism on the right map a failed target to this one? Then this one fails too. */
  private sameAsFailed(
    right: Partition,
    failed: readonly number[],
    target: number,
    orbits: Orbits,
  ): boolean | undefined {
    for (const each of failed) {
      const found = this.tryTarget(new Fixed(right, each), right, target)
      if (found === undefined) return undefined
      if (found === null) continue
      orbits.join(found)
      return true
    }
    return false
  }
}

/** The members of a set, this one first if it is a member. */
function* startingWith(first: number | undefined, set: ReadonlySet<number>): Generator<number> {
  if (first !== undefined && set.has(first)) yield first
  for (const each of set) if (each !== first) yield each
}

/** A partition with one vertex individualised, refined, with its trace. */
export class Fixed {
  readonly partition: Partition
  private readonly trace = new Trace()

  constructor(partition: Partition, vertex: number) {
    this.partition = partition.copy()
    this.partition.refine([this.partition.individualise(vertex)], this.trace)
  }

  /** The same for a corresponding partition; undefined if it no longer corresponds. */
  follow(partition: Partition, vertex: number): Partition | undefined {
    const image = partition.copy()
    const cell = image.individualise(vertex)
    return image.refine([cell], new Trace(this.trace)) ? image : undefined
  }
}

/** Both graphs refined from their colours; undefined if that distinguishes them. */
export function refinedPair(left: Graph, right: Graph): readonly [left: Partition, right: Partition] | undefined {
  if (left.size !== right.size) return undefined
  const trace = new Trace()
  const p = Partition.byColour(left, trace)!
  p.refineAll(trace)
  const copy = new Trace(trace)
  const q = Partition.byColour(right, copy)
  return q?.refineAll(copy) ? [p, q] : undefined
}

const partitions = new WeakMap<Block, Partition>()
/** A block's own partition, by the cells it comes from. */
export function partitionOf(block: Block): Partition {
  let partition = partitions.get(block)
  if (partition === undefined) partitions.set(block, (partition = Partition.byColour(block.graph, new Trace())!))
  return partition
}

/** Blocks that may be mapped onto each other, smallest first; undefined if their numbers differ between the sides. */
function pairKeys(
  left: readonly Block[],
  right: readonly Block[],
): (readonly [readonly Block[], readonly Block[]])[] | undefined {
  if (left.length !== right.length) return undefined
  const groups = new Map<string, [Block[], Block[]]>()
  for (const block of left) {
    const group = groups.get(block.key)
    if (group === undefined) groups.set(block.key, [[block], []])
    else group[0].push(block)
  }
  for (const block of right) {
    const group = groups.get(block.key)
    if (group === undefined || group[1].length === group[0].length) return undefined
    group[1].push(block)
  }
  return [...groups.values()].sort((x, y) => x[0][0]!.graph.size - y[0][0]!.graph.size)
}

/** Blocks of one vertex: equal names first, the others in order. */
function mapSingly(lefts: readonly Block[], rights: readonly Block[], mapping: Int32Array): void {
  const byNames = new Map(rights.map(({ graph, inWhole }) => [graph.name[0]!, inWhole[0]!]))
  const taken = new Set<number>()
  const later: number[] = []
  for (const { graph, inWhole } of lefts) {
    const same = graph.name[0]! < 0 ? undefined : byNames.get(graph.name[0]!)
    if (same === undefined) later.push(inWhole[0]!)
    else {
      mapping[inWhole[0]!] = same
      taken.add(same)
    }
  }
  const open = rights.map(({ inWhole }) => inWhole[0]!).filter(vertex => !taken.has(vertex))
  for (const [i, vertex] of later.entries()) mapping[vertex] = open[i]!
}

/** A vertex of the left cell, if possible one with a name that is also in the right cell. */
function firstNamedIn(left: Partition, right: Partition, cell: number): number {
  const names = new Set(Array.from(right.members(cell), vertex => right.graph.name[vertex]!))
  const members = left.members(cell)
  const { name } = left.graph
  return members.find(vertex => name[vertex]! >= 0 && names.has(name[vertex]!)) ?? members[0]!
}

/** The vertices of a cell, starting with those of a name. */
export function namesFirst(partition: Partition, cell: number, name: number): number[] {
  const members = [...partition.members(cell)]
  const same = members.findIndex(vertex => name >= 0 && partition.graph.name[vertex] === name)
  if (same > 0) members.unshift(...members.splice(same, 1))
  return members
}
