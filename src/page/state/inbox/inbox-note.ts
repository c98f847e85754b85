// Whether the inbox may contain something: stored separately, so that the next visit knows without opening it.

import type { TextStore } from '#page/browser/surroundings'

const NOTE = 'planground-inbox'

/** May something be there? */
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
    // Then it is found when something else is kept.
  }
}
