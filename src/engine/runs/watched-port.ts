// A monitored scoring worker: if it ends or stops answering, its work is sent to another.

import type { ScoringPort } from '#results/scoring/ports'
import type { FromWorker, ToWorker } from '#results/scoring/serve'
import { watchWorker } from '#engine/life/watch'

/** The port of a worker that runs `serveScoring` and answers pings. */
export function watchedPort(worker: Worker): ScoringPort {
  let died = (_why: string): void => {}
  /** Number of expected messages; the first one says that the worker is ready. */
  let owed = 1
  const watch = watchWorker(worker, 'A worker that scores', ({ message }) => died(message))
  watch.begin()
  return {
    post(message) {
      if ((message as ToWorker).kind === 'batch' && owed++ === 0) watch.begin()
      worker.postMessage(message)
    },
    listen(heard, whenDead) {
      died = whenDead
      worker.addEventListener('message', ({ data }: MessageEvent<Partial<FromWorker<unknown>>>) => {
        // Answers to pings have no `kind`.
        if (data.kind === undefined) return
        if (--owed === 0) watch.rest()
        heard(data)
      })
    },
    end() {
      watch.end()
      worker.terminate()
    },
  }
}
