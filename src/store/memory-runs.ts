// Runs that live as long as the page: where there is no database, or no room in it.

import type { Override } from '../runs/row'
import type { PackedRows } from '../runs/table'
import type { ChunkTexts, Commit, IssueChunk, KeptRun, RunShelf } from './runs'

interface Parts {
  readonly rows: Map<number, PackedRows>
  readonly texts: Map<number, ChunkTexts>
  readonly issues: Map<number, IssueChunk['issues']>
  readonly overrides: Map<number, Override>
  readonly files: Map<number, { readonly name: string; readonly file: Blob }>
}

export class MemoryRuns implements RunShelf {
  private readonly runs = new Map<string, KeptRun>()
  private readonly parts = new Map<string, Parts>()

  async list(): Promise<readonly KeptRun[]> {
    return [...this.runs.values()]
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return this.runs.get(id)
  }

  async put(run: KeptRun): Promise<void> {
    this.runs.set(run.info.id, run)
  }

  async commit({ run, chunk, issues }: Commit): Promise<void> {
    const { id } = run.info
    this.runs.set(id, run)
    const parts = this.of(id)
    if (chunk !== null) {
      parts.rows.set(chunk.first, chunk.rows)
      parts.texts.set(chunk.first, chunk.texts)
    }
    if (issues !== null) parts.issues.set(issues.first, issues.issues)
  }

  async rows(id: string, from: number, most: number) {
    const { rows } = this.of(id)
    return startsFrom(rows.keys(), from, most).map(first => ({ first, rows: rows.get(first)! }))
  }

  async texts(id: string, row: number) {
    const { texts } = this.of(id)
    const first = lastUpTo([...texts.keys()], row)
    return first === undefined ? undefined : { first, texts: texts.get(first)! }
  }

  async issues(id: string, from: number, most: number) {
    const { issues } = this.of(id)
    return startsFrom(issues.keys(), from, most).map(first => ({
      first,
      issues: issues.get(first)!,
    }))
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    return this.of(id).overrides
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    if (override === null) this.of(id).overrides.delete(row)
    else this.of(id).overrides.set(row, override)
  }

  async putFile(id: string, at: number, name: string, file: Blob): Promise<void> {
    this.of(id).files.set(at, { name, file })
  }

  async files(id: string) {
    return [...this.of(id).files].sort(([a], [b]) => a - b).map(([, file]) => file)
  }

  async dropFiles(id: string): Promise<void> {
    this.of(id).files.clear()
  }

  async remove(id: string): Promise<void> {
    this.runs.delete(id)
    this.parts.delete(id)
  }

  private of(id: string): Parts {
    const found = this.parts.get(id)
    if (found !== undefined) return found
    const made: Parts = {
      rows: new Map(),
      texts: new Map(),
      issues: new Map(),
      overrides: new Map(),
      files: new Map(),
    }
    this.parts.set(id, made)
    return made
  }
}

const lastUpTo = (starts: readonly number[], last: number): number | undefined =>
  starts.reduce<number | undefined>(
    (best, start) => (start <= last && start >= (best ?? 0) ? start : best),
    undefined,
  )

/** Starts of chunks in order, from the one that `from` is in, at most so many. */
function startsFrom(keys: Iterable<number>, from: number, most: number): number[] {
  const starts = [...keys].sort((a, b) => a - b)
  const begin = lastUpTo(starts, from) ?? from
  return starts.filter(start => start >= begin).slice(0, most)
}
