// Quiz questions: of a kind, generated within bounds from a seed; or about a search or an estimate.

import type { Question } from '#questions/kinds/question'
import type { HeuristicName } from '#planning/textbook/options'
import type { Inline, Prediction } from './lesson'
import type { Value } from './computed'

/** The question made from a quiz entry. */
export type MadeQuiz =
  | { readonly kind: 'question'; readonly question: Question; readonly level: 1 | 2 | 3 | 4 | null }
  /** Asked in the form of a prediction: about a run or an estimate. */
  | {
      readonly kind: 'asked'
      readonly world: string
      readonly ask: Prediction['ask']
      readonly text: readonly Inline[]
      readonly options?: readonly (readonly Inline[])[]
      readonly right: Value
      /** Actions executed before the state in question. */
      readonly at?: readonly string[]
      /** The estimate in question; its empty table is shown next to the question. */
      readonly estimate?: HeuristicName
      /** Why the right answer is right, in a sentence or two. */
      readonly because: string
    }
  | { readonly kind: 'none'; readonly message: string }
