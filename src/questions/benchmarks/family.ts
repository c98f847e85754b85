// The interface of a family of benchmarks: how its files are recognised, read and written, how a question's text is
// worded, how its own scorer scores, how its published answers compare with ours, and what its papers print.

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
import type { FileForm } from '#questions/kinds/file-forms'
import type { Comparison, Configurations, Making, Obfuscation, OfficialLines } from './family-parts'
import type { PublishedResults } from './published'

/** One family, as the registry lists it: what a page shows of it. Everything outside its folder reaches it through the registry. */
export interface Family {
  /** As questions name it: `acpbench`; its folder is called the same. */
  readonly id: string
  /** As people know it: `ACPBench`. */
  readonly name: string
  /** What its files are, for the list of files that open: `ACPBench questions (.json, .jsonl, .gz)`. */
  readonly files: string
  /** What its questions are about, in a sentence, where they can be made. */
  readonly summary: string
  /** True if people write configurations of domains for its programs: its part `configurations`. */
  readonly isConfigured?: true
  /** Why its official score and our verdict may differ, by codes that no other family has. */
  readonly causes: Readonly<Record<string, CauseWords>>
  /** Results that papers print. Rejects where a script cannot be fetched. */
  loadPublished?(): Promise<PublishedResults>
}

/** What of a family only some programs need, and is loaded when they do. */
export interface FamilyParts {
  /** Everything that the file states is right, computed again from the PDDL alone and compared. */
  readonly conformance: (question: Question, limits: Limits) => Conformance
  readonly making: Making
  readonly configurations: Configurations
  readonly officialLines: OfficialLines
  readonly obfuscation: Obfuscation
  readonly comparison: Comparison
}
export type PartName = keyof FamilyParts

type Loaders = { readonly [Name in PartName]: () => Promise<FamilyParts[Name]> }
/** What `parts.ts` of a family's folder exports. Each rejects where a script cannot be fetched, and may be called again. */
export type FamilyLoaders = Pick<Loaders, 'conformance'> & Partial<Loaders>

/** A family with what reads and judges its questions. */
export type WholeFamily = Family & FamilyCore

/**
 * What `core.ts` of a family's folder exports: how files are recognised, read and written, and how the family's own scorer
 * reads and scores.
 */
export interface FamilyCore {
  /** Does a text that begins with `head` (blanks and byte order mark taken off) look like one of its files? */
  recognise(head: string, name: string): boolean
  /** Does a file of its own that begins so hold what a model answered? */
  isAnswered?(head: string): boolean
  /**
   * Never throws; linear in the text. `hear` gets the share read, from 0 to 1; `path` is the file's, with its folders as
   * far as they are known.
   */
  read(text: string, hear?: (share: number) => void, path?: string): ReadFile
  /** A file in the family's own layout; as a table, what fits into one. */
  write(questions: readonly Question[], form: FileForm): string

  /** The question as a record of such a file, its PDDL apart: what `unpack` takes. */
  pack(question: Question): Readonly<Record<string, unknown>>
  /** The question of a record, which may be anything, and its PDDL; or its fault. */
  unpack(record: unknown, source: Source | null): Question | string
  /** Without anything that states what is right. */
  sealed(question: Question): Question
  /** True if the question holds its right answer. */
  hasKey(question: Question): boolean
  /** What files call questions of this kind and format: `applicable_actions_gen`. */
  groupOf(kind: KindCode, format: FormatCode): string
  /** What its files call the question's domain, where tables of results are to go by that: `blocksworld_3`. */
  domainOf?(question: Question): string | undefined
  /** What files call the questions of a harness's task, such as `acp_app_gen`; undefined of tasks that are not its own. */
  groupOfTask?(task: string): string | undefined

  /** What the English of a question without PDDL says; undefined where it cannot be read. */
  told?(question: Question): DescribedQuestion | undefined

