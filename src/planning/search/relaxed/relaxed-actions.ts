// The relaxed actions of a task: those on some chain to the goal. Actions that need and add the same have the same
// estimates, so the cheapest represents them all.

import type { Rows, Task } from '#planning/task/task'
import { FLUENT } from '#planning/task/task'
import { IntList } from '#base/int-list'
import { RowList } from '#planning/task/rows'
import { rowsByItem } from '#planning/task/rows'

export interface CollectedActions {
  readonly propositionCount: number
  readonly always: number
  readonly goal: number
  /** Per proposition: its literal, or `NOT_NEEDED`. */
  readonly literalOf: Int32Array
  readonly conditions: Rows
  readonly adds: Rows
  readonly cost: Float64Array
  readonly actions: Rows
  readonly isSplit: boolean
}

/** Everything `relax` needs; actions cost what `cost` states. O(size of the task). */
export function collectRelaxed(task: Task, cost: Float64Array): CollectedActions {
  const needed = neededLiterals(task)
  const collector = new Collector(task, needed)
  for (let a = 0; a < task.actionCount; a++) collector.addAction(a, cost[a]!)
  for (let rule = 0; rule < task.ruleHead.length; rule++) collector.addRule(rule)
  for (const conjunction of task.goal) collector.addGoal(conjunction)
  return collector.finish()
}

/** True if the literal is the negation of a computed fact. */
const isFree = (task: Task, lit: number): boolean => (lit & 1) === 1 && task.factKind[lit >> 1] !== FLUENT

/** Per literal: 1 where some chain of effects and rules from it leads to the goal. */
function neededLiterals(task: Task): Uint8Array {
  const { firstAlternative, alternatives, effectCondition, ruleBody, factCount } = task
  const needed = new Uint8Array(factCount * 2)
  const queue: number[] = []
  const need = (items: ArrayLike<number>, from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const lit = items[i]!
      if (needed[lit] === 1 || isFree(task, lit)) continue
      needed[lit] = 1
      queue.push(lit)
    }
  }
  const { actionCount, firstEffect } = task
  const actionOf = new Int32Array(firstEffect[actionCount]!)
  for (let a = 0, effect = 0; a < actionCount; a++)
    for (const end = firstEffect[a + 1]!; effect < end; effect++) actionOf[effect] = a
  const adders = rowsByItem(factCount, task.effectAdds)
  const deleters = rowsByItem(factCount, task.effectDeletes)
  const first = new Int32Array(task.ruleHead.length + 1).map((_, i) => i)
  const rules = rowsByItem(factCount, { first, items: task.ruleHead })
  const seen = new Uint8Array(task.actionCount)
  for (const conjunction of task.goal) need(conjunction, 0, conjunction.length)
  for (let lit = queue.pop(); lit !== undefined; lit = queue.pop()) {
    const fact = lit >> 1
    const makers = (lit & 1) === 0 ? adders : deleters
    for (let i = makers.first[fact]!; i < makers.first[fact + 1]!; i++) {
      const effect = makers.items[i]!
      need(effectCondition.items, effectCondition.first[effect]!, effectCondition.first[effect + 1]!)
      const action = actionOf[effect]!
      if (seen[action] === 1) continue
      seen[action] = 1
      const from = alternatives.first[firstAlternative[action]!]!
      need(alternatives.items, from, alternatives.first[firstAlternative[action + 1]!]!)
    }
    for (let i = rules.first[fact]!; i < rules.first[fact + 1]!; i++) {
      const rule = rules.items[i]!
      if ((lit & 1) === 0) need(ruleBody.items, ruleBody.first[rule]!, ruleBody.first[rule + 1]!)
    }
  }
  return needed
}

class Collector {
  private readonly task: Task
  /** Per literal: its proposition, or `NOT_NEEDED`. */
  private readonly dense: Int32Array
  private readonly literalOf: Int32Array
  private readonly always: number
  private readonly goal: number
  private readonly conditions = new RowList()
  private readonly adds = new RowList()
  private readonly cost: number[] = []
  /** Per relaxed action: the last of its actions in the lists below, or -1. */
  private readonly lastAction = new IntList()
  /** A linked list per position: an action, and the position of the previous one, or -1. */
  private readonly actionList = new IntList()
  private readonly before = new IntList()
  /** Relaxed actions by hash, chained. */
  private readonly slots: Int32Array
  private readonly chain = new IntList()
  private isSplit = false

  constructor(task: Task, needed: Uint8Array) {
    this.task = task
    const { length } = needed
    const dense = new Int32Array(length).fill(NOT_NEEDED)
    let count = 0
    for (let lit = 0; lit < length; lit++) if (needed[lit] === 1) dense[lit] = count++
    this.dense = dense
    this.always = count++
    this.goal = count++
    const literalOf = new Int32Array(count).fill(NOT_NEEDED)
    for (let lit = 0; lit < length; lit++) if (needed[lit] === 1) literalOf[dense[lit]!] = lit
    this.literalOf = literalOf
    let size = 64
    while (size < task.actionCount * 2) size *= 2
    this.slots = new Int32Array(size).fill(-1)
  }

