// The last change of the initial state or the goal of the question in front, unless the text was edited otherwise
// since.

import type { Source } from '#planning/pddl/source'
import type { App } from '#page/state/app'
import type { ChangeMade } from '#page/state/session/desk'

/** null if there is none to undo. */
export function undoableChange({ session, desks }: Pick<App, 'session' | 'desks'>): ChangeMade | null {
  const last = desks.now()?.changes().at(-1)
  return last !== undefined && isSameText(last.after, session.source()) ? last : null
}

/** True if both texts are identical. */
export const isSameText = (a: Source | null, b: Source | null): boolean =>
  a !== null && b !== null && a.domain === b.domain && a.problem === b.problem
