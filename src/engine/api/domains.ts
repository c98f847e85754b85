// The page's API for domains.

import type { MadeDomain } from '#questions/benchmarks/family-parts'
import type { BundledDomain } from '#language/library/cards'
import type { FittingDomain } from '#language/library/fitting'
import type { Source } from '#planning/pddl/source'

export interface DomainsApi {
  /** Those that ship, with their texts. */
  all(): readonly BundledDomain[]
  /** The visitor's own domains that are in use, with their texts. */
  own(): readonly BundledDomain[]
  /** Further domains of benchmarks that questions can be generated from. */
  published(): readonly MadeDomain[]
  /** The domain that a phrases file by itself is about; `front`: the texts of the question in front. */
  fitting(phrases: string, front: Source | null): FittingDomain | null
}
