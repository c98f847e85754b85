// Rows of words, numbered in order of insertion: one growing array for the rows, and open addressing (linear probing)
// from a row's hash to its number. A row takes its words and 5.3 to 8 bytes of table.

import { bytesAllowed, noteMade } from './memory'

/** Returned by `RowTable.commit` if there is no room for another row. */
export const NO_ROOM = -1
/** Returned by `RowTable.find` if there is no such row. */
export const NO_ROW = -2

const EMPTY = -1
/** Maximum load of the slots; a large table grows by half, so it is at least half full. */
const MAX_LOAD = 0.75
/** A table with fewer slots doubles. */
const SMALL = 1 << 16
/**
 * From this many words of rows on, space for many more is reserved at once: operating systems allocate pages only when
 * they are written to.
 */
const LARGE = 1 << 22
const RESERVED = 1 << 27
/** From this many slots on, space for the slots of all reserved rows is reserved, and the table grows in place. */
const MIN_LARGE_TABLE_SLOTS = 1 << 20
/** A slot is a number and a tag in 32 bits, which limits the number of rows. */
const MAX_ROWS = 1 << 28

/** A set of rows of equal length, numbered in order of insertion. */
export class RowTable {
  /** Words of a row. */
  readonly words: number
  /** Rows stored; their numbers are `0 .. count-1`. */
  count = 0
  /**
   * Row i is `cells[i*words .. (i+1)*words)`. There is always room for one more row, where the caller writes a
   * candidate before `commit`. The array is replaced when it grows: read it again after each `commit`.
   */
  cells: Int32Array
  /** Per slot: `EMPTY`, or a row's number in the low `numberBits` and the low bits of its hash above. */
  private slots: Int32Array
  /** The space reserved for slots, which use its beginning; empty while there are few. */
  private slotRoom: Int32Array = new Int32Array(0)
  private numberBits: number
  /** The number of rows at which the slots must grow. */
  private limit: number

  constructor(words: number, expected = 64) {
    this.words = words
    this.cells = new Int32Array(words * (expected + 1))
    this.slots = new Int32Array(Math.ceil(expected / MAX_LOAD) + 1).fill(EMPTY)
    this.limit = Math.floor(this.slots.length * MAX_LOAD)
    this.numberBits = bitsFor(this.limit)
    this.peakBytes = this.bytes
  }

  /** The rows as unsigned words, for readers; a view, not a copy. */
  get rows(): Uint32Array {
    return new Uint32Array(this.cells.buffer, 0, this.count * this.words)
  }

  /** The largest number of bytes held at any time, which includes growing. */
  peakBytes: number

  /** Bytes held for rows and slots; of reserved space, only the part that has been written to. */
  get bytes(): number {
    const { length } = this.cells
    const used = length <= LARGE ? length : Math.min(length, (this.count + 1) * this.words)
    return 4 * used + this.slots.byteLength
  }

  /**
   * Adds the candidate row at index `count` if it is new. Returns the number of the equal row, `count` for a new row,
   * or `NO_ROOM` if it is new and memory is exhausted.
   */
  commit(): number {
    const { cells, words, count } = this
    const at = count * words
    const hash = hashRow(cells, at, words)
    const slots = this.slots
    const size = slots.length
    const numberMask = (1 << this.numberBits) - 1
    const tag = (hash << this.numberBits) | 0
    let slot = ((hash >>> 0) * (size / 4294967296)) | 0
    for (;;) {
      const entry = slots[slot]!
      if (entry === EMPTY) break
      if (((entry ^ tag) & ~numberMask) === 0) {
        let a = (entry & numberMask) * words
        let b = at
        const end = at + words
        while (b < end && cells[a] === cells[b]) {
          a++
          b++
        }
        if (b === end) return entry & numberMask
      }
      if (++slot === size) slot = 0
    }
    if ((count + 2) * words > cells.length && !this.growCells()) return NO_ROOM
    slots[slot] = tag | count
    this.count = count + 1
    if (this.count >= this.limit && !this.growSlots()) {
      slots[slot] = EMPTY
      this.count = count
      return NO_ROOM
    }
    return count
  }

  /** The number of the row that begins at `source[at]`, which is added if it is new; or `NO_ROOM`. */
  insert(source: ArrayLike<number>, at = 0): number {
    const to = this.count * this.words
    for (let w = 0; w < this.words; w++) this.cells[to + w] = source[at + w]!
    return this.commit()
  }

  /** The number of the row that begins at `source[at]`, or `NO_ROW`. Overwrites the candidate row. */
  find(source: ArrayLike<number>, at = 0): number {
    const to = this.count * this.words
    for (let w = 0; w < this.words; w++) this.cells[to + w] = source[at + w]!
    return this.findCandidate()
  }

