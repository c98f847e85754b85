// Parts of families besides the core that all of them have: each is loaded when it is needed (`registry.ts`).

import type { Limits } from '#base/limits'
import type { Rng } from '#base/rng'
import type { Span } from '#base/text'
import type { Phrases } from '#language/english/phrases'
import type { TracePart } from '#language/answers/reading'
import type { Size, SizeParameter } from '#language/domain-kit'
import type { Diagnostic } from '#planning/pddl/diagnostic'
import type { Domain, Problem } from '#planning/pddl/model'
import type { Fits, MadeQuestions, MakeUnit } from '#questions/kinds/asking/making'
import type { Question } from '#questions/kinds/question'

/** A domain that questions can be made of. */
export interface MadeDomain {
  readonly id: string
  readonly title: string
  readonly parameters: readonly SizeParameter[]
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
}

/** A domain that a family brings, with its text. */
export interface BroughtDomain extends MadeDomain {
  readonly domainText: string
}

/** The questions of a unit; `fits` passes over those that a reader would not judge in time. */
export type Make = (unit: MakeUnit, fits?: Fits) => MadeQuestions

/** How a family's questions are made, where they have a layout of their own. */
export interface Making {
  readonly make: Make
  /** Domains in addition to ours that its questions are made of. */
  readonly domains: readonly BroughtDomain[]
}

/** How a domain is worded by a file that people write for the family's own programs. */
export interface NamedConfiguration {
  /** As the file calls it: `logistics`. */
  readonly name: string
  /** The PDDL, where the file holds it. */
  readonly domainText?: string
}

/** A fault of a configuration. */
export interface ConfigFinding {
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Where in the configuration: `predicates.at`, `domain_intro`. */
  readonly key: string
  /** The part of that text that shows the fault. */
  readonly quote?: string
  readonly message: string
  /** With findings of introductions: the action and what is stated about it. */
  readonly about?: string
}

/** What a conversion leaves out. */
export interface Loss {
  readonly message: string
  /** Its place in `phrases.yaml`, if it has a single one. */
  readonly span?: Span
}

export interface Converted {
  readonly text: string
  readonly lost: readonly Loss[]
}

/** A line of a file of items that cannot be used, in a sentence. */
export interface LineProblem {
  readonly problem: string
}

/** Configurations are handed back to the family that read them. */
export interface Configurations<Named extends NamedConfiguration = NamedConfiguration> {
  /** Reads a text as one configuration or several. Never throws. */
  read(text: string): { readonly found: readonly Named[]; readonly diagnostics: readonly Diagnostic[] }
  check(named: Named, domain: Domain): readonly ConfigFinding[]
  /** A configuration from the English of a domain (`phrases.yaml`), and back. */
  write(phrases: Phrases, domain: Domain, name: string): Converted
  phrasesOf(named: Named, domainText: string): Converted
  /** The official prompt of an item. */
  prompt(
    line: unknown,
    configurations: readonly Named[],
  ): { readonly id: string | number | null; readonly query: string } | LineProblem
  /** The question and the response of an item that was answered. */
  answered(
    line: Readonly<Record<string, unknown>>,
    configurations: ReadonlyMap<string, Named>,
  ): { readonly question: Question; readonly response: string } | LineProblem
}

/** What a reader of the family's own program takes from a text. */
export interface OfficialParse {
  readonly value: unknown
  readonly trace: readonly TracePart[]
}

/** Readers of the family's own program, by rule and domain, as recordings of it name them. */
export interface OfficialLines<Named extends NamedConfiguration = NamedConfiguration> {
  /** Names of the rules that read a text. */
  readonly rules: readonly string[]
  /** The reader of one of the rules for a domain; a sentence if there is none. */
  reader(rule: string, domain: string, opened: ReadonlyMap<string, Named>): ((text: string) => OfficialParse) | string
  /** What the program gives for a line with its rule and domain; a sentence where it cannot be used. Never throws. */
  output(
    line: Readonly<Record<string, unknown>>,
    opened: ReadonlyMap<string, Named>,
  ): { readonly output: unknown } | string
}

export type ObfuscationStyle = 'deceptive' | 'random'

/** A domain under other names. */
export interface ObfuscatedDomain {
  readonly domainText: string
  /** Plain name → new one. */
  readonly renaming: {
    readonly actions: ReadonlyMap<string, string>
    readonly predicates: ReadonlyMap<string, string>
  }
}

/** Any domain under names without meaning. */
export interface Obfuscation<Made extends ObfuscatedDomain = ObfuscatedDomain> {
  /** By seed; words of the texts `around` are not taken. A sentence explains why there is none. */
  domain(
    domain: Domain,
    style: ObfuscationStyle,
    rng: Rng,
    around?: readonly string[],
  ): Made | { readonly problem: string }
  /** A problem of the plain domain under the new names, and its objects: plain name → new one. */
  problem(made: Made, problem: Problem): { readonly text: string; readonly objects: ReadonlyMap<string, string> }
  /** Steps of a plan, such as `(stack a b)`, in the plain names; null for a step with an unknown name. */
  plainSteps(made: Made, objects: ReadonlyMap<string, string>, steps: readonly string[]): readonly (string | null)[]
}

/** What the family's own program answers on two problems; null where it does not come to an answer. */
export interface OfficialComparison {
  readonly parseable: boolean | null
  readonly solvable: boolean | null
  readonly equivalent: boolean | null
  /** One or two sentences: by which rule. */
  readonly note: string
  readonly error?: string
}

export interface Comparison {
  /** The PDDL of a domain of the benchmark by its name, in any case; undefined of others. */
  domainText(name: string): string | undefined
  /** On a raw response `b` against the truth `a`, as the benchmark calls the program. */
  compare(a: string, b: string, placeholder: boolean, limits: Limits): OfficialComparison
}
