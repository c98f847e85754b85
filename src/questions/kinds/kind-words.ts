// What the page knows of a kind of question: plain data, without what works anything out. A kind's file `words.ts`
// holds it; `codes.ts` lists the kinds.

import type { AnswerShape } from '#language/answers/shape'
import type { ContextParts } from '#language/english/context'

/** gen: open; bool: yes/no; mcq: choice. */
export type FormatCode = 'gen' | 'bool' | 'mcq'

/** What a question of the kind needs in addition to the problem; the name of its field in `Asked`. */
export type AskedAbout = 'nothing' | 'action' | 'sequence' | 'plan'

/**
 * Parts of the stage that can hold an answer. actions: the list of applicable actions. changes: what the last step
 * changed, and the state after it. graph: the state graph. distances: how far states are from the goal. trace,
 * landmarks, search: these tabs.
 */
export type StagePart = 'actions' | 'changes' | 'graph' | 'distances' | 'trace' | 'landmarks' | 'search'

/** A part of the stage that is covered until the question is checked. */
export interface StageCover {
  readonly part: StagePart
  /** One sentence: what the cover hides. */
  readonly says: string
  /**
   * Covered only so: in the question's own state; where the action asked about was taken; where it was taken or lies
   * ahead. Without it: always.
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
  /** The lists of the answering controls; none if one answers by pointing at given steps. */
  readonly lists: readonly AnswerList[]
  /** Label of the toggle that states there is none; null if the kind has no such answer. */
  readonly none: string | null
  /** Names are proposed from the grounded task, or from all well-typed ones. */
  readonly scope: 'task' | 'universe'
  /** How an open answer is written, in a sentence. */
  readonly says: string
  /** An answer with objects that no problem of the ferry has, so that it gives nothing away. */
  readonly example: string
  /** The same in names that are no domain's. */
  readonly plainExample: string
}

/** What the page shows of a kind, and the properties by which it decides how to show it. */
export interface KindWords {
  /** Its name in files. */
  readonly code: string
  /** Its name in sentences and in the interface. */
  readonly name: string
  /** Id of the family of benchmarks that such questions are made for; `PLAIN_FAMILY` where it is absent. */
  readonly family?: string
  /** What is asked, in one line, for lists and titles. */
  readonly summary: string
  /** The formats it is asked in. */
  readonly formats: readonly FormatCode[]
  readonly about: AskedAbout
  /** What the text before an open question describes in addition objects and state. */
  readonly tells: ContextParts
  readonly answer: AnswerWords
  readonly covers: readonly StageCover[]
  /** Finding what is right takes a search, so the page does not look for it unasked. */
  readonly searches: boolean
  /** Next to a verdict on an open answer: what was examined although no certificate shows it. */
  readonly lookedAt?: string
  /** Title under which the trace offers the actions of an answer to watch. */
  readonly watch?: string
  /** What counts is the cost that the problem states; else every step of a benchmark's question counts 1. */
  readonly priced?: boolean
  /** Such questions come only in files: they are about what a model wrote. */
  readonly imported?: boolean
  /** Examples of the page that begin with this kind. */
  readonly starts?: readonly ('make' | 'score')[]
}

/** The longer texts of a kind, which the page does not load. */
export interface KindTexts {
  /** What an open answer must be, in verdicts on unreadable ones: `an index, counted from 0`. */
  readonly wanted: string
  /** How to write an open answer, for a model. Index bases and brackets are stated, so that nobody has to guess. */
  readonly promptForm: string
  /** What a yes/no or choice question of this kind is decided by: their first hint. */
  readonly closedHint: string
  /** The question in our own words, where it needs nothing but the problem. */
  readonly ownQuestion?: string
}
