// Many calls over workers that are MessageChannels: order, progress, stopping, and nothing that waits for ever.

import { afterEach, expect, test, vi } from 'vitest'
import { EnginePool, type PoolResult, poolSize } from '#page/state/lanes/pool'
import type { EngineCalls } from '#engine/client'
import { ChannelWorker, endChannelWorkers } from '../support/channel-worker'

afterEach(endChannelWorkers)

const poolOf = (api: object | undefined, size: number): EnginePool =>
  new EnginePool(() => new ChannelWorker(api) as unknown as Worker, size)

const never = (): Promise<never> => new Promise(() => {})
const done = <R>(value: R): PoolResult<R> => ({ kind: 'done', value })

/** `making.problem(name, …)` represents any call that takes a word. */
const ask = (api: EngineCalls, job: string): Promise<unknown> => api.making.problem(job, {}, '')

test('results come in the order of the jobs, whichever ends first', async () => {
  let letGo = (): void => {}
  const others = new Promise<void>(resolve => {
    letGo = resolve
  })
  const pool = poolOf(
    {
      making: {
        problem: async (name: string) => {
          if (name === 'a') await others
          return `${name}!`
        },
      },
    },
    2,
  )
  const order: number[] = []
  const counts: number[] = []
  const results = await pool.run(['a', 'b', 'c'], ask, {
    settled: (index, _, ended) => {
      order.push(index)
      counts.push(ended)
      if (ended === 2) letGo()
    },
  })
  expect(results).toEqual([done('a!'), done('b!'), done('c!')])
  expect(order).toEqual([1, 2, 0])
  expect(counts).toEqual([1, 2, 3])
})

test('no more workers are started than the pool has or the jobs need, and all end with the run', async () => {
  const pool = poolOf({ making: { problem: (name: string) => name } }, 3)
  await pool.run(['a', 'b'], ask)
  expect(ChannelWorker.all).toHaveLength(2)
  await pool.run(['a', 'b', 'c', 'd', 'e'], ask)
  expect(ChannelWorker.all).toHaveLength(5)
  expect(ChannelWorker.all.every(({ ended }) => ended)).toBe(true)
})

test('stopping keeps what is finished, and everything else settles as stopped', async () => {
  const pool = poolOf({ making: { problem: (name: string) => (name === 'a' ? 'A' : never()) } }, 2)
  const abort = new AbortController()
  const results = await pool.run(['a', 'b', 'c', 'd'], ask, {
    signal: abort.signal,
    settled: () => abort.abort(),
  })
  expect(results).toEqual([done('A'), { kind: 'stopped' }, { kind: 'stopped' }, { kind: 'stopped' }])
  expect(ChannelWorker.all.every(({ ended }) => ended)).toBe(true)
})

test('a run with an aborted signal starts no worker', async () => {
  const pool = poolOf({ making: { problem: never } }, 2)
  expect(await pool.run(['a'], ask, { signal: AbortSignal.abort() })).toEqual([{ kind: 'stopped' }])
  expect(ChannelWorker.all).toHaveLength(0)
})

test('a job that throws is reported, and the others are done', async () => {
  const pool = poolOf(
    {
      making: {
        problem(name: string) {
          if (name === 'b') throw new Error('no b')
          return name
        },
      },
    },
    1,
  )
  expect(await pool.run(['a', 'b', 'c'], ask)).toEqual([done('a'), { kind: 'failed', message: 'no b' }, done('c')])
})

test('a worker that breaks fails its job, and the next job gets a fresh worker', async () => {
  const reached: string[] = []
  const problem = (name: string): unknown => {
    reached.push(name)
    return name === 'a' ? never() : name
  }
  const pool = poolOf({ making: { problem } }, 1)
  const run = pool.run(['a', 'b'], ask)
  await vi.waitFor(() => expect(reached).toEqual(['a']))
  ChannelWorker.all[0]!.dispatchEvent(new Event('error'))
  const results = await run
  expect(results[0]).toMatchObject({ kind: 'failed' })
  expect(results[1]).toEqual(done('b'))
})

test('a pool that cannot start workers fails every job with the reason', async () => {
  const pool = new EnginePool(() => {
    throw new Error('workers are blocked')
  }, 2)
  const results = await pool.run(['a', 'b', 'c'], ask)
  expect(results).toHaveLength(3)
  for (const result of results)
    expect(result).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('workers are blocked'),
    })
})

test('nothing to do gives nothing', async () => {
  expect(await poolOf(undefined, 4).run([], ask)).toEqual([])
})

test('there is a worker a core, at least one and at most eight', () => {
  expect([undefined, 0, 1, 4, 64].map(cores => poolSize(cores ?? Number.NaN))).toEqual([1, 1, 1, 4, 8])
})
