// The page's view of the inbox: incoming files are first stored here, whole, and removed once their result is stored;
// files that could not be used stay, with the reason.

import { type Accessor, createSignal } from 'solid-js'
import { hold as holdName } from '#results/store/alone'
import { isFull } from '#results/store/database'
import {
  type InboxBlob,
  type InboxFile,
  type InboxItem,
  type InboxStore,
  type InboxUse,
  MemoryInbox,
  Unreadable,
} from '#results/store/inbox'
import type { NamedFile } from '../files/named-file'
import type { App } from '../app'
import { createAsideNote } from './aside-note'
import { noteInbox } from './inbox-note'
import { askToStay, type NotKept, roomFor } from '#page/browser/room'

export type { InboxFile, InboxItem } from '#results/store/inbox'
export type { NotKept } from '#page/browser/room'

/** An incoming file that this tab processes, until `release` or `settle`. */
export interface HeldFiles {
  readonly id: string
  readonly item: InboxItem
  readonly files: readonly HeldFile[]
  /** The reason why a reload would lose it; null if it is stored. */
  readonly lost: NotKept | null
  readonly release: () => void
}

export interface HeldFile extends NamedFile {
  readonly at: number
}

/** The report on a file that could not be used. */
export type Fault = Pick<InboxFile, 'why' | 'needs'>

/** A file that is set aside. */
export interface Aside extends InboxFile {
  readonly id: string
  readonly why: readonly string[]
  readonly time: number
}

export interface InboxState {
  /** Files that could not be used, newest first; null until they are read. */
  readonly aside: Accessor<readonly Aside[] | null>
  /** Reads the files that are set aside, including those of other tabs. */
  readonly readAside: () => Promise<void>
  /** Stores files before they are processed. Files that can no longer be read are reported and left out. */
  readonly hold: (
    use: InboxUse,
    files: readonly NamedFile[],
    more?: { readonly id?: string; readonly data?: unknown },
  ) => Promise<HeldFiles>
  /** Files that wait for this use and are not held by another tab, oldest first. */
  readonly waiting: (use: InboxUse) => Promise<readonly HeldFiles[]>
  /** Takes these files of an item that is set aside, to process them again. */
  readonly again: (id: string, at: readonly number[]) => Promise<HeldFiles | undefined>
  /** Counts an attempt; false if the item has crashed the page too often. */
  readonly begin: (held: HeldFiles) => Promise<boolean>
  /** Its result is stored: removes it, except for unusable files, which are set aside. */
  readonly settle: (held: HeldFiles, faults: ReadonlyMap<number, Fault>) => Promise<void>
  /** Stores a change of the item's data. */
  readonly note: (id: string, data: unknown) => Promise<void>
  /** A file as it was stored; undefined if it was removed. */
  readonly fileOf: (id: string, at: number) => Promise<Blob | undefined>
  /** Replaces the text of a file that is set aside. */
  readonly rewrite: (id: string, at: number, text: string) => Promise<void>
  /** Adds a file derived from an item, for when its processing continues. */
  readonly add: (id: string, file: InboxBlob) => Promise<void>
  readonly filesOf: (id: string) => Promise<readonly InboxBlob[]>
  /** Deletes a file that is set aside; the returned function restores it. */
  readonly forget: (id: string, at: number) => Promise<() => Promise<void>>
  readonly remove: (id: string) => Promise<void>
}

/** Maximum number of automatic attempts at an item. */
const MAX_TRIES = 2

const lockOf = (id: string): string => `planground-inbox:${id}`

const makeId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map(bits => bits.toString(36)).join('')

