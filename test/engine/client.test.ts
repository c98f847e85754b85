// The client against a worker that is a MessageChannel: every promise must settle.

import { afterEach, expect, test } from 'vitest'
import { EngineClient, EngineStopped } from '#engine/client'
import { ChannelWorker, endChannelWorkers } from '../support/channel-worker'

afterEach(endChannelWorkers)

const never = () => new Promise<never>(() => {})

/** A client with workers that all offer `api`; `made` counts the workers. */
function clientOf(api: object | undefined) {
  const made: ChannelWorker[] = []
  const client = new EngineClient(() => {
    const worker = new ChannelWorker(api)
    made.push(worker)
    return worker as unknown as Worker
  })
  return { client, made }
}

test('a result arrives', async () => {
  const { client } = clientOf({ judging: { ready: () => 'v1' } })
  expect(await client.api.judging.ready()).toBe('v1')
  expect(client.pending).toBe(0)
})

test('an aborted call rejects, and the next one starts a fresh worker', async () => {
  let hang = true
  const { client, made } = clientOf({ judging: { ready: () => (hang ? never() : 'later') } })
  const abort = new AbortController()
  const call = client.with({ signal: abort.signal }).judging.ready()
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'EngineStopped', cause: 'stopped' })
  expect(made[0]!.ended).toBe(true)
  hang = false
  expect(await client.api.judging.ready()).toBe('later')
  expect(made).toHaveLength(2)
})

test('a call with an aborted signal rejects and starts nothing', async () => {
  const { client, made } = clientOf({ judging: { ready: () => 'v' } })
  await expect(client.with({ signal: AbortSignal.abort() }).judging.ready()).rejects.toBeInstanceOf(EngineStopped)
  expect(made).toHaveLength(0)
})

test('a worker that fails to load rejects its calls, and the next call tries again', async () => {
  let works = false
  const made: ChannelWorker[] = []
  const client = new EngineClient(() => {
    const worker = new ChannelWorker(works ? { judging: { ready: () => 'back' } } : undefined)
    if (!works) queueMicrotask(() => worker.dispatchEvent(new Event('error')))
    made.push(worker)
    return worker as unknown as Worker
  })
  await expect(client.api.judging.ready()).rejects.toMatchObject({ cause: 'lost' })
  works = true
  expect(await client.api.judging.ready()).toBe('back')
})

test('a worker that cannot be made at all rejects the call', async () => {
  const client = new EngineClient(() => {
    throw new Error('no workers here')
  })
  await expect(client.api.judging.ready()).rejects.toThrow('no workers here')
})

test('an answer that cannot be read rejects', async () => {
  const { client, made } = clientOf({ judging: { ready: never } })
  const call = client.api.judging.ready()
  made[0]!.dispatchEvent(new Event('messageerror'))
  await expect(call).rejects.toMatchObject({ cause: 'lost' })
})

test('stopping rejects every call in flight', async () => {
  const { client } = clientOf({ judging: { ready: never }, domains: { all: never } })
  const calls = [client.api.judging.ready(), client.api.domains.all(), client.api.judging.ready()]
  expect(client.pending).toBe(3)
  client.stop()
  const settled = await Promise.allSettled(calls)
  expect(settled.map(result => result.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(client.pending).toBe(0)
})

test('an abort after the call has ended does not stop the worker', async () => {
  const { client, made } = clientOf({ judging: { ready: () => 'v' } })
  const abort = new AbortController()
  expect(await client.with({ signal: abort.signal }).judging.ready()).toBe('v')
  const second = client.api.judging.ready()
  abort.abort()
  expect(await second).toBe('v')
  expect(made).toHaveLength(1)
  expect(made[0]!.ended).toBe(false)
})

test('an error thrown by the engine rejects that call alone', async () => {
  const { client, made } = clientOf({
    judging: {
      ready: () => {
        throw new RangeError('a bug')
      },
    },
    domains: { all: () => [] },
  })
  const [bad, good] = await Promise.allSettled([client.api.judging.ready(), client.api.domains.all()])
  expect(bad).toMatchObject({ status: 'rejected' })
  expect(good).toEqual({ status: 'fulfilled', value: [] })
  expect(made[0]!.ended).toBe(false)
})

test('input that cannot be cloned rejects and leaves the client usable', async () => {
  const { client } = clientOf({ texts: { check: () => 1 }, judging: { ready: () => 'v' } })
  await expect(client.api.texts.check({ domain: (() => {}) as never, problem: '' })).rejects.toThrow()
  expect(await client.api.judging.ready()).toBe('v')
  expect(client.pending).toBe(0)
})
