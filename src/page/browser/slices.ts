// Long work on the main thread in short slices, so that input is handled in between.

import type { Clock } from './surroundings'

/** Work in steps, with its result at the end. */
type Steps<T> = Generator<undefined, T>

/** Milliseconds of one slice. */
const SLICE = 8

/** Runs all steps, then calls `then` with the result; the returned function cancels the work. */
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
