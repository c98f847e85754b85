// The page's connection to the worker of runs. By itself, Comlink leaves a call pending forever if its worker dies,
// so each call is raced against that, and the worker is monitored.

import { proxy, wrap } from 'comlink'
import type { RunNews, RunsService } from '#engine/api/runs'
import { watchWorker } from '#engine/life/watch'

/** The service, and a promise for its failure. */
export interface RunsConnection {
  readonly service: RunsService
  /** Resolves with the reason when the worker can no longer answer. */
  readonly lost: Promise<string>
}

export function connectRuns(): RunsConnection {
  const worker = new Worker(new URL('./runs/runs.worker.ts', import.meta.url), {
    type: 'module',
    name: 'runs',
  })
  let lose = (_why: string): void => {}
  const lost = new Promise<string>(resolve => {
    lose = resolve
  })
  const watch = watchWorker(worker, 'The worker that scores', ({ message }) => {
    worker.terminate()
    lose(message)
  })
  const remote = wrap<RunsService>(worker)
  let calls = 0
  const watched = async <T>(call: () => Promise<T>): Promise<T> => {
    if (calls++ === 0) watch.begin()
    try {
      return await Promise.race([call(), lost.then((why): never => Promise.reject(new Error(why)) as never)])
    } finally {
      if (--calls === 0) watch.rest()
    }
  }
  const service = new Proxy({} as RunsService, {
    get:
      (_, method) =>
      (...input: unknown[]) => {
        const given = input.map(each => (typeof each === 'function' ? proxy(each as (news: RunNews) => void) : each))
        const call = remote[method as keyof RunsService] as unknown as (...input: unknown[]) => Promise<unknown>
        return watched(() => call(...given))
      },
  })
  return { service, lost }
}
