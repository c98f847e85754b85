// The state reported by the worker of runs, as signals: the list of runs, and the tables of the open ones.

import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js'
import type { RunNews, RunsService } from '#engine/api/runs'
import type { RunsConnection } from '#engine/spawn-runs'
import type { RunInfo } from '#results/runs/info'
import type { Override } from '#results/runs/row'
import { RunTable } from '#results/runs/table'
import type { App } from '#page/state/app'
import { createScoringNote } from '../scoring-note'
import { noteUnfinished } from '../unfinished'
import { createOutbox, type Outbox } from './outbox'
import { createPace, type Pace } from './pace'
import { isUnderWay, statusText } from './run-words'
import { inBackground } from '#page/browser/background'

/** A run with loaded rows. */
export interface OpenRun {
  readonly info: Accessor<RunInfo>
  /** Grows while rows are loaded or scored; always the same object. Read `version` to track it. */
  readonly table: RunTable
  /** Changes whenever `table` or its overrides have changed, at most about ten times per second. */
  readonly version: Accessor<number>
  /** True if all scored rows are in the table. */
  readonly isLoaded: Accessor<boolean>
}

/** An open run, with the functions that update it. */
interface Shown extends OpenRun {
  readonly changed: () => void
  readonly setLoaded: (isLoaded: boolean) => void
}

export interface LiveRuns {
  /** Newest first; null until the store has answered. */
  readonly list: Accessor<readonly RunInfo[] | null>
  readonly infoOf: (id: string) => RunInfo | undefined
  readonly pace: Pace
  /** Loads the rows at the first call. */
  readonly open: (id: string) => OpenRun | undefined
  readonly setOverride: (id: string, row: number, override: Override | null) => void
  /** Calls the worker, which is started if necessary, once it has loaded the runs. Rejects if it is lost. */
  readonly call: <T>(what: (service: RunsService) => Promise<T>) => Promise<T>
  /** Sends a request without waiting for its result. */
  readonly ask: (what: (service: RunsService) => Promise<unknown>) => void
  /** Sends a person's decisions about rows and runs. */
  readonly outbox: Outbox
  /** Resolves when the list is loaded. */
  readonly begun: Promise<void>
}

/** Sends the visitor's domains to a new worker, and each change to the running one. */
function createDomainUpdates({ lanes }: App, connection: () => RunsConnection | undefined) {
  const sendDomains = (to: RunsConnection | undefined): void =>
    void to?.service.useDomains(lanes.domains()).catch(() => {})
  createEffect(on(lanes.domains, () => sendDomains(connection()), { defer: true }))
  return (begun: RunsConnection): void => {
    if (untrack(lanes.domains).length > 0) untrack(() => sendDomains(begun))
  }
}

export function createLiveRuns(app: App, connect: () => RunsConnection): LiveRuns {
  const { notices, storage } = app
  const [list, setList] = createSignal<readonly RunInfo[] | null>(null)
  const pace = createPace(app.clock)
  const infoOf = (id: string): RunInfo | undefined => list()?.find(info => info.id === id)
  const shown = createShown(infoOf, what => ask(what))
  const put = (info: RunInfo): void => {
    pace.receive(info)
    setList(old => withInfo(old ?? [], info))
  }
  const { report } = app.feature(createScoringNote)
  const noted = (): void => {
    const runs = list() ?? []
    noteUnfinished(storage, runs.some(isUnderWay))
    report(statusText(runs))
  }
  const receive = (news: RunNews): void => {
    if (news.kind === 'info') put(news.info)
    else if (news.kind === 'gone') {
      shown.forget(news.id)
      setList(old => old?.filter(({ id }) => id !== news.id) ?? null)
    } else shown.receive(news)
    noted()
  }
  let connection: RunsConnection | undefined
  const sendDomains = createDomainUpdates(app, () => connection)
  const lost = (why: string): void => {
    connection = undefined
    shown.forgetAll()
    notices.notify({
      tone: 'problem',
      title: 'Scoring broke off',
      lines: [why, 'What was scored is kept.'],
      action: { label: 'Start again', run: () => void connected() },
    })
  }
  const begin = async (mine: RunsConnection): Promise<void> => {
    // A continued run needs the visitor's domains.
    await app.keeping.back()
    try {
      // Messages of a lost worker may still arrive.
      const found = await mine.service.begin(news => {
        if (connection === mine) receive(news)
      })
      await outbox.sendEarlier(mine.service)
      setList(old => newestFirst(merged(found, old ?? [])))
      noted()
    } catch {
      // The loss of the worker has its own message.
      setList(old => old ?? [])
    }
  }
  let begun: Promise<void> = Promise.resolve()
  const connected = (): RunsConnection => {
    if (connection !== undefined) return connection
    connection = connect()
    inBackground(connection.lost.then(lost))
    sendDomains(connection)
    begun = begin(connection)
    return connection
  }
  const call: LiveRuns['call'] = async what => {
    const { service } = connected()
    await begun
    return what(service)
  }
  const ask: LiveRuns['ask'] = what => void call(what).catch(() => {})
  const outbox = createOutbox(app, call)
  connected()
  const { open, setOverride } = shown
  return { list, infoOf, pace, open, setOverride, call, ask, outbox, begun }
}

