// Scores on several workers: takes records as they are read, and emits rows and issues in the same order. At most a set
// number of records and characters is in memory at once, however long the files are. It uses no clock.

import type { HarnessDate } from '#language/answers/official'
import type { Limits } from '#base/limits'
import { fallsTo, type Share } from '#questions/kinds/asking/identity'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import type { Certificates } from '#questions/kinds/verdict'
import type { ScoredRow } from '#results/runs/row'
import { Pool, sizeOfQuestion } from './pool'
import type { ScoringPort } from './ports'
import { QuestionIndex } from './questions'
import type { FileRead, ResultEvent, ResultIssue, ResultRecord } from './record'
import type { Response } from './scorer'
import { messageOf } from './serve'

/** The result of one input; `ordinal` is its index among all records and issues read, from 0. */
export type ScoredItem<Detail> =
  | {
      readonly kind: 'row'
      readonly ordinal: number
      readonly row: ScoredRow
      readonly response: Response
      readonly question: Question
      /** The detail requested from `serveScoring`. */
      readonly detail: Detail | undefined
    }
  | {
      readonly kind: 'issue'
      readonly ordinal: number
      readonly issue: ResultIssue
      /** The record itself if its question was not found; it can be scored once further question files are added. */
      readonly unmatched?: ResultRecord
    }

export interface DispatchOptions<Detail> {
  /** Starts a worker that runs `serveScoring`; called again if one dies. */
  readonly spawn: () => ScoringPort
  /** Number of workers. */
  readonly workers: number
  /** Called with each item in input order; the next item is emitted only after its promise resolves. */
  readonly onItem: (item: ScoredItem<Detail>) => void | Promise<void>
  /** Called when a file has been read completely; rows of its last records may still be pending. */
  readonly onFile?: (file: string, read: FileRead) => void
  readonly limits?: Limits
  /** The harness version that gives official scores; default: the newest. */
  readonly harness?: HarnessDate | undefined
  /** Which rows have a certificate; default: all. */
  readonly certificates?: Certificates
  /** Number of inputs at the beginning that an earlier run scored: they are read, but not emitted again. */
  readonly skip?: number
  /**
   * Scores only one part of the inputs. All responses to a question are in the same part, so parts can be summarised
   * separately; issues are assigned by ordinal. The parts together are the whole.
   */
  readonly shard?: Share
  /** Questions known beforehand; questions in the events are added to it. */
  readonly index?: QuestionIndex
  readonly most?: Partial<HeldLimits>
}

/** Limits on the items in memory, from reading to output. */
export interface HeldLimits {
  readonly records: number
  /** Characters of their responses and questions. */
  readonly characters: number
  /** Bytes of the grounded problems that all workers together cache. */
  readonly tasks: number
}

/** Responses to a question are scored together if all are in memory: usually a whole run, so few problems are grounded twice. */
const HELD_LIMITS: HeldLimits = { records: 16_384, characters: 16_000_000, tasks: 24_000_000 }

export interface Dispatched {
  /** Number of records and issues read. */
  readonly inputs: number
  /** Number of items emitted. */
  readonly given: number
  /** True if ended by `stop`. */
  readonly stopped: boolean
}

export interface Dispatching {
  /** Resolves when everything is emitted, or after `stop`; rejects with errors of reading or `onItem`. */
  readonly done: Promise<Dispatched>
  /** Workers finish their current batches, and get no more until `resume`. */
  pause(): void
  resume(): void
  /** Ends the workers at once. Emitted rows remain valid; a later run skips them and scores the rest. */
  stop(): void
}

/** Scores all records in `events`. */
export function dispatch<Detail = never>(
  events: AsyncIterable<ResultEvent>,
  options: DispatchOptions<Detail>,
): Dispatching {
  const run = new Run<Detail>(events, options)
  return {
    done: run.done(),
    pause: () => run.pool.pause(),
    resume: () => run.pool.resume(),
    stop: () => run.stop(),
  }
}

class Run<Detail> {
  readonly pool: Pool<Detail>
  private readonly index: QuestionIndex
  private readonly most: HeldLimits
  /** Results by index that cannot be emitted yet because earlier ones are missing. */
  private readonly settled = new Map<number, ScoredItem<Detail>>()
  private inputs = 0
  /** Number of items accepted, and of items emitted. */
  private taken = 0
  private given = 0
  /** Characters of responses accepted and not yet emitted, and of their questions. */
  private held = 0
  private giving = false
  private stopped = false
  private failure: { readonly error: unknown } | undefined
  /** Called when an item is emitted, and when the run ends early. */
  private wake: () => void = () => {}

  private readonly events: AsyncIterable<ResultEvent>
  private readonly options: DispatchOptions<Detail>

