// The result of parsing a text.

import type { Span } from '#base/text'

/** A stretch of the text that no sentence known here states, and what was expected in its place. */
export interface UnreadPlace extends Span {
  readonly text: string
  readonly message: string
}

export type TextReading =
  | {
      readonly kind: 'problem'
      /** PDDL; of an abstract text one problem of the class that it names. */
      readonly problem: string
      /** The text leaves open which objects take which place in the goal. */
      readonly placeholder: boolean
      /** What the text leaves unsaid and was taken for granted, a sentence each: where the robot is. */
      readonly assumed: readonly string[]
      /** The layouts named by an abstract text; null if that half is explicit. */
      readonly init: string | null
      readonly goal: string | null
    }
  | { readonly kind: 'unread'; readonly places: readonly UnreadPlace[] }
