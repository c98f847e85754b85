// The commands of the stage: those of its tabs, its size, and its covers over what answers a question.

import type { Command } from '../../commands/command'
import { useApp } from '../../state/use-app'
import { graphCommands } from './graph/commands'
import { landmarkCommands } from './landmarks/commands'
import { stepCommands } from './state/commands'
import type { StageTab } from './tabs'

/** What each tab adds to the registry of commands. */
export const tabCommands: Readonly<Record<StageTab, readonly Command[]>> = {
  state: stepCommands,
  graph: graphCommands,
  trace: [],
  landmarks: landmarkCommands,
  pddl: [],
}

export const stageCommands: readonly Command[] = [
  {
    id: 'full-stage',
    title: 'Stage: the whole page, or back beside the question',
    group: 'Look',
    keys: ['b'],
    when: () =>
      useApp().session.selected() !== null && (useApp().place.full() || useApp().prefs.stageShown),
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
