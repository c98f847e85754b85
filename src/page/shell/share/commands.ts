// The commands for sharing, history and archives.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/** Commands for sharing, the history, the archive and undo. */
export function sharingCommands(app: App): readonly Command[] {
  const { session, sessionDomains, place, notices } = app
  return [
    {
      id: 'share',
      title: 'Share…',
      group: 'File',
      keys: ['s', 'Mod+s'],
      when: () => session.selected() !== null,
      run: () => place.show({ dialog: 'share' }),
    },
    {
      id: 'embed',
      title: 'Embed in another page…',
      group: 'File',
      when: () => (place.workspace() === 'learn' ? place.learn().part === 'lesson' : session.selected() !== null),
      run: () => place.show({ dialog: 'embed' }),
    },
    {
      id: 'history',
      title: 'History of answers',
      group: 'File',
      keys: ['Shift+y'],
      run: () => place.show({ dialog: 'history' }),
    },
    {
      id: 'aside',
      title: 'What is set aside',
      group: 'File',
      run: () => place.show({ dialog: 'aside' }),
    },
    {
      id: 'everything',
      title: 'Download everything',
      group: 'File',
      when: () => session.files().length > 0 || sessionDomains.list().length > 0,
      run: () => inBackground(import('./everything').then(({ downloadEverything }) => downloadEverything(app))),
    },
    {
      id: 'undo',
      title: 'Undo the last closing, clearing or reset',
      group: 'File',
      when: () => notices.undoable() !== undefined,
      run: () => notices.undoLast(),
    },
  ]
}
