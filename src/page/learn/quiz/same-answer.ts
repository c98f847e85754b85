// True if the prediction is right. Lists are compared as sets; if one name is asked for, any right one is accepted.

import type { Value } from '#teaching/computed'

/** Compares an answer with the right one, both as `ComputedValue`. */
export function sameSaid(right: Value, statedValue: Value): boolean {
  if (Array.isArray(right))
    return Array.isArray(statedValue)
      ? right.length === statedValue.length && right.every(each => statedValue.some(other => sameSaid(each, other)))
      : right.some(each => sameSaid(each, statedValue))
  if (typeof right === 'object' && 'rows' in right) {
    if (typeof statedValue !== 'object' || !('rows' in statedValue)) return false
    const rows = new Map(statedValue.rows)
    return (
      rows.size === right.rows.length &&
      right.rows.every(([name, value]) => {
        const other = rows.get(name)
        return other !== undefined && sameSaid(value, other)
      })
    )
  }
  return right === statedValue
}
