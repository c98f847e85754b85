// The app of this page, for components. Factories of state never import this: what they need is handed to them.

import type { App } from './app'

/** The one thing a module of the page holds: set once, by whoever composes the page. */
let app: App | undefined

/** Hands the state to the components; call before any is rendered. */
export function provideApp(made: App): void {
  app = made
}

/** The state of the page. */
export function useApp(): App {
  if (app === undefined) throw new Error('no app was provided')
  return app
}

/** The state of a feature that is loaded later; made when the first component asks for it. */
export const usePart = <T>(create: (app: App) => T): T => useApp().part(create)
