// The runs of this browser: the name and progress of each, and the rows of the open ones. Reading, scoring and storing
// happen in a worker; this is the state for display.

import type { Accessor } from 'solid-js'
import type {
  Fitting,
  FoundResponses,
  NamedFile,
  RunInput,
  RunLines,
  StartOptions,
  UnmatchedFile,
} from '#engine/api/runs'
import { connectRuns, type RunsConnection } from '#engine/spawn-runs'
import type { Question } from '#questions/kinds/question'
import type { Surveyed } from '#results/reading/survey'
import type { ResultIssue } from '#results/scoring/record'
import type { RunInfo } from '#results/runs/info'
import type { IssueGroup } from '#results/runs/issue-groups'
import type { Overlaps } from '#results/runs/overlaps'
import type { Override } from '#results/runs/row'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createLiveRuns, type OpenRun } from './live-runs'
import type { Pace } from './pace'
import { isUnderWay } from './run-words'

/** The data of a row that is fetched when the row is opened. */
export interface RowDetails {
  /** The response, as in the file. */
  readonly response: string
  readonly question: Question
}

export type { OpenRun }

export interface Runs {
  /** Newest first; null until the store has answered. */
  readonly list: Accessor<readonly RunInfo[] | null>
  readonly infoOf: (id: string) => RunInfo | undefined
  /** The run and its rows, loaded at the first call; undefined if there is none, or it is deleted. */
  readonly open: (id: string) => OpenRun | undefined
  /** The speed of scoring, and the remaining time. */
  readonly pace: Pace
  /** Recognises files by their beginnings. */
  readonly survey: (files: readonly NamedFile[]) => Promise<readonly Surveyed[]>
  /** Starts a run; resolves to its id. Rejects with advice if the worker is lost. */
  readonly start: (files: readonly RunInput[], options: StartOptions) => Promise<string>
  /** Adds files to a finished run: questions for waiting responses, or more results. */
  readonly complete: (id: string, files: readonly RunInput[], items: readonly string[]) => Promise<void>
  /** Starts a run over made-up responses; resolves to its id. */
  readonly startSample: () => Promise<string>
  /** Response and question of a row; undefined if they are not stored. */
  readonly details: (id: string, row: number) => Promise<RowDetails | undefined>
  /**
   * Rows from `from` on with responses that contain the words, given in lower case; each call searches a portion of the
   * run.
   */
  readonly searchResponses: (id: string, words: readonly string[], from: number) => Promise<FoundResponses>
  /** Data of a portion of the rows from `from` on, as JSON Lines. */
  readonly lines: (id: string, from: number) => Promise<RunLines>
  /** Sets and stores a person's verdict on a row; null removes it. The machine's verdict stays. */
  readonly override: (id: string, row: number, override: Override | null) => void
  /** Issues of lines that could not be read, with indices from `from` to before `to`. */
  readonly issues: (id: string, from: number, to: number) => Promise<readonly ResultIssue[]>
  /** Why responses wait for their questions, with indices from `from` to before `to`. */
  readonly waiting: (id: string, from: number, to: number) => Promise<readonly ResultIssue[]>
  /** All issues and waiting responses, grouped by equal messages. */
  readonly issueGroups: (id: string) => Promise<readonly IssueGroup[]>
  /** Files with first records that match no question in the files. */
  readonly unmatched: (
    files: readonly NamedFile[],
    mappings: StartOptions['mappings'],
  ) => Promise<readonly UnmatchedFile[]>
  /** Which of the files answer the same questions. */
  readonly overlaps: (files: readonly NamedFile[], mappings: StartOptions['mappings']) => Promise<Overlaps | null>
  /** Finished runs with waiting responses, and how many of these the questions in the files fit. */
  readonly fitting: (files: readonly NamedFile[]) => Promise<readonly Fitting[]>
  readonly pause: (id: string) => void
  /** Continues with a paused or stopped run. */
  readonly resume: (id: string) => void
  /** Stops scoring and keeps the scored rows. */
  readonly stop: (id: string) => void
  readonly rename: (id: string, name: string, tags: readonly string[]) => void
  /** Deletes a run; a notice offers to undo it. */
  readonly remove: (id: string) => void
  /** Deletes all runs; a notice offers to undo it. */
  readonly removeAll: () => void
  /** Resolves when the store has answered. */
  readonly begun: Promise<void>
  /** Reports that a run of an earlier visit continues. */
  readonly reportContinued: () => Promise<void>
}

export const createRuns = (app: App): Runs => makeRuns(app, connectRuns)

/** `connect`: starts the worker; called again if it is lost. */
export function makeRuns(app: App, connect: () => RunsConnection): Runs {
  const { notices } = app
  const live = createLiveRuns(app, connect)
  const { list, infoOf, pace, open, call, ask } = live
  return {
    list,
    infoOf,
    pace,
    open,
    survey: files => call(service => service.survey(files)),
    start: (files, options) => call(service => service.start(files, options)),
    complete: (id, files, items) => call(service => service.complete(id, files, items)),
    startSample: () => call(service => service.startSample()),
    details: (id, row) => call(service => service.details(id, row)),
    lines: (id, from) => call(service => service.lines(id, from)),
    searchResponses: (id, words, from) => call(service => service.searchResponses(id, words, from)),
    override(id, row, override) {
      live.setOverride(id, row, override)
      live.outbox.send({ what: 'override', id, row, override })
    },
    issues: (id, from, to) => call(service => service.issues(id, from, to)),
    waiting: (id, from, to) => call(service => service.waiting(id, from, to)),
    issueGroups: id => call(service => service.issueGroups(id)),
    unmatched: (files, mappings) => call(service => service.unmatched(files, mappings)),
    overlaps: (files, mappings) => call(service => service.overlaps(files, mappings)),
    fitting: files => call(service => service.fitting(files)),
    pause: id => ask(service => service.pause(id)),
    resume: id => ask(service => service.resume(id)),
    stop: id => ask(service => service.stop(id)),
    rename: (id, name, tags) => live.outbox.send({ what: 'rename', id, name, tags: [...tags] }),
    remove(id) {
      const name = infoOf(id)?.name ?? ''
      ask(service => service.remove(id))
      notices.notify({
        tone: 'plain',
        title: `Deleted “${name}”`,
        action: { label: 'Undo', run: () => ask(service => service.bringBack(id)) },
      })
    },
    removeAll() {
      const ids = (list() ?? []).map(({ id }) => id)
      for (const id of ids) ask(service => service.remove(id))
      const bringBack = (): void => {
        for (const id of ids) ask(service => service.bringBack(id))
      }
      notices.notify({
        tone: 'plain',
        title: `Deleted ${counted(ids.length, 'run')} with everything stored for them`,
        action: { label: 'Undo', run: bringBack },
      })
    },
    begun: live.begun,
    async reportContinued() {
      await live.begun
      const run = list()?.find(({ state }) => isUnderWay({ state }) && state !== 'elsewhere')
      if (run !== undefined) reportContinuing(app, run)
    },
  }
}

function reportContinuing({ notices, place }: App, { id, name, rows }: RunInfo): void {
  if (place.workspace() === 'score') return
  const score = { part: 'run', run: id, view: 'overview', filter: '' } as const
  notices.notify({
    tone: 'plain',
    title: `Scoring “${name}” continues`,
    lines: [`It was at ${counted(rows, 'response')} when the page was closed.`],
    action: { label: 'Show it', run: () => place.show({ workspace: 'score', score }) },
  })
}
