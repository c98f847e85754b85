// The values that the engine computes for a lesson: its expressions, the truth of its claims, right answers to
// predictions.

/** A value of the expression language. `infinity` is Number.POSITIVE_INFINITY. */
export type Value =
  | number
  | boolean
  | string
  | readonly Value[]
  | { readonly rows: readonly (readonly [string, Value])[] }

/**
 * The answer to a prediction, given or right, by the kind of prediction:
 * - `number`: a number, or Infinity; `choice`: the number of the option, from 1;
 * - `action`, `fact`: a name; `actions`, `facts`: a list of names; `steps`: a list of indexes in the plan, from 0;
 * - `state`: a node of the run that the live part shows, `#4`;
 * - `pairs`: a list of pairs of facts; `table`: rows, each with its name and a value.
 */
export type ComputedValue = Value

/** The value of an expression, or why there is none. */
export type Outcome =
  | {
      readonly kind: 'value'
      readonly value: Value
      /** The value as shown in a sentence: `2,000`, `none`, `infinite`. */
      readonly text: string
      /** For a false claim: the reason, in a sentence with the computed values. */
      readonly because?: string
    }
  /** A limit on a count was reached. */
  | { readonly kind: 'undecided'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string }

/** The learner's answer to a prediction, compared with the right one. */
export interface Judgement {
  readonly isRight: boolean
  /** The right answer; if several facts are right, the most informative one. */
  readonly right: string
  /** For lists: missing and superfluous items. */
  readonly missing?: readonly string[]
  readonly extra?: readonly string[]
  /** The right value, for live parts that show it next to the prediction. */
  readonly truth: Value
  /** For a wrong answer: the place of the mistake in `Prediction.mistakes` that leads to it. */
  readonly mistake?: number
}
