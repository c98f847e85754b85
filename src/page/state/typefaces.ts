// Typefaces wait for what is waited for: on a slow line they would take half of it from the engine, and text can be read
// without them. A page that a service worker has kept takes them at once.

/** Loads the typefaces after `waitedFor`, whether that comes or fails. */
export function startTypefaces(waitedFor: Promise<unknown>): void {
  const load = (): void => void import('#page/ui/styles/fonts.css').catch(() => {})
  if (navigator.serviceWorker?.controller) load()
  else void waitedFor.then(load, load)
}
