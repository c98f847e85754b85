// Cuts over the packed relaxed task: the same as `cut-finder.ts`.

import type { PackedRelaxed } from './packed-relaxed'

/**
 * Writes the cut for the current costs into `cut`; returns its number of actions. `turn` is a number, from 1, that no call for this task
 * has used.
 */
export function findPackedCut(packed: PackedRelaxed, cut: Int32Array, turn: number): number {
  const { memory: m, costAt, achieversAt, zoneAt, entersAt, goal, stacks } = packed
  let top = stacks
  let entering = 0
  m[goal + zoneAt] = turn
  m[top++] = goal
  while (top > stacks) {
    const p = m[--top]!
    const last = m[p + achieversAt + 1]!
    for (let i = m[p + achieversAt]!; i < last; i++) {
      const o = m[i]!
      if (m[o + costAt]! > 0) {
        if (m[o + entersAt] !== turn) {
          m[o + entersAt] = turn
          cut[entering++] = o
        }
        continue
      }
      const s = m[o]!
      if (m[s + zoneAt] !== turn) {
        m[s + zoneAt] = turn
        m[top++] = s
      }
    }
  }
  const goalCost = m[goal]!
  let count = 0
  for (let i = 0; i < entering; i++) {
    const o = cut[i]!
    const s = m[o]!
    if (m[s + zoneAt] === turn) continue
    // Cheaper than the goal: its chain of cheapest achievers cannot pass through the zone, where nothing is cheaper.
    if (m[s]! < goalCost || isOutside(packed, s, turn)) cut[count++] = o
  }
  return count
}

/** True if the proposition can be reached along most expensive conditions without entering the zone. */
function isOutside(packed: PackedRelaxed, start: number, turn: number): boolean {
  const { memory: m, achieversAt, zoneAt, outsideAt, lookedAt, entersAt } = packed
  if (m[start + outsideAt] === turn) return true
  if (m[start + lookedAt] === turn) return false
  const goalCost = m[packed.goal]!
  const { stacks, propositionCount } = packed
  // Per position of the first stack: the next achiever to try, in the second; the third has what was examined.
  const next = propositionCount
  const trail = stacks + 2 * propositionCount
  let top = stacks
  let seen = trail
  m[top] = start
  m[top + next] = m[start + achieversAt]!
  top++
  m[start + lookedAt] = turn
  m[seen++] = start
  while (top > stacks) {
    const p = m[top - 1]!
    const i = m[top - 1 + next]!
    if (i === m[p + achieversAt + 1]) {
      top--
      continue
    }
    m[top - 1 + next] = i + 1
    const o = m[i]!
    const s = m[o]!
    if (m[o + entersAt] === turn || m[s + zoneAt] === turn) continue
    if (m[s]! < goalCost || m[s + outsideAt] === turn) {
      // An action on the stack reaches the goal zone; other visited ones may still turn out to reach it.
      for (let k = trail; k < seen; k++) m[m[k]! + lookedAt] = 0
      for (let k = stacks; k < top; k++) m[m[k]! + outsideAt] = turn
      return true
    }
    if (m[s + lookedAt] === turn) continue
    m[s + lookedAt] = turn
    m[seen++] = s
    m[top] = s
    m[top + next] = m[s + achieversAt]!
    top++
  }
  return false
}
