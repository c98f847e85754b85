// What one can do about other starts and goals.

import type { Command } from '../../../commands/command'
import { changing } from './changing'
import { atStage } from '../../../state/place'
import { useApp } from '../../../state/use-app'

/** The key goes into a text, which has an undo of its own. */
const isInText = (): boolean =>
  document.activeElement?.closest('input, textarea, select, .monaco-editor') != null

export const whatIfCommands: readonly Command[] = [
  {
    id: 'change-state',
    title: 'Change this state or the goal',
    group: 'State',
    keys: ['w'],
    when: () => useApp().session.source() !== null,
    run: () => {
      useApp().place.show(atStage('state'))
      changing.open()
    },
  },
  {
    id: 'start-here',
    title: 'Start the problem from this state',
    group: 'State',
    when: () => useApp().stepping.walk().at > 0,
    run: () => void changing.startHere(),
  },
  {
    id: 'undo-change',
    title: 'Undo the last change to the state or the goal',
    group: 'State',
    keys: ['Mod+z'],
    when: () => changing.undoable() !== null && !isInText(),
    run: () => changing.undo(),
  },
]
