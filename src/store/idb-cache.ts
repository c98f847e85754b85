// The cache in IndexedDB. Every failure (no database, denied, full, blocked by another tab, broken entries)
// turns the cache off or makes the entry absent; it never reaches the caller.

import { type IDBPDatabase, openDB } from 'idb'
import { type Cache, ENTRY_FORMAT, type Entry, keyOf, valueFor } from './cache'

const DATABASE = 'planground-cache'
const STORE = 'verdicts'
/** Entries kept; the oldest are thrown out in bulk when there are more. */
const MOST_ENTRIES = 20_000
const THROWN_OUT = 2_000

export class IdbCache implements Cache {
  private database: Promise<IDBPDatabase | undefined> | undefined
  private stamp = 0
  private writes = 0

  async get(request: string): Promise<unknown> {
    try {
      const database = await this.open()
      return valueFor(await database?.get(STORE, keyOf(request)), request)
    } catch {
      return undefined
    }
  }

  async put(request: string, value: unknown): Promise<void> {
    try {
      const database = await this.open()
      if (database === undefined) return
      const entry: Entry = { format: ENTRY_FORMAT, request, value, stamp: ++this.stamp }
      await database.put(STORE, entry, keyOf(request))
      if (++this.writes % 500 === 1) await this.throwOut(database)
    } catch {
      // Full or gone: the value was only for convenience.
    }
  }

  private open(): Promise<IDBPDatabase | undefined> {
    this.database ??= this.connect().catch(() => undefined)
    return this.database
  }

  private async connect(): Promise<IDBPDatabase> {
    const database = await openDB(DATABASE, 1, {
      upgrade(fresh) {
        fresh.createObjectStore(STORE).createIndex('stamp', 'stamp')
      },
      // Another tab wants a newer version: make way, and do without a cache from then on.
      blocking: (_current, _next, event) => {
        ;(event.target as IDBDatabase).close()
        this.database = Promise.resolve(undefined)
      },
      terminated: () => {
        this.database = undefined
      },
    })
    const newest = await database
      .transaction(STORE)
      .store.index('stamp')
      .openKeyCursor(null, 'prev')
    this.stamp = typeof newest?.key === 'number' ? newest.key : 0
    return database
  }

  private async throwOut(database: IDBPDatabase): Promise<void> {
    if ((await database.count(STORE)) <= MOST_ENTRIES) return
    const work = database.transaction(STORE, 'readwrite')
    let cursor = await work.store.index('stamp').openCursor()
    for (let i = 0; i < THROWN_OUT && cursor !== null; i++) {
      await cursor.delete()
      cursor = await cursor.continue()
    }
    await work.done
  }
}
