// Why a search ended before its answer was known, as pictures say it.

import { bytesAllowed } from '#base/memory'

export type SearchEnd =
  | { readonly at: 'states'; readonly states: number }
  /** All of the memory that this device allows a search was used up. */
  | { readonly at: 'memory'; readonly megabytes: number }
  /** What plans cost is beyond what is counted exactly. */
  | { readonly at: 'cost' }

export function searchEnd(at: SearchEnd['at'], states: number): SearchEnd {
  if (at === 'states') return { at, states }
  return at === 'memory' ? { at, megabytes: Math.floor(bytesAllowed() / 1e6) } : { at }
}
