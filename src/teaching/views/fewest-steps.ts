// The minimum number of steps to the goal, ignoring costs; shown to learners who count steps.

import type { Source } from '#planning/pddl/source'
import { exploreStates } from '#planning/search/state-space'
import { loadTask } from '#planning/task/load'
import { endOf } from '#planning/task/trace'

/** Maximum number of states examined. */
const MAX_STATES = 300_000

/**
 * The minimum number of steps from the state after these actions to the goal; null if no goal state is among the
 * examined states. Breadth-first, so the first goal state found is a nearest one.
 */
export function fewestSteps(source: Source, after: readonly string[]): number | null {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { task } = loaded
  const { end } = endOf(task, task.initial, after)
  const space = exploreStates({ ...task, initial: end }, { maxStates: MAX_STATES, transitions: false })
  const nearest = space.isGoal.indexOf(1)
  return nearest < 0 ? null : space.depth[nearest]!
}
