// The session in IndexedDB, in a database of its own: files once, each question's work apart (so that two tabs do
// not overwrite each other's), what was selected. Nothing read back is trusted; what has the wrong shape is left
// out and counted. Where the database is denied, blocked, full or broken the page goes on in memory and says so.

import { type IDBPDatabase, openDB } from 'idb'
import { withRoom } from '../../../store/idb-cache'
import { pause } from '../../../editor/slices'
import type { Question } from '../../../kinds/question'
import { isWork } from './saved-shapes'
import type { OpenFile, Work } from '../session'
import type { SessionDomain } from '../session-domains'

/** A change of shape that old readers cannot take raises this; stores are then made again. */
export const SESSION_VERSION = 1
const DATABASE = 'planground-session'
const STORES = ['files', 'works', 'state'] as const

export interface StoredSession {
  readonly files: readonly OpenFile[]
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
  /** The visitor's own domains. */
  readonly domains: readonly SessionDomain[]
  /** Stored things that could not be read and were left out. */
  readonly leftOut: number
}

/** How keeping goes: the status line shows it. */
export type Keeping = { readonly kind: 'kept' } | { readonly kind: 'memory'; readonly why: string }

export class SavedSession {
  private database: Promise<IDBPDatabase | null> | undefined
  private readonly tell: (keeping: Keeping) => void
  /** What could not be written and has not been since. */
  private readonly failing = new Set<string>()

  /** `tell` hears whenever it turns out that the work is or is not kept. */
  constructor(tell: (keeping: Keeping) => void) {
    this.tell = tell
  }

  async read(): Promise<StoredSession> {
    const none: StoredSession = {
      ...{ files: [], works: {}, selected: null, domains: [], leftOut: 0 },
    }
    return (
      (await this.attempt('read', async database => {
        const files = await readFiles(database)
        const [workIds, works, selected, kept] = await Promise.all([
          database.getAllKeys('works'),
          database.getAll('works'),
          database.get('state', 'selected'),
          database.get('state', 'domains'),
        ])
        const domains = await readDomains(kept)
        const goodFiles = files.filter(file => file !== null)
        const goodWorks = works.flatMap((work, i) =>
          isWork(work) ? [[String(workIds[i]), work] as const] : [],
        )
        return {
          files: goodFiles,
          works: Object.fromEntries(goodWorks),
          selected: typeof selected === 'string' ? selected : null,
          domains: domains.good,
          leftOut:
            files.length - goodFiles.length + (works.length - goodWorks.length) + domains.bad,
        }
      })) ?? none
    )
  }

  /** Keeps files; those of other tabs stay. */
  async putFiles(files: readonly OpenFile[]): Promise<boolean> {
    return this.done('files', async database => {
      for (const file of files) await writeFile(database, file)
    })
  }

  async dropFiles(ids: readonly string[]): Promise<boolean> {
    return this.done('files', async database => {
      const transaction = database.transaction('files', 'readwrite')
      await Promise.all([
        ...ids.flatMap(id => [
          transaction.store.delete(id),
          transaction.store.delete(IDBKeyRange.bound(partKey(id, 0), partKey(id, 99_999))),
        ]),
        transaction.done,
      ])
    })
  }

  async putWorks(works: Readonly<Record<string, Work>>): Promise<boolean> {
    return this.done('works', async database => {
      const transaction = database.transaction('works', 'readwrite')
      await Promise.all([
        ...Object.entries(works).map(([id, work]) => transaction.store.put(work, id)),
        transaction.done,
      ])
    })
  }

  async putSelected(id: string | null): Promise<boolean> {
    return this.done('state', database => database.put('state', id, 'selected'))
  }

  /** Keeps all of the visitor's domains, in place of those kept before. */
  async putDomains(domains: readonly SessionDomain[]): Promise<boolean> {
    return this.done('domains', database => database.put('state', domains, 'domains'))
  }

  async clear(): Promise<boolean> {
    return this.done('all', async database => {
      const transaction = database.transaction(STORES, 'readwrite')
      await Promise.all([
        ...STORES.map(store => transaction.objectStore(store).clear()),
        transaction.done,
      ])
    })
  }

