// The problem that a context in English describes: its PDDL, which sentence gave which facts, and what the text leaves open.

import type { Span } from '#base/text'
import type { Domain } from '#planning/pddl/model'
import type { SentenceReading } from '../context-reader'
import type { Phrases } from '../phrases'
import type { PhraseVersion } from '../read-versions'

/** Whose English: that of the published questions, or the playground's own. */
export type Wording = 'published' | 'own'

/** A domain with readable English, or one published version of it; versions come before the domain itself. */
export interface EnglishDomain {
  /** The name of its folder, or of the visitor's own domain. */
  readonly id: string
  /** Which version, and when it is meant; absent for the domain itself, which is meant where no version is. */
  readonly version?: PhraseVersion
  /** Its PDDL. */
  readonly text: string
  readonly domain: Domain
  /** In the order in which they are tried. */
  readonly wordings: readonly { readonly whose: Wording; readonly phrases: Phrases }[]
}

/** A piece of the context that could not be read, or is ambiguous. Never guessed. */
export interface UnreadText extends Span {
  readonly text: string
  /** The reason in a sentence or two: what was not understood, and what would be understood. */
  readonly why?: string
}

/** Facts that the text leaves out and every reader assumes, by a rule of the domain's data. */
export interface Assumed {
  /** One sentence for people: “Positions are connected to their neighbours in the grid, in both directions.” */
  readonly text: string
  /** The facts that it gave, as `(name arg …)`; objects, as `name - type`. */
  readonly facts: readonly string[]
}

/** Facts that the text leaves open and no rule of the data decides. */
export interface Missing {
  /** One sentence for people: “One mode of each instrument is described, though an instrument may support several.” */
  readonly text: string
  /**
   * All facts that may hold in addition to those described, as `(name arg …)`. No action changes their predicates and
   * no negative condition uses them, so that whatever holds both with none and with all of them holds with any. Empty
   * if these facts cannot be determined: then nothing can be decided.
   */
  readonly facts: readonly string[]
}

/** A context read back to PDDL. */
export interface DescribedProblem {
  /** The domain of the context; null if no domain’s English was recognised. `problem` is null then. */
  readonly id: string | null
  readonly whose: Wording | null
  /** The domain’s PDDL (the version that the context means). */
  readonly domain: string | null
  /** The problem with what is described and assumed, and nothing of `missing`. */
  readonly problem: string | null
  /** The problem with all of `missing`; null if nothing is missing. */
  readonly most: string | null
  /** False: the context describes no goal, and the goal of `problem` is empty. */
  readonly tellsGoal: boolean
  /** In their order. */
  readonly sentences: readonly SentenceReading[]
  /** Sentences that introduce the domain, or list its actions and propositions. */
  readonly introductory: readonly Span[]
  readonly unread: readonly UnreadText[]
  readonly assumed: readonly Assumed[]
  readonly missing: readonly Missing[]
  /** Domains that match the English equally well, by `id`: two or more, if that is why `id` is null. */
  readonly alike?: readonly string[]
}
