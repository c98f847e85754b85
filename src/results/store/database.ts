// A database in this browser: opened on first use, and again after it was closed from outside. Errors of aborted
// transactions are delivered only to their caller, never as unhandled rejections.

import { type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb'

/** Milliseconds; some browsers never answer in private mode. */
const PATIENCE = 5_000

/**
 * blocked: an older page prevents the database from being opened. newer: a newer page has taken it over. cleared: its
 * data may have been deleted, so it must be written again.
 */
export type DatabaseEvent = 'blocked' | 'newer' | 'cleared'

export interface DatabaseOptions {
  readonly name: string
  readonly version: number
  /** Creates its object stores. */
  readonly upgrade: (database: IDBPDatabase, before: number) => void
  readonly onEvent?: (event: DatabaseEvent) => void
  /** Milliseconds to wait for the browser to open the database. */
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

  /** Runs `use` in a read-only transaction and returns its result. */
  async read<T>(stores: Stores, use: (work: Reading) => Promise<T>): Promise<T> {
    return this.settled(await this.begin(stores, 'readonly'), use)
  }

  /**
   * Reads and writes atomically: if anything fails or `use` throws, nothing is changed. `use` must await nothing but
   * the transaction. `isSafe`: resolves only when the data is on disk, so that it survives a crash of the machine.
   */
  async change<T>(stores: Stores, use: (work: Changing) => Promise<T>, isSafe = false): Promise<T> {
    return this.settled(await this.begin(stores, 'readwrite', isSafe), use)
  }

  /**
   * Only writes, atomically. The requests are queued at once, so they complete even if the page is closed meanwhile.
   * `isSafe`: as above.
   */
  async write(stores: Stores, use: (work: IDBTransaction) => void, isSafe = false): Promise<void> {
    const work = await this.begin(stores, 'readwrite', isSafe)
    await this.settled(work, async () => {
      // The browser's own transaction object, since the single requests are not awaited.
      const plain = unwrap(work) as IDBTransaction
      use(plain)
      plain.commit()
    })
  }

  /** Closes the connection; it is opened again on the next use. */
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
      // The connection was closed, and the close event has not arrived yet.
      if (!isNamed(error, 'InvalidStateError')) throw error
      this.close()
      return (await this.open()).transaction(names, mode, options)
    }
  }

  private async settled<W extends Reading | Changing, T>(work: W, use: (work: W) => Promise<T>): Promise<T> {
    // The first failure is handled below; this prevents an unhandled rejection of the transaction's own promise.
    work.done.catch(() => {})
    try {
      const value = await use(quiet(work))
      // A read-only transaction need not be awaited, since its results are already here.
      if (work.mode !== 'readonly') await work.done
      return value
    } catch (error) {
      try {
        work.abort()
      } catch {
        // The transaction has already ended.
      }
      // A request only reports that it was aborted; its transaction has the reason.
      throw work.error ?? error
    }
  }

  private open(): Promise<IDBPDatabase> {
    this.opened ??= this.connect().catch((error: unknown) => {
      // A failed opening is retried on the next use; one that never answered is not.
      if (!(error instanceof NoAnswer)) this.opened = undefined
      throw error
    })
    return this.opened
  }

  private async connect(): Promise<IDBPDatabase> {
    const { name, version, upgrade, onEvent = () => {}, patience = PATIENCE } = this.options
    const cleared = (): void => {
      this.opened = undefined
      onEvent('cleared')
    }
    const opening = openDB(name, version, {
      upgrade,
      blocked: () => onEvent('blocked'),
      blocking: (_current, next, event) => {
        ;(event.target as IDBDatabase).close()
        if (next === null) return cleared()
        this.opened = Promise.reject(new Error('A newer Planground is open in another tab.'))
        this.opened.catch(() => {})
        onEvent('newer')
      },
      terminated: cleared,
    })
    return Promise.race([opening, silence(patience)])
  }
}

/**
 * The same transaction, with a handler on each request, so that none causes an unhandled rejection: if one of several
 * throws synchronously, nothing awaits those that were started before it.
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

/** True if the browser's storage is full. */
export const isFull = (error: unknown): boolean => isNamed(error, 'QuotaExceededError')

/** All keys with `id` as their first part and a number from `from` to `to` as their second. */
export const partsOf = (id: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, to])
