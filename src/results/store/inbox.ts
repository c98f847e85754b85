// The inbox in IndexedDB: dropped, chosen or pasted content is stored here before it is processed, until the result is
// stored; unusable content is kept with the reason until it is used or deleted.

import { partsOf } from './database'
import { type KeptFile, runsDatabase } from './runs-database'

/**
 * The purpose of an item. `open`: opened like anything dropped on the page. `score`: waits in Score to be scored.
 * `results`: handed in by a class. `begin`: texts for a new domain. `make`: a request to generate questions.
 */
export type InboxUse = 'open' | 'score' | 'results' | 'begin' | 'make'

export interface InboxFile {
  /** Its number within the item. */
  readonly at: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Why it could not be used, one sentence per line; absent while it waits to be used. */
  readonly why?: readonly string[]
  /** What is missing, if a later file can complete it: PDDL needs the other text. */
  readonly needs?: { readonly role: 'domain' | 'problem'; readonly domain: string }
}

/** Plain data. */
export interface InboxItem {
  readonly id: string
  readonly use: InboxUse
  /** Milliseconds since 1970. */
  readonly time: number
  readonly files: readonly InboxFile[]
  /** How often processing was started, so that content that crashes the page is not retried forever. */
  readonly tries: number
  /** Additional data about the item. */
  readonly data?: unknown
}

/** A stored file of an item. */
export interface InboxBlob extends KeptFile {
  readonly at: number
}

export interface InboxStore {
  /** All items, oldest first. */
  list(): Promise<readonly InboxItem[]>
  /** Stores an item with its files, atomically; replaces the item with the same id. */
  put(item: InboxItem, files: readonly InboxBlob[]): Promise<void>
  /** The files of an item that exist. */
  files(id: string): Promise<readonly InboxBlob[]>
  /** Changes the record of an item. Files no longer in the record are deleted; an item without files is deleted. */
  change(id: string, change: (item: InboxItem) => InboxItem): Promise<void>
  /** Adds or replaces one file of an item that is not listed in its record. */
  add(id: string, file: InboxBlob): Promise<void>
  remove(id: string): Promise<void>
}

/** A file was stored with the wrong number of bytes: it was changed or deleted meanwhile. */
export class Unreadable extends Error {
  readonly names: readonly string[]
  constructor(names: readonly string[]) {
    super(`not readable: ${names.join(', ')}`)
    this.names = names
  }
}

const numberOf = (key: IDBValidKey): number => (key as [string, number])[1]
const BOTH = ['inbox', 'files']

export class SavedInbox implements InboxStore {
  private readonly database = runsDatabase()

  async list(): Promise<readonly InboxItem[]> {
    const all: unknown[] = await this.database.read('inbox', work => work.objectStore('inbox').getAll())
    return all.filter(isItem).sort((a, b) => a.time - b.time)
  }

  async put(item: InboxItem, files: readonly InboxBlob[]): Promise<void> {
    await this.database.write(
      BOTH,
      work => {
        work.objectStore('inbox').put(item, item.id)
        const store = work.objectStore('files')
        store.delete(partsOf(item.id))
        for (const { at, name, file } of files) store.put({ name, file }, [item.id, at])
      },
      true,
    )
    // For a file that no longer exists, a browser may store nothing without an error.
    const kept = new Map((await this.files(item.id)).map(({ at, file }) => [at, file.size]))
    const bad = files.filter(({ at, file }) => kept.get(at) !== file.size)
    if (bad.length === 0) return
    await this.remove(item.id)
    throw new Unreadable(bad.map(({ name }) => name))
  }

  async files(id: string): Promise<readonly InboxBlob[]> {
    const [keys, values] = await this.database.read('files', work => {
      const store = work.objectStore('files')
      return Promise.all([store.getAllKeys(partsOf(id)), store.getAll(partsOf(id))])
    })
    return keys.map((key, i) => ({ at: numberOf(key), ...(values[i] as KeptFile) }))
  }

  async change(id: string, change: (item: InboxItem) => InboxItem): Promise<void> {
    await this.database.change(BOTH, async work => {
      const inbox = work.objectStore('inbox')
      const files = work.objectStore('files')
      const item: unknown = await inbox.get(id)
      if (!isItem(item)) return
      const next = change(item)
      const left = new Set(next.files.map(({ at }) => at))
      const gone = item.files.filter(({ at }) => !left.has(at))
      await Promise.all([
        next.files.length === 0 && item.files.length > 0 ? inbox.delete(id) : inbox.put(next, id),
        ...gone.map(({ at }) => files.delete([id, at])),
      ])
    })
  }

  async add(id: string, { at, name, file }: InboxBlob): Promise<void> {
    await this.database.write('files', work => {
      work.objectStore('files').put({ name, file }, [id, at])
    })
  }

  async remove(id: string): Promise<void> {
    await this.database.write(BOTH, work => {
      work.objectStore('inbox').delete(id)
      work.objectStore('files').delete(partsOf(id))
    })
  }
}

/** Data stored by an older version may have another shape. */
function isItem(value: unknown): value is InboxItem {
  const { id, use, time, files, tries } = (value ?? {}) as Partial<Record<keyof InboxItem, unknown>>
  return (
    typeof id === 'string' &&
    typeof use === 'string' &&
    typeof time === 'number' &&
    typeof tries === 'number' &&
    Array.isArray(files) &&
    files.every(({ at, name, size }) => isFile(at, name, size))
  )
}

const isFile = (at: unknown, name: unknown, size: unknown): boolean =>
  typeof at === 'number' && typeof name === 'string' && typeof size === 'number'

/** An inbox in memory, which lasts as long as the page: if there is no database, or no space in it. */
export class MemoryInbox implements InboxStore {
  private readonly items = new Map<string, InboxItem>()
  private readonly blobs = new Map<string, Map<number, InboxBlob>>()

  async list(): Promise<readonly InboxItem[]> {
    return [...this.items.values()]
  }

  async put(item: InboxItem, files: readonly InboxBlob[]): Promise<void> {
    this.items.set(item.id, item)
    this.blobs.set(item.id, new Map(files.map(file => [file.at, file])))
  }

  async files(id: string): Promise<readonly InboxBlob[]> {
    return [...(this.blobs.get(id)?.values() ?? [])]
  }

  async change(id: string, change: (item: InboxItem) => InboxItem): Promise<void> {
    const item = this.items.get(id)
    if (item === undefined) return
    const next = change(item)
    const left = new Set(next.files.map(({ at }) => at))
    for (const { at } of item.files) if (!left.has(at)) this.blobs.get(id)?.delete(at)
    if (next.files.length === 0 && item.files.length > 0) await this.remove(id)
    else this.items.set(id, next)
  }

  async add(id: string, file: InboxBlob): Promise<void> {
    this.blobs.get(id)?.set(file.at, file)
  }

  async remove(id: string): Promise<void> {
    this.items.delete(id)
    this.blobs.delete(id)
  }
}
