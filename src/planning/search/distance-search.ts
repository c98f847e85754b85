// h* of states of one task by A* (Hart, Nilsson and Raphael 1968). States are reopened when a cheaper path to them is found, so that
// inconsistent admissible heuristics such as LM-cut are sound. Searches from several states share the states seen, their estimates, and
// what each search has shown: where it found that h* is C, every state it reached at cost g has h* of at least C - g, and the states of its
// plan are known exactly.

import { BucketQueue, HeapQueue, NO_ITEM, type PriorityQueue } from '#base/bucket-queue'
import { NO_ROOM } from '#base/hash-table'
import type { State } from '#planning/task/task'
import { Estimates } from './estimates'
import type { Heuristic } from './heuristics/heuristic'
import { NO_FACT, type SearchTask } from './prepare'
import { SearchNodes } from './search-nodes'
import { bytesAllowed, noteShortage } from '#base/memory'
import { NO_STATE, StateTable } from './state-table'
import { Successors } from './successors'
import { unfoldPlan } from './symmetry/unfold-plan'
import type { StubbornSets } from './stubborn'
import type { Canonical } from './symmetry/canonical'
import { isSatisfied } from './packed-condition'

/** The state of a search. `over-limit`: every plan costs more than the limit. */
export type SearchEnd = 'found' | 'no-plan' | 'over-limit' | 'states' | 'memory'

/** Priorities up to this are kept in buckets. */
const MAX_BUCKET = 1 << 16

export class DistanceSearch {
  readonly states: StateTable
  readonly nodes = new SearchNodes()
  expanded = 0
  evaluated = 0
  generated = 0
  /** Its share of the memory limit. */
  room = 1
  /** The minimum cost of every plan from the current start, in units. */
  lowerBound = 0
  private readonly ready: SearchTask
  readonly estimates: Estimates
  private readonly canonical: Canonical | undefined
  private readonly successors: Successors
  private readonly avoidWord: number
  private readonly avoidBit: number
  private open: PriorityQueue = new HeapQueue()
  private limit = Infinity
  /** The lowest priority that the limit excluded. */
  private beyond = Infinity
  private start: State = new Uint32Array(0)
  private root = NO_STATE
  /** The state in which the search met a goal, or a state with a known cheapest plan. */
  private end = NO_STATE
  private runs = 0
  private isPartial = false
  /** Partial expansion looks up successors among known states before it evaluates them, if most are known. */
  private looksFirst = false
  private stubborn: StubbornSets | undefined

  constructor(ready: SearchTask, heuristic: Heuristic, canonical?: Canonical) {
    const { moves, avoid } = ready
    this.ready = ready
    this.canonical = canonical
    this.states = new StateTable(moves.words, 256)
    this.successors = new Successors(moves)
    this.estimates = new Estimates(ready, this.states, this.nodes, this.successors, canonical !== undefined, heuristic)
    this.avoidWord = avoid === NO_FACT ? 0 : avoid >>> 5
    this.avoidBit = avoid === NO_FACT ? 0 : 1 << (avoid & 31)
  }

  /** Starts a search from the state, in the reduced task's facts; plans above the limit (in units) are not searched for. */
  begin(start: State, limit = Infinity): void {
    const { states, nodes, canonical } = this
    if (this.runs++ > 0) nodes.forgetWays(states.count)
    this.start = start
    this.limit = limit
    this.beyond = Infinity
    this.lowerBound = 0
    this.end = NO_STATE
    const known = states.count
    states.cells.set(new Int32Array(start.buffer, start.byteOffset, start.length), known * states.words)
    canonical?.normalize(states.cells, known * states.words)
    const root = states.commit()
    this.root = root
    if (root === known) {
      nodes.add(root, 0, 0, NO_STATE, NO_ITEM)
      nodes.estimate[root] = this.estimates.evaluate(root)
      this.evaluated++
    } else nodes.improve(root, 0, NO_STATE, NO_ITEM)
    this.open = this.makeQueue(nodes.estimate[root]!)
    this.push(root, 0)
  }

  /** Continues the counts of another search of the task. */
  takeCounts({ expanded, evaluated, generated }: DistanceSearch): void {
    Object.assign(this, { expanded, evaluated, generated })
  }

  /** From now on states are evaluated by this heuristic; open states when they are expanded. */
  evaluateBy(heuristic: Heuristic): void {
    this.estimates.evaluateBy(heuristic)
  }

  /** From now on bounded states are first bounded by this, as long as it postpones this share of them. */
  filterBy(heuristic: Heuristic, least: number): void {
    this.estimates.filterBy(heuristic, least)
  }

  /**
   * From now on successors that cost more than the state expanded are stored only when it is expanded again (partial
   * expansion: Yoshizumi, Miura and Ishida 2000), which is the second and last time. For searches without a limit,
   * with a fast heuristic; the search then leaves no evidence for a certificate.
   */
  expandPartly(): void {
    this.isPartial = true
    this.looksFirst = 2 * this.states.count < this.generated
  }

