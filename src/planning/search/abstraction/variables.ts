// Finite-domain variables over a task's facts (Helmert 2009): each is a mutex group, and its value is the fact that
// holds, or that none does; a fact in no group is a variable of its own. Moves, one for each alternative of an
// action's precondition, are described variable by variable: which values they require, and which they set.

import { isNegated, literalFact, type Task } from '#planning/task/task'
import type { MutexGroup } from '#planning/task/mutex'

/** Instead of a value: the move is not applicable, or two facts of a group hold. */
export const NO_VALUE = -1

/** A conditional effect on one variable. */
export interface Condition {
  /** Literals that must hold before the step. */
  readonly literals: readonly number[]
  /** The value it sets; `NO_VALUE` if it only deletes. */
  readonly adds: number
  readonly deletes: readonly number[]
}

/** The effect of a move on one variable. */
export interface Behaviour {
  /** Per value the value after the move, without conditional effects; `NO_VALUE` if the move is not applicable. */
  readonly next: Int32Array
  /** Conditional effects; none if the value is added in any case. */
  readonly conditions: readonly Condition[]
  readonly changes: boolean
}

export interface Variables {
  readonly count: number
  /** Per fact: its variable, and its value there. */
  readonly variableOf: Int32Array
  readonly placeOf: Int32Array
  /** Per variable: its number of values; the last means that none of its facts holds. */
  readonly size: Int32Array
  /** Per move: its action. */
  readonly actionOf: Int32Array
  /** Per variable: the moves that require or change it, ascending, and their effects on it. */
  readonly moves: readonly Int32Array[]
  readonly behaviourOf: readonly Int32Array[]
  readonly behaviours: readonly (readonly Behaviour[])[]
}

/** Greedy cover by the groups with the most uncovered facts. The task has no rules. */
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
  const reader = new MoveReader(task, variableOf, placeOf, size)
  for (let action = 0; action < task.actionCount; action++) reader.read(action)
  return {
    count: size.length,
    variableOf,
    placeOf,
    size: Int32Array.from(size),
    actionOf: Int32Array.from(reader.actionOf),
    moves: reader.moves.map(list => Int32Array.from(list)),
    behaviourOf: reader.behaviourOf.map(list => Int32Array.from(list)),
    behaviours: reader.behaviours,
  }
}

const ASKS = 0
const FORBIDS = 1
const DELETES = 2
const ADDS = 3

/** The conditions and effects of a move on one variable: codes of value and role, and conditional effects. */
interface Touched {
  readonly codes: number[]
  readonly conditions: Condition[]
}

class MoveReader {
  readonly actionOf: number[] = []
  readonly moves: number[][]
  readonly behaviourOf: number[][]
  readonly behaviours: Behaviour[][]
  private readonly known: Map<string, number>[]
  private readonly task: Task
  private readonly variableOf: Int32Array
  private readonly placeOf: Int32Array
  private readonly size: readonly number[]

  constructor(task: Task, variableOf: Int32Array, placeOf: Int32Array, size: readonly number[]) {
    this.task = task
    this.variableOf = variableOf
    this.placeOf = placeOf
    this.size = size
    this.moves = size.map(() => [])
    this.behaviourOf = size.map(() => [])
    this.behaviours = size.map(() => [])
    this.known = size.map(() => new Map())
  }

  read(action: number): void {
    const { firstAlternative, alternatives } = this.task
    for (let alt = firstAlternative[action]!; alt < firstAlternative[action + 1]!; alt++) {
      const touched = new Map<number, Touched>()
      for (let i = alternatives.first[alt]!; i < alternatives.first[alt + 1]!; i++) {
        const lit = alternatives.items[i]!
        this.note(touched, literalFact(lit), isNegated(lit) ? FORBIDS : ASKS)
      }
      this.readEffects(action, touched)
      this.enter(this.actionOf.push(action) - 1, touched)
    }
  }

  private readEffects(action: number, touched: Map<number, Touched>): void {
    const { firstEffect, effectAdds, effectDeletes, effectCondition } = this.task
    for (let e = firstEffect[action]!; e < firstEffect[action + 1]!; e++) {
      const adds = effectAdds.items.subarray(effectAdds.first[e]!, effectAdds.first[e + 1]!)
      const deletes = effectDeletes.items.subarray(effectDeletes.first[e]!, effectDeletes.first[e + 1]!)
      const literals = [...effectCondition.items.subarray(effectCondition.first[e]!, effectCondition.first[e + 1]!)]
      if (literals.length === 0) {
        for (const fact of deletes) this.note(touched, fact, DELETES)
        for (const fact of adds) this.note(touched, fact, ADDS)
      } else this.noteConditional(touched, literals, adds, deletes)
    }
  }

  private noteConditional(
    touched: Map<number, Touched>,
    literals: readonly number[],
    adds: Int32Array,
    deletes: Int32Array,
  ): void {
    const { variableOf, placeOf } = this
    for (const variable of new Set([...adds, ...deletes].map(fact => variableOf[fact]!))) {
      const isOwn = (fact: number): boolean => variableOf[fact] === variable
      const added = adds.find(isOwn)
      this.entry(touched, variable).conditions.push({
        literals,
        adds: added === undefined ? NO_VALUE : placeOf[added]!,
        deletes: [...deletes].filter(isOwn).map(fact => placeOf[fact]!),
      })
    }
  }

  private note(touched: Map<number, Touched>, fact: number, role: number): void {
    this.entry(touched, this.variableOf[fact]!).codes.push(this.placeOf[fact]! * 4 + role)
  }

  private entry(touched: Map<number, Touched>, variable: number): Touched {
    let entry = touched.get(variable)
    if (entry === undefined) touched.set(variable, (entry = { codes: [], conditions: [] }))
    return entry
  }

  private enter(move: number, touched: ReadonlyMap<number, Touched>): void {
    const { known, behaviours, size, moves, behaviourOf } = this
    for (const [variable, { codes, conditions }] of touched) {
      const key = conditions.length === 0 ? codes.join() : `${codes.join()} ${JSON.stringify(conditions)}`
      let number = known[variable]!.get(key)
      if (number === undefined) {
        number = behaviours[variable]!.push(behaviourFrom(codes, conditions, size[variable]!)) - 1
        known[variable]!.set(key, number)
      }
      moves[variable]!.push(move)
      behaviourOf[variable]!.push(number)
    }
  }
}

function behaviourFrom(codes: readonly number[], conditions: readonly Condition[], size: number): Behaviour {
  const next = Int32Array.from({ length: size }, (_, value) => value)
  const allowed = new Uint8Array(size).fill(1)
  let changes = conditions.length > 0
  let isAdded = false
  for (const code of codes) {
    const value = code >> 2
    const role = code & 3
    if (role === ASKS) for (let v = 0; v < size; v++) allowed[v]! &= v === value ? 1 : 0
    else if (role === FORBIDS) allowed[value] = 0
    else if (role === DELETES) next[value] = size - 1
    else next.fill(value)
    if (role >= DELETES) changes = true
    if (role === ADDS) isAdded = true
  }
  for (let v = 0; v < size; v++) if (allowed[v] === 0) next[v] = NO_VALUE
  // If two facts of a group are added, one is redundant: at most one of them ever holds.
  return { next, conditions: isAdded ? [] : conditions, changes }
}
