// The one place that names the worker's script, in the form that Vite finds and builds as a chunk of its own.

/** A new engine; it starts loading at once. */
export const spawnEngine = (): Worker =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' })
