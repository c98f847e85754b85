// A run, executed in portions.

import type { SearchLog } from './log'
import type { Algorithm } from './algorithms'
import type { SearchOptions } from './options'
import { backward } from './runs/backward'
import { bestFirst } from './runs/best-first'
import { breadthFirst } from './runs/breadth-first'
import { depthFirst } from './runs/depth-first'
import { hillClimbing } from './runs/hill-climbing'
import { idaStar } from './runs/ida-star'
import { type Run, Search } from './runs/search'
import type { World } from './world'

const runs: Readonly<Record<Algorithm, (search: Search) => Run>> = {
  'breadth-first': breadthFirst,
  'depth-first': depthFirst,
  'uniform-cost': bestFirst,
  greedy: bestFirst,
  'a-star': bestFirst,
  'weighted-a-star': bestFirst,
  'ida-star': idaStar,
  'hill-climbing': hillClimbing,
  backward,
  'by-hand': bestFirst,
}

/** How long a run may continue: counts. */
export interface RunLimits {
  readonly expansions: number
  readonly nodes: number
}

export const firstLimits: RunLimits = { expansions: 20_000, nodes: 200_000 }

export interface StartedRun {
  readonly log: SearchLog
  readonly search: Search
  /** Continues until the run is over, or a limit is reached; limits count from the beginning. */
  readonly goOn: (limits: RunLimits) => void
}

/** Starts a run: its first event is the initial state. */
export function startRun(world: World, options: SearchOptions): StartedRun {
  const search = new Search(world, options)
  const run = runs[options.algorithm](search)
  const { log } = search
  return {
    log,
    search,
    goOn({ expansions, nodes }) {
      while (log.choiceCount < expansions && log.nodeCount < nodes) if (run.next().done) return
    },
  }
}
