// Arrays that nothing holds any longer take room until V8 collects them, and V8 waits until there are 64 MB of them, in each
// engine. After work that made many, an engine that has nothing to do prompts it, which takes 4 to 30 ms.

import { bytesMade, forgetMade } from '#base/memory'

/** Bytes of arrays that are worth it. */
const MUCH = 24_000_000
/** Milliseconds after an answer: the page's next request must not wait. */
const PAUSE = 400
/** Memory that is never written, and so uses none; V8 counts it, and so exceeds its 64 MB in any case. */
const ROOM = 32 << 20
const TIMES = 3

/** To be called with each answer; `later` calls after this many milliseconds, and the returned function undoes that. */
export function collectGarbage(later: (then: () => void, ms: number) => () => void): () => void {
  let takeBack = (): void => {}
  return () => {
    takeBack()
    if (bytesMade() < MUCH) return
    takeBack = later(() => {
      forgetMade()
      promptCollection()
    }, PAUSE)
  }
}

/** Bytes asked for. */
function promptCollection(): number {
  let asked = 0
  try {
    for (let time = 0; time < TIMES; time++) asked += new ArrayBuffer(ROOM).byteLength
  } catch {
    // If allocation fails, V8 has already collected garbage.
  }
  return asked
}
