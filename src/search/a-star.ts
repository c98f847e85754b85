// Cheapest plans: A* on the reduced task, and where that is not soon done, on canonical states.

import type { ActionId, FactId, Task } from '../task/task'
import { completeStates } from './complete-states'
import { DistanceSearch, type SearchEnd } from './distance-search'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import type { Heuristic, HeuristicName } from './heuristics/heuristic'
import { costOf, inUnits, movesOf } from './moves'
import type { SearchOutcome } from './outcome'
import { type Prepared, prepare, startOf } from './prepare'
import { StateTable } from './state-table'
import { Canonical } from './symmetry'

export interface OptimalOptions {
  /** An admissible one; by default LM-cut, or what suits the task. */
  readonly heuristic?: HeuristicName | undefined
  /** States stored at most. */
  readonly maxStates: number
  /** States where this fact holds are never entered, the initial one included. */
  readonly avoid?: FactId | undefined
  /** Keep what `evidence.ts` needs. */
  readonly keepEvidence?: boolean
  /** Leave out what does not matter for the goal, and exchange like objects. Default true, but with evidence. */
  readonly reduce?: boolean
  readonly symmetry?: boolean
}

/** States after which it is worth looking for objects that can be exchanged. */
const SOON = 1000

/** A cheapest plan of the task, or that there is none; exact unless it stopped. */
export function searchOptimal(task: Task, options: OptimalOptions): SearchOutcome {
  const { avoid, maxStates, keepEvidence = false } = options
  const { reduce = !keepEvidence, symmetry = !keepEvidence } = options
  if (avoid !== undefined && isIn(task.initial, avoid))
    return { kind: 'no-plan', ...nothing, ...(keepEvidence ? { states: noStates(task) } : {}) }
  if (maxStates < 1) return { kind: 'stopped', at: 'states', lowerBound: 0, ...nothing }
  const ready = prepare(task, { avoid, reduce })
  const start = startOf(ready, task.initial)
  let search = new DistanceSearch(ready, heuristicFor(ready, options.heuristic))
  search.begin(start)
  let end = search.advance(symmetry ? Math.min(SOON, maxStates) : maxStates)
  if (end === 'states' && symmetry && maxStates > SOON) {
    const classes = ready.swapClasses()
    if (classes.length > 0) {
      const { expanded, evaluated, generated } = search
      const canonical = new Canonical(classes)
      search = new DistanceSearch(ready, heuristicFor(ready, options.heuristic), canonical)
      Object.assign(search, { expanded, evaluated, generated })
      search.begin(start)
    }
    end = search.advance(maxStates)
  }
  return outcomeOf(task, ready, search, end, options)
}

function heuristicFor(ready: Prepared, name?: HeuristicName): Heuristic {
  const { moves } = ready
  const heuristic = makeHeuristic(moves, name ?? defaultHeuristic(moves.task))
  if (!heuristic.properties.admissible)
    throw new RangeError(`searchOptimal: ${heuristic.name} is not admissible`)
  return heuristic
}

function outcomeOf(
  task: Task,
  ready: Prepared,
  search: DistanceSearch,
  end: SearchEnd,
  options: OptimalOptions,
): SearchOutcome {
  const { expanded, evaluated, generated, states, nodes } = search
  const counts = { expanded, evaluated, generated }
  switch (end) {
    case 'found': {
      const plan = search.plan() as ActionId[]
      const cost = costOf(movesOf(task), plan)
      const found = { kind: 'plan', plan, cost, optimal: true, ...counts } as const
      if (!options.keepEvidence) return found
      const reached = nodes.reached.slice(0, states.count)
      return {
        ...found,
        evidence: { states, reached, expanded: nodes.closed.slice(0, states.count) },
      }
    }
    case 'no-plan': {
      const none = { kind: 'no-plan', ...counts } as const
      if (!options.keepEvidence) return none
      return completeStates(ready.moves, states, options) ? { ...none, states } : none
    }
    case 'states':
    case 'memory': {
      const lowerBound = inUnits(ready.moves, search.lowerBound)
      return { kind: 'stopped', at: end, lowerBound, ...counts }
    }
    default:
      throw new Error('a search without a limit went over it')
  }
}

const nothing = { expanded: 0, evaluated: 0, generated: 0 }

const noStates = (task: Task): StateTable => new StateTable(task.words, 1)

const isIn = (state: Uint32Array, fact: number): boolean =>
  (state[fact >>> 5]! & (1 << (fact & 31))) !== 0
