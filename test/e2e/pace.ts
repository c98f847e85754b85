// Limits of waiting that follow the machine, and the only fixed pause. A fixed limit fails journeys on a slow or busy machine, though the page works.

import type { Page } from '@playwright/test'

/** Milliseconds that the measured work takes on a quiet machine of 2024. */
const REFERENCE_MS = 150
/** A machine that is quiet now may be busy later. */
const MIN_PACE = 2
const MAX_PACE = 20

/** Runs a fixed amount of work three times; returns how many times slower than the reference the slowest run was. */
export function measurePace(): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    let hash = 0
    for (let at = 0; at < 60_000_000; at++) hash = (Math.imul(hash, 31) + at) | 0
    return performance.now() - start + (hash === 1 ? 1 : 0)
  })
  const pace = Math.max(...times) / REFERENCE_MS
  return Math.min(MAX_PACE, Math.max(MIN_PACE, pace))
}

/** The limit in milliseconds for what takes at most these seconds on a quiet machine. */
export const within = (seconds: number): number =>
  Math.round(seconds * 1_000 * Number(process.env.PLANGROUND_PACE ?? MIN_PACE))

/** Waits these seconds of a quiet machine, where nothing shows that what is waited for is over. */
export const pause = (page: Page, seconds: number): Promise<void> => page.waitForTimeout(within(seconds))
