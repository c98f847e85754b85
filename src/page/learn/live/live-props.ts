// The properties of a live part.

import type { Judgement, Value } from '#teaching/computed'
import type { LessonWorld, LivePart, Prediction } from '#teaching/lesson'
import type { App } from '#page/state/app'

export interface LiveProps {
  readonly part: LivePart
  /** The part's world, as the lesson has it. */
  readonly world: LessonWorld
  /**
   * A scoped app over the part's world (`state/scoped-app.ts`) for this part alone: two parts about one world each have
   * a walk. Its creator disposes of it.
   */
  readonly sandbox: App
  /** True once the prediction was given or skipped, or if there is none: the right answer may be shown. */
  readonly open: boolean
  /** The judged prediction; null while it is not known, or if it was skipped. */
  readonly judged: Judgement | null
  /** What is predicted so far, committed or not; null for nothing yet. `ask: state`: the node of a run, `#4`. */
  readonly said: Value | null
  /** Predicts by pointing in the part, replacing an earlier prediction. */
  readonly say: (said: Value) => void
  /** Calls when the learner has done what there is to do: the goal reached, a step struck out. */
  readonly acted: () => void
}

/**
 * What is predicted in the part itself, so that the player shows no control of its own for it:
 * `pairs` in a matrix, each pair a list of two facts; `state` in the lists of a search; `paint` in the goal zone of cuts.
 */
export const predictedInPart = (part: LivePart): boolean =>
  inPart.includes(part.predict?.ask) || (part.predict !== null && part.doing === 'paint')
const inPart: readonly (Prediction['ask'] | undefined)[] = ['pairs', 'state']
