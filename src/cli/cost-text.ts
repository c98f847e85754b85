// The cost of a plan as text.

import { decimalText } from '#base/decimal'

/** For example `cost 0.3`; exact, never rounded. */
export const costText = (cost: number): string =>
  Number.isNaN(cost) ? 'at a cost beyond what is counted exactly' : `cost ${decimalText(cost)}`
