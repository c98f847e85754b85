// Pairs of changeable facts that are never true together.

import type { Source } from '#planning/pddl/source'
import { h2Limits, mayHoldTogether } from '#planning/analysis/h2'
import { invariantsOf } from '#planning/analysis/invariants'
import { exploreStates } from '#planning/search/state-space'
import { loadTask } from '#planning/task/load'
import { factName } from '#planning/task/names'
import { type FactId, FLUENT, literal, type Task } from '#planning/task/task'

export interface MutexPairs {
  /** Facts that actions change, the first ones if there are too many for a matrix. */
  readonly facts: readonly string[]
  /** Total number of such facts. */
  readonly total: number
  /** Indexes in `facts`, the smaller first. */
  readonly pairs: readonly (readonly [number, number])[]
  /**
   * states: no reachable state contains both, by exhaustive exploration. h2: found as h² mutexes; there may be more.
   * layer: mutex in a layer of the planning graph.
   */
  readonly by: 'states' | 'h2' | 'layer'
}

/** Maximum number of states explored, and of facts in a matrix. */
const MAX_STATES = 100_000
const MAX_FACTS = 60

/** The mutex pairs of a world; for a large world, those found by h² (Haslum and Geffner, 2000). */
export function mutexPairs(source: Source): MutexPairs {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return { facts: [], total: 0, pairs: [], by: 'states' }
  const { task } = ready
  const all: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++) if (task.factKind[fact] === FLUENT) all.push(fact as FactId)
  const facts = all.slice(0, MAX_FACTS)
  const { together, by } = togetherness(task, facts)
  const pairs: [number, number][] = []
  for (let a = 0; a < facts.length; a++)
    for (let b = a + 1; b < facts.length; b++) if (!together(a, b)) pairs.push([a, b])
  return { facts: facts.map(fact => factName(task, fact)), total: all.length, pairs, by }
}

interface Togetherness {
  readonly together: (a: number, b: number) => boolean
  readonly by: MutexPairs['by']
}

function togetherness(task: Task, facts: readonly FactId[]): Togetherness {
  const space = exploreStates(task, { maxStates: MAX_STATES, transitions: false })
  if (!space.complete) {
    const table = invariantsOf(task).pairs(h2Limits)
    const literals = facts.map(fact => literal(fact, false))
    const together: Togetherness['together'] = (a, b) =>
      table === undefined || mayHoldTogether(table, [literals[a]!, literals[b]!])
    return { together, by: 'h2' }
  }
  const { cells, words } = space.states
  const seen = new Uint8Array(facts.length * facts.length)
  for (let state = 0; state < space.stateCount; state++) {
    const held = facts.flatMap((fact, place) =>
      (cells[state * words + (fact >>> 5)]! >>> (fact & 31)) & 1 ? [place] : [],
    )
    for (const a of held) for (const b of held) seen[a * facts.length + b] = 1
  }
  return { together: (a, b) => seen[a * facts.length + b] === 1, by: 'states' }
}
