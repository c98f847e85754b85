// A state out of a response: which facts it says hold, and which it says do not.

import { type Choice, nothing } from '../mention'
import type { Doc } from '../lines'
import type { Names } from '../names'

/** The facts claimed and the facts denied. Linear; never throws. */
export function stateAnswer(_doc: Doc, _names: Names): Choice {
  return nothing
}