  /** The number of the row equal to the candidate at index `count`, or `NO_ROW`. */
  findCandidate(): number {
    const { cells, words, count, slots } = this
    const to = count * words
    const hash = hashRow(cells, to, words)
    const numberMask = (1 << this.numberBits) - 1
    const tag = (hash << this.numberBits) | 0
    let slot = ((hash >>> 0) * (slots.length / 4294967296)) | 0
    for (;;) {
      const entry = slots[slot]!
      if (entry === EMPTY) return NO_ROW
      if (((entry ^ tag) & ~numberMask) === 0) {
        const from = (entry & numberMask) * words
        let w = 0
        while (w < words && cells[from + w] === cells[to + w]) w++
        if (w === words) return entry & numberMask
      }
      if (++slot === slots.length) slot = 0
    }
  }

  /** Frees the space reserved for further rows, for when no more are expected; rows can still be added. */
  trim(): void {
    const needed = (this.count + 1) * this.words
    if (needed > LARGE) return
    const trimmed = needed < this.cells.length ? allocate(needed) : undefined
    if (trimmed === undefined) return
    trimmed.set(this.cells.subarray(0, needed))
    this.cells = trimmed
  }

  private growCells(): boolean {
    const { words } = this
    const rows = this.cells.length / words
    const wanted = Math.min(MAX_ROWS + 1, rows < SMALL ? rows * 2 : Math.ceil(rows * 1.5))
    if (wanted <= this.count + 1) return false
    const max = Math.min(RESERVED, bytesAllowed() / 4)
    const reserved = this.cells.length > LARGE ? Math.min(MAX_ROWS + 1, Math.floor(max / words)) : 0
    const grown = (reserved > wanted ? allocate(reserved * words) : undefined) ?? allocate(wanted * words)
    if (grown === undefined) return false
    const copied = grown.length > LARGE ? 4 * this.cells.length : grown.byteLength
    this.peakBytes = Math.max(this.peakBytes, this.bytes + copied)
    grown.set(this.cells)
    this.cells = grown
    return true
  }

  private growSlots(): boolean {
    const wanted = Math.ceil(this.slots.length * (this.slots.length < SMALL ? 2 : 1.5))
    const before = this.slots
    const slots = this.slotsOf(wanted)
    if (slots === undefined) return false
    const copied = slots.buffer === before.buffer ? slots.byteLength - before.byteLength : slots.byteLength
    this.peakBytes = Math.max(this.peakBytes, this.bytes + copied)
    slots.fill(EMPTY)
    const { cells, words, count } = this
    const limit = Math.floor(wanted * MAX_LOAD)
    const numberBits = bitsFor(limit)
    const scale = wanted / 4294967296
    for (let row = 0; row < count; row++) {
      const hash = hashRow(cells, row * words, words)
      let slot = ((hash >>> 0) * scale) | 0
      while (slots[slot] !== EMPTY) if (++slot === wanted) slot = 0
      slots[slot] = (hash << numberBits) | row
    }
    this.slots = slots
    this.limit = limit
    this.numberBits = numberBits
    return true
  }

  /** Space for this many slots: in place if reserved. The contents are recomputed from the rows. */
  private slotsOf(wanted: number): Int32Array | undefined {
    if (wanted <= this.slotRoom.length) return this.slotRoom.subarray(0, wanted)
    const rows = this.cells.length / this.words
    const max = Math.min(bytesAllowed() / 4, Math.ceil((1.5 * rows) / MAX_LOAD))
    const reserved = wanted < MIN_LARGE_TABLE_SLOTS || wanted > max ? undefined : allocate(Math.floor(max))
    if (reserved === undefined) return allocate(wanted)
    this.slotRoom = reserved
    return reserved.subarray(0, wanted)
  }
}

/** Bits for numbers up to `limit` and one more pattern, so that no slot equals `EMPTY`. */
const bitsFor = (limit: number): number => 32 - Math.clz32(limit + 1)

/** An array of zeros, or undefined if memory is exhausted. */
function allocate(length: number): Int32Array | undefined {
  try {
    const made = new Int32Array(length)
    noteMade(made.byteLength)
    return made
  } catch {
    return undefined
  }
}

/** A hash of 32 well-mixed bits: the high ones choose the slot, the low ones are its tag. */
function hashRow(cells: Int32Array, at: number, words: number): number {
  let hash = 0x9e3779b9 | 0
  for (let w = at; w < at + words; w++) {
    hash = Math.imul(hash ^ cells[w]!, 0x85ebca6b)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0x27d4eb2f)
  return hash ^ (hash >>> 16)
}
