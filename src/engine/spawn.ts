// The one place that names the worker's script, in the form that Vite finds and builds as a chunk of its own.

declare global {
  /** The engine that `first.js` started while the page was still on its way; undefined once it is taken, or lost. */
  var plangroundEngine: Worker | undefined
}

/** An engine; it starts loading at once, or did already. */
export function spawnEngine(): Worker {
  const early = globalThis.plangroundEngine
  globalThis.plangroundEngine = undefined
  if (early !== undefined) {
    early.onerror = null
    return early
  }
  return new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  })
}
