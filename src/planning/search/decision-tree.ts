// Which moves are applicable in a state: a tree over positive preconditions, flattened into one Int32Array. After Fast Downward's successor
// generators (Helmert 2006), but without finite-domain variables: a node branches on the facts of a word that hold, so its time depends on
// the facts that hold, not on all facts.
// A node, at place n:   tree[n]                                 number of checks, then each check:     action, tests, then per test word,
// mask, value   number of single branches, then each:   word, mask, child   number of wide branches, then each:     word, mask, then 32
// children by bit, `NO_CHILD` if there is none

import { isNegated, literalFact, type Task } from '#planning/task/task'
import { pushTests, TEST_SIZE } from './packed-condition'

const NO_CHILD = 0
/** A word with at least this many branching facts gets a wide branch. */
const WIDE = 4
/** Up to this many moves are checked one after the other. */
const LEAF = 2
/** Below this depth, moves are only checked: this limits recursion for long preconditions. */
const MAX_DEPTH = 24

/** The tree for moves, given by their actions and alternatives; the root is at place 0. */
export function buildDecisionTree(task: Task, action: readonly number[], alternative: readonly number[]): Int32Array {
  return new TreeBuilder(task, action, alternative).build()
}

class TreeBuilder {
  private readonly action: readonly number[]
  private readonly chance: Float64Array
  private readonly tree: number[] = []
  /** Per move: the literals still to be tested are `literals[from[move]] .. literals[to[move]-1]`. */
  private readonly literals: Int32Array
  private readonly from: Int32Array
  private readonly to: Int32Array
  /** Per fact: moves of the current node that need it. */
  private readonly uses: Int32Array

  constructor(task: Task, action: readonly number[], alternative: readonly number[]) {
    this.action = action
    this.chance = chanceOfFacts(task)
    this.literals = task.alternatives.items.slice()
    this.from = Int32Array.from(alternative, alt => task.alternatives.first[alt]!)
    this.to = Int32Array.from(alternative, alt => task.alternatives.first[alt + 1]!)
    this.uses = new Int32Array(task.factCount)
  }

  build(): Int32Array {
    this.node(
      Array.from(this.action, (_, move) => move),
      0,
    )
    return new Int32Array(this.tree)
  }

  private node(moves: readonly number[], depth: number): number {
    const { tree } = this
    const place = tree.length
    const branches = new Map<number, number[]>()
    const checks = moves.length <= LEAF || depth >= MAX_DEPTH ? moves : this.split(moves, branches)
    tree.push(checks.length)
    for (const move of checks) this.check(move)
    const byWord = new Map<number, number[]>()
    for (const fact of branches.keys()) {
      const list = byWord.get(fact >>> 5)
      if (list === undefined) byWord.set(fact >>> 5, [fact])
      else list.push(fact)
    }
    const later: number[] = []
    const single = [...byWord.values()].filter(list => list.length < WIDE).flat()
    tree.push(single.length)
    for (const fact of single) {
      tree.push(fact >>> 5, 1 << (fact & 31), NO_CHILD)
      later.push(tree.length - 1, fact)
    }
    const wide = [...byWord].filter(([, list]) => list.length >= WIDE)
    tree.push(wide.length)
    for (const [word, list] of wide) {
      let mask = 0
      for (const fact of list) mask |= 1 << (fact & 31)
      tree.push(word, mask)
      for (const fact of list) later.push(tree.length + (fact & 31), fact)
      for (let bit = 0; bit < 32; bit++) tree.push(NO_CHILD)
    }
    for (let i = 0; i < later.length; i += 2) tree[later[i]!] = this.node(branches.get(later[i + 1]!)!, depth + 1)
    return place
  }

  private check(move: number): void {
    const { tree } = this
    tree.push(this.action[move]!, 0)
    const place = tree.length
    pushTests(this.literals, this.from[move]!, this.to[move]!, tree)
    tree[place - 1] = (tree.length - place) / TEST_SIZE
  }

  /** Puts each move below the least likely fact that it still needs; moves that need none are checked at the node. */
  private split(moves: readonly number[], branches: Map<number, number[]>): number[] {
    const { literals, from, to, uses, chance } = this
    for (const move of moves)
      for (let i = from[move]!; i < to[move]!; i++) if (!isNegated(literals[i]!)) uses[literalFact(literals[i]!)]!++
    const checks: number[] = []
    for (const move of moves) {
      let best = -1
      for (let i = from[move]!; i < to[move]!; i++) {
        if (isNegated(literals[i]!)) continue
        if (best < 0) best = i
        else {
          const fact = literalFact(literals[i]!)
          const rival = literalFact(literals[best]!)
          const gain = chance[rival]! - chance[fact]!
          if (gain > 0 || (gain === 0 && uses[fact]! > uses[rival]!)) best = i
        }
      }
      if (best < 0) {
        checks.push(move)
        continue
      }
      const fact = literalFact(literals[best]!)
      literals[best] = literals[from[move]!]!
      from[move]!++
      const list = branches.get(fact)
      if (list === undefined) branches.set(fact, [move])
      else list.push(move)
    }
    uses.fill(0)
    return checks
  }
}

/**
 * An estimate of how often each fact holds: 1/n for one of n atoms that differ in one argument if at most one of them
 * holds initially, else 1/2. It affects only speed.
 */
function chanceOfFacts(task: Task): Float64Array {
  const chance = new Float64Array(task.factCount).fill(0.5)
  const { first, items } = task.factArguments
  const groups = new Map<string, { size: number; initially: number }>()
  const keys: string[][] = []
  for (let fact = 0; fact < task.factCount; fact++) {
    const own: string[] = []
    const from = first[fact]!
    const arity = first[fact + 1]! - from
    for (let left = 0; left < arity; left++) {
      let key = `${task.factPredicate[fact]} ${left}`
      for (let i = 0; i < arity; i++) key += i === left ? ' ?' : ` ${items[from + i]}`
      own.push(key)
      let group = groups.get(key)
      if (group === undefined) groups.set(key, (group = { size: 0, initially: 0 }))
      group.size++
      group.initially += (task.initial[fact >>> 5]! >>> (fact & 31)) & 1
    }
    keys.push(own)
  }
  for (let fact = 0; fact < task.factCount; fact++)
    for (const key of keys[fact]!) {
      const { size, initially } = groups.get(key)!
      if (initially <= 1) chance[fact] = Math.min(chance[fact]!, 1 / size)
    }
  return chance
}
