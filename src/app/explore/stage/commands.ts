// The stage on the whole page, and its covers over what answers a question: a part of the registry of commands.

import type { Command } from '../../commands/command'
import { session } from '../../state/session'
import { useApp } from '../../state/use-app'

export const stageCommands: readonly Command[] = [
  {
    id: 'full-stage',
    title: 'Stage: the whole page, or back beside the question',
    group: 'Look',
    keys: ['b'],
    when: () => session.selected() !== null && (useApp().place.full() || useApp().prefs.stageShown),
    run: () => {
      useApp().place.show({ workspace: 'explore', sheet: 'see', full: !useApp().place.full() })
    },
  },
  {
    id: 'always-show',
    title: 'Stage: always show what answers the question, without counting it as a hint',
    group: 'Look',
    when: () => !useApp().prefs.alwaysShow,
    run: () => useApp().setPrefs('alwaysShow', true),
  },
  {
    id: 'cover-answers',
    title: 'Stage: cover what answers an open question',
    group: 'Look',
    when: () => useApp().prefs.alwaysShow,
    run: () => useApp().setPrefs('alwaysShow', false),
  },
]
