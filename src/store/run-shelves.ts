// Runs on two shelves: the database, and beside it memory for what the database does not take. Nothing here rejects:
// a run whose rows cannot be stored goes on in memory from there, and is told to be lost with the page.

import type { Override } from '../runs/row'
import type { PackedRows } from '../runs/table'
import { withRoom } from './idb-cache'
import { MemoryRuns } from './memory-runs'
import {
  type ChunkTexts,
  type Commit,
  type IssueChunk,
  type KeptRun,
  type RunShelf,
  SavedRuns,
} from './runs'

export class RunShelves {
  private readonly disk: RunShelf
  private readonly memory = new MemoryRuns()
  /** Runs of which something could not be stored. */
  private readonly inMemory = new Set<string>()
  /** Runs whose files could not be stored. */
  private readonly withoutFiles = new Set<string>()

  /** `disk`: a test's own shelf. */
  constructor(disk: RunShelf = new SavedRuns()) {
    this.disk = disk
  }

  /** Does all that is written of the run outlive the page? */
  isKept(id: string): boolean {
    return !this.inMemory.has(id)
  }

  /** Are its files stored, so that a later visit can go on? */
  hasFiles(id: string): boolean {
    return this.isKept(id) && !this.withoutFiles.has(id)
  }

  /** All runs, deleted ones too. */
  async list(): Promise<readonly KeptRun[]> {
    const found = new Map<string, KeptRun>()
    for (const run of await this.read(shelf => shelf.list(), [])) found.set(run.info.id, run)
    for (const run of await this.memory.list()) found.set(run.info.id, run)
    return [...found.values()]
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return (await this.memory.get(id)) ?? this.read(shelf => shelf.get(id), undefined)
  }

  async put(run: KeptRun): Promise<void> {
    await this.write(run.info.id, shelf => shelf.put(run))
  }

  /**
   * Stores what was scored. Where there is no room, first the copies of the run's files go, which can be dropped
   * again, and if that is not enough the rows are kept in memory.
   */
  async commit(commit: Commit): Promise<void> {
    await this.write(commit.run.info.id, shelf => shelf.commit(commit))
  }

  /** Chunks in order, from the one that holds row `from` on. */
  async rows(
    id: string,
    from: number,
    most: number,
  ): Promise<readonly { readonly first: number; readonly rows: PackedRows }[]> {
    const [kept, here] = await this.both(id, shelf => shelf.rows(id, from, most), [])
    return [...kept, ...here].sort((a, b) => a.first - b.first).slice(0, most)
  }

  async texts(
    id: string,
    row: number,
  ): Promise<{ readonly first: number; readonly texts: ChunkTexts } | undefined> {
    const [kept, here] = await this.both(id, shelf => shelf.texts(id, row), undefined)
    if (kept === undefined || here === undefined) return kept ?? here
    return here.first >= kept.first ? here : kept
  }

  async issues(id: string, from: number, most: number): Promise<readonly IssueChunk[]> {
    const [kept, here] = await this.both(id, shelf => shelf.issues(id, from, most), [])
    return [...kept, ...here].sort((a, b) => a.first - b.first).slice(0, most)
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    const [kept, here] = await this.both(id, shelf => shelf.overrides(id), new Map())
    return new Map([...kept, ...here])
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    await this.write(id, shelf => shelf.setOverride(id, row, override))
  }

  /** Keeps the files until all is scored; false where there is no room, and then none of them. */
  async putFiles(
    id: string,
    files: readonly { readonly name: string; readonly file: Blob }[],
  ): Promise<boolean> {
    try {
      if (!this.isKept(id)) throw new Error('kept in memory')
      for (const [at, { name, file }] of files.entries())
        await withRoom(() => this.disk.putFile(id, at, name, file))
      this.withoutFiles.delete(id)
      return true
    } catch {
      this.withoutFiles.add(id)
      await this.attempt(() => this.disk.dropFiles(id))
      for (const [at, { name, file }] of files.entries())
        await this.memory.putFile(id, at, name, file)
      return false
    }
  }

  async files(id: string): Promise<readonly { readonly name: string; readonly file: Blob }[]> {
    const here = await this.memory.files(id)
    return here.length > 0 ? here : this.read(shelf => shelf.files(id), [])
  }

  async dropFiles(id: string): Promise<void> {
    await this.memory.dropFiles(id)
    await this.attempt(() => this.disk.dropFiles(id))
  }

  async remove(id: string): Promise<void> {
    await this.memory.remove(id)
    await this.attempt(() => this.disk.remove(id))
  }

  private async write(id: string, use: (shelf: RunShelf) => Promise<void>): Promise<void> {
    if (this.isKept(id)) {
      try {
        await withRoom(() => use(this.disk))
        return
      } catch (error) {
        if (isFull(error) && !this.withoutFiles.has(id) && (await this.makeRoom(id, use))) return
        this.inMemory.add(id)
      }
    }
    await use(this.memory)
  }

  /** Gives up the stored copies of the run's files; false where that is not room enough. */
  private async makeRoom(id: string, use: (shelf: RunShelf) => Promise<void>): Promise<boolean> {
    this.withoutFiles.add(id)
    try {
      await this.disk.dropFiles(id)
      await use(this.disk)
      return true
    } catch {
      return false
    }
  }

  /** What both shelves hold of a run. */
  private async both<T>(
    id: string,
    use: (shelf: RunShelf) => Promise<T>,
    none: T,
  ): Promise<readonly [T, T]> {
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
      // What cannot be reached cannot be removed either.
    }
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
