// Stores runs in the database, and in memory whatever the database cannot store. Except for `commit`, nothing
// rejects: a run with rows that cannot be stored continues in memory, and is reported as lost when the page is
// closed.

import type { FileKey } from '#results/runs/info'
import type { Override } from '#results/runs/row'
import type { PackedRows } from '#results/runs/table'
import { withRoom } from './idb-cache'
import { MemoryRuns } from './memory-runs'
import { type ChunkTexts, type Commit, type IssueChunk, type KeptRun, Moved, type RunShelf, SavedRuns } from './runs'
import type { KeptFile } from './runs-database'

export class RunShelves {
  private readonly disk: RunShelf
  private readonly memory = new MemoryRuns()
  /** Runs that could not be stored completely. */
  private readonly inMemory = new Set<string>()
  /** Runs with files that could not be stored. */
  private readonly withoutFiles = new Set<string>()

  /** `disk`: replaceable in tests. */
  constructor(disk: RunShelf = new SavedRuns()) {
    this.disk = disk
  }

  /** True if everything written about the run is stored persistently. */
  isKept(id: string): boolean {
    return !this.inMemory.has(id)
  }

  /** True if its files are stored, so that a later visit can continue. */
  hasFiles(id: string): boolean {
    return !this.withoutFiles.has(id)
  }

  /** All runs, including deleted ones. */
  async list(): Promise<readonly KeptRun[]> {
    const found = new Map<string, KeptRun>()
    for (const run of await this.read(shelf => shelf.list(), [])) found.set(run.info.id, run)
    for (const run of await this.memory.list()) found.set(run.info.id, run)
    return [...found.values()]
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return (await this.memory.get(id)) ?? this.read(shelf => shelf.get(id), undefined)
  }

  /**
   * Begins a run, or adds files to one. `files` are those not stored yet; if there is no space for them, they are kept
   * in memory and only the run's record is stored. `items`: the inbox items that it was made from.
   */
  async start(
    run: KeptRun,
    files: readonly { readonly key: FileKey; readonly kept: KeptFile }[],
    items: readonly string[],
  ): Promise<void> {
    const { id } = run.info
    this.withoutFiles.delete(id)
    if (this.isKept(id)) {
      try {
        return await withRoom(() => this.disk.start(run, files, items))
      } catch {
        this.withoutFiles.add(id)
      }
      this.memory.hold(files)
      try {
        return await withRoom(() => this.disk.start(run, [], items))
      } catch {
        this.inMemory.add(id)
      }
    }
    await this.memory.start(run, files)
  }

  /** Changes the record of a run and returns the result; `run` is its known state, used if nothing is stored. */
  async change(run: KeptRun, change: (run: KeptRun) => KeptRun): Promise<KeptRun> {
    const { id } = run.info
    const here = async (): Promise<KeptRun> => {
      if ((await this.memory.get(id)) === undefined) await this.memory.start(run, [])
      return (await this.memory.change(id, change)) ?? change(run)
    }
    if (!this.isKept(id)) return here()
    try {
      return (await withRoom(() => this.disk.change(id, change))) ?? change(run)
    } catch {
      this.inMemory.add(id)
      return here()
    }
  }

  /**
   * Stores scored rows. If there is no space, these and all later rows are kept in memory only; rows stored before
   * remain, with the files, so that a later visit scores the rest again. Rejects only with `Moved`.
   */
  async commit(commit: Commit): Promise<void> {
    const { id } = commit.run.info
    if (this.isKept(id)) {
      try {
        return await withRoom(() => this.disk.commit(commit))
      } catch (error) {
        if (error instanceof Moved) throw error
        this.inMemory.add(id)
      }
    }
    await this.memory.commit(commit)
  }

  /** Consecutive chunks, from the one that contains row `from`. */
  async rows(
    id: string,
    from: number,
    max: number,
  ): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]> {
    const [kept, here] = await this.both(id, shelf => shelf.rows(id, from, max), [])
    return [...kept, ...here].sort((a, b) => a.first - b.first).slice(0, max)
  }

  async texts(id: string, row: number): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined> {
    const [kept, here] = await this.both(id, shelf => shelf.texts(id, row), undefined)
    if (kept === undefined || here === undefined) return kept ?? here
    return here.first >= kept.first ? here : kept
  }

  async issues(id: string, from: number, max: number): Promise<readonly IssueChunk[]> {
    const [kept, here] = await this.both(id, shelf => shelf.issues(id, from, max), [])
    return [...kept, ...here].sort((a, b) => a.first - b.first).slice(0, max)
  }

  /** The next chunk of waiting responses from number `from` on. The copy in memory, if any, is newer. */
  async waiting(id: string, from: number): Promise<{ readonly at: number; readonly packed: Uint8Array } | undefined> {
    for (let next = from; ; ) {
      const [kept, here] = await this.both(id, shelf => shelf.waiting(id, next), undefined)
      const found = here !== undefined && here.at <= (kept?.at ?? here.at) ? here : kept
      if (found === undefined) return undefined
      if (found.packed !== null) return { at: found.at, packed: found.packed }
      next = found.at + 1
    }
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    const [kept, here] = await this.both(id, shelf => shelf.overrides(id), new Map())
    return new Map([...kept, ...here])
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    if (this.isKept(id)) {
      try {
        return await withRoom(() => this.disk.setOverride(id, row, override))
      } catch {
        this.inMemory.add(id)
      }
    }
    await this.memory.setOverride(id, row, override)
  }

  /** Its files in order; undefined for each one that is missing. */
  async files(run: KeptRun): Promise<readonly (KeptFile | undefined)[]> {
    const here = await this.memory.files(run)
    const kept = await this.read(shelf => shelf.files(run), [])
    return here.map((file, at) => file ?? kept[at])
  }

  async dropFiles(run: KeptRun): Promise<void> {
    await this.memory.dropFiles(run)
    await this.attempt(() => this.disk.dropFiles(run))
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id)
    await this.attempt(() => this.disk.remove(id))
  }

  /** The interface that both stores of a run share. */
  private async both<T>(id: string, use: (shelf: RunShelf) => Promise<T>, none: T): Promise<readonly [T, T]> {
    const kept = await this.read(use, none)
    return [kept, this.isKept(id) ? none : await use(this.memory)]
  }

  private async read<T>(use: (shelf: RunShelf) => Promise<T>, none: T): Promise<T> {
    try {
      return await use(this.disk)
    } catch {
      return none
    }
  }

  private async attempt(use: () => Promise<unknown>): Promise<void> {
    try {
      await use()
    } catch {
      // A store that cannot be reached is skipped.
    }
  }
}
