// A task projected onto some of its variables (pattern databases: Culberson and Schaeffer 1998; Edelkamp 2001): a small graph with an edge
// for each class of moves with the same effect on these variables.

import { conditionalEdges } from './conditional-edges'
import { NO_VALUE, type Variables } from './variables'

export interface Projection {
  /** Variables, and the factor of each in the number of an abstract state. */
  readonly variables: readonly number[]
  readonly strides: readonly number[]
  readonly stateCount: number
  /** Per edge: source and class; edges into state s are `firstEdge[s] .. firstEdge[s+1]-1`. */
  readonly firstEdge: Int32Array
  readonly source: Int32Array
  readonly classOf: Int32Array
  /** Moves of class c are `members[firstMember[c]] .. members[firstMember[c+1]-1]`. */
  readonly classCount: number
  readonly firstMember: Int32Array
  readonly members: Int32Array
  /** Per abstract state: 1 if it is reachable from the start. */
  readonly isReached: Uint8Array
  readonly isGoal: Uint8Array
}

/** Variables in a pattern. */
export const LARGEST_PATTERN = 3

/** Values of the goal by variable: per value 1 if a goal state may have it; absent if all may. */
export type GoalValues = ReadonlyMap<number, Uint8Array>

/** Limits of one projection. */
export interface ProjectionLimits {
  readonly maxStates: number
  readonly maxEdges: number
}

/** Makes projections of one task; keeps scratch arrays, so that many small projections cause no garbage. */
export class Projector {
  private readonly vars: Variables
  private readonly goal: GoalValues
  private readonly start: Int32Array
  private readonly limits: ProjectionLimits
  /** Per edge: source, target, class. */
  private from: Int32Array = new Int32Array(4096)
  private to: Int32Array = new Int32Array(4096)
  private label: Int32Array = new Int32Array(4096)
  private edges = 0
  /** Edges by source, and the queue of states. */
  private first: Int32Array = new Int32Array(1024)
  private target: Int32Array = new Int32Array(4096)
  private queue: Int32Array = new Int32Array(1024)

  /** For the current pattern: position in the moves of each variable; moves and their classes; the effect of each class. */
  private readonly at = new Int32Array(LARGEST_PATTERN)
  private readonly found: Int32Array
  private readonly keys: number[] = []
  private readonly byKey = new SmallKeys()

  constructor(vars: Variables, goal: GoalValues, start: Int32Array, limits: ProjectionLimits) {
    this.found = new Int32Array(2 * vars.actionOf.length)
    this.vars = vars
    this.goal = goal
    this.start = start
    this.limits = limits
  }

  /** The projection to the pattern; undefined if it has too many states or edges. */
  project(pattern: readonly number[]): Projection | undefined {
    const { vars, limits, start } = this
    const strides: number[] = []
    let stateCount = 1
    for (const variable of pattern) {
      strides.push(stateCount)
      stateCount *= vars.size[variable]!
      if (stateCount > limits.maxStates) return undefined
    }
    const { classCount, firstMember, members } = this.findClasses(pattern)
    this.edges = 0
    for (let c = 0; c < classCount; c++) {
      this.addEdges(pattern, strides, this.behavioursOf(pattern, this.keys[c]!), c)
      if (this.edges > limits.maxEdges) return undefined
    }
    const isReached = this.reachedFrom(stateOf(start, pattern, strides), stateCount)
    const { from, to, label, edges } = this
    const firstEdge = new Int32Array(stateCount + 1)
    for (let e = 0; e < edges; e++) if (isReached[from[e]!] === 1) firstEdge[to[e]! + 1]!++
    for (let s = 0; s < stateCount; s++) firstEdge[s + 1]! += firstEdge[s]!
    const source = new Int32Array(firstEdge[stateCount]!)
    const classOf = new Int32Array(source.length)
    const place = this.first
    place.set(firstEdge)
    for (let e = 0; e < edges; e++) {
      if (isReached[from[e]!] === 0) continue
      const at = place[to[e]!]!++
      source[at] = from[e]!
      classOf[at] = label[e]!
    }
    return {
      variables: pattern,
      strides,
      stateCount,
      firstEdge,
      source,
      classOf,
      classCount,
      firstMember,
      members,
      isReached,
      isGoal: this.goalStates(pattern, strides, stateCount),
    }
  }

