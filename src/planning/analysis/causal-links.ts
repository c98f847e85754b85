// The achiever of each literal that a step needs: the step since which it has held, or the initial state (causal links,
// as in partial-order planning; McAllester & Rosenblitt 1991). Read off the states along the sequence.

import { hasBit } from '#base/bits'
import type { ActionId, Conjunction, LiteralId, State, Task } from '#planning/task/task'
import { isNegated, literalFact } from '#planning/task/task'
import { trace } from '#planning/task/trace'

/** No step: it has held from the start. */
export const FROM_START = -1

export interface CausalLink {
  readonly literal: LiteralId
  /** The step since which the literal has held, or `FROM_START`. */
  readonly producer: number
  /** The step that needs it; the length of the sequence for the goal. */
  readonly consumer: number
  readonly why: 'precondition' | 'condition' | 'goal'
}

/**
 * The links of an applicable sequence: to each step's precondition (the first alternative that holds), to the
 * conditions of its effects that fire, and to the goal where it holds at the end. O(steps · facts).
 */
export function causalLinks(task: Task, sequence: readonly ActionId[]): CausalLink[] {
  const links: CausalLink[] = []
  const since = new Int32Array(task.factCount).fill(FROM_START)
  const note = (literals: Iterable<number>, consumer: number, why: CausalLink['why'], seen: Set<number>): void => {
    for (const lit of literals) {
      if (seen.has(lit)) continue
      seen.add(lit)
      const producer = since[literalFact(lit)]!
      links.push({ literal: lit as LiteralId, producer, consumer, why })
    }
  }
  const { states, end, broken } = trace(task, task.initial, sequence)
  if (broken !== undefined) throw new RangeError(`step ${broken} of the sequence is not applicable`)
  for (let step = 0; step < sequence.length; step++) {
    const action = sequence[step]!
    const state = states[step]!
    const next = states[step + 1]!
    const seen = new Set<number>()
    note(heldAlternative(task, state, action), step, 'precondition', seen)
    for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++) {
      const { first, items } = task.effectCondition
      const condition = items.subarray(first[effect]!, first[effect + 1]!)
      if (allHold(state, condition)) note(condition, step, 'condition', seen)
    }
    for (let fact = 0; fact < task.factCount; fact++)
      if (hasBit(state, 0, fact) !== hasBit(next, 0, fact)) since[fact] = step
  }
  const reached = task.goal.find(conjunction => allHold(end, conjunction))
  if (reached !== undefined) note(reached, sequence.length, 'goal', new Set())
  return links
}

function heldAlternative(task: Task, state: State, action: number): Int32Array | Conjunction {
  const { first, items } = task.alternatives
  for (let alt = task.firstAlternative[action]!; alt < task.firstAlternative[action + 1]!; alt++) {
    const literals = items.subarray(first[alt]!, first[alt + 1]!)
    if (allHold(state, literals)) return literals
  }
  return []
}

function allHold(state: State, literals: ArrayLike<number>): boolean {
  for (let i = 0; i < literals.length; i++)
    if (hasBit(state, 0, literalFact(literals[i]!)) === isNegated(literals[i]!)) return false
  return true
}
