// What the page may ask about the domains that ship with the playground.

import type { BundledDomain } from './engine'

export interface LibraryApi {
  domains(): readonly BundledDomain[]
}
