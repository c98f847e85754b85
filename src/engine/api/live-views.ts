// What live parts of lessons ask about a world.

import type { Source } from '../../pddl/source'
import type { Said, ToSay } from '../../teaching/views/words'

export interface LiveViewsApi {
  /** Facts and actions of a world in English; `phrases` are those of a world of the lesson's own. */
  words(source: Source, phrases: string | null, asked: ToSay): Said
  /** Fewest steps from the state after these actions to the goal; null where none is known. */
  fewestSteps(source: Source, after: readonly string[]): number | null
}