  constructor(events: AsyncIterable<ResultEvent>, options: DispatchOptions<Detail>) {
    this.events = events
    this.options = options
    this.index = options.index ?? new QuestionIndex()
    this.most = { ...HELD_LIMITS, ...options.most }
    this.pool = new Pool<Detail>({
      spawn: options.spawn,
      workers: Math.max(1, options.workers),
      limits: options.limits ?? defaultLimits,
      harness: options.harness,
      certificates: options.certificates ?? 'all',
      tasks: this.most.tasks,
      fail: error => this.fail(error),
    })
  }

  async done(): Promise<Dispatched> {
    const iterator = this.events[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await this.nextOf(iterator)
        if (next.done === true) break
        this.take(next.value)
        while (this.isFull() && !this.isOver()) await this.woken()
      }
      while (this.given < this.taken && !this.isOver()) await this.woken()
    } finally {
      this.pool.end()
      // A reader that is waiting for bytes may never return, so its return is not awaited.
      void iterator.return?.().catch(() => {})
    }
    if (this.failure !== undefined) throw this.failure.error
    return { inputs: this.inputs, given: this.given, stopped: this.stopped }
  }

  stop(): void {
    this.stopped = true
    this.pool.end()
    this.wake()
    this.end()
  }

  private fail(error: unknown): void {
    this.failure ??= { error }
    this.wake()
    this.end()
  }

  private readonly isOver = (): boolean => this.stopped || this.failure !== undefined

  private readonly isFull = (): boolean =>
    this.taken - this.given >= this.most.records || this.held >= this.most.characters

  private readonly woken = (): Promise<void> =>
    new Promise(resolve => {
      this.wake = resolve
    })

  /** The next event, or the end of the iteration if the run ends first. */
  private readonly nextOf = (iterator: AsyncIterator<ResultEvent>): Promise<IteratorResult<ResultEvent>> =>
    new Promise((resolve, reject) => {
      const over: IteratorResult<ResultEvent> = { done: true, value: undefined }
      this.end = () => resolve(over)
      if (this.isOver()) resolve(over)
      else iterator.next().then(resolve, reject)
    })

  private end: () => void = () => {}

  private take(event: ResultEvent): void {
    if (event.kind === 'questions') {
      this.index.add(event.questions)
      return
    }
    if (event.kind === 'file') {
      this.options.onFile?.(event.file, event.read)
      return
    }
    const ordinal = this.inputs++
    if (ordinal < (this.options.skip ?? 0)) return
    if (event.kind === 'issue') this.takeIssue(event.issue, ordinal)
    else this.takeRecord(event.record, ordinal)
  }

  private takeIssue(issue: ResultIssue, ordinal: number, unmatched?: ResultRecord): void {
    const { shard } = this.options
    if (shard === undefined || ordinal % shard.of === shard.index)
      this.settle(this.taken++, { kind: 'issue', ordinal, issue, ...(unmatched && { unmatched }) })
  }

  private takeRecord(record: ResultRecord, ordinal: number): void {
    const found = this.questionOf(record)
    const { file, line } = record
    if ('problem' in found) {
      this.takeIssue({ file, line, message: found.problem }, ordinal, record)
      return
    }
    const { shard } = this.options
    if (shard !== undefined && !fallsTo(shard, found.key)) return
    const { question } = found
    const { about: _, ...response } = record
    const size = response.response.length + (this.pool.has(found.exact) ? 0 : sizeOfQuestion(question))
    const place = this.taken++
    this.held += size
    this.pool.add({
      place,
      found,
      response,
      deaths: 0,
      settle: result => {
        this.held -= size
        this.settle(
          place,
          'error' in result
            ? { kind: 'issue', ordinal, issue: { file, line, message: result.error } }
            : {
                kind: 'row',
                ordinal,
                row: result.row,
                response,
                question,
                detail: result.detail,
              },
        )
      },
    })
  }

  private questionOf({ about }: ResultRecord): ReturnType<QuestionIndex['find']> {
    try {
      return this.index.find(about)
    } catch (error) {
      return { problem: `The question of this record cannot be read: ${messageOf(error)}` }
    }
  }

  private settle(place: number, item: ScoredItem<Detail>): void {
    this.settled.set(place, item)
    if (!this.giving) void this.give()
  }

  /** Emits the next items in order. */
  private async give(): Promise<void> {
    this.giving = true
    try {
      for (;;) {
        const item = this.settled.get(this.given)
        if (item === undefined || this.isOver()) break
        this.settled.delete(this.given)
        const kept = this.options.onItem(item)
        if (kept !== undefined) await kept
        this.given++
      }
    } catch (error) {
      this.fail(error)
    }
    this.giving = false
    this.wake()
  }
}