  /** Nothing of this sort waits to be written any more, so that it cannot be failing. */
  settle(what: 'files' | 'works'): void {
    if (this.failing.delete(what) && this.failing.size === 0) this.tell({ kind: 'kept' })
  }

  private async done(
    what: string,
    use: (database: IDBPDatabase) => Promise<unknown>,
  ): Promise<boolean> {
    return (await this.attempt(what, database => use(database).then(() => true))) ?? false
  }

  /** Never rejects; undefined when it did not work out, after telling why. */
  private async attempt<T>(
    what: string,
    use: (database: IDBPDatabase) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      // What failed to open may open the next time.
      this.database ??= this.open().catch(error => {
        this.database = undefined
        throw error
      })
      const database = await this.database
      if (database === null) return undefined
      const value = await withRoom(() => use(database))
      this.failing.delete(what)
      // A small thing that was written says nothing of a large one that was not.
      if (this.failing.size === 0) this.tell({ kind: 'kept' })
      return value
    } catch (error) {
      this.failing.add(what)
      const name = error instanceof DOMException ? error.name : ''
      this.tell({
        kind: 'memory',
        why:
          name === 'QuotaExceededError'
            ? 'The browser’s storage is full, so new work is lost when the page is closed. Download everything, or close files you no longer need.'
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

/** Stored domains that have their shape, and how many have not. */
async function readDomains(
  kept: unknown,
): Promise<{ readonly good: readonly SessionDomain[]; readonly bad: number }> {
  if (!Array.isArray(kept) || kept.length === 0) return { good: [], bad: 0 }
  const { readSessionDomain } = await import('../../../language/session-domain-schema')
  const good = kept.map(readSessionDomain).filter(domain => typeof domain !== 'string')
  return { good, bad: kept.length - good.length }
}

/** Questions that are written or read at once; the browser copies them while the page stands still. */
const PART = 100

/** Where the further questions of a large file stand, beside the file itself. */
const partKey = (id: string, part: number): string => `${id}\n${String(part).padStart(5, '0')}`
const isPartKey = (key: IDBValidKey): boolean => /\n\d{5}$/.test(String(key))

/** The file last, so that one that is cut off in between is not there at all. */
async function writeFile(database: IDBPDatabase, file: OpenFile): Promise<void> {
  const parts = Math.max(0, Math.ceil(file.questions.length / PART) - 1)
  for (let part = 0; part < parts; part++) {
    const from = (part + 1) * PART
    await database.put('files', file.questions.slice(from, from + PART), partKey(file.id, part))
    await pause()
  }
  const head = parts === 0 ? file : { ...file, questions: file.questions.slice(0, PART), parts }
  await database.put('files', head, file.id)
}

/** All files; null for one that lacks a part or has not its shape. Each part is looked at by itself. */
async function readFiles(database: IDBPDatabase): Promise<(OpenFile | null)[]> {
  const files: (OpenFile | null)[] = []
  const keys = await database.getAllKeys('files')
  if (keys.length === 0) return files
  const { readOpenFile, readQuestion } = await import('./saved-files')
  for (const key of keys) {
    if (isPartKey(key)) continue
    const head: unknown = await database.get('files', key)
    const file = readOpenFile(head)
    files.push(file === undefined ? null : await withParts(database, file, readQuestion))
  }
  return files
}

async function withParts(
  database: IDBPDatabase,
  head: OpenFile & { readonly parts?: unknown },
  readQuestion: (stored: unknown) => Question | undefined,
): Promise<OpenFile | null> {
  const { parts, ...file } = head
  if (typeof parts !== 'number') return head
  const questions = [...file.questions]
  for (let part = 0; part < parts; part++) {
    const more: unknown = await database.get('files', partKey(file.id, part))
    if (!Array.isArray(more)) return null
    for (const stored of more) {
      const question = readQuestion(stored)
      if (question === undefined) return null
      questions.push(question)
    }
    await pause()
  }
  return { ...file, questions }
}

const silence = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms))
