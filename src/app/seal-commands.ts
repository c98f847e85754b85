// Covering what answers a question on the stage, or never: a part of the registry of commands.

import type { Command } from './command'
import { prefs, setPrefs } from './prefs'

export const sealCommands: readonly Command[] = [
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
