// Runs in IndexedDB: a record for each run, its rows in chunks, the responses and questions of the rows (packed by the
// caller), unreadable lines, responses that wait for their questions, overrides, and the files until everything is
// scored. A commit is one transaction: rows, their texts and the run's record are stored together or not at all, and
// only if the stored run is the one that they continue. Errors are thrown; `run-shelves.ts` handles them.

import type { ResultIssue } from '#results/scoring/record'
import type { FileKey, RunInfo } from '#results/runs/info'
import type { Override } from '#results/runs/row'
import type { PackedRows } from '#results/runs/table'
import { partsOf } from './database'
import type { InboxItem } from './inbox'
import { type KeptFile, runStores, runsDatabase } from './runs-database'

/** A file of a run, which may have another name there than in the inbox. */
export interface RunSource {
  readonly key: FileKey
  readonly name: string
}

/** The stored data of a run other than its rows. */
export interface KeptRun {
  readonly info: RunInfo
  /** Version of the engine that scored the first row. */
  readonly engine: string
  /** How fields of files are mapped, and other options of the reader; plain data. */
  readonly reading: unknown
  /** True if a person chose its name. */
  readonly isNamed: boolean
  /** True if it is deleted but can still be restored. */
  readonly isDeleted: boolean
  /** The files that are to be read or have been read. */
  readonly sources: readonly RunSource[]
  /** Number of records and issues of these files that were processed. */
  readonly read: number
  /** Number of chunks of waiting responses stored so far, which is the number of the next one. */
  readonly waits: number
}

/** Consecutive rows with their responses and questions. */
export interface RunChunk {
  /** Number of its first row, from 0. */
  readonly first: number
  readonly rows: PackedRows
  readonly texts: ChunkTexts
}

/** Data that is loaded when a row is opened; the caller defines the encoding of the bytes. */
export interface ChunkTexts {
  readonly responses: Uint8Array
  /** Questions that occur in no earlier chunk. */
  readonly questions: Uint8Array
  /** For each row: the first row of the chunk that contains its question. */
  readonly where: Uint32Array
}

/** Consecutive issues. */
export interface IssueChunk {
  /** Number of its first issue, from 0. */
  readonly first: number
  readonly issues: readonly ResultIssue[]
}

/** Waiting responses, as packed by the caller; null: they are no longer waiting. */
export interface WaitingChunk {
  readonly at: number
  readonly packed: Uint8Array | null
}

export interface Commit {
  /** The run as last stored; the commit is valid only if the stored run is still the same. */
  readonly before: KeptRun
  readonly run: KeptRun
  readonly chunk: RunChunk | null
  readonly issues: IssueChunk | null
  readonly waiting: readonly WaitingChunk[]
}

/** The stored run is not the expected one: another tab continued it, or the storage was cleared. */
export class Moved extends Error {}

/** A store of runs. Every method may reject. */
export interface RunShelf {
  list(): Promise<readonly KeptRun[]>
  get(id: string): Promise<KeptRun | undefined>
  /**
   * Begins a run: stores its record and the files not stored yet, and deletes the inbox items that it was made from.
   */
  start(
    run: KeptRun,
    files: readonly { readonly key: FileKey; readonly kept: KeptFile }[],
    items: readonly string[],
  ): Promise<void>
  /** Changes a stored run in whatever state it is; undefined if it does not exist. */
  change(id: string, change: (run: KeptRun) => KeptRun): Promise<KeptRun | undefined>
  commit(commit: Commit): Promise<void>
  /** At most `max` chunks of rows, from the one that contains row `from`. */
  rows(id: string, from: number, max: number): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]>
  /** The responses and questions of the chunk that contains `row`; undefined if there is none. */
  texts(id: string, row: number): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined>
  /** At most `max` chunks of issues, from the one that contains issue `from`. */
  issues(id: string, from: number, max: number): Promise<readonly IssueChunk[]>
  /** The next chunk of waiting responses from number `at` on. */
  waiting(id: string, at: number): Promise<WaitingChunk | undefined>
  overrides(id: string): Promise<ReadonlyMap<number, Override>>
  setOverride(id: string, row: number, override: Override | null): Promise<void>
  /** Its files in order; undefined for each one that is missing. */
  files(run: KeptRun): Promise<readonly (KeptFile | undefined)[]>
  dropFiles(run: KeptRun): Promise<void>
  remove(id: string): Promise<void>
}

/** Converts a stored run to the current shape; earlier versions stored files under the run's own id. */
function today(run: KeptRun | undefined): KeptRun | undefined {
  if (run === undefined || run.sources !== undefined) return run
  const old: KeptRun = run
  const { files, rows, issues } = old.info
  return {
    ...old,
    info: { ...old.info, waiting: 0 },
    sources: files.map(({ name }, at) => ({ key: [old.info.id, at], name })),
    read: rows + issues,
    waits: 0,
  }
}

const numberOf = (key: IDBValidKey): number => (key as [string, number])[1]

/** True if the stored run is still the one that a commit continues. */
const isAt = (stored: KeptRun, { before }: Commit): boolean =>
  stored.read === before.read &&
  stored.info.rows === before.info.rows &&
  stored.info.issues === before.info.issues &&
  stored.waits === before.waits

export class SavedRuns implements RunShelf {
  private readonly database = runsDatabase()

  async list(): Promise<readonly KeptRun[]> {
    const all = await this.database.read('runs', work => work.objectStore('runs').getAll())
    return all.flatMap(run => today(run) ?? [])
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return today(await this.database.read('runs', work => work.objectStore('runs').get(id)))
  }

