// The types of the public interface. This file imports nothing: it is what users of the package see.

/** A domain and a problem of it, as PDDL. */
export interface Texts {
  readonly domain: string
  readonly problem: string
}

/** A fault of a text, with its position. */
export interface Finding {
  readonly file: 'domain' | 'problem'
  /** Names the fault, the same in all versions: `unknown-predicate`. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Places in the text: `from` is counted from 0, `line` and `column` from 1. */
  readonly from: number
  readonly to: number
  readonly line: number
  readonly column: number
  readonly message: string
  readonly notes: readonly { readonly message: string; readonly file?: string; readonly line?: number }[]
  /** A change that mends it without doubt. */
  readonly fix: {
    readonly label: string
    readonly from: number
    readonly to: number
    readonly text: string
    readonly also?: readonly {
      readonly file: string
      readonly from: number
      readonly to: number
      readonly text: string
    }[]
  } | null
}

/** An input cannot be used: PDDL with errors, a plan that is none, a record without a question. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** All findings, if the fault is in PDDL. */
  readonly findings: readonly Finding[]

  constructor(message: string, findings: readonly Finding[] = []) {
    super(message)
    this.findings = findings
  }
}

/** A name with the names of its parameters, and their types (`object` if there is none). */
export interface Signature {
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
}

/** The declarations of two texts. */
export interface Outline {
  readonly domain: {
    readonly name: string
    readonly requirements: readonly string[]
    readonly types: readonly string[]
    readonly predicates: readonly Signature[]
    readonly actions: readonly Signature[]
  }
  /** null without a text of a problem. */
  readonly problem: {
    readonly name: string
    readonly objects: readonly { readonly name: string; readonly type: string }[]
    /** Facts, as PDDL: `(on a b)`. */
    readonly init: readonly string[]
    /** The goal, as PDDL. */
    readonly goal: string
  } | null
  readonly diagnostics: readonly Finding[]
}

/** Evidence for the claim. */
export interface Certificate {
  /** The sort of evidence, such as `plan` or `closed-set`: docs/certificates.md. */
  readonly kind: string
  /** True if the independent checker accepted all of it. */
  readonly checked: boolean
  /** The claims with their evidence, with the option `evidence`: input for `checkCertificate`. */
  readonly proofs?: readonly Proof[]
}

/** A claim with its evidence, as plain JSON. Tables of numbers are base64 of little-endian bytes. */
export interface Proof {
  readonly claim: { readonly kind: string; readonly [field: string]: unknown }
  readonly certificate: { readonly kind: string; readonly [field: string]: unknown }
  /** For proofs of `judge`: the texts that the claim is about, which a question may hide, for `checkCertificate`. */
  readonly about?: CountedTexts
}

/** Texts, and whether each step costs 1, whatever the problem's metric. */
export interface CountedTexts extends Texts {
  readonly countsSteps?: boolean
}

export interface EvidenceOptions {
  /** Whether certificates are made (true). Without them `certificate` is null. */
  readonly certificates?: boolean
  /** Whether certificates contain their evidence (false). */
  readonly evidence?: boolean
}

export type Heuristic = 'blind' | 'hmax' | 'lmcut' | 'ff' | 'add' | 'goalcount'

export interface SolveOptions extends EvidenceOptions {
  /** A cheapest plan (false). */
  readonly optimal?: boolean
  /** For `optimal`, one that never overestimates: blind, hmax, lmcut. */
  readonly heuristic?: Heuristic
  /** States that the search may store (10,000,000). */
  readonly maxStates?: number
}

export interface Solution {
  readonly status: 'plan' | 'no-plan' | 'undecided'
  /** True if no plan is cheaper. */
  readonly optimal: boolean
  /** null without a plan, or if it is beyond what is counted exactly. */
  readonly cost: number | null
  /** The steps, `(move a b)`; null if none was found. */
  readonly plan: readonly string[] | null
  /** If the search stopped: every plan costs at least this. */
  readonly atLeast?: number
  readonly expanded: number
  readonly evaluated: number
  readonly facts: number
  readonly actions: number
  readonly certificate: Certificate | null
}

