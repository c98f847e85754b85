// The lanes of this page's app, under the names that components and state call them by.

import { useApp } from '../state/use-app'
import type { Lanes } from './create-lanes'

export type { CallOutcome } from './create-lanes'

export const jobs: Lanes['jobs'] = () => useApp().lanes.jobs()
export const engineState: Lanes['engineState'] = () => useApp().lanes.engineState()
export const run: Lanes['run'] = (work, what, call) => useApp().lanes.run(work, what, call)
export const quietly: Lanes['quietly'] = (work, call) => useApp().lanes.quietly(work, call)
export const stopWork: Lanes['stopWork'] = work => useApp().lanes.stopWork(work)
export const isBusy: Lanes['isBusy'] = work => useApp().lanes.isBusy(work)
