// The tuples of one predicate, found by all arguments or, through indexes made on first need, by some.

import { IntList } from '#base/int-list'
import { TupleMap } from './tuple-map'

/** Tuples of object numbers, numbered by rows in the order of arrival, each at most once. */
export class Relation {
  readonly arity: number
  /** Per row: the number it has outside (a fact's, an action's); ascending. */
  readonly ids = new IntList(8)
  private readonly tuples: TupleMap
  private readonly objectCount: number
  private readonly indexes: RowIndex[] = []

  constructor(arity: number, objectCount: number) {
    this.arity = arity
    this.objectCount = objectCount
    this.tuples = new TupleMap(arity, objectCount)
  }

  get size(): number {
    return this.ids.length
  }

  /** Row r is `rows[r * arity .. (r + 1) * arity)`; another array once the relation has grown. */
  get rows(): Int32Array {
    return this.tuples.rows
  }

  /** The row of a tuple, or -1. */
  rowOf(tuple: Int32Array): number {
    return this.tuples.find(tuple)
  }

  /** Appends a tuple that is not there yet. */
  add(tuple: Int32Array, id: number): void {
    const row = this.tuples.add(tuple)
    this.ids.push(id)
    for (let i = 0; i < this.indexes.length; i++) this.indexes[i]!.append(this.tuples.rows, row)
  }

  /** The index by these argument places, which ascend. */
  indexBy(places: readonly number[]): RowIndex {
    const name = places.join()
    for (const index of this.indexes) if (index.name === name) return index
    const index = new RowIndex(places, this.arity, this.objectCount)
    for (let row = 0; row < this.size; row++) index.append(this.rows, row)
    this.indexes.push(index)
    return index
  }
}

/** The rows of a relation, indexed by some of their arguments, each list in ascending order. */
export class RowIndex {
  /** The places, joined by commas. */
  readonly name: string
  /** Per row: the next row of the same key, or -1. */
  readonly next = new IntList(8)
  private readonly places: readonly number[]
  private readonly arity: number
  private readonly keys: TupleMap
  /** Per key: its first and its last row. */
  private readonly first = new IntList(8)
  private readonly last = new IntList(8)
  private readonly key: Int32Array

  constructor(places: readonly number[], arity: number, objectCount: number) {
    this.name = places.join()
    this.places = places
    this.arity = arity
    this.keys = new TupleMap(places.length, objectCount)
    this.key = new Int32Array(places.length)
  }

  /** The first row with `key` at the index's places, or -1; then `next`. */
  firstRow(key: Int32Array): number {
    const number = this.keys.find(key)
    return number < 0 ? -1 : this.first.items[number]!
  }

  append(rows: Int32Array, row: number): void {
    const { key, places } = this
    const at = row * this.arity
    for (let i = 0; i < places.length; i++) key[i] = rows[at + places[i]!]!
    this.next.push(-1)
    const number = this.keys.find(key)
    if (number < 0) {
      this.keys.add(key)
      this.first.push(row)
      this.last.push(row)
    } else {
      this.next.items[this.last.items[number]!] = row
      this.last.items[number] = row
    }
  }
}
