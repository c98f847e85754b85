// The inbox in IndexedDB: what was dropped, chosen or pasted, kept whole before it is worked on, until what became of it
// is kept; and what could not be used, with the reason, until it is used or deleted.

import { partsOf } from './database'
import { type KeptFile, runsDatabase } from './runs-database'

/**
 * What an item is for: `open` is opened as anything dropped on the page is, `score` waits in Score to be scored, `results`
 * was handed in by a class, `begin` are texts for a new domain, `make` is an order of questions to be made.
 */
export type InboxUse = 'open' | 'score' | 'results' | 'begin' | 'make'

export interface InboxFile {
  /** Its number in the item. */
  readonly at: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Why it could not be used, a sentence a line; absent: it waits to be. */
  readonly why?: readonly string[]
  /** What it waits for, where something that comes later completes it: PDDL lacks its other text. */
  readonly needs?: { readonly role: 'domain' | 'problem'; readonly domain: string }
}

/** Plain data. */
export interface InboxItem {
  readonly id: string
  readonly use: InboxUse
  /** Milliseconds since 1970. */
  readonly time: number
  readonly files: readonly InboxFile[]
  /** How often work on it was begun: what ends the page each time must not do so for ever. */
  readonly tries: number
  /** What else is to be known of it. */
  readonly data?: unknown
}

/** A file of an item, as it is kept. */
export interface InboxBlob extends KeptFile {
  readonly at: number
}

export interface InboxStore {
  /** All items, oldest first. */
  list(): Promise<readonly InboxItem[]>
  /** Stores an item with its files, all of it or nothing; in place of the one of its id. */
  put(item: InboxItem, files: readonly InboxBlob[]): Promise<void>
  /** Those files of an item that are there. */
  files(id: string): Promise<readonly InboxBlob[]>
  /** Changes the record of an item; files that are not in it any more go, and it is removed with the last of them. */
  change(id: string, change: (item: InboxItem) => InboxItem): Promise<void>
  /** Adds or replaces one file of an item, which is not listed in its record. */
  add(id: string, file: InboxBlob): Promise<void>
  remove(id: string): Promise<void>
}

/** A file was stored with other bytes than it has: it changed or went while it was. */
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
    // Of a file that is gone a browser may store nothing without a word.
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

/** What an earlier page kept may be of another shape. */
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

/** An inbox that lasts as long as the page: where there is no database, or no room in it. */
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
