// The page's side of the engine. Every promise settles: by itself, Comlink leaves a call pending forever if its
// worker fails to load, dies or is stopped. So each call is raced against the end of its worker, and each worker is
// monitored (`life/watch.ts`).

import { proxy, releaseProxy, type Remote, transfer, wrap } from 'comlink'
import type { SessionDomain } from '#language/english/session-domains'
import type { EngineApi } from '#engine/api/engine'
import { MISSING_PART, messageOf, reportTrouble } from '#engine/life/trouble'
import type { Loss, WorkerWatch } from '#engine/life/watch'

/** Wraps a function that the engine may call while it works. */
export const heard = <Sink extends (...input: never[]) => void>(sink: Sink): Sink => proxy(sink) as unknown as Sink

/** Transfers bytes to the engine without copying; they are no longer usable here. */
export const given = (bytes: Uint8Array): Uint8Array => transfer(bytes, [bytes.buffer])

/** Why a call has no result. The page shows `message`. */
export class EngineStopped extends Error {
  /** stopped: the user pressed Stop. lost: the worker, or a part of it, could not be loaded, or crashed. */
  override readonly cause: 'stopped' | 'lost'

  constructor(cause: 'stopped' | 'lost', message: string) {
    super(message)
    this.name = 'EngineStopped'
    this.cause = cause
  }
}

/** Each method of a service, returning a promise. */
export type Calls<Service> = {
  readonly [Method in keyof Service]: Service[Method] extends (...input: infer Input) => infer Output
    ? (...input: Input) => Promise<Awaited<Output>>
    : never
}

/** All services of the engine, with methods that return promises: `calls.judging.judge(…)`. */
export type EngineCalls = { readonly [Service in keyof EngineApi]: Calls<EngineApi[Service]> }

export interface CallOptions {
  /** Aborting it rejects the call and terminates the worker, which cannot be interrupted otherwise. */
  readonly signal?: AbortSignal
}

/** One worker and its pending calls. */
interface Running {
  readonly worker: Worker
  readonly remote: Remote<EngineApi>
  /** Undefined until the watch script is loaded. */
  watch?: WorkerWatch
  /** True once it has answered, which shows that its script was loaded completely. */
  hasAnswered: boolean
  /** Functions that reject the pending calls. */
  readonly inFlight: Set<(error: EngineStopped) => void>
  /** The visitor's domains that the worker was last sent. */
  sent: readonly SessionDomain[]
}

/** Rejects a call if its worker was lost before the call began, so that it can be repeated. */
class NotBegun extends EngineStopped {}

/** The visitor's domains in use; the list object is replaced whenever they change. */
export type DomainsInUse = () => readonly SessionDomain[]
const none: readonly SessionDomain[] = []

export class EngineClient {
  private readonly spawn: () => Worker
  private readonly domains: DomainsInUse
  private running: Running | undefined
  /** Calls by service and method: `client.api.judging.judge(…)`. */
  readonly api: EngineCalls

  /** `domains`: sent to each worker before the first call that may need them, and after each change. */
  constructor(spawn: () => Worker, domains: DomainsInUse = () => none) {
    this.spawn = spawn
    this.domains = domains
    this.api = this.callsWith({})
  }

  /** The same methods, bound to a signal that stops them. */
  with(options: CallOptions): EngineCalls {
    return this.callsWith(options)
  }

  /** Loads the worker before the first call. */
  warm(): void {
    this.start()
  }

  /** Number of pending calls. */
  get pending(): number {
    return this.running?.inFlight.size ?? 0
  }

  /** Terminates the worker and rejects every pending call; the next call starts a new worker. */
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
        // The signal of a settled call must not stop later ones; `settle` has removed its listener.
        this.stop()
      }
      if (running.inFlight.size === 0) running.watch?.begin()
      running.inFlight.add(fail)
      signal?.addEventListener('abort', abort)
      const remote = running.remote as unknown as Record<
        string,
        Record<string, (...input: unknown[]) => Promise<never>>
      >
      // Comlink throws synchronously if the input cannot be cloned.
      Promise.resolve()
        .then(() => this.sendDomains(running))
        .then(() => remote[service]![method]!(...input))
        .then(
          value => {
            running.hasAnswered = true
            settle()
            resolve(value)
          },
          (thrown: unknown) => {
            const error = thrown instanceof Error ? thrown : new Error(String(thrown))
            // A browser may cache in a worker that a script failed to load, so the next call gets a new worker.
            if (error.name === MISSING_PART) this.end(new EngineStopped('lost', error.message), running)
            fail(error)
          },
        )
    })
  }

  /** Messages arrive in order, so the answer need not be awaited. */
  private sendDomains(running: Running): void {
    const domains = this.domains()
    if (running.sent === domains || (running.sent.length === 0 && domains.length === 0)) return
    running.sent = domains
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
      sent: none,
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
    // Without the watch, errors are still noticed; the missing script has been reported.
    this.watch(running).catch(() => {})
    return running
  }

  /** The watch is loaded after the worker, to keep the page's first script small. */
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

  /** A script of the engine failed to load: reports it at once, whatever the outcome of the call. */
  private miss(running: Running, message: string): void {
    const error = new EngineStopped('lost', message)
    reportTrouble({ what: 'part', detail: message })
    this.end(error, running)
  }

  private end(error: EngineStopped, running = this.running): void {
    // A new worker may be running by now.
    if (running === undefined || running !== this.running) return
    this.running = undefined
    running.watch?.end()
    running.remote[releaseProxy]()
    running.worker.terminate()
    for (const fail of [...running.inFlight]) fail(error)
  }
}

/** A proxy that computes a value for each property name. */
const byName = <Named extends object>(give: (name: string) => unknown): Named =>
  new Proxy({} as Named, { get: (_, name) => give(String(name)) })
