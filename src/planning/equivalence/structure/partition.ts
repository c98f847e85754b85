// Ordered partitions of a graph's vertices into cells, refined until vertices of a cell have as many edges of each label
// into each cell (McKay, Practical graph isomorphism, 1981). Cells are split in an order that does not depend on the
// numbering of vertices, so two graphs correspond only if their traces are equal, and then cell by cell.

import { type Graph, OBJECT } from './graph'

/** The trace of a refinement, step by step, in numbers that do not depend on the numbering of vertices. */
export class Trace {
  private readonly steps: number[] = []
  /** The trace to agree with. */
  private readonly model: Trace | undefined
  private place = 0

  constructor(model?: Trace) {
    this.model = model
  }

  /** Records a number; false if the model has a different one. */
  push(step: number): boolean {
    if (this.model === undefined) this.steps.push(step)
    else if (this.model.steps[this.place++] !== step) return false
    return true
  }

  /** True if the whole model was matched. */
  get complete(): boolean {
    return this.model === undefined || this.place === this.model.steps.length
  }
}

export class Partition {
  readonly graph: Graph
  /** Vertices, cell after cell. */
  readonly order: Int32Array
  /** Per vertex its place in `order`. */
  readonly place: Int32Array
  /** Per vertex: the first place of its cell, which names the cell. */
  readonly cell: Int32Array
  /** Per cell: how many vertices. */
  readonly length: Int32Array
  cells: number

  private constructor(
    graph: Graph,
    order: Int32Array,
    place: Int32Array,
    cell: Int32Array,
    length: Int32Array,
    cells: number,
  ) {
    this.graph = graph
    this.order = order
    this.place = place
    this.cell = cell
    this.length = length
    this.cells = cells
  }

  /** Cells by colour; the trace describes colours and sizes. undefined if they do not match the trace. */
  static byColour(graph: Graph, trace: Trace): Partition | undefined {
    const { size, colour } = graph
    const order = Int32Array.from({ length: size }, (_, vertex) => vertex).sort((x, y) => colour[x]! - colour[y]!)
    const place = new Int32Array(size)
    const cell = new Int32Array(size)
    const length = new Int32Array(size)
    let cells = 0
    for (let at = 0, first = 0; at < size; at++) {
      const vertex = order[at]!
      if (at === 0 || colour[vertex] !== colour[order[at - 1]!]) {
        first = at
        cells++
      }
      place[vertex] = at
      cell[vertex] = first
      length[first]!++
    }
    for (let at = 0; at < size; at += length[at]!)
      if (!trace.push(colour[order[at]!]!) || !trace.push(length[at]!)) return undefined
    return new Partition(graph, order, place, cell, length, cells)
  }

  copy(): Partition {
    return new Partition(
      this.graph,
      this.order.slice(),
      this.place.slice(),
      this.cell.slice(),
      this.length.slice(),
      this.cells,
    )
  }

  get discrete(): boolean {
    return this.cells === this.graph.size
  }

  /** The first of the smallest cells with several vertices, preferably of objects; -1 in a discrete partition. */
  smallestCell(): number {
    let smallest = -1
    let best = Number.POSITIVE_INFINITY
    for (let at = 0; at < this.order.length; at += this.length[at]!) {
      const length = this.length[at]!
      if (length === 1) continue
      const rank = this.graph.kind[this.order[at]!] === OBJECT ? length : this.order.length + length
      if (rank < best) {
        smallest = at
        best = rank
      }
    }
    return smallest
  }

  /** The vertices of a cell. */
  members(cell: number): Int32Array {
    return this.order.slice(cell, cell + this.length[cell]!)
  }

  /** Splits a vertex off its cell, before the others; returns the new cell. */
  individualise(vertex: number): number {
    const first = this.cell[vertex]!
    this.swap(this.place[vertex]!, first)
    const rest = first + 1
    this.length[rest] = this.length[first]! - 1
    this.length[first] = 1
    for (let at = rest; at < rest + this.length[rest]!; at++) this.cell[this.order[at]!] = rest
    this.cells++
    return first
  }

  private swap(x: number, y: number): void {
    const [v, w] = [this.order[x]!, this.order[y]!]
    this.order[x] = w
    this.order[y] = v
    this.place[w] = x
    this.place[v] = y
  }

  /** Refines by these cells and those that result; false as soon as it does not match the trace. */
  refine(by: Iterable<number>, trace: Trace): boolean {
    return new Refinement(this, by, trace).run() && trace.complete
  }

