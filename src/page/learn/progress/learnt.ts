// The data about answers that this browser stores in addition to the history: results computed from each, and which
// sibling replaced which question. Data of another shape is ignored.

import * as v from 'valibot'
import type { TextStore } from '#page/browser/text-store'
import { storedValue } from '#page/state/keeping/stored-value'

/** Data computed from an answer; null if unknown. */
export interface Facts {
  readonly level: number | null
  readonly misreading: string | null
  /** The wrong rule in a sentence, and the lesson about it. */
  readonly says: string
  readonly lesson: string
}

const facts = v.object({
  level: v.nullable(v.number()),
  misreading: v.nullable(v.string()),
  says: v.string(),
  lesson: v.string(),
})

export interface Learnt {
  /** By id of the check in the history. */
  readonly facts: ReadonlyMap<string, Facts>
  /** A sibling's name → the name of the question it replaced. */
  readonly siblings: ReadonlyMap<string, string>
}

/** Maximum number of entries of each map; the oldest are removed. */
const MAX_ENTRIES = 1_000
/** The storage key. */
export const LEARNT = 'planground-learnt'

const schema = v.object({
  facts: v.fallback(v.array(v.tuple([v.string(), facts])), []),
  siblings: v.fallback(v.array(v.tuple([v.string(), v.string()])), []),
})

/** The stored data. */
export function learntIn(storage: Pick<TextStore, 'getItem'>): Learnt {
  const stored = storedValue(storage, LEARNT, schema)
  return { facts: new Map(stored?.facts), siblings: new Map(stored?.siblings) }
}

/** Stores the data; if storage is denied or full, it lasts as long as the page. */
export function keepLearnt(storage: TextStore, { facts, siblings }: Learnt): void {
  storage.setItem(
    LEARNT,
    JSON.stringify({
      facts: [...facts].slice(-MAX_ENTRIES),
      siblings: [...siblings].slice(-MAX_ENTRIES),
    }),
  )
}
