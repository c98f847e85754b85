// The API of the worker that reads, scores and keeps runs, and the messages it sends to the page.

import type { SessionDomain } from '#language/english/session-domains'
import type { Question } from '#questions/kinds/question'
import type { InspectChoice } from '#results/reading/formats/format'
import type { Mapping } from '#results/reading/mapping'
import type { Surveyed } from '#results/reading/survey'
import type { ResultIssue } from '#results/scoring/record'
import type { FileKey, RunInfo } from '#results/runs/info'
import type { IssueGroup } from '#results/runs/issue-groups'
import type { Overlaps } from '#results/runs/overlaps'
import type { Override } from '#results/runs/row'
import type { PackedRows } from '#results/runs/table'

/** A file with its name in the run, which includes its folders. */
export interface NamedFile {
  readonly name: string
  readonly file: Blob
}

/** A file added to a run. */
export interface RunInput extends NamedFile {
  /** Its key if it is already stored. */
  readonly key?: FileKey | undefined
}

export interface StartOptions {
  /** '' : derived from models and files. */
  readonly name: string
  readonly tags?: readonly string[]
  /** Inbox items that the run replaces. */
  readonly items?: readonly string[]
  /** Key of a shape → the mapping of its fields; other shapes use the proposed mapping. */
  readonly mappings: ReadonlyMap<string, Mapping>
  /** How logs of Inspect are read. */
  readonly inspect?: InspectChoice
  /** Files that could not be used, with reasons; these become the run's first issues. */
  readonly unread?: readonly ResultIssue[]
}

/** A file with records that have no question, or none with PDDL, in the files given with it. */
export interface UnmatchedFile {
  readonly name: string
  /** Number of records examined, from the beginning, and how many of them have no question. */
  readonly looked: number
  readonly unmatched: number
  /** Number of records that carry a question without PDDL. */
  readonly bare: number
  /** The problem of the first record without a question; '' if there is none. */
  readonly problem: string
}

/** How many of a run's waiting responses have their questions in the files that were asked about. */
export interface Fitting {
  readonly id: string
  readonly fits: number
}

/** How the files of a run are read; stored with the run. */
export type RunReading = Pick<StartOptions, 'mappings' | 'inspect' | 'unread'>

/** Events sent to the page, at most about ten times a second for each run. */
export type RunNews =
  /** The current state of a run. */
  | { readonly kind: 'info'; readonly info: RunInfo }
  /** The next rows of a watched run; `first` is the number of the first one. */
  | {
      readonly kind: 'rows'
      readonly id: string
      readonly first: number
      readonly rows: readonly PackedRows[]
    }
  | {
      readonly kind: 'override'
      readonly id: string
      readonly row: number
      readonly override: Override | null
    }
  | { readonly kind: 'gone'; readonly id: string }

/** Rows of one chunk with responses that contain the words. */
export interface FoundResponses {
  readonly rows: readonly number[]
  /** The row to continue from; null if there are no more. */
  readonly next: number | null
}

/** Rows with their responses, one line of JSON each. */
export interface RunLines {
  readonly bytes: Uint8Array
  /** First row of the next portion; null: this was the last one. */
  readonly next: number | null
}

export interface RunsService {
  /** Sets the visitor's domains, which are used for scoring from now on. */
  useDomains(list: readonly SessionDomain[]): Promise<void>
  /**
   * Returns all runs, and continues those that an earlier page left unfinished. From now on, `onNews` receives events.
   */
  begin(onNews: (news: RunNews) => void): Promise<readonly RunInfo[]>
  survey(files: readonly NamedFile[]): Promise<readonly Surveyed[]>
  /** Begins a run of these files; returns its id. */
  start(files: readonly RunInput[], options: StartOptions): Promise<string>
  /**
   * Adds files to a finished run: their responses are scored, and so are waiting responses to questions among them.
   * `items`: inbox items that the run replaces.
   */
  complete(id: string, files: readonly RunInput[], items: readonly string[]): Promise<void>
  /** Begins a run with generated responses of all kinds, right and wrong in every known way; returns its id. */
  startSample(): Promise<string>
  /** Sends all rows of a run as events, including later ones, until `unwatch`; resolves with the overrides. */
  watch(id: string): Promise<ReadonlyMap<number, Override>>
  unwatch(id: string): Promise<void>
  pause(id: string): Promise<void>
  resume(id: string): Promise<void>
  stop(id: string): Promise<void>
  /** Changes the name of a run, and its tags if they are given. */
  rename(id: string, name: string, tags?: readonly string[]): Promise<void>
  /** Deletes a run; it can be restored for a short time. */
  remove(id: string): Promise<void>
  bringBack(id: string): Promise<void>
  details(id: string, row: number): Promise<{ readonly response: string; readonly question: Question } | undefined>
  /** Searches some responses, from row `from` on, for all of the words, which must be in lower case. */
  searchResponses(id: string, words: readonly string[], from: number): Promise<FoundResponses>
  /** All stored data of the rows from `from` on, as lines, in portions. */
  lines(id: string, from: number): Promise<RunLines>
  override(id: string, row: number, override: Override | null): Promise<void>
  /** Issues `from` (inclusive) to `to` (exclusive). */
  issues(id: string, from: number, to: number): Promise<readonly ResultIssue[]>
  /** Why responses wait for their questions; those from `from` (inclusive) to `to` (exclusive). */
  waiting(id: string, from: number, to: number): Promise<readonly ResultIssue[]>
  /** All issues and waiting responses, grouped by message; groups with the most lines first. */
  issueGroups(id: string): Promise<readonly IssueGroup[]>
  /** Files with first records that have no question, or none with PDDL, in the given files; empty if all have one. */
  unmatched(files: readonly NamedFile[], mappings: ReadonlyMap<string, Mapping>): Promise<readonly UnmatchedFile[]>
  /** Which of the files answer the same questions; null if none do. */
  overlaps(files: readonly NamedFile[], mappings: ReadonlyMap<string, Mapping>): Promise<Overlaps | null>
  /** All finished runs with waiting responses, and how many of these the questions in the files fit. */
  fitting(files: readonly NamedFile[]): Promise<readonly Fitting[]>
}
