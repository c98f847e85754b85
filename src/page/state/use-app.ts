// The app of this page, for components. Factories of state never import this: what they need is handed to them.

import { createContext, useContext } from 'solid-js'
import type { App } from './app'

/** The one thing a module of the page holds: set once, by whoever composes the page. */
let app: App | undefined

/** Hands the state to the components; call before any is rendered. */
export function provideApp(made: App): void {
  app = made
}

/** The stand that the components inside go by, in place of the page's state (`stand.ts`). */
export const StandContext = createContext<App>()

/** The state of the page, or of the stand that the component is in. */
export function useApp(): App {
  const stand = useContext(StandContext)
  if (stand !== undefined) return stand
  if (app === undefined) throw new Error('no app was provided')
  return app
}

/** The state of a feature that is loaded later; made when the first component asks for it. */
export const usePart = <T>(create: (app: App) => T): T => useApp().part(create)
