// What the page may request about two problems of one domain.

import type { Limits } from '#base/limits'
import type { PairRequest, PairView } from '#questions/views/pairs/pair-view'

export interface PairsApi {
  /** Are they equivalent, and how do they differ? */
  compare(request: PairRequest, limits: Limits): PairView
}
