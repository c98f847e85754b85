// The app as seen by components. State factories never import this: they receive what they need as arguments.

import { createContext, useContext } from 'solid-js'
import type { App } from './app'

/** The page's state, for all components. */
export const PageContext = createContext<App>()

/** The scoped app for the components inside, instead of the page's state (`scoped-app.ts`). */
export const ScopedAppContext = createContext<App>()

/** The state of the page, or of the enclosing scoped app; call it during component setup, not in a handler. */
export function useApp(): App {
  const app = useContext(ScopedAppContext) ?? useContext(PageContext)
  if (app === undefined) throw new Error('no app was provided')
  return app
}

/** The state of a feature that is loaded later; created when the first component calls this. */
export const useFeature = <T>(create: (app: App) => T): T => useApp().feature(create)
