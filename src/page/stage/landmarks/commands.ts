// Commands on the landmarks while they are shown; the pane, which is loaded later, implements them.

import type { Command } from '#page/state/commands/command'
import { createHandles } from '#page/state/commands/handles'
import type { App } from '#page/state/app'

export function landmarkCommands({ session, place, stepping, feature }: App): readonly Command[] {
  const { invoke } = feature(createHandles)
  const visible = (): boolean => session.source() !== null && place.tab() === 'landmarks'
  return [
    {
      id: 'landmarks-trivial',
      title: 'Landmarks: show or hide initial facts and goals',
      group: 'Look',
      when: visible,
      run: () => invoke('showTrivialLandmarks'),
    },
    {
      id: 'landmarks-from',
      title: 'Landmarks: from the start or from here',
      group: 'Look',
      when: () => visible() && stepping.walk().at > 0,
      run: () => invoke('landmarksFromHere'),
    },
  ]
}
