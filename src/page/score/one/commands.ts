// One response: a part of the registry of commands.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/** Paste a response anywhere. */
export function oneCommands(app: App): readonly Command[] {
  const { place } = app
  return [
    {
      id: 'paste-response',
      title: 'Paste a response of a model…',
      group: 'Score',
      keys: ['v'],
      run() {
        place.show({ workspace: 'score', score: { part: 'one' } })
        inBackground(pasteOrFocus(app))
      },
    },
  ]
}

/** Takes the clipboard's content, if the browser provides it; else the box waits for a paste. */
async function pasteOrFocus(app: App): Promise<void> {
  const [{ createTaking }, { createOne }] = await Promise.all([import('./taking'), import('./one-state')])
  app.feature(createOne).setWantsFocus(true)
  let text = ''
  try {
    text = (await navigator.clipboard?.readText?.()) ?? ''
  } catch {
    // The visitor pastes by hand then.
  }
  if (text.trim() !== '') await app.feature(createTaking).take(text)
}
