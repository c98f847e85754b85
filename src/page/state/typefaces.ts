// Typefaces are loaded late: on a slow connection they would take half of the bandwidth from the engine, and text can
// be read without them. A page stored by a service worker loads them immediately.

import { reportTrouble } from '#engine/life/trouble'

/** Resolves once files that a first verdict does not need may be loaded: when `engineThere` has settled, or they are stored. */
export const lineIsFree = (engineThere: Promise<unknown>): Promise<unknown> =>
  navigator.serviceWorker?.controller ? Promise.resolve() : engineThere.catch(() => {})

/** Loads the typefaces once the line is free, and reports those that do not come; resolves when they are used. */
export async function startTypefaces(engineThere: Promise<unknown>): Promise<void> {
  await lineIsFree(engineThere)
  try {
    const { useTypefaces } = await import('#page/draw/typefaces')
    for (const family of await useTypefaces()) reportTrouble({ what: 'file', detail: `the typeface ${family}` })
  } catch {
    // That the script is missing is reported where it is loaded.
  }
}
