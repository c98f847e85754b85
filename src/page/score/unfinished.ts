// A run that was not finished when the page was closed: the next visit continues with it, whatever it shows. Whether
// there is one is known without loading anything.

import type { App } from '#page/state/app'

const UNFINISHED = 'planground-runs-unfinished'

/** True if there is a run to continue. */
export const hasUnfinishedRun = (storage: App['storage']): boolean => storage.getItem(UNFINISHED) !== null

/** Stores whether there is a run to continue. */
export function noteUnfinished(storage: App['storage'], isUnfinished: boolean): void {
  if (isUnfinished === hasUnfinishedRun(storage)) return
  if (isUnfinished) storage.setItem(UNFINISHED, '1')
  else storage.removeItem(UNFINISHED)
}
