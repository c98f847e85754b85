// All renamings of a structure onto itself, as generators: blocks that can be mapped onto one another are exchanged, and in a block the
// vertices that one vertex can be mapped to are found one by one (Schreier's lemma).

import type { Budget } from './budget'
import { type Block, summaryOf } from './blocks'
import { graphOf, Vocabulary } from './graph'
import { Fixed, Matcher, partitionOf } from './match'
import { Orbits } from './orbits'
import { Partition, Trace } from './partition'
import type { Structure } from './structure'

/** A permutation of objects by the objects it moves: pairs of an object and its image. */
export type Permutation = readonly (readonly [from: number, to: number])[]

/** Generators of all renamings of a structure onto itself; undefined if the budget was exceeded. */
export function automorphismsOf(structure: Structure, budget: Budget): readonly Permutation[] | undefined {
  const graph = graphOf(structure, new Vocabulary())
  const trace = new Trace()
  const partition = Partition.byColour(graph, trace)!
  partition.refineAll(trace)
  const found = new Finder(budget).ofPartition(partition)
  return found?.map(moves => moves.filter(([from]) => from < structure.names.length)).filter(moves => moves.length > 0)
}

class Finder {
  private readonly matcher: Matcher

  constructor(budget: Budget) {
    this.matcher = new Matcher(budget)
  }

  /** Generators for a refined partition, in numbers of its graph. */
  ofPartition(partition: Partition): Permutation[] | undefined {
    const generators: Permutation[] = []
    const byKey = new Map<string, Block[]>()
    for (const block of summaryOf(partition).blocks) {
      const same = byKey.get(block.key)
      if (same === undefined) byKey.set(block.key, [block])
      else same.push(block)
    }
    for (const blocks of byKey.values()) {
      const found = this.ofBlocks(blocks)
      if (found === undefined) return undefined
      for (const each of found) generators.push(each)
    }
    return generators
  }

  /**
   * Exchanges each block with the first that it can be mapped onto. A generator that moves only that block, combined
   * with exchanges, moves the others too.
   */
  private ofBlocks(blocks: readonly Block[]): Permutation[] | undefined {
    const generators: Permutation[] = []
    const firsts: Block[] = []
    for (const block of blocks) {
      let exchange: Permutation | undefined
      for (const first of firsts) {
        const mapping = this.matcher.matchBlocks(first, block)
        if (mapping === undefined) return undefined
        if (mapping === null) continue
        exchange = exchangeOf(first, block, mapping)
        break
      }
      if (exchange !== undefined) generators.push(exchange)
      else {
        firsts.push(block)
        const inside = this.inside(partitionOf(block))
        if (inside === undefined) return undefined
        for (const moves of inside)
          generators.push(moves.map(([x, y]) => [block.inWhole[x]!, block.inWhole[y]!] as const))
      }
    }
    return generators
  }

  /** Generators for one block: those that fix a vertex, and a mapping to each vertex that it can be mapped to. */
  private inside(partition: Partition): Permutation[] | undefined {
    if (partition.discrete) return []
    const members = partition.members(partition.smallestCell())
    const vertex = members[0]!
    const fixed = new Fixed(partition, vertex)
    const generators = this.ofPartition(fixed.partition)
    if (generators === undefined) return undefined
    const orbits = new Orbits(partition.order.length)
    for (const moves of generators) for (const [x, y] of moves) orbits.joinTwo(x, y)
    for (const target of members) {
      if (orbits.same(vertex, target)) continue
      const mapping = this.matcher.tryTarget(fixed, partition, target)
      if (mapping === undefined) return undefined
      if (mapping === null) continue
      orbits.join(mapping)
      generators.push(movesOf(mapping))
    }
    return generators
  }
}

const movesOf = (mapping: Int32Array): Permutation =>
  Array.from(mapping, (to, from) => [from, to] as const).filter(([from, to]) => to >= 0 && from !== to)

function exchangeOf(x: Block, y: Block, mapping: Int32Array): Permutation {
  const moves: [number, number][] = []
  for (const [vertex, image] of mapping.entries())
    if (image >= 0) moves.push([x.inWhole[vertex]!, y.inWhole[image]!], [y.inWhole[image]!, x.inWhole[vertex]!])
  return moves
}
