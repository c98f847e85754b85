// The surroundings of an embedded view: nothing is stored, and other tabs are not notified.

import { spawnUnkept } from '#engine/spawn'
import { features } from '#page/shell/features'
import type { Surroundings } from '#page/state/app'
import { browserSurroundings } from '#page/state/browser'
import type { SessionStore } from '#page/state/keeping/writing'
import { unkeptTexts } from '#page/browser/text-store'

export const embeddedSurroundings = (): Surroundings => ({
  ...browserSurroundings(features, spawnUnkept),
  isEmbedded: true,
  storage: unkeptTexts(),
  tabStorage: unkeptTexts(),
  openSession: () => emptyStore,
  openInbox: () => Promise.reject(new Error('A part in a frame keeps nothing.')),
  openTabs() {
    throw new Error('A part in a frame has no other tabs.')
  },
  whenHidden: () => {},
  remember: () => {},
})

/** A store without content that ignores writes. */
const emptyStore: SessionStore = {
  read: async () => ({ files: [], works: {}, selected: null, domains: [], leftOut: 0 }),
  putFiles: async () => false,
  dropFiles: async () => false,
  putWorks: async () => false,
  putSelected: async () => false,
  putDomains: async () => false,
  clear: async () => false,
  settle: () => {},
}
