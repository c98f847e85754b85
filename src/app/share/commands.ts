// Handing on, looking back, packing up: a part of the registry of commands.

import type { Command } from '../commands/command'
import { setDialog } from '../state/layout'
import { undoable, undoLast } from '../state/notices'
import { session } from '../state/session'

/** Share, history, everything, undo. */
export const sharingCommands: readonly Command[] = [
  {
    id: 'share',
    title: 'Share…',
    group: 'File',
    keys: ['s', 'Mod+s'],
    when: () => session.selected() !== null,
    run: () => setDialog('share'),
  },
  {
    id: 'history',
    title: 'History of answers',
    group: 'File',
    keys: ['y'],
    run: () => setDialog('history'),
  },
  {
    id: 'everything',
    title: 'Download everything',
    group: 'File',
    when: () => session.files().length > 0,
    run: () => void import('./everything').then(({ downloadEverything }) => downloadEverything()),
  },
  {
    id: 'undo',
    title: 'Undo the last closing, clearing or reset',
    group: 'File',
    when: () => undoable() !== undefined,
    run: () => undoLast(),
  },
]
