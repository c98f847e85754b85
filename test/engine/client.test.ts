// The client against a worker that is a MessageChannel: every promise must settle.

import { expect, test } from 'vitest'
import { EngineClient, EngineStopped } from '../../src/engine/client'
import { ChannelWorker } from '../support/channel-worker'

const never = () => new Promise<never>(() => {})

/** A client whose every worker offers `api`; `made` counts the workers. */
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
  const { client } = clientOf({ version: () => 'v1' })
  expect(await client.api.version()).toBe('v1')
  expect(client.pending).toBe(0)
})

test('an aborted call rejects, and the next one starts a fresh worker', async () => {
  let hang = true
  const { client, made } = clientOf({ version: () => (hang ? never() : 'later') })
  const abort = new AbortController()
  const call = client.with({ signal: abort.signal }).version()
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'EngineStopped', cause: 'stopped' })
  expect(made[0]!.ended).toBe(true)
  hang = false
  expect(await client.api.version()).toBe('later')
  expect(made).toHaveLength(2)
})

test('a call whose signal has fired before it begins rejects and starts nothing', async () => {
  const { client, made } = clientOf({ version: () => 'v' })
  await expect(client.with({ signal: AbortSignal.abort() }).version()).rejects.toBeInstanceOf(
    EngineStopped,
  )
  expect(made).toHaveLength(0)
})

test('a worker that fails to load rejects its calls, and the next call tries again', async () => {
  let works = false
  const made: ChannelWorker[] = []
  const client = new EngineClient(() => {
    const worker = new ChannelWorker(works ? { version: () => 'back' } : undefined)
    if (!works) queueMicrotask(() => worker.dispatchEvent(new Event('error')))
    made.push(worker)
    return worker as unknown as Worker
  })
  await expect(client.api.version()).rejects.toMatchObject({ cause: 'lost' })
  works = true
  expect(await client.api.version()).toBe('back')
})

test('a worker that cannot be made at all rejects the call', async () => {
  const client = new EngineClient(() => {
    throw new Error('no workers here')
  })
  await expect(client.api.version()).rejects.toThrow('no workers here')
})

test('an answer that cannot be read rejects', async () => {
  const { client, made } = clientOf({ version: never })
  const call = client.api.version()
  made[0]!.dispatchEvent(new Event('messageerror'))
  await expect(call).rejects.toMatchObject({ cause: 'lost' })
})

test('stopping rejects every call in flight', async () => {
  const { client } = clientOf({ version: never, bundled: never })
  const calls = [client.api.version(), client.api.bundled(), client.api.version()]
  expect(client.pending).toBe(3)
  client.stop()
  const settled = await Promise.allSettled(calls)
  expect(settled.map(result => result.status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(client.pending).toBe(0)
})

test('an abort after the call has ended does not stop the worker', async () => {
  const { client, made } = clientOf({ version: () => 'v' })
  const abort = new AbortController()
  expect(await client.with({ signal: abort.signal }).version()).toBe('v')
  const second = client.api.version()
  abort.abort()
  expect(await second).toBe('v')
  expect(made).toHaveLength(1)
  expect(made[0]!.ended).toBe(false)
})

test('an error thrown by the engine rejects that call alone', async () => {
  const { client, made } = clientOf({
    version: () => {
      throw new RangeError('a bug')
    },
    bundled: () => [],
  })
  const [bad, good] = await Promise.allSettled([client.api.version(), client.api.bundled()])
  expect(bad).toMatchObject({ status: 'rejected' })
  expect(good).toEqual({ status: 'fulfilled', value: [] })
  expect(made[0]!.ended).toBe(false)
})

test('input that cannot be cloned rejects and leaves the client usable', async () => {
  const { client } = clientOf({ check: () => 1, version: () => 'v' })
  await expect(client.api.check({ domain: (() => {}) as never, problem: '' })).rejects.toThrow()
  expect(await client.api.version()).toBe('v')
  expect(client.pending).toBe(0)
})
