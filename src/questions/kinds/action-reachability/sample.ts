// Generates answers: actions that are unreachable, and others.

import type { KindSampler } from '../sampling/sampled'
import { unreachablePool } from '../sampling/unreachable'
import { actionSide } from '../solving/unreachable'

export const sampler: KindSampler = {
  code: 'areach',
  poolOf: (ready, _asked, limits) => unreachablePool(ready, actionSide, limits),
}