  /** From now on excluded successors are not generated; the result then gives no certificate. */
  leaveOutBy(sets: StubbornSets | undefined): void {
    this.stubborn = sets
  }

  /** Finds the actions that generate the successors; returns their number. */
  private find(row: number): number {
    const { states, successors, stubborn } = this
    const count = successors.find(states.cells, row)
    if (stubborn === undefined) return count
    const kept = stubborn.reduce(successors.found, count, states.cells, row)
    if (!stubborn.isWorth) this.stubborn = undefined
    return kept
  }

  /** The state's estimate, which may have been only a bound so far. */
  estimateOf(state: number): number {
    return this.estimates.of(state)
  }

  /** Evaluates a state with only a known bound; true if it has to be queued again. */
  private isLater(state: number, priority: number): boolean {
    if (!this.estimates.isBeyond(state, priority)) return false
    this.push(state, this.nodes.reached[state]!)
    return true
  }

  private makeQueue(estimate: number): PriorityQueue {
    const { unit, cost } = this.ready.moves
    const isSmall = unit.isExact && !(estimate >= MAX_BUCKET) && Number.isInteger(estimate)
    return isSmall && cost.every(c => c < MAX_BUCKET / 16) ? new BucketQueue() : new HeapQueue()
  }

  /** Continues until the search ends, or the allowed number of states is stored or evaluated; can be called again. */
  advance(maxStates: number, maxEvaluated = Infinity): SearchEnd {
    const { states, nodes, open } = this
    const { goal, words } = this.ready.moves
    for (;;) {
      if (this.evaluated >= maxEvaluated) return 'states'
      const priority = open.least
      const state = open.pop()
      if (state === NO_ITEM) {
        if (this.beyond === Infinity) return 'no-plan'
        this.lowerBound = this.beyond
        return 'over-limit'
      }
      if (nodes.isClosed(state) || this.isLater(state, priority)) continue
      if (priority > this.lowerBound) this.lowerBound = priority
      if (nodes.isSettled(state) || isSatisfied(goal, states.cells, state * words)) {
        this.end = state
        return 'found'
      }
      const stopped = this.isPartial ? this.expandPart(state, priority, maxStates) : this.expandWhole(state, maxStates)
      if (stopped === undefined) continue
      open.push(state, priority, nodes.estimate[state]!)
      return stopped
    }
  }

  /** Expands every state on a path to the goal within the limit; goal states are closed, not expanded. */
  exhaust(maxStates: number): SearchEnd {
    const { states, nodes, open } = this
    const { goal, words } = this.ready.moves
    for (;;) {
      const priority = open.least
      const state = open.pop()
      if (state === NO_ITEM) break
      if (nodes.isClosed(state) || this.isLater(state, priority)) continue
      nodes.close(state)
      if (isSatisfied(goal, states.cells, state * words)) {
        this.end = state
        continue
      }
      const stopped = this.expand(state, maxStates)
      if (stopped !== undefined) return stopped
    }
    return this.end === NO_STATE ? 'no-plan' : 'found'
  }

  /** Bytes held. */
  get bytes(): number {
    return this.states.bytes + this.nodes.bytes + this.estimates.bytes
  }

  private expandWhole(state: number, maxStates: number): 'states' | 'memory' | undefined {
    const { nodes } = this
    nodes.close(state)
    const stopped = this.expand(state, maxStates)
    if (stopped !== undefined) nodes.reopen(state)
    return stopped
  }

  /**
   * Stores the successors up to this cost; the second time, all. The rest is generated when the state is expanded again, once the cheapest
   * of them is due.
   */
  private expandPart(state: number, priority: number, maxStates: number): 'states' | 'memory' | undefined {
    const { states, nodes, successors, canonical, avoidWord, avoidBit, looksFirst } = this
    const { words, cost } = this.ready.moves
    const row = state * words
    const reached = nodes.reached[state]!
    const max = nodes.isHalf(state) ? Number.MAX_VALUE : priority
    if ((this.expanded & 63) === 0 && this.bytes > this.room * bytesAllowed()) return this.noRoom()
    const count = this.find(row)
    let next = Infinity
    for (let i = 0; i < count; i++) {
      const action = successors.found[i]!
      const known = states.count
      const spare = known * words
      successors.apply(action, states.cells, row, spare)
      if ((states.cells[spare + avoidWord]! & avoidBit) !== 0) continue
      const through = reached + cost[action]!
      let total = looksFirst ? through : this.totalOf(through, spare)
      if (total <= max) {
        canonical?.normalize(states.cells, spare)
        const seen = states.findCandidate()
        if (seen >= 0) {
          if (through >= nodes.reached[seen]!) continue
          nodes.improve(seen, through, state, action)
          this.push(seen, through)
          continue
        }
        if (looksFirst) total = this.totalOf(through, spare)
      }
      if (total > max) {
        if (total < next) next = total
        continue
      }
      const h = total - through
      if (known >= maxStates) return 'states'
      if (states.commit() < 0) return this.noRoom()
      if (!nodes.add(known, through, h, state, action)) {
        states.count--
        return this.noRoom()
      }
      this.open.push(known, through + h, h)
    }
    this.expanded++
    this.generated += count
    if (next === Infinity) nodes.close(state)
    else {
      nodes.halve(state)
      this.open.push(state, next, nodes.estimate[state]!)
    }
    return undefined
  }

