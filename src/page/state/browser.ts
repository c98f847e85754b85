// The browser as the surroundings of the page's state.

import { spawnEngine } from '#engine/spawn'
import { createLanes } from './lanes/create-lanes'
import { laterSession } from './keeping/later-session'
import type { Features, Surroundings } from './app'
import type { Clock } from '#page/browser/surroundings'
import { storedTexts } from '#page/browser/text-store'
import { inBackground } from '#page/browser/background'

const clock: Clock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The surroundings of a page in a browser. `verdictFirst`: passed to `createLanes`. */
export const browserSurroundings = (features: Features, spawn = spawnEngine, verdictFirst = false): Surroundings => ({
  features,
  lanes: createLanes({ spawn, clock, verdictFirst }),
  clock,
  media: query => matchMedia(query),
  storage: storedTexts(() => localStorage),
  tabStorage: storedTexts(() => sessionStorage),
  openSession: laterSession,
  openInbox: async () => new (await import('#results/store/inbox')).SavedInbox(),
  openTabs: () => new BroadcastChannel('planground-session'),
  whenHidden(then) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') then()
    })
    // Not every browser hides a page before it is closed.
    addEventListener('pagehide', then)
  },
  remember: (app, entry, view, edit) =>
    inBackground(
      import('./history/history').then(({ createHistory }) => app.feature(createHistory).remember(entry, view, edit)),
    ),
  paint(theme) {
    const { dataset } = document.documentElement
    if (theme === null) delete dataset.theme
    else dataset.theme = theme
  },
})
