// The contents of actions apart from their names, to look up the image of an action under a permutation of facts.

import type { Rows, Task } from '#planning/task/task'
import { RowList } from '#planning/task/rows'
import { forEachInRow } from '#planning/task/rows'

/** The role of a literal: in a precondition, or an unconditional add or delete. */
const [IN_PRECONDITION, IN_ADDS, IN_DELETES] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d]

export class ActionContents {
  /** Per action: the facts that it mentions, some more than once. */
  readonly facts: Rows
  private readonly task: Task
  /** Per action: 1 with one alternative and no conditional effect. */
  private readonly isPlain: Uint8Array
  /** Per action: a hash of its content that does not depend on order; 0 if it is not plain. */
  private readonly hash: Int32Array
  /** Actions by hash, chained. */
  private readonly slots: Int32Array
  private readonly chain: Int32Array
  /** The contents of actions with conditional effects or alternatives, on demand. */
  private keys: Set<string> | undefined

  constructor(task: Task) {
    this.task = task
    this.facts = factsOfActions(task)
    this.isPlain = new Uint8Array(task.actionCount)
    this.hash = new Int32Array(task.actionCount)
    let size = 64
    while (size < task.actionCount) size *= 2
    this.slots = new Int32Array(size).fill(-1)
    this.chain = new Int32Array(task.actionCount)
    for (let a = 0; a < task.actionCount; a++) {
      this.isPlain[a] = isPlain(task, a) ? 1 : 0
      if (this.isPlain[a] === 0) continue
      const hash = this.hashOf(a, undefined)
      const slot = hash & (size - 1)
      this.hash[a] = hash
      this.chain[a] = this.slots[slot]!
      this.slots[slot] = a
    }
  }

  /** True if some action has the content of this one with facts mapped, at the same cost. */
  hasImage(action: number, image: Int32Array): boolean {
    if (this.isPlain[action] === 0) {
      this.keys ??= this.makeKeys()
      return this.keys.has(this.keyOf(action, image))
    }
    const hash = this.hashOf(action, image)
    for (let a = this.slots[hash & (this.slots.length - 1)]!; a >= 0; a = this.chain[a]!)
      if (this.hash[a] === hash && this.isImage(action, a, image)) return true
    return false
  }

  private hashOf(action: number, image: Int32Array | undefined): number {
    const { firstAlternative, alternatives, firstEffect, effectAdds, effectDeletes } = this.task
    const effect = firstEffect[action]!
    let sum = 0
    const add = (rows: Rows, row: number, shift: number, role: number): void => {
      for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) {
        const item = rows.items[i]!
        const fact = image === undefined ? item >> shift : image[item >> shift]!
        let mixed = Math.imul((fact << shift) + (item & shift) + 1, role)
        mixed ^= mixed >>> 15
        sum = (sum + Math.imul(mixed, 0x27d4eb2f)) | 0
      }
    }
    add(alternatives, firstAlternative[action]!, 1, IN_PRECONDITION)
    if (effect < firstEffect[action + 1]!) {
      add(effectAdds, effect, 0, IN_ADDS)
      add(effectDeletes, effect, 0, IN_DELETES)
    }
    return sum
  }

  private isImage(action: number, other: number, image: Int32Array): boolean {
    const { task } = this
    const { firstAlternative, firstEffect } = task
    if (task.actionCost[action] !== task.actionCost[other]) return false
    const effect = firstEffect[action]!
    const otherEffect = firstEffect[other]!
    const hasEffect = effect < firstEffect[action + 1]!
    if (hasEffect !== otherEffect < firstEffect[other + 1]!) return false
    if (!maps(task.alternatives, firstAlternative[action]!, firstAlternative[other]!, 1, image)) return false
    return (
      !hasEffect ||
      (maps(task.effectAdds, effect, otherEffect, 0, image) && maps(task.effectDeletes, effect, otherEffect, 0, image))
    )
  }

  private makeKeys(): Set<string> {
    const same = new Int32Array(this.task.factCount).map((_, fact) => fact)
    const keys = new Set<string>()
    for (let a = 0; a < this.task.actionCount; a++) if (this.isPlain[a] === 0) keys.add(this.keyOf(a, same))
    return keys
  }

  /** The action's content with facts mapped; equal for actions with equal content. */
  private keyOf(action: number, image: Int32Array): string {
    const { task } = this
    const row = (rows: Rows, i: number, shift: number): string => {
      const mapped: number[] = []
      forEachInRow(rows, i, item => mapped.push((image[item >> shift]! << shift) + (item & shift)))
      return mapped.sort((a, b) => a - b).join()
    }
    const alternatives: string[] = []
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      alternatives.push(row(task.alternatives, alt, 1))
    const effects: string[] = []
    for (let e = task.firstEffect[action]!; e < task.firstEffect[action + 1]!; e++)
      effects.push(`${row(task.effectCondition, e, 1)}/${row(task.effectAdds, e, 0)}/${row(task.effectDeletes, e, 0)}`)
    return `${task.actionCost[action]} ${alternatives.sort().join('|')} ${effects.sort().join('|')}`
  }
}

/** Are the items of one row, mapped, those of the other? Rows have each item once. */
function maps(rows: Rows, row: number, other: number, shift: number, image: Int32Array): boolean {
  const from = rows.first[other]!
  const to = rows.first[other + 1]!
  if (rows.first[row + 1]! - rows.first[row]! !== to - from) return false
  for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) {
    const item = rows.items[i]!
    const mapped = (image[item >> shift]! << shift) + (item & shift)
    let k = from
    while (k < to && rows.items[k] !== mapped) k++
    if (k === to) return false
  }
  return true
}

function isPlain(task: Task, action: number): boolean {
  const effects = task.firstEffect[action + 1]! - task.firstEffect[action]!
  const { first } = task.effectCondition
  const effect = task.firstEffect[action]!
  return (
    task.firstAlternative[action + 1]! - task.firstAlternative[action]! === 1 &&
    effects <= 1 &&
    (effects === 0 || first[effect] === first[effect + 1])
  )
}

function factsOfActions(task: Task): Rows {
  const list = new RowList()
  for (let a = 0; a < task.actionCount; a++) {
    for (let alt = task.firstAlternative[a]!; alt < task.firstAlternative[a + 1]!; alt++)
      forEachInRow(task.alternatives, alt, lit => list.push(lit >> 1))
    for (let e = task.firstEffect[a]!; e < task.firstEffect[a + 1]!; e++) {
      forEachInRow(task.effectCondition, e, lit => list.push(lit >> 1))
      forEachInRow(task.effectAdds, e, fact => list.push(fact))
      forEachInRow(task.effectDeletes, e, fact => list.push(fact))
    }
    list.close()
  }
  return list.toRows()
}
