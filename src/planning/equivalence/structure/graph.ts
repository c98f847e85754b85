// Structures as graphs: a vertex for each object and for each atom of three or more objects; edges with labels. Atoms of
// one object are colours of it, atoms of two objects are edges.

import type { Structure } from './structure'

/** Kinds of vertices: an object, an atom of three or more objects. */
export const OBJECT = 0
export const ATOM = 1

/** Every edge is stored at both ends, with another label in each direction. */
export interface Graph {
  /** Vertices. In the graph of a structure, its objects come first. */
  readonly size: number
  /** Per vertex. */
  readonly kind: Uint8Array
  /** Per vertex; equal numbers are equal colours in all graphs of one vocabulary. */
  readonly colour: Int32Array
  /** Edges of vertex v: the places `first[v]` to `first[v + 1]` of `to` and `label`. No loops, no repeats. */
  readonly first: Int32Array
  readonly to: Int32Array
  readonly label: Int32Array
  /** Per vertex a number for its name, -1 if it has none: equal names are tried first. */
  readonly name: Int32Array
}

/** Numbers for texts; the graphs of one vocabulary can be compared. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()

  numberOf(text: string): number {
    let number = this.numbers.get(text)
    if (number === undefined) this.numbers.set(text, (number = this.numbers.size))
    return number
  }
}

/** The graph of a structure. Atoms without objects are not in it: `compareCounts` compares them. */
export function graphOf(structure: Structure, words: Vocabulary): Graph {
  const { names, types, facts, constants } = structure
  const edges = new EdgeList(words)
  const colours: string[][] = types.map((each, object) =>
    object < constants ? [each, `constant ${names[object]!}`] : [each],
  )
  const add = (colour: string): number => colours.push([colour]) - 1
  const wide = new Set<string>()
  for (const { label, objects } of facts) {
    const [x, y] = objects
    if (x === undefined) continue
    if (y === undefined) colours[x]!.push(`is ${label}`)
    else if (objects.length > 2) {
      const key = `${objects.join(' ')} ${label}`
      if (wide.has(key)) continue
      wide.add(key)
      const vertex = add(`atom ${label}`)
      for (const [place, object] of objects.entries()) edges.add(vertex, object, `${place}`)
    } else if (x === y) colours[x]!.push(`loop ${label}`)
    else edges.add(x, y, `atom ${label}`)
  }
  const size = colours.length
  return {
    size,
    kind: Uint8Array.from(colours, (_, vertex) => (vertex < names.length ? OBJECT : ATOM)),
    colour: Int32Array.from(colours, ([own, ...more]) => words.numberOf([own, ...new Set(more.sort())].join('\n'))),
    ...edges.sorted(size),
    name: Int32Array.from({ length: size }, (_, vertex) =>
      vertex < names.length ? words.numberOf(`name ${names[vertex]!}`) : -1,
    ),
  }
}

/** Edges in order of insertion, then by vertex. */
class EdgeList {
  private readonly words: Vocabulary
  private readonly from: number[] = []
  private readonly to: number[] = []
  private readonly label: number[] = []
  private readonly known = new Map<number, Set<number>>()

  constructor(words: Vocabulary) {
    this.words = words
  }

  /** Repeats are dropped. */
  add(from: number, to: number, label: string): void {
    const number = this.words.numberOf(label)
    let known = this.known.get(number)
    if (known === undefined) this.known.set(number, (known = new Set()))
    const edge = from * 2 ** 26 + to
    if (known.has(edge)) return
    known.add(edge)
    this.from.push(from, to)
    this.to.push(to, from)
    this.label.push(this.words.numberOf(`out ${label}`), this.words.numberOf(`in ${label}`))
  }

  sorted(size: number): Pick<Graph, 'first' | 'to' | 'label'> {
    return byVertex(size, this.from, this.to, this.label)
  }
}

/** Lists of edges sorted into the places of their vertices. */
export function byVertex(
  size: number,
  from: readonly number[],
  to: readonly number[],
  label: readonly number[],
): Pick<Graph, 'first' | 'to' | 'label'> {
  const first = new Int32Array(size + 1)
  for (const vertex of from) first[vertex + 1]!++
  for (let vertex = 0; vertex < size; vertex++) first[vertex + 1]! += first[vertex]!
  const next = first.slice()
  const sortedTo = new Int32Array(to.length)
  const sortedLabel = new Int32Array(to.length)
  for (let edge = 0; edge < from.length; edge++) {
    const place = next[from[edge]!]!++
    sortedTo[place] = to[edge]!
    sortedLabel[place] = label[edge]!
  }
  return { first, to: sortedTo, label: sortedLabel }
}
