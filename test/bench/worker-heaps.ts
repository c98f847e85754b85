// The heaps of a page's workers, collected and measured by the protocol of Chromium's inspector.

import type { CDPSession } from '@playwright/test'

/** Bytes of one worker, after its rubbish was collected. */
export interface WorkerHeap {
  readonly heap: number
  /** Arrays and texts outside of the heap. */
  readonly outside: number
}

interface Answer {
  readonly id: number
  readonly result?: Readonly<Record<string, number>>
}

/** Patience for a worker that is at work, or ends meanwhile: milliseconds. */
const PATIENCE = 10_000

/**
 * Begins to follow the workers of a page; returns a function that collects the garbage of all of them, and measures
 * them.
 */
export async function followWorkers(session: CDPSession): Promise<() => Promise<WorkerHeap[]>> {
  const workers = new Set<string>()
  const waiting = new Map<string, (answer: Answer) => void>()
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const answer = JSON.parse(message) as Answer
    waiting.get(`${sessionId} ${answer.id}`)?.(answer)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  let last = 0
  const ask = (sessionId: string, method: string): Promise<Answer> =>
    new Promise(resolve => {
      const id = ++last
      waiting.set(`${sessionId} ${id}`, resolve)
      setTimeout(() => resolve({ id }), PATIENCE)
      const message = JSON.stringify({ id, method })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => resolve({ id }))
    })
  return async () => {
    const heaps: WorkerHeap[] = []
    for (const worker of workers) {
      await ask(worker, 'HeapProfiler.collectGarbage')
      const { result } = await ask(worker, 'Runtime.getHeapUsage')
      if (result !== undefined) heaps.push({ heap: result.usedSize ?? 0, outside: result.backingStorageSize ?? 0 })
    }
    return heaps
  }
}
