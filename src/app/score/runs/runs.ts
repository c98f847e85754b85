// The runs of this browser as the page knows them: what each is called and how far it is, and, of the ones that are
// open, their rows. Reading, scoring and storing happen in a worker; here is only what is drawn.

import { type Accessor, createSignal } from 'solid-js'
import type {
  FoundResponses,
  NamedFile,
  RunNews,
  RunsService,
  StartOptions,
} from '../../../engine/api/runs'
import { connectRuns, type RunsConnection } from '../../../engine/spawn-runs'
import type { Question } from '../../../kinds/question'
import type { Surveyed } from '../../../results/reading/survey'
import type { ResultIssue } from '../../../results/record'
import type { RunInfo } from '../../../runs/info'
import type { Override } from '../../../runs/row'
import { RunTable } from '../../../runs/table'
import { counted } from '../../parts/naming'
import type { App } from '../../state/app'
import { noteUnfinished } from '../unfinished'
import { createPace, type Pace } from './pace'
import { isUnderWay } from './run-words'

/** What stands behind a row and is fetched when the row is opened. */
export interface RowDetails {
  /** The response as the file has it. */
  readonly response: string
  readonly question: Question
}

/** A run whose rows are loaded. */
export interface OpenRun {
  readonly info: Accessor<RunInfo>
  /** Grows while rows are loaded or scored; the same object throughout. Read `version` to hear of it. */
  readonly table: RunTable
  /** Changes whenever `table` has changed, overrides too; at most some ten times a second. */
  readonly version: Accessor<number>
  /** All rows that are scored are in the table. */
  readonly isLoaded: Accessor<boolean>
}

export interface Runs {
  /** Newest first; null until the store has answered. */
  readonly list: Accessor<readonly RunInfo[] | null>
  readonly infoOf: (id: string) => RunInfo | undefined
  /** The run and its rows, loaded from the first call on; undefined where there is none, or it is deleted. */
  readonly open: (id: string) => OpenRun | undefined
  /** How fast a run is scored, and how long it will take. */
  readonly pace: Pace
  /** What files are, from their beginnings. */
  readonly survey: (files: readonly NamedFile[]) => Promise<readonly Surveyed[]>
  /** Begins a run; its id. Rejects where the worker is lost, with what to do. */
  readonly start: (files: readonly NamedFile[], options: StartOptions) => Promise<string>
  /** Begins a run over responses made up here; its id. */
  readonly startSample: () => Promise<string>
  /** Response and question of a row; undefined where they are not kept. */
  readonly details: (id: string, row: number) => Promise<RowDetails | undefined>
  /** Rows from `from` on whose responses have the words, which are given in lower case; a piece of the run a call. */
  readonly searchResponses: (
    id: string,
    words: readonly string[],
    from: number,
  ) => Promise<FoundResponses>
  /** What a person says of a row; null takes it back. The machine's verdict stays. Kept in the store. */
  readonly override: (id: string, row: number, override: Override | null) => void
  /** Lines that could not be read, `from` to before `to`. */
  readonly issues: (id: string, from: number, to: number) => Promise<readonly ResultIssue[]>
  readonly pause: (id: string) => void
  /** Goes on with a paused or stopped run. */
  readonly resume: (id: string) => void
  /** Ends scoring and keeps what was scored. */
  readonly stop: (id: string) => void
  readonly rename: (id: string, name: string) => void
  /** Deletes a run; one click brings it back. */
  readonly remove: (id: string) => void
  /** Says that a run goes on which an earlier visit began. */
  readonly sayGoingOn: () => Promise<void>
}

/** A run that was opened, and how to change what it shows. */
interface Shown extends OpenRun {
  readonly changed: () => void
  readonly setLoaded: (isLoaded: boolean) => void
}

export const createRuns = (app: App): Runs => makeRuns(app, connectRuns)

