// Whether the inbox may contain something. Stored separately, so that the next visit knows without opening the inbox.

import type { TextStore } from '#page/browser/text-store'

const NOTE = 'planground-inbox'

/** True if the inbox may contain something. */
export const hasInbox = (storage: TextStore): boolean => storage.getItem(NOTE) !== null

export function noteInbox(storage: TextStore, isThere: boolean): void {
  if (isThere === hasInbox(storage)) return
  if (isThere) storage.setItem(NOTE, '1')
  else storage.removeItem(NOTE)
}
