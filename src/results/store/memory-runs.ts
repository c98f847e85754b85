// Runs in memory, which last as long as the page: if there is no database, or no space in it.

import type { FileKey } from '#results/runs/info'
import type { Override } from '#results/runs/row'
import type { PackedRows } from '#results/runs/table'
import type { KeptFile } from './runs-database'
import type { ChunkTexts, Commit, IssueChunk, KeptRun, RunShelf } from './runs'

interface Parts {
  readonly rows: Map<number, PackedRows>
  readonly texts: Map<number, ChunkTexts>
  readonly issues: Map<number, IssueChunk['issues']>
  /** null: no longer waiting, even if the other store still has it. */
  readonly waiting: Map<number, Uint8Array | null>
  readonly overrides: Map<number, Override>
}

export class MemoryRuns implements RunShelf {
  private readonly runs = new Map<string, KeptRun>()
  private readonly parts = new Map<string, Parts>()
  /** Stored files by key. */
  private readonly kept = new Map<string, KeptFile>()

  async list(): Promise<readonly KeptRun[]> {
    return [...this.runs.values()]
  }

  async get(id: string): Promise<KeptRun | undefined> {
    return this.runs.get(id)
  }

  async start(run: KeptRun, files: readonly { readonly key: FileKey; readonly kept: KeptFile }[]): Promise<void> {
    this.runs.set(run.info.id, run)
    this.hold(files)
  }

  /** Stores files of a run that is stored elsewhere. */
  hold(files: readonly { readonly key: FileKey; readonly kept: KeptFile }[]): void {
    for (const { key, kept } of files) this.kept.set(String(key), kept)
  }

  async change(id: string, change: (run: KeptRun) => KeptRun): Promise<KeptRun | undefined> {
    const run = this.runs.get(id)
    if (run !== undefined) this.runs.set(id, change(run))
    return this.runs.get(id)
  }

  async commit({ run, chunk, issues, waiting }: Commit): Promise<void> {
    const { id } = run.info
    this.runs.set(id, run)
    const parts = this.of(id)
    if (chunk !== null) {
      parts.rows.set(chunk.first, chunk.rows)
      parts.texts.set(chunk.first, chunk.texts)
    }
    if (issues !== null) parts.issues.set(issues.first, issues.issues)
    for (const { at, packed } of waiting) parts.waiting.set(at, packed)
  }

  async rows(id: string, from: number, max: number) {
    const { rows } = this.of(id)
    return startsFrom(rows.keys(), from, max).map(first => ({ first, rows: rows.get(first)! }))
  }

  async texts(id: string, row: number) {
    const { texts } = this.of(id)
    const first = lastUpTo([...texts.keys()], row)
    return first === undefined ? undefined : { first, texts: texts.get(first)! }
  }

  async issues(id: string, from: number, max: number) {
    const { issues } = this.of(id)
    return startsFrom(issues.keys(), from, max).map(first => ({
      first,
      issues: issues.get(first)!,
    }))
  }

  async waiting(id: string, from: number) {
    const { waiting } = this.of(id)
    const next = [...waiting.keys()].filter(at => at >= from)
    const at = Math.min(...next)
    return next.length === 0 ? undefined : { at, packed: waiting.get(at) ?? null }
  }

  async overrides(id: string): Promise<ReadonlyMap<number, Override>> {
    return this.of(id).overrides
  }

  async setOverride(id: string, row: number, override: Override | null): Promise<void> {
    if (override === null) this.of(id).overrides.delete(row)
    else this.of(id).overrides.set(row, override)
  }

  async files({ sources }: KeptRun): Promise<readonly (KeptFile | undefined)[]> {
    return sources.map(({ key, name }) => {
      const kept = this.kept.get(String(key))
      return kept && { name, file: kept.file }
    })
  }

  async dropFiles({ sources }: KeptRun): Promise<void> {
    for (const { key } of sources) this.kept.delete(String(key))
  }

  async remove(id: string): Promise<void> {
    const run = this.runs.get(id)
    if (run !== undefined) await this.dropFiles(run)
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
      waiting: new Map(),
      overrides: new Map(),
    }
    this.parts.set(id, made)
    return made
  }
}

const lastUpTo = (starts: readonly number[], last: number): number | undefined =>
  starts.reduce<number | undefined>((best, start) => (start <= last && start >= (best ?? 0) ? start : best), undefined)

/** First rows of at most `max` consecutive chunks, from the one that contains `from`. */
function startsFrom(keys: Iterable<number>, from: number, max: number): number[] {
  const starts = [...keys].sort((a, b) => a - b)
  const begin = lastUpTo(starts, from) ?? from
  return starts.filter(start => start >= begin).slice(0, max)
}
