// A question as data: what is asked, in which format, about which problem, and its origin.

import type { Premise } from '#planning/analysis/premise'
import type { Statement } from '#planning/analysis/statement'
import type { Assumed, Missing } from '#language/english/from-english/described-problem'
import type { Source } from '#planning/pddl/source'
import { type FormatCode, type KindCode, wordsOfKind } from './codes'

/** A question ready to be shown, answered and judged. It survives structured cloning and JSON. */
export interface Question {
  /** Unique within its file: `nexta.gen/3`. */
  readonly key: string
  readonly id: string
  /** Id of the benchmark family with the layout in which it is read, written and scored: `acpbench`. */
  readonly family: string
  readonly kind: KindCode
  readonly format: FormatCode
  /** The folder name of the shipped domain, else the PDDL name. */
  readonly domain: string
  readonly context: string
  readonly question: string
  readonly choices?: Choices
  /** The PDDL that is shown; null if the question has only English. */
  readonly shown: Source | null
  /** The PDDL for judging answers: the one shown, unless that would reveal the answer. */
  readonly judged: Source | null
  /** The formal statements of yes/no and choice options: one for yes/no, one per option for choices. */
  readonly statements?: readonly Statement[]
  /**
   * The data that its kind needs in addition to the problem; null if its words do not give it. Absent until it is
   * determined, which may require grounding the problem: see `benchmarks/asking.ts`.
   */
  readonly asked?: Asked | null
  /** Why `asked` is null although there is PDDL. */
  readonly askedProblem?: string
  /**
   * The parsed English of an English-only question; `shown`, `judged` and `statements` are then derived from it. Absent
   * until it is parsed: see `benchmarks/question-context.ts`.
   */
  readonly parsedContext?: ParsedContext
  /** A model's response, if the file has one. */
  readonly response?: string
  readonly origin: Origin
}

/** A problem and a question, parsed from English only. */
export interface ParsedContext {
  /** The folder name of the domain with this English; null if none is recognized. */
  readonly domain: string | null
  /** Assumed facts, by the domain's conventions. */
  readonly assumed: readonly Assumed[]
  /** Facts that the English leaves open. */
  readonly missing: readonly Missing[]
  /** The problem with all facts of `missing`; absent if nothing is missing. */
  readonly most?: string
  /** Sentences and phrases that could not be read, verbatim. Then nothing is proven. */
  readonly unread: readonly string[]
  /** How ambiguous words of the question are interpreted. */
  readonly taken: readonly TakenSo[]
  /** The premise in the question's words; absent if there is none. */
  readonly premise?: Premise
}

/**
 * Interpretations of ambiguous words in published questions; docs/published-answers.md explains each. `now-counts`: the
 * current state is among the reachable ones. `some-occurrence`: for a step that occurs several times, any occurrence
 * may be meant. `unknown-words`: an unknown phrase names no action, since it has words that no action wording of the
 * domain has, and all wordings are known. `whichever-applicable`: a phrase that matches several actions means the one
 * applicable at that point.
 */
export type TakenSo = 'now-counts' | 'some-occurrence' | 'unknown-words' | 'whichever-applicable'

/** The question as in its file, without the data parsed from its English. */
export function withoutContext(question: Question): Question {
  if (question.parsedContext === undefined) return question
  const { parsedContext: _, statements: _statements, ...rest } = question
  return { ...rest, shown: null, judged: null }
}

/** A question with the data that its family extracts, as kinds need it for hints and keys. It cannot be cloned. */
export interface KnownQuestion extends Question {
  readonly asked: Asked | null
  /** One answer that is right according to the file or the generator, as a response; undefined if there is none. */
  gold(): string | undefined
}

/** The options of a choice question; `text` and `label` have equal length. */
export interface Choices {
  readonly text: readonly string[]
  readonly label: readonly string[]
}

/** The origin of a question. */
export type Origin =
  /** From a file. Only the family knows the structure of its records. */
  | { readonly from: 'published'; readonly record: unknown }
  /** Generated here, with a proven key. */
  | { readonly from: 'made'; readonly note: MadeNote }
  /** About a problem of the visitor, or a changed one: no file has an answer. */
  | { readonly from: 'own' }

/** Data of a generated question that is not shown but exported. */
export interface MadeNote {
  /** The right answer, in the layout of its family. */
  readonly key: unknown
  /** The question without its options, for choices. */
  readonly query?: string
  readonly difficulty: Difficulty
  /** The seed that regenerates it. */
  readonly seed: string
}

/** Measures of a question's difficulty. */
export interface Difficulty {
  readonly facts: number
  readonly actions: number
  /** Cost of a cheapest plan from the state; null if a small search did not find one, or there is none. */
  readonly goalDistance: number | null
  /** Number of steps in the question's sequence or plan; 0 if there is none. */
  readonly givenSteps: number
  /** Number of right answers in the open format; 1 otherwise. */
  readonly rightAnswers: number
}

/**
 * The data that the kind needs in addition to the problem: the one field named in its words. Actions are text, `(name
 * arg …)`.
 */
export interface Asked {
  readonly kind: KindCode
  readonly action?: string
  readonly sequence?: readonly string[]
  readonly plan?: readonly string[]
  /** For problems from texts: it is left open which objects take which places in the goal. */
  readonly placeholder?: true
  /** Predicates with facts that the question never describes, so that answers need not name them. */
  readonly hidden?: readonly string[]
}

/** The steps in a question; empty if there are none. */
export const givenSteps = (asked: Asked | null | undefined): readonly string[] | undefined =>
  asked?.sequence ?? asked?.plan

/** In benchmark files every step costs 1, whatever the problem's metric, unless the kind asks for the cost. */
export const countsSteps = ({ kind, origin }: Pick<Question, 'kind' | 'origin'>): boolean =>
  origin.from !== 'own' && wordsOfKind(kind).priced !== true

/** The same question about a changed problem, to which the answer in a file no longer applies. */
export function aboutEdit(question: Question, edit: Source): Question {
  const hides = question.judged !== null && !sameSource(question.judged, question.shown)
  // The parsed English described another problem.
  const { parsedContext: _, ...rest } = question
  return {
    ...rest,
    shown: edit,
    judged: hides ? question.judged : edit,
    origin: { from: 'own' },
  }
}

/** True if both pairs of texts are equal. */
export const sameSource = (one: Source | null, other: Source | null): boolean =>
  one === other || (one !== null && other !== null && one.domain === other.domain && one.problem === other.problem)
