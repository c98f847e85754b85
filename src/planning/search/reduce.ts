// A smaller task with the same cheapest plans, only for search: it has only relevant facts and actions, and the
// cheapest of actions that become equal. Keeps the mapping to the full task's numbers.

import type { FactId, Rows, State, Task } from '#planning/task/task'
import { literalFact } from '#planning/task/task'
import { wordsFor } from '#base/bits'
import { IntList } from '#base/int-list'
import { RowList } from '#planning/task/rows'
import { findRelevant } from './relevance'

export interface ReducedTask {
  readonly task: Task
  /** Per action of `task`: the action of the full one. */
  readonly actionOf: Int32Array
  /** Per fact of `task`: the fact of the full one. */
  readonly factOf: Int32Array
  /** True if facts were left out; a set of states is then over `factOf`. */
  readonly isSmaller: boolean
}

/** The task cut down to what matters for its goal, and for never entering a state where `avoid` holds. */
export function reduceTask(task: Task, avoid?: FactId): ReducedTask {
  const { keptFacts, keptActions } = findRelevant(task, avoid)
  const numberOf = new Int32Array(task.factCount).fill(-1)
  const factOf = new Int32Array(keptFacts.reduce((sum, kept) => sum + kept, 0))
  let facts = 0
  for (let fact = 0; fact < task.factCount; fact++)
    if (keptFacts[fact] === 1) {
      factOf[facts] = fact
      numberOf[fact] = facts++
    }
  if (facts === task.factCount && !keptActions.includes(0)) return wholeTask(task)
  const builder = new ReducedBuilder(task, numberOf)
  for (let a = 0; a < task.actionCount; a++) if (keptActions[a] === 1) builder.addAction(a)
  return {
    task: builder.build(factOf),
    actionOf: builder.actionOf(),
    factOf,
    isSmaller: facts < task.factCount,
  }
}

/** Nothing left out. */
export const wholeTask = (task: Task): ReducedTask => ({
  task,
  actionOf: Int32Array.from({ length: task.actionCount }, (_, action) => action),
  factOf: Int32Array.from({ length: task.factCount }, (_, fact) => fact),
  isSmaller: false,
})

/** The state restricted to the facts of the reduced task. */
export function reduceState(reduced: ReducedTask, state: State): State {
  if (!reduced.isSmaller) return state
  const { factOf, task } = reduced
  const row = new Uint32Array(task.words)
  for (let fact = 0; fact < factOf.length; fact++) {
    const full = factOf[fact]!
    if ((state[full >>> 5]! & (1 << (full & 31))) !== 0) row[fact >>> 5]! |= 1 << (fact & 31)
  }
  return row
}

/** The hash so far mixed with the rows `[from, to)` of the list. */
function hashRows(hash: number, list: RowList, from: number, to: number): number {
  const first = list.first.items
  const { items } = list.items
  const last = first[to]!
  let mixed = hash
  for (let i = first[from]!; i < last; i++) {
    mixed = Math.imul(mixed ^ items[i]!, 0x85ebca6b)
    mixed ^= mixed >>> 15
  }
  return Math.imul(mixed ^ (last - first[from]!), 0xc2b2ae35)
}

class ReducedBuilder {
  /** Actions kept, by their numbers in the full task. */
  readonly actions: number[] = []
  private readonly costs: number[] = []
  private readonly full: Task
  private readonly numberOf: Int32Array
  private readonly firstAlternative = new IntList()
  private readonly alternatives = new RowList()
  private readonly firstEffect = new IntList()
  private readonly conditions = new RowList()
  private readonly adds = new RowList()
  private readonly deletes = new RowList()
  /** Indexes in `actions` by the hash of their contents. */
  private readonly byContent = new Map<number, number[]>()

  constructor(full: Task, numberOf: Int32Array) {
    this.full = full
    this.numberOf = numberOf
    this.firstAlternative.push(0)
    this.firstEffect.push(0)
  }

  actionOf(): Int32Array {
    return new Int32Array(this.actions)
  }

  /** Adds the action; if an equal one exists, that one gets the lower of the two costs. */
  addAction(action: number): void {
    const { full, actions } = this
    const place = actions.length
    for (let alt = full.firstAlternative[action]!; alt < full.firstAlternative[action + 1]!; alt++)
      this.copyLiterals(full.alternatives, alt, this.alternatives)
    for (let e = full.firstEffect[action]!; e < full.firstEffect[action + 1]!; e++) this.copyEffect(e)
    this.firstAlternative.push(this.alternatives.count)
    this.firstEffect.push(this.conditions.count)
    actions.push(action)
    this.costs.push(full.actionCost[action]!)
    const hash = this.hashOf(place)
    const same = this.byContent.get(hash)
    if (same === undefined) {
      this.byContent.set(hash, [place])
      return
    }
    const equal = same.find(other => this.areEqual(other, place))
    if (equal === undefined) {
      same.push(place)
      return
    }
    if (this.costs[place]! < this.costs[equal]!) {
      actions[equal] = action
      this.costs[equal] = this.costs[place]!
    }
    this.dropLast()
  }

