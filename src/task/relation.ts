// The tuples of one predicate, found by all arguments or, through indexes made on first need, by some.

import { IntList } from './int-list'

/** Tables up to this many cells are addressed directly; larger ones are hashed. */
const denseCells = 1 << 15

const mix = (hash: number, value: number): number =>
  Math.imul((hash ^ value) + 0x7f4a7c15, 0x9e3779b1) ^ (hash >>> 15)

/** Tuples of object numbers, numbered by rows in the order of arrival, each at most once. */
export class Relation {
  readonly arity: number
  /** Row r is `rows[r * arity .. (r + 1) * arity)`. */
  rows: Int32Array
  /** Per row: the number it has outside (a fact's, an action's); ascending. */
  readonly ids = new IntList()
  private readonly objectCount: number
  /** Row + 1 by tuple: by its mixed-radix value when `dense`, else by hash with linear probing. */
  private table: Int32Array
  private readonly dense: boolean
  private readonly indexes: RowIndex[] = []

  constructor(arity: number, objectCount: number) {
    this.arity = arity
    this.objectCount = objectCount
    this.rows = new Int32Array(16 * arity)
    const cells = objectCount ** arity
    this.dense = cells <= denseCells
    this.table = new Int32Array(this.dense ? cells : 64)
  }

  get size(): number {
    return this.ids.size
  }

  /** The row of a tuple, or -1. */
  rowOf(tuple: Int32Array): number {
    return this.table[this.cell(tuple)]! - 1
  }

  /** Appends a tuple that is not there yet. */
  add(tuple: Int32Array, id: number): void {
    const { arity } = this
    const row = this.ids.size
    this.table[this.cell(tuple)] = row + 1
    this.ids.push(id)
    const at = row * arity
    if (at + arity > this.rows.length) {
      const wider = new Int32Array(this.rows.length * 2)
      wider.set(this.rows)
      this.rows = wider
    }
    for (let i = 0; i < arity; i++) this.rows[at + i] = tuple[i]!
    if (!this.dense && this.ids.size * 2 > this.table.length) this.rehash()
    for (const index of this.indexes) index.append(row)
  }

  /** The index by these argument places, which ascend. */
  indexBy(places: readonly number[]): RowIndex {
    const name = places.join()
    for (const index of this.indexes) if (index.name === name) return index
    const index = new RowIndex(this, places, this.objectCount)
    this.indexes.push(index)
    return index
  }

  /** The cell of `table` that holds the tuple, or the empty one where it belongs. */
  private cell(tuple: Int32Array): number {
    const { arity, table } = this
    if (this.dense) {
      let cell = 0
      for (let i = 0; i < arity; i++) cell = cell * this.objectCount + tuple[i]!
      return cell
    }
    let hash = arity
    for (let i = 0; i < arity; i++) hash = mix(hash, tuple[i]!)
    const last = table.length - 1
    for (let cell = (hash ^ (hash >>> 16)) & last; ; cell = (cell + 1) & last) {
      const row = table[cell]! - 1
      if (row < 0) return cell
      const at = row * arity
      let i = 0
      while (i < arity && this.rows[at + i] === tuple[i]) i++
      if (i === arity) return cell
    }
  }

  private rehash(): void {
    this.table = new Int32Array(this.table.length * 4)
    const tuple = new Int32Array(this.arity)
    for (let row = 0; row < this.ids.size; row++) {
      for (let i = 0; i < this.arity; i++) tuple[i] = this.rows[row * this.arity + i]!
      this.table[this.cell(tuple)] = row + 1
    }
  }
}

/** The rows of a relation by some of their arguments, each list in ascending order. */
export class RowIndex {
  /** The places, joined by commas. */
  readonly name: string
  private readonly relation: Relation
  private readonly places: readonly number[]
  private readonly key: Int32Array
  private readonly objectCount: number
  private readonly dense: boolean
  /** Per cell, dense or hashed as in `Relation`: the first and the last row of the key, plus one. */
  private first: Int32Array
  private last: Int32Array
  /** Per row: the next row of the same key, or -1. */
  readonly next = new IntList()
  private keyCount = 0

  constructor(relation: Relation, places: readonly number[], objectCount: number) {
    this.name = places.join()
    this.relation = relation
    this.places = places
    this.key = new Int32Array(places.length)
    this.objectCount = objectCount
    const cells = objectCount ** this.places.length
    this.dense = cells <= denseCells
    this.first = new Int32Array(this.dense ? cells : 64)
    this.last = new Int32Array(this.first.length)
    for (let row = 0; row < relation.size; row++) this.append(row)
  }

  /** Mean number of rows a key. */
  get meanRows(): number {
    return this.keyCount === 0 ? 0 : this.relation.size / this.keyCount
  }

  /** The first row whose arguments at the index's places are `key`, or -1; then `next`. */
  firstRow(key: Int32Array): number {
    return this.first[this.cell(key)]! - 1
  }

  append(row: number): void {
    const { key, places, relation } = this
    for (let i = 0; i < places.length; i++)
      key[i] = relation.rows[row * relation.arity + places[i]!]!
    const cell = this.cell(key)
    this.next.push(-1)
    if (this.first[cell] === 0) {
      this.first[cell] = row + 1
      this.keyCount++
    } else this.next.items[this.last[cell]! - 1] = row
    this.last[cell] = row + 1
    if (!this.dense && this.keyCount * 2 > this.first.length) this.rehash()
  }

  private cell(key: Int32Array): number {
    const { places } = this
    if (this.dense) {
      let cell = 0
      for (let i = 0; i < places.length; i++) cell = cell * this.objectCount + key[i]!
      return cell
    }
    const { rows, arity } = this.relation
    let hash = places.length
    for (let i = 0; i < places.length; i++) hash = mix(hash, key[i]!)
    const mask = this.first.length - 1
    for (let cell = (hash ^ (hash >>> 16)) & mask; ; cell = (cell + 1) & mask) {
      const row = this.first[cell]! - 1
      if (row < 0) return cell
      let i = 0
      while (i < places.length && rows[row * arity + places[i]!] === key[i]) i++
      if (i === places.length) return cell
    }
  }

  private rehash(): void {
    const { first, key, last, places, relation } = this
    this.first = new Int32Array(first.length * 4)
    this.last = new Int32Array(first.length * 4)
    for (let old = 0; old < first.length; old++) {
      if (first[old] === 0) continue
      const at = (first[old]! - 1) * relation.arity
      for (let i = 0; i < places.length; i++) key[i] = relation.rows[at + places[i]!]!
      const cell = this.cell(key)
      this.first[cell] = first[old]!
      this.last[cell] = last[old]!
    }
  }
}