/** `connect`: starts the worker; again after it was lost. */
export function makeRuns(app: App, connect: () => RunsConnection): Runs {
  const { notices, storage, place } = app
  const [list, setList] = createSignal<readonly RunInfo[] | null>(null)
  const shown = new Map<string, Shown>()
  const pace = createPace(app.clock)
  const infoOf = (id: string): RunInfo | undefined => list()?.find(info => info.id === id)

  const put = (info: RunInfo): void => {
    pace.hear(info)
    setList(old =>
      old?.some(({ id }) => id === info.id)
        ? old.map(other => (other.id === info.id ? info : other))
        : newestFirst([...(old ?? []), info]),
    )
  }
  const hear = (news: RunNews): void => {
    if (news.kind === 'info') put(news.info)
    else if (news.kind === 'gone') {
      shown.delete(news.id)
      setList(old => old?.filter(({ id }) => id !== news.id) ?? null)
    } else hearRows(shown.get(news.id), news)
    noteUnfinished(storage, list()?.some(isUnderWay) ?? false)
  }

  let connection: RunsConnection | undefined
  const service = (): RunsService => {
    if (connection !== undefined) return connection.service
    const mine = connect()
    connection = mine
    void mine.lost.then(why => {
      connection = undefined
      shown.clear()
      notices.notify({
        tone: 'problem',
        title: 'Scoring broke off',
        lines: [why, 'What was scored is kept.'],
        action: { label: 'Start again', run: () => void begin() },
      })
    })
    return mine.service
  }
  const begin = async (): Promise<void> => {
    try {
      const found = await service().begin(hear)
      setList(old => newestFirst(merged(found, old ?? [])))
      noteUnfinished(storage, list()!.some(isUnderWay))
    } catch {
      // What was lost was told by the connection.
      setList(old => old ?? [])
    }
  }
  const ask = (call: (service: RunsService) => Promise<unknown>): void =>
    void call(service()).catch(() => {})

  const begun = begin()
  return {
    list,
    infoOf,
    pace,
    open(id) {
      const first = infoOf(id)
      if (first === undefined) return undefined
      const known = shown.get(id)
      if (known !== undefined) return known
      const run = showRun(() => infoOf(id) ?? first)
      shown.set(id, run)
      ask(async service => {
        const overrides = await service.watch(id)
        for (const [row, override] of overrides) run.table.setOverride(row, override)
        run.setLoaded(true)
        run.changed()
      })
      return run
    },
    survey: files => service().survey(files),
    start: (files, options) => service().start(files, options),
    startSample: () => service().startSample(),
    details: (id, row) => service().details(id, row),
    searchResponses: (id, words, from) => service().searchResponses(id, words, from),
    override(id, row, override) {
      const run = shown.get(id)
      run?.table.setOverride(row, override)
      run?.changed()
      ask(service => service.override(id, row, override))
    },
    issues: (id, from, to) => service().issues(id, from, to),
    pause: id => ask(service => service.pause(id)),
    resume: id => ask(service => service.resume(id)),
    stop: id => ask(service => service.stop(id)),
    rename: (id, name) => ask(service => service.rename(id, name)),
    remove(id) {
      const name = infoOf(id)?.name ?? ''
      ask(service => service.remove(id))
      notices.notify({
        tone: 'plain',
        title: `Deleted “${name}”`,
        action: { label: 'Undo', run: () => ask(service => service.bringBack(id)) },
      })
    },
    async sayGoingOn() {
      await begun
      const run = list()?.find(({ state }) => isUnderWay({ state }) && state !== 'elsewhere')
      if (run === undefined || place.workspace() === 'score') return
      notices.notify({
        tone: 'plain',
        title: `Scoring “${run.name}” goes on`,
        lines: [`It was at ${counted(run.rows, 'response')} when the page was closed.`],
        action: {
          label: 'Show it',
          run: () =>
            place.show({
              workspace: 'score',
              score: { part: 'run', run: run.id, view: 'overview', filter: '' },
            }),
        },
      })
    },
  }
}

function showRun(info: Accessor<RunInfo>): Shown {
  const [version, setVersion] = createSignal(0)
  const [isLoaded, setLoaded] = createSignal(false)
  return {
    info,
    table: new RunTable(),
    version,
    isLoaded,
    changed: () => setVersion(count => count + 1),
    setLoaded,
  }
}

function hearRows(
  run: Shown | undefined,
  news: Extract<RunNews, { readonly kind: 'rows' | 'override' }>,
): void {
  if (run === undefined) return
  if (news.kind === 'override') run.table.setOverride(news.row, news.override)
  else if (news.first === run.table.length)
    for (const rows of news.rows) run.table.appendPacked(rows)
  run.changed()
}

const newestFirst = (runs: readonly RunInfo[]): readonly RunInfo[] =>
  [...runs].sort((a, b) => b.started - a.started)

/** What was heard while the list was on its way is newer. */
function merged(found: readonly RunInfo[], heard: readonly RunInfo[]): readonly RunInfo[] {
  const known = new Set(heard.map(({ id }) => id))
  return [...found.filter(({ id }) => !known.has(id)), ...heard]
}
