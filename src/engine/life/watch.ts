// Monitors a worker: it may fail to load, crash, be terminated by the browser without an event, or never answer.
// Nothing here limits how long work may take.
// There are three signals: the browser's own events; a lock that the worker holds while it lives and that is released
// when it ends (Web Locks, where available: over HTTPS and on localhost); and pings, which an idle worker answers at
// once (`alive.ts`). A busy worker cannot answer, so silence counts only until work has begun.

import { reportTrouble, type TroubleMessage } from './trouble'

/** Why a worker was lost. */
export interface Loss {
  /**
   * unloaded: its script failed to load or cannot run. broken: it threw an uncaught error. ended: it no longer exists,
   * without an event. silent: it was idle and did not answer.
   */
  readonly how: 'unloaded' | 'broken' | 'ended' | 'silent'
  /** What happened, and what the visitor can do. */
  readonly message: string
}

/** The part of the `Worker` interface that is used. */
type Watched = Pick<Worker, 'postMessage' | 'addEventListener'>

/** A worker's answer to `{ ping }`. */
export interface Pong {
  readonly pong: true
  /** Number of the page's files that it is loading. */
  readonly waits: number
}

/** Sent once: the worker holds the lock named in the ping. A request alone may be granted much later. */
export interface Holding {
  readonly holds: true
}

export interface WorkerWatch {
  /** To be called when the idle worker is given work. */
  begin(): void
  /** To be called when it has no more work. */
  rest(): void
  /** True if it has answered since work began, so it has received its messages. */
  readonly isHeard: boolean
  /** Ends monitoring; `lost` is not called afterwards. */
  end(): void
}

/** Number of checks without an answer before a worker counts as silent or slow to load. */
const PATIENCE = 15
/** Milliseconds between two checks. */
const LOOK = 1_000
/** Checks in a row that find no lock of a worker which has requested one, before it counts as ended. */
const MISSES = 2

type Locks = Pick<LockManager, 'request'> & Partial<Pick<LockManager, 'query'>>

/** `lost` is called once, when no further answer can be expected. `name`: for messages, such as “The engine”. */
export function watchWorker(
  worker: Watched,
  name: string,
  lost: (loss: Loss) => void,
  locks: Locks | undefined = globalThis.navigator?.locks,
): WorkerWatch {
  const lock = `planground-worker ${Math.random()}`
  const ending = new AbortController()
  const { signal } = ending
  let hasEverAnswered = false
  let isHeard = false
  let looks = 0
  let isHeld = false
  let misses = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const rest = (): void => clearInterval(timer)
  const end = (): void => {
    rest()
    ending.abort()
  }
  const lose = (how: Loss['how'], detail = ''): void => {
    if (signal.aborted) return
    end()
    lost({ how, message: messageFor(name, how, detail) })
  }
  const ping = (): void => worker.postMessage({ ping: lock })
  const receive = ({ waits }: Pong): void => {
    isHeard = true
    hasEverAnswered = true
    if (waits > 0 && looks >= PATIENCE) reportTrouble({ what: 'slow' })
  }
  const waitForLock = (): void => {
    isHeld = true
    locks?.request(lock, { signal }, () => lose('ended')).catch(() => {})
  }
  /** Before its first answer a worker has requested the lock; if nobody holds or requests it, the worker has ended. */
  const lookForLock = async (): Promise<void> => {
    const { held = [], pending = [] } = (await locks?.query?.()) ?? { held: [{ name: lock }] }
    misses = [...held, ...pending].some(({ name }) => name === lock) ? 0 : misses + 1
    if (misses >= MISSES) lose('ended')
  }
  const lookAt = (): void => {
    if (hasEverAnswered && !isHeld) lookForLock().catch(() => {})
    if (++looks % PATIENCE !== 0) return
    if (isHeard) ping()
    else if (hasEverAnswered) lose('silent')
    else reportTrouble({ what: 'slow' })
  }

  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<Pong & Holding & TroubleMessage> | null>) => {
      if (data?.trouble !== undefined) reportTrouble(data.trouble)
      else if (data?.pong !== undefined) receive(data as Pong)
      else if (data?.holds === true) waitForLock()
    },
    { signal },
  )
  const failed = (event: Event): void => {
    event.preventDefault?.()
    const detail = 'message' in event ? String(event.message ?? '') : ''
    lose(hasEverAnswered ? 'broken' : 'unloaded', detail)
  }
  worker.addEventListener('error', failed, { signal })
  worker.addEventListener('messageerror', () => lose('broken'), { signal })
  return {
    begin() {
      isHeard = false
      looks = 0
      ping()
      rest()
      timer = setInterval(lookAt, LOOK)
    },
    rest,
    get isHeard() {
      return isHeard
    },
    end,
  }
}

function messageFor(name: string, how: Loss['how'], detail: string): string {
  const words = detail === '' ? '' : ` (${detail})`
  switch (how) {
    case 'unloaded':
      return `${name} could not be loaded${words}. Reload the page; if that does not help, try again in a few minutes.`
    case 'broken':
      return `${name} stopped unexpectedly${words}. Try again.`
    case 'ended':
      return `${name} was ended by the browser, which may have been short of memory. Try again.`
    case 'silent':
      return `${name} no longer answers. Try again.`
  }
}
