// The orbits of the vertices under the mappings found so far.

export class Orbits {
  private readonly above: Int32Array

  /** Vertices. */
  get size(): number {
    return this.above.length
  }

  constructor(size: number) {
    this.above = Int32Array.from({ length: size }, (_, vertex) => vertex)
  }

  /** Joins each vertex with its image; -1 means no image. */
  join(mapping: Int32Array): void {
    for (let vertex = 0; vertex < mapping.length; vertex++)
      if (mapping[vertex]! >= 0) this.joinTwo(vertex, mapping[vertex]!)
  }

  joinTwo(x: number, y: number): void {
    const [tx, ty] = [this.topOf(x), this.topOf(y)]
    if (tx !== ty) this.above[Math.max(tx, ty)] = Math.min(tx, ty)
  }

  same(x: number, y: number): boolean {
    return this.topOf(x) === this.topOf(y)
  }

  topOf(vertex: number): number {
    const { above } = this
    while (above[vertex] !== vertex) {
      above[vertex] = above[above[vertex]!]!
      vertex = above[vertex]!
    }
    return vertex
  }
}
