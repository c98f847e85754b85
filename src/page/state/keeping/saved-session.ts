// The session in a separate IndexedDB database: each file once, the work on each question separately (so that two tabs
// do not overwrite each other's), and the selection. Stored data is validated; items of the wrong shape are left out
// and counted. If the database is denied, blocked, full or broken, the page continues in memory and reports it.

import { Database, isFull } from '#results/store/database'
import { withRoom } from '#results/store/idb-cache'
import { pause } from '#page/editor/slices'
import type { Question } from '#questions/kinds/question'
import { isWork } from './saved-shapes'
import type { OpenFile, Work } from '../session/session'
import type { SessionDomain } from '../session/session-domains'

/** Raised by changes of the shape that old readers cannot handle; the stores are then created again. */
export const SESSION_VERSION = 1
const DATABASE = 'planground-session'
const STORES = ['files', 'works', 'state'] as const

export interface StoredSession {
  readonly files: readonly OpenFile[]
  readonly works: Readonly<Record<string, Work>>
  readonly selected: string | null
  /** The visitor's own domains. */
  readonly domains: readonly SessionDomain[]
  /** Number of stored items that could not be read and were left out. */
  readonly leftOut: number
}

/** Whether the work is stored, as shown in the status line. */
export type Keeping = { readonly kind: 'kept' } | { readonly kind: 'memory'; readonly why: string }

export class SavedSession {
  private readonly database: Database
  private readonly report: (keeping: Keeping) => void
  /** Items that could not be written last time. */
  private readonly failing = new Set<string>()
  /** True once the stored session has been read. */
  private isRead = false
  /** True if a newer version of the page has taken over the database. */
  private isOver = false

  /**
   * `report` is called whenever it becomes known that the work is or is not stored; `cleared` when everything written may
   * be lost and must be written again.
   */
  constructor(report: (keeping: Keeping) => void, cleared: () => void = () => {}) {
    this.report = report
    this.database = new Database({
      name: DATABASE,
      version: SESSION_VERSION,
      upgrade(database) {
        for (const store of STORES) {
          if (database.objectStoreNames.contains(store)) database.deleteObjectStore(store)
          database.createObjectStore(store)
        }
      },
      onEvent: event => {
        if (event === 'cleared') cleared()
        else {
          this.isOver ||= event === 'newer'
          report({ kind: 'memory', why: otherPage[event] })
        }
      },
      patience: 20_000,
    })
  }

  async read(): Promise<StoredSession> {
    const none: StoredSession = {
      ...{ files: [], works: {}, selected: null, domains: [], leftOut: 0 },
    }
    return (
      (await this.attempt('read', async () => {
        const files = await readFiles(this.database)
        const [workIds, works, selected, kept] = await this.database.read(['works', 'state'], work => {
          const works = work.objectStore('works')
          const state = work.objectStore('state')
          return Promise.all([works.getAllKeys(), works.getAll(), state.get('selected'), state.get('domains')])
        })
        this.isRead = true
        const domains = await readDomains(kept)
        const goodFiles = files.filter(file => file !== null)
        const goodWorks = works.flatMap((work, i) => (isWork(work) ? [[String(workIds[i]), work] as const] : []))
        return {
          files: goodFiles,
          works: Object.fromEntries(goodWorks),
          selected: typeof selected === 'string' ? selected : null,
          domains: domains.good,
          leftOut: files.length - goodFiles.length + (works.length - goodWorks.length) + domains.bad,
        }
      })) ?? none
    )
  }

  /** Stores files; those of other tabs stay. */
  async putFiles(files: readonly OpenFile[]): Promise<boolean> {
    return this.done('files', async () => {
      for (const file of files) await writeFile(this.database, file)
    })
  }

  async dropFiles(ids: readonly string[]): Promise<boolean> {
    return this.done('files', () =>
      this.database.write('files', work => {
        const store = work.objectStore('files')
        for (const id of ids) {
          store.delete(id)
          store.delete(IDBKeyRange.bound(partKey(id, 0), partKey(id, 99_999)))
        }
      }),
    )
  }

  async putWorks(works: Readonly<Record<string, Work>>): Promise<boolean> {
    return this.done('works', () =>
      this.database.write('works', transaction => {
        const store = transaction.objectStore('works')
        for (const [id, work] of Object.entries(works)) store.put(work, id)
      }),
    )
  }

  async putSelected(id: string | null): Promise<boolean> {
    return this.putState('state', id, 'selected')
  }

