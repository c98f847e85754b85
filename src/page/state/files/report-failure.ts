// The notice about a file that could not be opened.

import type { CallOutcome } from '../lanes/create-lanes'
import type { App } from '../app'

export function reportFailure(app: App, name: string, outcome: CallOutcome<unknown>): void {
  const { notices } = app
  if (outcome.kind === 'failed')
    notices.notify({
      tone: 'problem',
      title: `${name} could not be opened`,
      lines: [outcome.message],
    })
  if (outcome.kind === 'stopped')
    notices.notify({
      tone: 'plain',
      title: `Stopped opening ${name}`,
      lines: ['No part of it was opened, and nothing else was changed.'],
    })
}
