// The state of a sheet being taken, as stored in this browser. Stored data of another shape is ignored.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'
import { storedValue } from '#page/state/keeping/stored-value'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const schema = v.object({
  handle: v.fallback(v.string(), ''),
  /** True once the name is given and the questions are generated for it. */
  begun: v.fallback(v.boolean(), false),
  /** True once the password for the right answers was entered. */
  unlocked: v.fallback(v.boolean(), false),
  /** The index of the current item; the number of items for the last page. */
  at: v.fallback(count, 0),
  answers: v.fallback(
    v.array(v.object({ answer: v.string(), hints: count, revealed: v.boolean(), attempts: count })),
    [],
  ),
})

export type Progress = v.InferOutput<typeof schema>
export type Answer = Progress['answers'][number]

export const noAnswer: Answer = { answer: '', hints: 0, revealed: false, attempts: 0 }

/** The storage key of a sheet's progress. */
export const placeOf = (hash: string): string => `planground-sheet:${hash}`

/** The stored progress of a sheet. */
export const progressOf = (storage: Pick<TextStore, 'getItem'>, hash: string): Progress =>
  storedValue(storage, placeOf(hash), schema) ?? v.parse(schema, {})

/** Stores the progress; false if storage is denied or full: it then lasts as long as the page. */
export const keepProgress = (storage: TextStore, hash: string, now: Progress): boolean =>
  storage.setItem(placeOf(hash), JSON.stringify(now))
