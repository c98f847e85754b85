// The learner's progress in a worked example, as stored in this browser.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/surroundings'

/** The storage key of the reached version. */
export const workedPlace = (id: string): string => `planground-worked:${id}`

/** The index of the version that was reached; never throws. */
export function reachedAt(storage: TextStore, place: string): number {
  try {
    const kept = v.safeParse(v.pipe(v.number(), v.integer(), v.minValue(0)), JSON.parse(storage.getItem(place) ?? '0'))
    return kept.success ? kept.output : 0
  } catch {
    return 0
  }
}
