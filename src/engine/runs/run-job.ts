// Scores one run: reads its files, has their responses scored, then the responses that waited for their questions,
// stores the rows in this order, and reports progress. Stored rows are final; responses scored after the last stored
// chunk are scored again on the next visit.

import { dispatch, type Dispatching, type ScoredItem } from '#results/scoring/dispatch'
import type { ScoringPort } from '#results/scoring/ports'
import { readResults } from '#results/reading/read'
import type { FileRead, ResultEvent } from '#results/scoring/record'
import type { RunInfo } from '#results/runs/info'
import type { RunShelves } from '#results/store/run-shelves'
import { type KeptRun, Moved, type RunChunk } from '#results/store/runs'
import type { NamedFile, RunReading } from '#engine/api/runs'
import { blobSource } from './blob-source'
import { Gathering } from './gathering'
import { nameOf } from './naming'
import { Progress } from './progress'
import { Trying } from './waiting'

/** Default for `breath`. */
const BREATH = 150
/**
 * Limit on data that is read but not yet stored: enough to keep the scoring workers busy, but little compared with the
 * page's own memory.
 */
const MAX_PENDING = { records: 1_024, characters: 4_000_000, tasks: 96_000_000 }

export interface JobParts {
  readonly shelves: RunShelves
  readonly spawn: () => ScoringPort
  readonly workers: number
  /** Milliseconds during which scored responses are collected before they are stored and reported. */
  readonly breath?: number | undefined
  /** Called with the current state of the run, and with each stored chunk. */
  readonly report: (run: KeptRun, chunk: RunChunk | null) => void
}

export class RunJob {
  private readonly gathering: Gathering
  private readonly trying: Trying
  private readonly progress: Progress
  private dispatching: Dispatching | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Resolves when the current chunk and all earlier ones are stored. */
  private stored: Promise<void> = Promise.resolve()
  private ended: 'stopped' | 'paused' | undefined
  /** True if the run's data changed since it was stored. */
  private isChanged = false
  /** True if the stored run is not the one that this job continues; then nothing more is stored. */
  isMoved = false
  /** Number of records and issues in the files, known once they are read to their end. */
  private inFiles = Number.POSITIVE_INFINITY
  /** True if a file exists but cannot be read. */
  private isUnreadable = false
  private run: KeptRun
  private readonly files: readonly NamedFile[]
  private readonly parts: JobParts

  constructor(run: KeptRun, files: readonly NamedFile[], parts: JobParts) {
    this.run = run
    this.files = files
    this.parts = parts
    this.gathering = new Gathering(run)
    this.trying = new Trying(parts.shelves, run.info.id, run.waits)
    this.progress = new Progress(files.map(({ name, file }) => ({ name, size: file.size })))
  }

  get isPaused(): boolean {
    return this.gathering.info.state === 'paused'
  }

  /** Scores to the end, or until `end`; resolves with the run as stored. Never rejects. */
  async score(): Promise<KeptRun> {
    this.change({ state: this.run.info.rows > 0 ? 'scoring' : 'reading', problem: '' })
    this.reportSoon()
    try {
      this.dispatching = dispatch(this.events(), {
        spawn: this.parts.spawn,
        workers: this.parts.workers,
        most: MAX_PENDING,
        skip: this.run.read,
        onItem: item => this.take(item),
      })
      if (this.ended !== undefined) this.dispatching.stop()
      else if (this.isPaused) this.dispatching.pause()
      const { stopped } = await this.dispatching.done
      this.change({ state: stopped ? (this.ended ?? 'stopped') : 'done' })
    } catch (error) {
      this.isUnreadable = isUnreadable(error)
      this.change({ state: 'stopped', problem: problemOf(error) })
    }
    if (this.gathering.info.state === 'done') this.finish()
    // Nothing is reported after the end, since the run may be deleted by then.
    clearTimeout(this.timer)
    this.timer = undefined
    await this.store()
    return this.run
  }

  /** Pauses; can be resumed at once. */
  pause(): void {
    this.dispatching?.pause()
    this.change({ state: 'paused' })
  }

  resume(): void {
    this.change({ state: this.gathering.info.rows > 0 ? 'scoring' : 'reading' })
    this.dispatching?.resume()
  }

  /** Ends the job. Scored rows are stored, and another job can continue from there. */
  end(state: 'stopped' | 'paused'): void {
    this.ended = state
    this.dispatching?.stop()
  }

