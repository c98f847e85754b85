// Visits of a page in Node: its own state over stores that outlive it, with the engine in this process. A visit ends at any
// write: nothing of it reaches a store any more.

import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { vi } from 'vitest'
import type { Lanes } from '#page/state/lanes/create-lanes'
import { createInbox } from '#page/state/inbox/inbox'
import type { App } from '#page/state/app'
import { SavedSession } from '#page/state/keeping/saved-session'
import type { EngineCalls } from '#engine/client'
import { engineInMemory } from '#engine/engine'
import { SavedInbox } from '#results/store/inbox'
import { ChannelWorker } from '../support/channel-worker'
import { FakeLanes, FakeStorage, testApp } from './support'

const engine = engineInMemory()

/** Engines that answer at once. */
function answering(): Lanes {
  const fake = new FakeLanes()
  const run: Lanes['run'] = async (_lane, _what, call) => {
    try {
      return { kind: 'done', value: await call(engine as unknown as EngineCalls) }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
  return { ...fake.lanes, run, quietly: (lane, call) => run(lane, '', call) }
}

/** The written data, by the store's method. */
const WRITES = /^(?:put|add|change|remove|drop|clear)/

export interface Visit {
  readonly app: App
  /** Writes that this visit made. */
  readonly writes: () => number
  /** Ends the visit: from then on nothing is written, and no store answers. */
  readonly end: () => void
  /** Kept when it ends by itself. */
  readonly ended: Promise<void>
}

/** Storage of texts, which outlives visits. */
export const storage = new FakeStorage()

/** Workers that make questions, and tabs without locks: those of a visit that ended would be held for ever. */
export function stubBrowser(): void {
  vi.stubGlobal('navigator', { hardwareConcurrency: 2, userAgent: 'test' })
  vi.stubGlobal(
    'Worker',
    class extends ChannelWorker {
      constructor() {
        super(engine)
      }
    },
  )
}

export async function clearStores(): Promise<void> {
  storage.texts.clear()
  for (const name of ['planground-session', 'planground-runs', 'planground-cache']) await deleteDB(name)
}

/** @param until the write at which it ends: `before` it, or `after` it is done and not yet heard of */
export async function visit(until?: { readonly write: number; readonly when: 'before' | 'after' }): Promise<Visit> {
  let writes = 0
  let isOver = false
  let end = (): void => {}
  const ended = new Promise<void>(resolve => {
    end = () => {
      isOver = true
      resolve()
    }
  })
  const never = new Promise<never>(() => {})
  const guarded = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const method = target[name as keyof Store] as unknown
        if (typeof method !== 'function') return method
        return async (...input: unknown[]) => {
          if (isOver) return never
          const call = (): unknown => Reflect.apply(method, target, input)
          if (!WRITES.test(String(name))) return call()
          writes++
          if (writes !== until?.write) return call()
          if (until.when === 'after') await call()
          end()
          return never
        }
      },
    })
  const text: typeof storage = new Proxy(storage, {
    get: (target, name) => {
      const method = target[name as keyof FakeStorage] as unknown
      if (typeof method !== 'function') return method
      return (...input: unknown[]) => (isOver ? null : Reflect.apply(method, target, input))
    },
  })
  const { app, clock } = testApp({
    lanes: answering(),
    storage: text,
    openSession: (report, cleared) => guarded(new SavedSession(report, cleared)),
    openInbox: async () => guarded(new SavedInbox()),
  })
  const tick = setInterval(() => clock.pass(100), 5)
  const stop = (): void => {
    clearInterval(tick)
    end()
  }
  begun.push(stop)
  await app.keeping.start()
  return { app, writes: () => writes, ended, end: stop }
}

const begun: (() => void)[] = []

/** Ends all visits: their later writes would be in the databases of other tests. */
export function endVisits(): void {
  for (const stop of begun.splice(0)) stop()
}

/** The unusable items, as shown to the visitor. */
export async function asideOf({ app }: Visit): Promise<readonly string[]> {
  const { aside, readAside } = app.feature(createInbox)
  await readAside()
  return (aside() ?? []).map(({ name, why }) => `${name}: ${why[0]}`).sort()
}
