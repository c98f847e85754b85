// The commands of the Domain workspace on the two texts.

import { inBackground } from '#page/browser/background'
import type { App } from '#page/state/app'
import type { Command } from '#page/state/commands/command'
import { createHandles } from '#page/state/commands/handles'
import { isWritten } from '#page/state/session/written'

export function domainCommands({ session, place, feature }: App): readonly Command[] {
  const { invoke, isProvided } = feature(createHandles)
  const group = 'Text'
  /** While the open problem is the answer to a question, Ctrl+Enter checks the answer. */
  const isAnswer = (): boolean => {
    const question = session.selected()?.question
    return question !== undefined && isWritten(question)
  }
  return [
    {
      ...{ id: 'solve', title: 'Solve the open problem', group, keys: ['Mod+Enter'] },
      when: () => isProvided('solve') && session.source() !== null && !isAnswer(),
      run: () => invoke('solve'),
    },
    {
      ...{ id: 'check-plan', title: 'Check a plan of the open problem', group },
      when: () => isProvided('checkPlan') && session.source() !== null,
      run: () => invoke('checkPlan'),
    },
    {
      ...{ id: 'fix-all', title: 'Fix all faults that have one fix', group, keys: ['Alt+Shift+x'] },
      when: () =>
        session.source() !== null &&
        (place.workspace() === 'domain' || (place.workspace() === 'explore' && place.tab() === 'pddl')),
      run: () =>
        inBackground(import('#page/workbench/pddl/fix-all').then(({ createFixAll }) => feature(createFixAll)())),
    },
    {
      ...{ id: 'show-domain-text', title: 'Show the PDDL domain', group: 'Look' },
      when: () => session.source() !== null,
      run: () => place.show({ tab: 'pddl', text: 'domain', sheet: 'see' }),
    },
    {
      ...{ id: 'compare', title: 'Compare two problems or domains', group: 'Go', keys: ['='] },
      run: () => place.show({ workspace: 'domain', english: false, compare: true }),
    },
    {
      ...{ id: 'new-texts', title: 'New domain and problem…', group: 'File', keys: ['Alt+Shift+n'] },
      run: () => place.show({ dialog: 'new-texts' }),
    },
    {
      ...{ id: 'versions', title: 'Versions of the open texts…', group },
      when: () => session.source() !== null && !isAnswer(),
      run: () => place.show({ dialog: 'versions' }),
    },
  ]
}
