// What the lower layers of the page reach of the features, without importing them.

import type { Features } from '#page/state/app'
import { allCommands } from './commands'

export const features: Features = {
  commands: allCommands,
  async openFiles(app, files, pasted) {
    // Where it cannot be loaded, that is stated for every part of the page in the same way (state/offline/offline.ts).
    const loaded = await import('./open/opening-files').catch(() => undefined)
    await loaded?.openNamed(app, files, pasted)
  },
}
