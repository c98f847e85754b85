// The worker pool of a run: assigns questions to workers, tracks what each was sent, and recovers when one dies.

import type { HarnessDate } from '#language/answers/official'
import type { Limits } from '#base/limits'
import { type SessionDomain, sessionDomains } from '#language/english/session-domains'
import type { Question } from '#questions/kinds/question'
import type { Certificates } from '#questions/kinds/verdict'
import type { ScoringPort } from './ports'
import type { FoundQuestion } from './identity'
import { Queue } from './queue'
import type { Response } from './scorer'
import type { FromWorker, ScoredResult, SentQuestion, ToWorker } from './serve'

/** A record that has not been scored yet. */
export interface Waiting<Detail> {
  /** Its index in the output order. */
  readonly place: number
  readonly found: FoundQuestion
  readonly response: Response
  /** Number of workers that died while scoring it. */
  deaths: number
  readonly settle: (result: ScoredResult<Detail>) => void
}

interface PoolOptions {
  readonly spawn: () => ScoringPort
  readonly workers: number
  readonly limits: Limits
  readonly harness: HarnessDate | undefined
  readonly certificates: Certificates
  /** Bytes of the grounded problems that all workers together may cache. */
  readonly tasks: number
  /** Called if no worker can be started. */
  readonly fail: (error: Error) => void
}

/**
 * Size of a batch: the minimum, if enough responses are waiting, and the maximum; and the maximum number of characters.
 */
const WORTH_SENDING = 8
const MAX_BATCH = 32
const MAX_CHARACTERS = 1_000_000
/** Batches that a worker has at once: the second is queued while it works on the first. */
const MAX_BATCHES = 2
/** Maximum characters of the questions that a worker caches. */
const MAX_QUESTIONS = 24_000_000
/** An idle worker takes over questions of another worker if at least this many responses are waiting. */
const WORTH_TAKING = 8
/** Number of consecutive workers that may die before they are ready; after that the run fails. */
const MAX_FALSE_STARTS = 3

interface Worker<Detail> {
  readonly port: ScoringPort
  /** Batches sent and not yet answered, oldest first. */
  readonly batches: Waiting<Detail>[][]
  /** The questions that it caches by exact key, least recently used first. */
  readonly questions: Map<string, { readonly number: number; readonly size: number }>
  questionsSize: number
  /** The visitor's domains that the worker was last sent. */
  sent: readonly SessionDomain[]
}

export class Pool<Detail> {
  private readonly workers: Worker<Detail>[] = []
  private readonly waiting = new Queue<Waiting<Detail>>()
  /** Records that may have caused a worker to die; each is tried separately. */
  private readonly suspects: Waiting<Detail>[] = []
  private numbers = 0
  private falseStarts = 0
  private paused = false
  private ended = false

  private readonly options: PoolOptions

  constructor(options: PoolOptions) {
    this.options = options
  }

  add(waiting: Waiting<Detail>): void {
    this.waiting.add(waiting)
    if (this.workers.length < this.options.workers && this.workers.every(isBusy)) this.start()
    this.feed()
  }

  /** True if a record of the question is waiting. */
  has = (exact: string): boolean => this.waiting.has(exact)

  pause(): void {
    this.paused = true
  }

  resume(): void {
    this.paused = false
    this.feed()
  }

  end(): void {
    this.ended = true
    for (const { port } of this.workers.splice(0)) port.end()
    this.waiting.clear()
  }

  private start(): void {
    const port = this.options.spawn()
    const worker: Worker<Detail> = {
      port,
      batches: [],
      questions: new Map(),
      questionsSize: 0,
      sent: [],
    }
    this.workers.push(worker)
    port.listen(
      message => this.receive(worker, message as FromWorker<Detail>),
      why => this.died(worker, why),
    )
    this.post(worker, {
      kind: 'open',
      limits: this.options.limits,
      harness: this.options.harness,
      certificates: this.options.certificates,
      tasks: Math.floor(this.options.tasks / this.options.workers),
    })
  }

  private sendDomains(worker: Worker<Detail>): void {
    const domains = sessionDomains()
    if (worker.sent === domains || (worker.sent.length === 0 && domains.length === 0)) return
    worker.sent = domains
    this.post(worker, { kind: 'domains', domains })
  }

  private readonly post = ({ port }: Worker<Detail>, message: ToWorker): void => port.post(message)

  private receive(worker: Worker<Detail>, message: FromWorker<Detail>): void {
    if (this.ended || !this.workers.includes(worker)) return
    this.falseStarts = 0
    if (message.kind === 'ready') return
    const batch = worker.batches.shift()!
    this.feed()
    for (const [i, waiting] of batch.entries()) waiting.settle(message.results[i]!)
  }

