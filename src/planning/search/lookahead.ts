// Any plan, without building a task for it: greedy search that follows relaxed plans as far as they are applicable before it expands
// (lookahead, Vidal 2004). Goal, forbidden actions and an avoided fact are parameters, so that many searches share what is computed for the
// task. It is complete: only states from which the goal is out of reach with deletes ignored are skipped. A random choice can leave a
// plateau (Xie, Müller, Holte & Imai 2014).

import { BucketQueue, NO_ITEM } from '#base/bucket-queue'
import { bytesAllowed, noteShortage } from '#base/memory'
import { makeRng } from '#base/rng'
import type { Rng } from '#base/rng'
import { movesOf } from './moves'
import { NO_STATE, StateTable } from './state-table'
import { Successors } from './successors'
import type { PackedCondition } from './packed-condition'
import { isSatisfied, packCondition } from './packed-condition'
import { alternativesOf } from '#planning/task/views'
import type { ActionId, Disjunction, State, Task } from '#planning/task/task'
import type { Blocked } from './relaxed/closure'
import { RelaxedWave } from './relaxed/closure'
import { relaxedPlanFor } from './relaxed/relaxed-plan'
import { relaxedGraph } from './relaxed/and-or-graph'

export interface LookaheadOptions extends Blocked {
  readonly goal: Disjunction
  /** Where to start; the task's initial state when left out. */
  readonly from?: State
  /** Maximum number of states stored, and of states expanded. */
  readonly maxStates: number
  readonly maxExpansions: number
  /** False: relaxed plans only guide, their states are not stored. Default true. */
  readonly follows?: boolean
  /** A seed: every second expanded state is a random one of any estimate and depth. */
  readonly seed?: number
}

export type LookaheadOutcome =
  | { readonly kind: 'plan'; readonly plan: ActionId[] }
  /** Every state was seen, except those behind dead ends. */
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'stopped' }

/** Any plan for the goal, or a proof that there is none. */
export const searchLookahead = (task: Task, options: LookaheadOptions): LookaheadOutcome =>
  new Lookahead(task, options).run()

/** Bytes of a state in addition to its facts. */
const OVERHEAD_BYTES = 40
/** Relaxed plans longer than this count as equally long. */
const MAX_ESTIMATE = 5000
/** Maximum number of types tried for a state. */
const MAX_TRIES = 50

class Lookahead {
  private readonly options: LookaheadOptions
  private readonly most: number
  private readonly states: StateTable
  private readonly successors: Successors
  private readonly wave: RelaxedWave
  private readonly goal: PackedCondition
  private readonly open = new BucketQueue()
  private readonly preconditions: (PackedCondition | undefined)[]
  private readonly task: Task
  private readonly avoidWord: number
  private readonly avoidBit: number
  /** Per action: 1 if it may not be used. */
  private readonly without: Uint8Array
  private parent = new Int32Array(256)
  private via = new Int32Array(256)
  private closed = new Uint8Array(256)
  private depth = new Int32Array(256)
  private stopped = false
  private readonly mix: Mix | undefined
  private turn = 0

  constructor(task: Task, options: LookaheadOptions) {
    this.task = task
    this.options = options
    this.most = Math.min(options.maxStates, bytesAllowed() / (4 * task.words + OVERHEAD_BYTES))
    this.states = new StateTable(task.words)
    this.successors = new Successors(movesOf(task))
    this.wave = new RelaxedWave(relaxedGraph(task), options, options.goal)
    this.goal = packCondition(options.goal)
    this.preconditions = preconditionsOf(task)
    this.avoidWord = options.avoid === undefined ? 0 : options.avoid >>> 5
    this.avoidBit = options.avoid === undefined ? 0 : 1 << (options.avoid & 31)
    this.mix = options.seed === undefined ? undefined : new Mix(makeRng(options.seed))
    this.without = options.without ?? new Uint8Array(task.actionCount)
  }

  run(): LookaheadOutcome {
    const { states, options, open } = this
    const from = options.from ?? this.task.initial
    if (this.isAvoided(from, 0)) return { kind: 'no-plan' }
    states.insert(from)
    this.note(0, NO_STATE, NO_STATE)
    open.push(0, 0, 0)
    let expansions = 0
    for (let state = this.next(); state !== NO_ITEM && !this.stopped; state = this.next()) {
      if (this.closed[state] === 1) continue
      this.closed[state] = 1
      if (this.isGoal(state)) return { kind: 'plan', plan: this.planTo(state) }
      if (!this.wave.run(states.cells, state * states.words)) continue
      if (++expansions > options.maxExpansions) return { kind: 'stopped' }
      const found = this.expand(state)
      if (found !== NO_STATE) return { kind: 'plan', plan: this.planTo(found) }
    }
    return this.stopped ? { kind: 'stopped' } : { kind: 'no-plan' }
  }

  /** The next state to expand: the one with the lowest estimate or, at every second turn, a random one. */
  private next(): number {
    const varied = this.mix !== undefined && this.turn++ % 2 === 1 ? this.mix.take(this.closed) : NO_ITEM
    return varied === NO_ITEM ? this.open.pop() : varied
  }