  addAction(action: number, cost: number): void {
    const { firstAlternative, alternatives, firstEffect, effectCondition } = this.task
    const start = this.cost.length
    const lastAlternative = firstAlternative[action + 1]!
    const lastEffect = firstEffect[action + 1]!
    for (let alt = firstAlternative[action]!; alt < lastAlternative; alt++)
      for (let e = firstEffect[action]!; e < lastEffect; e++) {
        const { adds, conditions } = this
        const place = conditions.items.length
        const { first } = alternatives
        this.pushConditions(alternatives.items, first[alt]!, first[alt + 1]!)
        const from = effectCondition.first[e]!
        const to = effectCondition.first[e + 1]!
        if (from < to) this.pushConditions(effectCondition.items, from, to)
        if (conditions.items.length === place) conditions.push(this.always)
        this.pushAdds(this.task.effectAdds, e, 0, place)
        this.pushAdds(this.task.effectDeletes, e, 1, place)
        if (adds.items.length === adds.first.items[adds.count]!) {
          conditions.items.length = place
          continue
        }
        this.close(cost, action)
      }
    const parts = this.cost.length - start
    if (parts > 1) this.isSplit = true
    else if (parts === 1) this.merge(start, action, cost)
  }

  addRule(rule: number): void {
    const { ruleBody, ruleHead } = this.task
    const head = this.dense[ruleHead[rule]! * 2]!
    if (head === NOT_NEEDED) return
    const place = this.conditions.items.length
    this.pushConditions(ruleBody.items, ruleBody.first[rule]!, ruleBody.first[rule + 1]!)
    if (this.conditions.items.length === place) this.conditions.push(this.always)
    this.adds.push(head)
    this.close(0, undefined)
  }

  addGoal(conjunction: ArrayLike<number>): void {
    const place = this.conditions.items.length
    this.pushConditions(conjunction, 0, conjunction.length)
    if (this.conditions.items.length === place) this.conditions.push(this.always)
    this.adds.push(this.goal)
    this.close(0, undefined)
  }

  finish(): CollectedActions {
    const actions = new RowList()
    for (let o = 0; o < this.cost.length; o++) {
      for (let at = this.lastAction.items[o]!; at >= 0; at = this.before.items[at]!)
        actions.push(this.actionList.items[at]!)
      actions.close()
    }
    return {
      propositionCount: this.literalOf.length,
      always: this.always,
      goal: this.goal,
      literalOf: this.literalOf,
      conditions: this.conditions.toRows(),
      adds: this.adds.toRows(),
      cost: new Float64Array(this.cost),
      actions: actions.toRows(),
      isSplit: this.isSplit,
    }
  }

  /** Literals that cost nothing are left out: they hold anyway. */
  private pushConditions(items: ArrayLike<number>, from: number, to: number): void {
    for (let i = from; i < to; i++) if (!isFree(this.task, items[i]!)) this.conditions.push(this.dense[items[i]!]!)
  }

  /** Adds that are needed and not among the conditions, which begin at `place`. */
  private pushAdds(rows: Rows, row: number, sign: number, place: number): void {
    const { items, length } = this.conditions.items
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) {
      const p = this.dense[rows.items[i]! * 2 + sign]!
      if (p === NOT_NEEDED) continue
      let c = place
      while (c < length && items[c] !== p) c++
      if (c === length) this.adds.push(p)
    }
  }

  private close(cost: number, action: number | undefined): void {
    this.conditions.close()
    this.adds.close()
    this.cost.push(cost)
    this.chain.push(-1)
    this.lastAction.push(-1)
    if (action !== undefined) this.attach(this.cost.length - 1, action)
  }

  private attach(o: number, action: number): void {
    this.before.push(this.lastAction.items[o]!)
    this.lastAction.items[o] = this.actionList.length
    this.actionList.push(action)
  }

  /** Merges the latest relaxed action, `o`, with an equal one, at the lower cost. Not for parts of split actions, which share costs. */
  private merge(o: number, action: number, cost: number): void {
    const slot = this.hash(o) & (this.slots.length - 1)
    for (let other = this.slots[slot]!; other >= 0; other = this.chain.items[other]!) {
      if (!this.areEqual(this.conditions, o, other) || !this.areEqual(this.adds, o, other)) continue
      this.conditions.cut(o)
      this.adds.cut(o)
      this.cost.pop()
      this.chain.pop()
      this.lastAction.pop()
      this.actionList.pop()
      this.before.pop()
      this.cost[other] = Math.min(this.cost[other]!, cost)
      this.attach(other, action)
      return
    }
    this.chain.items[o] = this.slots[slot]!
    this.slots[slot] = o
  }

  private hash(o: number): number {
    let hash = 17
    for (const list of [this.conditions, this.adds])
      for (let i = list.first.items[o]!; i < list.first.items[o + 1]!; i++) {
        hash = Math.imul(hash ^ list.items.items[i]!, 0x85ebca6b)
        hash ^= hash >>> 15
      }
    return hash
  }

  private areEqual(list: RowList, one: number, other: number): boolean {
    const { items: first } = list.first
    const { items } = list.items
    let i = first[one]!
    let j = first[other]!
    if (first[one + 1]! - i !== first[other + 1]! - j) return false
    for (; i < first[one + 1]!; i++, j++) if (items[i] !== items[j]) return false
    return true
  }
}

export const NOT_NEEDED = -1