  /** A lower bound on the cost of plans through the row, which is reached at this cost. */
  private totalOf(through: number, spare: number): number {
    this.evaluated++
    return through + this.estimates.heuristic.evaluate(this.states.cells, spare)
  }

  private noRoom(): 'memory' {
    noteShortage()
    return 'memory'
  }

  /** Generates all successors and evaluates the new ones; returns a reason if memory is exhausted. */
  private expand(state: number, maxStates: number): 'states' | 'memory' | undefined {
    const { states, nodes, successors, canonical, avoidWord, avoidBit } = this
    const { words, cost } = this.ready.moves
    const { found } = successors
    const row = state * words
    const reached = nodes.reached[state]!
    const first = states.count
    const count = this.find(row)
    let stopped: 'states' | 'memory' | undefined
    if (this.bytes > this.room * bytesAllowed()) stopped = 'memory'
    for (let i = 0; i < count && stopped === undefined; i++) {
      const action = found[i]!
      const known = states.count
      const spare = known * words
      successors.apply(action, states.cells, row, spare)
      if ((states.cells[spare + avoidWord]! & avoidBit) !== 0) continue
      canonical?.normalize(states.cells, spare)
      const target = known < maxStates ? states.commit() : states.findCandidate()
      if (target < 0) {
        stopped = target === NO_ROOM ? 'memory' : 'states'
        break
      }
      const through = reached + cost[action]!
      if (target === known) {
        if (!nodes.add(target, through, 0, state, action)) {
          stopped = 'memory'
          states.count--
          break
        }
      } else if (through < nodes.reached[target]!) {
        nodes.improve(target, through, state, action)
        if (target < first) this.push(target, through)
      }
    }
    if (states.count > first) this.enqueue(state, first)
    if (stopped === 'memory') noteShortage()
    if (stopped !== undefined) return stopped
    this.expanded++
    this.generated += count
    return undefined
  }

  /** Queues the states from `first` on, all successors of this one. */
  private enqueue(state: number, first: number): void {
    const { states, nodes } = this
    const { count } = states
    this.estimates.ofSuccessors(state, first)
    for (let target = first; target < count; target++) this.push(target, nodes.reached[target]!)
    this.evaluated += count - first
  }

  private push(state: number, reached: number): void {
    const h = this.nodes.estimate[state]!
    if (h === Infinity) return
    if (reached + h > this.limit) this.beyond = Math.min(this.beyond, reached + h)
    else this.open.push(state, reached + h, h)
  }

  /** After `found`: the cost of the cheapest plan, in units. */
  get cost(): number {
    const { nodes, end } = this
    return nodes.reached[end]! + (nodes.isSettled(end) ? nodes.estimate[end]! : 0)
  }

  /** After `found`: a cheapest plan, in actions of the full task. */
  plan(): number[] {
    const { moves, reduced } = this.ready
    const chain = [...this.nodes.actionsTo(this.end), ...this.settledActions(this.end).actions]
    const { canonical } = this
    const real = canonical === undefined ? chain : unfoldPlan(moves, canonical, this.start, chain)
    return real.map(action => reduced.actionOf[action]!)
  }

  /** The known rest of a cheapest plan, between canonical states. */
  private settledActions(from: number): { actions: number[]; states: number[] } {
    const { states, nodes, successors, canonical } = this
    const { goal, words } = this.ready.moves
    const actions: number[] = []
    const seen: number[] = []
    let state = from
    while (!isSatisfied(goal, states.cells, state * words)) {
      const action = nodes.settledAction(state)
      const spare = states.count * words
      successors.apply(action, states.cells, state * words, spare)
      canonical?.normalize(states.cells, spare)
      actions.push(action)
      seen.push(state)
      state = states.findCandidate()
    }
    return { actions, states: seen }
  }

  /** Keeps the results of the search for later ones; call after it has ended. */
  learn(end: SearchEnd): void {
    const { nodes, states } = this
    if (end === 'states' || end === 'memory') return
    const bound = end === 'found' ? this.cost : end === 'over-limit' ? this.lowerBound : Infinity
    for (let state = 0; state < states.count; state++)
      if (nodes.reached[state]! < Infinity)
        nodes.estimate[state] = Math.max(nodes.estimate[state]!, bound - nodes.reached[state]!)
    if (end !== 'found') return
    const total = bound
    for (let state = this.end; state !== this.root; state = nodes.parent[state]!) {
      const parent = nodes.parent[state]!
      nodes.settle(parent, nodes.via[state]!, total - nodes.reached[parent]!)
    }
  }
}
