// Handing on, looking back, packing up: a part of the registry of commands.

import type { Command } from '../commands/command'
import { useApp } from '../state/use-app'

/** Share, history, everything, undo. */
export const sharingCommands: readonly Command[] = [
  {
    id: 'share',
    title: 'Share…',
    group: 'File',
    keys: ['s', 'Mod+s'],
    when: () => useApp().session.selected() !== null,
    run: () => useApp().place.show({ dialog: 'share' }),
  },
  {
    id: 'history',
    title: 'History of answers',
    group: 'File',
    keys: ['y'],
    run: () => useApp().place.show({ dialog: 'history' }),
  },
  {
    id: 'everything',
    title: 'Download everything',
    group: 'File',
    when: () => useApp().session.files().length > 0,
    run: () => void import('./everything').then(({ downloadEverything }) => downloadEverything()),
  },
  {
    id: 'undo',
    title: 'Undo the last closing, clearing or reset',
    group: 'File',
    when: () => useApp().notices.undoable() !== undefined,
    run: () => useApp().notices.undoLast(),
  },
]
