// A misreading: a common wrong rule as a program that answers questions like a learner who follows the rule.

import type { Statement } from '#planning/analysis/statement'
import type { Limits } from '#base/limits'
import type { KindCode } from '#questions/kinds/codes'
import type { Asked } from '#questions/kinds/question'
import type { LoadedTask } from '#planning/task/load'

/** A wrong answer together with the misreading that leads to it. */
export interface Diagnosis {
  /** Id of the misreading: `no-delete`. */
  readonly id: string
  /** For example `That follows if nothing is ever deleted.` */
  readonly explanation: string
  /** The lesson that explains it. */
  readonly lesson: string
  /** The wrong rule and the right one, applied step by step to this question. */
  readonly replay: Replay
}

export interface Replay {
  readonly wrong: readonly ReplayLine[]
  readonly right: readonly ReplayLine[]
}

export interface ReplayLine {
  /** The action taken in this line; '' if there is none. */
  readonly action: string
  readonly explanation: string
  /** Facts or actions to highlight. */
  readonly names: readonly string[]
}

/** The description of a misreading, available without loading its program. */
export interface MisreadingWords {
  readonly id: string
  readonly kinds: readonly KindCode[]
  /** The wrong rule as a sentence: `Nothing is ever deleted.` */
  readonly title: string
  readonly explanation: string
  /** Used instead of `explanation` in a choice question if no option is true under the rule and it picks the closest. */
  readonly nearestExplanation?: string
  readonly lesson: string
}

/** A question in the form needed by misreadings. */
export interface Put {
  /** The problem that the question is judged by. */
  readonly ready: LoadedTask
  readonly kind: KindCode
  /** The parsed target of an open question. */
  readonly asked: Asked | null
  readonly limits: Limits
}

/** The answer to an open question by somebody who follows a misreading. */
export type Given =
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'two-lists'; readonly pos: readonly string[]; readonly neg: readonly string[] }
  | { readonly kind: 'index'; readonly index: number }
  /** Steps in their order. */
  | { readonly kind: 'plan'; readonly steps: readonly string[] }
  /** Any one of several names that the misreading takes for right; null is the answer None. */
  | {
      readonly kind: 'one'
      readonly first: string | null
      readonly accepts: (name: string | null) => boolean
    }

/** The subject of a replay: the statement of the chosen option, or the name in the answer. */
export interface About {
  readonly statement: Statement | null
  /** True if the statement is one of several options. */
  readonly isChoice: boolean
  readonly item: string | null
  /** For lists: names that should not be there. */
  readonly extra: readonly string[]
}

/** A misreading with its program. */
export interface Misreading extends MisreadingWords {
  /** Its answer to an open question; undefined if it has none, or none within the limits. */
  open?(put: Put): Given | undefined
  /**
   * How true the misreading takes a statement to be, from 0 (false) to 1 (true). It answers yes for 1, and chooses the
   * option with the highest value. Undefined if it does not apply to such statements.
   */
  weighs?(put: Put, statement: Statement): number | undefined
  replay(put: Put, about: About): Replay
}

/** Makes a line of a replay. */
export const line = (explanation: string, names: readonly string[] = [], action = ''): ReplayLine => ({
  action,
  explanation,
  names,
})
