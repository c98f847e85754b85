// Workers that share one sort of work. Each does one job at a time (a job is what Stop ends: a judgement, a graph, the
// landmarks), so that stopping a job never ends another's calls; calls of one job go to the same worker, which caches
// what it grounded last. Workers start with the call that needs them and end when they have been idle for a while;
// surplus workers end sooner.

import { type DomainsInUse, type EngineCalls, EngineClient, EngineStopped } from '#engine/client'
import type { Clock } from '#page/browser/surroundings'

/** Milliseconds without a call after which a worker is ended. */
export const IDLE = 30_000
/** The same, if another worker of the lane is idle, too. */
export const SURPLUS = 5_000

export interface LaneOptions<Job extends string> {
  readonly spawn: () => Worker
  readonly clock: Pick<Clock, 'after'>
  /** Maximum number of workers. */
  readonly size: number
  readonly domains?: DomainsInUse
  /**
   * Jobs that build on the result of another job: they wait for the worker that is computing it, instead of computing
   * it again.
   */
  readonly after?: Partial<Record<Job, Job>>
}

/** A worker and its current job. */
interface Seat<Job> {
  readonly client: EngineClient
  /** Undefined while the worker is idle. */
  job: Job | undefined
  lastJob: Job
  /** Number of running calls. */
  calls: number
  /** Cancels the timer that ends an idle worker. */
  stay: () => void
  isSurplus: boolean
}

/** A call that waits for a worker. */
interface Waiting<Job> {
  readonly job: Job
  begin(seat: Seat<Job>): void
  refuse(): void
}

export class Lane<Job extends string> {
  private readonly options: LaneOptions<Job>
  /** Most recently used last. */
  private seats: Seat<Job>[] = []
  private waiting: Waiting<Job>[] = []
  private isHeld = false

  constructor(options: LaneOptions<Job>) {
    this.options = options
  }

  /** Makes a call for a job; rejects as the call does, and as stopped if the job is stopped before a worker is free. */
  call<T>(job: Job, call: (api: EngineCalls) => Promise<T>): Promise<T> {
    const seat = this.seatFor(job)
    if (seat !== undefined) return this.on(seat, job, call)
    return new Promise((resolve, reject) => {
      this.waiting.push({
        job,
        begin: free => void this.on(free, job, call).then(resolve, reject),
        refuse: () => reject(new EngineStopped('stopped', 'Stopped.')),
      })
    })
  }

  /** No call starts before this promise has settled. */
  hold(until: Promise<unknown>): void {
    this.isHeld = true
    const free = (): void => {
      this.isHeld = false
      const held = this.waiting
      this.waiting = []
      for (const each of held) {
        const seat = this.seatFor(each.job)
        if (seat === undefined) this.waiting.push(each)
        else each.begin(seat)
      }
    }
    until.then(free, free)
  }

  /** Ends the running and waiting calls of a job; other jobs continue. */
  stop(job: Job): void {
    const refused = this.waiting.filter(each => each.job === job)
    this.waiting = this.waiting.filter(each => each.job !== job)
    for (const seat of this.seats) if (seat.job === job) seat.client.stop()
    for (const each of refused) each.refuse()
  }

  /** The worker that does this job, else an idle one, else a new one; undefined if all do other jobs. */
  private seatFor(job: Job): Seat<Job> | undefined {
    if (this.isHeld) return undefined
    const same = this.seats.find(seat => seat.job === job)
    if (same !== undefined) return same
    if (this.waiting.some(each => each.job === job) || this.isHeldUp(job)) return undefined
    const idle = this.seats.filter(seat => seat.job === undefined)
    // The worker that last did this job has most of its data cached; the worker used last has the problem cached.
    const first = this.firstOf(job)
    const best = idle.filter(seat => this.firstOf(seat.lastJob) === first).at(-1) ?? idle.at(-1)
    if (best !== undefined || this.seats.length >= this.options.size) return best
    const seat: Seat<Job> = {
      client: new EngineClient(this.options.spawn, this.options.domains),
      job: undefined,
      lastJob: job,
      calls: 0,
      stay: () => {},
      isSurplus: false,
    }
    this.seats.push(seat)
    return seat
  }

  /**
   * The first job of a chain, in which each job builds on the result of another; the job itself if it builds on none.
   */
  private firstOf(job: Job): Job {
    return this.options.after?.[job] ?? job
  }

  /** True if a worker is computing the result that this job builds on. */
  private isHeldUp(job: Job): boolean {
    const first = this.firstOf(job)
    return first !== job && this.seats.some(seat => seat.job === first)
  }

  private async on<T>(seat: Seat<Job>, job: Job, call: (api: EngineCalls) => Promise<T>): Promise<T> {
    seat.stay()
    seat.isSurplus = false
    seat.job = job
    seat.calls++
    try {
      return await call(seat.client.api)
    } finally {
      seat.calls--
      if (seat.calls === 0) this.free(seat, job)
    }
  }

  private free(seat: Seat<Job>, job: Job): void {
    seat.job = undefined
    seat.lastJob = job
    this.seats = [...this.seats.filter(each => each !== seat), seat]
    const next = this.waiting.find(each => !this.isHeldUp(each.job))?.job
    if (next === undefined) {
      this.endAfter(IDLE, seat)
      for (const other of this.seats)
        if (other !== seat && other.job === undefined && !other.isSurplus) {
          other.isSurplus = true
          this.endAfter(SURPLUS, other)
        }
      return
    }
    const begun = this.waiting.filter(each => each.job === next)
    this.waiting = this.waiting.filter(each => each.job !== next)
    for (const each of begun) each.begin(seat)
  }

  /** Ends idle workers, except for the given number of those used last. */
  rest(kept: number): void {
    const idle = this.seats.filter(seat => seat.job === undefined)
    for (const seat of idle.slice(0, Math.max(0, idle.length - kept))) this.end(seat)
  }

  private endAfter(ms: number, seat: Seat<Job>): void {
    seat.stay()
    seat.stay = this.options.clock.after(ms, () => this.end(seat))
  }

  private end(seat: Seat<Job>): void {
    seat.stay()
    seat.client.stop()
    this.seats = this.seats.filter(each => each !== seat)
  }
}
