// Continues what the last visit started and did not finish.

import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createInbox } from '#page/state/inbox/inbox'
import { openHeld } from './opening-files'

export async function resumeInbox(app: App): Promise<void> {
  await app.keeping.back()
  const inbox = app.feature(createInbox)
  await inbox.readAside()
  for (const held of await inbox.waiting('open')) {
    const what = held.files.length === 1 ? held.files[0]!.name : counted(held.files.length, 'file')
    app.notices.notify({
      tone: 'plain',
      title: `Opening ${what} continues`,
      lines: ['The page was closed before all of it was open.'],
    })
    await openHeld(app, held)
  }
  const orders = await inbox.waiting('make')
  if (orders.length > 0) {
    const { createMaking } = await import('#page/state/making/making')
    for (const order of orders) await app.feature(createMaking).goOn(order)
  }
  if (app.place.workspace() !== 'score') await reportScoring(app)
}

/** Reports files that were brought to be scored: they stay in Score until a run is started. */
async function reportScoring(app: App): Promise<void> {
  const brought = await app.feature(createInbox).waiting('score')
  for (const { release } of brought) release()
  const count = brought.reduce((sum, { files }) => sum + files.length, 0)
  if (count === 0) return
  app.notices.notify({
    tone: 'plain',
    title: `${counted(count, 'file')} ${count === 1 ? 'waits' : 'wait'} in Score`,
    lines: ['They were brought by an earlier visit, and are not scored yet.'],
    action: {
      label: 'Show them',
      run: () => app.place.show({ workspace: 'score', score: { part: 'runs' } }),
    },
  })
}
