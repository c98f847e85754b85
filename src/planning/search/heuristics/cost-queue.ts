// Propositions by cost, for Dijkstra searches: a binary heap that stores the position of each one, so that a lower cost moves it.

/** `pop`: nothing left. */
export const NOTHING = -1

export class CostQueue {
  private readonly heap: Int32Array
  private readonly key: Int32Array
  /** Per proposition: its place in the heap, or -1. */
  private readonly place: Int32Array
  private size = 0

  constructor(propositionCount: number) {
    this.heap = new Int32Array(propositionCount)
    this.key = new Int32Array(propositionCount)
    this.place = new Int32Array(propositionCount).fill(-1)
  }

  /** Inserts the proposition at this cost, or lowers its cost to it. */
  put(p: number, now: number): void {
    const { heap, key, place } = this
    let at = place[p]! < 0 ? this.size++ : place[p]!
    key[p] = now
    while (at > 0) {
      const above = (at - 1) >> 1
      const other = heap[above]!
      if (key[other]! <= now) break
      heap[at] = other
      place[other] = at
      at = above
    }
    heap[at] = p
    place[p] = at
  }

  /** The cheapest proposition, or `NOTHING`. */
  pop(): number {
    const { heap, key, place } = this
    if (this.size === 0) return NOTHING
    const least = heap[0]!
    place[least] = -1
    const last = heap[--this.size]!
    if (this.size === 0) return least
    const now = key[last]!
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= this.size) break
      if (below + 1 < this.size && key[heap[below + 1]!]! < key[heap[below]!]!) below++
      const other = heap[below]!
      if (key[other]! >= now) break
      heap[at] = other
      place[other] = at
      at = below
    }
    heap[at] = last
    place[last] = at
    return least
  }
}
