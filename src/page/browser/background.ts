// Runs work that nobody awaits: if it fails, the visitor is informed.

import { MISSING_PART, messageOf, reportTrouble } from '#engine/life/trouble'

/** Runs it in the background, with its errors reported. */
export function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if ((error as Error | undefined)?.name !== MISSING_PART) reportTrouble({ what: 'error', detail: messageOf(error) })
  })
}
