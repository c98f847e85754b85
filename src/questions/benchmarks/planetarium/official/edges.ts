// The reduced graph of a problem, which the published program compares in the end: objects and a few fixed vertices, and
// an edge for each atom that its domain's rules know. Unknown atoms are left out.

import { grouped } from '#base/words'
import type { OfficialAtom, OfficialProblem } from './problem'

/** What the original raises, by its name; never leaves this folder. */
export class OfficialError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

/** A counted limit was reached where the original continues; never leaves this folder. */
export class OfficialLimit extends Error {}

/** Counts the steps of one piece of work; throws an `OfficialLimit` when there are too many. */
export class Steps {
  private readonly limit: number
  private spent = 0

  constructor(limit: number) {
    this.limit = limit
  }

  spend(steps: number): void {
    this.spent += steps
    if (this.spent > this.limit)
      throw new OfficialLimit(`The published rules were not followed to the end in ${grouped(this.limit)} steps.`)
  }
}

export interface Edge {
  readonly from: number
  readonly to: number
  readonly predicate: string
}

/** Objects first, then the fixed vertices. */
export class Vertices {
  readonly names: readonly string[]
  /** As written; null without one, and for fixed vertices. */
  readonly types: readonly (string | null)[]
  readonly objectCount: number
  private readonly numbers = new Map<string, number>()

  constructor({ objects }: OfficialProblem, fixed: readonly string[]) {
    this.names = [...objects.map(({ name }) => name), ...fixed]
    this.types = [...objects.map(({ type }) => type), ...fixed.map(() => null)]
    this.objectCount = objects.length
    // An object with the name of a fixed vertex is never found: edges go to the fixed vertex.
    for (const [vertex, name] of this.names.entries()) this.numbers.set(name, vertex)
  }

  /** Of a declared object or a fixed vertex. */
  of(name: string): number {
    const vertex = this.numbers.get(name)
    if (vertex === undefined) throw new OfficialError('KeyError', `There is no vertex “${name}”.`)
    return vertex
  }

  isObject(vertex: number): boolean {
    return vertex < this.objectCount
  }
}

/** The edges of a scene: parallel ones differ in their predicate. */
export class Edges {
  readonly list: Edge[] = []
  private readonly known = new Set<string>()
  private readonly leaving = new Map<number, Edge[]>()
  private readonly entering = new Map<number, Edge[]>()

  add(from: number, to: number, predicate: string): void {
    const key = keyOf(from, to, predicate)
    if (this.known.has(key)) return
    this.known.add(key)
    const edge = { from, to, predicate }
    this.list.push(edge)
    push(this.leaving, from, edge)
    push(this.entering, to, edge)
  }

  /** Edges from a vertex, in the order in which they were added. */
  out(vertex: number): readonly Edge[] {
    return this.leaving.get(vertex) ?? []
  }

  into(vertex: number): readonly Edge[] {
    return this.entering.get(vertex) ?? []
  }

  /** Vertices that edges lead to, without repeats. */
  successors(vertex: number): number[] {
    return [...new Set(this.out(vertex).map(({ to }) => to))]
  }

  predecessors(vertex: number): number[] {
    return [...new Set(this.into(vertex).map(({ from }) => from))]
  }

  has(from: number, to: number, predicate: string): boolean {
    return this.known.has(keyOf(from, to, predicate))
  }

  /** With any predicate. */
  joins(from: number, to: number): boolean {
    const [leaving, entering] = [this.out(from), this.into(to)]
    return leaving.length < entering.length
      ? leaving.some(edge => edge.to === to)
      : entering.some(edge => edge.from === from)
  }

  copy(): Edges {
    const copy = new Edges()
    for (const { from, to, predicate } of this.list) copy.add(from, to, predicate)
    return copy
  }
}

const keyOf = (from: number, to: number, predicate: string): string => `${from} ${to} ${predicate}`

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

export interface ReducedGraph {
  readonly vertices: Vertices
  readonly init: Edges
  readonly goal: Edges
}

/** How the published program treats the problems of a domain. */
export interface DomainRules {
  /** The fixed vertices. */
  readonly fixed: readonly string[]
  /** The ends of an atom's edge; null if the atom is left out. May throw an `OfficialError`. */
  ends(atom: OfficialAtom): readonly [from: string, to: string] | null
  /** The predicate whose edges lead from the second argument to the first. */
  readonly turned?: string
  /** Adds to the goal what it thinks must hold with it. May throw. */
  specify(graph: ReducedGraph): void
  /**
   * The fixed plan for a graph whose goal is specified; null: a planner is asked. Several where the original takes one of
   * them from run to run. May throw.
   */
  readonly plans: ((graph: ReducedGraph) => readonly (readonly string[])[]) | null
}

/** The reduced graph, its goal as written. May throw an `OfficialError`. */
export function reduced(problem: OfficialProblem, rules: DomainRules): ReducedGraph {
  const vertices = new Vertices(problem, rules.fixed)
  const edges = (atoms: readonly OfficialAtom[]): Edges => {
    const all = new Edges()
    for (const atom of atoms) {
      const ends = rules.ends(atom)
      if (ends !== null) all.add(vertices.of(ends[0]), vertices.of(ends[1]), atom[0])
    }
    return all
  }
  return { vertices, init: edges(problem.init), goal: edges(problem.goal) }
}

/** The reduced graph with its goal specified. May throw an `OfficialError` or an `OfficialLimit`. */
export function specified(problem: OfficialProblem, rules: DomainRules): ReducedGraph {
  const graph = reduced(problem, rules)
  rules.specify(graph)
  return graph
}
