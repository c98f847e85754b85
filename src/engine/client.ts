// The page's half of the engine. Every promise settles: Comlink alone leaves a call pending for ever when its
// worker fails to load, dies or is stopped, so each call is raced against the end of the worker it was made on.

import { proxy, releaseProxy, type Remote, transfer, wrap } from 'comlink'
import type { SessionDomain } from '../language/session-domains'
import type { EngineApi } from './api/engine'

/** A function that the engine may call while it works. */
export const heard = <Sink extends (...input: never[]) => void>(sink: Sink): Sink =>
  proxy(sink) as unknown as Sink

/** Bytes that the engine gets as they are; here they are gone. */
export const given = (bytes: Uint8Array): Uint8Array => transfer(bytes, [bytes.buffer])

/** Why a call did not give a result. The page shows `message`. */
export class EngineStopped extends Error {
  /** stopped: someone pressed Stop. lost: the worker could not be loaded, or broke. */
  override readonly cause: 'stopped' | 'lost'

  constructor(cause: 'stopped' | 'lost', message: string) {
    super(message)
    this.name = 'EngineStopped'
    this.cause = cause
  }
}

/** Each method of a service, as a promise. */
export type Calls<Service> = {
  readonly [Method in keyof Service]: Service[Method] extends (
    ...input: infer Input
  ) => infer Output
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
  /** Rejecters of the calls in flight. */
  readonly inFlight: Set<(error: EngineStopped) => void>
  /** The domains of the visitor that it was told of. */
  told: readonly SessionDomain[]
}

/** The domains of the visitor that are in use; the same list until it is replaced. */
export type DomainsInUse = () => readonly SessionDomain[]
const none: readonly SessionDomain[] = []

export class EngineClient {
  private readonly spawn: () => Worker
  private readonly domains: DomainsInUse
  private running: Running | undefined
  /** Calls by name: `client.api.judging.judge(…)`. */
  readonly api: EngineCalls

  /** `domains`: each worker is told of them before the first call that may need them, and whenever they changed. */
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
      byName(
        method =>
          (...input: unknown[]) =>
            this.call(service, method, input, options),
      ),
    )
  }

  private call(
    service: string,
    method: string,
    input: unknown[],
    options: CallOptions,
  ): Promise<never> {
    const { signal } = options
    if (signal?.aborted) return Promise.reject(new EngineStopped('stopped', 'Stopped.'))
    let running: Running
    try {
      running = this.start()
    } catch (error) {
      return Promise.reject(
        new EngineStopped('lost', `The engine could not be started: ${messageOf(error)}`),
      )
    }
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        running.inFlight.delete(fail)
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
            settle()
            resolve(value)
          },
          (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
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
    }
    const lost = (event: Event): void => {
      // A worker that was stopped on purpose may still send events.
      if (this.running !== running) return
      event.preventDefault?.()
      const detail = 'message' in event && event.message ? ` (${String(event.message)})` : ''
      this.end(new EngineStopped('lost', `The engine stopped unexpectedly${detail}. Try again.`))
    }
    worker.addEventListener('error', lost)
    worker.addEventListener('messageerror', lost)
    this.running = running
    return running
  }

  private end(error: EngineStopped): void {
    const running = this.running
    if (running === undefined) return
    this.running = undefined
    running.remote[releaseProxy]()
    running.worker.terminate()
    for (const fail of [...running.inFlight]) fail(error)
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** An object that gives something for every name it is asked for. */
const byName = <Named extends object>(give: (name: string) => unknown): Named =>
  new Proxy({} as Named, { get: (_, name) => give(String(name)) })
