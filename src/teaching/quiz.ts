// Questions of a quiz: of a kind, made within bounds by a seed; or about a search or an estimate.

import type { Question } from '#questions/kinds/question'
import type { HeuristicName } from '#planning/textbook/options'
import type { Inline, Prediction } from './lesson'
import type { Value } from './computed'

/** What a quiz entry becomes. */
export type Made =
  | { readonly kind: 'question'; readonly question: Question; readonly level: 1 | 2 | 3 | 4 | null }
  /** Asked as a prediction is: about a run or an estimate. */
  | {
      readonly kind: 'asked'
      readonly world: string
      readonly ask: Prediction['ask']
      readonly text: readonly Inline[]
      readonly options?: readonly (readonly Inline[])[]
      readonly right: Value
      /** Actions executed before the state in question. */
      readonly at?: readonly string[]
      /** The estimate asked for: its table is next to the question, empty. */
      readonly estimate?: HeuristicName
      /** Why that is right, in a sentence or two. */
      readonly because: string
    }
  | { readonly kind: 'none'; readonly message: string }
