// The properties of a prediction's field: the choice so far, and whether it can still be changed.

import type { Value } from '#teaching/computed'

export interface FieldProps {
  /** The choice; null if it is incomplete or empty. */
  readonly value: Value | null
  readonly change: (value: Value | null) => void
  /** True once it was checked: the choice is shown, and cannot be changed. */
  readonly locked: boolean
  /** The right answer, once it may be shown. */
  readonly truth: Value | null
  /** Unique on the page. */
  readonly id: string
  /** The id of the element that asks. */
  readonly labelledBy: string
}

/** True if the value is this name or number, or contains it. For several correct lists each counts. */
export const holdsItem = (value: Value | null, item: string | number): boolean =>
  value === item || (Array.isArray(value) && value.some(each => holdsItem(each, item)))
