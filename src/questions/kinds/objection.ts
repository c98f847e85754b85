// Decides whether an edited problem still poses a question.

import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import type { Asked } from './question'
import { kindOf } from './registry'

/** Why a question cannot be asked of the texts; null if it can. */
export function objectionTo({ domain, problem }: Source, asked: Asked): string | null {
  const loaded = loadTask({ domain, problem })
  return loaded.kind === 'ready' ? (kindOf(asked.kind).objection?.(loaded, asked) ?? null) : loaded.message
}
