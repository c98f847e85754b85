// The API of the worker that reads, scores and keeps runs, and the messages it sends to the page.

import type { SessionDomain } from '#language/english/session-domains'
import type { Question } from '#questions/kinds/question'
import type { Mapping } from '#results/reading/mapping'
import type { Surveyed } from '#results/reading/survey'
import type { ResultIssue } from '#results/scoring/record'
import type { FileKey, RunInfo } from '#results/runs/info'
import type { IssueGroup } from '#results/runs/issue-groups'
import type { Override } from '#results/runs/row'
import type { PackedRows } from '#results/runs/table'

/** A file with the name that it has in the run: with its folders. */
export interface NamedFile {
  readonly name: string
  readonly file: Blob
}

/** A file that a run is given. */
export interface RunInput extends NamedFile {
  /** Its key if it is kept already; absent otherwise. */
  readonly key?: FileKey | undefined
}

export interface StartOptions {
  /** '' : made of models and files. */
  readonly name: string
  /** Items of the inbox that the run takes the place of. */
  readonly items?: readonly string[]
  /** Key of a shape → the mapping of its fields; shapes that are not named have the proposed one. */
  readonly mappings: ReadonlyMap<string, Mapping>
  /** Files that were brought and are of no use, with why: the first of its issues. */
  readonly unread?: readonly ResultIssue[]
}

/** A file with records that find no question among the files that they are brought with. */
export interface UnmatchedFile {
  readonly name: string
  /** Records examined, from its beginning, and how many of them find no question. */
  readonly looked: number
  readonly unmatched: number
  /** The problem of the first of them. */
  readonly problem: string
}

/** How the files of a run are read; kept with the run. */
export type RunReading = Pick<StartOptions, 'mappings' | 'unread'>

/** Sent without a request, at most about ten times a second for each run. */
export type RunNews =
  /** The current state of a run. */
  | { readonly kind: 'info'; readonly info: RunInfo }
  /** The next rows of a run that is watched; `first` is the number of the first. */
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

/** Rows of one chunk whose responses have the words. */
export interface FoundResponses {
  readonly rows: readonly number[]
  /** The row to continue from; null if no more are kept. */
  readonly next: number | null
}

/** Rows with their responses, a line of JSON each. */
export interface RunLines {
  readonly bytes: Uint8Array
  /** Row at which the next lines begin; null: these were the last. */
  readonly next: number | null
}

export interface RunsService {
  /** The domains of the visitor that all is scored by from now on. */
  useDomains(list: readonly SessionDomain[]): Promise<void>
  /** All runs; those that a page that was closed did not finish go on. News are distinguished from now on. */
  begin(hear: (news: RunNews) => void): Promise<readonly RunInfo[]>
  survey(files: readonly NamedFile[]): Promise<readonly Surveyed[]>
  /** Begins a run of these files; its id. */
  start(files: readonly RunInput[], options: StartOptions): Promise<string>
  /**
   * Gives a finished run more files: their responses are scored, and with their questions the responses that wait.
   * `items`: of the inbox, of which the run takes the place.
   */
  complete(id: string, files: readonly RunInput[], items: readonly string[]): Promise<void>
  /** Begins a run over responses made up here, of all kinds, right and wrong in each known way; its id. */
  startSample(): Promise<string>
  /** All rows of a run come as news, those of later too, until `unwatch`; resolves with the overrides. */
  watch(id: string): Promise<ReadonlyMap<number, Override>>
  unwatch(id: string): Promise<void>
  pause(id: string): Promise<void>
  resume(id: string): Promise<void>
  stop(id: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  /** Deletes it permanently unless it is restored soon. */
  remove(id: string): Promise<void>
  bringBack(id: string): Promise<void>
  details(id: string, row: number): Promise<{ readonly response: string; readonly question: Question } | undefined>
  /** Looks for all of the words, given in lower case, in the responses of some rows from `from` on. */
  searchResponses(id: string, words: readonly string[], from: number): Promise<FoundResponses>
  /** Everything known of the rows from `from` on, as lines, in portions. */
  lines(id: string, from: number): Promise<RunLines>
  override(id: string, row: number, override: Override | null): Promise<void>
  /** Issues `from` to before `to`. */
  issues(id: string, from: number, to: number): Promise<readonly ResultIssue[]>
  /** Why responses wait for their questions, those `from` to before `to`. */
  waiting(id: string, from: number, to: number): Promise<readonly ResultIssue[]>
  /** All issues and waiting responses, those that state the same as one; most lines first. */
  issueGroups(id: string): Promise<readonly IssueGroup[]>
  /** Files whose first records find no question among those of the files; none: all do. */
  unmatched(files: readonly NamedFile[], mappings: ReadonlyMap<string, Mapping>): Promise<readonly UnmatchedFile[]>
}
