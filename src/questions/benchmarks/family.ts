// The interface of a benchmark family: how its files are recognized, read and written, how its prompts are worded, how
// its own scorer scores, how its published answers compare with proven ones, and the results that its papers print.

import type { Hints } from '#language/answers/names'
import type { HarnessDate } from '#language/answers/official'
import type { TracePart } from '#language/answers/reading'
import type { FormatCode, KindCode } from '#questions/kinds/codes'
import type { Asked, Question } from '#questions/kinds/question'
import type { Limits } from '#base/limits'
import type { Evidence, Verdict } from '#questions/kinds/verdict'
import type { Source } from '#planning/pddl/source'
import type { Task } from '#planning/task/task'
import type { CauseWords } from './cause-words'
import type { DescribedQuestion } from './described-question'
import type { PeopleText } from './people-text'
import type { FileForm } from '#questions/kinds/file-forms'
import type { Comparison, Configurations, Making, Obfuscation, OfficialLines } from './family-parts'
import type { PublishedResults } from './published'

/**
 * One family, as listed in the registry, with the data that pages show. Everything outside its folder reaches it
 * through the registry.
 */
export interface Family {
  /** The id in questions and the name of the folder: `acpbench`. */
  readonly id: string
  /** The display name: `ACPBench`. */
  readonly name: string
  /** Description of its files, for the list of file types: `ACPBench questions (.json, .jsonl, .gz)`. */
  readonly files: string
  /** The subject of its questions in a sentence, if they can be generated. */
  readonly summary: string
  /** True if people write domain configurations for its programs, handled by its part `configurations`. */
  readonly isConfigured?: true
  /** Why its official score and the playground's verdict may differ, by codes specific to this family. */
  readonly causes: Readonly<Record<string, CauseWords>>
  /** Results printed in papers. Rejects if a script cannot be fetched. */
  loadPublished?(): Promise<PublishedResults>
}

/** Optional parts of a family, loaded when a program needs them. */
export interface FamilyParts {
  /** Computes every key of the file again from only the PDDL, and compares. */
  readonly conformance: (question: Question, limits: Limits) => Conformance
  readonly making: Making
  readonly configurations: Configurations
  readonly officialLines: OfficialLines
  readonly obfuscation: Obfuscation
  readonly comparison: Comparison
}
export type PartName = keyof FamilyParts

type Loaders = { readonly [Name in PartName]: () => Promise<FamilyParts[Name]> }
/**
 * The exports of `parts.ts` in a family's folder. Each rejects if a script cannot be fetched, and may be called again.
 */
export type FamilyLoaders = Pick<Loaders, 'conformance'> & Partial<Loaders>

/** A family with its core, which reads and judges its questions. */
export type WholeFamily = Family & FamilyCore

/**
 * The exports of `core.ts` in a family's folder: how files are recognized, read and written, and how the family's own
 * scorer reads and scores.
 */
export interface FamilyCore {
  /** True if a text that begins with `head` (without blanks and byte order mark) looks like one of its files. */
  recognise(head: string, name: string): boolean
  /** True if a file of the family that begins with `head` contains model responses. */
  isAnswered?(head: string): boolean
  /**
   * Never throws; linear in the text. `onProgress` receives the fraction read, from 0 to 1; `path` is the file's path, as far
   * as it is known.
   */
  read(text: string, onProgress?: (share: number) => void, path?: string): ReadFile
  /** A file in the family's own layout; as a table, the fields that fit into one. */
  write(questions: readonly Question[], form: FileForm): string

  /** The question as a record of such a file, without its PDDL: the input of `unpack`. */
  pack(question: Question): Readonly<Record<string, unknown>>
  /** The question of an untrusted record with its PDDL; or its fault. */
  unpack(record: unknown, source: Source | null): Question | string
  /** The question without anything that reveals the right answer. */
  sealed(question: Question): Question
  /** True if the question contains its right answer. */
  hasKey(question: Question): boolean
  /** The name in files for questions of this kind and format: `applicable_actions_gen`. */
  groupOf(kind: KindCode, format: FormatCode): string
  /** The name in its files for the question's domain, if tables of results are grouped by it: `blocksworld_3`. */
  domainOf?(question: Question): string | undefined
  /**
   * The name in files for the questions of a harness's task, such as `acp_app_gen`; undefined for other families'
   * tasks.
   */
  groupOfTask?(task: string): string | undefined

  /** The meaning of the English of a question without PDDL; undefined if it cannot be read. */
  withContext?(question: Question): DescribedQuestion | undefined

