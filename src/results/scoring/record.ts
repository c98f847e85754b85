// One response of a model in a result file, with what the file states about its question.

import type { Question } from '#questions/kinds/question'
import type { Ending } from './ending'

/** A response to be scored. Plain data. */
export interface ResultRecord {
  /** Name of the file; for a member of an archive `log.eval/samples/1_epoch_1.json`. */
  readonly file: string
  /** Line in the file, or position in its array, from 1. */
  readonly line: number
  /** '' if the file does not name it. */
  readonly model: string
  /** The attempt at this question, from 1. */
  readonly attempt: number
  readonly response: string
  /** The harness's own score; null if there is none. */
  readonly recorded: number | null
  /** How the response ended, if that may explain a missing answer. */
  readonly ended?: Ending
  readonly about: About
}

/** All data that a record has about its question; `QuestionIndex` finds the question. */
export interface About {
  /** The whole question as a benchmark record, to be parsed by a family. */
  readonly record?: unknown
  /** The question itself, if its family parsed it together with the record. */
  readonly carried?: Question
  readonly id?: string
  /** Other names of the question, as defined by its family. */
  readonly names?: readonly string[]
  readonly context?: string
  readonly question?: string
  /** The whole prompt, which may contain the question and worked examples; default: `question`. */
  readonly prompt?: string
  /** Name of the task, such as `acp_app_gen`, from which kind and format are derived. */
  readonly task?: string
}

/** A fault in a line or a file; nothing is lost silently. */
export interface ResultIssue {
  readonly file: string
  /** From 1; 0: the file as a whole. */
  readonly line: number
  /** The fault, the expected content, and how to fix it. */
  readonly message: string
  /** True if the record or file was read anyway, so nothing was lost. */
  readonly isNote?: true
}

/** Events of reading result files, in the order of the files. */
export type ResultEvent =
  | { readonly kind: 'record'; readonly record: ResultRecord }
  | { readonly kind: 'issue'; readonly issue: ResultIssue }
  /** Questions from a file, or part of one, that contains only questions; records of other files may refer to them. */
  | { readonly kind: 'questions'; readonly file: string; readonly questions: readonly Question[] }
  /** The end of a file, or of a separately read member of an archive. */
  | { readonly kind: 'file'; readonly file: string; readonly read: FileRead }

/** The result of reading a file. */
export interface FileRead {
  /** For people: `samples of lm-evaluation-harness`. */
  readonly title: string
  /** Number of responses, questions and faults read. */
  readonly records: number
  readonly questions: number
  readonly issues: number
  /** For an archive: number of members skipped because of their names. */
  readonly skipped?: number
}