  /**
   * Stores all of the visitor's domains, replacing those stored before; stored domains that could not be read are not
   * removed.
   */
  async putDomains(domains: readonly SessionDomain[]): Promise<boolean> {
    if (this.isRead) return this.putState('domains', domains, 'domains')
    const here = new Set(domains.map(({ id }) => id))
    return this.done('domains', () =>
      this.database.change('state', async work => {
        const state = work.objectStore('state')
        const kept: unknown = await state.get('domains')
        const others = (Array.isArray(kept) ? kept : []).filter(({ id }) => !here.has(id))
        await state.put([...others, ...domains], 'domains')
      }),
    )
  }

  async clear(): Promise<boolean> {
    return this.done('all', () =>
      this.database.write(STORES, work => {
        for (const store of STORES) work.objectStore(store).clear()
      }),
    )
  }

  /** No item of this sort waits to be written any more, so none is failing. */
  settle(what: 'files' | 'works'): void {
    if (this.failing.delete(what) && this.failing.size === 0) this.report({ kind: 'kept' })
  }

  private putState(what: string, value: unknown, key: string): Promise<boolean> {
    return this.done(what, () =>
      this.database.write('state', work => {
        work.objectStore('state').put(value, key)
      }),
    )
  }

  private async done(what: string, use: () => Promise<unknown>): Promise<boolean> {
    return (await this.attempt(what, () => use().then(() => true))) ?? false
  }

  /** Never rejects; on failure it reports the reason and returns undefined. */
  private async attempt<T>(what: string, use: () => Promise<T>): Promise<T | undefined> {
    if (this.isOver) return undefined
    try {
      const value = await withRoom(use)
      this.failing.delete(what)
      // A successful small write does not prove that a large one will succeed.
      if (this.failing.size === 0) this.report({ kind: 'kept' })
      return value
    } catch (error) {
      this.failing.add(what)
      if (!this.isOver)
        this.report({
          kind: 'memory',
          why: isFull(error)
            ? 'The browser’s storage is full, so new work is lost when the page is closed. Download everything, or close files you no longer need.'
            : 'The browser does not let this page keep its work, so it is lost when the page is closed.',
        })
      return undefined
    }
  }
}

const otherPage = {
  blocked: 'An older Planground is open in another tab. Close it, and this one keeps its work too.',
  newer: 'A newer Planground is open in another tab. Reload this one to go on keeping its work.',
} as const

/** The stored domains with a valid shape, and the number of invalid ones. */
async function readDomains(kept: unknown): Promise<{ readonly good: readonly SessionDomain[]; readonly bad: number }> {
  if (!Array.isArray(kept) || kept.length === 0) return { good: [], bad: 0 }
  const { readSessionDomain } = await import('#language/english/session-domain-schema')
  const good = kept.map(readSessionDomain).filter(domain => typeof domain !== 'string')
  return { good, bad: kept.length - good.length }
}

/** Number of questions written or read at once; the browser copies them on the main thread. */
const PART = 100

/** The key of a further part of a large file's questions. */
const partKey = (id: string, part: number): string => `${id}\n${String(part).padStart(5, '0')}`
const isPartKey = (key: IDBValidKey): boolean => /\n\d{5}$/.test(String(key))

/** Writes the head of the file last, so that an interrupted write leaves no file. */
async function writeFile(database: Database, file: OpenFile): Promise<void> {
  const put = (value: unknown, key: string): Promise<void> =>
    database.write('files', work => {
      work.objectStore('files').put(value, key)
    })
  const parts = Math.max(0, Math.ceil(file.questions.length / PART) - 1)
  for (let part = 0; part < parts; part++) {
    const from = (part + 1) * PART
    await put(file.questions.slice(from, from + PART), partKey(file.id, part))
    await pause()
  }
  const head = parts === 0 ? file : { ...file, questions: file.questions.slice(0, PART), parts }
  await put(head, file.id)
}

/** All files; null for one that lacks a part or has an invalid shape. Each part is examined separately. */
async function readFiles(database: Database): Promise<(OpenFile | null)[]> {
  const files: (OpenFile | null)[] = []
  const keys = await database.read('files', work => work.objectStore('files').getAllKeys())
  if (keys.length === 0) return files
  const { readOpenFile, readQuestion } = await import('./saved-files')
  for (const key of keys) {
    if (isPartKey(key)) continue
    const head = await storedFile(database, key)
    const file = readOpenFile(head)
    files.push(file === undefined ? null : await withParts(database, file, readQuestion))
  }
  return files
}

const storedFile = (database: Database, key: IDBValidKey): Promise<unknown> =>
  database.read('files', work => work.objectStore('files').get(key))

async function withParts(
  database: Database,
  head: OpenFile & { readonly parts?: unknown },
  readQuestion: (stored: unknown) => Question | undefined,
): Promise<OpenFile | null> {
  const { parts, ...file } = head
  if (typeof parts !== 'number') return head
  const questions = [...file.questions]
  for (let part = 0; part < parts; part++) {
    const more = await storedFile(database, partKey(file.id, part))
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
