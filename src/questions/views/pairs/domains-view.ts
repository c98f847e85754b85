// Two domains compared, for display.

import { compareDomains, type DomainDifference, type Renamed } from '#planning/equivalence/domains'
import { faultsOf } from './faults'
import type { PairFault } from './pair-view'

export type DomainsView =
  | { readonly is: 'fault'; readonly faults: readonly PairFault[] }
  | { readonly is: 'same'; readonly renamed: readonly Renamed[] }
  | { readonly is: 'different'; readonly differences: readonly DomainDifference[] }
  | { readonly is: 'undecided' }

/** `a` is the open domain: its faults are those of the domain's text. */
export function viewDomains(a: string, b: string): DomainsView {
  const found = compareDomains(a, b)
  if (found.is !== 'fault') return found
  const text = found.text === 'a' ? 'domain' : 'b'
  return { is: 'fault', faults: faultsOf(text, found.text === 'a' ? a : b, found.diagnostics) }
}
