// The same task with every step at cost 1, as benchmark files count.

import type { LoadedTask } from './load'

const remembered = new WeakMap<LoadedTask, LoadedTask>()

/** The loaded task itself where its problem has no metric; else one of the same facts and actions, the same every time. */
export function countingSteps(loaded: LoadedTask): LoadedTask {
  if (!loaded.problem.minimizesCost) return loaded
  const known = remembered.get(loaded)
  if (known !== undefined) return known
  const problem = { ...loaded.problem, minimizesCost: false }
  const actionCost = new Float64Array(loaded.task.actionCount).fill(1)
  const counting = { ...loaded, problem, task: { ...loaded.task, problem, actionCost } }
  remembered.set(loaded, counting)
  return counting
}
