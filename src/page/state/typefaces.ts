// Typefaces are loaded late: on a slow connection they would take half of the bandwidth from the engine, and text can
// be read without them. A page stored by a service worker loads them immediately.

import { reportTrouble } from '#engine/life/trouble'

/** Loads the typefaces once `waitedFor` has settled, and reports those that do not come. */
export function startTypefaces(waitedFor: Promise<unknown>): void {
  const load = async (): Promise<void> => {
    const { useTypefaces } = await import('#page/draw/typefaces')
    for (const family of await useTypefaces()) reportTrouble({ what: 'file', detail: `the typeface ${family}` })
  }
  // That the script is missing is reported where it is loaded.
  const start = (): void => void load().catch(() => {})
  if (navigator.serviceWorker?.controller) start()
  else void waitedFor.then(start, start)
}
