// The page's half of the engine. Every promise settles: Comlink alone leaves a call pending for ever when its
// worker fails to load, dies or is stopped, so each call is raced against the end of the worker it was made on, and each
// worker is watched (`life/watch.ts`).

import { proxy, releaseProxy, type Remote, transfer, wrap } from 'comlink'
import type { SessionDomain } from '#language/english/session-domains'
import type { EngineApi } from '#engine/api/engine'
import { MISSING_PART, messageOf, reportTrouble } from '#engine/life/trouble'
import type { Loss, WorkerWatch } from '#engine/life/watch'

/** A function that the engine may call while it works. */
export const heard = <Sink extends (...input: never[]) => void>(sink: Sink): Sink => proxy(sink) as unknown as Sink

/** Bytes transferred to the engine; they are detached here. */
export const given = (bytes: Uint8Array): Uint8Array => transfer(bytes, [bytes.buffer])

/** Why a call did not give a result. The page shows `message`. */
export class EngineStopped extends Error {
  /** stopped: someone pressed Stop. lost: the worker, or a part of it, could not be loaded, or broke. */
  override readonly cause: 'stopped' | 'lost'

  constructor(cause: 'stopped' | 'lost', message: string) {
    super(message)
    this.name = 'EngineStopped'
    this.cause = cause
  }
}

/** Each method of a service, as a promise. */
export type Calls<Service> = {
  readonly [Method in keyof Service]: Service[Method] extends (...input: infer Input) => infer Output
    ? (...input: Input) => Promise<Awaited<Output>>
    : never
}

/** Each service of the engine, its methods as promises: `calls.judging.judge(…)`. */
export type EngineCalls = { readonly [Service in keyof EngineApi]: Calls<EngineApi[Service]> }

export interface CallOptions {
  /** When it fires the call rejects, and the worker, which cannot be interrupted otherwise, is ended. */
  readonly signal?: AbortSignal
}

/** One worker and the calls in flight on it. */
interface Running {
  readonly worker: Worker
  readonly remote: Remote<EngineApi>
  /** Undefined until its script has come. */
  watch?: WorkerWatch
  /** It has given an answer: its script came whole. */
  hasAnswered: boolean
  /** Rejecters of the calls in flight. */
  readonly inFlight: Set<(error: EngineStopped) => void>
  /** The domains of the visitor that it was notified of. */
  told: readonly SessionDomain[]
}

/** A call is rejected with this if its worker was lost before the call had begun: it can be repeated. */
class NotBegun extends EngineStopped {}

/** The domains of the visitor that are in use; the same list until it is replaced. */
export type DomainsInUse = () => readonly SessionDomain[]
const none: readonly SessionDomain[] = []

export class EngineClient {
  private readonly spawn: () => Worker
  private readonly domains: DomainsInUse
  private running: Running | undefined
  /** Calls by name: `client.api.judging.judge(…)`. */
  readonly api: EngineCalls

  /** `domains`: each worker is informed of them before the first call that may need them, and whenever they changed. */
  constructor(spawn: () => Worker, domains: DomainsInUse = () => none) {
    this.spawn = spawn
    this.domains = domains
    this.api = this.callsWith({})
  }

  /** The same methods, tied to a signal that stops them. */
  with(options: CallOptions): EngineCalls {
    return this.callsWith(options)
  }

  /** Loads the worker ahead of the first call. */
  warm(): void {
    this.start()
  }

  /** How many calls wait for their result. */
  get pending(): number {
    return this.running?.inFlight.size ?? 0
  }

  /** Ends the worker and rejects every call in flight; the next call starts a fresh one. */
  stop(message = 'Stopped.'): void {
    this.end(new EngineStopped('stopped', message))
  }

  private callsWith(options: CallOptions): EngineCalls {
    return byName<EngineCalls>(service =>
      byName(method => async (...input: unknown[]) => {
        const call = (): Promise<never> => this.call(service, method, input, options)
        try {
          return await call()
        } catch (error) {
          if (error instanceof NotBegun) return call()
          throw error
        }
      }),
    )
  }

