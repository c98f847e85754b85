// Parts that families have besides those that all of them have: each is one member of `Family`.

import type { Limits } from '#base/limits'
import type { Fits, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { readConfigurations } from './planbench/config'
import type { checkConfiguration } from './planbench/config-checks'
import type { writeConfiguration } from './planbench/config-export'
import type { phrasesOfConfiguration } from './planbench/config-phrases'
import type { obfuscateDomain, obfuscateProblem, plainSteps } from './planbench/obfuscate/obfuscate'
import type { officialTables, outputOfLine, readByRule, TextRule } from './planbench/official-rules'
import type { answeredLine } from './planbench/read/answered-line'
import type { renderLine } from './planbench/render/line'
import type { publishedDomains } from './planetarium/make/domains'
import type { OfficialEvaluation } from './planetarium/official/evaluate'

export type { NamedConfiguration } from './planbench/config'
export type { ConfigFinding } from './planbench/config-checks'
export type { Loss } from './planbench/config-export'
export type { ObfuscationStyle } from './planbench/obfuscate/obfuscate'
export type { MadeDomain } from './planetarium/make/domains'

/** A domain that a family brings, with its text. */
export type BroughtDomain = (typeof publishedDomains)[number]

/** The questions of a unit; `fits` passes over those that a reader would not judge in time. */
export type Make = (unit: MakeUnit, fits?: Fits) => MadeQuestions

/** How domains are worded by files that people write for the family's own programs. */
export interface Configurations {
  readonly read: typeof readConfigurations
  readonly check: typeof checkConfiguration
  /** A configuration from phrases, and back. */
  readonly write: typeof writeConfiguration
  readonly phrasesOf: typeof phrasesOfConfiguration
  /** The official prompt of an item. */
  readonly prompt: typeof renderLine
  /** The question and the response of an item that was answered. */
  readonly answered: typeof answeredLine
}

/** Readers of the family's own program, by rule and domain, as recordings of it name them. */
export interface OfficialLines {
  readonly rules: readonly TextRule[]
  readonly tables: typeof officialTables
  readonly output: typeof outputOfLine
  readonly read: typeof readByRule
}

/** Any domain under names without meaning. */
export interface Obfuscation {
  readonly domain: typeof obfuscateDomain
  readonly problem: typeof obfuscateProblem
  readonly plainSteps: typeof plainSteps
}

/** What the family's own program answers on two problems. */
export interface Comparison {
  /** The PDDL of a domain of the benchmark by its name, in any case; undefined of others. */
  domainText(name: string): string | undefined
  /** On a raw response `b` against the truth `a`, as the benchmark calls the program. */
  compare(a: string, b: string, placeholder: boolean, limits: Limits): OfficialEvaluation
}
