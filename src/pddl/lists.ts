// Tokens to nested lists, whatever the text: where brackets do not match, the lists are as they most likely
// were meant, and the faults say where. No input can exhaust the stack, since there is no recursion.

import type { List, Lists } from './list'
import { Nesting } from './read/nesting'
import { scanTokens } from './tokens'

/** Reads a text as nested lists; never fails. O(characters). */
export function readLists(text: string): Lists {
  const nesting = new Nesting(text)
  scanTokens(text, nesting)
  const top = nesting.finish()
  return { top, comments: nesting.comments, faults: nesting.faults, open: nesting.stack as List[] }
}
