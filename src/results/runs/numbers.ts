// Formats percentages and intervals.

import type { Estimate } from './statistics'

/** Formats a percentage: `61.3%`. */
export const percent = (value: number, digits = 1): string => `${(100 * value).toFixed(digits)}%`

/** Formats an interval: `58.2 to 64.3%`. */
export const rangeText = ({ low, high }: Pick<Estimate, 'low' | 'high'>): string =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`

/** Formats a difference in percentage points: `+3.1`, `−2.0`, `0.0`. */
export function points(value: number, digits = 1): string {
  const text = Math.abs(100 * value).toFixed(digits)
  if (Number(text) === 0) return text
  return `${value < 0 ? '−' : '+'}${text}`
}

/** Formats a p-value: `p = 0.031`, `p < 0.001`. */
export const pText = (p: number): string => (p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`)
