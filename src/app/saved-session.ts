// The session in IndexedDB, in a database of its own: files once, each question's work apart (so that two tabs do
// not overwrite each other's), what was selected. Nothing read back is trusted; what has the wrong shape is left
// out and counted. Where the database is denied, blocked, full or broken the page goes on in memory and says so.

import { type IDBPDatabase, openDB } from 'idb'
import { isOpenFile, isWork } from './saved-shapes'
import type { OpenFile, Work } from './session'

/** A change of shape that old readers cannot take raises this; stores are then made anew. */
export const SESSION_VERSION = 1
const DATABASE = 'planground-session'
const STORES = ['files', 'works', 'state'] as const

export interface Kept {
  readonly files: readonly OpenFile[]
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
  /** Stored things that could not be read and were left out. */
  readonly leftOut: number
}

/** How keeping goes: the status line shows it. */
export type Keeping = { readonly kind: 'kept' } | { readonly kind: 'memory'; readonly why: string }

export class SavedSession {
  private database: Promise<IDBPDatabase | null> | undefined
  private readonly tell: (keeping: Keeping) => void

  /** `tell` hears whenever it turns out that the work is or is not kept. */
  constructor(tell: (keeping: Keeping) => void) {
    this.tell = tell
  }

  async read(): Promise<Kept> {
    const none: Kept = { files: [], works: {}, selected: null, leftOut: 0 }
    return (
      (await this.attempt(async database => {
        const [files, workIds, works, selected] = await Promise.all([
          database.getAll('files'),
          database.getAllKeys('works'),
          database.getAll('works'),
          database.get('state', 'selected'),
        ])
        const goodFiles = files.filter(isOpenFile)
        const goodWorks = works.flatMap((work, i) =>
          isWork(work) ? [[String(workIds[i]), work] as const] : [],
        )
        return {
          files: goodFiles,
          works: Object.fromEntries(goodWorks),
          selected: typeof selected === 'string' ? selected : null,
          leftOut: files.length - goodFiles.length + (works.length - goodWorks.length),
        }
      })) ?? none
    )
  }

  /** Keeps files; those of other tabs stay. */
  async putFiles(files: readonly OpenFile[]): Promise<boolean> {
    return this.done(async database => {
      const transaction = database.transaction('files', 'readwrite')
      for (const file of files) void transaction.store.put(file, file.id)
      await transaction.done
    })
  }

  async dropFiles(ids: readonly string[]): Promise<boolean> {
    return this.done(async database => {
      const transaction = database.transaction('files', 'readwrite')
      for (const id of ids) void transaction.store.delete(id)
      await transaction.done
    })
  }

  async putWorks(works: Readonly<Record<string, Work>>): Promise<boolean> {
    return this.done(async database => {
      const transaction = database.transaction('works', 'readwrite')
      for (const [id, work] of Object.entries(works)) void transaction.store.put(work, id)
      await transaction.done
    })
  }

  async putSelected(id: string | null): Promise<boolean> {
    return this.done(database => database.put('state', id, 'selected'))
  }

  async clear(): Promise<boolean> {
    return this.done(async database => {
      const transaction = database.transaction(STORES, 'readwrite')
      for (const store of STORES) void transaction.objectStore(store).clear()
      await transaction.done
    })
  }

  private async done(use: (database: IDBPDatabase) => Promise<unknown>): Promise<boolean> {
    return (await this.attempt(database => use(database).then(() => true))) ?? false
  }

  /** Never rejects; undefined when it did not work out, after telling why. */
  private async attempt<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    try {
      this.database ??= this.open()
      const database = await this.database
      if (database === null) return undefined
      const value = await use(database)
      this.tell({ kind: 'kept' })
      return value
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      this.tell({
        kind: 'memory',
        why:
          name === 'QuotaExceededError'
            ? 'The browser’s storage is full, so new work is not kept when the page is closed.'
            : 'The browser does not let this page keep its work, so it is lost when the page is closed.',
      })
      return undefined
    }
  }

  private async open(): Promise<IDBPDatabase | null> {
    let opened: IDBPDatabase | undefined
    const opening = openDB(DATABASE, SESSION_VERSION, {
      upgrade(database) {
        for (const store of STORES) {
          if (database.objectStoreNames.contains(store)) database.deleteObjectStore(store)
          database.createObjectStore(store)
        }
      },
      blocked: () =>
        this.tell({
          kind: 'memory',
          why: 'An older Planground is open in another tab. Close it, and this one keeps its work too.',
        }),
      // A newer version wants the database: let it, and go on in memory.
      blocking: () => {
        opened?.close()
        this.database = Promise.resolve(null)
        this.tell({
          kind: 'memory',
          why: 'A newer Planground is open in another tab. Reload this one to go on keeping its work.',
        })
      },
      terminated: () => {
        this.database = undefined
      },
    })
    // Some browsers in private mode never answer.
    opened = await Promise.race([opening, silence(20_000)])
    return opened
  }
}

const silence = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms))
