// Forward exploration that prefers what is new: states that make a fact true for the first time are expanded first, then those with a new
// pair of facts, then the rest (novelty, Lipovetzky & Geffner 2012, 2017). Every fact and action met on the way is stored with its state,
// so a sequence to it can be given. Nothing is pruned: once the queues are empty, every reachable state has been seen.

import { movesOf } from './moves'
import { bytesAllowed, noteShortage } from '#base/memory'
import { NO_STATE, StateTable } from './state-table'
import { Successors } from './successors'
import type { ActionId, Task } from '#planning/task/task'

/** With more facts than this, new pairs are not distinguished from old ones. */
const MAX_PAIR_FACTS = 8192
const CLASSES = 3
/** Bytes of a state in addition to its facts. */
const OVERHEAD_BYTES = 32

/** States seen so far, and where each fact and action was first met. */
export class Exploration {
  readonly task: Task
  readonly states: StateTable
  /** Per fact: the first state where it holds, or `NO_STATE`. */
  readonly factAt: Int32Array
  /** Per action: a state where it is applicable, or `NO_STATE`. */
  readonly actionAt: Int32Array
  factsMet = 0
  actionsMet = 0
  expanded = 0
  /** Memory or the limit of states was reached: not every successor is stored. */
  truncated = false

  private readonly successors: Successors
  private parent = new Int32Array(256)
  private via = new Int32Array(256)
  private isExpanded = new Uint8Array(256)
  /** Waiting states by class, first in first out. */
  private readonly queues: NumberQueue[] = Array.from({ length: CLASSES }, () => new NumberQueue())
  /** Row f: facts seen together with f. Empty where there are too many facts. */
  private readonly pairs: Uint32Array
  private readonly maxStates: number
  /** States that memory has room for. */
  private readonly most: number
  /** Facts that are new in a child. */
  private readonly fresh: Int32Array

  constructor(task: Task, maxStates: number) {
    this.task = task
    this.most = bytesAllowed() / (4 * task.words + OVERHEAD_BYTES)
    this.maxStates = Math.min(maxStates, this.most)
    this.states = new StateTable(task.words)
    this.successors = new Successors(movesOf(task))
    this.factAt = new Int32Array(task.factCount).fill(NO_STATE)
    this.actionAt = new Int32Array(task.actionCount).fill(NO_STATE)
    this.fresh = new Int32Array(task.factCount)
    this.pairs = new Uint32Array(task.factCount <= MAX_PAIR_FACTS ? task.factCount * task.words : 0)
    this.states.insert(task.initial)
    this.enter(0, NO_STATE, NO_STATE)
    this.visit(0)
  }

  /** Every reachable state has been seen and expanded. */
  get complete(): boolean {
    return !this.truncated && this.queues.every(queue => queue.size === 0)
  }

  /**
   * Expands states until `done`, or none is left in the first `classes` queues (1: only states with a new
   * fact; 3: all), or `maxExpansions` more have been expanded.
   */
  run(maxExpansions: number, classes: number, done: () => boolean): void {
    const end = this.expanded + maxExpansions
    while (this.expanded < end && !done()) {
      let queue = 0
      while (queue < classes && this.queues[queue]!.size === 0) queue++
      if (queue === classes) return
      const state = this.queues[queue]!.shift()
      if (this.isExpanded[state] === 0) this.expand(state)
    }
  }

  /** The state after an applicable action, stored and examined; `NO_STATE` if memory is exhausted. */
  walk(state: number, action: number): number {
    const { states, successors } = this
    const known = states.count
    successors.apply(action, states.cells, state * states.words, known * states.words)
    const next = known < this.maxStates ? states.commit() : states.findCandidate()
    if (next < 0) {
      this.stop()
      return NO_STATE
    }
    if (next === known) this.enter(next, state, action)
    this.visit(next)
    return next
  }

