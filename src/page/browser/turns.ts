// Work in several tasks, so that keys, clicks and painting get their turn between.

// Not in all browsers.
declare const scheduler: { readonly yield?: () => Promise<void> } | undefined

/** Goes on in another task, before most of what waits. */
export const nextTurn = (): Promise<void> =>
  (typeof scheduler === 'undefined' ? undefined : scheduler.yield?.()) ??
  new Promise(done => setTimeout(done))
