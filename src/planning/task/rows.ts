// Rows of whole numbers in two arrays (compressed sparse rows): while they grow, and turned about.

import { IntList } from '#base/int-list'
import type { Rows } from './task'

/** Rows under construction: push items, then close the row. */
export class RowList {
  readonly first: IntList
  readonly items: IntList

  /** Guesses at how many rows and items there will be. */
  constructor(rows = 64, items = 64) {
    this.first = new IntList(rows + 1)
    this.items = new IntList(items)
    this.first.push(0)
  }

  /** Rows closed so far. */
  get count(): number {
    return this.first.length - 1
  }

  push(item: number): void {
    this.items.push(item)
  }

  /** Ends the row of the items pushed since the last `close`. */
  close(): void {
    this.first.push(this.items.length)
  }

  /** A whole row. */
  add(items: ArrayLike<number>): void {
    const { length } = items
    for (let i = 0; i < length; i++) this.items.push(items[i]!)
    this.close()
  }

  /** Removes what was pushed after the row before `row`, and all rows from it on. */
  cut(row: number): void {
    this.first.length = row + 1
    this.items.length = this.first.items[row]!
  }

  /** The rows at exact length; the list is given up. */
  toRows(): Rows {
    return { first: this.first.release(), items: this.items.release() }
  }
}

/** Rows by item instead of items by row: for each item below `size`, the rows it occurs in, ascending. */
export function rowsByItem(size: number, rows: Rows): Rows {
  const first = new Int32Array(size + 1)
  const { items } = rows
  const { length } = items
  for (let i = 0; i < length; i++) first[items[i]! + 1]!++
  for (let i = 0; i < size; i++) first[i + 1]! += first[i]!
  const next = first.slice()
  const found = new Int32Array(length)
  const starts = rows.first
  const count = starts.length - 1
  for (let row = 0; row < count; row++) {
    const end = starts[row + 1]!
    for (let i = starts[row]!; i < end; i++) found[next[items[i]!]!++] = row
  }
  return { first, items: found }
}

/** Calls `visit` with each item of the row. */
export function forEachInRow(rows: Rows, row: number, visit: (item: number) => void): void {
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) visit(rows.items[i]!)
}