export function createInbox(app: App): InboxState {
  const stores = createStores(app)
  const [aside, setAside] = createSignal<readonly Aside[] | null>(null)

  const readAside = async (): Promise<void> => {
    const items = await stores.list()
    const found = items.reverse().flatMap(asideOf)
    setAside(found)
    app.feature(createAsideNote).report(found.length)
    noteInbox(app.storage, items.length > 0)
  }
  const { hold, holdItem } = createHolding(app, stores)

  return {
    aside,
    readAside,
    hold,
    async waiting(use) {
      const found: HeldFiles[] = []
      for (const item of await stores.list()) {
        const files = item.files.filter(({ why }) => why === undefined)
        if (item.use !== use || (files.length === 0 && item.files.length > 0)) continue
        const mine = await holdItem({ ...item, files })
        if (mine !== undefined) found.push(mine)
      }
      return found
    },
    async again(id, at) {
      const item = (await stores.list()).find(each => each.id === id)
      return item && holdItem({ ...item, tries: 0, files: item.files.filter(file => at.includes(file.at)) })
    },
    async begin({ id, item }) {
      await stores.of(id).change(id, old => ({ ...old, tries: old.tries + 1 }))
      return item.tries < MAX_TRIES
    },
    async settle({ id, files, release }, faults) {
      const mine = new Set(files.map(({ at }) => at))
      await stores.of(id).change(id, old => ({
        ...old,
        tries: 0,
        files: old.files.flatMap(file => {
          const fault = faults.get(file.at)
          if (!mine.has(file.at)) return file
          return fault === undefined ? [] : { ...file, ...fault }
        }),
      }))
      release()
      await forgetOlder(stores, id, faults)
      await readAside()
    },
    note: (id, data) => stores.of(id).change(id, old => ({ ...old, data })),
    add: (id, file) => stores.of(id).add(id, file),
    filesOf: id => stores.of(id).files(id),
    ...filesAside(stores, readAside),
  }
}

/** Takes incoming or stored files for this tab. */
function createHolding(app: App, stores: ReturnType<typeof createStores>) {
  const held = (item: InboxItem, blobs: readonly InboxBlob[], more: Partial<HeldFiles>): HeldFiles => ({
    ...{ id: item.id, item, lost: null, release: () => {} },
    files: blobs.map(({ at, name, file }) => ({ at, name, file: asFile(file, name) })),
    ...more,
  })
  const holdItem = async (item: InboxItem): Promise<HeldFiles | undefined> => {
    const release = await holdName(lockOf(item.id))
    if (release === undefined) return undefined
    const blobs = await stores.of(item.id).files(item.id)
    const known = new Set(item.files.map(({ at }) => at))
    return held(
      item,
      blobs.filter(({ at }) => known.has(at)),
      { release },
    )
  }

  const hold: InboxState['hold'] = async (use, files, { id = makeId(), data } = {}) => {
    const release = (await holdName(lockOf(id))) ?? (() => {})
    const good = await readable(app, files)
    const blobs = good.map(({ name, file }, at): InboxBlob => ({ at, name, file }))
    const item: InboxItem = {
      ...{ id, use, time: Date.now(), tries: 0 },
      files: blobs.map(({ at, name, file }) => ({ at, name, size: file.size })),
      ...(data === undefined ? {} : { data }),
    }
    try {
      const lost = await stores.put(item, blobs)
      return held(item, blobs, { release, lost })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      release()
      reportUnreadable(app.notices, error.names)
      const rest = good.filter(({ name }) => !error.names.includes(name))
      return hold(use, rest, { id, data })
    }
  }
  return { hold, holdItem }
}

/** Operations on the files that are set aside. */
function filesAside(
  stores: ReturnType<typeof createStores>,
  readAside: () => Promise<void>,
): Pick<InboxState, 'fileOf' | 'rewrite' | 'forget' | 'remove'> {
  return {
    async fileOf(id, at) {
      return (await stores.of(id).files(id)).find(file => file.at === at)?.file
    },
    async rewrite(id, at, text) {
      const file = new Blob([text])
      const store = stores.of(id)
      const name = (await store.files(id)).find(each => each.at === at)?.name ?? ''
      await store.add(id, { at, name, file })
      await store.change(id, old => ({
        ...old,
        files: old.files.map(each => (each.at === at ? { ...each, size: file.size } : each)),
      }))
    },
    async forget(id, at) {
      const store = stores.of(id)
      const blob = (await store.files(id)).find(file => file.at === at)
      const item = (await store.list()).find(each => each.id === id)
      await store.change(id, old => ({ ...old, files: old.files.filter(each => each.at !== at) }))
      await readAside()
      return async () => {
        const file = item?.files.find(each => each.at === at)
        if (blob === undefined || item === undefined || file === undefined) return
        await stores.put({ ...item, id: makeId(), files: [file] }, [blob])
        await readAside()
      }
    },
    async remove(id) {
      await stores.of(id).remove(id)
      await readAside()
    },
  }
}

