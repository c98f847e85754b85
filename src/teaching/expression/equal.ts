// Equality of values. Lists of names are compared as sets, lists of numbers in order.

import type { Value } from '#teaching/computed'

export function isEqual(a: Value, b: Value): boolean {
  if (typeof a === 'string' && typeof b === 'string') return nameKey(a) === nameKey(b)
  if (!isValues(a) || !isValues(b)) return a === b
  if (a.length !== b.length) return false
  if (a.every(each => typeof each === 'string') && b.every(each => typeof each === 'string')) {
    const [one, other] = [a, b].map(names => names.map(nameKey).sort())
    return one!.every((each, i) => each === other![i])
  }
  return a.every((each, i) => isEqual(each, b[i]!))
}

export const isValues = (value: Value): value is readonly Value[] => Array.isArray(value)

/** A fact's or action's name in normal form: lower case, single spaces, no spaces inside the parentheses' edges. */
export const nameKey = (name: string): string =>
  name.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')')