  /** Records the actions that are applicable in the state; returns how many `successors.found` has. */
  private visit(state: number): number {
    const { states, successors, actionAt } = this
    const count = successors.find(states.cells, state * states.words)
    const { found } = successors
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      if (actionAt[action] !== NO_STATE) continue
      actionAt[action] = state
      this.actionsMet++
    }
    return count
  }

  /** The actions from the initial state to this one. */
  sequenceTo(state: number): ActionId[] {
    const actions: ActionId[] = []
    for (let s = state; this.parent[s] !== NO_STATE; s = this.parent[s]!) actions.push(this.via[s]! as ActionId)
    return actions.reverse()
  }

  private expand(state: number): void {
    const { states, successors } = this
    const { words } = states
    this.isExpanded[state] = 1
    this.expanded++
    const row = state * words
    const count = this.visit(state)
    const { found } = successors
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      const known = states.count
      successors.apply(action, states.cells, row, known * words)
      const next = known < this.maxStates ? states.commit() : states.findCandidate()
      if (next < 0) this.stop()
      else if (next === known) this.enter(next, state, action)
    }
  }

  /** Memory is exhausted. */
  private stop(): void {
    this.truncated = true
    if (this.states.count >= this.most) noteShortage()
  }

  /** Records a newly stored state and queues it. */
  private enter(state: number, parent: number, via: number): void {
    if (state >= this.parent.length) this.grow()
    this.parent[state] = parent
    this.via[state] = via
    this.queues[this.classOf(state, parent)]!.push(state)
  }

  /** 0: a fact holds for the first time; 1: a pair does; 2: neither. */
  private classOf(state: number, parent: number): number {
    const { task, states, factAt, fresh } = this
    const { cells, words } = states
    const row = state * words
    let freshCount = 0
    for (let w = 0; w < words; w++) {
      let bits = cells[row + w]! & ~(parent === NO_STATE ? 0 : cells[parent * words + w]!)
      while (bits !== 0) {
        fresh[freshCount++] = (w << 5) + 31 - Math.clz32(bits & -bits)
        bits &= bits - 1
      }
    }
    let newFact = false
    for (let i = 0; i < freshCount; i++) {
      const fact = fresh[i]!
      if (factAt[fact] !== NO_STATE) continue
      factAt[fact] = state
      this.factsMet++
      newFact = true
    }
    if (this.pairs.length === 0) return newFact ? 0 : 2
    let newPair = false
    for (let i = 0; i < freshCount; i++) if (meet(this.pairs, task.words, fresh[i]!, cells, row)) newPair = true
    return newFact ? 0 : newPair ? 1 : 2
  }

  private grow(): void {
    const size = Math.ceil(this.parent.length * 1.5)
    this.parent = grown(this.parent, new Int32Array(size))
    this.via = grown(this.via, new Int32Array(size))
    this.isExpanded = grown(this.isExpanded, new Uint8Array(size))
  }
}

/** Records that `fact` holds together with all of the row; true if some pair is new. */
function meet(pairs: Uint32Array, words: number, fact: number, cells: Int32Array, row: number): boolean {
  const at = fact * words
  const bit = 1 << (fact & 31)
  const word = fact >>> 5
  let isNew = false
  for (let w = 0; w < words; w++) {
    let bits = cells[row + w]! & ~pairs[at + w]!
    if (bits === 0) continue
    isNew = true
    pairs[at + w]! |= bits
    while (bits !== 0) {
      pairs[((w << 5) + 31 - Math.clz32(bits & -bits)) * words + word]! |= bit
      bits &= bits - 1
    }
  }
  return isNew
}

function grown<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from)
  return to
}

/** A first-in, first-out queue of numbers. */
class NumberQueue {
  private items = new Int32Array(256)
  private head = 0
  private tail = 0

  get size(): number {
    return this.tail - this.head
  }

  push(item: number): void {
    if (this.tail === this.items.length) {
      const waiting = this.items.subarray(this.head, this.tail)
      const items = waiting.length * 2 > this.items.length ? this.items.length * 2 : 0
      const to = items === 0 ? this.items : new Int32Array(items)
      if (items === 0) to.copyWithin(0, this.head, this.tail)
      else to.set(waiting)
      this.tail -= this.head
      this.head = 0
      this.items = to
    }
    this.items[this.tail++] = item
  }

  shift(): number {
    return this.items[this.head++]!
  }
}
