// Handles an address that names something that is not open: opens a built-in problem, and explains for anything else
// why nothing is shown.

import { shorten } from '#base/words'
import { createCommands } from '#page/state/commands/commands'
import type { App } from '#page/state/app'
import { type Address, fileNamed } from '../address/address'
import { receiveParameters } from './receive'

/**
 * Opens a built-in problem; any other file is available only to its owner. Returns false if `show` still finds nothing.
 */
export async function fetchOrReport(
  app: App,
  to: Extract<Address, { kind: 'question' }>,
  show: () => boolean,
): Promise<boolean> {
  const { session } = app
  const bundled = /^bundled:([\w-]+)\/([\w-]+)$/.exec(to.file)
  if (bundled !== null) {
    await receiveParameters(app, `domain=${bundled[1]}&problem=${bundled[2]}`)
    if (show()) return true
  }
  const isOpen = session.files().some(({ id }) => id === to.file)
  const name = fileNamed(to.file)
  if (isOpen) reportNot(app, `“${name}” has no question ${to.number}.`)
  else if (bundled === null)
    reportNot(
      app,
      `It leads to question ${to.number} of “${name}”, which is not open in this browser. Open that file first, or ask for a shared link, which carries its question.`,
      { label: 'Open files', run: () => app.feature(createCommands).commandNamed('open').run() },
    )
  return false
}

/** Reports that no place has this address. */
export const reportNoPlace = (app: App, address: string): void =>
  reportNot(
    app,
    `The address ends in “#${shorten(address, 60)}”, but no page here has that name. Choose one from the menu.`,
  )

function reportNot(app: App, line: string, action?: { label: string; run: () => void }): void {
  const { notices } = app
  notices.notify({
    tone: 'problem',
    title: 'This address leads nowhere',
    lines: [line],
    ...(action ? { action } : {}),
  })
}
