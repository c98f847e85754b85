// Cheapest plans by A* (Hart, Nilsson and Raphael 1968): states are reopened when a cheaper way to them is
// found, so that inconsistent admissible heuristics such as LM-cut are sound.

import { BucketQueue, HeapQueue, NO_ITEM, type PriorityQueue } from '../base/bucket-queue'
import { NO_ROOM } from '../base/hash-table'
import type { ActionId, FactId, Task } from '../task/task'
import { completeStates } from './complete-states'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import { type Heuristic, type HeuristicName, isSuccessorHeuristic } from './heuristics/heuristic'
import { costOf, inUnits, type Moves, movesOf } from './moves'
import type { SearchOutcome } from './outcome'
import { SearchNodes } from './search-nodes'
import { StateTable } from './state-table'
import { Successors } from './successors'
import { isSatisfied } from './tests'

export interface OptimalOptions {
  /** An admissible one; by default LM-cut, or what suits the task. */
  readonly heuristic?: HeuristicName | undefined
  /** States stored at most. */
  readonly maxStates: number
  /** States where this fact holds are never entered, the initial one included. */
  readonly avoid?: FactId | undefined
  /** Keep what `evidence.ts` needs. */
  readonly keepEvidence?: boolean
}

/** A cheapest plan of the task, or that there is none; exact unless it stopped. */
export function searchOptimal(task: Task, options: OptimalOptions): SearchOutcome {
  const moves = movesOf(task)
  const heuristic = makeHeuristic(moves, options.heuristic ?? defaultHeuristic(task))
  if (!heuristic.properties.admissible)
    throw new RangeError(`searchOptimal: ${heuristic.name} is not admissible`)
  return new AStar(moves, heuristic, options).run()
}

/** Priorities up to this are kept in buckets. */
const MAX_BUCKET = 1 << 16

class AStar {
  private readonly moves: Moves
  private readonly heuristic: Heuristic
  private readonly options: OptimalOptions
  private readonly states: StateTable
  private readonly nodes = new SearchNodes()
  private readonly successors: Successors
  private open: PriorityQueue = new HeapQueue()
  private expanded = 0
  private evaluated = 0
  private generated = 0
  private lowerBound = 0

  constructor(moves: Moves, heuristic: Heuristic, options: OptimalOptions) {
    this.moves = moves
    this.heuristic = heuristic
    this.options = options
    this.states = new StateTable(moves.words, Math.min(options.maxStates, 256))
    this.successors = new Successors(moves)
  }

  run(): SearchOutcome {
    const { moves, states, nodes, options } = this
    const { avoid } = options
    if (avoid !== undefined && isIn(moves.task.initial, avoid)) return this.noPlan()
    if (options.maxStates < 1) return this.stopped('states')
    states.insert(moves.task.initial)
    const h = this.heuristic.evaluate(states.cells, 0)
    this.evaluated++
    nodes.add(0, 0, h, NO_ITEM, NO_ITEM)
    if (h === Infinity) return this.noPlan()
    if (moves.isWhole && h < MAX_BUCKET && moves.cost.every(cost => cost < MAX_BUCKET / 16))
      this.open = new BucketQueue()
    this.open.push(0, h, h)
    return this.loop()
  }

  private loop(): SearchOutcome {
    const { moves, states, nodes } = this
    const { words } = moves
    for (;;) {
      if (this.open.least < Infinity) this.lowerBound = Math.max(this.lowerBound, this.open.least)
      const state = this.open.pop()
      if (state === NO_ITEM) return this.noPlan()
      if (nodes.isClosed(state)) continue
      const row = state * words
      if (isSatisfied(moves.goal, states.cells, row)) return this.plan(state)
      nodes.close(state)
      const outcome = this.expand(state)
      if (outcome !== undefined) return outcome
    }
  }

  /** Makes all successors and evaluates the new ones; an outcome where there is no room. */
  private expand(state: number): SearchOutcome | undefined {
    const { moves, states, nodes, successors, options } = this
    const { words, cost } = moves
    const { maxStates } = options
    const { found } = successors
    const avoidWord = options.avoid === undefined ? 0 : options.avoid >>> 5
    const avoidBit = options.avoid === undefined ? 0 : 1 << (options.avoid & 31)
    const row = state * words
    const reached = nodes.reached[state]!
    const first = states.count
    const count = successors.find(states.cells, row)
    this.expanded++
    this.generated += count
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      const known = states.count
      successors.apply(action, states.cells, row, known * words)
      if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
      const target = known < maxStates ? states.commit() : states.findCandidate()
      if (target < 0) return this.stopped(target === NO_ROOM ? 'memory' : 'states')
      const through = reached + cost[action]!
      if (target === known) {
        if (!nodes.add(target, through, 0, state, action)) return this.stopped('memory')
        continue
      }
      if (through >= nodes.reached[target]!) continue
      nodes.improve(target, through, state, action)
      if (target >= first) continue
      const h = nodes.estimate[target]!
      if (h !== Infinity) this.open.push(target, through + h, h)
    }
    if (states.count > first) this.evaluate(state, first)
    return undefined
  }

  /** Evaluates the states from `first` on, all successors of this one. */
  private evaluate(state: number, first: number): void {
    const { states, nodes, heuristic, open } = this
    const { words } = this.moves
    const { cells, count } = states
    const isSuccessor = isSuccessorHeuristic(heuristic)
    if (isSuccessor) heuristic.enter(state, cells, state * words, count - first)
    for (let target = first; target < count; target++) {
      const h = isSuccessor
        ? heuristic.evaluateSuccessor(target, nodes.via[target]!, cells, target * words)
        : heuristic.evaluate(cells, target * words)
      nodes.estimate[target] = h
      if (h !== Infinity) open.push(target, nodes.reached[target]! + h, h)
    }
    this.evaluated += count - first
  }

  private plan(state: number): SearchOutcome {
    const plan = this.nodes.actionsTo(state) as ActionId[]
    return {
      kind: 'plan',
      plan,
      cost: costOf(this.moves, plan),
      optimal: true,
      ...this.counts(),
      ...(this.options.keepEvidence
        ? {
            evidence: {
              states: this.states,
              reached: this.nodes.reached.slice(0, this.states.count),
              expanded: this.nodes.closed.slice(0, this.states.count),
            },
          }
        : {}),
    }
  }

  private noPlan(): SearchOutcome {
    const outcome = { kind: 'no-plan', ...this.counts() } as const
    if (!this.options.keepEvidence) return outcome
    const complete = completeStates(this.moves, this.states, this.options)
    return complete ? { ...outcome, states: this.states } : outcome
  }

  private stopped(at: 'states' | 'memory'): SearchOutcome {
    const lowerBound = inUnits(this.moves, this.lowerBound)
    return { kind: 'stopped', at, lowerBound, ...this.counts() }
  }

  private counts() {
    return { expanded: this.expanded, evaluated: this.evaluated, generated: this.generated }
  }
}

const isIn = (state: Uint32Array, fact: number): boolean =>
  (state[fact >>> 5]! & (1 << (fact & 31))) !== 0
