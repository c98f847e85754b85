// Work that can wait, done a few milliseconds at a time, so that keys and clicks get their turn between.

/** Milliseconds at a stretch. */
const SLICE = 8

const waiting: (() => void)[] = []

/** Does this soon, in the order of the calls; returns a function that cancels it. */
export function soon(work: () => void): () => void {
  waiting.push(work)
  // Otherwise a turn is due already.
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

/** Lets what waits have its turn. */
export const pause = (): Promise<void> => new Promise(done => setTimeout(done))

/** Milliseconds after which a page that draws nothing, because it is hidden, is not waited for. */
const UNSEEN = 100

/** Lets the browser draw the page, so that later reads of sizes or styles do not pay for earlier changes. */
export const drawn = (): Promise<void> =>
  new Promise(done => {
    const unseen = setTimeout(done, UNSEEN)
    requestAnimationFrame(() => {
      clearTimeout(unseen)
      setTimeout(done)
    })
  })
