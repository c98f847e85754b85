// The result of parsing a text.

import type { Span } from '#base/text'

/** A range of the text that matches no known sentence, and what was expected instead. */
export interface UnreadPlace extends Span {
  readonly text: string
  readonly message: string
}

export type TextReading =
  | {
      readonly kind: 'problem'
      /** PDDL; for an abstract text, one problem of the class that it describes. */
      readonly problem: string
      /** True if the text leaves open which objects take which places in the goal. */
      readonly placeholder: boolean
      /** Facts that the text does not state and that were assumed, one sentence each, such as the robot's position. */
      readonly assumed: readonly string[]
      /** The layouts named by an abstract text; null if that half is explicit. */
      readonly init: string | null
      readonly goal: string | null
    }
  | { readonly kind: 'unread'; readonly places: readonly UnreadPlace[] }
