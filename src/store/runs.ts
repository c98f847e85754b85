// Runs in IndexedDB, in a database of their own: what is known of each run, its rows in chunks, what stands behind the
// rows (packed by the caller), lines that could not be read, overrides, and the dropped files until all is scored. A
// commit is one transaction: rows, what stands behind them and the run's own record are there together or not at all.
// What fails is thrown; `run-shelves.ts` decides what then.

import { type IDBPDatabase, openDB } from 'idb'
import type { ResultIssue } from '../results/record'
import type { RunInfo } from '../runs/info'
import type { Override } from '../runs/row'
import type { PackedRows } from '../runs/table'

/** What is stored of a run besides its rows. */
export interface KeptRun {
  readonly info: RunInfo
  /** Version of the engine that scored the first row. */
  readonly engine: string
  /** How the fields of files are to be read, and whatever else the reader was told; plain data. */
  readonly reading: unknown
  /** A person chose its name. */
  readonly isNamed: boolean
  /** It is deleted, but can still be brought back. */
  readonly isDeleted: boolean
}

/** Rows that follow each other, and what stands behind them. */
export interface RunChunk {
  /** Number of its first row, from 0. */
  readonly first: number
  readonly rows: PackedRows
  readonly texts: ChunkTexts
}

/** What is fetched when a row is opened; the bytes are the caller's. */
export interface ChunkTexts {
  readonly responses: Uint8Array
  /** Questions that no chunk before has. */
  readonly questions: Uint8Array
  /** For each row the first row of the chunk that has its question. */
  readonly where: Uint32Array
}

/** Bad lines that follow each other. */
export interface IssueChunk {
  /** Number of its first issue, from 0. */
  readonly first: number
  readonly issues: readonly ResultIssue[]
}

export interface Commit {
  readonly run: KeptRun
  readonly chunk: RunChunk | null
  readonly issues: IssueChunk | null
}

/** Where runs are kept. Everything may reject. */
export interface RunShelf {
  list(): Promise<readonly KeptRun[]>
  get(id: string): Promise<KeptRun | undefined>
  put(run: KeptRun): Promise<void>
  commit(commit: Commit): Promise<void>
  /** Chunks of rows from the one that holds row `from` on, at most so many. */
  rows(
    id: string,
    from: number,
    most: number,
  ): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]>
  /** What stands behind the chunk that holds row `row`; undefined where no chunk begins at or before it. */
  texts(
    id: string,
    row: number,
  ): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined>
  /** Chunks of issues from the one that holds issue `from` on, at most so many. */
  issues(id: string, from: number, most: number): Promise<readonly IssueChunk[]>
  overrides(id: string): Promise<ReadonlyMap<number, Override>>
  setOverride(id: string, row: number, override: Override | null): Promise<void>
  putFile(id: string, at: number, name: string, file: Blob): Promise<void>
  files(id: string): Promise<readonly { readonly name: string; readonly file: Blob }[]>
  dropFiles(id: string): Promise<void>
  remove(id: string): Promise<void>
}

const DATABASE = 'planground-runs'
const LAYOUT = 1
/** Keys: the id of a run, or the id and a number. */
const STORES = ['runs', 'rows', 'texts', 'issues', 'overrides', 'files'] as const
/** Some browsers in private mode never answer. */
const PATIENCE = 5_000

/** All keys of a run from a number on. */
const partsOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])
const upTo = (id: string, last: number): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, last])
const numberOf = (key: IDBValidKey): number => (key as [string, number])[1]

export class SavedRuns implements RunShelf {
  private database: Promise<IDBPDatabase> | undefined

  async list(): Promise<readonly KeptRun[]> {
    return (await this.open()).getAll('runs')
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return (await this.open()).get('runs', id)
  }

  async put(run: KeptRun): Promise<void> {
    await (await this.open()).put('runs', run, run.info.id)
  }

