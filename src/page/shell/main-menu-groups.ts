// The groups of the main menu: less frequent commands, each with its label and its key.

import type { App } from '#page/state/app'
import { keycaps } from '#page/browser/chords'
import { type Commands, createCommands, isUsable } from '#page/state/commands/commands'
import { workspaces } from '#page/state/places/workspaces'
import type { IconName } from '#page/ui/icon'
import type { MenuGroup, MenuItem } from '#page/ui/menus/menu'
import type { Theme } from '#page/state/prefs'

const itemOf = ({ commandNamed }: Commands, id: string, icon: IconName, title?: string): MenuItem => {
  const command = commandNamed(id)
  const chord = command.keys?.[0]
  return {
    title: title ?? command.title.replace(/…$/, ''),
    icon,
    disabled: !isUsable(command),
    run: () => command.run(),
    ...(chord === undefined ? {} : { keys: keycaps(chord) }),
  }
}

const themeItem = ({ prefs, setPrefs }: App, name: Theme, title: string): MenuItem => ({
  title,
  icon: name === 'dark' ? 'moon' : name === 'light' ? 'sun' : 'monitor',
  checked: prefs.theme === name,
  run: () => setPrefs('theme', name),
})

export function mainMenuGroups(app: App): readonly MenuGroup[] {
  const { layout, prefs, place } = app
  const commands = app.feature(createCommands)
  const item = (id: string, icon: IconName, title?: string) => itemOf(commands, id, icon, title)
  return [
    {
      title: 'Questions',
      items: [
        item('examples', 'layout-grid', 'Built-in problems'),
        item('new-texts', 'file-code', 'New domain and problem'),
        item('make', 'dices', 'Make questions'),
        item('take', 'download', 'Prompts and export'),
        item('class', 'graduation-cap', 'Export for class'),
        item('embed', 'code-xml', 'Embed in another page'),
        item('paste-response', 'scale', 'Paste a model’s response'),
        item('history', 'history', 'History of answers'),
        item('aside', 'hourglass', 'Set aside'),
        item('everything', 'archive', 'Download everything'),
        item('start-over', 'trash-2', 'Close everything'),
      ],
    },
    {
      title: 'View',
      items: [
        item(
          'toggle-list',
          'panel-left',
          layout.room() === 'wide' && prefs.listShown ? 'Hide the list' : 'Show the list',
        ),
        item('toggle-stage', 'panel-right', prefs.stageShown ? 'Hide the views' : 'Show the views'),
        item('projector', 'monitor'),
        themeItem(app, 'system', 'System theme'),
        themeItem(app, 'light', 'Light theme'),
        themeItem(app, 'dark', 'Dark theme'),
      ],
    },
    {
      title: 'More',
      items: [
        ...workspaces
          .filter(({ main }) => !main)
          .map(
            ({ id, title, icon }): MenuItem => ({
              title,
              icon,
              run: () => place.show({ workspace: id }),
            }),
          ),
        item('compare', 'equal-not'),
        item('help', 'circle-question-mark', 'Keys and help'),
      ],
    },
  ]
}
