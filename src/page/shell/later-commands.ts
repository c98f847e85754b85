// Commands and the main menu, which need not be there at the first view: they come with what every visit loads once the page is drawn
// (`isSettled` in vite.config.ts).

import { rowsCommands } from '#page/score/table/commands'
import type { App } from '#page/state/app'
import { createCommands } from '#page/state/commands/commands'
import { templatesCommands } from '#page/templates/commands'
import { createMainMenu } from './main-menu'
import { mainMenuGroups } from './main-menu-groups'

export function addLaterCommands(app: App): void {
  const { insert } = app.feature(createCommands)
  // Before all others, as their keys mean something else where no table is shown.
  insert(rowsCommands(app), 'next-step')
  insert(templatesCommands(app), 'take')
  app.feature(createMainMenu).setGroups(() => mainMenuGroups(app))
}
