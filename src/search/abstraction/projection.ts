// A task as some of its variables see it (pattern databases: Culberson and Schaeffer 1998; Edelkamp 2001): a small graph
// whose edges stand for classes of moves that do the same to these variables.

import { isNegated, literalFact } from '../../task/task'
import { type Behaviour, type Condition, NO_VALUE, type Variables } from './variables'

export interface Projection {
  /** Variables, and what one more of each value is worth in the number of an abstract state. */
  readonly variables: readonly number[]
  readonly strides: readonly number[]
  readonly stateCount: number
  /** Per edge: source, and class; edges that come to state s are `firstEdge[s] .. firstEdge[s+1]-1`. */
  readonly firstEdge: Int32Array
  readonly source: Int32Array
  readonly classOf: Int32Array
  /** Moves of class c are `members[firstMember[c]] .. members[firstMember[c+1]-1]`. */
  readonly classCount: number
  readonly firstMember: Int32Array
  readonly members: Int32Array
  /** Per abstract state: 1 where the start leads to it. */
  readonly isReached: Uint8Array
  readonly isGoal: Uint8Array
}

/** Values of the goal by variable: per value 1 where a goal state may have it; absent where any. */
export type GoalValues = ReadonlyMap<number, Uint8Array>

/** The projection to the pattern; undefined where it has more states or edges than are allowed, or cannot matter. */
export function project(
  vars: Variables,
  pattern: readonly number[],
  goal: GoalValues,
  start: Int32Array,
  limits: { readonly maxStates: number; readonly maxEdges: number },
): Projection | undefined {
  const strides: number[] = []
  let stateCount = 1
  for (const variable of pattern) {
    strides.push(stateCount)
    stateCount *= vars.size[variable]!
    if (stateCount > limits.maxStates) return undefined
  }
  const { classes, rows } = classesOf(vars, pattern)
  const from: number[] = []
  const to: number[] = []
  const label: number[] = []
  for (let c = 0; c < classes.length; c++) {
    const { sources, targets } = edgesOf(vars, pattern, strides, classes[c]!)
    if (from.length + sources.length > limits.maxEdges) return undefined
    for (let k = 0; k < sources.length; k++) {
      from.push(sources[k]!)
      to.push(targets[k]!)
      label.push(c)
    }
  }
  const isReached = reachedFrom(stateOf(start, pattern, strides), stateCount, from, to)
  const firstEdge = new Int32Array(stateCount + 1)
  for (let e = 0; e < from.length; e++) if (isReached[from[e]!] === 1) firstEdge[to[e]! + 1]!++
  for (let s = 0; s < stateCount; s++) firstEdge[s + 1]! += firstEdge[s]!
  const place = firstEdge.slice()
  const source = new Int32Array(firstEdge[stateCount]!)
  const classOf = new Int32Array(source.length)
  for (let e = 0; e < from.length; e++) {
    if (isReached[from[e]!] === 0) continue
    const at = place[to[e]!]!++
    source[at] = from[e]!
    classOf[at] = label[e]!
  }
  const isGoal = new Uint8Array(stateCount)
  for (let s = 0; s < stateCount; s++) {
    isGoal[s] = 1
    for (let i = 0; i < pattern.length; i++) {
      const wanted = goal.get(pattern[i]!)
      if (wanted?.[Math.floor(s / strides[i]!) % vars.size[pattern[i]!]!] === 0) isGoal[s] = 0
    }
  }
  return {
    variables: pattern,
    strides,
    stateCount,
    firstEdge,
    source,
    classOf,
    classCount: classes.length,
    ...rows,
    isReached,
    isGoal,
  }
}

/** The edges of a class of moves, which do this to each variable of the pattern (-1: nothing). */
function edgesOf(
  vars: Variables,
  pattern: readonly number[],
  strides: readonly number[],
  behaviours: readonly number[],
): { sources: number[]; targets: number[] } {
  const known = pattern.map((variable, i) =>
    behaviours[i]! < 0 ? undefined : vars.behaviours[variable]![behaviours[i]!]!,
  )
  let sources = [0]
  let targets = [0]
  for (let i = 0; i < pattern.length; i++) {
    const moreSources: number[] = []
    const moreTargets: number[] = []
    for (let v = 0; v < vars.size[pattern[i]!]!; v++) {
      const then = known[i] === undefined ? v : known[i]!.next[v]!
      if (then === NO_VALUE) continue
      for (let k = 0; k < sources.length; k++) {
        moreSources.push(sources[k]! + v * strides[i]!)
        moreTargets.push(targets[k]! + then * strides[i]!)
      }
    }
    sources = moreSources
    targets = moreTargets
  }
  if (known.every(behaviour => behaviour === undefined || behaviour.conditions.length === 0))
    return { sources, targets }
  return withConditions(vars, pattern, strides, known, sources)
}

