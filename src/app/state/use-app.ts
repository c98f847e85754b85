// The app of this page, for components. Factories of state never import this: what they need is handed to them.

import { type App, createApp } from './app'
import { browserSurroundings } from './browser'

let app: App | undefined

/** The state of the page. */
export const useApp = (): App => (app ??= createApp(browserSurroundings()))

/** The state of a feature that is loaded later; made when the first component asks for it. */
export const usePart = <T>(create: (app: App) => T): T => useApp().part(create)
