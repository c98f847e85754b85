// A graph with further labelled tuples, its cells as colours.

import { ATOM, byVertex, type Graph, type Vocabulary } from './graph'
import type { Partition } from './partition'
import type { Tuple } from './patterns'

/** Tuples under a label; tuples with equal labels must be mapped onto each other. */
export interface LabelledTuples {
  readonly label: string
  readonly tuples: readonly Tuple[]
}

/** The graph of a partition, coloured by its cells, with more tuples. Vertices keep their numbers. */
export function withTuples({ graph, cell }: Partition, more: readonly LabelledTuples[], words: Vocabulary): Graph {
  const edges = new Edges(graph, words)
  const colours = Array.from(cell, each => `cell ${each}`)
  for (const { label, tuples } of more)
    for (const tuple of tuples) {
      const [x, y] = tuple
      if (x === undefined) continue
      if (tuple.every(object => object === x)) colours[x] += ` ${label}`
      else if (tuple.length === 2) edges.add(x, y!, label)
      else {
        const vertex = colours.push(`tuple ${label}`) - 1
        for (const [place, object] of tuple.entries()) edges.add(vertex, object, `${place} ${label}`)
      }
    }
  const size = colours.length
  const kind = new Uint8Array(size).fill(ATOM)
  kind.set(graph.kind)
  const name = new Int32Array(size).fill(-1)
  name.set(graph.name)
  const colour = Int32Array.from(colours, each => words.numberOf(each))
  return { size, kind, colour, name, ...edges.sorted(size) }
}

/** The edges of a graph with additional ones. */
class Edges {
  private readonly words: Vocabulary
  private readonly from: number[] = []
  private readonly to: number[]
  private readonly label: number[]

  constructor(graph: Graph, words: Vocabulary) {
    this.words = words
    for (let vertex = 0; vertex < graph.size; vertex++)
      for (let edge = graph.first[vertex]!; edge < graph.first[vertex + 1]!; edge++) this.from.push(vertex)
    this.to = [...graph.to]
    this.label = [...graph.label]
  }

  add(from: number, to: number, label: string): void {
    this.from.push(from, to)
    this.to.push(to, from)
    this.label.push(this.words.numberOf(`out of ${label}`), this.words.numberOf(`into ${label}`))
  }

  sorted(size: number): Pick<Graph, 'first' | 'to' | 'label'> {
    return byVertex(size, this.from, this.to, this.label)
  }
}
