// Any plan, fast: greedy best-first search with deferred evaluation and helpful actions (Helmert 2006). It is complete: if no plan exists,
// it ends once it has seen every state except those behind dead ends.

import { BucketQueue, HeapQueue, NO_ITEM, type PriorityQueue } from '#base/bucket-queue'
import { bytesAllowed, noteShortage } from '#base/memory'
import { NO_ROOM } from '#base/hash-table'
import { once } from '#base/once'
import type { ActionId, FactId, State, Task } from '#planning/task/task'
import { hasConditionalEffects } from '#planning/task/views'
import { makeFF } from './heuristics/ff'
import { makeHeuristic } from './heuristics/choose'
import type { Heuristic, HeuristicName } from './heuristics/heuristic'
import { makeHAdd } from './heuristics/h-add'
import { relax } from './relaxed/relaxed-task'
import { costOf, type Moves, movesOf } from './moves'
import { completeStates } from './complete-states'
import type { SearchOutcome } from './outcome'
import { NO_FACT, type SearchTask, prepareSearch, startOf } from './prepare'
import { SearchNodes } from './search-nodes'
import { StateTable } from './state-table'
import { Successors } from './successors'
import { isSatisfied } from './packed-condition'

export interface QuickOptions {
  /** A safe one; default FF. */
  readonly heuristic?: HeuristicName | undefined
  /** States stored at most. */
  readonly maxStates: number
  /** States where this fact holds are never entered, the initial one included. */
  readonly avoid?: FactId | undefined
  /** If there is no plan: keep all reachable states. */
  readonly keepEvidence?: boolean
  /** Leave out irrelevant facts and actions. Default true. */
  readonly reduce?: boolean
}

/** Any plan of the task, or a proof that there is none; its cost may be arbitrary. */
export function searchQuick(task: Task, options: QuickOptions): SearchOutcome {
  const { avoid, keepEvidence = false } = options
  const { reduce = !keepEvidence || !hasConditionalEffects(task) } = options
  const ready = prepareSearch(task, { avoid, reduce })
  const greedy = new Greedy(ready, startOf(ready, task.initial), options)
  const isOut = avoid !== undefined && (task.initial[avoid >>> 5]! & (1 << (avoid & 31))) !== 0
  return isOut ? greedy.noPlan() : greedy.run()
}

/** Priority added to the queue of helpful actions each time the search makes progress. */
const BOOST = 1000
/** Estimates up to this are kept in buckets; greater ones are cut to it. */
const MAX_BUCKET = 1 << 16

class Greedy {
  private readonly ready: SearchTask
  private readonly moves: Moves
  private readonly start: State
  private readonly options: QuickOptions
  private readonly heuristic: Heuristic
  /** Actions the heuristic recommends after each evaluation. */
  private readonly helpful: { readonly helpful: Int32Array; readonly helpfulCount: number } | undefined
  private readonly states: StateTable
  private readonly nodes = new SearchNodes()
  private readonly successors: Successors
  /** States with the estimate of their parents; the second queue has those reached by helpful actions. */
  private readonly open: PriorityQueue
  private readonly preferred: PriorityQueue
  /** States that are closed without being expanded. */
  private readonly deadEnds = new Set<number>()
  private expanded = 0
  private evaluated = 0
  private generated = 0

  constructor(ready: SearchTask, start: State, options: QuickOptions) {
    const { moves } = ready
    this.ready = ready
    this.moves = moves
    this.start = start
    this.options = options
    const name = options.heuristic ?? 'ff'
    // One more for each step, so that actions that cost nothing are not free.
    const cost = moves.cost.map(c => c + 1)
    if (name === 'ff') {
      const ff = makeFF(moves, relax(moves, { cost }))
      this.heuristic = ff
      this.helpful = ff
    } else this.heuristic = name === 'add' ? makeHAdd(moves, relax(moves, { cost })) : makeHeuristic(moves, name)
    this.states = new StateTable(moves.words, Math.min(options.maxStates, 256))
    this.successors = new Successors(moves)
    this.open = moves.unit.isExact ? new BucketQueue() : new HeapQueue()
    this.preferred = moves.unit.isExact ? new BucketQueue() : new HeapQueue()
  }