  /** The text to send to a model, of families whose questions are prompts. */
  promptOf?(question: Question): string
  /** What the question's words ask; `task`, of what it is judged by, saves grounding it again. */
  asked(question: Question, task?: Task): AskedOutcome
  /** What our reader may know in addition names: how the question's prompt words its domain. */
  hintsFor?(question: Question): FamilyHints
  /** One answer that is right by the file or the maker, as a response; undefined if there is none. */
  goldText(question: Question): string | undefined
  /** What the published reader takes from a raw response; null if the family has no reader of its own. */
  officialReading(question: Question, text: string): OfficialReading | null
  /** The published score of a raw response; `harness`: by the rules as they were from that month on. */
  officialScore(question: Question, text: string, limits: Limits, harness?: HarnessDate): OfficialScore
  /** What a model made of the question, where its record is one of results: the response, and the file's own label. */
  resultOf?(question: Question): FamilyResult | undefined
  /** The same of a record that does not carry its question: by which names it means it. Undefined of other records. */
  resultIn?(fields: Readonly<Record<string, unknown>>): NamedResult | undefined
  /** Names in addition to its id by which results may mean the question. */
  namesOf?(question: Question): readonly string[]
  /** Why that score and our verdict on the response differ, as one of `causes` or `commonCauses`; null if they do not. */
  causeOf?(question: Question, text: string, verdict: Verdict, limits: Limits): string | null
  /** Remarks about the question for the visitor, a sentence each. */
  remarksOn?(question: Question): readonly string[]
}

/** What a family describes our reader of answers. */
export type FamilyHints = Pick<Hints, 'wordbook'>

/** A record of results. */
export interface FamilyResult {
  /** The question without what the model and its scorer made of it: the same for all models. */
  readonly question: Question
  /** '' if neither the file nor its folder states it. */
  readonly model: string
  readonly response: string
  /** The label that the file brings, as a score; null if it has none. */
  readonly recorded: number | null
}

/** A record of results that names its question. */
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

/** The questions of a file, each with its place in it (from 0) as its key. */
export interface ReadFile {
  readonly questions: readonly Question[]
  readonly issues: readonly ImportIssue[]
}

/** The faults of a file or one of its records; nothing is lost silently. */
export interface ImportIssue {
  /** Place of the record in the file, from 0; -1 for the file as a whole. */
  readonly index: number
  readonly message: string
}

/** A raw response as the published reader takes it. */
export interface OfficialReading {
  /** null: it gets nothing. */
  readonly value: null | string | readonly string[] | readonly (readonly string[])[]
  /** In order of place, covering the raw text. */
  readonly trace: readonly TracePart[]
  /** The text that it parsed after its own cleaning; null if it looks at the raw one. */
  readonly parsed: string | null
  /** One sentence: what was done to the text before; '' if nothing was. */
  readonly cleaning: string
}

export type AskedOutcome =
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'unclear'; readonly reason: string }

export interface OfficialScore {
  /** null: there is none: not computed, not scored, or the original stops. */
  readonly score: 0 | 1 | null
  /** One or two sentences: by which rule. */
  readonly note: string
  /** The error that the original raises: with a score of 0 it counts as wrong, with none it ends the program. */
  readonly error?: string
  /** The original leaves such responses out of its counts. */
  readonly notScored?: true
  /** Where the score has levels: each by its name, the score being the strictest. */
  readonly levels?: Readonly<Record<string, boolean>>
}

/** Compares a file's answer to one question with ours. */
export interface Conformance {
  /** PDDL name of the domain; '' if the question has no PDDL that could be used. */
  readonly domain: string
  readonly decided: boolean
  /** Why not decided. */
  readonly reason: 'no-pddl' | 'english-incomplete' | 'no-gold' | 'bad-pddl' | 'unclear' | 'limit' | 'no-plan' | null
  /** The reason in a sentence; '' if it was decided. */
  readonly message: string
  /** Decided, and no difference. */
  readonly agrees: boolean
  readonly differences: readonly Difference[]
}

/** A difference between a file's answer and ours, with our evidence. */
export interface Difference {
  /** One sentence: our claim against the file. */
  readonly claim: string
  /** Kebab-case, the same for the same cause: `no-is-landmark`. */
  readonly type: string
  readonly ours: unknown
  readonly gold: unknown
  /** null if the claim needs none, such as facts of the given state. */
  readonly evidence: Evidence | null
}
