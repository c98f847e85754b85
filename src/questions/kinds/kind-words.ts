// The data of a kind that pages need: plain data without any computation. The file `words.ts` of a kind contains it;
// `codes.ts` lists the kinds.

import type { AnswerShape } from '#language/answers/shape'
import type { ContextParts } from '#language/english/context'

/** gen: open; bool: yes/no; mcq: choice. */
export type FormatCode = 'gen' | 'bool' | 'mcq'

/** The data that a question of the kind needs in addition to the problem; the name of its field in `Asked`. */
export type AskedAbout = 'nothing' | 'action' | 'sequence' | 'plan'

/**
 * Views of the stage that can reveal an answer. actions: the list of applicable actions. changes: the changes of the
 * last step, and the state after it. graph: the state graph. distances: the goal distances of states. trace, landmarks,
 * search: these tabs.
 */
export type StagePart = 'actions' | 'changes' | 'graph' | 'distances' | 'trace' | 'landmarks' | 'search'

/** A view of the stage that is covered until the question is checked. */
export interface StageCover {
  readonly part: StagePart
  /** One sentence on what the cover hides. */
  readonly reason: string
  /**
   * When the view is covered: in the question's own state; right after the given action; or also before it. Without it:
   * always.
   */
  readonly where?: 'at-start' | 'after-action' | 'along-action'
}

/** A list of names in the answering controls. */
export interface AnswerList {
  readonly title: string
  readonly role: 'plain' | 'add' | 'delete'
}

export interface AnswerWords {
  readonly shape: AnswerShape
  /** The lists of the answering controls; empty if one answers by selecting given steps. */
  readonly lists: readonly AnswerList[]
  /** Label of the toggle for “there is none”; null if the kind has no such answer. */
  readonly none: string | null
  /** Whether suggested names come from the grounded task, or from all well-typed ones. */
  readonly scope: 'task' | 'universe'
  /** How to write an open answer, in a sentence. */
  readonly instruction: string
  /** An answer with objects that no ferry problem has, so that it reveals nothing. */
  readonly example: string
  /** The same with names of no particular domain. */
  readonly plainExample: string
}

/** The page's texts about a kind, and properties that determine how it is shown. */
export interface KindWords {
  /** The code in files. */
  readonly code: string
  /** The name in sentences and in the interface. */
  readonly name: string
  /** Id of the benchmark family that such questions belong to; default `PLAIN_FAMILY`. */
  readonly family?: string
  /** The question in one line, for lists and titles. */
  readonly summary: string
  /** The formats in which it is asked. */
  readonly formats: readonly FormatCode[]
  readonly about: AskedAbout
  /** The parts of the context of an open question other than objects and state. */
  readonly contextParts: ContextParts
  readonly answer: AnswerWords
  readonly covers: readonly StageCover[]
  /** True if solving needs a search, so that pages do it only on request. */
  readonly searches: boolean
  /** Shown with a verdict on an open answer: the part that was examined without a certificate. */
  readonly lookedAt?: string
  /** Title of the trace entry that plays the actions of an answer. */
  readonly watch?: string
  /** True if the problem's own costs count; else every step of a benchmark question costs 1. */
  readonly priced?: boolean
  /** True if questions come only in files, because they are about a model's output. */
  readonly imported?: boolean
  /** Example tours of the page that begin with this kind. */
  readonly starts?: readonly ('make' | 'score')[]
}

/** The longer texts of a kind, which are loaded on demand. */
export interface KindTexts {
  /** The expected form of an open answer, for verdicts on unreadable ones: `an index, counted from 0`. */
  readonly wanted: string
  /** How to write an open answer, for a model; states index bases and brackets explicitly. */
  readonly promptForm: string
  /** The criterion for a yes/no or choice question of this kind, shown as its first hint. */
  readonly closedHint: string
  /** The question in the playground's own words, if it needs nothing but the problem. */
  readonly ownQuestion?: string
}
