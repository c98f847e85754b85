// Simultaneous steps of a plan: whether they may be executed together.

import { findAction } from './names'
import { type ActionId, type FactId, FLUENT, literalFact, type Rows, type Task } from './task'

/** Two simultaneous steps: one changes what the other needs, or undoes its effect. */
export interface Clash {
  /** Index of the first step at that time. */
  readonly from: number
  readonly first: number
  readonly second: number
  readonly fact: FactId
}

/**
 * The first two steps at equal times that interfere: no action may need or delete what another at that time adds, nor need what it deletes
 * (Fox & Long, PDDL2.1, 2003, definition 12: mutex actions). `times` ascend. Steps that name no action interfere with none. Linear in the
 * steps and their conditions and effects.
 */
export function findClash(task: Task, steps: readonly string[], times: readonly number[]): Clash | undefined {
  for (let from = 0; from < steps.length; ) {
    let to = from + 1
    while (times[to] === times[from]) to++
    const clash = to === from + 1 ? undefined : clashWithin(task, steps, from, to)
    if (clash !== undefined) return clash
    from = to
  }
  return undefined
}

function clashWithin(task: Task, steps: readonly string[], from: number, to: number): Clash | undefined {
  const before = {
    needs: new Map<FactId, number>(),
    adds: new Map<FactId, number>(),
    deletes: new Map<FactId, number>(),
  }
  for (let second = from; second < to; second++) {
    const action = findAction(task, steps[second]!)
    if (action === undefined) continue
    const own = factsOf(task, action)
    const pairs = [
      [own.needs, before.adds],
      [own.needs, before.deletes],
      [own.adds, before.needs],
      [own.adds, before.deletes],
      [own.deletes, before.needs],
      [own.deletes, before.adds],
    ] as const
    for (const [facts, others] of pairs)
      for (const fact of facts) {
        const first = others.get(fact)
        if (first !== undefined) return { from, first, second, fact }
      }
    for (const kind of ['needs', 'adds', 'deletes'] as const)
      for (const fact of own[kind]) before[kind].set(fact, second)
  }
  return undefined
}

/** Facts that conditions of the action mention, and those it may add and delete; derived facts as what they depend on. */
function factsOf(task: Task, action: ActionId): Record<'needs' | 'adds' | 'deletes', Set<FactId>> {
  const needs = new Set<FactId>()
  const [adds, deletes] = [new Set<FactId>(), new Set<FactId>()]
  const need = (rows: Rows, row: number): void => {
    for (const literal of itemsOf(rows, row)) addSupport(task, literalFact(literal), needs)
  }
  for (let i = task.firstAlternative[action]!; i < task.firstAlternative[action + 1]!; i++) need(task.alternatives, i)
  for (let i = task.firstEffect[action]!; i < task.firstEffect[action + 1]!; i++) {
    need(task.effectCondition, i)
    for (const fact of itemsOf(task.effectAdds, i)) adds.add(fact as FactId)
    for (const fact of itemsOf(task.effectDeletes, i)) deletes.add(fact as FactId)
  }
  return { needs, adds, deletes }
}

const itemsOf = ({ first, items }: Rows, row: number): Int32Array => items.subarray(first[row]!, first[row + 1]!)

/** Adds the fact, and of a derived one all facts that its rules mention. */
function addSupport(task: Task, fact: FactId, into: Set<FactId>): void {
  const open = [fact]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (into.has(next)) continue
    into.add(next)
    if (task.factKind[next] === FLUENT) continue
    task.ruleHead.forEach((head, rule) => {
      if (head === next) for (const literal of itemsOf(task.ruleBody, rule)) open.push(literalFact(literal))
    })
  }
}
