// Cuts of the states evaluated last, in a ring buffer that overwrites the oldest.

/** Numbers before the actions of a list. */
export const HEAD = 3
/** Instead of a share, at the end of a list of cuts: a relaxed plan that is free once they are paid. */
export const FREE_PLAN = 0
/** Numbers kept at most. */
const MAX_SIZE = 1 << 23

/**
 * Lists of relaxed actions one after the other: what each is, the number of its zone, how many actions, and these. A cut begins
 * with its share.
 */
export class CutList {
  items: Int32Array = new Int32Array(256)
  length = 0

  /** Appends `count` of these actions. */
  push(what: number, zone: number, actions: Int32Array, from: number, count: number): void {
    const end = this.length + HEAD + count
    if (end > this.items.length) this.grow(end)
    const { items } = this
    let at = this.length
    items[at++] = what
    items[at++] = zone
    items[at++] = count
    for (let i = from; i < from + count; i++) items[at++] = actions[i]!
    this.length = end
  }

  private grow(atLeast: number): void {
    const grown = new Int32Array(Math.max(atLeast, this.items.length * 2))
    grown.set(this.items)
    this.items = grown
  }
}

export class CutLog {
  private ring: Int32Array = new Int32Array(1 << 12)
  /** Numbers ever written; the position in the ring is this modulo its size. */
  private written = 0
  /** Per state: `written` before its list, and one more; 0 if it has none. */
  private places = new Float64Array(256)

  /** Bytes held. */
  get bytes(): number {
    return this.ring.byteLength + this.places.byteLength
  }

  /** Stores the list for the state. */
  keep(state: number, list: CutList): void {
    const size = list.length + 1
    if (size * 4 > MAX_SIZE) return
    while (this.ring.length < MAX_SIZE && this.written + size > this.ring.length) this.grow()
    const at = this.written % this.ring.length
    // A list does not wrap around the end.
    if (at + size > this.ring.length) this.written += this.ring.length - at
    const place = this.written % this.ring.length
    this.ring[place] = list.length
    this.ring.set(list.items.subarray(0, list.length), place + 1)
    if (state >= this.places.length) {
      const places = new Float64Array(Math.max(state + 1, Math.ceil(this.places.length * 1.5)))
      places.set(this.places)
      this.places = places
    }
    this.places[state] = this.written + 1
    this.written += size
  }

  /** Copies the state's list, if it is still there. */
  recall(state: number, list: CutList): boolean {
    const from = (this.places[state] ?? 0) - 1
    if (from < 0 || from + this.ring.length < this.written) return false
    const place = from % this.ring.length
    const length = this.ring[place]!
    if (list.items.length < length) list.items = new Int32Array(length * 2)
    list.items.set(this.ring.subarray(place + 1, place + 1 + length))
    list.length = length
    return true
  }

  private grow(): void {
    const ring = new Int32Array(this.ring.length * 4)
    ring.set(this.ring)
    this.ring = ring
  }
}