  /**
   * Redistributes the worker's records. The ones in progress are tried separately, and given up if that worker dies
   * too.
   */
  private died(worker: Worker<Detail>, why: string): void {
    const place = this.workers.indexOf(worker)
    if (this.ended || place < 0) return
    this.workers.splice(place, 1)
    worker.port.end()
    if (++this.falseStarts > MAX_FALSE_STARTS) {
      this.options.fail(new Error(`No worker for scoring can be started: ${why}`))
      return
    }
    const [first = [], ...others] = worker.batches
    for (const waiting of first) {
      waiting.deaths++
      if (waiting.deaths < 2) this.suspects.push(waiting)
      else waiting.settle({ error: fatalText(waiting.found.question.id, why) })
    }
    this.waiting.addAgain(others.flat())
    if (this.suspects.length + this.waiting.length > 0) this.start()
    this.feed()
  }

  private feed(): void {
    if (this.paused || this.ended) return
    for (const worker of this.workers)
      while (worker.batches.length < MAX_BATCHES) {
        const batch = this.nextFor(worker)
        if (batch.length === 0) break
        this.send(worker, batch)
      }
  }

  private nextFor(worker: Worker<Detail>): Waiting<Detail>[] {
    if (this.suspects.length > 0) return isBusy(worker) ? [] : this.suspects.splice(0, 1)
    const own = this.takeFor(worker, false)
    if (own.length > 0 || isBusy(worker) || this.waiting.length < WORTH_TAKING) return own
    return this.takeFor(worker, true)
  }

  /**
   * The waiting records of the first question that no other worker has; otherwise, if `anyone`, those of the last
   * question, which its own worker would reach last. All responses to one question are taken together.
   */
  private takeFor(worker: Worker<Detail>, anyone: boolean): Waiting<Detail>[] {
    const batch: Waiting<Detail>[] = []
    let characters = 0
    const isTaken = (waiting: Waiting<Detail>): boolean => {
      if (batch.length >= MAX_BATCH || characters >= MAX_CHARACTERS) return false
      batch.push(waiting)
      characters += waiting.response.response.length
      return true
    }
    while (batch.length < WORTH_SENDING) {
      const exact = anyone ? this.waiting.last() : this.waiting.find(each => (this.ownerOf(each) ?? worker) === worker)
      if (exact === undefined) break
      this.waiting.take(exact, isTaken)
      if (characters >= MAX_CHARACTERS) break
    }
    return batch
  }

  /** The worker that already has the question. */
  private readonly ownerOf = (exact: string): Worker<Detail> | undefined =>
    this.workers.find(({ questions }) => questions.has(exact))

  private send(worker: Worker<Detail>, batch: Waiting<Detail>[]): void {
    const added: SentQuestion[] = []
    const responses = batch.map(({ found, response }) => ({
      question: this.numberFor(worker, found, added),
      response,
    }))
    const forget = this.forgotten(worker, batch)
    worker.batches.push(batch)
    this.sendDomains(worker)
    this.post(worker, { kind: 'batch', forget, questions: added, responses })
  }

  /** The number of the question at the worker; a question that the worker does not have is appended to `added`. */
  private numberFor(worker: Worker<Detail>, { exact, question, key }: FoundQuestion, added: SentQuestion[]): number {
    const { questions } = worker
    const known = questions.get(exact)
    if (known !== undefined) {
      questions.delete(exact)
      questions.set(exact, known)
      return known.number
    }
    const number = this.numbers++
    const size = sizeOfQuestion(question)
    questions.set(exact, { number, size })
    worker.questionsSize += size
    added.push({ number, question, key })
    return number
  }

  /**
   * Evicts the least recently used questions if there are too many, except those of the batch; returns their numbers.
   */
  private forgotten(worker: Worker<Detail>, batch: readonly Waiting<Detail>[]): number[] {
    const numbers: number[] = []
    const kept = new Set(batch.map(({ found }) => found.exact))
    for (const [exact, { number, size }] of worker.questions) {
      if (worker.questionsSize <= MAX_QUESTIONS || kept.has(exact)) break
      worker.questions.delete(exact)
      worker.questionsSize -= size
      numbers.push(number)
    }
    return numbers
  }
}

/** Its characters, approximately. */
export const sizeOfQuestion = ({ context, question, judged }: Question): number =>
  context.length + question.length + (judged === null ? 0 : judged.domain.length + judged.problem.length)

const fatalText = (id: string, why: string): string =>
  `Two workers ended while they scored this response${id === '' ? '' : ` to question ${id.slice(0, 60)}`}, the second with nothing else to do, so it is left out: ${why}`

const isBusy = ({ batches }: { readonly batches: readonly unknown[] }): boolean => batches.length > 0
