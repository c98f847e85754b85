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

/** Milliseconds after which a page that draws nothing, since nobody looks at it, is not waited for. */
const UNSEEN = 100

/** Lets the page be drawn, so that who asks for sizes or styles next need not wait for what others changed. */
export const drawn = (): Promise<void> =>
  new Promise(done => {
    const unseen = setTimeout(done, UNSEEN)
    requestAnimationFrame(() => {
      clearTimeout(unseen)
      setTimeout(done)
    })
  })
