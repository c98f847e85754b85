// What the page may ask of a file that is opened: types alone.

import type { Inspected } from './sharing'

/** What bytes turned out to be; of a file with many questions the first ones. */
export interface Looked {
  readonly content: Inspected
  /** How many there are in all, and what to ask for the next ones with; null where all are here. */
  readonly rest: { readonly ticket: number; readonly total: number } | null
}

/** Hears the share of a file that is read, from 0 to 1. */
export type ShareSink = (share: number) => void
