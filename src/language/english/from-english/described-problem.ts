// The result of reading an English context: the problem as PDDL, the sentences with their facts, and what the text
// leaves open.

import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import type { SentenceReading } from '../context-reader'
import type { Phrases } from '../phrases'
import type { PhraseVersion } from '../read-versions'

/** The style of English: of the published questions, or the playground's own. */
export type Wording = 'published' | 'own'

/** A domain with readable English, or one published version of it; versions precede the domain itself. */
export interface EnglishDomain {
  /** The name of the domain's folder, or of the visitor's own domain. */
  readonly id: string
  /** The version and when it applies; absent for the domain itself, which applies if no version does. */
  readonly version?: PhraseVersion
  /** The domain's PDDL. */
  readonly text: string
  readonly domain: Domain
  /** In the order in which they are tried. */
  readonly wordings: readonly { readonly wording: Wording; readonly phrases: Phrases }[]
}

/** A range of the context that could not be read or is ambiguous. Its meaning is never guessed. */
export interface UnreadText extends Span {
  readonly text: string
  /** The reason in a sentence or two: the text that was not understood, and a wording that would be. */
  readonly why?: string
}

/** Facts that the text leaves out and every reader assumes, by a convention of the phrases. */
export interface Assumed {
  /** One sentence for readers: “Positions are connected to their neighbours in the grid, in both directions.” */
  readonly text: string
  /** The assumed facts, as `(name arg …)`, and objects, as `name - type`. */
  readonly facts: readonly string[]
}

/** Facts that the text leaves open and no convention decides. */
export interface Missing {
  /** One sentence for readers: “One mode of each instrument is described, though an instrument may support several.” */
  readonly text: string
  /**
   * All facts that may hold in addition to those described, as `(name arg …)`. No action changes their predicates and
   * no negative condition uses them, so a property that holds both with none and with all of them holds with any
   * subset. Empty if these facts cannot be determined: then nothing can be decided.
   */
  readonly facts: readonly string[]
}

/** A context read back to PDDL. */
export interface DescribedProblem {
  /** The domain of the context; null if no domain’s English was recognized. Then `problem` is null too. */
  readonly id: string | null
  readonly wording: Wording | null
  /** The domain’s PDDL, in the version of the context. */
  readonly domain: string | null
  /** The problem with the described and the assumed facts, and without those of `missing`. */
  readonly problem: string | null
  /** The problem with all of `missing`; null if nothing is missing. */
  readonly most: string | null
  /** False if the context describes no goal; then the goal of `problem` is empty. */
  readonly hasGoal: boolean
  /** In the order of the text. */
  readonly sentences: readonly SentenceReading[]
  /** Sentences that introduce the domain, or list its actions and propositions. */
  readonly introductory: readonly Span[]
  readonly unread: readonly UnreadText[]
  readonly assumed: readonly Assumed[]
  readonly missing: readonly Missing[]
  /** Domains that match the English equally well, by `id`: at least two, if that is why `id` is null. */
  readonly alike?: readonly string[]
}
