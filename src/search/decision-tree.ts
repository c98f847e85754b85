// Which moves are applicable in a state: a tree over positive preconditions, flattened into one Int32Array.
// After Fast Downward's successor generators (Helmert 2006), but without finite-domain variables: a node
// branches on the facts of a word that hold, so it costs what holds, not what could.
//
// A node, at place n:
//   tree[n]                                 number of checks, then each check:
//     move, tests, then per test word, mask, value
//   number of single branches, then each:   word, mask, child
//   number of wide branches, then each:     word, mask, then 32 children by bit, `NO_CHILD` where there is none

import { literalFact, isNegated, type Task } from '../task/task'
import { testsOf } from './tests'

const NO_CHILD = 0
/** A word with at least this many branching facts gets a wide branch. */
const WIDE = 4
/** Up to this many moves are checked one after the other. */
const LEAF = 2
/** Deeper than this, moves are only checked: bounds recursion for long preconditions. */
const MAX_DEPTH = 24

/** The tree for moves with these precondition literals; the root is at place 0. */
export function buildDecisionTree(
  task: Task,
  literals: readonly (readonly number[])[],
): Int32Array {
  const chance = chanceOfFacts(task)
  const tree: number[] = []
  build(
    literals.map((row, move) => ({ move, literals: row })),
    0,
  )
  return Int32Array.from(tree)

  function build(entries: readonly Entry[], depth: number): number {
    const place = tree.length
    const { checks, branches } = split(entries, depth, chance)
    tree.push(checks.length)
    for (const entry of checks) {
      const tests = testsOf(entry.literals)!
      tree.push(entry.move, tests.length / 3, ...tests)
    }
    const byWord = new Map<number, number[]>()
    for (const fact of branches.keys()) {
      const list = byWord.get(fact >>> 5)
      if (list === undefined) byWord.set(fact >>> 5, [fact])
      else list.push(fact)
    }
    const later: { at: number; fact: number }[] = []
    const single = [...byWord.values()].filter(list => list.length < WIDE).flat()
    tree.push(single.length)
    for (const fact of single) {
      tree.push(fact >>> 5, 1 << (fact & 31), NO_CHILD)
      later.push({ at: tree.length - 1, fact })
    }
    const wide = [...byWord].filter(([, list]) => list.length >= WIDE)
    tree.push(wide.length)
    for (const [word, list] of wide) {
      let mask = 0
      for (const fact of list) mask |= 1 << (fact & 31)
      tree.push(word, mask)
      for (const fact of list) later.push({ at: tree.length + (fact & 31), fact })
      for (let bit = 0; bit < 32; bit++) tree.push(NO_CHILD)
    }
    for (const { at, fact } of later) tree[at] = build(branches.get(fact)!, depth + 1)
    return place
  }
}

interface Entry {
  readonly move: number
  /** What is still to be tested. */
  readonly literals: readonly number[]
}

/** Which moves are checked at a node, and which go below which fact. */
function split(
  entries: readonly Entry[],
  depth: number,
  chance: Float64Array,
): { checks: Entry[]; branches: Map<number, Entry[]> } {
  const branches = new Map<number, Entry[]>()
  if (entries.length <= LEAF || depth >= MAX_DEPTH) return { checks: [...entries], branches }
  const uses = new Map<number, number>()
  for (const entry of entries)
    for (const lit of entry.literals) if (!isNegated(lit)) uses.set(lit, (uses.get(lit) ?? 0) + 1)
  const checks: Entry[] = []
  for (const entry of entries) {
    let best = -1
    for (const lit of entry.literals) {
      if (isNegated(lit)) continue
      if (best < 0) best = lit
      else {
        const gain = chance[literalFact(best)]! - chance[literalFact(lit)]!
        if (gain > 0 || (gain === 0 && uses.get(lit)! > uses.get(best)!)) best = lit
      }
    }
    if (best < 0) {
      checks.push(entry)
      continue
    }
    const rest = { move: entry.move, literals: entry.literals.filter(lit => lit !== best) }
    const fact = literalFact(best)
    const list = branches.get(fact)
    if (list === undefined) branches.set(fact, [rest])
    else list.push(rest)
  }
  return { checks, branches }
}

/**
 * A guess how often each fact holds: one in n where it is one of n atoms that differ in one argument and of
 * which at most one holds initially, else one half. Only speed depends on it.
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
