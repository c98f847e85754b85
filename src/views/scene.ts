// The picture of a state, from the texts and the facts that hold.

import type { Scene } from '../domain-kit'
import { sceneOf } from '../library/picture'
import type { Source } from '../pddl/source'
import { loadTask } from '../task/load'
import { stateFacts } from '../task/names'

/** `facts` without those that no action changes; where there are none, the initial state. Null for texts that give no task. */
export function pictureOf(source: Source, facts: readonly string[]): Scene | null {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { domain, problem, task } = loaded
  return sceneOf(domain, problem, facts.length > 0 ? facts : stateFacts(task, task.initial))
}
