// The worker's side of `watch.ts`; must be imported before anything that listens to messages.

import { MISSING_PART, messageOf, reportTrouble } from './trouble'
import type { Holding, Pong } from './watch'

/** Files that this worker is currently loading. */
const coming = new Set<Promise<unknown>>()
const forever = (): Promise<never> => new Promise(() => {})

/** Answers pings, holds the lock that they name, and reports uncaught errors to the page. */
export function answerPings(scope: DedicatedWorkerGlobalScope): void {
  let isHeld = false
  scope.addEventListener('message', event => {
    const name: unknown = event.data?.ping
    if (typeof name !== 'string') return
    event.stopImmediatePropagation()
    const { locks } = scope.navigator
    if (!isHeld && locks !== undefined) {
      isHeld = true
      const hold = (): Promise<never> => {
        scope.postMessage({ holds: true } satisfies Holding)
        return forever()
      }
      locks.request(name, hold).catch(() => {})
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
