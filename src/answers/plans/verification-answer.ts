// What a response says of a given plan: valid, or what fails, where, and for want of which facts.

import { type Choice, nothing } from '../mention'
import type { Doc } from '../lines'
import type { Names } from '../names'

/** The verdict with what it names. Linear; never throws. */
export function verificationAnswer(_doc: Doc, _names: Names): Choice {
  return nothing
}
