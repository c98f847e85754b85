// The part of a task that matters for a condition: backwards from it, whatever some action needs to make a
// needed literal true. The smaller task is exact for that condition: dropped actions make no needed literal
// true, so leaving them out of a sequence leaves every needed literal as true as before.

import { hasBit } from '#base/bits'
import { FLUENT, isNegated, literalFact } from '#planning/task/task'
import type { Rows, Task } from '#planning/task/task'
import { alwaysAdds } from './relaxed/and-or-graph'

/** Per literal: its achievers. Built once for a task. */
export interface Makers {
  readonly task: Task
  readonly effectAction: Int32Array
  /** Per literal: effects that may make it true. */
  readonly effects: Rows
  /** Per literal: conditional effects that may make it false. */
  readonly spoilers: Rows
  /** Per fact: rules with this head. */
  readonly rules: Rows
  /** 1: holds initially and no action makes it false. */
  readonly constant: Uint8Array
}

const known = new WeakMap<Task, Makers>()

/** The achievers and destroyers of each literal; computed once and kept with the task. O(size of the task). */
export function makersOf(task: Task): Makers {
  let makers = known.get(task)
  if (makers === undefined) known.set(task, (makers = findMakers(task)))
  return makers
}

function findMakers(task: Task): Makers {
  const effectCount = task.firstEffect[task.actionCount]!
  const effectAction = new Int32Array(effectCount)
  const making: [number, number][] = []
  const spoiling: [number, number][] = []
  for (let action = 0; action < task.actionCount; action++)
    for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++) {
      effectAction[effect] = action
      for (const lit of literalsMade(task, action, effect)) {
        making.push([lit, effect])
        if (isConditional(task, effect)) spoiling.push([lit ^ 1, effect])
      }
    }
  const ruling: [number, number][] = []
  for (let rule = 0; rule < task.ruleHead.length; rule++) ruling.push([task.ruleHead[rule]!, rule])
  const effects = rowsFrom(2 * task.factCount, making)
  const constant = new Uint8Array(2 * task.factCount)
  for (let lit = 0; lit < constant.length; lit++) {
    const fact = literalFact(lit)
    if (task.factKind[fact] !== FLUENT || hasBit(task.initial, 0, fact) === isNegated(lit)) continue
    if (effects.first[lit ^ 1] === effects.first[(lit ^ 1) + 1]) constant[lit] = 1
  }
  return {
    task,
    effectAction,
    effects,
    spoilers: rowsFrom(2 * task.factCount, spoiling),
    rules: rowsFrom(task.factCount, ruling),
    constant,
  }
}

const isConditional = (task: Task, effect: number): boolean =>
  task.effectCondition.first[effect] !== task.effectCondition.first[effect + 1]

/** Literals that an effect may make true: its adds, and its deletes that nothing of the step adds for sure. */
function literalsMade(task: Task, action: number, effect: number): number[] {
  const { effectAdds, effectDeletes } = task
  const adds = effectAdds.items.subarray(effectAdds.first[effect]!, effectAdds.first[effect + 1]!)
  const made = Array.from(adds, fact => 2 * fact)
  for (let i = effectDeletes.first[effect]!; i < effectDeletes.first[effect + 1]!; i++) {
    const fact = effectDeletes.items[i]!
    if (!adds.includes(fact) && !alwaysAdds(task, action, fact)) made.push(2 * fact + 1)
  }
  return made
}

function rowsFrom(count: number, entries: readonly (readonly [number, number])[]): Rows {
  const first = new Int32Array(count + 1)
  for (const [row] of entries) first[row + 1]!++
  for (let row = 0; row < count; row++) first[row + 1]! += first[row]!
  const next = first.slice()
  const items = new Int32Array(entries.length)
  for (const [row, item] of entries) items[next[row]!++] = item
  return { first, items }
}

/** The relevant parts for a condition: needed literals and useful actions, as flags. */
export interface Relevant {
  readonly literals: Uint8Array
  readonly actions: Uint8Array
}

/** Backwards from the literals; actions with a 1 in `without` can never be applied. O(size of the task). */
export function relevantFor(makers: Makers, literals: Iterable<number>, without?: Uint8Array): Relevant {
  const { task, effects, spoilers, rules, effectAction, constant } = makers
  const needed = new Uint8Array(2 * task.factCount)
  const useful = new Uint8Array(task.actionCount)
  const open: number[] = []
  const need = (lit: number): void => {
    if (needed[lit] === 1 || constant[lit] === 1) return
    needed[lit] = 1
    open.push(lit)
  }
  const needRow = (rows: Rows, row: number, flip: number): void => {
    for (let i = rows.first[row]!; i < rows.first[row + 1]!; i++) need(rows.items[i]! ^ flip)
  }
  const use = (action: number): void => {
    if (useful[action] === 1) return
    useful[action] = 1
    for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++)
      needRow(task.alternatives, alt, 0)
    // A conditional effect that destroys a needed literal must be able not to fire.
    for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++)
      if (isConditional(task, effect) && spoilsNeeded(task, action, effect, needed))
        needRow(task.effectCondition, effect, 1)
  }
  for (const lit of literals) need(lit)
  while (open.length > 0) {
    const lit = open.pop()!
    const fact = literalFact(lit)
    if (task.factKind[fact] !== FLUENT) {
      for (let i = rules.first[fact]!; i < rules.first[fact + 1]!; i++) needRow(task.ruleBody, rules.items[i]!, lit & 1)
      continue
    }
    for (let i = effects.first[lit]!; i < effects.first[lit + 1]!; i++) {
      const effect = effects.items[i]!
      const action = effectAction[effect]!
      if (without !== undefined && without[action] === 1) continue
      use(action)
      needRow(task.effectCondition, effect, 0)
    }
    for (let i = spoilers.first[lit]!; i < spoilers.first[lit + 1]!; i++) {
      const effect = spoilers.items[i]!
      if (useful[effectAction[effect]!] === 1) needRow(task.effectCondition, effect, 1)
    }
  }
  return { literals: needed, actions: useful }
}

function spoilsNeeded(task: Task, action: number, effect: number, needed: Uint8Array): boolean {
  return literalsMade(task, action, effect).some(lit => needed[lit ^ 1] === 1)
}
