// Deferred work, done a few milliseconds at a time, so that keys and clicks are handled in between.

/** Milliseconds of work in one task. */
const SLICE = 8

const waiting: (() => void)[] = []

/** Schedules work, in the order of the calls; the returned function cancels it. */
export function soon(work: () => void): () => void {
  waiting.push(work)
  // Otherwise a task is already scheduled.
  if (waiting.length === 1) takeTurn()
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1, () => {})
  }
}

function takeTurn(): void {
  setTimeout(() => {
    const start = performance.now()
    do {
      waiting[0]?.()
      waiting.shift()
    } while (waiting.length > 0 && performance.now() - start < SLICE)
    if (waiting.length > 0) takeTurn()
  })
}

/** Ends the task, so that waiting events are handled. */
export const pause = (): Promise<void> => new Promise(done => setTimeout(done))

/** Milliseconds to wait at most for a frame, as a hidden page draws none. */
const UNSEEN = 100

/**
 * Resolves after the browser has drawn the page, so that later reads of sizes or styles do not trigger a layout for
 * earlier changes.
 */
export const drawn = (): Promise<void> =>
  new Promise(done => {
    const unseen = setTimeout(done, UNSEEN)
    requestAnimationFrame(() => {
      clearTimeout(unseen)
      setTimeout(done)
    })
  })
