// The reduced graph of a problem, which the published program compares in the end: objects and a few fixed vertices,
// and an edge for each atom that its domain's rules recognize. Other atoms are dropped.

import { grouped } from '#base/words'
import type { OfficialAtom, OfficialProblem } from './problem'

/** The exception that the original raises, by name; caught within this folder. */
export class OfficialError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

/** Thrown if a limit was reached where the original continues; caught within this folder. */
export class OfficialLimit extends Error {}

/** Counts the steps of one computation; throws an `OfficialLimit` if there are too many. */
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
  /** Types as written; null if untyped, and for fixed vertices. */
  readonly types: readonly (string | null)[]
  readonly objectCount: number
  private readonly numbers = new Map<string, number>()

  constructor({ objects }: OfficialProblem, fixed: readonly string[]) {
    this.names = [...objects.map(({ name }) => name), ...fixed]
    this.types = [...objects.map(({ type }) => type), ...fixed.map(() => null)]
    this.objectCount = objects.length
    // An object with the name of a fixed vertex is never found: its edges go to the fixed vertex.
    for (const [vertex, name] of this.names.entries()) this.numbers.set(name, vertex)
  }

  /** The vertex of a declared object or a fixed vertex. */
  of(name: string): number {
    const vertex = this.numbers.get(name)
    if (vertex === undefined) throw new OfficialError('KeyError', `There is no vertex “${name}”.`)
    return vertex
  }

  isObject(vertex: number): boolean {
    return vertex < this.objectCount
  }
}

/** The edges of a scene; parallel edges differ in their predicate. */
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

  /** Edges from a vertex, in order of insertion. */
  out(vertex: number): readonly Edge[] {
    return this.leaving.get(vertex) ?? []
  }

  into(vertex: number): readonly Edge[] {
    return this.entering.get(vertex) ?? []
  }

  /** The targets of edges from a vertex, without duplicates. */
  successors(vertex: number): number[] {
    return [...new Set(this.out(vertex).map(({ to }) => to))]
  }

  predecessors(vertex: number): number[] {
    return [...new Set(this.into(vertex).map(({ from }) => from))]
  }

  has(from: number, to: number, predicate: string): boolean {
    return this.known.has(keyOf(from, to, predicate))
  }

  /** True if an edge with any predicate exists. */
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

/** The published program's rules for the problems of a domain. */
export interface DomainRules {
  /** The fixed vertices. */
  readonly fixed: readonly string[]
  /** The ends of an atom's edge; null if the atom is dropped. May throw an `OfficialError`. */
  ends(atom: OfficialAtom): readonly [from: string, to: string] | null
  /** The predicate with edges from the second argument to the first. */
  readonly turned?: string
  /** Adds to the goal what the program assumes to follow from it. May throw. */
  specify(graph: ReducedGraph): void
  /**
   * The hard-coded plans for a graph with a specified goal; null if a planner is called. Several if the original
   * chooses among them from run to run. May throw.
   */
  readonly plans: ((graph: ReducedGraph) => readonly (readonly string[])[]) | null
}

/** The reduced graph with its goal as written. May throw an `OfficialError`. */
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
