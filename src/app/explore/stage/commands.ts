// The stage on the whole page, and its covers over what answers a question: a part of the registry of commands.

import type { Command } from '../../commands/command'
import { goTo, setSheet, setStageFull, stageFull } from '../../state/layout'
import { prefs, setPrefs } from '../../state/prefs'
import { session } from '../../state/session'

export const stageCommands: readonly Command[] = [
  {
    id: 'full-stage',
    title: 'Stage: the whole page, or back beside the question',
    group: 'Look',
    keys: ['b'],
    when: () => session.selected() !== null && (stageFull() || prefs.stageShown),
    run: () => {
      goTo('explore')
      setSheet('see')
      setStageFull(now => !now)
    },
  },
  {
    id: 'always-show',
    title: 'Stage: always show what answers the question, without counting it as a hint',
    group: 'Look',
    when: () => !prefs.alwaysShow,
    run: () => setPrefs('alwaysShow', true),
  },
  {
    id: 'cover-answers',
    title: 'Stage: cover what answers an open question',
    group: 'Look',
    when: () => prefs.alwaysShow,
    run: () => setPrefs('alwaysShow', false),
  },
]
