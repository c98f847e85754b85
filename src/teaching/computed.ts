// The engine's results for a lesson: values of its expressions, truth of its claims, right answers of predictions.

/** A value of the language of expressions. `infinity` is Number.POSITIVE_INFINITY. */
export type Value =
  | number
  | boolean
  | string
  | readonly Value[]
  | { readonly rows: readonly (readonly [string, Value])[] }

/**
 * What is said to a prediction, and what is true of it, by what it asks for:
 *
 * - `number`: a number, Infinity if it is said to be infinite; `choice`: the number of the option, from 1;
 * - `action`, `fact`: a name; `actions`, `facts`: a list of names; `steps`: a list of indexes in the plan, from 0;
 * - `state`: a node of the run that the part shows, `#4`;
 * - `pairs`: a list of pairs of facts; `table`: rows, each the name of its row and a value.
 */
export type ComputedValue = Value

/** The value of an expression, or why there is none. */
export type Outcome =
  | {
      readonly kind: 'value'
      readonly value: Value
      /** As written in a sentence: `2,000`, `none`, `infinite`. */
      readonly said: string
      /** Of a claim that is false: why, in a sentence with the values that were found. */
      readonly because?: string
    }
  /** A limit, which is a count, was reached. */
  | { readonly kind: 'undecided'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string }

/** The learner's answer to a prediction, and the right one. */
export interface Judgement {
  readonly isRight: boolean
  /** The right answer; if several facts are right, the most informative. */
  readonly right: string
  /** For lists: the missing items and the superfluous ones. */
  readonly missing?: readonly string[]
  readonly extra?: readonly string[]
  /** The right value, for the parts that show it next to the prediction. */
  readonly truth: Value
}
