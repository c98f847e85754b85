// What is being opened just now, and its end before its time.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '../app'

/** Something that is being opened. */
export interface Opening {
  readonly what: string
  readonly startedAt: number
  /** How much of it is done, from 0 to 1, where that is known. */
  readonly share?: number
}
export interface OpeningState {
  /** What is being opened, for the working condition; null when nothing is. */
  readonly opening: Accessor<Opening | null>
  readonly begin: (what: string) => void
  readonly tell: (share: number) => void
  readonly end: () => void
  /** Grows with each Stop: what was begun before it is not gone on with. */
  readonly stops: () => number
  /** Stops what is being opened; what was open stays as it is. */
  readonly stopOpening: () => void
}

export function createOpeningState({ lanes, clock }: Pick<App, 'lanes' | 'clock'>): OpeningState {
  const [opening, setOpening] = createSignal<Opening | null>(null)
  let stops = 0
  return {
    opening,
    begin: what => void setOpening({ what, startedAt: clock.now() }),
    tell: share =>
      void setOpening(now => now && { ...now, share: Math.max(now.share ?? 0, share) }),
    end: () => void setOpening(null),
    stops: () => stops,
    stopOpening() {
      stops++
      lanes.stopWork('quick')
    },
  }
}