  /**
   * Classes of the moves that change the pattern, by their effect on each of its variables. Writes into `keys` the effect of each class:
   * the numbers of behaviours, from 1, with 0 for none, as one mixed-radix number.
   */
  private findClasses(pattern: readonly number[]): Pick<Projection, 'classCount' | 'firstMember' | 'members'> {
    const { vars, found, at } = this
    const known = this.knownClasses(pattern)
    let classCount = 0
    let count = 0
    at.fill(0)
    for (;;) {
      let move = Infinity
      for (let i = 0; i < pattern.length; i++) {
        const list = vars.moves[pattern[i]!]!
        if (at[i]! < list.length && list[at[i]!]! < move) move = list[at[i]!]!
      }
      if (move === Infinity) break
      let key = 0
      let changes = false
      for (let i = 0; i < pattern.length; i++) {
        const variable = pattern[i]!
        const behaviours = vars.behaviours[variable]!
        let behaviour = -1
        if (vars.moves[variable]![at[i]!] === move) {
          behaviour = vars.behaviourOf[variable]![at[i]!]!
          at[i]!++
          if (behaviours[behaviour]!.changes) changes = true
        }
        key = key * (behaviours.length + 1) + behaviour + 1
      }
      if (!changes) continue
      let number = known.get(key)
      if (number === undefined) {
        number = classCount++
        known.set(key, number)
        this.keys[number] = key
      }
      found[count++] = move
      found[count++] = number
    }
    const firstMember = new Int32Array(classCount + 1)
    for (let i = 1; i < count; i += 2) firstMember[found[i]!]!++
    for (let c = 0; c < classCount; c++) firstMember[c + 1]! += firstMember[c]!
    const members = new Int32Array(count / 2)
    for (let i = count - 1; i > 0; i -= 2) members[--firstMember[found[i]!]!] = found[i - 1]!
    return { classCount, firstMember, members }
  }

  /** An empty table of classes by key. */
  private knownClasses(pattern: readonly number[]): ClassNumbers {
    let keys = 1
    for (const variable of pattern) keys *= this.vars.behaviours[variable]!.length + 1
    if (keys > this.byKey.size) return new Map()
    this.byKey.clear()
    return this.byKey
  }

  private behavioursOf(pattern: readonly number[], key: number): number[] {
    const behaviours: number[] = []
    let rest = key
    for (let i = pattern.length - 1; i >= 0; i--) {
      const base = this.vars.behaviours[pattern[i]!]!.length + 1
      behaviours[i] = (rest % base) - 1
      rest = Math.floor(rest / base)
    }
    return behaviours
  }

  private goalStates(pattern: readonly number[], strides: readonly number[], stateCount: number): Uint8Array {
    const isGoal = new Uint8Array(stateCount).fill(1)
    for (let i = 0; i < pattern.length; i++) {
      const wanted = this.goal.get(pattern[i]!)
      if (wanted === undefined) continue
      const stride = strides[i]!
      for (let s = 0, value = 0; s < stateCount; s += stride) {
        if (wanted[value] === 0) isGoal.fill(0, s, s + stride)
        if (++value === wanted.length) value = 0
      }
    }
    return isGoal
  }

  /** Adds the edges of class c of moves, with this effect on each variable of the pattern (-1: none). */
  private addEdges(
    pattern: readonly number[],
    strides: readonly number[],
    behaviours: readonly number[],
    c: number,
  ): void {
    const { vars } = this
    const begin = this.edges
    let count = 1
    this.reserve(begin + 1)
    this.from[begin] = 0
    this.to[begin] = 0
    let hasConditions = false
    for (let i = 0; i < pattern.length && count > 0; i++) {
      const size = vars.size[pattern[i]!]!
      const known = behaviours[i]! < 0 ? undefined : vars.behaviours[pattern[i]!]![behaviours[i]!]!
      if (known !== undefined && known.conditions.length > 0) hasConditions = true
      count *= this.spread(begin, count, strides[i]!, size, known?.next)
    }
    this.edges = begin + count
    if (hasConditions && count > 0) this.addConditional(pattern, strides, behaviours, begin)
    this.label.fill(c, begin, this.edges)
  }

