// Runs work that is not awaited: if it fails, the visitor is notified.

import { MISSING_PART, messageOf, reportTrouble } from '#engine/life/trouble'

/** Runs it in the background, and reports its errors. */
export function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if ((error as Error | undefined)?.name !== MISSING_PART) reportTrouble({ what: 'error', detail: messageOf(error) })
  })
}
