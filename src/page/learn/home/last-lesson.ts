// The last open lesson, stored in this browser.

import type { TextStore } from '#page/browser/text-store'

const PLACE = 'planground-lesson-last'

/** Stores the id of the open lesson. */
export function rememberLesson(storage: TextStore, lesson: string): void {
  storage.setItem(PLACE, lesson)
}

/** Id of the last open lesson; null if there is none. */
export function lastLesson(storage: TextStore): string | null {
  return storage.getItem(PLACE)
}
