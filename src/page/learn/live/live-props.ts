// The properties of a live part.

import type { Judgement, Value } from '#teaching/computed'
import type { LessonWorld, LivePart, Prediction } from '#teaching/lesson'
import type { App } from '#page/state/app'

export interface LiveProps {
  readonly part: LivePart
  /** The part's world, as defined by the lesson. */
  readonly world: LessonWorld
  /**
   * A scoped app for the part's world (`state/scoped-app.ts`) and this part alone: two parts with the same world have
   * separate walks. Its creator disposes it.
   */
  readonly sandbox: App
  /** True once the prediction was given or skipped, or if there is none: the right answer may be shown. */
  readonly open: boolean
  /** The judged prediction; null until it is known, or if it was skipped. */
  readonly judged: Judgement | null
  /** The current prediction, committed or not; null if there is none. `ask: state`: the node of a run, `#4`. */
  readonly prediction: Value | null
  /** Sets the prediction from the part itself, replacing an earlier one. */
  readonly predict: (value: Value) => void
  /** Called when the learner has completed the part: the goal was reached, a step was struck out. */
  readonly acted: () => void
}

/**
 * True if the prediction is made in the part itself, so that the player shows no field for it: `pairs` in a matrix,
 * each pair a list of two facts; `state` in the lists of a search; `paint` in the goal zone of cuts.
 */
export const predictedInPart = (part: LivePart): boolean =>
  inPart.includes(part.predict?.ask) || (part.predict !== null && part.doing === 'paint')
const inPart: readonly (Prediction['ask'] | undefined)[] = ['pairs', 'state']
