// The commands of the Domain workspace on the two texts.

import type { App } from '#page/state/app'
import type { Command } from '#page/state/commands/command'
import { createHandles } from '#page/state/commands/handles'
import { isWritten } from '#page/state/session/written'

export function domainCommands({ session, feature }: App): readonly Command[] {
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
  ]
}