/** The store, with a fallback in memory for what it rejects. */
function createStores({ storage, openInbox }: App) {
  const memory = new MemoryInbox()
  const inMemory = new Set<string>()
  let opened: Promise<InboxStore> | undefined
  let hasAsked = false
  const disk = (): Promise<InboxStore> => {
    opened ??= openInbox().catch(() => {
      opened = undefined
      return memory
    })
    return opened
  }
  /** Nothing here rejects: an item that cannot be changed stays unchanged. */
  const of = (id: string): InboxStore => {
    const use = async <T>(call: (store: InboxStore) => Promise<T>, none: T): Promise<T> => {
      try {
        return await call(inMemory.has(id) ? memory : await disk())
      } catch {
        return none
      }
    }
    return {
      list: () => use(store => store.list(), []),
      put: (item, files) => use(store => store.put(item, files), undefined),
      files: each => use(store => store.files(each), []),
      change: (each, change) => use(store => store.change(each, change), undefined),
      add: (each, file) => use(store => store.add(each, file), undefined),
      remove: each => use(store => store.remove(each), undefined),
    }
  }
  return {
    of,
    async list(): Promise<InboxItem[]> {
      const kept = await of('').list()
      const here = await memory.list()
      const known = new Set(kept.map(({ id }) => id))
      return [...kept, ...here.filter(({ id }) => !known.has(id))]
    },
    /** Stores it, or returns why it lasts only as long as the page. Rejects only with `Unreadable`. */
    async put(item: InboxItem, files: readonly InboxBlob[]): Promise<NotKept | null> {
      const needed = files.reduce((sum, { file }) => sum + file.size, 0)
      noteInbox(storage, true)
      if (!hasAsked) askToStay()
      hasAsked = true
      let lost: NotKept | null = await roomFor(needed)
      if (lost === null)
        try {
          const store = await disk()
          await store.put(item, files)
          if (store === memory) lost = { why: 'denied', needed, room: null }
        } catch (error) {
          if (error instanceof Unreadable) throw error
          lost = { why: isFull(error) ? 'full' : 'denied', needed, room: null }
        }
      if (lost === null) return null
      inMemory.add(item.id)
      await memory.put(item, files)
      return lost
    },
  }
}

const asideOf = ({ id, time, files }: InboxItem): readonly Aside[] =>
  files.flatMap(file => (file.why === undefined ? [] : { ...file, why: file.why, id, time }))

const asFile = (blob: Blob, name: string): File => (blob instanceof File ? blob : new File([blob], name))

/** A file that is added again replaces the one set aside before. */
async function forgetOlder(
  stores: ReturnType<typeof createStores>,
  id: string,
  faults: ReadonlyMap<number, Fault>,
): Promise<void> {
  if (faults.size === 0) return
  const items = await stores.list()
  const mine = items.find(item => item.id === id)?.files ?? []
  const isOlder = (file: InboxFile): boolean =>
    file.why !== undefined &&
    mine.some(({ name, size, why }) => why !== undefined && name === file.name && size === file.size)
  for (const item of items)
    if (item.id !== id && item.files.some(isOlder))
      await stores.of(item.id).change(item.id, old => ({
        ...old,
        files: old.files.filter(file => !isOlder(file)),
      }))
}

/** Returns the readable files; reports the others. */
async function readable({ notices }: App, files: readonly NamedFile[]): Promise<NamedFile[]> {
  const isGood = await Promise.all(
    files.map(({ file }) =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  const bad = files.filter((_, i) => !isGood[i]).map(({ name }) => name)
  if (bad.length > 0) reportUnreadable(notices, bad)
  return files.filter((_, i) => isGood[i])
}

function reportUnreadable({ notify }: App['notices'], names: readonly string[]): void {
  for (const name of names.slice(0, 3))
    notify({
      tone: 'problem',
      title: `${name} cannot be read`,
      lines: [
        'The browser cannot read the file. It may be a folder, or may have been moved, changed or deleted: choose it again.',
      ],
    })
}