  run(): SearchOutcome {
    const { moves, states, nodes, options, start } = this
    if (options.maxStates < 1) return this.stopped('states')
    states.insert(start)
    nodes.add(0, 0, 0, NO_ITEM, NO_ITEM)
    if (isSatisfied(moves.goal, states.cells, 0)) return this.plan(0)
    return this.loop()
  }

  private loop(): SearchOutcome {
    const { nodes, open, preferred, heuristic, states } = this
    const { words } = this.moves
    let best = Infinity
    let openTurns = 0
    let preferredTurns = 0
    let state = 0
    while (state !== NO_ITEM) {
      if (!nodes.isClosed(state)) {
        nodes.close(state)
        const h = heuristic.evaluate(states.cells, state * words)
        this.evaluated++
        if (h === Infinity) this.deadEnds.add(state)
        else {
          if (h < best) {
            best = h
            preferredTurns -= BOOST
          }
          const outcome = this.expand(state, h)
          if (outcome !== undefined) return outcome
        }
      }
      const usePreferred = preferred.size > 0 && (preferredTurns <= openTurns || open.size === 0)
      if (usePreferred) preferredTurns++
      else openTurns++
      state = (usePreferred ? preferred : open).pop()
    }
    return this.noPlan()
  }

  /** Generates the state's successors; returns an outcome if one is a goal or memory is exhausted. */
  private expand(state: number, h: number): SearchOutcome | undefined {
    const { moves, states, nodes, successors, open, preferred, options, helpful, ready } = this
    const { words } = moves
    const { found } = successors
    const avoidWord = ready.avoid === NO_FACT ? 0 : ready.avoid >>> 5
    const avoidBit = ready.avoid === NO_FACT ? 0 : 1 << (ready.avoid & 31)
    const row = state * words
    const priority = Math.min(h, MAX_BUCKET)
    const depth = nodes.reached[state]! + 1
    const count = successors.find(states.cells, row)
    if (states.bytes + nodes.bytes > bytesAllowed()) return this.stopped('memory')
    this.expanded++
    this.generated += count
    const helpfulCount = helpful?.helpfulCount ?? 0
    for (let i = 0; i < count; i++) {
      const action = found[i]!
      const known = states.count
      successors.apply(action, states.cells, row, known * words)
      if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
      const target = known < options.maxStates ? states.commit() : states.findCandidate()
      if (target < 0) return this.stopped(target === NO_ROOM ? 'memory' : 'states')
      if (target !== known) continue
      if (!nodes.add(target, depth, 0, state, action)) return this.stopped('memory')
      if (isSatisfied(moves.goal, states.cells, target * words)) return this.plan(target)
      let isHelpful = false
      for (let k = 0; k < helpfulCount && !isHelpful; k++) isHelpful = helpful!.helpful[k] === action
      open.push(target, priority, depth)
      if (isHelpful) preferred.push(target, priority, depth)
    }
    return undefined
  }

  private plan(state: number): SearchOutcome {
    const { actionOf } = this.ready.reduced
    const plan = this.nodes.actionsTo(state).map(action => actionOf[action]! as ActionId)
    return {
      kind: 'plan',
      plan,
      cost: costOf(movesOf(this.ready.full), plan),
      optimal: plan.length === 0,
      ...this.counts(),
    }
  }

  noPlan(): SearchOutcome {
    const outcome = { kind: 'no-plan', ...this.counts() } as const
    if (!this.options.keepEvidence) return outcome
    const { ready, states, nodes, options, deadEnds } = this
    const isExpanded = (state: number): boolean => !deadEnds.has(state)
    return {
      ...outcome,
      evidence: {
        ready,
        swapClasses: [],
        states,
        complete: once(() => completeStates(ready, states, isExpanded, options.maxStates)),
        reached: nodes.reached.slice(0, states.count),
        expanded: nodes.closed.slice(0, states.count),
      },
    }
  }

  private stopped(at: 'states' | 'memory'): SearchOutcome {
    if (at === 'memory') noteShortage()
    return { kind: 'stopped', at, lowerBound: 0, ...this.counts() }
  }

  private counts() {
    return { expanded: this.expanded, evaluated: this.evaluated, generated: this.generated }
  }
}
