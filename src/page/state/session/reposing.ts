// The question about the edited problem: described again by the engine and, if necessary, chosen again.

import { createMemo } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { Reposed } from '#questions/kinds/asking/repose'
import { createPane } from '../lanes/pane'
import { type Entry, plain, type Session } from './session'
import type { Lanes } from '../lanes/create-lanes'

/** null if the problem is unedited, or the engine is still working. */
export type QuestionReposed = () => Reposed | null

export function createReposing({
  session,
  lanes: { quietly },
}: {
  readonly session: Session
  readonly lanes: Lanes
}): QuestionReposed {
  const input = createMemo<{ entry: Entry; edit: Source } | null>(() => {
    const entry = session.selected()
    const edit = entry && plain(session.workOf(entry.id).edit)
    return entry && edit ? { entry, edit } : null
  })
  const pane = createPane<{ entry: Entry; edit: Source }, { id: string; value: Reposed }>(
    input,
    async ({ entry, edit }) => {
      const outcome = await quietly('quick', api => api.making.repose(entry.question, edit))
      return outcome.kind === 'done' ? { kind: 'done', value: { id: entry.id, value: outcome.value } } : outcome
    },
    {
      settle: (next, shown) => (shown?.entry.id === next.entry.id ? 120 : 0),
      keeps: (next, shown) => next.entry.id === shown.entry.id,
    },
  )
  return () => {
    const value = pane.value()
    return input() !== null && value?.id === session.selectedId() ? value.value : null
  }
}