  async commit({ run, chunk, issues }: Commit): Promise<void> {
    const { id } = run.info
    const work = (await this.open()).transaction(['runs', 'rows', 'texts', 'issues'], 'readwrite')
    await Promise.all([
      work.objectStore('runs').put(run, id),
      ...(chunk === null
        ? []
        : [
            work.objectStore('rows').put(chunk.rows, [id, chunk.first]),
            work.objectStore('texts').put(chunk.texts, [id, chunk.first]),
          ]),
      ...(issues === null
        ? []
        : [work.objectStore('issues').put(issues.issues, [id, issues.first])]),
      work.done,
    ])
  }

  async rows(
    id: string,
    from: number,
    most: number,
  ): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]> {
    const found = await this.chunks<PackedRows>('rows', id, from, most)
    return found.map(([first, rows]) => ({ first, rows }))
  }

  async texts(
    id: string,
    row: number,
  ): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined> {
    const database = await this.open()
    const cursor = await database.transaction('texts').store.openCursor(upTo(id, row), 'prev')
    return cursor === null
      ? undefined
      : { first: numberOf(cursor.key), texts: cursor.value as ChunkTexts }
  }

  async issues(id: string, from: number, most: number): Promise<readonly IssueChunk[]> {
    const found = await this.chunks<readonly ResultIssue[]>('issues', id, from, most)
    return found.map(([first, issues]) => ({ first, issues }))
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    const store = (await this.open()).transaction('overrides').store
    const [keys, values] = await Promise.all([
      store.getAllKeys(partsOf(id)),
      store.getAll(partsOf(id)),
    ])
    return new Map(keys.map((key, i) => [numberOf(key), values[i] as Override]))
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    const database = await this.open()
    if (override === null) await database.delete('overrides', [id, row])
    else await database.put('overrides', override, [id, row])
  }

  async putFile(id: string, at: number, name: string, file: Blob): Promise<void> {
    await (await this.open()).put('files', { name, file }, [id, at])
  }

  async files(id: string): Promise<readonly { readonly name: string; readonly file: Blob }[]> {
    return (await this.open()).getAll('files', partsOf(id))
  }

  async dropFiles(id: string): Promise<void> {
    await (await this.open()).delete('files', partsOf(id))
  }

  async remove(id: string): Promise<void> {
    const work = (await this.open()).transaction(STORES, 'readwrite')
    await Promise.all([
      ...STORES.map(name =>
        work.objectStore(name).delete(name === 'runs' ? IDBKeyRange.only(id) : partsOf(id)),
      ),
      work.done,
    ])
  }

  /** Parts of a run with their numbers, from the last that begins at or before `from`. */
  private async chunks<T>(
    name: 'rows' | 'issues',
    id: string,
    from: number,
    most: number,
  ): Promise<readonly (readonly [number, T])[]> {
    const store = (await this.open()).transaction(name).store
    const before = await store.openKeyCursor(upTo(id, from), 'prev')
    const range = partsOf(id, before === null ? from : numberOf(before.key))
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, most),
      store.getAll(range, most),
    ])
    return keys.map((key, i) => [numberOf(key), values[i] as T] as const)
  }

  private open(): Promise<IDBPDatabase> {
    this.database ??= this.connect().catch((error: unknown) => {
      // What failed to open may open the next time; what never answers is not asked again.
      if (!(error instanceof NoAnswer)) this.database = undefined
      throw error
    })
    return this.database
  }

  private connect(): Promise<IDBPDatabase> {
    const opening = openDB(DATABASE, LAYOUT, {
      upgrade(database) {
        for (const name of STORES) database.createObjectStore(name)
      },
      // A newer version wants the database: make way.
      blocking: (_current, _next, event) => {
        ;(event.target as IDBDatabase).close()
        this.database = Promise.reject(new Error('A newer Planground is open in another tab.'))
        this.database.catch(() => {})
      },
      terminated: () => {
        this.database = undefined
      },
    })
    return Promise.race([opening, silence(PATIENCE)])
  }
}

class NoAnswer extends Error {}

const silence = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new NoAnswer('no answer from the database')), milliseconds)
  })
