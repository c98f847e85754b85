// Finite-domain variables over a task's facts (Helmert 2009): each is a mutex group, whose value is the fact that holds or
// that none does; a fact in no group is a variable of its own. Moves, one for each alternative of an action's precondition,
// are looked at a variable at a time: which values they ask for, and what each becomes.

import { isNegated, literalFact, type Task } from '../../task/task'
import type { MutexGroup } from '../../task/mutex'

/** A value that stands for none, where two facts of a group hold. */
export const NO_VALUE = -1

/** What a move does to one variable: per value the one after it, `NO_VALUE` where the move is not applicable. */
export interface Behaviour {
  readonly next: Int32Array
  readonly changes: boolean
}

export interface Variables {
  readonly count: number
  /** Per fact: its variable, and its value there. */
  readonly variableOf: Int32Array
  readonly placeOf: Int32Array
  /** Per variable: how many values it has; the last means that no fact of it holds. */
  readonly size: Int32Array
  /** Per move: its action. */
  readonly actionOf: Int32Array
  /** Per variable: the moves that ask for it or change it, ascending, and what each does. */
  readonly moves: readonly Int32Array[]
  readonly behaviourOf: readonly Int32Array[]
  readonly behaviours: readonly (readonly Behaviour[])[]
}

/** Greedy cover by the groups with most facts left; the task must have no conditional effects. */
export function makeVariables(task: Task, groups: readonly MutexGroup[]): Variables {
  const variableOf = new Int32Array(task.factCount).fill(-1)
  const placeOf = new Int32Array(task.factCount)
  const size: number[] = []
  const add = (facts: readonly number[]): void => {
    facts.forEach((fact, value) => {
      variableOf[fact] = size.length
      placeOf[fact] = value
    })
    size.push(facts.length + 1)
  }
  let left = groups.map(group => [...group])
  for (;;) {
    left = left.map(group => group.filter(fact => variableOf[fact]! < 0))
    const largest = left.reduce((best, group) => (group.length > best.length ? group : best), [])
    if (largest.length < 2) break
    add(largest)
  }
  for (let fact = 0; fact < task.factCount; fact++) if (variableOf[fact]! < 0) add([fact])
  return {
    count: size.length,
    variableOf,
    placeOf,
    size: Int32Array.from(size),
    ...readMoves(task, variableOf, placeOf, size),
  }
}

function readMoves(
  task: Task,
  variableOf: Int32Array,
  placeOf: Int32Array,
  size: readonly number[],
) {
  const moves: number[][] = size.map(() => [])
  const behaviourOf: number[][] = size.map(() => [])
  const behaviours: Behaviour[][] = size.map(() => [])
  const known: Map<string, number>[] = size.map(() => new Map())
  const actionOf: number[] = []
  const { firstAlternative, alternatives, firstEffect, effectAdds, effectDeletes } = task
  for (let action = 0; action < task.actionCount; action++)
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      const move = actionOf.push(action) - 1
      const touched = new Map<number, number[]>()
      const note = (fact: number, role: number): void => {
        const code = placeOf[fact]! * 4 + role
        const list = touched.get(variableOf[fact]!)
        if (list === undefined) touched.set(variableOf[fact]!, [code])
        else list.push(code)
      }
      for (let i = alternatives.first[alt]!; i < alternatives.first[alt + 1]!; i++)
        note(
          literalFact(alternatives.items[i]!),
          isNegated(alternatives.items[i]!) ? FORBIDS : ASKS,
        )
      for (let e = firstEffect[action]!; e < firstEffect[action + 1]!; e++) {
        for (let i = effectDeletes.first[e]!; i < effectDeletes.first[e + 1]!; i++)
          note(effectDeletes.items[i]!, DELETES)
        for (let i = effectAdds.first[e]!; i < effectAdds.first[e + 1]!; i++)
          note(effectAdds.items[i]!, ADDS)
      }
      for (const [variable, codes] of touched) {
        const key = codes.join()
        let number = known[variable]!.get(key)
        if (number === undefined) {
          number = behaviours[variable]!.push(behaviourFrom(codes, size[variable]!)) - 1
          known[variable]!.set(key, number)
        }
        moves[variable]!.push(move)
        behaviourOf[variable]!.push(number)
      }
    }
  return {
    actionOf: Int32Array.from(actionOf),
    moves: moves.map(list => Int32Array.from(list)),
    behaviourOf: behaviourOf.map(list => Int32Array.from(list)),
    behaviours,
  }
}

const ASKS = 0
const FORBIDS = 1
const DELETES = 2
const ADDS = 3

function behaviourFrom(codes: readonly number[], size: number): Behaviour {
  const next = Int32Array.from({ length: size }, (_, value) => value)
  const allowed = new Uint8Array(size).fill(1)
  let changes = false
  for (const code of codes) {
    const value = code >> 2
    const role = code & 3
    if (role === ASKS) for (let v = 0; v < size; v++) allowed[v]! &= v === value ? 1 : 0
    else if (role === FORBIDS) allowed[value] = 0
    else if (role === DELETES) next[value] = size - 1
    else next.fill(value)
    if (role >= DELETES) changes = true
  }
  for (let v = 0; v < size; v++) if (allowed[v] === 0) next[v] = NO_VALUE
  return { next, changes }
}
