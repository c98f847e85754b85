// A worker that is watched: it holds its lock before it begins any work.

import { expect, test, vi } from 'vitest'
import { answerPings } from '#engine/life/alive'

/** The scope of a worker; the test grants its lock. */
class Scope extends EventTarget {
  readonly sent: unknown[] = []
  readonly worked: unknown[] = []
  grant = (): void => undefined
  refuse = (): void => undefined
  readonly navigator = {
    locks: {
      request: (_name: string, hold: () => Promise<never>) =>
        new Promise<void>((_, reject) => {
          this.grant = () => void hold()
          this.refuse = () => reject(new Error('no locks here'))
        }),
    },
  }
  constructor() {
    super()
    answerPings(this as never)
    this.addEventListener('message', event => void this.worked.push((event as MessageEvent).data))
  }
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('messages wait from the first ping on until the lock is held, and keep their order', () => {
  const scope = new Scope()
  scope.hear('before')
  scope.hear({ ping: 'lock' })
  scope.hear('first')
  scope.hear('second')
  scope.hear({ ping: 'lock' })
  expect(scope.worked).toEqual(['before'])
  expect(scope.sent).toEqual([
    { pong: true, waits: 0 },
    { pong: true, waits: 0 },
  ])
  scope.grant()
  expect(scope.sent.at(-1)).toEqual({ holds: true })
  scope.hear('third')
  expect(scope.worked).toEqual(['before', 'first', 'second', 'third'])
})

test.each(['refused', 'slow'] as const)('a lock that is %s does not keep work from beginning', async way => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const scope = new Scope()
  scope.hear({ ping: 'lock' })
  scope.hear('work')
  if (way === 'refused') scope.refuse()
  await vi.advanceTimersByTimeAsync(way === 'slow' ? 1_000 : 0)
  vi.useRealTimers()
  expect(scope.worked).toEqual(['work'])
})
