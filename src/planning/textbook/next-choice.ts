// The node that a run chooses next, for questions before it is shown.

import type { SearchOptions } from './options'
import { startRun } from './start-run'
import type { World } from './world'

/** The node that is chosen once this many were; undefined if the run ends before. */
export function nextChoice(world: World, options: SearchOptions, after: number): number | undefined {
  const { log, goOn } = startRun(world, options)
  goOn({ expansions: after + 1, nodes: Number.POSITIVE_INFINITY })
  return after < log.choiceCount ? log.nodeAt(log.choiceEvent(after)) : undefined
}
