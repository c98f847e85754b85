// Rows looked up by content: open addressing over rows stored one after the other.

import type { Budget } from '../rejection'

/** Empty slots for `count` rows. Per slot: the number of a row plus one, or 0 if it is free. */
export function slotsFor(count: number): Int32Array {
  let size = 16
  while (size < count * 2) size *= 2
  return new Int32Array(size)
}

/** The slot of the row of `stored` that equals the one that begins at `rows[at]`, or the free slot for it. */
export function slotOf(
  slots: Int32Array,
  stored: Uint32Array,
  words: number,
  rows: Uint32Array,
  at: number,
  budget: Budget,
): number {
  let hash = 0
  for (let w = 0; w < words; w++) {
    hash = Math.imul(hash ^ rows[at + w]!, 0x85ebca6b)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash, 0xc2b2ae35)
  const last = slots.length - 1
  for (let slot = (hash ^ (hash >>> 16)) & last; ; slot = (slot + 1) & last) {
    budget.spend(1)
    const row = slots[slot]! - 1
    if (row < 0) return slot
    let w = 0
    while (w < words && stored[row * words + w] === rows[at + w]) w++
    if (w === words) return slot
  }
}
