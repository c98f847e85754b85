// What the page may ask about the domains that ship with the playground.

import type { BundledDomain } from '../../library/cards'

export interface DomainsApi {
  /** All of them, with their texts. */
  all(): readonly BundledDomain[]
}