  /** Changes data of the run other than its rows. */
  change(part: Partial<RunInfo>, isNamed = this.run.isNamed): void {
    this.gathering.info = { ...this.gathering.info, ...part }
    this.run = { ...this.run, isNamed }
    this.isChanged = true
    this.reportSoon()
  }

  /** Issues of unusable files first, then the contents of the files, then the waiting responses. */
  private async *events(): AsyncGenerator<ResultEvent> {
    const { mappings, inspect = {}, unread = [] } = this.run.reading as RunReading
    const events = readResults(this.files.map(blobSource), {
      mapping: ({ key }) => mappings.get(key),
      inspect,
      heard: (file, bytes) => {
        this.progress.heard(file, bytes)
        this.reportSoon()
      },
    })
    let inputs = unread.length
    for (const issue of unread) yield { kind: 'issue', issue }
    for await (const event of events) {
      this.progress.take(event)
      if (event.kind === 'record' || event.kind === 'issue') inputs++
      else if (event.kind === 'file') this.noteQuestions(event.file, event.read)
      yield event
    }
    this.inFiles = inputs
    yield* this.trying.events()
  }

  private noteQuestions(name: string, { records, questions }: FileRead): void {
    if (records > 0 || questions === 0) return
    const files = this.gathering.info.files.map(file => (file.name === name ? { ...file, asks: true as const } : file))
    this.change({ files })
  }

  private take(item: ScoredItem<unknown>): Promise<void> | undefined {
    let isFull = false
    if (item.ordinal < this.inFiles) this.gathering.take(item)
    else isFull = this.trying.took(!this.gathering.takeWaiting(item))
    if (isFull || this.gathering.isFull) return this.store()
    this.reportSoon()
    return undefined
  }

  private finish(): void {
    const { rows, issues, waiting } = this.gathering.info
    this.change({
      bytes: this.progress.all,
      expected: rows + waiting,
      problem:
        rows > 0 || waiting > 0
          ? ''
          : `No response could be scored. ${
              issues === 0 ? 'The files hold no records of responses.' : 'See what is wrong with each line.'
            }`,
    })
  }

  private reportSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      void this.store()
    }, this.parts.breath ?? BREATH)
  }

  /** Stores and reports the collected data, after any pending store operation. */
  private store(): Promise<void> {
    const job = this.stored.then(() => this.storeNow())
    this.stored = job
    return job
  }

  private async storeNow(): Promise<void> {
    if (this.isMoved) return
    const before = this.run
    // Changes from here on, while the data are packed, are stored by the next call.
    const { isChanged } = this
    this.isChanged = false
    // Both are taken at the same moment, since rows of scored waiting responses must be stored together with their
    // removal.
    const [gathered, tried] = await Promise.all([this.gathering.empty(), this.trying.chunks()])
    const { chunk, issues, info, read, waits } = gathered
    const isWorthStoring = isChanged || chunk !== null || issues !== null || read > before.read || tried.length > 0
    const { shelves } = this.parts
    const { id } = info
    this.run = {
      ...before,
      ...{ read, waits, isNamed: this.run.isNamed },
      info: {
        ...info,
        name: this.run.isNamed ? info.name : nameOf(info),
        ...(info.state === 'done' ? {} : this.progress.now()),
        isKept: shelves.isKept(id),
        canResume: info.state !== 'done' && shelves.hasFiles(id) && !this.isUnreadable,
      },
    }
    try {
      const waiting = [...gathered.waiting, ...tried]
      if (isWorthStoring) await shelves.commit({ before, run: this.run, chunk, issues, waiting })
    } catch (error) {
      if (!(error instanceof Moved)) throw error
      this.isMoved = true
      this.dispatching?.stop()
      return
    }
    const isKept = shelves.isKept(id)
    if (isKept !== this.run.info.isKept)
      this.run = { ...this.run, info: { ...this.run.info, isKept, canResume: false } }
    this.parts.report(this.run, chunk)
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name)

/** A message for people on why reading or scoring ended. */
function problemOf(error: unknown): string {
  if (isUnreadable(error))
    return 'A file could not be read any more: it was moved, changed or deleted since it was dropped. What was scored is kept. Drop the files again to score the rest.'
  const message = error instanceof Error ? error.message : String(error)
  return `Reading ended early: ${message} What was scored is kept.`
}
