// The literals and actions that a cheapest plan can need: literals needed by the goal, by preconditions of actions
// that make needed literals true, and so on backwards. Actions that make none true can be left out of any plan, for
// without them every needed literal that held still holds. Used only for search; questions are about the whole task.
// Plans for any condition, not only cheapest ones, have a looser notion in `sub-task-relevance.ts`.

import type { FactId, Rows, Task } from '#planning/task/task'
import { literal, literalFact } from '#planning/task/task'

export interface Relevance {
  /** Per literal: 1 if it is needed. */
  readonly neededLiterals: Uint8Array
  /** Per fact: 1 where one of its literals is needed. */
  readonly keptFacts: Uint8Array
  /** Per action: 1 if it makes a needed literal true. */
  readonly keptActions: Uint8Array
}

/** The literals needed for the goal by plans that never enter a state where `avoid` holds. O(size of the task). */
export function findRelevant(task: Task, avoid?: FactId): Relevance {
  return new Backwards(task).run(avoid)
}

class Backwards {
  private readonly task: Task
  private readonly needed: Uint8Array
  private readonly relevant: Uint8Array
  /** Per action: 1 if it is never used. */
  private readonly banned: Uint8Array
  private readonly queue: number[] = []
  /** Per effect: its action. */
  private readonly effectAction: Int32Array
  /** Per literal: effects that make it true; rules with the fact as their head. */
  private readonly makers: Rows
  private readonly rules: Rows

  constructor(task: Task) {
    this.task = task
    this.needed = new Uint8Array(task.factCount * 2)
    this.relevant = new Uint8Array(task.actionCount)
    this.banned = new Uint8Array(task.actionCount)
    const effectCount = task.firstEffect[task.actionCount]!
    this.effectAction = new Int32Array(effectCount)
    const { actionCount, firstEffect } = task
    const { effectAction } = this
    for (let a = 0, effect = 0; a < actionCount; a++)
      for (const end = firstEffect[a + 1]!; effect < end; effect++) effectAction[effect] = a
    this.makers = makersOf(task)
    const first = new Int32Array(task.ruleHead.length + 1).map((_, i) => i)
    this.rules = transposed(task.factCount, [{ rows: { first, items: task.ruleHead }, sign: -1 }])
  }

  run(avoid: FactId | undefined): Relevance {
    const { task, needed, queue } = this
    for (const conjunction of task.goal) for (const lit of conjunction) this.need(lit)
    if (avoid !== undefined) this.ban(avoid)
    for (let lit = queue.pop(); lit !== undefined; lit = queue.pop()) this.follow(lit)
    const keptFacts = new Uint8Array(task.factCount)
    for (let fact = 0; fact < task.factCount; fact++) keptFacts[fact] = needed[fact * 2]! | needed[fact * 2 + 1]!
    return { neededLiterals: needed, keptFacts, keptActions: this.relevant }
  }

  /**
   * Actions that certainly make the fact true are never used, nor those that require it. If something else may make
   * it true, its negation is needed throughout.
   */
  private ban(avoid: FactId): void {
    const { makers, rules, banned, effectAction } = this
    const { effectCondition } = this.task
    const made = literal(avoid, false)
    let isOpen = rules.first[avoid]! < rules.first[avoid + 1]!
    for (let i = makers.first[made]!; i < makers.first[made + 1]!; i++) {
      const effect = makers.items[i]!
      if (effectCondition.first[effect] === effectCondition.first[effect + 1]) banned[effectAction[effect]!] = 1
      else isOpen = true
    }
    for (let action = 0; action < banned.length; action++) if (this.requires(action, made)) banned[action] = 1
    if (isOpen) this.need(literal(avoid, true))
  }

