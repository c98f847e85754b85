// Modules of a family that are loaded on demand (`registry.ts`), separately from its core.

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

/** A domain for which questions can be generated. */
export interface MadeDomain {
  readonly id: string
  readonly title: string
  readonly parameters: readonly SizeParameter[]
  readonly presets: { readonly small: Size; readonly medium: Size; readonly large: Size }
}

/** A domain that a family provides, with its text. */
export interface BroughtDomain extends MadeDomain {
  readonly domainText: string
}

/** Generates the questions of a unit; `fits` excludes questions that a reader could not judge in time. */
export type Make = (unit: MakeUnit, fits?: Fits) => MadeQuestions

/** The question generator of a family with its own layout. */
export interface Making {
  readonly make: Make
  /** Additional domains for which its questions are generated. */
  readonly domains: readonly BroughtDomain[]
}

/** The wording of a domain, in a file that people write for the family's own programs. */
export interface NamedConfiguration {
  /** The name in the file: `logistics`. */
  readonly name: string
  /** The PDDL, if the file contains it. */
  readonly domainText?: string
}

/** A fault of a configuration. */
export interface ConfigFinding {
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** The key in the configuration: `predicates.at`, `domain_intro`. */
  readonly key: string
  /** The excerpt of that text that shows the fault. */
  readonly quote?: string
  readonly message: string
  /** For findings in introductions: the action and the statement about it. */
  readonly about?: string
}

/** Information that a conversion omits. */
export interface Loss {
  readonly message: string
  /** The position in `phrases.yaml`, if there is a single one. */
  readonly span?: Span
}

export interface Converted {
  readonly text: string
  readonly lost: readonly Loss[]
}

/** Why a line of a file of items cannot be used, in a sentence. */
export interface LineProblem {
  readonly problem: string
}

/** Operations on the configurations of a family; `Named` is the family's own type. */
export interface Configurations<Named extends NamedConfiguration = NamedConfiguration> {
  /** Reads a text as one configuration or several. Never throws. */
  read(text: string): { readonly found: readonly Named[]; readonly diagnostics: readonly Diagnostic[] }
  check(named: Named, domain: Domain): readonly ConfigFinding[]
  /** Converts the English of a domain (`phrases.yaml`) to a configuration. */
  write(phrases: Phrases, domain: Domain, name: string): Converted
  phrasesOf(named: Named, domainText: string): Converted
  /** The official prompt of an item. */
  prompt(
    line: unknown,
    configurations: readonly Named[],
  ): { readonly id: string | number | null; readonly query: string } | LineProblem
  /** The question and the response of an answered item. */
  answered(
    line: Readonly<Record<string, unknown>>,
    configurations: ReadonlyMap<string, Named>,
  ): { readonly question: Question; readonly response: string } | LineProblem
}

/** The result of a reader of the family's own program. */
export interface OfficialParse {
  readonly value: unknown
  readonly trace: readonly TracePart[]
}

/** Readers of the family's own program, by rule and domain, named as in recordings of it. */
export interface OfficialLines<Named extends NamedConfiguration = NamedConfiguration> {
  /** Names of the rules that read a text. */
  readonly rules: readonly string[]
  /** The reader of a rule for a domain; a sentence that explains why if there is none. */
  reader(rule: string, domain: string, opened: ReadonlyMap<string, Named>): ((text: string) => OfficialParse) | string
  /** The program's output for a line with a rule and a domain; a sentence if the line cannot be used. Never throws. */
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

/** Replaces the names of any domain by names without meaning. */
export interface Obfuscation<Made extends ObfuscatedDomain = ObfuscatedDomain> {
  /** The renamed domain, by seed; words of the texts `around` are not used. A sentence explains a failure. */
  domain(
    domain: Domain,
    style: ObfuscationStyle,
    rng: Rng,
    around?: readonly string[],
  ): Made | { readonly problem: string }
  /** A problem of the plain domain with the new names, and its objects: plain name → new one. */
  problem(made: Made, problem: Problem): { readonly text: string; readonly objects: ReadonlyMap<string, string> }
  /** Steps of a plan, such as `(stack a b)`, with the plain names; null for a step with an unknown name. */
  plainSteps(made: Made, objects: ReadonlyMap<string, string>, steps: readonly string[]): readonly (string | null)[]
}

/** The result of the family's own program for two problems; null where it does not come to a result. */
export interface OfficialComparison {
  readonly parseable: boolean | null
  readonly solvable: boolean | null
  readonly equivalent: boolean | null
  /** One or two sentences: the rule that decided. */
  readonly note: string
  readonly error?: string
}

export interface Comparison {
  /** The PDDL of a domain of the benchmark by its name, case-insensitive; undefined for other names. */
  domainText(name: string): string | undefined
  /** Compares a raw response `b` with the truth `a`, as the benchmark calls the program. */
  compare(a: string, b: string, placeholder: boolean, limits: Limits): OfficialComparison
}
