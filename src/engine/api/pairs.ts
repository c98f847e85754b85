// The page's API for comparing two problems of one domain.

import type { Limits } from '#base/limits'
import type { PairRequest, PairView } from '#questions/views/pairs/pair-view'

export interface PairsApi {
  /** Whether the problems are equivalent, and where they differ. */
  compare(request: PairRequest, limits: Limits): PairView
}
