// The last open lesson, stored in this browser.

import type { TextStore } from '#page/browser/surroundings'

const PLACE = 'planground-lesson-last'

/** Stores the id of the open lesson. */
export function rememberLesson(storage: TextStore, lesson: string): void {
  try {
    storage.setItem(PLACE, lesson)
  } catch {
    // Private mode, or storage is full.
  }
}

/** Id of the last open lesson; null if there is none. */
export function lastLesson(storage: TextStore): string | null {
  try {
    return storage.getItem(PLACE)
  } catch {
    return null
  }
}
