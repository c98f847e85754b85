// The page's API for new domains: recognising texts, a phrases file to start from, the remaining improvements, and
// configurations of benchmarks in and out.

import type { ConfigFinding, Loss } from '#questions/benchmarks/family-parts'
import type { GuideStep } from '#language/english/starter/guide'

/** A domain in a text that was dropped, pasted or chosen. */
export interface BegunDomain {
  /** As the PDDL calls it. */
  readonly name: string
  readonly text: string
  readonly predicates: number
  readonly actions: number
  /** The fault of the text, if any; the rest of it can be used. */
  readonly fault?: string
}

export interface BegunProblem {
  readonly name: string
  readonly text: string
}

/** A benchmark's configuration in a text. */
export interface BegunConfiguration {
  readonly name: string
  /** The PDDL that its file holds, or the domain that came with it. */
  readonly domain?: BegunDomain
  /** Its faults; none are searched for without PDDL. */
  readonly findings: readonly ConfigFinding[]
}

/** The recognised texts. */
export interface Begun {
  readonly domains: readonly BegunDomain[]
  readonly problems: readonly BegunProblem[]
  readonly configurations: readonly BegunConfiguration[]
  /** Texts that could not be used, each with the reason and its place. */
  readonly refused: readonly string[]
}

/** A file; a pasted text has no name. */
export interface GivenText {
  readonly name: string
  readonly text: string
}

export interface StartedPhrases {
  readonly phrases: string
  /** Parts of the configuration that `phrases.yaml` cannot hold; empty without one. */
  readonly lost: readonly Loss[]
}

export interface StartingApi {
  look(texts: readonly GivenText[]): Begun
  /** A complete phrases file for the domain; with the words of a configuration where one is named. */
  start(
    domain: string,
    problems: readonly string[],
    configuration?: { readonly texts: readonly GivenText[]; readonly name: string },
  ): StartedPhrases
  /** What is left to improve, and how many steps a phrases file made from names alone has. */
  guide(domain: string, phrases: string): { readonly steps: readonly GuideStep[]; readonly of: number }
  /** The phrases as a configuration; null if the domain cannot be read. */
  exported(
    domain: string,
    phrases: string,
    name: string,
  ): { readonly text: string; readonly lost: readonly Loss[] } | null
}
