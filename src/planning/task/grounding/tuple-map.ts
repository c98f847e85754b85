// Tuples of object numbers, numbered in the order of arrival.

/** Tables up to this many cells are addressed directly from the start, larger ones once they fill. */
const denseFromStart = 1 << 10

export class TupleMap {
  readonly arity: number
  size = 0
  /** Tuple t is `rows[t * arity .. (t + 1) * arity)`. */
  rows: Int32Array
  /** Tuples that `rows` has room for. */
  private room = 0
  private readonly objectCount: number
  /** Cells of a table addressed by the tuple's mixed-radix value. */
  private readonly cells: number
  /** Number + 1 of a tuple: at its mixed-radix value where `dense`, else by hash with linear probing. */
  private table: Int32Array
  private dense: boolean

  constructor(arity: number, objectCount: number) {
    this.arity = arity
    this.objectCount = objectCount
    this.cells = objectCount ** arity
    this.dense = this.cells <= denseFromStart
    this.rows = none
    this.table = none
  }

  /** The tuple's number, or -1. Only the first `arity` numbers of `tuple` count. */
  find(tuple: Int32Array): number {
    return this.size === 0 ? -1 : this.table[this.cellOf(tuple)]! - 1
  }

  /** Appends a tuple that is not there yet; its number. */
  add(tuple: Int32Array): number {
    const { arity } = this
    const number = this.size++
    if (this.dense && number > 0) this.table[this.cellOf(tuple)] = number + 1
    else this.makeRoom(tuple, number)
    const at = number * arity
    if (number === this.room) this.widen()
    const { rows } = this
    for (let i = 0; i < arity; i++) rows[at + i] = tuple[i]!
    return number
  }

  private widen(): void {
    this.room = Math.max(8, this.room * 2)
    const wider = new Int32Array(this.room * this.arity)
    wider.set(this.rows)
    this.rows = wider
  }

  private makeRoom(tuple: Int32Array, number: number): void {
    if (this.dense) this.table = new Int32Array(this.cells)
    else if (number === 0) this.table = new Int32Array(32)
    else if (this.size * 2 > this.table.length) this.rehash(number)
    this.table[this.cellOf(tuple)] = number + 1
  }

  /** The cell of `table` that holds the tuple, or the empty one where it belongs. */
  private cellOf(tuple: Int32Array): number {
    const { arity, table } = this
    if (this.dense) {
      const { objectCount } = this
      let cell = 0
      for (let i = 0; i < arity; i++) cell = cell * objectCount + tuple[i]!
      return cell
    }
    const { rows } = this
    let hash = arity
    for (let i = 0; i < arity; i++) hash = Math.imul((hash ^ tuple[i]!) + 0x7f4a7c15, 0x9e3779b1) ^ (hash >>> 15)
    const last = table.length - 1
    for (let cell = (hash ^ (hash >>> 16)) & last; ; cell = (cell + 1) & last) {
      const number = table[cell]! - 1
      if (number < 0) return cell
      const at = number * arity
      let i = 0
      while (i < arity && rows[at + i] === tuple[i]) i++
      if (i === arity) return cell
    }
  }

  /** Makes a larger table for the first `count` tuples, a dense one when that costs little more. */
  private rehash(count: number): void {
    const length = this.table.length * 4
    this.dense = this.cells <= length * 4
    this.table = new Int32Array(this.dense ? this.cells : length)
    const tuple = new Int32Array(this.arity)
    for (let number = 0; number < count; number++) {
      for (let i = 0; i < this.arity; i++) tuple[i] = this.rows[number * this.arity + i]!
      this.table[this.cellOf(tuple)] = number + 1
    }
  }
}

const none = new Int32Array(0)