/** The open runs. */
function createShown(infoOf: LiveRuns['infoOf'], ask: LiveRuns['ask']) {
  const shown = new Map<string, Shown>()
  return {
    open(id: string): OpenRun | undefined {
      const first = infoOf(id)
      const known = shown.get(id)
      if (first === undefined || known !== undefined) return known
      const run = showRun(() => infoOf(id) ?? first)
      shown.set(id, run)
      ask(async service => {
        const overrides = await service.watch(id)
        // The worker may have been replaced since the request.
        if (shown.get(id) === run) load(run, overrides)
      })
      return run
    },
    setOverride(id: string, row: number, override: Override | null): void {
      const run = shown.get(id)
      run?.table.setOverride(row, override)
      run?.changed()
    },
    receive: (news: RowNews): void => receiveRows(shown.get(news.id), news),
    forget: (id: string): void => void shown.delete(id),
    /** Rows may be missing from now on. */
    forgetAll(): void {
      for (const run of shown.values()) run.setLoaded(false)
      shown.clear()
    },
  }
}

/** All rows were received; the overrides are applied last. */
function load(run: Shown, overrides: ReadonlyMap<number, Override>): void {
  for (const [row, override] of overrides) run.table.setOverride(row, override)
  run.setLoaded(true)
  run.changed()
}

/** Maximum number of rows allocated in advance. */
const MAX_AHEAD = 1_000_000

function showRun(info: Accessor<RunInfo>): Shown {
  const table = new RunTable()
  const { rows, expected } = info()
  table.reserve(Math.min(MAX_AHEAD, Math.max(rows, expected ?? 0)))
  const [version, setVersion] = createSignal(0)
  const [isLoaded, setLoaded] = createSignal(false)
  return {
    ...{ info, table },
    version,
    isLoaded,
    changed: () => setVersion(count => count + 1),
    setLoaded,
  }
}

type RowNews = Extract<RunNews, { readonly kind: 'rows' | 'override' }>

function receiveRows(run: Shown | undefined, news: RowNews): void {
  if (run === undefined) return
  if (news.kind === 'override') run.table.setOverride(news.row, news.override)
  else if (news.first === run.table.length) for (const rows of news.rows) run.table.appendPacked(rows)
  run.changed()
}

const newestFirst = (runs: readonly RunInfo[]): readonly RunInfo[] => [...runs].sort((a, b) => b.started - a.started)

/** Updates received while the list was loading are newer. */
function merged(found: readonly RunInfo[], heard: readonly RunInfo[]): readonly RunInfo[] {
  const known = new Set(heard.map(({ id }) => id))
  return [...found.filter(({ id }) => !known.has(id)), ...heard]
}

const withInfo = (runs: readonly RunInfo[], info: RunInfo): readonly RunInfo[] =>
  runs.some(({ id }) => id === info.id)
    ? runs.map(other => (other.id === info.id ? info : other))
    : newestFirst([...runs, info])
