// What the page may ask about the domains that there are.

import type { MadeDomain } from '#questions/benchmarks/family-parts'
import type { BundledDomain } from '#language/library/cards'
import type { FittingDomain } from '#language/library/fitting'
import type { Source } from '#planning/pddl/source'

export interface DomainsApi {
  /** Those that ship, with their texts. */
  all(): readonly BundledDomain[]
  /** The visitor's own that are in use, with their texts. */
  own(): readonly BundledDomain[]
  /** Those of benchmarks that questions can be made of besides. */
  published(): readonly MadeDomain[]
  /** The domain that a phrases file by itself is about; `front`: the texts of the question in front. */
  fitting(phrases: string, front: Source | null): FittingDomain | null
}
