// The properties of a prediction's field: the choice so far, and whether it can still be changed.

import type { Value } from '#teaching/computed'

export interface FieldProps {
  /** What was chosen; null: nothing that could be checked yet. */
  readonly value: Value | null
  readonly change: (value: Value | null) => void
  /** It was checked: the choice is shown, and cannot be changed. */
  readonly locked: boolean
  /** The right answer, once it may be shown. */
  readonly truth: Value | null
  /** Unlike that of all other fields on the page. */
  readonly id: string
  /** The id of the element that asks. */
  readonly labelledBy: string
}

/** Is a name (or a number) what this value is, or among its items? Of several lists that are right each counts. */
export const holdsItem = (value: Value | null, item: string | number): boolean =>
  value === item || (Array.isArray(value) && value.some(each => holdsItem(each, item)))
