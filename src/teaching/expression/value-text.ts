// Formats values for sentences.

import { grouped, listed } from '#base/words'
import type { Value } from '#teaching/computed'
import { isValues } from './equal'

/** Maximum number of list members that are named. */
const MAX_NAMED = 12

/** For example `2,000`, `infinite`, `(on a b) and (on b c)`, `none`, `yes`. */
export function valueText(value: Value): string {
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (isValues(value)) return listText(value)
  return listText(value.rows.map(([row, found]) => `${row}: ${valueText(found)}`))
}

/** For example `2,000`, `0.5`, `infinite`; long fractions are rounded. */
export function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'infinite'
  if (value === Number.NEGATIVE_INFINITY) return 'minus infinite'
  const size = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  if (Number.isInteger(size)) return `${sign}${grouped(size)}`
  // Costs have few digits; only ratios are rounded.
  const digits = String(size).length <= 8 ? String(size) : String(Number(size.toFixed(2)))
  const [whole = '0', rest] = digits.split('.')
  return `${sign}${grouped(Number(whole))}${rest === undefined ? '' : `.${rest}`}`
}

function listText(values: readonly Value[]): string {
  const isNested = values.some(isValues)
  if (!isNested) return listed(values.map(valueText), MAX_NAMED)
  const parts = values.map(each => (isValues(each) ? listed(each.map(valueText), MAX_NAMED) : valueText(each)))
  if (parts.length <= MAX_NAMED) return parts.join('; ')
  return `${parts.slice(0, MAX_NAMED).join('; ')}; and ${grouped(parts.length - MAX_NAMED)} more`
}
