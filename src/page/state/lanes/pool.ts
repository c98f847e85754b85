// Many independent calls, distributed over several workers, one per core. Results come in the order of the jobs,
// whichever finishes first; stopping ends the workers; every job settles, even if a worker is lost.

import { type DomainsInUse, type EngineCalls, EngineClient, EngineStopped } from '#engine/client'
import { type Surroundings, workersFor } from '#engine/device-memory'

export type PoolResult<R> =
  | { readonly kind: 'done'; readonly value: R }
  | { readonly kind: 'failed'; readonly message: string }
  /** Stop was pressed before it finished. */
  | { readonly kind: 'stopped' }

export interface PoolOptions<R> {
  /** Ends all workers; unfinished jobs count as stopped. */
  readonly signal?: AbortSignal
  /** Called for each job as it ends, in the order of ending. */
  readonly settled?: (index: number, result: PoolResult<R>, ended: number) => void
}

/** One worker per core as reported by the browser, at most eight; at most three if memory is small. */
export const poolSize = (
  cores = globalThis.navigator?.hardwareConcurrency,
  device: Surroundings = globalThis.navigator ?? { userAgent: '' },
): number => workersFor(device, cores)

export class EnginePool {
  private readonly spawn: () => Worker
  private readonly domains: DomainsInUse | undefined
  private readonly size: number

  constructor(spawn: () => Worker, size = poolSize(), domains?: DomainsInUse) {
    this.spawn = spawn
    this.domains = domains
    this.size = size
  }

  /** Runs the call for each job; never rejects. The workers end with the run. */
  async run<J, R>(
    jobs: readonly J[],
    call: (api: EngineCalls, job: J) => Promise<R>,
    { signal, settled }: PoolOptions<R> = {},
  ): Promise<readonly PoolResult<R>[]> {
    const results: PoolResult<R>[] = jobs.map(() => ({ kind: 'stopped' }))
    let next = 0
    let ended = 0
    const work = async (): Promise<void> => {
      if (signal?.aborted || next >= jobs.length) return
      const client = new EngineClient(this.spawn, this.domains)
      const stop = (): void => client.stop()
      signal?.addEventListener('abort', stop)
      try {
        while (next < jobs.length && !signal?.aborted) {
          const index = next++
          const result = await settle(client, call, jobs[index]!)
          results[index] = result
          ended++
          settled?.(index, result, ended)
        }
      } finally {
        signal?.removeEventListener('abort', stop)
        client.stop()
      }
    }
    await Promise.all(Array.from({ length: Math.min(this.size, jobs.length) }, work))
    return results
  }
}

async function settle<J, R>(
  client: EngineClient,
  call: (api: EngineCalls, job: J) => Promise<R>,
  job: J,
): Promise<PoolResult<R>> {
  try {
    return { kind: 'done', value: await call(client.api, job) }
  } catch (error) {
    if (error instanceof EngineStopped && error.cause === 'stopped') return { kind: 'stopped' }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