  build(factOf: Int32Array): Task {
    const { full, numberOf } = this
    const factCount = factOf.length
    const words = wordsFor(factCount)
    const rules = keptRules(full, numberOf)
    const task: Task = {
      ...full,
      factCount,
      words,
      factPredicate: factOf.map(fact => full.factPredicate[fact]!),
      factArguments: pick(full.factArguments, factOf),
      factKind: Uint8Array.from(factOf, fact => full.factKind[fact]!),
      actionCount: this.actions.length,
      actionSchema: Int32Array.from(this.actions, a => full.actionSchema[a]!),
      actionArguments: pick(full.actionArguments, this.actions),
      actionCost: Float64Array.from(this.costs),
      firstAlternative: this.firstAlternative.toArray(),
      alternatives: this.alternatives.toRows(),
      firstEffect: this.firstEffect.toArray(),
      effectCondition: this.conditions.toRows(),
      effectAdds: this.adds.toRows(),
      effectDeletes: this.deletes.toRows(),
      ...rules,
      hasRules: rules.ruleHead.length > 0,
      initial: new Uint32Array(0),
      goal: full.goal.map(c => c.map(lit => (numberOf[literalFact(lit)]! * 2 + (lit & 1)) as typeof lit)),
    }
    const reduced = { task, factOf, actionOf: this.actionOf(), isSmaller: true }
    return { ...task, initial: reduceState(reduced, full.initial) }
  }

  private copyLiterals(from: Rows, row: number, to: RowList): void {
    for (let i = from.first[row]!; i < from.first[row + 1]!; i++) {
      const lit = from.items[i]!
      to.push(this.numberOf[literalFact(lit)]! * 2 + (lit & 1))
    }
    to.close()
  }

  /** The effect on kept facts; left out if it has none. */
  private copyEffect(effect: number): void {
    const { full, adds, deletes } = this
    const before = adds.items.length + deletes.items.length
    this.copyFacts(full.effectAdds, effect, adds)
    this.copyFacts(full.effectDeletes, effect, deletes)
    if (adds.items.length + deletes.items.length === before) return
    adds.close()
    deletes.close()
    this.copyLiterals(full.effectCondition, effect, this.conditions)
  }

  private copyFacts(from: Rows, row: number, to: RowList): void {
    for (let i = from.first[row]!; i < from.first[row + 1]!; i++) {
      const fact = this.numberOf[from.items[i]!]!
      if (fact >= 0) to.push(fact)
    }
  }

  private hashOf(place: number): number {
    const from = this.firstEffect.items[place]!
    const to = this.firstEffect.items[place + 1]!
    const { items } = this.firstAlternative
    let hash = hashRows(17, this.alternatives, items[place]!, items[place + 1]!)
    hash = hashRows(hash, this.conditions, from, to)
    hash = hashRows(hash, this.adds, from, to)
    return hashRows(hash, this.deletes, from, to)
  }

  private areEqual(one: number, other: number): boolean {
    const rows = this.rowsAt(other)
    return this.rowsAt(one).every(([list, from, to], part) => {
      const [, otherFrom, otherTo] = rows[part]!
      if (to - from !== otherTo - otherFrom) return false
      const first = list.first.items
      for (let row = 0; row <= to - from; row++)
        if (first[from + row]! - first[from]! !== first[otherFrom + row]! - first[otherFrom]!) return false
      const { items } = list.items
      for (let i = first[from]!, j = first[otherFrom]!; i < first[to]!; i++, j++)
        if (items[i] !== items[j]) return false
      return true
    })
  }

  /** The content of the action at this index of the list: lists with the rows `[from, to)` of each. */
  private rowsAt(place: number): readonly (readonly [RowList, number, number])[] {
    const from = this.firstAlternative.items[place]!
    const to = this.firstAlternative.items[place + 1]!
    const firstEffect = this.firstEffect.items[place]!
    const lastEffect = this.firstEffect.items[place + 1]!
    return [
      [this.alternatives, from, to],
      [this.conditions, firstEffect, lastEffect],
      [this.adds, firstEffect, lastEffect],
      [this.deletes, firstEffect, lastEffect],
    ]
  }

  private dropLast(): void {
    this.actions.pop()
    this.costs.pop()
    this.firstAlternative.pop()
    this.firstEffect.pop()
    this.alternatives.cut(this.firstAlternative.items[this.actions.length]!)
    for (const list of [this.conditions, this.adds, this.deletes])
      list.cut(this.firstEffect.items[this.actions.length]!)
  }
}

function keptRules(full: Task, numberOf: Int32Array): Pick<Task, 'ruleHead' | 'ruleBody' | 'ruleLayer'> {
  const heads: number[] = []
  const layers: number[] = []
  const bodies = new RowList()
  for (let rule = 0; rule < full.ruleHead.length; rule++) {
    const head = numberOf[full.ruleHead[rule]!]!
    if (head < 0) continue
    heads.push(head)
    layers.push(full.ruleLayer[rule]!)
    for (let i = full.ruleBody.first[rule]!; i < full.ruleBody.first[rule + 1]!; i++) {
      const lit = full.ruleBody.items[i]!
      bodies.push(numberOf[literalFact(lit)]! * 2 + (lit & 1))
    }
    bodies.close()
  }
  return {
    ruleHead: new Int32Array(heads),
    ruleLayer: new Int32Array(layers),
    ruleBody: bodies.toRows(),
  }
}

/** These rows, in this order. */
function pick(rows: Rows, wanted: ArrayLike<number>): Rows {
  const list = new RowList()
  for (let i = 0; i < wanted.length; i++) {
    for (let k = rows.first[wanted[i]!]!; k < rows.first[wanted[i]! + 1]!; k++) list.push(rows.items[k]!)
    list.close()
  }
  return list.toRows()
}
