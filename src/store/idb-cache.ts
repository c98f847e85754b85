// The cache in IndexedDB. Every failure (no database, denied, full, blocked by another tab, broken entries)
// turns the cache off or makes the entry absent; it never reaches the caller. It is bounded by bytes, since it
// shares the browser's quota with the visitor's own work, and holds the verdicts of one engine version only.

import { type IDBPDatabase, openDB } from 'idb'
import { bytesOf } from './bytes'
import { type Cache, ENTRY_FORMAT, type CacheEntry, keyOf, valueFor } from './cache'

const DATABASE = 'planground-cache'
const LAYOUT = 2
const STORE = 'verdicts'
/** Key → size and stamp, so that room is counted without reading the values. */
const SIZES = 'sizes'
const STATE = 'state'
const STORES = [STORE, SIZES, STATE]

interface Size {
  readonly bytes: number
  readonly stamp: number
}

/** All bounds are estimates of what the browser stores. */
export interface CacheBounds {
  /** Bytes of all entries; when there are more, the oldest go until a quarter is free. */
  readonly total: number
  /** Bytes of one entry; a larger one is not kept. */
  readonly entry: number
}
const usualBounds: CacheBounds = { total: 48 * 1024 * 1024, entry: 4 * 1024 * 1024 }

export class IdbCache implements Cache {
  private database: Promise<IDBPDatabase | undefined> | undefined
  private readonly version: string
  private readonly bounds: CacheBounds
  private stamp = 0
  /** Bytes of all entries, as far as this cache knows; other tabs write too. */
  private bytes = 0

  /** `version`: of the engine; what another one found is emptied when the database is opened. */
  constructor(version: string, bounds: CacheBounds = usualBounds) {
    this.version = version
    this.bounds = bounds
  }

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
      const bytes = 2 * request.length + bytesOf(value)
      if (bytes > this.bounds.entry) return
      const stamp = ++this.stamp
      const entry: CacheEntry = { format: ENTRY_FORMAT, request, value, stamp }
      const work = database.transaction([STORE, SIZES], 'readwrite')
      await Promise.all([
        work.objectStore(STORE).put(entry, keyOf(request)),
        work.objectStore(SIZES).put({ bytes, stamp } satisfies Size, keyOf(request)),
        work.done,
      ])
      this.bytes += bytes
      if (this.bytes > this.bounds.total) await this.makeRoom(database)
    } catch (error) {
      // The visitor's own work needs the room more.
      if (isFull(error)) await emptyCache()
    }
  }

  private open(): Promise<IDBPDatabase | undefined> {
    this.database ??= this.connect().catch(() => undefined)
    return this.database
  }

  private async connect(): Promise<IDBPDatabase> {
    const database = await connectTo({
      // Another tab wants a newer layout: make way, and do without a cache from then on.
      blocking: (_current, _next, event) => {
        ;(event.target as IDBDatabase).close()
        this.database = Promise.resolve(undefined)
      },
      terminated: () => {
        this.database = undefined
      },
    })
    if ((await database.get(STATE, 'version')) !== this.version) {
      await empty(database)
      await database.put(STATE, this.version, 'version')
    }
    await this.count(database)
    return database
  }

  /** Counts what is there, of other tabs too. */
  private async count(database: IDBPDatabase): Promise<readonly (readonly [string, Size])[]> {
    const work = database.transaction(SIZES)
    const [keys, sizes] = await Promise.all([work.store.getAllKeys(), work.store.getAll()])
    const all = keys.map((key, i) => [String(key), sizes[i] as Size] as const)
    this.bytes = all.reduce((sum, [, size]) => sum + size.bytes, 0)
    this.stamp = all.reduce((most, [, size]) => Math.max(most, size.stamp), this.stamp)
    return all
  }

  private async makeRoom(database: IDBPDatabase): Promise<void> {
    const oldestFirst = [...(await this.count(database))].sort(([, a], [, b]) => a.stamp - b.stamp)
    const work = database.transaction([STORE, SIZES], 'readwrite')
    for (const [key, { bytes }] of oldestFirst) {
      if (this.bytes <= 0.75 * this.bounds.total) break
      void work.objectStore(STORE).delete(key)
      void work.objectStore(SIZES).delete(key)
      this.bytes -= bytes
    }
    await work.done
  }
}

/** Gives the room of all kept verdicts back to the browser. Never rejects. */
export async function emptyCache(): Promise<void> {
  try {
    const database = await connectTo({})
    await empty(database)
    database.close()
  } catch {
    // There is none, or it cannot be reached: nothing to give back.
  }
}

/** Does something that writes; where the browser is full, empties the cache and does it again. */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isFull(error)) throw error
    // Verdicts can be found again; the visitor's work cannot.
    await emptyCache()
    return write()
  }
}

/** Is it that the browser has no room left? */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const connectTo = (events: {
  blocking?: (current: number, next: number | null, event: IDBVersionChangeEvent) => void
  terminated?: () => void
}): Promise<IDBPDatabase> =>
  openDB(DATABASE, LAYOUT, {
    upgrade(database) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store)
      for (const store of STORES) database.createObjectStore(store)
    },
    ...events,
  })

async function empty(database: IDBPDatabase): Promise<void> {
  const work = database.transaction([STORE, SIZES], 'readwrite')
  await Promise.all([work.objectStore(STORE).clear(), work.objectStore(SIZES).clear(), work.done])
}
