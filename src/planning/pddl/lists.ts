// Tokens to nested lists, for any text: if brackets do not match, the lists are as most likely intended, and the faults locate the errors.
// No input can exhaust the stack, since nothing recurses.

import type { List, Lists } from './list'
import { Nesting } from './read/nesting'
import { scanTokens } from './tokens'

/** Reads a text as nested lists; never fails. O(characters). */
export function readLists(text: string): Lists {
  const nesting = new Nesting(text)
  scanTokens(text, nesting)
  const top = nesting.finish()
  const { comments, faults, glued } = nesting
  return { top, comments, faults, glued, open: nesting.stack as List[] }
}
