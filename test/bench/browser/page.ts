// Hands the problems to a worker and returns its times; the script that opened the page calls `runInWorker`.

import type { SuiteProblem, SuiteTimes } from '../suite'

const runInWorker = (problems: readonly SuiteProblem[]): Promise<SuiteTimes> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./suite.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = event => resolve(event.data as SuiteTimes)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(problems)
  })

Object.assign(window, { runInWorker })
