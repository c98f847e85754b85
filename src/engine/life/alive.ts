// The worker's side of `watch.ts`; must be imported before anything that listens to messages.

import { MISSING_PART, messageOf, reportTrouble } from './trouble'
import type { Holding, Pong } from './watch'

/** Files that this worker is currently loading. */
const coming = new Set<Promise<unknown>>()
const forever = (): Promise<never> => new Promise(() => {})

/** Milliseconds after which work begins without the lock. */
const LONGEST_WAIT = 1_000

/**
 * Answers pings, holds the lock that they name, and reports uncaught errors to the page. Other messages wait until the
 * lock is held, so that the end of a worker is noticed even if it comes in its first work.
 */
export function answerPings(scope: DedicatedWorkerGlobalScope): void {
  let isAsked = false
  let waiting: MessageEvent[] | undefined
  const goOn = (): void => {
    const events = waiting ?? []
    waiting = undefined
    for (const { data, ports } of events) scope.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
  }
  const hold = (): Promise<never> => {
    scope.postMessage({ holds: true } satisfies Holding)
    goOn()
    return forever()
  }
  scope.addEventListener('message', event => {
    const name: unknown = event.data?.ping
    if (typeof name !== 'string') {
      if (waiting === undefined) return
      event.stopImmediatePropagation()
      waiting.push(event)
      return
    }
    event.stopImmediatePropagation()
    const { locks } = scope.navigator
    if (!isAsked && locks !== undefined) {
      isAsked = true
      waiting = []
      locks.request(name, hold).catch(goOn)
      setTimeout(goOn, LONGEST_WAIT)
    }
    scope.postMessage({ pong: true, waits: coming.size } satisfies Pong)
  })
  scope.addEventListener('unhandledrejection', ({ reason }) =>
    reportTrouble({ what: 'error', detail: messageOf(reason) }),
  )
}

/** A module that a worker loads on demand. Rejects with a `MissingPart` if it is not loaded completely. */
export async function partOf<Module extends object>(load: Promise<Module>): Promise<Module> {
  coming.add(load)
  try {
    const module = await load
    // An empty or truncated file is a valid script, too.
    if (Object.keys(module).length === 0) throw new Error('a script has nothing in it')
    return module
  } catch (error) {
    const detail = messageOf(error)
    reportTrouble({ what: 'part', detail })
    throw Object.assign(
      new Error(
        `A part of the engine could not be loaded (${detail}). There may be a newer version on the server. Reload the page to go on with it.`,
      ),
      { name: MISSING_PART },
    )
  } finally {
    coming.delete(load)
  }
}
