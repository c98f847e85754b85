// The speed of scoring a run, and the remaining time, estimated by the last seconds.

import { createSignal } from 'solid-js'
import type { RunInfo } from '#results/runs/info'
import type { Clock } from '#page/browser/surroundings'

/** Milliseconds on which the rate is based. */
const WINDOW = 20_000
/** Minimum number of milliseconds for a reliable estimate. */
const SURE = 2_000

export interface Pace {
  readonly receive: (info: RunInfo) => void
  /** Responses scored per second; null if unknown, or nothing is scored. */
  readonly rate: (id: string) => number | null
  /** Estimated milliseconds left; null if there is no estimate yet. */
  readonly left: (id: string) => number | null
}

interface Mark {
  readonly at: number
  readonly rows: number
}

interface Measured {
  readonly rate: number
  readonly left: number | null
}

export function createPace(clock: Pick<Clock, 'now'>): Pace {
  const marks = new Map<string, Mark[]>()
  const [measured, setMeasured] = createSignal<ReadonlyMap<string, Measured>>(new Map())
  const receive = (info: RunInfo): void => {
    const { id, state, rows, issues, expected } = info
    if (state !== 'scoring' && state !== 'elsewhere') {
      if (marks.delete(id)) setMeasured(old => without(old, id))
      return
    }
    const at = clock.now()
    const own = marks.get(id) ?? []
    own.push({ at, rows: rows + issues })
    while (own.length > 2 && own[1]!.at < at - WINDOW) own.shift()
    marks.set(id, own)
    const first = own[0]!
    if (at - first.at < SURE) return
    const rate = (1000 * (rows + issues - first.rows)) / (at - first.at)
    const rest = expected === null ? null : Math.max(0, expected - rows - issues)
    const left = rest === null || rate === 0 ? null : (1000 * rest) / rate
    setMeasured(old => new Map(old).set(id, { rate, left }))
  }
  return {
    receive,
    rate: id => measured().get(id)?.rate ?? null,
    left: id => measured().get(id)?.left ?? null,
  }
}

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const rest = new Map(map)
  rest.delete(id)
  return rest
}
