// The composition root: all state of the page is made here, once, from what surrounds it. Nothing of it is made when a
// module is imported, so a test makes an app of its own with a clock, a storage and engines of its own.

import { type Accessor, createRoot, getOwner, runWithOwner } from 'solid-js'
import type { SetStoreFunction } from 'solid-js/store'
import { createLayout, type Layout } from './layout'
import { createNotices, type Notices } from './notices'
import { createPlace, type PlaceState } from './place'
import { createPrefs, type Prefs, type Theme } from './prefs'
import type { Surroundings } from './surroundings'
import { createTheme } from './theme'

export interface App {
  readonly layout: Layout
  readonly prefs: Prefs
  readonly setPrefs: SetStoreFunction<Prefs>
  /** The theme that the address asks for: for this visit, until the visitor chooses. */
  readonly lentTheme: Accessor<Exclude<Theme, 'system'> | null>
  readonly lendTheme: (theme: Exclude<Theme, 'system'>) => void
  /** The theme as it looks now. */
  readonly themeNow: Accessor<Exclude<Theme, 'system'>>
  readonly place: PlaceState
  readonly notices: Notices
  /**
   * The state of a feature that is loaded later: made by its factory at the first call, under the app's root, and the
   * same at each further call.
   */
  readonly part: <T>(create: (app: App) => T) => T
  /** Ends all effects and listens no more. */
  readonly dispose: () => void
}

/** Makes the page's state. */
export function createApp(around: Surroundings): App {
  return createRoot(dispose => {
    const layout = createLayout(around.media)
    const { prefs, setPrefs, lentTheme, lendTheme } = createPrefs(around.storage, around.paint)
    const parts = new Map<unknown, unknown>()
    const owner = getOwner()
    const app: App = {
      layout,
      prefs,
      setPrefs,
      lentTheme,
      lendTheme,
      themeNow: createTheme(around.media, () => lentTheme() ?? prefs.theme),
      place: createPlace({ prefs, setPrefs }),
      notices: createNotices(around.clock),
      part<T>(create: (app: App) => T): T {
        if (!parts.has(create))
          parts.set(
            create,
            runWithOwner(owner, () => create(app)),
          )
        return parts.get(create) as T
      },
      dispose,
    }
    return app
  })
}
