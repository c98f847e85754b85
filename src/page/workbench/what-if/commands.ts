// The commands for changing the initial state and the goal.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { undoableChange } from './undoable-change'
import type { Changing } from './changing'
import { atStage } from '#page/state/places/place'
import { inBackground } from '#page/browser/background'

/** In a text field the key undoes typing. */
const isInText = (): boolean => document.activeElement?.closest('input, textarea, select, .monaco-editor') != null

export function whatIfCommands(app: App): readonly Command[] {
  const { session, place, stepping } = app
  const onChanging = (use: (changing: Changing) => void): void =>
    inBackground(import('./changing').then(({ createChanging }) => use(app.feature(createChanging))))
  return [
    {
      id: 'change-state',
      title: 'Change this state or the goal',
      group: 'State',
      keys: ['w'],
      when: () => session.source() !== null,
      run: () => {
        place.show(atStage('state'))
        onChanging(({ open }) => open())
      },
    },
    {
      id: 'start-here',
      title: 'Start the problem from this state',
      group: 'State',
      when: () => stepping.walk().at > 0,
      run: () => onChanging(({ startHere }) => inBackground(startHere())),
    },
    {
      id: 'undo-change',
      title: 'Undo the last change to the state or the goal',
      group: 'State',
      keys: ['Mod+z'],
      when: () => undoableChange(app) !== null && !isInText(),
      run: () => onChanging(({ undo }) => undo()),
    },
  ]
}
