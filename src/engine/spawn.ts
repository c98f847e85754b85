// The only place that names the engine worker's script, in the form that Vite recognises and builds as a separate
// chunk.

declare global {
  /** The engine that `first.js` started while the page was loading; undefined after it is taken, or if it was lost. */
  var plangroundEngine: Worker | undefined
}

/** Starts an engine, or returns the one that is already loading. */
export const spawnEngine = (): Worker =>
  early() ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })

/** Starts an engine that stores nothing in this browser; the worker recognises the mode by its name. */
export const spawnUnkept = (): Worker =>
  early() ?? new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'unkept' })

function early(): Worker | undefined {
  const worker = globalThis.plangroundEngine
  globalThis.plangroundEngine = undefined
  if (worker !== undefined) worker.onerror = null
  return worker
}
