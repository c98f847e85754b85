// The learner's progress in a worked example, as stored in this browser.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'
import { storedValue } from '#page/state/keeping/stored-value'

/** The storage key of the reached version. */
export const workedPlace = (id: string): string => `planground-worked:${id}`

const version = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The index of the version that was reached. */
export const reachedAt = (storage: TextStore, place: string): number => storedValue(storage, place, version) ?? 0
