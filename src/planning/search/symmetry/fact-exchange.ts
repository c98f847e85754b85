// Does exchanging two objects map a ground task onto itself? Facts are compared by arguments, actions and rules by
// content: an action's image must exist at the same cost, under any name. Images are looked up by order-independent
// hashes and then compared.

import type { Rows, Task } from '#planning/task/task'
import { ActionContents } from './action-contents'
import { RowList } from '#planning/task/rows'
import { forEachInRow } from '#planning/task/rows'
import { rowsByItem } from '#planning/task/rows'

const NO_FACT = -1

export class FactExchange {
  private readonly task: Task
  private readonly fixed: ReadonlySet<number>
  /** Facts by the hash of their names: open addressing, `NO_FACT` where free. */
  private readonly slots: Int32Array
  /** Per object: facts about it, each once. */
  private readonly factsOf: Rows
  /** Per fact: actions that mention it, some more than once; and rules. */
  private readonly actionsOf: Rows
  private readonly rulesOf: Rows
  private readonly contents: ActionContents
  /** Facts and their images under the exchange that is tested. */
  private readonly image: Int32Array
  private readonly goalKeys: ReadonlySet<string>
  /** Per literal: how many conjunctions of the goal have it. */
  private readonly inGoal: Int32Array
  /** Facts and actions examined, by all tests. */
  work = 0

  constructor(task: Task, fixed: readonly number[]) {
    this.task = task
    this.fixed = new Set(fixed)
    let size = 64
    while (size < task.factCount * 2) size *= 2
    this.slots = new Int32Array(size).fill(NO_FACT)
    for (let fact = 0; fact < task.factCount; fact++) {
      let slot = this.hashOf(fact, -1, -1)
      while (this.slots[slot] !== NO_FACT) slot = (slot + 1) & (size - 1)
      this.slots[slot] = fact
    }
    this.image = new Int32Array(task.factCount).map((_, fact) => fact)
    this.factsOf = rowsByItem(task.objects.length, distinct(task.factArguments))
    this.contents = new ActionContents(task)
    this.actionsOf = rowsByItem(task.factCount, this.contents.facts)
    this.rulesOf = rowsByItem(task.factCount, factsOfRules(task))
    this.goalKeys = new Set(task.goal.map(literalsKey))
    this.inGoal = new Int32Array(task.factCount * 2)
    for (const lit of task.goal.flat()) this.inGoal[lit]!++
  }

  isSymmetric(one: number, other: number): boolean {
    const { image, fixed, task } = this
    const touched: number[] = []
    const touch = (object: number): boolean => {
      for (let i = this.factsOf.first[object]!; i < this.factsOf.first[object + 1]!; i++) {
        const fact = this.factsOf.items[i]!
        this.work++
        const found = this.find(fact, one, other)
        if (found === NO_FACT || task.factKind[found] !== task.factKind[fact]) return false
        if (found === fact) continue
        if (fixed.has(fact)) return false
        image[fact] = found
        touched.push(fact)
      }
      return true
    }
    const symmetric =
      touch(one) && touch(other) && this.mapsGoal(touched) && this.mapsActions(touched) && this.mapsRules(touched)
    for (const fact of touched) image[fact] = fact
    return symmetric
  }

  private mapsGoal(touched: readonly number[]): boolean {
    const { task, image, inGoal } = this
    for (const fact of touched)
      for (const lit of [fact * 2, fact * 2 + 1]) if (inGoal[lit] !== inGoal[image[fact]! * 2 + (lit & 1)]) return false
    return task.goal.length === 1 || this.mapsConjunctions()
  }

  private mapsConjunctions(): boolean {
    this.work += this.task.goal.length
    return this.task.goal.every(c => this.goalKeys.has(literalsKey(c.map(lit => this.imageOf(lit)))))
  }

  private mapsActions(touched: readonly number[]): boolean {
    const { actionsOf, contents, image } = this
    const seen = new Set<number>()
    for (const fact of touched)
      for (let i = actionsOf.first[fact]!; i < actionsOf.first[fact + 1]!; i++) {
        const action = actionsOf.items[i]!
        if (seen.has(action)) continue
        seen.add(action)
        this.work++
        if (!contents.hasImage(action, image)) return false
      }
    return true
  }

  private mapsRules(touched: readonly number[]): boolean {
    const { ruleHead, ruleBody } = this.task
    const affected = new Set<number>()
    for (const fact of touched) forEachInRow(this.rulesOf, fact, rule => affected.add(rule))
    const key = (rule: number, map: (lit: number) => number): string => {
      const body: number[] = []
      forEachInRow(ruleBody, rule, lit => body.push(map(lit)))
      return `${map(ruleHead[rule]! * 2)}:${literalsKey(body)}`
    }
    const keys = new Set<string>()
    for (const rule of affected) keys.add(key(rule, lit => lit))
    for (const rule of affected) if (!keys.has(key(rule, lit => this.imageOf(lit)))) return false
    return true
  }

  private imageOf(lit: number): number {
    return this.image[lit >> 1]! * 2 + (lit & 1)
  }

  /** The fact with two objects exchanged, or `NO_FACT`. Auxiliary facts are their own images. */
  private find(fact: number, one: number, other: number): number {
    const { slots, task } = this
    const { factPredicate, factArguments } = task
    if (factPredicate[fact]! < 0) return fact
    const from = factArguments.first[fact]!
    const arity = factArguments.first[fact + 1]! - from
    for (let slot = this.hashOf(fact, one, other); ; slot = (slot + 1) & (slots.length - 1)) {
      const found = slots[slot]!
      if (found === NO_FACT) return NO_FACT
      if (factPredicate[found] !== factPredicate[fact]) continue
      const start = factArguments.first[found]!
      let i = 0
      while (i < arity && factArguments.items[start + i] === swapped(factArguments.items[from + i]!)) i++
      if (i === arity) return found
    }
    function swapped(object: number): number {
      return object === one ? other : object === other ? one : object
    }
  }

  private hashOf(fact: number, one: number, other: number): number {
    const { factPredicate, factArguments } = this.task
    let hash = factPredicate[fact]! + 31
    for (let i = factArguments.first[fact]!; i < factArguments.first[fact + 1]!; i++) {
      const object = factArguments.items[i]!
      hash = Math.imul(hash, 0x85ebca6b) ^ (object === one ? other : object === other ? one : object)
      hash ^= hash >>> 15
    }
    return (Math.imul(hash, 0xc2b2ae35) >>> 8) & (this.slots.length - 1)
  }
}

const literalsKey = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join()

/** The rows with each item once. */
function distinct(rows: Rows): Rows {
  const list = new RowList()
  for (let row = 0; row + 1 < rows.first.length; row++) {
    const from = rows.first[row]!
    for (let i = from; i < rows.first[row + 1]!; i++) {
      let j = from
      while (rows.items[j] !== rows.items[i]) j++
      if (j === i) list.push(rows.items[i]!)
    }
    list.close()
  }
  return list.toRows()
}

function factsOfRules(task: Task): Rows {
  const list = new RowList()
  for (let rule = 0; rule < task.ruleHead.length; rule++) {
    list.push(task.ruleHead[rule]!)
    forEachInRow(task.ruleBody, rule, lit => list.push(lit >> 1))
    list.close()
  }
  return list.toRows()
}
