// Commands, the main menu and what follows focus and pointer, which are not needed at the first view: every visit loads them once the page is drawn
// (`isSettled` in vite.config.ts).

import { createRoot } from 'solid-js'
import { domainCommands } from '#page/domain/commands'
import { rowsCommands } from '#page/score/table/commands'
import type { App } from '#page/state/app'
import { createCommands } from '#page/state/commands/commands'
import { templatesCommands } from '#page/templates/commands'
import { createDomainCards } from '#page/state/files/bundled/domain-cards'
import { inBackground } from '#page/browser/background'
import type { Command } from '#page/state/commands/command'
import { createEnglishUpdates } from '#page/state/session/english-updates'
import { createShareSet, listedSet } from '#page/state/sharing/share-set'
import { createHandles } from '#page/state/commands/handles'
import { keepFocus } from '#page/ui/menus/keep-focus'
import { showWhole } from '#page/ui/text/whole-text'
import { uncoverFocus } from '#page/workbench/notices/uncover-focus'
import { createMainMenu } from './main-menu'
import { mainMenuGroups } from './main-menu-groups'
import './later.css'

export function addLaterCommands(app: App): void {
  app.feature(createEnglishUpdates)
  app.feature(createCommands).addLater({
    // Before all others, as their keys mean something else where no table is shown.
    'next-step': rowsCommands(app),
    check: domainCommands(app),
    'go-explore': [...slides(app), ...themes(app)],
    take: [...templatesCommands(app), surprise(app)],
    palette: ofAllFiles(app),
  })
  app.feature(createMainMenu).setGroups(() => mainMenuGroups(app))
  createRoot(() => {
    keepFocus(document.body)
    showWhole(document.body)
    uncoverFocus(document.body)
  })
}

const slides = ({ feature }: App): readonly Command[] => {
  const { invoke, isProvided } = feature(createHandles)
  return (['copy', 'save'] as const).map(how => ({
    id: `${how}-slide`,
    title: how === 'copy' ? 'Copy as a slide' : 'Save as a slide',
    group: 'Look',
    when: () => isProvided('slide'),
    run: () => invoke('slide', how),
  }))
}

const themes = ({ prefs, setPrefs }: App): readonly Command[] =>
  (['system', 'light', 'dark'] as const).map(theme => ({
    id: `theme-${theme}`,
    title: theme === 'system' ? 'Theme: as the system' : `Theme: ${theme}`,
    group: 'Look',
    when: () => prefs.theme !== theme,
    run: () => setPrefs('theme', theme),
  }))

const surprise = ({ place, feature }: App): Command => ({
  ...{ id: 'surprise', title: 'Surprise me with a question', group: 'File' },
  when: () => !feature(createHandles).isProvided('stopMaking'),
  run() {
    place.show({ workspace: 'explore', english: false, make: true })
    inBackground(
      import('#page/state/making/making').then(({ createMaking }) =>
        feature(createMaking).surprise(feature(createDomainCards).all()),
      ),
    )
  },
})

/** Commands that act on all open files. */
function ofAllFiles(app: App): readonly Command[] {
  const { place, session, keeping } = app
  const group = 'File'
  return [
    {
      ...{ id: 'prove', title: 'Prove the answers of the open files', group },
      when: () => session.files().length > 0 && !app.feature(createHandles).isProvided('stopProving'),
      run() {
        place.show({ workspace: 'score', score: { part: 'key' } })
        inBackground(
          import('#page/score/key/proving').then(({ createProving }) => app.feature(createProving).proveOpen(null)),
        )
      },
    },
    {
      ...{ id: 'share-list', title: 'Share the listed questions…', group },
      when: () => session.shown().length > 1,
      run() {
        app.feature(createShareSet).offer(listedSet(session, true))
        place.show({ dialog: 'share' })
      },
    },
    {
      ...{ id: 'start-over', title: 'Start over: close all files, delete all answers', group },
      when: () => session.selected() !== null,
      run: () => keeping.startOver(),
    },
  ]
}
