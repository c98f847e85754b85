// Derived and auxiliary facts recomputed after each step: layer by layer, each closed by counting how many literals
// of a body are still missing (Dowling and Gallier 1984). The contribution of other facts to a layer is updated from
// row to row by the differing facts, since a search derives one successor after the other.

import type { Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'

export interface PackedRules {
  /** Words of a state with the bits of all rule heads; they are cleared before rules are applied. */
  readonly headMask: Int32Array
  /** The same of each layer, `headMask.length` words per layer. */
  readonly layerMask: Int32Array
  /** Layer i has the rules `firstRule[i] .. firstRule[i+1]-1`. */
  readonly firstRule: Int32Array
  readonly head: Int32Array
  /** Per rule: its layer, and the positive literals of the rule's own layer, which may come true later. */
  readonly layerOf: Int32Array
  readonly own: Int32Array
  /** Per fact: rules with it as a literal of a lower layer or of none, times 2, plus 1 if negated. */
  readonly firstUse: Int32Array
  readonly uses: Int32Array
  /** Per fact: rules with it as a positive literal, of the layer in which it is a head. */
  readonly firstWaiting: Int32Array
  readonly waiting: Int32Array
  /** The last row, with its derived facts. */
  readonly last: Int32Array
  /** Per rule: literals counted by `uses` that do not hold in the last row. */
  readonly lacking: Int32Array
  /** Per layer: 1 if `lacking` of one of its rules has changed since the layer was closed. */
  readonly isStale: Uint8Array
  /** Scratch. Per rule: literals that do not hold yet. */
  readonly missing: Int32Array
  /** Scratch: facts found in this layer and not yet passed on. */
  readonly queue: Int32Array
}

/** The rules of a task for states in rows. All rules of a head are of one layer, and what a rule negates is of a lower one. */
export function compileRules(task: Task): PackedRules {
  const { words, factCount, ruleHead, ruleLayer, ruleBody } = task
  const count = ruleHead.length
  const headMask = new Int32Array(words)
  const layerOfFact = new Int32Array(factCount).fill(-1)
  const layerOf = new Int32Array(count)
  const firstRule = [0]
  for (let rule = 0; rule < count; rule++) {
    if (rule > 0 && ruleLayer[rule] !== ruleLayer[rule - 1]) firstRule.push(rule)
    const head = ruleHead[rule]!
    layerOf[rule] = firstRule.length - 1
    layerOfFact[head] = layerOf[rule]!
    headMask[head >>> 5]! |= 1 << (head & 31)
  }
  firstRule.push(count)
  const layers = firstRule.length - 1
  const layerMask = new Int32Array(words * layers)
  const uses: number[][] = Array.from({ length: factCount }, () => [])
  const waiting: number[][] = Array.from({ length: factCount }, () => [])
  const own = new Int32Array(count)
  const lacking = new Int32Array(count)
  for (let rule = 0; rule < count; rule++) {
    const layer = layerOf[rule]!
    const head = ruleHead[rule]!
    layerMask[layer * words + (head >>> 5)]! |= 1 << (head & 31)
    for (let i = ruleBody.first[rule]!; i < ruleBody.first[rule + 1]!; i++) {
      const lit = ruleBody.items[i]!
      const fact = literalFact(lit)
      if (!isNegated(lit) && layerOfFact[fact] === layer) {
        own[rule]!++
        waiting[fact]!.push(rule)
        continue
      }
      uses[fact]!.push(2 * rule + (isNegated(lit) ? 1 : 0))
      // Nothing holds in the row that comes before the first.
      if (!isNegated(lit)) lacking[rule]!++
    }
  }
  return {
    ...{ headMask, layerMask, layerOf, own, lacking },
    firstRule: new Int32Array(firstRule),
    head: ruleHead,
    firstUse: startsOf(uses),
    uses: new Int32Array(uses.flat()),
    firstWaiting: startsOf(waiting),
    waiting: new Int32Array(waiting.flat()),
    last: new Int32Array(words),
    isStale: new Uint8Array(layers).fill(1),
    missing: new Int32Array(count),
    queue: new Int32Array(factCount),
  }
}

function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const first = new Int32Array(lists.length + 1)
  for (let i = 0; i < lists.length; i++) first[i + 1] = first[i]! + lists[i]!.length
  return first
}

/**
 * Computes all rule heads of the row that begins at `cells[at]` again. O(literals of the facts in which it differs from the
 * row before, and of the layers that these facts change).
 */
export function applyRules(rules: PackedRules, cells: Int32Array, at: number): void {
  const { headMask, layerMask, firstRule, last, isStale } = rules
  const words = headMask.length
  for (let w = 0; w < words; w++) {
    const heads = headMask[w]!
    const word = cells[at + w]! & ~heads
    cells[at + w] = word
    const change = (word ^ last[w]!) & ~heads
    if (change !== 0) passOn(rules, w, change, word)
  }
  for (let layer = 0; layer + 1 < firstRule.length; layer++) {
    const from = layer * words
    if (isStale[layer] === 0) {
      for (let w = 0; w < words; w++) cells[at + w]! |= last[w]! & layerMask[from + w]!
      continue
    }
    isStale[layer] = 0
    closeLayer(rules, layer, cells, at)
    for (let w = 0; w < words; w++) {
      const change = (cells[at + w]! ^ last[w]!) & layerMask[from + w]!
      if (change !== 0) passOn(rules, w, change, cells[at + w]!)
    }
  }
  for (let w = 0; w < words; w++) last[w] = cells[at + w]!
}

/** Counts the changed facts of a word, which have the truth of its bits now, in the rules that use them. */
function passOn(rules: PackedRules, w: number, change: number, word: number): void {
  const { firstUse, uses, lacking, layerOf, isStale } = rules
  for (let bits = change; bits !== 0; bits &= bits - 1) {
    const bit = 31 - Math.clz32(bits & -bits)
    const fact = (w << 5) + bit
    const truth = (word >>> bit) & 1
    for (let i = firstUse[fact]!; i < firstUse[fact + 1]!; i++) {
      const use = uses[i]!
      const rule = use >> 1
      lacking[rule]! += (use & 1) === truth ? 1 : -1
      isStale[layerOf[rule]!] = 1
    }
  }
}

/** Sets the heads of a layer; none of them may be set before. */
function closeLayer(rules: PackedRules, layer: number, cells: Int32Array, at: number): void {
  const { firstRule, head, own, lacking, firstWaiting, waiting, missing, queue } = rules
  const end = firstRule[layer + 1]!
  let found = 0
  // A rule is counted when its last literal comes true; all are counted before the first is passed on.
  for (let rule = firstRule[layer]!; rule < end; rule++) {
    const lacks = lacking[rule]! + own[rule]!
    missing[rule] = lacks
    if (lacks === 0) found = setHead(cells, at, head[rule]!, queue, found)
  }
  for (let next = 0; next < found; next++) {
    const fact = queue[next]!
    for (let i = firstWaiting[fact]!; i < firstWaiting[fact + 1]!; i++) {
      const rule = waiting[i]!
      if (--missing[rule]! === 0) found = setHead(cells, at, head[rule]!, queue, found)
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