  async start(
    run: KeptRun,
    files: readonly { readonly key: FileKey; readonly kept: KeptFile }[],
    items: readonly string[],
  ): Promise<void> {
    await this.database.change(
      ['runs', 'files', 'inbox'],
      async work => {
        const own = new Set(run.sources.map(({ key }) => String(key)))
        const store = work.objectStore('files')
        // Files that were left out of the run are deleted with their inbox item.
        const inbox = work.objectStore('inbox')
        const came = await Promise.all(items.map(item => store.getAllKeys(partsOf(item))))
        const records: readonly (InboxItem | undefined)[] = await Promise.all(items.map(item => inbox.get(item)))
        // Files that were set aside are kept.
        const left = records.flatMap(item => {
          const aside = item?.files.filter(({ why }) => why !== undefined) ?? []
          return item === undefined || aside.length === 0 ? [] : [{ ...item, files: aside }]
        })
        for (const { id, files } of left) for (const { at } of files) own.add(String([id, at]))
        await Promise.all([
          work.objectStore('runs').put(run, run.info.id),
          ...files.map(({ key, kept }) => store.put(kept, [...key])),
          ...items.map(item => inbox.delete(item)),
          ...left.map(item => inbox.put(item, item.id)),
          ...came.flat().map(key => (own.has(String(key)) ? undefined : store.delete(key))),
        ])
      },
      true,
    )
  }

  async change(id: string, change: (run: KeptRun) => KeptRun): Promise<KeptRun | undefined> {
    return this.database.change('runs', async work => {
      const store = work.objectStore('runs')
      const run = today(await store.get(id))
      if (run === undefined) return undefined
      const next = change(run)
      await store.put(next, id)
      return next
    })
  }

  async commit(commit: Commit): Promise<void> {
    const { run, chunk, issues, waiting } = commit
    const { id } = run.info
    await this.database.change(['runs', 'rows', 'texts', 'issues', 'waiting'], async work => {
      const stored = today(await work.objectStore('runs').get(id))
      if (stored === undefined || !isAt(stored, commit)) throw new Moved()
      await Promise.all([
        work.objectStore('runs').put({ ...run, isDeleted: stored.isDeleted }, id),
        ...(chunk === null
          ? []
          : [
              work.objectStore('rows').put(chunk.rows, [id, chunk.first]),
              work.objectStore('texts').put(chunk.texts, [id, chunk.first]),
            ]),
        ...(issues === null ? [] : [work.objectStore('issues').put(issues.issues, [id, issues.first])]),
        ...waiting.map(({ at, packed }) =>
          packed === null
            ? work.objectStore('waiting').delete([id, at])
            : work.objectStore('waiting').put(packed, [id, at]),
        ),
      ])
    })
  }

  async rows(
    id: string,
    from: number,
    max: number,
  ): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]> {
    const found = await this.chunks<PackedRows>('rows', id, from, max)
    return found.map(([first, rows]) => ({ first, rows }))
  }

  async texts(id: string, row: number): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined> {
    return this.database.read('texts', async work => {
      const cursor = await work.objectStore('texts').openCursor(partsOf(id, 0, row), 'prev')
      return cursor === null ? undefined : { first: numberOf(cursor.key), texts: cursor.value as ChunkTexts }
    })
  }

  async issues(id: string, from: number, max: number): Promise<readonly IssueChunk[]> {
    const found = await this.chunks<readonly ResultIssue[]>('issues', id, from, max)
    return found.map(([first, issues]) => ({ first, issues }))
  }

  async waiting(id: string, at: number): Promise<WaitingChunk | undefined> {
    return this.database.read('waiting', async work => {
      const cursor = await work.objectStore('waiting').openCursor(partsOf(id, at))
      return cursor === null ? undefined : { at: numberOf(cursor.key), packed: cursor.value as Uint8Array }
    })
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    const [keys, values] = await this.database.read('overrides', work => {
      const store = work.objectStore('overrides')
      return Promise.all([store.getAllKeys(partsOf(id)), store.getAll(partsOf(id))])
    })
    return new Map(keys.map((key, i) => [numberOf(key), values[i] as Override]))
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    await this.database.write('overrides', work => {
      const store = work.objectStore('overrides')
      if (override === null) store.delete([id, row])
      else store.put(override, [id, row])
    })
  }

  async files({ sources }: KeptRun): Promise<readonly (KeptFile | undefined)[]> {
    return this.database.read('files', work => {
      const store = work.objectStore('files')
      return Promise.all(
        sources.map(async ({ key, name }): Promise<KeptFile | undefined> => {
          const kept: KeptFile | undefined = await store.get([...key])
          return kept && { name, file: kept.file }
        }),
      )
    })
  }

  async dropFiles({ sources }: KeptRun): Promise<void> {
    await this.database.write('files', work => {
      for (const { key } of sources) work.objectStore('files').delete([...key])
    })
  }

  async remove(id: string): Promise<void> {
    const run = await this.get(id)
    await this.database.write(runStores, work => {
      for (const { key } of run?.sources ?? []) work.objectStore('files').delete([...key])
      for (const name of runStores)
        if (name !== 'inbox') work.objectStore(name).delete(name === 'runs' ? IDBKeyRange.only(id) : partsOf(id))
    })
  }

  /** Numbered chunks of a run, from the last one that begins at or before `from`. */
  private chunks<T>(
    name: 'rows' | 'issues',
    id: string,
    from: number,
    max: number,
  ): Promise<readonly (readonly [number, T])[]> {
    return this.database.read(name, async work => {
      const store = work.objectStore(name)
      const before = await store.openKeyCursor(partsOf(id, 0, from), 'prev')
      const range = partsOf(id, before === null ? from : numberOf(before.key))
      const [keys, values] = await Promise.all([store.getAllKeys(range, max), store.getAll(range, max)])
      return keys.map((key, i) => [numberOf(key), values[i] as T] as const)
    })
  }
}