  /** The text to send to a model, for families in which a question is a prompt. */
  promptOf?(question: Question): string
  /** The same question for people; undefined if its prompt could not be read in full. */
  forPeople?(question: Question): PeopleText | undefined
  /** What the question's words ask; `task`, if given, avoids grounding its problem again. */
  asked(question: Question, task?: Task): AskedOutcome
  /** Names for the answer reader: how the question's prompt words its domain. */
  hintsFor?(question: Question): FamilyHints
  /** One answer that is right according to the file or the generator, as a response; undefined if there is none. */
  goldText(question: Question): string | undefined
  /** The published reader's reading of a raw response; null if the family has no reader of its own. */
  officialReading(question: Question, text: string): OfficialReading | null
  /** The published score of a raw response; `harness`: by the rules of the harness version of that month. */
  officialScore(question: Question, text: string, limits: Limits, harness?: HarnessDate): OfficialScore
  /** The model's response, and the file's own label, if the question's record is one of results. */
  resultOf?(question: Question): FamilyResult | undefined
  /**
   * The same for a record that does not contain its question, with the names that refer to it. Undefined for other
   * records.
   */
  resultIn?(fields: Readonly<Record<string, unknown>>): NamedResult | undefined
  /** Names, in addition to its id, with which results may refer to the question. */
  namesOf?(question: Question): readonly string[]
  /**
   * Why the score and the playground's verdict on the response differ, as one of `causes` or `commonCauses`; null if
   * they agree.
   */
  causeOf?(question: Question, text: string, verdict: Verdict, limits: Limits): string | null
  /** Remarks about the question for the visitor, one sentence each. */
  remarksOn?(question: Question): readonly string[]
}

/** Hints of a family for the answer reader. */
export type FamilyHints = Pick<Hints, 'wordbook'>

/** A record of results. */
export interface FamilyResult {
  /** The question without the fields on the model's response and its score: the same for all models. */
  readonly question: Question
  /** '' if neither the file nor its folder names it. */
  readonly model: string
  readonly response: string
  /** The label in the file, as a score; null if it has none. */
  readonly recorded: number | null
}

/** A record of results that refers to its question by name. */
export interface NamedResult {
  /** '' if it has none. */
  readonly id: string
  readonly names: readonly string[]
  /** The words of the question; '' if it does not quote them. */
  readonly question: string
  readonly model: string
  readonly response: string
  readonly recorded: number | null
}

/** The questions of a file, each keyed by its index in it (from 0). */
export interface ReadFile {
  readonly questions: readonly Question[]
  readonly issues: readonly ImportIssue[]
}

/** A fault of a file or one of its records; nothing is dropped silently. */
export interface ImportIssue {
  /** Index of the record in the file, from 0; -1 for the file as a whole. */
  readonly index: number
  readonly message: string
}

/** A raw response as the published reader reads it. */
export interface OfficialReading {
  /** Null if the reader finds nothing. */
  readonly value: null | string | readonly string[] | readonly (readonly string[])[]
  /** In order of position, covering the raw text. */
  readonly trace: readonly TracePart[]
  /** The text after the reader's own preprocessing; null if it reads the raw text. */
  readonly parsed: string | null
  /** One sentence about the preprocessing; '' if there was none. */
  readonly cleaning: string
}

export type AskedOutcome =
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'unclear'; readonly reason: string }

export interface OfficialScore {
  /** Null if there is no score: not computed, not scored, or the original program stops. */
  readonly score: 0 | 1 | null
  /** One or two sentences: the rule that decided. */
  readonly note: string
  /** The error that the original raises: with score 0 it counts as wrong, without a score it ends the program. */
  readonly error?: string
  /** True if the original excludes such responses from its counts. */
  readonly notScored?: true
  /** If the score has levels: each by name; the score is the strictest one. */
  readonly levels?: Readonly<Record<string, boolean>>
}

/** Compares a file's answer to one question with the proven one. */
export interface Conformance {
  /** PDDL name of the domain; '' if the question has no usable PDDL. */
  readonly domain: string
  readonly decided: boolean
  /** Why the comparison was not decided. */
  readonly reason: 'no-pddl' | 'english-incomplete' | 'no-gold' | 'bad-pddl' | 'unclear' | 'limit' | 'no-plan' | null
  /** The reason in a sentence; '' if it was decided. */
  readonly message: string
  /** True if the comparison was decided without a difference. */
  readonly agrees: boolean
  readonly differences: readonly Difference[]
}

/** A difference between a file's answer and the proven one, with evidence. */
export interface Difference {
  /** One sentence: the proven claim that contradicts the file. */
  readonly claim: string
  /** Kebab-case, the same for the same cause: `no-is-landmark`. */
  readonly type: string
  readonly proven: unknown
  readonly gold: unknown
  /** Null if the claim needs none, such as facts of the given state. */
  readonly evidence: Evidence | null
}
