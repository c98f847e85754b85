// The picture of a state, from the texts and the facts that hold.

import type { Scene } from '#language/domain-kit'
import { sceneOf } from '#language/library/picture'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { stateFacts } from '#planning/task/names'

/** `facts` excludes static ones; if empty, the initial state is drawn. Null if the texts give no task. */
export function pictureOf(source: Source, facts: readonly string[]): Scene | null {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { domain, problem, task } = loaded
  return sceneOf(domain, problem, facts.length > 0 ? facts : stateFacts(task, task.initial))
}
