// One run while it is scored: reads its files, has its responses scored, stores rows in the order of the files, and tells
// how far it is. What is stored is there for good; what was scored after the last chunk is scored again by the next visit.

import { dispatch, type Dispatching } from '../../results/dispatch'
import type { ScoringPort } from '../../results/ports'
import type { Mapping } from '../../results/reading/mapping'
import { readResults } from '../../results/reading/read'
import type { ResultEvent } from '../../results/record'
import type { RunInfo } from '../../runs/info'
import type { RunShelves } from '../../store/run-shelves'
import type { KeptRun, RunChunk } from '../../store/runs'
import type { NamedFile } from '../api/runs'
import { blobSource } from './blob-source'
import { Gathering } from './gathering'
import { nameOf } from './naming'
import { Progress } from './progress'

/** Unless it is said otherwise. */
const BREATH = 150
/** What is read and not yet stored: enough to keep the scoring workers busy, little beside the page's own memory. */
const MOST_HELD = { records: 1_024, characters: 4_000_000 }

export interface JobParts {
  readonly shelves: RunShelves
  readonly spawn: () => ScoringPort
  readonly workers: number
  /** Milliseconds that scored responses wait for others, to be stored and told together. */
  readonly breath?: number | undefined
  /** Hears of the run as it is now, and of rows that were stored. */
  readonly tell: (run: KeptRun, chunk: RunChunk | null) => void
}

export class RunJob {
  private readonly gathering: Gathering
  private readonly progress: Progress
  private dispatching: Dispatching | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The chunk that is being stored, and all before it. */
  private stored: Promise<void> = Promise.resolve()
  private ended: 'stopped' | 'paused' | undefined
  /** What is known of the run changed since it was stored. */
  private isChanged = false
  private run: KeptRun
  private readonly files: readonly NamedFile[]
  private readonly parts: JobParts

  constructor(run: KeptRun, files: readonly NamedFile[], parts: JobParts) {
    this.run = run
    this.files = files
    this.parts = parts
    this.gathering = new Gathering(run.info)
    this.progress = new Progress(files.map(({ name, file }) => ({ name, size: file.size })))
  }

  get isPaused(): boolean {
    return this.gathering.info.state === 'paused'
  }

  /** Scores to the end, or until `end`; gives the run as it is stored then. Never rejects. */
  async score(): Promise<KeptRun> {
    this.change({ state: this.run.info.rows > 0 ? 'scoring' : 'reading', problem: '' })
    this.tellSoon()
    try {
      const { mappings } = this.run.reading as { readonly mappings: ReadonlyMap<string, Mapping> }
      const events = readResults(this.files.map(blobSource), {
        mapping: ({ key }) => mappings.get(key),
        heard: (file, bytes) => {
          this.progress.heard(file, bytes)
          this.tellSoon()
        },
      })
      this.dispatching = dispatch(this.watched(events), {
        spawn: this.parts.spawn,
        workers: this.parts.workers,
        most: MOST_HELD,
        skip: this.run.info.rows + this.run.info.issues,
        onItem: item => {
          this.gathering.take(item)
          if (this.gathering.isFull) return this.store()
          this.tellSoon()
          return undefined
        },
      })
      if (this.ended !== undefined) this.dispatching.stop()
      else if (this.isPaused) this.dispatching.pause()
      const { stopped } = await this.dispatching.done
      this.change({ state: stopped ? (this.ended ?? 'stopped') : 'done' })
    } catch (error) {
      this.change({ state: 'stopped', problem: problemOf(error) })
    }
    if (this.gathering.info.state === 'done') this.finish()
    // Nothing is told after the end: the run may be deleted by then.
    clearTimeout(this.timer)
    this.timer = undefined
    await this.store()
    return this.run
  }

  /** Holds still, ready to go on at once. */
  pause(): void {
    this.dispatching?.pause()
    this.change({ state: 'paused' })
  }

  resume(): void {
    this.change({ state: this.gathering.info.rows > 0 ? 'scoring' : 'reading' })
    this.dispatching?.resume()
  }

  /** Ends it; what was scored is stored, and another job can go on from there. */
  end(state: 'stopped' | 'paused'): void {
    this.ended = state
    this.dispatching?.stop()
  }

  /** Changes what is known of the run besides its rows. */
  change(part: Partial<RunInfo>, isNamed = this.run.isNamed): void {
    this.gathering.info = { ...this.gathering.info, ...part }
    this.run = { ...this.run, isNamed }
    this.isChanged = true
    this.tellSoon()
  }

  private async *watched(events: AsyncIterable<ResultEvent>): AsyncGenerator<ResultEvent> {
    for await (const event of events) {
      this.progress.take(event)
      yield event
    }
  }

  private finish(): void {
    const { rows, issues } = this.gathering.info
    this.change({
      bytes: this.progress.all,
      expected: rows,
      problem:
        rows === 0
          ? `No response could be scored. ${
              issues === 0
                ? 'The files hold no records of responses.'
                : 'See what is wrong with each line.'
            }`
          : '',
    })
  }

  private tellSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      void this.store()
    }, this.parts.breath ?? BREATH)
  }

  /** Stores and tells what was gathered, after what is being stored. */
  private store(): Promise<void> {
    const job = this.stored.then(() => this.storeNow())
    this.stored = job
    return job
  }

  private async storeNow(): Promise<void> {
    const isWorthStoring = !this.gathering.isEmpty || this.isChanged
    this.isChanged = false
    const { chunk, issues, info } = await this.gathering.empty()
    const { shelves } = this.parts
    const { id } = info
    this.run = {
      ...this.run,
      info: {
        ...info,
        name: this.run.isNamed ? info.name : nameOf(info),
        ...(info.state === 'done' ? {} : this.progress.now()),
        isKept: shelves.isKept(id),
        canResume: info.canResume && info.state !== 'done' && shelves.hasFiles(id),
      },
    }
    if (isWorthStoring) await shelves.commit({ run: this.run, chunk, issues })
    const isKept = shelves.isKept(id)
    if (isKept !== this.run.info.isKept)
      this.run = { ...this.run, info: { ...this.run.info, isKept, canResume: false } }
    this.parts.tell(this.run, chunk)
  }
}

/** Why reading or scoring ended, for people. */
function problemOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotReadableError')
    return 'A file could not be read any more: it was moved, changed or deleted since it was dropped. What was scored is kept. Drop the files again to score the rest.'
  const message = error instanceof Error ? error.message : String(error)
  return `Reading ended early: ${message} What was scored is kept.`
}
