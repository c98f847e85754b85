// What one can do with the landmarks while they are in sight; the pane, which is loaded later, says how.

import type { Command } from '../../../commands/command'
import { useApp } from '../../../state/use-app'

/** Set by the pane while it is there. */
export const landmarkReach: { toggleTrivial: () => void; toggleHere: () => void } = {
  toggleTrivial: () => {},
  toggleHere: () => {},
}

const inSight = (): boolean =>
  useApp().session.source() !== null && useApp().place.tab() === 'landmarks'

export const landmarkCommands: readonly Command[] = [
  {
    id: 'landmarks-trivial',
    title: 'Landmarks: show or hide initial facts and goals',
    group: 'Look',
    when: inSight,
    run: () => landmarkReach.toggleTrivial(),
  },
  {
    id: 'landmarks-from',
    title: 'Landmarks: from the start or from here',
    group: 'Look',
    when: () => inSight() && useApp().stepping.walk().at > 0,
    run: () => landmarkReach.toggleHere(),
  },
]
