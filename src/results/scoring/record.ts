// One response of a model in a result file, with the file's data about its question.

import type { Question } from '#questions/kinds/question'
import type { Ending } from './ending'

/** A response to be scored. Plain data. */
export interface ResultRecord {
  /** Name of the file; of a member of an archive `log.eval/samples/1_epoch_1.json`. */
  readonly file: string
  /** Line of the file, or place in its array, from 1. */
  readonly line: number
  /** '' if the file does not state it. */
  readonly model: string
  /** Which try at this question it is, from 1. */
  readonly attempt: number
  readonly response: string
  /** The harness's own score; null if there is none. */
  readonly recorded: number | null
  /** How it ended, where that may have left it without an answer. */
  readonly ended?: Ending
  readonly about: About
}

/** All data in a record about its question; `QuestionIndex` finds the question. */
export interface About {
  /** The whole question as a benchmark's record, as families read it. */
  readonly record?: unknown
  /** The question itself, where its family read it together with the record. */
  readonly carried?: Question
  readonly id?: string
  /** Other names of the question, as its family gives them. */
  readonly names?: readonly string[]
  readonly context?: string
  readonly question?: string
  /** Name of the task, such as `acp_app_gen`: it reports kind and format. */
  readonly task?: string
}

/** The faults of a line or a file; nothing is lost silently. */
export interface ResultIssue {
  readonly file: string
  /** From 1; 0: the file as a whole. */
  readonly line: number
  /** What is wrong, what was expected, how to fix it. */
  readonly message: string
  /** It is stated next to a record or a file that was read anyway; nothing was lost. */
  readonly isNote?: true
}

/** What reading result files gives, in the order of the files. */
export type ResultEvent =
  | { readonly kind: 'record'; readonly record: ResultRecord }
  | { readonly kind: 'issue'; readonly issue: ResultIssue }
  /** A file, or part of one, was of questions alone: they are asked by records of other files. */
  | { readonly kind: 'questions'; readonly file: string; readonly questions: readonly Question[] }
  /** The end of a file, or of an archive member that is read separately. */
  | { readonly kind: 'file'; readonly file: string; readonly read: FileRead }

/** What reading a file yields. */
export interface FileRead {
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  /** Responses, questions and faults that it gave. */
  readonly records: number
  readonly questions: number
  readonly issues: number
  /** Of an archive: its members that are skipped by their names. */
  readonly skipped?: number
}
