// What the page may ask on the way to a new domain: what texts are, a phrases file to start from, what is left to
// improve in it, and configurations of PlanBench in and out.

import type { ConfigFinding, Loss } from '#questions/benchmarks/family-parts'
import type { GuideStep } from '#language/english/starter/guide'

/** A domain in a text that was dropped, pasted or chosen. */
export interface BegunDomain {
  /** As the PDDL calls it. */
  readonly name: string
  readonly text: string
  readonly predicates: number
  readonly actions: number
  /** What the text has wrong, if anything; the rest of it can be used. */
  readonly fault?: string
}

export interface BegunProblem {
  readonly name: string
  readonly text: string
}

/** A configuration of PlanBench in a text. */
export interface BegunConfiguration {
  readonly name: string
  /** The PDDL that its file holds, or the domain that came with it. */
  readonly domain?: BegunDomain
  /** What is wrong with it; none are looked for without PDDL. */
  readonly findings: readonly ConfigFinding[]
}

/** What texts were found to be. */
export interface Begun {
  readonly domains: readonly BegunDomain[]
  readonly problems: readonly BegunProblem[]
  readonly configurations: readonly BegunConfiguration[]
  /** What could not be used, and why, with its place. */
  readonly refused: readonly string[]
}

/** A file; a pasted text has no name. */
export interface GivenText {
  readonly name: string
  readonly text: string
}

export interface StartedPhrases {
  readonly phrases: string
  /** What the configuration said that `phrases.yaml` has no place for; empty without one. */
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
  guide(
    domain: string,
    phrases: string,
  ): { readonly steps: readonly GuideStep[]; readonly of: number }
  /** The phrases as a configuration; null where the domain cannot be read. */
  exported(
    domain: string,
    phrases: string,
    name: string,
  ): { readonly text: string; readonly lost: readonly Loss[] } | null
}