  private requires(action: number, lit: number): boolean {
    const { firstAlternative, alternatives } = this.task
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      const row = alternatives.items.subarray(alternatives.first[alt]!, alternatives.first[alt + 1]!)
      if (!row.includes(lit)) return false
    }
    return true
  }

  private need(lit: number): void {
    if (this.needed[lit] === 1) return
    this.needed[lit] = 1
    this.queue.push(lit)
  }

  /** The consequences of a newly needed literal. */
  private follow(lit: number): void {
    const { makers, rules, task } = this
    for (let i = makers.first[lit]!; i < makers.first[lit + 1]!; i++) {
      const effect = makers.items[i]!
      const action = this.effectAction[effect]!
      if (this.banned[action] === 1) continue
      if (this.relevant[action] === 0) this.enter(action)
      else this.needConditions(effect, 0)
    }
    // An effect that would make it false must be prevented from firing.
    const opposite = lit ^ 1
    for (let i = makers.first[opposite]!; i < makers.first[opposite + 1]!; i++) {
      const effect = makers.items[i]!
      if (this.relevant[this.effectAction[effect]!] === 1) this.needConditions(effect, 1)
    }
    const fact = literalFact(lit)
    for (let i = rules.first[fact]!; i < rules.first[fact + 1]!; i++) {
      const rule = rules.items[i]!
      for (let k = task.ruleBody.first[rule]!; k < task.ruleBody.first[rule + 1]!; k++)
        this.need(task.ruleBody.items[k]! ^ (lit & 1))
    }
  }

  /** The action is relevant: its preconditions are needed, and the conditions of effects that matter. */
  private enter(action: number): void {
    const { task } = this
    const { firstAlternative, alternatives, firstEffect } = task
    this.relevant[action] = 1
    const from = alternatives.first[firstAlternative[action]!]!
    const to = alternatives.first[firstAlternative[action + 1]!]!
    for (let i = from; i < to; i++) this.need(alternatives.items[i]!)
    for (let e = firstEffect[action]!; e < firstEffect[action + 1]!; e++) this.weigh(e)
  }

  private weigh(effect: number): void {
    const { effectCondition, effectAdds, effectDeletes } = this.task
    if (effectCondition.first[effect] === effectCondition.first[effect + 1]) return
    let helps = false
    let harms = false
    const touch = (rows: Rows, sign: number): void => {
      for (let i = rows.first[effect]!; i < rows.first[effect + 1]!; i++) {
        const made = rows.items[i]! * 2 + sign
        if (this.needed[made] === 1) helps = true
        if (this.needed[made ^ 1] === 1) harms = true
      }
    }
    touch(effectAdds, 0)
    touch(effectDeletes, 1)
    if (helps) this.needConditions(effect, 0)
    if (harms) this.needConditions(effect, 1)
  }

  /** The effect's condition is needed, or with `flip` 1 each opposite. */
  private needConditions(effect: number, flip: number): void {
    const { first, items } = this.task.effectCondition
    for (let i = first[effect]!; i < first[effect + 1]!; i++) this.need(items[i]! ^ flip)
  }
}

/** Per literal: the effects that make it true. */
function makersOf(task: Task): Rows {
  return transposed(task.factCount * 2, [
    { rows: task.effectAdds, sign: 0 },
    { rows: task.effectDeletes, sign: 1 },
  ])
}

/** Rows by item instead of items by row; with a sign, facts become literals. */
function transposed(size: number, parts: readonly { readonly rows: Rows; readonly sign: number }[]): Rows {
  const place = (fact: number, sign: number): number => (sign < 0 ? fact : fact * 2 + sign)
  const first = new Int32Array(size + 1)
  for (const { rows, sign } of parts)
    for (let i = 0; i < rows.items.length; i++) first[place(rows.items[i]!, sign) + 1]!++
  for (let i = 0; i < size; i++) first[i + 1]! += first[i]!
  const next = first.slice()
  const items = new Int32Array(first[size]!)
  for (const { rows, sign } of parts)
    for (let row = 0; row + 1 < rows.first.length; row++)
      for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) items[next[place(rows.items[i]!, sign)]!++] = row
  return { first, items }
}
