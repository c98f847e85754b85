// True if the prediction is right. Lists are compared as sets; if one name is asked for, any right one is accepted.

import type { Value } from '#teaching/computed'

/** Compares an answer with the right one, both as `ComputedValue`. */
export function sameSaid(right: Value, said: Value): boolean {
  if (Array.isArray(right))
    return Array.isArray(said)
      ? right.length === said.length && right.every(each => said.some(other => sameSaid(each, other)))
      : right.some(each => sameSaid(each, said))
  if (typeof right === 'object' && 'rows' in right) {
    if (typeof said !== 'object' || !('rows' in said)) return false
    const rows = new Map(said.rows)
    return (
      rows.size === right.rows.length &&
      right.rows.every(([name, value]) => {
        const other = rows.get(name)
        return other !== undefined && sameSaid(value, other)
      })
    )
  }
  return right === said
}
