// The one place that names the worker's script, in the form that Vite finds and builds as a chunk of its own.

declare global {
  /** The engine that `first.js` started while the page was still on its way; undefined once it is taken, or lost. */
  var plangroundEngine: Worker | undefined
}

/** An engine; it starts loading at once, or did already. */
export const spawnEngine = (): Worker =>
  early() ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })

/** An engine that stores nothing in this browser, as its name signals to it. */
export const spawnUnkept = (): Worker =>
  early() ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'unkept' })

function early(): Worker | undefined {
  const worker = globalThis.plangroundEngine
  globalThis.plangroundEngine = undefined
  if (worker !== undefined) worker.onerror = null
  return worker
}
