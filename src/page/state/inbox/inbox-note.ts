// Whether the inbox may contain something. Stored separately, so that the next visit knows without opening the inbox.

import type { TextStore } from '#page/browser/surroundings'

const NOTE = 'planground-inbox'

/** True if the inbox may contain something. */
export function hasInbox(storage: TextStore): boolean {
  try {
    return storage.getItem(NOTE) !== null
  } catch {
    return false
  }
}

export function noteInbox(storage: TextStore, isThere: boolean): void {
  try {
    if (isThere === hasInbox(storage)) return
    if (isThere) storage.setItem(NOTE, '1')
    else storage.removeItem(NOTE)
  } catch {
    // Without the note, the file is found when another one is stored.
  }
}
