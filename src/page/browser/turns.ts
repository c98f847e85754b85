// Work in several tasks, so that keys, clicks and painting get their turn between.

// Not supported by all browsers.
declare const scheduler: { readonly yield?: () => Promise<void> } | undefined

/** Continues in another task, ahead of most queued work. */
export const nextTurn = (): Promise<void> =>
  (typeof scheduler === 'undefined' ? undefined : scheduler.yield?.()) ?? new Promise(done => setTimeout(done))
