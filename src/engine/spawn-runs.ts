// The worker of runs as the page reaches it. Comlink alone leaves a call pending for ever when its worker dies, so each
// call is raced against that.

import { proxy, wrap } from 'comlink'
import type { RunNews, RunsService } from './api/runs'

/** The service, and what ends it. */
export interface RunsConnection {
  readonly service: RunsService
  /** Settles, with why, when the worker can answer no longer. */
  readonly lost: Promise<string>
}

export function connectRuns(): RunsConnection {
  const worker = new Worker(new URL('./runs/runs.worker.ts', import.meta.url), {
    type: 'module',
    name: 'runs',
  })
  const lost = new Promise<string>(resolve => {
    worker.onerror = event => {
      event.preventDefault()
      worker.terminate()
      resolve(event.message || 'The worker that scores could not be loaded, or broke.')
    }
    worker.onmessageerror = () => resolve('A message of the worker could not be read.')
  })
  const remote = wrap<RunsService>(worker)
  const orLost = <T>(call: Promise<T>): Promise<T> =>
    Promise.race([call, lost.then((why): never => Promise.reject(new Error(why)) as never)])
  const service = new Proxy({} as RunsService, {
    get:
      (_, method) =>
      (...input: unknown[]) => {
        const given = input.map(each =>
          typeof each === 'function' ? proxy(each as (news: RunNews) => void) : each,
        )
        const call = remote[method as keyof RunsService] as unknown as (
          ...input: unknown[]
        ) => Promise<unknown>
        return orLost(call(...given))
      },
  })
  return { service, lost }
}
