// The app that components work on. Factories of state never import this: what they need is handed to them.

import { createContext, useContext } from 'solid-js'
import type { App } from './app'

/** The page's state, for all components. */
export const PageContext = createContext<App>()

/** The scoped app of the components inside, in place of the page's state (`scoped-app.ts`). */
export const ScopedAppContext = createContext<App>()

/**
 * The state of the page, or of the scoped app around the component; call while a component is set up, not in a handler.
 */
export function useApp(): App {
  const app = useContext(ScopedAppContext) ?? useContext(PageContext)
  if (app === undefined) throw new Error('no app was provided')
  return app
}

/** The state of a feature that is loaded later; made when the first component asks for it. */
export const useFeature = <T>(create: (app: App) => T): T => useApp().feature(create)