  /** Adds the next variable's values to the edges from `begin` on; returns how many edges each becomes. */
  private spread(begin: number, count: number, stride: number, size: number, next: Int32Array | undefined): number {
    this.reserve(begin + count * (size + 1))
    const { from, to } = this
    let copies = 0
    let [kept, keptTo] = [-1, -1]
    for (let v = 0; v < size; v++) {
      const then = next === undefined ? v : next[v]!
      if (then === NO_VALUE) continue
      if (kept < 0) {
        kept = v
        keptTo = then
        continue
      }
      const at = begin + ++copies * count
      for (let k = 0; k < count; k++) {
        from[at + k] = from[begin + k]! + v * stride
        to[at + k] = to[begin + k]! + then * stride
      }
    }
    if (kept < 0) return 0
    for (let k = begin; k < begin + count; k++) {
      from[k]! += kept * stride
      to[k]! += keptTo * stride
    }
    return copies + 1
  }

  private addConditional(
    pattern: readonly number[],
    strides: readonly number[],
    behaviours: readonly number[],
    begin: number,
  ): void {
    const { vars } = this
    const known = pattern.map((variable, i) =>
      behaviours[i]! < 0 ? undefined : vars.behaviours[variable]![behaviours[i]!]!,
    )
    const states = this.from.slice(begin, this.edges)
    const { sources, targets } = conditionalEdges(vars, pattern, strides, known, states)
    this.reserve(begin + sources.length)
    this.from.set(sources, begin)
    this.to.set(targets, begin)
    this.edges = begin + sources.length
  }

  private reserve(edges: number): void {
    if (edges <= this.from.length) return
    const size = Math.max(edges, this.from.length * 2)
    this.from = grown(this.from, size)
    this.to = grown(this.to, size)
    this.label = grown(this.label, size)
  }

  private reachedFrom(start: number, stateCount: number): Uint8Array {
    const { from, to, edges } = this
    if (this.first.length <= stateCount) {
      this.first = new Int32Array(stateCount * 2)
      this.queue = new Int32Array(stateCount * 2)
    }
    if (this.target.length < edges) this.target = new Int32Array(edges * 2)
    const { first, target, queue } = this
    // Counting down from the end of each list yields its beginning.
    first.fill(0, 0, stateCount + 1)
    for (let e = 0; e < edges; e++) first[from[e]!]!++
    for (let s = 0; s < stateCount; s++) first[s + 1]! += first[s]!
    for (let e = edges - 1; e >= 0; e--) target[--first[from[e]!]!] = to[e]!
    const isReached = new Uint8Array(stateCount)
    let waiting = 0
    queue[waiting++] = start
    isReached[start] = 1
    while (waiting > 0) {
      const state = queue[--waiting]!
      for (let e = first[state]!; e < first[state + 1]!; e++)
        if (isReached[target[e]!] === 0) {
          isReached[target[e]!] = 1
          queue[waiting++] = target[e]!
        }
    }
    return isReached
  }
}

interface ClassNumbers {
  get(key: number): number | undefined
  set(key: number, number: number): void
}

/** Numbers by small keys; clearing takes constant time. */
class SmallKeys implements ClassNumbers {
  readonly size = 1 << 13
  private readonly numbers = new Int32Array(this.size)
  private readonly turns = new Int32Array(this.size)
  private turn = 0

  clear(): void {
    this.turn++
  }

  get(key: number): number | undefined {
    return this.turns[key] === this.turn ? this.numbers[key] : undefined
  }

  set(key: number, number: number): void {
    this.turns[key] = this.turn
    this.numbers[key] = number
  }
}

function grown(array: Int32Array, size: number): Int32Array {
  const copy = new Int32Array(size)
  copy.set(array)
  return copy
}

/** The abstract state of these values of all variables; negative if some are `NO_VALUE`. */
export function stateOf(values: Int32Array, pattern: readonly number[], strides: readonly number[]): number {
  let state = 0
  for (let i = 0; i < pattern.length; i++) {
    if (values[pattern[i]!] === NO_VALUE) return NO_VALUE
    state += values[pattern[i]!]! * strides[i]!
  }
  return state
}
