// A question as data: what is asked, in which format, about which problem, and where it comes from.

import type { Premise } from '#planning/analysis/premise'
import type { Statement } from '#planning/analysis/statement'
import type { Assumed, Missing } from '#language/english/from-english/described-problem'
import type { Source } from '#planning/pddl/source'
import { type FormatCode, type KindCode, wordsOfKind } from './codes'

/** A question ready to be shown, answered and judged. It survives structured cloning and JSON. */
export interface Question {
  /** Distinguishes it within its file: `nexta.gen/3`. */
  readonly key: string
  readonly id: string
  /** Id of the family of benchmarks in whose layout it is read, written and scored: `acpbench`. */
  readonly family: string
  readonly kind: KindCode
  readonly format: FormatCode
  /** Our folder name of the domain, or its PDDL name where we have none. */
  readonly domain: string
  readonly context: string
  readonly question: string
  readonly choices?: Choices
  /** The PDDL that is shown; null if the question comes as English only. */
  readonly shown: Source | null
  /** The PDDL that answers are judged by: what is shown, unless that would give the answer away. */
  readonly judged: Source | null
  /** The formal statements of the options of yes/no and choice questions: one, or one for each option. */
  readonly statements?: readonly Statement[]
  /**
   * What its kind needs in addition to the problem; null if its words do not state. Absent until it is found, which may use
   * grounding the problem: see `benchmarks/asking.ts`.
   */
  readonly asked?: Asked | null
  /** Why `asked` is null although there is PDDL. */
  readonly askedProblem?: string
  /**
   * What was parsed from its English, for a question that comes as English only; `shown`, `judged` and `statements` are
   * then parsed too. Absent until then: see `benchmarks/question-context.ts`.
   */
  readonly told?: ParsedContext
  /** What a model answered, where the file states it. */
  readonly response?: string
  readonly origin: Origin
}

/** A problem and what is asked of it, read from English alone. */
export interface ParsedContext {
  /** The name of the folder of the domain whose English it is; null if none is recognised. */
  readonly domain: string | null
  /** What is assumed. */
  readonly assumed: readonly Assumed[]
  /** What the English leaves open. */
  readonly missing: readonly Missing[]
  /** The problem in which all of `missing` holds; absent if nothing is missing. */
  readonly most?: string
  /** Sentences and phrases that were not read, as they are there. Nothing is proven then. */
  readonly unread: readonly string[]
  /** Where the question's words are loose, how they are taken. */
  readonly taken: readonly TakenSo[]
  /** What the words take as given; absent if they take nothing. */
  readonly premise?: Premise
}

/**
 * How loose words of published questions are taken; each is explained in docs/published-answers.md.
 * `now-counts`: the state now is among those that can be reached. `some-occurrence`: of a step that occurs several
 * times, some occurrence is meant. `unknown-words`: a phrase that is not known names no action, since it has words that no
 * wording of the domain's actions has, and all their wordings are known. `whichever-applicable`: a phrase that stands for
 * several actions means the action that can be taken where the phrase is.
 */
export type TakenSo = 'now-counts' | 'some-occurrence' | 'unknown-words' | 'whichever-applicable'

/** The question as its file has it, without what was read from its English. */
export function untold(question: Question): Question {
  if (question.told === undefined) return question
  const { told: _, statements: _statements, ...rest } = question
  return { ...rest, shown: null, judged: null }
}

/** A question with what its family finds in it, as kinds need it for hints and keys. It cannot be cloned. */
export interface KnownQuestion extends Question {
  readonly asked: Asked | null
  /** One answer that is right by its file or its maker, as a response; undefined if there is none. */
  gold(): string | undefined
}

/** The options of a choice question; texts and labels are equally many. */
export interface Choices {
  readonly text: readonly string[]
  readonly label: readonly string[]
}

/** Where a question comes from. */
export type Origin =
  /** From a file. Only its family knows what a record is. */
  | { readonly from: 'published'; readonly record: unknown }
  /** Made here, with a proven key. */
  | { readonly from: 'made'; readonly note: MadeNote }
  /** About a problem of the visitor's own, or one that was changed: no file states what is right. */
  | { readonly from: 'own' }

/** What a made question has in addition to what it shows, so that it can be exported. */
export interface MadeNote {
  /** What is right, in the layout of its family. */
  readonly key: unknown
  /** The question without its options, for choices. */
  readonly query?: string
  readonly difficulty: Difficulty
  /** What makes it again. */
  readonly seed: string
}

/** What makes a question hard, as numbers. */
export interface Difficulty {
  readonly facts: number
  readonly actions: number
  /** Cost of a cheapest plan from the state; null if it was not found within a small search, or there is none. */
  readonly goalDistance: number | null
  /** Steps of the sequence or plan the question gives; 0 if it gives none. */
  readonly givenSteps: number
  /** Right answers of the open format; 1 otherwise. */
  readonly rightAnswers: number
}

/** What the kind needs in addition to the problem: the one field that its words name. Actions as text, `(name arg …)`. */
export interface Asked {
  readonly kind: KindCode
  readonly action?: string
  readonly sequence?: readonly string[]
  readonly plan?: readonly string[]
  /** Of problems from texts: which objects take which place in the goal is left open. */
  readonly placeholder?: true
  /** Predicates whose facts the question's words never describe, so that no answer has to name them. */
  readonly hidden?: readonly string[]
}

/** The steps that a question gives; none if it gives none. */
export const givenSteps = (asked: Asked | null | undefined): readonly string[] | undefined =>
  asked?.sequence ?? asked?.plan

/** In benchmark files every step counts 1, whatever the problem's metric states, but where a kind asks for the cost. */
export const countsSteps = ({ kind, origin }: Pick<Question, 'kind' | 'origin'>): boolean =>
  origin.from !== 'own' && wordsOfKind(kind).priced !== true

/** The same question about a changed problem: what is right in a file no longer states anything of it. */
export function aboutEdit(question: Question, edit: Source): Question {
  const hides = question.judged !== null && !sameSource(question.judged, question.shown)
  // What its English describes was of another problem.
  const { told: _, ...rest } = question
  return {
    ...rest,
    shown: edit,
    judged: hides ? question.judged : edit,
    origin: { from: 'own' },
  }
}

/** Are two pairs of texts the same? */
export const sameSource = (one: Source | null, other: Source | null): boolean =>
  one === other || (one !== null && other !== null && one.domain === other.domain && one.problem === other.problem)
