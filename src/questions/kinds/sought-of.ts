// The names and forms to search for in responses to questions of all formats. Open questions do without this module
// (`reading.ts`).

import { choiceSought, yesNoSought } from '#language/answers/closed-answers'
import type { Sought } from '#language/answers/sought'
import type { FormatCode, KindCode } from './codes'
import { kindOf } from './registry'

/** The reader's settings for a question of a kind and format. */
export function soughtOf(kind: KindCode, format: FormatCode): Sought {
  const open = kindOf(kind).sought
  if (format === 'gen') return open
  // Something needed is a landmark; something removable is not.
  const { need = undefined, cut } = open.meaning.properties
  const needed = need ?? (cut === 'deny' ? cut : undefined)
  if (format === 'bool' && open.executes === true) return { ...yesNoSought, executes: true }
  if (needed === undefined) return format === 'bool' ? yesNoSought : choiceSought
  if (format === 'bool') return { ...yesNoSought, need: needed }
  const properties = {
    ...choiceSought.meaning.properties,
    need: needed,
    ...(needed === 'give' ? { avoid: 'deny' as const } : { avoid: 'give' as const, cut: 'give' as const }),
  }
  return { ...choiceSought, meaning: { ...choiceSought.meaning, properties } }
}
