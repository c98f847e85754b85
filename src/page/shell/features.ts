// The functions of the features that the lower layers call without importing them.

import type { Features } from '#page/state/app'
import { allCommands } from './commands'

export const features: Features = {
  commands: allCommands,
  async openFiles(app, files, pasted) {
    // If loading fails, the failure is reported in the same way as for every part of the page
    // (state/offline/offline.ts).
    const loaded = await import('./open/opening-files').catch(() => undefined)
    await loaded?.openNamed(app, files, pasted)
  },
}
