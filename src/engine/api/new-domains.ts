// The page's API for new domains: recognising texts, an initial phrases file, the remaining improvements, and importing
// and exporting benchmark configurations.

import type { ConfigFinding, Loss } from '#questions/benchmarks/family-parts'
import type { GuideStep } from '#language/english/starter/guide'

/** A domain in a dropped, pasted or selected text. */
export interface BegunDomain {
  /** Its name in the PDDL. */
  readonly name: string
  readonly text: string
  readonly predicates: number
  readonly actions: number
  /** A fault in the text, if any; the rest is usable. */
  readonly fault?: string
}

export interface BegunProblem {
  readonly name: string
  readonly text: string
}

/** A benchmark's configuration in a text. */
export interface BegunConfiguration {
  readonly name: string
  /** The PDDL contained in its file, or the domain provided with it. */
  readonly domain?: BegunDomain
  /** Its faults; empty without PDDL, since they cannot be determined then. */
  readonly findings: readonly ConfigFinding[]
}

/** The recognised texts. */
export interface Begun {
  readonly domains: readonly BegunDomain[]
  readonly problems: readonly BegunProblem[]
  readonly configurations: readonly BegunConfiguration[]
  /** For each unusable text, the reason and its place. */
  readonly refused: readonly string[]
}

/** A file; a pasted text has no name. */
export interface GivenText {
  readonly name: string
  readonly text: string
}

export interface StartedPhrases {
  readonly phrases: string
  /** Parts of the configuration that `phrases.yaml` cannot represent; empty if there is no configuration. */
  readonly lost: readonly Loss[]
}

export interface StartingApi {
  look(texts: readonly GivenText[]): Begun
  /** An initial, complete phrases file for the domain; uses the wording of a configuration if one is given. */
  start(
    domain: string,
    problems: readonly string[],
    configuration?: { readonly texts: readonly GivenText[]; readonly name: string },
  ): StartedPhrases
  /** The remaining improvements, and the total number of steps for a phrases file derived only from names. */
  guide(domain: string, phrases: string): { readonly steps: readonly GuideStep[]; readonly of: number }
  /** The phrases as a configuration; null if the domain cannot be parsed. */
  exported(
    domain: string,
    phrases: string,
    name: string,
  ): { readonly text: string; readonly lost: readonly Loss[] } | null
}
