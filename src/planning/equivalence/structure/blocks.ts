// A refined partition falls into blocks that can be mapped one by one: edges between two blocks join all vertices of two cells or none, so
// every mapping of cells onto cells preserves them.

import { completeAtoms } from './complete-atoms'
import { byVertex, type Graph } from './graph'
import type { Partition } from './partition'

/** A part of a graph with several possible maps; its colours are the cells of its partition. */
export interface Block {
  readonly graph: Graph
  /** Per vertex of the block: its vertex in the graph that contains the block. */
  readonly inWhole: Int32Array
  /** Equal for blocks that may be mapped onto each other. */
  readonly key: string
}

/** The invariants that two partitions must share, and what remains to be mapped. */
export interface Summary {
  /** Edges from cell to cell, by label: how many. */
  readonly counts: ReadonlyMap<number, number>
  readonly blocks: readonly Block[]
}

const known = new WeakMap<Partition, Summary>()

/** The summary of a stable partition. */
export function summaryOf(partition: Partition): Summary {
  let summary = known.get(partition)
  if (summary === undefined) known.set(partition, (summary = summarise(partition)))
  return summary
}

/** True if the partitions have equal numbers of edges of each label between each two cells. */
export function sameCounts(a: Partition, b: Partition): boolean {
  const [left, right] = [summaryOf(a).counts, summaryOf(b).counts]
  if (left.size !== right.size) return false
  for (const [key, count] of left) if (right.get(key) !== count) return false
  return true
}

function summarise(partition: Partition): Summary {
  const counts = countEdges(partition)
  const blocks = partition.discrete ? [] : new BlockFinder(partition, counts).blocks()
  return { counts, blocks }
}

/** A number for edges of a label from cell to cell. */
const keyOf = (size: number, from: number, to: number, label: number): number => (label * size + from) * size + to

function countEdges({ graph, cell }: Partition): Map<number, number> {
  const { size, first, to, label } = graph
  const counts = new Map<number, number>()
  for (let vertex = 0; vertex < size; vertex++)
    for (let edge = first[vertex]!; edge < first[vertex + 1]!; edge++) {
      const key = keyOf(size, cell[vertex]!, cell[to[edge]!]!, label[edge]!)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}

class BlockFinder {
  private readonly partition: Partition
  private readonly counts: ReadonlyMap<number, number>
  /** Union-find over the vertices joined so far: each points towards the representative of its block. */
  private readonly above: Int32Array
  /** Complete cells of atoms, which follow from their objects. */
  private readonly complete: Uint8Array

  constructor(partition: Partition, counts: ReadonlyMap<number, number>) {
    this.partition = partition
    this.counts = counts
    this.above = Int32Array.from(partition.order, (_, vertex) => vertex)
    this.complete = completeAtoms(partition)
  }

  blocks(): Block[] {
    this.joinByEdges()
    const { order, length, cell } = this.partition
    const members = new Map<number, number[]>()
    for (const vertex of order) {
      if (this.complete[cell[vertex]!] === 1) continue
      const top = this.topOf(vertex)
      const list = members.get(top)
      if (list === undefined) members.set(top, [vertex])
      else list.push(vertex)
    }
    const blocks: Block[] = []
    for (const list of members.values())
      if (list.length > 1 || length[cell[list[0]!]!]! > 1) blocks.push(this.block(list))
    return blocks
  }

  /** Joins the ends of edges between two cells if some but not all exist; if most exist, the ends of missing ones. */
  private joinByEdges(): void {
    const { graph, cell, length } = this.partition
    const { size, first, to, label } = graph
    const dense = new Map<number, Set<number>>()
    for (let vertex = 0; vertex < size; vertex++)
      for (let edge = first[vertex]!; edge < first[vertex + 1]!; edge++) {
        const [from, other] = [cell[vertex]!, to[edge]!]
        if (this.complete[from] === 1 || this.complete[cell[other]!] === 1) continue
        const key = keyOf(size, from, cell[other]!, label[edge]!)
        const count = this.counts.get(key)!
        const max = length[from]! * (length[cell[other]!]! - (from === cell[other] ? 1 : 0))
        if (count === max) continue
        if (2 * count <= max) this.join(vertex, other)
        else {
          const has = dense.get(key)
          if (has === undefined) dense.set(key, new Set([vertex * size + other]))
          else has.add(vertex * size + other)
        }
      }
    for (const [key, has] of dense) this.joinByGaps(key, has)
  }

  private joinByGaps(key: number, has: ReadonlySet<number>): void {
    const size = this.partition.graph.size
    const into = key % size
    const from = Math.floor(key / size) % size
    for (const x of this.partition.members(from))
      for (const y of this.partition.members(into)) if (x !== y && !has.has(x * size + y)) this.join(x, y)
  }

  private topOf(vertex: number): number {
    const { above } = this
    while (above[vertex] !== vertex) {
      above[vertex] = above[above[vertex]!]!
      vertex = above[vertex]!
    }
    return vertex
  }

  private join(x: number, y: number): void {
    const [tx, ty] = [this.topOf(x), this.topOf(y)]
    if (tx !== ty) this.above[Math.max(tx, ty)] = Math.min(tx, ty)
  }

  /** The vertices of a block as a graph, without the edges that every mapping keeps. */
  private block(vertices: readonly number[]): Block {
    const { graph, cell, length } = this.partition
    const number = new Map(vertices.map((vertex, i) => [vertex, i]))
    const [froms, tos, labels]: [number[], number[], number[]] = [[], [], []]
    for (const [from, vertex] of vertices.entries())
      for (let edge = graph.first[vertex]!; edge < graph.first[vertex + 1]!; edge++) {
        const other = graph.to[edge]!
        const to = number.get(other)
        if (to === undefined) continue
        const [c, d] = [cell[vertex]!, cell[other]!]
        const count = this.counts.get(keyOf(graph.size, c, d, graph.label[edge]!))!
        if (count === length[c]! * (length[d]! - (c === d ? 1 : 0))) continue
        froms.push(from)
        tos.push(to)
        labels.push(graph.label[edge]!)
      }
    const colour = Int32Array.from(vertices, vertex => cell[vertex]!)
    return {
      graph: {
        size: vertices.length,
        kind: Uint8Array.from(vertices, vertex => graph.kind[vertex]!),
        colour,
        ...byVertex(vertices.length, froms, tos, labels),
        name: Int32Array.from(vertices, vertex => graph.name[vertex]!),
      },
      inWhole: Int32Array.from(vertices),
      key: keyOfColours(colour),
    }
  }
}

/** Colours with their counts, as text; vertices of a block are listed cell by cell. */
function keyOfColours(colour: Int32Array): string {
  const parts: string[] = []
  for (let at = 0, first = 0; at < colour.length; at++)
    if (at + 1 === colour.length || colour[at + 1] !== colour[at]) {
      parts.push(`${colour[at]!}:${at + 1 - first}`)
      first = at + 1
    }
  return parts.join(' ')
}
