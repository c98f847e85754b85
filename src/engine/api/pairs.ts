// The page's API for comparing two problems of one domain, and two domains.

import type { Limits } from '#base/limits'
import type { DomainsView } from '#questions/views/pairs/domains-view'
import type { PairRequest, PairView } from '#questions/views/pairs/pair-view'

export interface PairsApi {
  /** Whether the problems are equivalent, and where they differ. */
  compare(request: PairRequest, limits: Limits): PairView
  /** Whether two domains are the same up to the names in them. */
  domains(a: string, b: string): DomainsView
}
