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
  const { comments, faults, glued } = nesting
  return { top, comments, faults, glued, open: nesting.stack as List[] }
}
