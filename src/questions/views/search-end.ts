// Why a search ended without a result, for display.

import { bytesAllowed } from '#base/memory'

export type SearchEnd =
  | { readonly at: 'states'; readonly states: number }
  /** All memory that this device permits a search was used. */
  | { readonly at: 'memory'; readonly megabytes: number }
  /** Plan costs exceed the range of exact numbers. */
  | { readonly at: 'cost' }

export function searchEnd(at: SearchEnd['at'], states: number): SearchEnd {
  if (at === 'states') return { at, states }
  return at === 'memory' ? { at, megabytes: Math.floor(bytesAllowed() / 1e6) } : { at }
}
