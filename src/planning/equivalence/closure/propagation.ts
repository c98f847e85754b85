// Unit propagation (Dowling & Gallier 1984) over groups of facts with at most one, or at least one, true, and over
// conjunctions that never hold. Facts are the task's numbers.

import { exactlyOneTest } from '#planning/analysis/exactly-one'
import { mutexGroups, mutexLimits } from '#planning/task/mutex'
import { initialClosure } from '#planning/search/relaxed/closure'
import { isNegated, literalFact, type Task } from '#planning/task/task'

/** A group of facts with at most one true; in an exact group, exactly one. */
export interface Group {
  readonly facts: readonly number[]
  readonly exact: boolean
}

const UNKNOWN = 0
const HOLDS = 1
const FAILS = 2

/** The consequences of literals under the clauses. */
export class Propagation {
  readonly task: Task
  readonly groups: readonly Group[]
  /** Groups used in a propagation that ended in a contradiction. */
  readonly used: Uint8Array
  readonly never: (readonly number[])[] = []
  /** Literals derived in the last propagation, in order. */
  readonly trail: number[] = []
  /** Work done: facts examined. */
  work = 0
  private readonly value: Uint8Array
  private readonly groupsOf: number[][]
  private readonly neverOf = new Map<number, number[]>()
  private readonly reached: Uint8Array
  private readonly forcing: number[] = []

  constructor(task: Task) {
    this.task = task
    this.groups = groupsOf(task)
    this.used = new Uint8Array(this.groups.length)
    this.value = new Uint8Array(task.factCount)
    this.groupsOf = Array.from({ length: task.factCount }, () => [])
    this.groups.forEach((group, number) => {
      for (const fact of group.facts) this.groupsOf[fact]!.push(number)
    })
    this.reached = initialClosure(task).reached
  }

  /** Adds a conjunction that never holds. */
  addNever(conjunction: readonly number[]): void {
    const place = this.never.push(conjunction) - 1
    for (const literal of conjunction) {
      const known = this.neverOf.get(literal)
      if (known === undefined) this.neverOf.set(literal, [place])
      else known.push(place)
    }
  }

  forgetNever(): void {
    this.never.length = 0
    this.neverOf.clear()
  }

  isKnown(fact: number): boolean {
    return this.value[fact] !== UNKNOWN
  }

  /** The truth of a literal, undefined if unknown. */
  truthOf(literal: number): boolean | undefined {
    if (this.reached[literal] === 0) return false
    const value = this.value[literalFact(literal)]!
    return value === UNKNOWN ? undefined : (value === FAILS) === isNegated(literal)
  }

  groupsWith(fact: number): readonly number[] {
    return this.groupsOf[fact]!
  }

  /** Assumes the literals; false: a contradiction. The consequences are in `trail` until the next call. */
  follow(...lists: readonly Iterable<number>[]): boolean {
    for (const literal of this.trail) this.value[literalFact(literal)] = UNKNOWN
    this.trail.length = 0
    this.forcing.length = 0
    let isOpen = true
    for (const list of lists) for (const literal of list) isOpen &&= this.take(literal)
    for (let next = 0; isOpen && next < this.trail.length; next++) isOpen = this.step(this.trail[next]!)
    if (!isOpen) for (const group of this.forcing) this.used[group] = 1
    return isOpen
  }

  private take(literal: number): boolean {
    const fact = literalFact(literal)
    const wanted = isNegated(literal) ? FAILS : HOLDS
    const value = this.value[fact]!
    if (value !== UNKNOWN) return value === wanted
    if (this.reached[literal] === 0) return false
    this.value[fact] = wanted
    this.trail.push(literal)
    return true
  }

  private step(literal: number): boolean {
    const fact = literalFact(literal)
    this.work++
    for (const number of this.groupsOf[fact]!) {
      const { facts, exact } = this.groups[number]!
      if (!isNegated(literal)) {
        this.work += facts.length
        this.forcing.push(number)
        for (const other of facts) if (other !== fact && !this.take(2 * other + 1)) return false
      } else if (exact && !this.lastOf(number, facts)) return false
    }
    for (const place of this.neverOf.get(literal) ?? []) {
      let open = -1
      let count = 0
      for (const each of this.never[place]!) {
        const value = this.value[literalFact(each)]
        if (value === (isNegated(each) ? FAILS : HOLDS)) continue
        open = each
        if (++count > 1) break
      }
      if (count === 0 || (count === 1 && !this.take(open ^ 1))) return false
    }
    return true
  }

  private lastOf(number: number, facts: readonly number[]): boolean {
    let last = -1
    let count = 0
    for (const each of facts) {
      this.work++
      if (this.value[each] === FAILS || this.reached[2 * each] === 0) continue
      last = each
      if (++count > 1) return true
    }
    this.forcing.push(number)
    return count === 1 && this.take(2 * last)
  }
}

/** Mutex groups, and which of them are exact. */
function groupsOf(task: Task): Group[] {
  const isExact = exactlyOneTest(task)
  return mutexGroups(task, { ...mutexLimits, isThorough: true }).map(facts => ({
    facts,
    exact: isExact(facts),
  }))
}
