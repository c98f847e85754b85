// A database of this browser: opened when it is first needed, and again after it was closed from outside. Each
// transaction is settled here, so that one that is aborted rejects for who asked, and nowhere else.

import { type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb'

/** Some browsers in private mode never answer. */
const PATIENCE = 5_000

/**
 * What happens to a database that is open: an older page keeps it from being opened, a newer page has taken it, or its
 * data may have been cleared, after which what was written must be written again.
 */
export type DatabaseEvent = 'blocked' | 'newer' | 'cleared'

export interface DatabaseOptions {
  readonly name: string
  readonly version: number
  /** Makes its stores. */
  readonly upgrade: (database: IDBPDatabase, before: number) => void
  readonly hear?: (event: DatabaseEvent) => void
  /** Milliseconds to wait for the browser to open it. */
  readonly patience?: number
}

type Stores = string | readonly string[]
type Reading = IDBPTransaction<unknown, string[], 'readonly'>
type Changing = IDBPTransaction<unknown, string[], 'readwrite'>

export class Database {
  private readonly options: DatabaseOptions
  private opened: Promise<IDBPDatabase> | undefined

  constructor(options: DatabaseOptions) {
    this.options = options
  }

  /** What `use` gives. */
  async read<T>(stores: Stores, use: (work: Reading) => Promise<T>): Promise<T> {
    return this.settled(await this.begin(stores, 'readonly'), use)
  }

  /**
   * Reads and writes: all of it or, where anything fails or `use` throws, nothing. `use` must wait for nothing but the
   * transaction. `isSafe`: it is on the disk when it is done, whatever becomes of the machine.
   */
  async change<T>(stores: Stores, use: (work: Changing) => Promise<T>, isSafe = false): Promise<T> {
    return this.settled(await this.begin(stores, 'readwrite', isSafe), use)
  }

  /**
   * Only writes, all or nothing. It is handed to the browser at once and so completes although the page is closed
   * meanwhile. `isSafe`: as above.
   */
  async write(stores: Stores, use: (work: IDBTransaction) => void, isSafe = false): Promise<void> {
    const work = await this.begin(stores, 'readwrite', isSafe)
    await this.settled(work, async () => {
      // The browser's own: nobody waits for its single requests.
      const plain = unwrap(work) as IDBTransaction
      use(plain)
      plain.commit()
    })
  }

  /** Lets go of it; it is opened again when it is needed. */
  close(): void {
    const { opened } = this
    this.opened = undefined
    opened?.then(
      database => database.close(),
      () => {},
    )
  }

  private async begin<Mode extends 'readonly' | 'readwrite'>(
    stores: Stores,
    mode: Mode,
    isSafe = false,
  ): Promise<IDBPTransaction<unknown, string[], Mode>> {
    const names = typeof stores === 'string' ? [stores] : [...stores]
    const options: IDBTransactionOptions = { durability: isSafe ? 'strict' : 'default' }
    const database = await this.open()
    try {
      return database.transaction(names, mode, options)
    } catch (error) {
      // It was closed, and the browser has not stated it yet.
      if (!isNamed(error, 'InvalidStateError')) throw error
      this.close()
      return (await this.open()).transaction(names, mode, options)
    }
  }

  private async settled<W extends Reading | Changing, T>(work: W, use: (work: W) => Promise<T>): Promise<T> {
    // Whoever fails first is heard below; the transaction's own promise must not fail unheard.
    work.done.catch(() => {})
    try {
      const value = await use(quiet(work))
      // What was read is there already.
      if (work.mode !== 'readonly') await work.done
      return value
    } catch (error) {
      try {
        work.abort()
      } catch {
        // It is over already.
      }
      // A request states only that it was aborted, its transaction explains why.
      throw work.error ?? error
    }
  }

  private open(): Promise<IDBPDatabase> {
    this.opened ??= this.connect().catch((error: unknown) => {
      // What failed to open may open the next time; what never answers is not asked again.
      if (!(error instanceof NoAnswer)) this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async connect(): Promise<IDBPDatabase> {
    const { name, version, upgrade, hear = () => {}, patience = PATIENCE } = this.options
    const cleared = (): void => {
      this.opened = undefined
      hear('cleared')
    }
    const opening = openDB(name, version, {
      upgrade,
      blocked: () => hear('blocked'),
      blocking: (_current, next, event) => {
        ;(event.target as IDBDatabase).close()
        if (next === null) return cleared()
        this.opened = Promise.reject(new Error('A newer Planground is open in another tab.'))
        this.opened.catch(() => {})
        hear('newer')
      },
      terminated: cleared,
    })
    return Promise.race([opening, silence(patience)])
  }
}

/**
 * The same transaction, of whose requests none fails unheard: where one of several throws at once, nobody waits for those
 * that were begun before it.
 */
const quiet = <Part extends object>(part: Part): Part =>
  new Proxy(part, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => {
        const given: unknown = Reflect.apply(value, target, input)
        if (given instanceof Promise) given.catch(() => {})
        return name === 'objectStore' ? quiet(given as object) : given
      }
    },
  })

class NoAnswer extends Error {}

const silence = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new NoAnswer('no answer from the database')), milliseconds)
  })

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name

/** Is it that the browser has no room left? */
export const isFull = (error: unknown): boolean => isNamed(error, 'QuotaExceededError')

/** All keys whose first part is `id`, and whose second is a number from `from` on. */
export const partsOf = (id: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, to])
