// The lesson that was open last, as this browser keeps it.

import type { TextStore } from '#page/browser/surroundings'

const PLACE = 'planground-lesson-last'

/** Remembers the lesson that is open. */
export function rememberLesson(storage: TextStore, lesson: string): void {
  try {
    storage.setItem(PLACE, lesson)
  } catch {
    // Private mode or full.
  }
}

/** Its id; null if none was open yet. */
export function lastLesson(storage: TextStore): string | null {
  try {
    return storage.getItem(PLACE)
  } catch {
    return null
  }
}
