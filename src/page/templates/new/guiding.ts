// What is left to improve in the phrases file that is worked on, kept up with its text.

import type { GuideStep } from '#language/english/starter/guide'
import type { App } from '#page/state/app'
import { createBench } from '#page/state/templates/bench'
import { createFollowing } from '../following-texts'

/** Milliseconds after typing. */
const SETTLE = 300

export interface Guiding {
  readonly steps: readonly GuideStep[]
  /** How many steps a file made from names alone has. */
  readonly of: number
}

/** Begun when the guide is first shown. */
export function createGuiding(app: App) {
  const bench = app.feature(createBench)
  const state = createFollowing<Guiding>(
    app,
    SETTLE,
    now => app.lanes.quietly('editing', api => api.starting.guide(now.domain, now.phrases)),
    ({ steps }) => bench.note('guide', steps.length === 0 ? undefined : String(steps.length)),
  )
  return {
    /** Of the domain that is worked on; undefined until it is known. */
    state,
  }
}
