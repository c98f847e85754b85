// The question about the edited problem: told and, where it must be, chosen anew by the engine.

import { createMemo, createRoot } from 'solid-js'
import type { Source } from '../../pddl/source'
import type { Reposed } from '../../kinds/asking/repose'
import { quietly } from '../engine/lanes'
import { createPane } from '../engine/pane'
import { type Entry, plain, session } from './session'

function createReposing() {
  const input = createMemo<{ entry: Entry; edit: Source } | null>(() => {
    const entry = session.selected()
    const edit = entry && plain(session.workOf(entry.id).edit)
    return entry && edit ? { entry, edit } : null
  })
  const pane = createPane<{ entry: Entry; edit: Source }, { id: string; value: Reposed }>(
    input,
    async ({ entry, edit }) => {
      const outcome = await quietly('quick', api => api.making.repose(entry.question, edit))
      return outcome.kind === 'done'
        ? { kind: 'done', value: { id: entry.id, value: outcome.value } }
        : outcome
    },
    {
      settle: (next, shown) => (shown?.entry.id === next.entry.id ? 120 : 0),
      keeps: (next, shown) => next.entry.id === shown.entry.id,
    },
  )
  /** null where the problem is as it came, or the engine is still at it. */
  return (): Reposed | null => {
    const value = pane.value()
    return input() !== null && value?.id === session.selectedId() ? value.value : null
  }
}

export const reposed = createRoot(createReposing)
