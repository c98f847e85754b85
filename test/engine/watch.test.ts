// The watch over workers: the signs of a lost worker, and that work may take as long as it likes.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EngineClient } from '#engine/client'
import { type Loss, watchWorker } from '#engine/life/watch'
import type { Trouble } from '#engine/life/trouble'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => void vi.useRealTimers())

/** Longer than a watch waits for an answer. */
const patience = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(40_000))

/** A worker with answers from the test. */
class FakeWorker extends EventTarget {
  readonly sent: unknown[] = []
  answersPings = true
  /** True once it holds the lock, which it says. */
  isHolding = false
  /** False while it works: then its request for the lock waits. */
  holdsLock = true
  ended = false
  postMessage(message: unknown): void {
    this.sent.push(message)
    if (!this.answersPings || !isPing(message)) return
    queueMicrotask(() => {
      this.say({ pong: true, waits: 0 })
      if (this.holdsLock) this.hold()
    })
  }
  hold(): void {
    if (!this.isHolding) this.say({ holds: true })
    this.isHolding = true
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {
    this.ended = true
  }
}

const isPing = (message: unknown): boolean => Object.keys(message ?? {}).includes('ping')

/** Locks of a browser with one holder; `free` is what its end does. */
function fakeLocks() {
  const waiting: (() => void)[] = []
  return {
    free: () => {
      for (const grant of waiting.splice(0)) grant()
    },
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, then: () => void) =>
        new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          waiting.push(() => resolve(then()))
        }),
    } as unknown as Pick<LockManager, 'request'>,
  }
}

function watched(locks?: Pick<LockManager, 'request'> & Partial<Pick<LockManager, 'query'>>) {
  const worker = new FakeWorker()
  const losses: Loss[] = []
  const watch = watchWorker(worker as never, 'The engine', loss => losses.push(loss), locks)
  return { worker, losses, watch }
}

/** The messages to the page in the meantime. */
async function troublesOf(work: () => Promise<void>): Promise<readonly Trouble[]> {
  const troubles: Trouble[] = []
  globalThis.plangroundTrouble = { push: trouble => void troubles.push(trouble) }
  try {
    await work()
  } finally {
    globalThis.plangroundTrouble = undefined
  }
  return troubles
}

test('a worker that ends while it is idle, without an event, is lost', async () => {
  const { locks, free } = fakeLocks()
  const { watch, losses } = watched(locks)
  watch.begin()
  await patience()
  watch.rest()
  expect(losses).toEqual([])
  free()
  await patience()
  expect(losses.map(({ how }) => how)).toEqual(['ended'])
  expect(losses[0]!.message).toMatch(/ended by the browser.* Try again/)
})

test('a worker that begins long work before it has its lock is not taken for one that ended', async () => {
  const { locks, free } = fakeLocks()
  const { worker, watch, losses } = watched(locks)
  worker.holdsLock = false
  watch.begin()
  await patience()
  // Nobody holds the lock, so a request would be granted.
  free()
  await patience()
  expect(losses).toEqual([])
  worker.hold()
  free()
  await patience()
  expect(losses.map(({ how }) => how)).toEqual(['ended'])
})

test('a worker that ends before it has its lock is lost once nobody holds or requests the lock', async () => {
  const { locks } = fakeLocks()
  const asked: { name: string }[] = []
  const query = async () => ({ held: [], pending: asked })
  const { worker, watch, losses } = watched({ ...locks, query })
  worker.holdsLock = false
  worker.addEventListener('message', () => {
    const [ping] = worker.sent.filter(isPing) as { ping: string }[]
    if (asked.length === 0) asked.push({ name: ping!.ping })
  })
  watch.begin()
  await patience()
  expect(losses).toEqual([])
  asked[0] = { name: 'of another worker' }
  await patience()
  expect(losses.map(({ how }) => how)).toEqual(['ended'])
})

test('an idle worker that does not answer is lost; one that works may be silent for ever', async () => {
  const { worker, watch, losses } = watched()
  watch.begin()
  await patience()
  // It has answered once, and is at work since.
  worker.answersPings = false
  await patience()
  expect(losses).toEqual([])
  watch.rest()
  watch.begin()
  await patience()
  expect(losses.map(({ how }) => how)).toEqual(['silent'])
})

test('a worker that has never answered may still be on its way: the visitor hears of it', async () => {
  const { worker, watch, losses } = watched()
  worker.answersPings = false
  const troubles = await troublesOf(async () => {
    watch.begin()
    await patience()
    watch.end()
  })
  expect(losses).toEqual([])
  expect(troubles.map(({ what }) => what)).toContain('slow')
})

test('a worker that waits for a file is slow, one that works is not', async () => {
  const { worker, watch } = watched()
  const working = await troublesOf(async () => {
    watch.begin()
    await patience()
  })
  expect(working).toEqual([])
  const waiting = await troublesOf(async () => {
    worker.answersPings = false
    worker.say({ pong: true, waits: 1 })
    watch.end()
  })
  expect(waiting.map(({ what }) => what)).toEqual(['slow'])
})

test('troubles of a worker reach the page, and an ended watch is silent', async () => {
  const { locks, free } = fakeLocks()
  const { worker, watch, losses } = watched(locks)
  const troubles = await troublesOf(async () => {
    watch.begin()
    worker.say({ trouble: { what: 'error', detail: 'an error' } })
    await patience()
    watch.end()
    free()
    worker.dispatchEvent(new Event('error'))
    await patience()
  })
  expect(troubles).toEqual([{ what: 'error', detail: 'an error' }])
  expect(losses).toEqual([])
})

test.each([
  [false, 'unloaded', 'could not be loaded'],
  [true, 'broken', 'stopped unexpectedly'],
])('an error event of a worker that has answered: %s', async (hasAnswered, how, words) => {
  const { worker, watch, losses } = watched()
  worker.answersPings = hasAnswered
  watch.begin()
  await Promise.resolve()
  worker.dispatchEvent(new Event('error', { cancelable: true }))
  expect(losses.map(loss => loss.how)).toEqual([how])
  expect(losses[0]!.message).toContain(words)
})

test('a call to a worker that has gone silent is made again, once, on another', async () => {
  const made: Answering[] = []
  /** Answers each call through Comlink's messages, until it is deaf. */
  class Answering extends FakeWorker {
    override postMessage(message: unknown): void {
      super.postMessage(message)
      const { id, type } = message as { id?: string; type?: string }
      if (type === 'APPLY' && this.answersPings) queueMicrotask(() => this.say({ id, type: 'RAW', value: 'answered' }))
    }
  }
  const client = new EngineClient(() => {
    made.push(new Answering())
    return made.at(-1) as never
  })
  expect(await client.api.judging.ready()).toBe('answered')
  // The watch's script comes after the worker.
  while (!made[0]!.sent.some(isPing)) {
    client.api.judging.ready().catch(() => {})
    await new Promise(done => setImmediate(done))
  }
  await patience()
  made[0]!.answersPings = false
  const call = client.api.judging.ready()
  await patience()
  expect(await call).toBe('answered')
  expect(made.map(({ ended }) => ended)).toEqual([true, false])
})
