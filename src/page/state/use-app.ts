// The app that components work on. Factories of state never import this: what they need is handed to them.

import { createContext, useContext } from 'solid-js'
import type { App } from './app'

/** The page's state, for all components. */
export const PageContext = createContext<App>()

/** The stand that the components inside go by, in place of the page's state (`stand.ts`). */
export const ScopedAppContext = createContext<App>()

/** The state of the page, or of the stand that the component is in; call while a component is set up, not in a handler. */
export function useApp(): App {
  const app = useContext(ScopedAppContext) ?? useContext(PageContext)
  if (app === undefined) throw new Error('no app was provided')
  return app
}

/** The state of a feature that is loaded later; made when the first component asks for it. */
export const useFeature = <T>(create: (app: App) => T): T => useApp().feature(create)
