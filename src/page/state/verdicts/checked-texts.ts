// The engine's diagnostics and counts for the two texts of the question in front, requested again shortly after typing
// stops. The Domain workspace has its own.

import { createPane } from '../lanes/pane'
import type { App } from '../app'
import { isEdit } from '../session/session'

export const createCheckedTexts = ({ place, session, lanes: { run } }: Pick<App, 'place' | 'session' | 'lanes'>) =>
  createPane(
    () => (place.workspace() === 'domain' ? null : session.source()),
    source => run('quick', 'reading the PDDL', api => api.texts.check(source)),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 250 : 0),
      keeps: (next, shown) => isEdit(next, shown),
    },
  )
