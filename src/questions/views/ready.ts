// Common to all views: the task of the two texts, or the reason why there is none, for display.

import type { Source } from '#planning/pddl/source'
import { type LoadedTask, loadTask } from '#planning/task/load'
import { forgetOthers } from './graph/space'

/** The texts give no valid task. */
export interface NoTask {
  readonly kind: 'no-task'
  /** A sentence that explains why. */
  readonly message: string
}

/** The task of the texts, or why there is none. */
export function readyTask(source: Source): LoadedTask | NoTask {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return { kind: 'no-task', message: loaded.message }
  forgetOthers(loaded.task)
  return loaded
}