export interface Validation {
  /** null if the problem is too large to be grounded. */
  readonly valid: boolean | null
  /** null if the plan is none, or costs more than is counted exactly. */
  readonly cost: number | null
  /** The first step that fails, from 0; null if none does. */
  readonly step: number | null
  /** Conditions of that step that do not hold, as PDDL. */
  readonly missing: readonly string[]
  /** Parts of the goal that do not hold at the end, as PDDL. */
  readonly goalMissing: readonly string[]
  /** Why the step fails, if no condition is missing: an unknown name, or a step at the same time that interferes. */
  readonly note?: string
  /** The steps in the order of their times, if that is not the order of the text. */
  readonly plan?: readonly string[]
  /** Lines of the text that were skipped, and other remarks on how it was read. */
  readonly remarks: readonly string[]
  readonly certificate: Certificate | null
}

/** A question of a benchmark file. Pass it to `judge` unchanged. */
export interface Question {
  readonly id: string
  readonly family: string
  readonly kind: string
  readonly format: 'gen' | 'bool' | 'mcq'
  readonly domain: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
}

export interface QuestionsRead {
  readonly questions: readonly Question[]
  /** Records that could not be read, and why. */
  readonly problems: readonly string[]
}

export interface JudgeOptions extends EvidenceOptions {
  /** States that a search may store (2,000,000). */
  readonly maxStates?: number
  /** The month of the harness with the rules of the official score: `2025-03` or `2026-05`. */
  readonly harness?: string
}

export type VerdictWord = 'right' | 'wrong' | 'undecided' | 'unreadable'

export interface Verdict {
  readonly id: string
  readonly verdict: VerdictWord
  /** Why it is undecided or unreadable: `limit`, `no-pddl`, `no-answer` and others. */
  readonly reason: string | null
  readonly explanation: string
  /** By the rules of the benchmark's published program; null if it gives none. */
  readonly officialScore: 0 | 1 | null
  readonly certificate: Certificate | null
  readonly kind: string
  readonly domain: string
  readonly format: string
  /** Further fields: docs/results.md. */
  readonly [field: string]: unknown
}

/** A result file: its name, and its bytes or text. */
export interface ResultFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** A response that was scored, with `model`, `attempt` and its place; or a record that could not be. */
export type Scored =
  | (Verdict & { readonly model: string; readonly line: number; readonly attempt: number })
  | { readonly file: string; readonly line: number; readonly error: string }

export interface GenerateOptions {
  /** A domain that ships with Planground, by its name, or a domain and a problem of your own. */
  readonly domain: string | Texts
  /** `app`, `prog`, `reach` …: as `planground generate --help` lists them. */
  readonly kinds: readonly string[]
  readonly formats?: readonly ('gen' | 'bool' | 'mcq')[]
  /** Questions of each kind and format (10). */
  readonly count?: number
  /** The same seed gives the same questions (`0`). */
  readonly seed?: string
  readonly size?: 'small' | 'medium' | 'large'
}

/** A question in the layout of its benchmark's files, with its proven key. */
export type BenchmarkRecord = Readonly<Record<string, unknown>>

export interface EquivalentOptions {
  /** Objects of the goal may be exchanged on their own (false). */
  readonly placeholder?: boolean
  readonly maxStates?: number
}

/** Whether two problems of a domain pose the same task; null: undecided, or not applicable. */
export interface Equivalence {
  readonly parseable: boolean
  readonly solvable: boolean | null
  readonly equivalent: boolean | null
  readonly official: {
    readonly parseable: boolean | null
    readonly solvable: boolean | null
    readonly equivalent: boolean | null
  }
  /** Why `equivalent` is null. */
  readonly reason: string | null
  /** Why they are not equivalent. */
  readonly difference: string | null
  readonly explanation: string
  readonly certificate: { readonly kind: string; readonly checked: boolean } | null
}

export type CertificateCheck =
  | { readonly accepted: true }
  /** `where`: the premise that does not hold. */
  | { readonly accepted: false; readonly where: string }
