// Long work on the page's own thread in short slices, so that keys and the wheel are heard in between.

import type { Steps } from '#results/runs/row-order'
import type { Clock } from '#page/browser/surroundings'

/** Milliseconds of one slice. */
const SLICE = 8

/** Does all steps, and reports the result; the returned value ends the work before. */
export function inSlices<T>(clock: Clock, steps: Steps<T>, then: (value: T) => void): () => void {
  let cancel = (): void => {}
  let isOver = false
  const go = (): void => {
    const until = clock.now() + SLICE
    for (;;) {
      const { done, value } = steps.next()
      if (done) {
        if (!isOver) then(value)
        return
      }
      if (isOver) return
      if (clock.now() >= until) break
    }
    cancel = clock.after(0, go)
  }
  cancel = clock.after(0, go)
  return () => {
    isOver = true
    cancel()
  }
}
