// Unreferenced arrays occupy memory until V8 collects them, and V8 waits until there are 64 MB of them, in each engine.
// After work that allocated much, an idle engine triggers a collection, which takes 4 to 30 ms.

import { bytesMade, forgetMade } from '#base/memory'

/** Minimum bytes of arrays for which it is worthwhile. */
const MIN_BYTES = 24_000_000
/** Milliseconds to wait after an answer, so that the page's next call is not delayed. */
const PAUSE = 400
/** A buffer that is never written to, and so occupies no memory; V8 counts it, which exceeds its limit of 64 MB. */
const ROOM = 32 << 20
const TIMES = 3

/**
 * Returns a function to be called with each answer. `later` schedules a call after some milliseconds; the function it
 * returns cancels it.
 */
export function collectGarbage(later: (then: () => void, ms: number) => () => void): () => void {
  let takeBack = (): void => {}
  return () => {
    takeBack()
    if (bytesMade() < MIN_BYTES) return
    takeBack = later(() => {
      forgetMade()
      promptCollection()
    }, PAUSE)
  }
}

/** Returns the number of bytes allocated. */
function promptCollection(): number {
  let asked = 0
  try {
    for (let time = 0; time < TIMES; time++) asked += new ArrayBuffer(ROOM).byteLength
  } catch {
    // Allocation fails only after V8 has collected garbage.
  }
  return asked
}
