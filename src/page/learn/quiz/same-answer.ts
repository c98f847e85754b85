// True if the prediction is right. Lists are compared as sets; if one name is asked for, any right one is accepted.

import type { Value } from '#teaching/computed'

/** Compares an answer with the right one, both as `ComputedValue`. */
export function sameAnswer(right: Value, statedValue: Value): boolean {
  if (Array.isArray(right))
    return Array.isArray(statedValue)
      ? right.length === statedValue.length && right.every(each => statedValue.some(other => sameAnswer(each, other)))
      : right.some(each => sameAnswer(each, statedValue))
  if (typeof right === 'object' && 'rows' in right) {
    if (typeof statedValue !== 'object' || !('rows' in statedValue)) return false
    const rows = new Map(statedValue.rows)
    return (
      rows.size === right.rows.length &&
      right.rows.every(([name, value]) => {
        const other = rows.get(name)
        return other !== undefined && sameAnswer(value, other)
      })
    )
  }
  return right === statedValue
}
