// Successors of packed states: which moves are applicable, and the row after a step.
// The index of `task/step.ts`, which is the definition; tests compare the two.

import type { Moves } from './moves'
import { applyRules } from './rules'
import { passes } from './packed-condition'

/** Number of times that all moves are checked before it is worth building a tree of them. */
const PATIENCE = 24

/** Finds and makes the successors of rows; holds scratch, so one search has one. */
export class Successors {
  /** The applicable actions that `find` found, each once. */
  readonly found: Int32Array
  private readonly moves: Moves
  /** Tree nodes still to visit. */
  private stack: Int32Array = new Int32Array(256)
  /** Per action: the last `find` that saw it; only with alternatives. */
  private readonly seen: Int32Array
  private turn = 0
  private tree: Int32Array
  private patience = PATIENCE

  constructor(moves: Moves) {
    this.moves = moves
    this.tree = moves.list
    this.found = new Int32Array(moves.count)
    this.seen = new Int32Array(moves.hasAlternatives ? moves.task.actionCount : 0)
  }

  /** Writes the actions applicable in the row that begins at `cells[at]` into `found`; returns their number. */
  find(cells: Int32Array, at: number): number {
    if (--this.patience === 0) this.tree = this.moves.tree()
    const { tree } = this
    const found = this.found
    let stack = this.stack
    let count = 0
    let depth = 0
    stack[depth++] = 0
    while (depth > 0) {
      let n = stack[--depth]!
      for (let checks = tree[n++]!; checks > 0; checks--) {
        const action = tree[n++]!
        const tests = tree[n++]!
        const end = n + tests * 3
        while (n < end && (cells[at + tree[n]!]! & tree[n + 1]!) === tree[n + 2]!) n += 3
        if (n === end) found[count++] = action
        n = end
      }
      if (depth + 64 > stack.length) stack = this.growStack()
      for (let single = tree[n++]!; single > 0; single--) {
        if ((cells[at + tree[n]!]! & tree[n + 1]!) !== 0) {
          if (depth + 2 > stack.length) stack = this.growStack()
          stack[depth++] = tree[n + 2]!
        }
        n += 3
      }
      for (let wide = tree[n++]!; wide > 0; wide--) {
        if (depth + 33 > stack.length) stack = this.growStack()
        let bits = cells[at + tree[n]!]! & tree[n + 1]!
        n += 2
        while (bits !== 0) {
          const bit = 31 - Math.clz32(bits)
          stack[depth++] = tree[n + bit]!
          bits ^= 1 << bit
        }
        n += 32
      }
    }
    return this.moves.hasAlternatives ? this.dropRepeats(count) : count
  }

  /** Writes the state after the action into the row at `cells[to]`, from the row at `cells[from]`. */
  apply(action: number, cells: Int32Array, from: number, to: number): void {
    const { moves } = this
    const { words, firstChange, changes } = moves
    for (let w = 0; w < words; w++) cells[to + w] = cells[from + w]!
    const end = firstChange[action + 1]!
    for (let c = firstChange[action]!; c < end; c += 3) {
      const word = to + changes[c]!
      cells[word] = (cells[word]! & changes[c + 1]!) | changes[c + 2]!
    }
    if (moves.firstConditional[action + 1]! > moves.firstConditional[action]!)
      applyConditional(moves, action, cells, from, to)
    if (moves.rules !== undefined) applyRules(moves.rules, cells, to)
  }

  private dropRepeats(count: number): number {
    const { found, seen } = this
    const turn = ++this.turn
    let kept = 0
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      if (seen[action] === turn) continue
      seen[action] = turn
      found[kept++] = action
    }
    return kept
  }

  private growStack(): Int32Array {
    const grown = new Int32Array(this.stack.length * 2)
    grown.set(this.stack)
    this.stack = grown
    return grown
  }
}

/** Adds win over deletes across all effects: the deletes of those that fire first, then all adds once more. */
function applyConditional(moves: Moves, action: number, cells: Int32Array, from: number, to: number): void {
  const { firstConditional, parts, conditional, firstChange, changes } = moves
  const begin = firstConditional[action]!
  const end = firstConditional[action + 1]!
  for (let e = begin; e < end; e++) {
    if (!passes(conditional, parts[e * 3]!, parts[e * 3 + 1]!, cells, from)) continue
    for (let i = parts[e * 3 + 1]!; i < parts[e * 3 + 2]!; i += 2) cells[to + conditional[i]!]! &= conditional[i + 1]!
  }
  for (let c = firstChange[action]!; c < firstChange[action + 1]!; c += 3) cells[to + changes[c]!]! |= changes[c + 2]!
  for (let e = begin; e < end; e++) {
    if (!passes(conditional, parts[e * 3]!, parts[e * 3 + 1]!, cells, from)) continue
    for (let i = parts[e * 3 + 2]!; i < parts[e * 3 + 3]!; i += 2) cells[to + conditional[i]!]! |= conditional[i + 1]!
  }
}
