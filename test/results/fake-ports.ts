// Workers for tests of giving out work: in this process, with messages that are cloned as between threads, answering when
// they are reported to, dying when the test wants it.

import { type ScoringPort, servingWebPort } from '#results/scoring/ports'
import { type FromWorker, serveScoring, type ToWorker } from '#results/scoring/serve'
import { makeRng, type Rng } from '#base/rng'

export type Batch = Extract<ToWorker, { kind: 'batch' }>

/** One worker: the messages sent to it, and how it is made to answer or die. */
export class FakeWorker implements ScoringPort {
  readonly batches: Batch[] = []
  ended = false
  private answers: unknown[] = []
  /** Batches answered. */
  private answered = 0
  private heard: (message: unknown) => void = () => {}
  private died: (why: string) => void = () => {}
  private readonly serve: (message: unknown) => void
  private readonly onPost: (worker: FakeWorker) => void

  constructor(onPost: (worker: FakeWorker) => void) {
    this.onPost = onPost
    let asked: (message: unknown) => void = () => {}
    serveScoring({
      post: message => this.answers.push(structuredClone(message)),
      listen: hear => {
        asked = hear
      },
    })
    this.serve = message => asked(message)
  }

  /** Answers that are due: one, with the worker's `ready` before the first. */
  get due(): number {
    return this.ended ? 0 : this.answers.length
  }

  post(message: unknown): void {
    if (this.ended) throw new Error('posted to a worker that has ended')
    const cloned = structuredClone(message) as ToWorker
    if (cloned.kind === 'batch') this.batches.push(cloned)
    this.serve(cloned)
    this.onPost(this)
  }

  listen(heard: (message: unknown) => void, died: (why: string) => void): void {
    this.heard = heard
    this.died = died
  }

  end(): void {
    this.ended = true
    this.answers = []
  }

  /** Gives out the next answer that is due. */
  answer(): void {
    const message = this.answers.shift() as FromWorker<never> | undefined
    if (message === undefined || this.ended) return
    if (message.kind === 'scored') this.answered++
    this.heard(message)
  }

  /** Does the batch with the next answer contain this text? */
  isAt(text: string): boolean {
    const [next] = this.answers as FromWorker<never>[]
    const batch = next?.kind === 'scored' ? this.batches[this.answered] : undefined
    return batch?.responses.some(({ response }) => response.response.includes(text)) ?? false
  }

  die(why: string): void {
    if (this.ended) return
    this.ended = true
    this.answers = []
    this.died(why)
  }
}

/** Workers that answer one after the other, in an order drawn by a seed. */
export class FakeWorkers {
  readonly all: FakeWorker[] = []
  private readonly rng: Rng
  private scheduled = false
  private held = false
  /** A batch with a response that holds this ends its worker. */
  poison: string | undefined

  constructor(seed = 'workers') {
    this.rng = makeRng(seed)
  }

  readonly spawn = (): ScoringPort => {
    const worker = new FakeWorker(() => this.schedule())
    this.all.push(worker)
    this.schedule()
    return worker
  }

  /** No worker answers until `release`. */
  hold(): void {
    this.held = true
  }

  /** One worker gives one answer, although they are held. */
  one(): void {
    this.held = false
    this.step()
    this.held = true
  }

  release(): void {
    this.held = false
    this.schedule()
  }

  private schedule(): void {
    if (this.scheduled || this.held) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      this.step()
    })
  }

  private step(): void {
    if (this.held) return
    const ready = this.all.filter(worker => worker.due > 0)
    const worker = ready[this.rng.below(Math.max(1, ready.length))]
    if (worker === undefined) return
    if (this.poison !== undefined && worker.isAt(this.poison)) worker.die('out of memory')
    else worker.answer()
    this.schedule()
  }
}

/** A worker at the other end of a MessageChannel. */
export function channelPort(): ScoringPort {
  const { port1, port2 } = new MessageChannel()
  serveScoring(servingWebPort(port2 as never))
  return {
    post: message => port1.postMessage(message),
    listen: heard => {
      port1.onmessage = event => heard(event.data)
    },
    end: () => {
      port1.close()
      port2.close()
    },
  }
}
