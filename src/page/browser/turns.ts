// Splits work into several tasks, so that input and painting are handled in between.

// Not supported by all browsers.
declare const scheduler: { readonly yield?: () => Promise<void> } | undefined

/** Continues in another task, ahead of most queued work. */
export const nextTurn = (): Promise<void> =>
  (typeof scheduler === 'undefined' ? undefined : scheduler.yield?.()) ?? new Promise(done => setTimeout(done))