  /** Enters all successors, and the states along the relaxed plan; a goal state, or `NO_STATE`. */
  private expand(state: number): number {
    const { states, successors, open, without } = this
    const relaxed = relaxedPlanFor(this.wave, this.options.goal)!
    const estimate = Math.min(relaxed.actions.length, MAX_ESTIMATE)
    const follows = this.options.follows !== false
    const ahead = follows ? this.follow(state, relaxed.actions, estimate) : state
    if (this.isGoal(ahead)) return ahead
    if (ahead !== state) open.push(ahead, 3 * estimate, 0)
    const helpful = new Set(relaxed.actions)
    const row = state * states.words
    const count = successors.find(states.cells, row)
    for (let i = 0; i < count; i++) {
      const action = successors.found[i]!
      if (without[action] === 1) continue
      const known = states.count
      const next = this.enter(state, action)
      if (next !== known) continue
      open.push(next, 3 * estimate + (helpful.has(action) ? 1 : 2), 0)
      this.mix?.put(next, estimate, this.depth[next]!)
    }
    return NO_STATE
  }

  /** Applies what is applicable, in order and repeatedly; returns the last state. */
  private follow(from: number, actions: readonly number[], estimate: number): number {
    const { states } = this
    let state = from
    let waiting = actions
    for (;;) {
      const left: number[] = []
      for (const action of waiting) {
        const row = state * states.words
        const known = states.count
        const next = isSatisfied(this.preconditionOf(action), states.cells, row) ? this.enter(state, action) : NO_STATE
        if (next === NO_STATE) {
          left.push(action)
          continue
        }
        if (next === known) this.open.push(next, 3 * estimate + 2, 0)
        if (this.isGoal(next)) return next
        state = next
      }
      if (left.length === waiting.length) return state
      waiting = left
    }
  }

  /** The state after the action; `NO_STATE` where it may not be entered or there is no room. */
  private enter(state: number, action: number): number {
    const { states } = this
    const known = states.count
    this.successors.apply(action, states.cells, state * states.words, known * states.words)
    if (this.isAvoided(states.cells, known * states.words)) return NO_STATE
    const next = known < this.most ? states.commit() : states.findCandidate()
    if (next < 0) {
      this.stopped = true
      if (this.most < this.options.maxStates) noteShortage()
      return NO_STATE
    }
    if (next === known) this.note(next, state, action)
    return next
  }

  private isAvoided(cells: ArrayLike<number>, at: number): boolean {
    return (cells[at + this.avoidWord]! & this.avoidBit) !== 0
  }

  private isGoal(state: number): boolean {
    return isSatisfied(this.goal, this.states.cells, state * this.states.words)
  }

  private preconditionOf(action: number): PackedCondition {
    return (this.preconditions[action] ??= packCondition(alternativesOf(this.task, action as ActionId)))
  }

  private note(state: number, parent: number, via: number): void {
    if (state >= this.parent.length) {
      const size = Math.ceil(this.parent.length * 1.5)
      this.parent = grown(this.parent, new Int32Array(size))
      this.via = grown(this.via, new Int32Array(size))
      this.closed = grown(this.closed, new Uint8Array(size))
      this.depth = grown(this.depth, new Int32Array(size))
    }
    this.parent[state] = parent
    this.depth[state] = parent === NO_STATE ? 0 : this.depth[parent]! + 1
    this.via[state] = via
  }

  private planTo(state: number): ActionId[] {
    const actions: ActionId[] = []
    for (let s = state; this.parent[s] !== NO_STATE; s = this.parent[s]!) actions.push(this.via[s]! as ActionId)
    return actions.reverse()
  }
}

/** States by type, that is estimate and depth: a random type is chosen, and a random state of it. */
class Mix {
  private readonly types: number[][] = []
  private readonly typeOf = new Map<number, number>()
  private readonly rng: Rng

  constructor(rng: Rng) {
    this.rng = rng
  }

  put(state: number, estimate: number, depth: number): void {
    const key = depth * (MAX_ESTIMATE + 1) + estimate
    let type = this.typeOf.get(key)
    if (type === undefined) this.typeOf.set(key, (type = this.types.push([]) - 1))
    this.types[type]!.push(state)
  }

  /** Removes and returns some state that is not closed; `NO_ITEM` if there is none. */
  take(closed: Uint8Array): number {
    for (let tries = 0; tries < MAX_TRIES && this.types.length > 0; tries++) {
      const states = this.types[this.rng.below(this.types.length)]!
      while (states.length > 0) {
        const place = this.rng.below(states.length)
        const state = states[place]!
        states[place] = states.at(-1)!
        states.pop()
        if (closed[state] === 0) return state
      }
    }
    return NO_ITEM
  }
}

const packedPreconditions = new WeakMap<Task, (PackedCondition | undefined)[]>()

/** Per action its precondition for rows, compiled on demand. */
function preconditionsOf(task: Task): (PackedCondition | undefined)[] {
  let found = packedPreconditions.get(task)
  if (found === undefined) packedPreconditions.set(task, (found = new Array<undefined>(task.actionCount)))
  return found
}

function grown<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from)
  return to
}
