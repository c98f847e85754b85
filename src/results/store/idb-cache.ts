// The cache in IndexedDB. Any failure (no database, denied, full, blocked by another tab, broken entries) turns the
// cache off or makes the entry absent, and never reaches the caller. Its size is limited, since it shares the browser's
// quota with the visitor's work, and it stores the verdicts of one engine version only.

import { bytesOf } from './bytes'
import { type Cache, ENTRY_FORMAT, type CacheEntry, keyOf, valueFor } from './cache'
import { Database, isFull } from './database'

const DATABASE = 'planground-cache'
const LAYOUT = 2
const STORE = 'verdicts'
/** Key → size and stamp, so that the total size is known without reading the values. */
const SIZES = 'sizes'
const STATE = 'state'
const STORES = [STORE, SIZES, STATE]

interface Size {
  readonly bytes: number
  readonly stamp: number
}

/** Limits in bytes, compared with estimates of what the browser stores. */
export interface CacheBounds {
  /** For all entries; when exceeded, the oldest are deleted until a quarter is free. */
  readonly total: number
  /** For one entry; a larger one is not stored. */
  readonly entry: number
}
const usualBounds: CacheBounds = { total: 48 * 1024 * 1024, entry: 4 * 1024 * 1024 }

export class IdbCache implements Cache {
  private readonly database: Database
  /** Resolves when the database is open and contains only entries of this engine version. */
  private ready: Promise<void> | undefined
  private readonly version: string
  private readonly bounds: CacheBounds
  private stamp = 0
  /** Total size of all entries, as far as known; other tabs write too. */
  private bytes = 0

  /** `version`: the engine version; entries of another version are deleted when the database is opened. */
  constructor(version: string, bounds: CacheBounds = usualBounds) {
    this.version = version
    this.bounds = bounds
    this.database = cacheDatabase(() => {
      this.ready = undefined
    })
  }

  async get(request: string): Promise<unknown> {
    try {
      await this.prepare()
      const found = await this.database.read(STORE, work => work.objectStore(STORE).get(keyOf(request)))
      return valueFor(found, request)
    } catch {
      return undefined
    }
  }

  async put(request: string, value: unknown): Promise<void> {
    try {
      await this.prepare()
      const bytes = 2 * request.length + bytesOf(value)
      if (bytes > this.bounds.entry) return
      const stamp = ++this.stamp
      const entry: CacheEntry = { format: ENTRY_FORMAT, request, value, stamp }
      await this.database.write([STORE, SIZES], work => {
        work.objectStore(STORE).put(entry, keyOf(request))
        work.objectStore(SIZES).put({ bytes, stamp } satisfies Size, keyOf(request))
      })
      this.bytes += bytes
      if (this.bytes > this.bounds.total) await this.makeRoom()
    } catch (error) {
      // The space is needed for the visitor's own work.
      if (isFull(error)) await emptyCache()
    }
  }

  /** If the database cannot be opened, this is not retried until the page is reloaded. */
  private prepare(): Promise<void> {
    this.ready ??= this.begin()
    return this.ready
  }

  private async begin(): Promise<void> {
    const known = await this.database.read(STATE, work => work.objectStore(STATE).get('version'))
    if (known !== this.version) {
      await empty(this.database)
      await this.database.write(STATE, work => {
        work.objectStore(STATE).put(this.version, 'version')
      })
    }
    await this.count()
  }

  /** Counts the existing entries, including those of other tabs. */
  private async count(): Promise<readonly (readonly [string, Size])[]> {
    const [keys, sizes] = await this.database.read(SIZES, work =>
      Promise.all([work.objectStore(SIZES).getAllKeys(), work.objectStore(SIZES).getAll()]),
    )
    const all = keys.map((key, i) => [String(key), sizes[i] as Size] as const)
    this.bytes = all.reduce((sum, [, size]) => sum + size.bytes, 0)
    this.stamp = all.reduce((max, [, size]) => Math.max(max, size.stamp), this.stamp)
    return all
  }

  private async makeRoom(): Promise<void> {
    const oldestFirst = [...(await this.count())].sort(([, a], [, b]) => a.stamp - b.stamp)
    await this.database.write([STORE, SIZES], work => {
      for (const [key, { bytes }] of oldestFirst) {
        if (this.bytes <= 0.75 * this.bounds.total) break
        work.objectStore(STORE).delete(key)
        work.objectStore(SIZES).delete(key)
        this.bytes -= bytes
      }
    })
  }
}

/** Deletes all stored verdicts to free storage. Never rejects. */
export async function emptyCache(): Promise<void> {
  const database = cacheDatabase()
  try {
    await empty(database)
  } catch {
    // The database does not exist or cannot be reached, so there is nothing to free.
  }
  database.close()
}

/** Runs an operation that writes; if storage is full, empties the cache and runs it again. */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isFull(error)) throw error
    // Verdicts can be recomputed; the visitor's work cannot.
    await emptyCache()
    return write()
  }
}

const cacheDatabase = (onEvent: () => void = () => {}): Database =>
  new Database({
    name: DATABASE,
    version: LAYOUT,
    upgrade(database) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store)
      for (const store of STORES) database.createObjectStore(store)
    },
    onEvent,
  })

const empty = (database: Database): Promise<void> =>
  database.write([STORE, SIZES], work => {
    work.objectStore(STORE).clear()
    work.objectStore(SIZES).clear()
  })
