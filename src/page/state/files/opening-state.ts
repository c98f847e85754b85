// The progress of opening files, and its cancellation.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '../app'

/** A running opening. */
export interface Opening {
  readonly what: string
  readonly startedAt: number
  /** Progress, from 0 to 1, if it is known. */
  readonly share?: number
}
export interface OpeningState {
  /** The current opening, for its progress display; null if there is none. */
  readonly opening: Accessor<Opening | null>
  readonly begin: (what: string) => void
  readonly report: (share: number) => void
  readonly end: () => void
  /** Incremented by each Stop: openings that started earlier are abandoned. */
  readonly stops: () => number
  /** Stops opening; open files stay as they are. */
  readonly stopOpening: () => void
}

export function createOpeningState({ lanes, clock }: Pick<App, 'lanes' | 'clock'>): OpeningState {
  const [opening, setOpening] = createSignal<Opening | null>(null)
  let stops = 0
  return {
    opening,
    begin: what => void setOpening({ what, startedAt: clock.now() }),
    report: share => void setOpening(now => now && { ...now, share: Math.max(now.share ?? 0, share) }),
    end: () => void setOpening(null),
    stops: () => stops,
    stopOpening() {
      stops++
      lanes.stopWork('quick')
    },
  }
}