  /** Refines by all cells. */
  refineAll(trace: Trace): boolean {
    const cells: number[] = []
    for (let at = 0; at < this.order.length; at += this.length[at]!) cells.push(at)
    return this.refine(cells, trace)
  }

  /**
   * Splits a cell by a number for each of its members in `touched` (0 for the others): new cells in ascending order
   * of the numbers. Returns them; the first keeps the old name.
   */
  split(cell: number, touched: number[], value: Int32Array, trace: Trace): number[] | undefined {
    const { order, length } = this
    touched.sort((x, y) => value[x]! - value[y]!)
    const end = cell + length[cell]!
    // The touched members are moved to the end of the cell, in order.
    for (let i = touched.length, at = end - 1; i-- > 0; at--) this.swap(this.place[touched[i]!]!, at)
    let first = end - touched.length
    const cells: number[] = first > cell ? [cell] : []
    if (!trace.push(cell) || !trace.push(first - cell)) return undefined
    if (first > cell) length[cell] = first - cell
    for (let at = first; at < end; at++) {
      const vertex = order[at]!
      if (at === first || value[vertex] !== value[order[at - 1]!]) {
        first = at
        cells.push(at)
        length[at] = 0
      }
      this.cell[vertex] = first
      length[first]!++
    }
    for (const each of cells) if (!trace.push(value[order[each]!]!) || !trace.push(length[each]!)) return undefined
    this.cells += cells.length - 1
    return cells
  }
}

/** A refinement under way. */
class Refinement {
  private readonly partition: Partition
  private readonly trace: Trace
  private readonly queue: number[]
  private readonly queued: Uint8Array
  /** Per vertex: the sum of its edges into the current cell. */
  private readonly sum: Int32Array
  private readonly isTouched: Uint8Array

  constructor(partition: Partition, by: Iterable<number>, trace: Trace) {
    this.partition = partition
    this.trace = trace
    this.queue = [...by]
    this.queued = new Uint8Array(partition.graph.size)
    for (const cell of this.queue) this.queued[cell] = 1
    this.sum = new Int32Array(partition.graph.size)
    this.isTouched = new Uint8Array(partition.graph.size)
  }

  run(): boolean {
    const { partition, queue, queued, sum, isTouched } = this
    for (let next = 0; next < queue.length; next++) {
      const by = queue[next]!
      queued[by] = 0
      const touched = this.count(by)
      let agrees = this.trace.push(by)
      for (const cell of [...touched.keys()].sort((x, y) => x - y)) {
        const members = touched.get(cell)!
        if (agrees) agrees = this.splitBy(cell, members)
        for (const vertex of members) {
          sum[vertex] = 0
          isTouched[vertex] = 0
        }
      }
      if (!agrees) return false
      if (partition.discrete) break
    }
    return true
  }

  /** Sums up the edges of all vertices into a cell; returns the vertices that have some, by cell. */
  private count(by: number): Map<number, number[]> {
    const { partition, sum, isTouched } = this
    const { first, to, label } = partition.graph
    const touched = new Map<number, number[]>()
    const end = by + partition.length[by]!
    for (let at = by; at < end; at++) {
      const vertex = partition.order[at]!
      for (let edge = first[vertex]!; edge < first[vertex + 1]!; edge++) {
        const other = to[edge]!
        sum[other] = (sum[other]! + spread(label[edge]!)) | 0
        if (isTouched[other] === 1) continue
        isTouched[other] = 1
        const cell = partition.cell[other]!
        const members = touched.get(cell)
        if (members === undefined) touched.set(cell, [other])
        else members.push(other)
      }
    }
    return touched
  }

  /** Splits a cell by the sums; all parts except the largest will be refined by, and the largest too if the cell was pending. */
  private splitBy(cell: number, members: number[]): boolean {
    const cells = this.partition.split(cell, members, this.sum, this.trace)
    if (cells === undefined) return false
    if (cells.length === 1) return true
    const { length } = this.partition
    const again = this.queued[cell] === 1
    let largest = cells[0]!
    for (const each of cells) if (length[each]! > length[largest]!) largest = each
    for (const each of cells)
      if (this.queued[each] === 0 && (each !== largest || again)) {
        this.queued[each] = 1
        this.queue.push(each)
      }
    return true
  }
}

/** A number for a label such that sums over different labels differ, except for rare collisions, which do no harm. */
function spread(label: number): number {
  let mixed = Math.imul(label + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}
