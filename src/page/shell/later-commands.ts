// Commands and the main menu, which are not needed at the first view: every visit loads them once the page is drawn
// (`isSettled` in vite.config.ts).

import { domainCommands } from '#page/domain/commands'
import { rowsCommands } from '#page/score/table/commands'
import type { App } from '#page/state/app'
import { createCommands } from '#page/state/commands/commands'
import { templatesCommands } from '#page/templates/commands'
import { createMainMenu } from './main-menu'
import { mainMenuGroups } from './main-menu-groups'

export function addLaterCommands(app: App): void {
  const { insert } = app.feature(createCommands)
  // Inserted before all others, as their keys mean something else where no table is shown.
  insert(rowsCommands(app), 'next-step')
  insert(templatesCommands(app), 'take')
  insert(domainCommands(app), 'check')
  app.feature(createMainMenu).setGroups(() => mainMenuGroups(app))
}
