// Cheapest plans: A* on the reduced task, and if that takes long, on canonical states.

import { once } from '#base/once'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { hasConditionalEffects } from '#planning/task/views'
import { advanceWithTables } from './change-heuristic'
import { completeStates } from './complete-states'
import { DistanceSearch, type SearchEnd } from './distance-search'
import { defaultHeuristic, makeHeuristic } from './heuristics/choose'
import type { Heuristic, HeuristicName } from './heuristics/heuristic'
import { hasCuts } from './heuristics/lm-cut'
import { ProjectionTables } from './heuristics/projections'
import { boundInUnits, costOf, movesOf } from './moves'
import type { SearchEvidence, SearchOutcome } from './outcome'
import { type SearchTask, prepareSearch, startOf } from './prepare'
import { StateTable } from './state-table'
import { Canonical } from './symmetry/canonical'

export interface OptimalOptions {
  /** Must be admissible; by default LM-cut, or what suits the task. */
  readonly heuristic?: HeuristicName | undefined
  /** States stored. */
  readonly maxStates: number
  /** States where this fact holds are never entered, the initial one included. */
  readonly avoid?: FactId | undefined
  /** Keep the data that `evidence.ts` needs. */
  readonly keepEvidence?: boolean
  /** Leave out irrelevant parts, and exchange interchangeable objects. Default true. */
  readonly reduce?: boolean
  readonly symmetry?: boolean
  /** States after which it is worth looking for interchangeable objects. */
  readonly symmetryAfter?: number
  /** States after which it is worth making tables in place of LM-cut; Infinity: never. */
  readonly tablesAfter?: number | undefined
  /** States after which larger tables are made, and LM-cut pauses while a search uses only tables; by default it depends on the task. */
  readonly attemptAfter?: number
  /** Stored states after which a search by tables, without evidence, stores most successors only when they are due. */
  readonly partlyAfter?: number | undefined
}

const SOON = 300
const LATER = 5_000

/** A cheapest plan of the task, or the result that there is none; exact unless it stopped. */
export function searchOptimal(task: Task, options: OptimalOptions): SearchOutcome {
  const { avoid, maxStates, keepEvidence = false } = options
  // With conditional effects, relevance can be computed more or less finely, so evidence covers all facts.
  const { reduce = !keepEvidence || !hasConditionalEffects(task), symmetry = true } = options
  const { symmetryAfter = SOON, heuristic, tablesAfter = LATER } = options
  if (maxStates < 1) return { kind: 'stopped', at: 'states', lowerBound: 0, ...nothing }
  const ready = prepareSearch(task, { avoid, reduce })
  if (!ready.moves.unit.isExact) return { kind: 'stopped', at: 'cost', lowerBound: 0, ...nothing }
  if (avoid !== undefined && isIn(task.initial, avoid))
    return { kind: 'no-plan', ...nothing, ...(keepEvidence ? { evidence: noStates(ready) } : {}) }
  const start = startOf(ready, task.initial)
  let canonical: Canonical | undefined
  const makeOwn = (): Heuristic => heuristicFor(ready, heuristic, keepEvidence)
  let search = new DistanceSearch(ready, makeOwn())
  search.begin(start)
  let end = search.advance(Math.min(symmetry ? symmetryAfter : tablesAfter, maxStates))
  if (end === 'states' && symmetry && maxStates > symmetryAfter) {
    const classes = ready.swapClasses()
    if (classes.length > 0) {
      canonical = new Canonical(classes)
      const exchanging = new DistanceSearch(ready, makeOwn(), canonical)
      exchanging.takeCounts(search)
      search = exchanging
      search.begin(start)
    }
    end = search.advance(Math.min(tablesAfter, maxStates))
  }
  if (end === 'states' && maxStates > tablesAfter) {
    if (heuristic !== undefined) end = search.advance(maxStates)
    else
      ({ search, end } = advanceWithTables(
        search,
        ready,
        task,
        {
          maxStates,
          keepEvidence,
          attemptAfter: options.attemptAfter,
          partlyAfter: options.partlyAfter,
        },
        canonical,
      ))
  }
  return outcomeOf(ready, search, end, options, canonical)
}

function heuristicFor(ready: SearchTask, name: HeuristicName | undefined, keepEvidence: boolean): Heuristic {
  const { moves } = ready
  const heuristic = makeHeuristic(moves, name ?? defaultHeuristic(moves.task))
  if (!heuristic.properties.admissible) throw new RangeError(`searchOptimal: ${heuristic.name} is not admissible`)
  if (keepEvidence && hasCuts(heuristic)) heuristic.record()
  return heuristic
}

function outcomeOf(
  ready: SearchTask,
  search: DistanceSearch,
  end: SearchEnd,
  options: OptimalOptions,
  canonical: Canonical | undefined,
): SearchOutcome {
  const { expanded, evaluated, generated } = search
  const counts = { expanded, evaluated, generated }
  switch (end) {
    case 'found': {
      const plan = search.plan() as ActionId[]
      const cost = costOf(movesOf(ready.full), plan)
      if (Number.isNaN(cost)) {
        const lowerBound = boundInUnits(ready.moves, search.cost)
        return { kind: 'stopped', at: 'cost', lowerBound, ...counts }
      }
      const found = { kind: 'plan', plan, cost, optimal: true, ...counts } as const
      if (!options.keepEvidence) return found
      return {
        ...found,
        evidence: { ...evidenceOf(ready, search, canonical), complete: never, cost: search.cost },
      }
    }
    case 'no-plan': {
      const none = { kind: 'no-plan', ...counts } as const
      if (!options.keepEvidence) return none
      const shown = evidenceOf(ready, search, canonical)
      const isExpanded = (state: number): boolean => shown.expanded[state] === 1
      const complete = once(() => completeStates(ready, shown.states, isExpanded, options.maxStates, canonical))
      return { ...none, evidence: { ...shown, complete } }
    }
    case 'states':
    case 'memory': {
      const lowerBound = boundInUnits(ready.moves, search.lowerBound)
      const stopped = { kind: 'stopped', at: end, lowerBound, ...counts } as const
      if (!options.keepEvidence) return stopped
      const cost = search.lowerBound
      return {
        ...stopped,
        evidence: { ...evidenceOf(ready, search, canonical), complete: never, cost },
      }
    }
    default:
      throw new Error('a search without a limit went over it')
  }
}

function evidenceOf(ready: SearchTask, search: DistanceSearch, canonical: Canonical | undefined) {
  const { states, nodes, estimates } = search
  const { heuristics } = estimates
  return {
    ready,
    tables: heuristics.filter(each => each instanceof ProjectionTables),
    cuts: heuristics.find(hasCuts),
    swapClasses: canonical?.classes ?? [],
    states,
    reached: nodes.reached.slice(0, states.count),
    expanded: nodes.closed.slice(0, states.count),
    parent: nodes.parent.slice(0, states.count),
    via: nodes.via.slice(0, states.count),
  }
}

/** No evidence that there is no plan. */
const never = (): boolean => false

const nothing = { expanded: 0, evaluated: 0, generated: 0 }

const noStates = (ready: SearchTask): SearchEvidence => ({
  ready,
  swapClasses: [],
  states: new StateTable(ready.moves.words, 1),
  complete: () => true,
  reached: new Float64Array(0),
  expanded: new Uint8Array(0),
})

const isIn = (state: Uint32Array, fact: number): boolean => (state[fact >>> 5]! & (1 << (fact & 31))) !== 0
