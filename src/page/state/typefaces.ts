// Typefaces are loaded late: on a slow connection they would take half of the bandwidth from the engine, and text can
// be read without them. A page stored by a service worker loads them immediately.

/** Loads the typefaces once `waitedFor` has settled. */
export function startTypefaces(waitedFor: Promise<unknown>): void {
  const load = (): void => void import('#page/ui/styles/fonts.css').catch(() => {})
  if (navigator.serviceWorker?.controller) load()
  else void waitedFor.then(load, load)
}
