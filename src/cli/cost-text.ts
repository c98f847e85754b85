// The cost of a plan, in words.

import { decimalText } from '#base/decimal'

/** `cost 0.3`; in full, and never rounded. */
export const costText = (cost: number): string =>
  Number.isNaN(cost) ? 'at a cost beyond what is counted exactly' : `cost ${decimalText(cost)}`
