// The data of the read-back box: the parts of a text with their meanings.

import type { Span } from '#base/text'
import type { Scene } from '#language/domain-kit'
import type { ProblemText, WordingPlace } from './renderings'

export interface ReadBackRequest {
  readonly domain: string
  /** `phrases.yaml`, for `by: 'text'`. */
  readonly phrases: string
  /** Wordings of the file, those of published questions, or names read as words. */
  readonly by: 'text' | 'published' | 'names'
  /** Whose objects are meant; absent: objects may have any names. */
  readonly problem?: ProblemText
  readonly text: string
}

/** One possible meaning of words. */
export interface ReadingBy {
  readonly sort: 'fact' | 'action'
  /** `(name arg …)`; several where one sentence describes several facts. */
  readonly items: readonly string[]
  /** True if the facts are denied. */
  readonly negated: boolean
  /** answer: as any response is read. told: as a sentence of a state, which responses are not read as. */
  readonly how: 'answer' | 'told'
  /** The wording, where it is in the phrases file. */
  readonly wording?: WordingPlace
  /** The faults of names. */
  readonly faults: readonly string[]
}

/** A stretch of the text. Stretches that only join others are none. */
export interface TextPart extends Span {
  readonly kind: 'stated' | 'ambiguous' | 'unknown'
  /** None for `unknown`, several for `ambiguous`. */
  readonly readings: readonly ReadingBy[]
  /** The wording that comes nearest to what was not understood. */
  readonly almost?: string
  readonly almostAt?: WordingPlace
}

export type ReadBack =
  | {
      readonly kind: 'read'
      /** In order, none inside another. */
      readonly parts: readonly TextPart[]
      /** The stated facts as a state; null if there are none or no problem is chosen. */
      readonly scene: Scene | null
    }
  | { readonly kind: 'refused'; readonly message: string }
