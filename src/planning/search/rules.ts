// Derived and auxiliary facts recomputed after each step: layer by layer, each closed by counting how many
// literals of a body are still missing (Dowling and Gallier 1984).

import type { Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'

export interface PackedRules {
  /** Words of a state with the bits of all rule heads; they are cleared before rules are applied. */
  readonly headMask: Int32Array
  /** Layer i has the rules `firstRule[i] .. firstRule[i+1]-1`. */
  readonly firstRule: Int32Array
  readonly head: Int32Array
  /** Per rule: body literals. */
  readonly firstLiteral: Int32Array
  readonly literals: Int32Array
  /** Per body literal: 1 if it is positive and of the rule's own layer, so that it may come true later. */
  readonly waits: Uint8Array
  /** Per fact: rules with it as a positive literal, of the layer in which it is a head. */
  readonly firstWaiting: Int32Array
  readonly waiting: Int32Array
  /** Scratch. Per rule: positive literals of its own layer that do not hold yet, or BLOCKED. */
  readonly missing: Int32Array
  /** Scratch: facts found in this layer and not yet passed on. */
  readonly queue: Int32Array
}

const BLOCKED = 1 << 30

/** The rules of a task for states in rows. */
export function compileRules(task: Task): PackedRules {
  const headMask = new Int32Array(task.words)
  const layerOf = new Int32Array(task.factCount).fill(-1)
  const count = task.ruleHead.length
  for (let rule = 0; rule < count; rule++) {
    const head = task.ruleHead[rule]!
    headMask[head >>> 5]! |= 1 << (head & 31)
    layerOf[head] = Math.max(layerOf[head]!, task.ruleLayer[rule]!)
  }
  const firstRule = [0]
  const waiting: number[][] = Array.from({ length: task.factCount }, () => [])
  const firstLiteral = [0]
  const literals: number[] = []
  const waitFlags: number[] = []
  for (let rule = 0; rule < count; rule++) {
    if (rule > 0 && task.ruleLayer[rule] !== task.ruleLayer[rule - 1]) firstRule.push(rule)
    for (let i = task.ruleBody.first[rule]!; i < task.ruleBody.first[rule + 1]!; i++) {
      const lit = task.ruleBody.items[i]!
      const fact = literalFact(lit)
      const waits = !isNegated(lit) && layerOf[fact] === task.ruleLayer[rule]
      literals.push(lit)
      waitFlags.push(waits ? 1 : 0)
      if (waits) waiting[fact]!.push(rule)
    }
    firstLiteral.push(literals.length)
  }
  firstRule.push(count)
  const firstWaiting = new Int32Array(task.factCount + 1)
  for (let fact = 0; fact < task.factCount; fact++) firstWaiting[fact + 1] = firstWaiting[fact]! + waiting[fact]!.length
  return {
    headMask,
    firstRule: new Int32Array(firstRule),
    head: task.ruleHead,
    firstLiteral: new Int32Array(firstLiteral),
    literals: new Int32Array(literals),
    waits: Uint8Array.from(waitFlags),
    firstWaiting,
    waiting: new Int32Array(waiting.flat()),
    missing: new Int32Array(count),
    queue: new Int32Array(task.factCount),
  }
}

/** Computes all rule heads of the row that begins at `cells[at]` again. O(literals of all rules). */
export function applyRules(rules: PackedRules, cells: Int32Array, at: number): void {
  const { headMask, firstRule, head, firstLiteral, literals, waits } = rules
  const { firstWaiting, waiting, missing, queue } = rules
  for (let w = 0; w < headMask.length; w++) cells[at + w]! &= ~headMask[w]!
  for (let layer = 0; layer + 1 < firstRule.length; layer++) {
    let found = 0
    const end = firstRule[layer + 1]!
    for (let rule = firstRule[layer]!; rule < end; rule++) {
      let lacks = 0
      for (let i = firstLiteral[rule]!; i < firstLiteral[rule + 1]!; i++) {
        const lit = literals[i]!
        const fact = lit >> 1
        const truth = (cells[at + (fact >>> 5)]! >>> (fact & 31)) & 1
        if ((lit & 1) === truth) {
          if (waits[i] === 0) {
            lacks = BLOCKED
            break
          }
          lacks++
        }
      }
      missing[rule] = lacks
    }
    // Heads are set only now, so that each missing literal is counted once and taken back once.
    for (let rule = firstRule[layer]!; rule < end; rule++)
      if (missing[rule] === 0) found = setHead(cells, at, head[rule]!, queue, found)
    for (let next = 0; next < found; next++) {
      const fact = queue[next]!
      for (let i = firstWaiting[fact]!; i < firstWaiting[fact + 1]!; i++) {
        const rule = waiting[i]!
        if (--missing[rule]! === 0) found = setHead(cells, at, head[rule]!, queue, found)
      }
    }
  }
}

function setHead(cells: Int32Array, at: number, fact: number, queue: Int32Array, found: number): number {
  const bit = 1 << (fact & 31)
  const word = at + (fact >>> 5)
  if ((cells[word]! & bit) !== 0) return found
  cells[word]! |= bit
  queue[found] = fact
  return found + 1
}
