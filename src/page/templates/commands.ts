// Commands that lead to Templates, and those on its current domain.

import { atQuestion } from '#page/state/places/place'
import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/** All commands; the state of Templates is loaded by the command that needs it. */
export function templatesCommands(app: App): readonly Command[] {
  const { place, session } = app
  const group = 'Templates'
  const isHere = (): boolean => place.workspace() === 'templates'
  const bench = async () => app.feature((await import('#page/state/templates/bench')).createBench)
  return [
    {
      ...{
        id: 'templates-of-question',
        title: 'Show the wording of this question’s domain',
        group,
      },
      when: () => session.source() !== null && !isHere(),
      run: () => place.show({ workspace: 'templates', templates: { part: 'home' } }),
    },
    {
      ...{ id: 'templates-new', title: 'New domain: English for any PDDL', group },
      run: () => place.show({ workspace: 'templates', templates: { part: 'new' } }),
    },
    {
      ...{ id: 'templates-use', title: 'Use the edited English in questions', group },
      when: isHere,
      run: () => inBackground(bench().then(({ use }) => use())),
    },
    {
      ...{ id: 'templates-save', title: 'Save the domain as a folder (zip)', group },
      when: () => isHere() || session.source() !== null,
      run: () =>
        inBackground(import('#page/state/files/save-domain').then(({ saveDomainInFront }) => saveDomainInFront(app))),
    },
    {
      ...{ id: 'templates-revert', title: 'Undo the changes to the English', group },
      when: isHere,
      run: () => inBackground(bench().then(({ revert }) => revert())),
    },
    {
      ...{ id: 'templates-question', title: 'Back to the question', group },
      when: () => isHere() && session.selected() !== null,
      run: () => place.show(atQuestion()),
    },
  ]
}
