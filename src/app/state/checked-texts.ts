// What the engine says of the two texts in sight: diagnostics and counts, asked again a moment after typing stops. The Domain workspace
// has its own.

import { createRoot } from 'solid-js'
import { run } from '../engine/lanes'
import { createPane } from '../engine/pane'
import { isEdit, session } from './session'
import { useApp } from './use-app'

export const checkedTexts = createRoot(() =>
  createPane(
    () => (useApp().place.workspace() === 'domain' ? null : session.source()),
    source => run('quick', 'reading the PDDL', api => api.texts.check(source)),
    {
      settle: (next, shown) => (shown && isEdit(next, shown) ? 250 : 0),
      keeps: (next, shown) => isEdit(next, shown),
    },
  ),
)
