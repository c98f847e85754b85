// What the page may ask about the domains that ship with the playground.

import type { BundledDomain } from '../../library/cards'

export interface DomainsApi {
  /** Those that ship, with their texts. */
  all(): readonly BundledDomain[]
  /** The visitor's own that are in use, with their texts. */
  own(): readonly BundledDomain[]
}
