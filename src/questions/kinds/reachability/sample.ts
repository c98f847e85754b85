// Generates answers: facts that are unreachable, and others.

import type { KindSampler } from '../sampling/sampled'
import { unreachablePool } from '../sampling/unreachable'
import { factSide } from '../solving/unreachable'

export const sampler: KindSampler = {
  code: 'reach',
  poolOf: (ready, _asked, limits) => unreachablePool(ready, factSide, limits),
}
