// The commands of the stage: those of its tabs, its size, and its covers.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { graphCommands } from './graph/commands'
import { landmarkCommands } from './landmarks/commands'
import { searchCommands } from './search/commands'
import { stepCommands } from './state/commands'
import type { StageTab } from '#page/state/places/tabs'

/** The commands of each tab. */
export const tabCommands = (app: App): Readonly<Record<StageTab, readonly Command[]>> => ({
  state: stepCommands(app),
  graph: graphCommands(app),
  trace: [],
  landmarks: landmarkCommands(app),
  search: searchCommands(app),
  pddl: [],
})

export function stageCommands({ session, place, prefs, setPrefs }: App): readonly Command[] {
  return [
    {
      id: 'full-stage',
      title: 'Views: fill the page, or return to the question',
      group: 'Look',
      keys: ['b'],
      when: () => session.selected() !== null && (place.full() || prefs.stageShown),
      run: () => {
        place.show({ workspace: 'explore', sheet: 'see', full: !place.full() })
      },
    },
    {
      id: 'always-show',
      title: 'Views: always show what answers the question, without counting it as a hint',
      group: 'Look',
      when: () => !prefs.alwaysShow,
      run: () => setPrefs('alwaysShow', true),
    },
    {
      id: 'cover-answers',
      title: 'Views: cover what would answer an open question',
      group: 'Look',
      when: () => prefs.alwaysShow,
      run: () => setPrefs('alwaysShow', false),
    },
  ]
}
