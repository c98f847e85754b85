// Growing lists of whole numbers, and rows of them.

import type { Rows } from '../task/task'

/** A growing list of 32-bit whole numbers. */
export class IntList {
  length = 0
  items: Int32Array

  constructor(room = 64) {
    this.items = new Int32Array(room)
  }

  push(item: number): void {
    if (this.length === this.items.length) this.grow()
    this.items[this.length++] = item
  }

  pop(): number {
    return this.items[--this.length]!
  }

  toArray(): Int32Array {
    return this.items.slice(0, this.length)
  }

  private grow(): void {
    const grown = new Int32Array(Math.ceil(this.length * 1.5) + 16)
    grown.set(this.items)
    this.items = grown
  }
}

/** Rows under construction: push items, then close the row. */
export class RowList {
  readonly first = new IntList()
  readonly items = new IntList()

  constructor() {
    this.first.push(0)
  }

  /** Rows closed so far. */
  get count(): number {
    return this.first.length - 1
  }

  push(item: number): void {
    this.items.push(item)
  }

  close(): void {
    this.first.push(this.items.length)
  }

  /** Takes back what was pushed after the row before `row`, and all rows from it on. */
  cut(row: number): void {
    this.first.length = row + 1
    this.items.length = this.first.items[row]!
  }

  toRows(): Rows {
    return { first: this.first.toArray(), items: this.items.toArray() }
  }
}

/** Rows by item instead of items by row: for each item below `size`, the rows it occurs in, ascending. */
export function rowsByItem(size: number, rows: Rows): Rows {
  const first = new Int32Array(size + 1)
  const { items } = rows
  for (let i = 0; i < items.length; i++) first[items[i]! + 1]!++
  for (let i = 0; i < size; i++) first[i + 1]! += first[i]!
  const next = first.slice()
  const found = new Int32Array(items.length)
  for (let row = 0; row + 1 < rows.first.length; row++)
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) found[next[items[i]!]!++] = row
  return { first, items: found }
}

/** Calls `visit` with each item of the row. */
export function forEachInRow(rows: Rows, row: number, visit: (item: number) => void): void {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) visit(rows.items[i]!)
}