  private call(service: string, method: string, input: unknown[], { signal }: CallOptions): Promise<never> {
    if (signal?.aborted) return Promise.reject(new EngineStopped('stopped', 'Stopped.'))
    let running: Running
    try {
      running = this.start()
    } catch (error) {
      return Promise.reject(
        new EngineStopped(
          'lost',
          `The engine could not be started (${messageOf(error)}). Use a browser that lets pages start workers.`,
        ),
      )
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        running.inFlight.delete(fail)
        if (running.inFlight.size === 0) running.watch?.rest()
        signal?.removeEventListener('abort', abort)
      }
      const fail = (error: Error): void => {
        settle()
        reject(error)
      }
      const abort = (): void => {
        // The signal of a call that has ended must not stop a later one: `settle` took the listener away.
        this.stop()
      }
      if (running.inFlight.size === 0) running.watch?.begin()
      running.inFlight.add(fail)
      signal?.addEventListener('abort', abort)
      const remote = running.remote as unknown as Record<
        string,
        Record<string, (...input: unknown[]) => Promise<never>>
      >
      // A call through Comlink throws at once when its input cannot be cloned.
      Promise.resolve()
        .then(() => this.tell(running))
        .then(() => remote[service]![method]!(...input))
        .then(
          value => {
            running.hasAnswered = true
            settle()
            resolve(value)
          },
          (thrown: unknown) => {
            const error = thrown instanceof Error ? thrown : new Error(String(thrown))
            // A browser may remember in a worker that a script did not come: the next call has another worker.
            if (error.name === MISSING_PART) this.end(new EngineStopped('lost', error.message), running)
            fail(error)
          },
        )
    })
  }

  /** Messages arrive in their order, so nothing waits for the answer. */
  private tell(running: Running): void {
    const domains = this.domains()
    if (running.told === domains || (running.told.length === 0 && domains.length === 0)) return
    running.told = domains
    const remote = running.remote as unknown as EngineCalls
    remote.session.useDomains(domains).catch(() => {})
  }

  private start(): Running {
    if (this.running !== undefined) return this.running
    const worker = this.spawn()
    const running: Running = {
      worker,
      remote: wrap<EngineApi>(worker),
      inFlight: new Set(),
      told: none,
      hasAnswered: false,
    }
    const failed = (event: Event): void => {
      event.preventDefault?.()
      const detail = 'message' in event && event.message ? ` (${String(event.message)})` : ''
      if (running.hasAnswered)
        this.end(new EngineStopped('lost', `The engine stopped unexpectedly${detail}. Try again.`), running)
      else this.miss(running, `The engine could not be loaded${detail}. Reload the page.`)
    }
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
    this.running = running
    // Without it errors are still noticed; that a part is missing has been reported.
    this.watch(running).catch(() => {})
    return running
  }

  /** What watches a worker comes after it: the page's first script is small. */
  private async watch(running: Running): Promise<void> {
    const { watchWorker } = await import('#engine/life/watch')
    if (running !== this.running) return
    running.watch = watchWorker(running.worker, 'The engine', loss => this.lose(running, loss))
    if (running.inFlight.size > 0) running.watch.begin()
  }

  private lose(running: Running, { message }: Loss): void {
    const Reason = running.watch?.isHeard ? EngineStopped : NotBegun
    this.end(new Reason('lost', message), running)
  }

  /** A script of the engine failed to load: the page reports it at once, whatever the result of this call. */
  private miss(running: Running, message: string): void {
    const error = new EngineStopped('lost', message)
    reportTrouble({ what: 'part', detail: message })
    this.end(error, running)
  }

  private end(error: EngineStopped, running = this.running): void {
    // Another may run by now.
    if (running === undefined || running !== this.running) return
    this.running = undefined
    running.watch?.end()
    running.remote[releaseProxy]()
    running.worker.terminate()
    for (const fail of [...running.inFlight]) fail(error)
  }
}

/** An object that has a value for every name. */
const byName = <Named extends object>(give: (name: string) => unknown): Named =>
  new Proxy({} as Named, { get: (_, name) => give(String(name)) })
