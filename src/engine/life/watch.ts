// A watch over a worker, for whoever gave it work: a worker may fail to load, break, be ended by the browser without an
// event, or never answer. Nothing here limits how long work may use.
//
// Three signs: the browser's own events; a lock that the worker holds for as long as it lives, which comes free when it
// ends (Web Locks, where the page has them: over HTTPS and on this machine); and pings, which a worker that has nothing
// to do answers at once (`alive.ts`). A worker that works cannot answer, so silence counts only until work has begun.

import { reportTrouble, type TroubleMessage } from './trouble'

/** Why a worker is lost. */
export interface Loss {
  /**
   * unloaded: its script did not come, or cannot run. broken: it threw an error that it did not catch. ended: it is gone,
   * and no event came. silent: it had nothing to do, and did not answer.
   */
  readonly how: 'unloaded' | 'broken' | 'ended' | 'silent'
  /** What happened and what the visitor can do. */
  readonly message: string
}

/** The part of a worker that is used here. */
type Watched = Pick<Worker, 'postMessage' | 'addEventListener'>

/** What a worker answers to `{ ping }`. */
export interface Pong {
  /** It asked for the lock that the ping names. */
  readonly pong: boolean
  /** Files of the page that it waits for. */
  readonly waits: number
}

export interface WorkerWatch {
  /** The idle worker is given work. */
  begin(): void
  /** It has none now. */
  rest(): void
  /** It has answered since work began: its messages have arrived. */
  readonly isHeard: boolean
  /** Ends the watch; `lost` is not called from then on. */
  end(): void
}

/** Checks without an answer before a worker counts as silent, or as slow to load. */
const PATIENCE = 15
/** Milliseconds between two checks. */
const LOOK = 1_000

/** `lost` is called once, when the worker can be expected to answer no longer. `name`: as in “The engine”. */
export function watchWorker(
  worker: Watched,
  name: string,
  lost: (loss: Loss) => void,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): WorkerWatch {
  const lock = `planground-worker ${Math.random()}`
  const ending = new AbortController()
  const { signal } = ending
  let hasEverAnswered = false
  let isHeard = false
  let looks = 0
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
  const hear = ({ pong, waits }: Pong): void => {
    isHeard = true
    if (waits > 0 && looks >= PATIENCE) reportTrouble({ what: 'slow' })
    if (hasEverAnswered) return
    hasEverAnswered = true
    // The worker's own request for the lock is surely there first.
    if (pong && locks !== undefined) setTimeout(() => waitForLock(locks), LOOK)
  }
  const waitForLock = (from: Pick<LockManager, 'request'>): void => {
    if (!signal.aborted) from.request(lock, { signal }, () => lose('ended')).catch(() => {})
  }
  const lookAt = (): void => {
    if (++looks % PATIENCE !== 0) return
    if (isHeard) ping()
    else if (hasEverAnswered) lose('silent')
    else reportTrouble({ what: 'slow' })
  }

  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<Pong & TroubleMessage> | null>) => {
      if (data?.trouble !== undefined) reportTrouble(data.trouble)
      else if (data?.pong !== undefined) hear(data as Pong)
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