/** The same with effects that have conditions; where these are about other variables, both with the effect and without. */
function withConditions(
  vars: Variables,
  pattern: readonly number[],
  strides: readonly number[],
  behaviours: readonly (Behaviour | undefined)[],
  states: readonly number[],
): { sources: number[]; targets: number[] } {
  const sources: number[] = []
  const targets: number[] = []
  for (const state of states) {
    const values = pattern.map(
      (variable, i) => Math.floor(state / strides[i]!) % vars.size[variable]!,
    )
    const knownValue = (variable: number): number => values[pattern.indexOf(variable)] ?? NO_VALUE
    let found = [0]
    for (let i = 0; i < pattern.length; i++) {
      const behaviour = behaviours[i]
      const then =
        behaviour === undefined
          ? [values[i]!]
          : valuesAfter(vars, behaviour, values[i]!, vars.size[pattern[i]!]!, knownValue)
      found = found.flatMap(target => then.map(value => target + value * strides[i]!))
    }
    for (const target of found) {
      sources.push(state)
      targets.push(target)
    }
  }
  return { sources, targets }
}

/** All values that the variable can have after the step, as far as the values of some variables tell. */
function valuesAfter(
  vars: Variables,
  { next, conditions }: Behaviour,
  value: number,
  size: number,
  known: (variable: number) => number,
): number[] {
  /** Effects that fire for sure, and those that may. */
  const sure: Condition[] = []
  const possible: Condition[] = []
  for (const condition of conditions) {
    let isSure = true
    let isRuledOut = false
    for (const lit of condition.literals) {
      const fact = literalFact(lit)
      const present = known(vars.variableOf[fact]!)
      if (present === NO_VALUE) isSure = false
      else if ((present === vars.placeOf[fact]!) === isNegated(lit)) isRuledOut = true
    }
    if (!isRuledOut) (isSure ? sure : possible).push(condition)
  }
  const found = new Set<number>()
  const certain = sure.find(({ adds }) => adds !== NO_VALUE)
  if (certain !== undefined) found.add(certain.adds)
  else {
    const isGone = sure.some(({ deletes }) => deletes.includes(value))
    found.add(isGone ? size - 1 : next[value]!)
    if (possible.some(({ deletes }) => deletes.includes(value))) found.add(size - 1)
  }
  for (const { adds } of possible) if (adds !== NO_VALUE) found.add(adds)
  return [...found]
}

/** The abstract state of these values of all variables; negative where some are `NO_VALUE`. */
export function stateOf(
  values: Int32Array,
  pattern: readonly number[],
  strides: readonly number[],
): number {
  let state = 0
  for (let i = 0; i < pattern.length; i++) {
    if (values[pattern[i]!] === NO_VALUE) return NO_VALUE
    state += values[pattern[i]!]! * strides[i]!
  }
  return state
}

function reachedFrom(
  start: number,
  stateCount: number,
  from: readonly number[],
  to: readonly number[],
): Uint8Array {
  const first = new Int32Array(stateCount + 1)
  for (const s of from) first[s + 1]!++
  for (let s = 0; s < stateCount; s++) first[s + 1]! += first[s]!
  const place = first.slice()
  const target = new Int32Array(from.length)
  for (let e = 0; e < from.length; e++) target[place[from[e]!]!++] = to[e]!
  const isReached = new Uint8Array(stateCount)
  const queue = [start]
  isReached[start] = 1
  for (let state = queue.pop(); state !== undefined; state = queue.pop())
    for (let e = first[state]!; e < first[state + 1]!; e++)
      if (isReached[target[e]!] === 0) {
        isReached[target[e]!] = 1
        queue.push(target[e]!)
      }
  return isReached
}

/** Moves that change the pattern, by what they do to each of its variables (-1: nothing). */
function classesOf(
  vars: Variables,
  pattern: readonly number[],
): { classes: number[][]; rows: { firstMember: Int32Array; members: Int32Array } } {
  const classes: number[][] = []
  const lists: number[][] = []
  const known = new Map<number, number>()
  const at = pattern.map(() => 0)
  for (;;) {
    let move = Infinity
    for (let i = 0; i < pattern.length; i++) {
      const list = vars.moves[pattern[i]!]!
      if (at[i]! < list.length && list[at[i]!]! < move) move = list[at[i]!]!
    }
    if (move === Infinity) break
    let key = 0
    let changes = false
    const behaviours: number[] = []
    for (let i = 0; i < pattern.length; i++) {
      const variable = pattern[i]!
      let behaviour = -1
      if (vars.moves[variable]![at[i]!] === move) {
        behaviour = vars.behaviourOf[variable]![at[i]!++]!
        if (vars.behaviours[variable]![behaviour]!.changes) changes = true
      }
      behaviours.push(behaviour)
      key = key * (vars.behaviours[variable]!.length + 1) + behaviour + 1
    }
    if (!changes) continue
    let number = known.get(key)
    if (number === undefined) {
      number = classes.push(behaviours) - 1
      lists.push([])
      known.set(key, number)
    }
    lists[number]!.push(move)
  }
  const firstMember = new Int32Array(classes.length + 1)
  for (let c = 0; c < lists.length; c++) firstMember[c + 1] = firstMember[c]! + lists[c]!.length
  return { classes, rows: { firstMember, members: Int32Array.from(lists.flat()) } }
}
