// The improvements left in the current phrases file, updated with its text.

import type { GuideStep } from '#language/english/starter/guide'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { createFollowing } from '../following-texts'

/** Milliseconds after typing. */
const SETTLE = 300

export interface Guiding {
  readonly steps: readonly GuideStep[]
  /** Number of steps for a file made only from names. */
  readonly of: number
}

/** Started when the guide is first shown. */
export function createGuiding(app: App) {
  const bench = app.feature(createBench)
  const state = createFollowing<Guiding>(
    app,
    SETTLE,
    now => app.lanes.quietly('editing', api => api.starting.guide(now.domain, now.phrases)),
    ({ steps }) => bench.note('guide', steps.length === 0 ? undefined : String(steps.length)),
  )
  return {
    /** The steps for the current domain; undefined until they are known. */
    state,
  }
}
