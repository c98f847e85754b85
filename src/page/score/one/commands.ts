// The commands of One response.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/** Commands to paste a response from any workspace. */
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

/** Takes the clipboard's content if the browser allows it; else focuses the box for a paste. */
async function pasteOrFocus(app: App): Promise<void> {
  const [{ createTaking }, { createOne }] = await Promise.all([import('./taking'), import('./one-state')])
  app.feature(createOne).setWantsFocus(true)
  let text = ''
  try {
    text = (await navigator.clipboard?.readText?.()) ?? ''
  } catch {
    // The visitor then pastes manually.
  }
  if (text.trim() !== '') await app.feature(createTaking).take(text)
}
