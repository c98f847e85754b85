// The page's API for domains.

import type { MadeDomain } from '#questions/benchmarks/family-parts'
import type { BundledDomain } from '#language/library/cards'
import type { FittingDomain } from '#language/library/fitting'
import type { Source } from '#planning/pddl/source'

export interface DomainsApi {
  /** The shipped domains, with their texts. */
  all(): readonly BundledDomain[]
  /** The visitor's own domains that are in use, with their texts. */
  own(): readonly BundledDomain[]
  /** Further benchmark domains for which questions can be generated. */
  published(): readonly MadeDomain[]
  /** The domain that a phrases file without PDDL belongs to; `front`: the texts of the question that is open. */
  fitting(phrases: string, front: Source | null): FittingDomain | null
}
