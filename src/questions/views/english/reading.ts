// The data of the read-back box: the parts of a text with their meanings.

import type { Span } from '#base/text'
import type { Scene } from '#language/domain-kit'
import type { ProblemText, WordingPlace } from './renderings'

export interface ReadBackRequest {
  readonly domain: string
  /** `phrases.yaml`, for `by: 'text'`. */
  readonly phrases: string
  /** The wordings used: those of the file, of published questions, or names read as words. */
  readonly by: 'text' | 'published' | 'names'
  /** The problem that declares the objects; if absent, objects may have any names. */
  readonly problem?: ProblemText
  readonly text: string
}

/** One possible meaning of words. */
export interface ReadingBy {
  readonly sort: 'fact' | 'action'
  /** `(name arg …)`; several if one sentence describes several facts. */
  readonly items: readonly string[]
  /** True if the facts are negated. */
  readonly negated: boolean
  /** answer: read like a response. state: read as a sentence about a state, in wordings that responses may not use. */
  readonly how: 'answer' | 'state'
  /** The position of the wording in the phrases file. */
  readonly wording?: WordingPlace
  /** The faults of names. */
  readonly faults: readonly string[]
}

/** A range of the text, except those that only connect others. */
export interface TextPart extends Span {
  readonly kind: 'stated' | 'ambiguous' | 'unknown'
  /** Empty for `unknown`, several for `ambiguous`. */
  readonly readings: readonly ReadingBy[]
  /** The wording nearest to unread words. */
  readonly almost?: string
  readonly almostAt?: WordingPlace
}

export type ReadBack =
  | {
      readonly kind: 'read'
      /** In order and not nested. */
      readonly parts: readonly TextPart[]
      /** The stated facts as a state; null if there are none or no problem is chosen. */
      readonly scene: Scene | null
    }
  | { readonly kind: 'refused'; readonly message: string }
