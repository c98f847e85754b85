// One run as shown on the page: its log, which arrives in portions, and the current position.

import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { SearchLog } from '#planning/textbook/log'
import type { SearchOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import type { RunPortion } from '#questions/views/search/search-data'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

export interface RunInput {
  readonly source: Source
  readonly options: SearchOptions
}

/** The data of a run, replaced when another run starts. */
export interface RunData {
  readonly source: Source
  /** In a search by hand, the picks in the options grow. */
  options: SearchOptions
  readonly log: SearchLog
  readonly replay: Replay
  readonly names: Map<number, string>
  /** Backward search: names of subgoals by their bits. */
  readonly literals: Map<number, string>
  digits: number
}

export type RunCondition = 'empty' | 'working' | 'waiting' | 'over' | 'limit' | 'stopped' | 'problem'

/** Number of expansions computed in advance. */
const AHEAD = 400
/** Number of expansions after which a run waits for a request to continue; nodes are limited in proportion. */
export const MAX_EXPANSIONS = 20_000
const NODES_EACH = 10
/** Milliseconds that a portion should take: between these bounds. */
const QUICK = 60
const SLOW = 250

const newHeld = ({ source, options }: RunInput): RunData => {
  const log = new SearchLog()
  const replay = new Replay(log, options)
  return { source, options, log, replay, names: new Map(), literals: new Map(), digits: 0 }
}

/** The extent of a run: how far it was requested, and how far it may be computed. */
interface Reach {
  wanted: number
  limit: number
}

interface Fetching {
  readonly app: App
  /** True if no newer request has superseded the caller. */
  readonly isMine: () => boolean
  readonly reach: Reach
  readonly report: (condition: RunCondition, message?: string) => void
  readonly grown: (events: number) => void
}

/** Requests portions, larger ones if they arrive quickly, until the target is reached. */
async function fetchPortions(now: RunData, { app, isMine, reach, report, grown }: Fetching): Promise<void> {
  const { log } = now
  let step = 4
  while (isMine()) {
    const max = Math.min(reach.wanted, reach.limit, picksOf(now.options))
    if (log.isOver) return report('over')
    const nodes = reach.limit * NODES_EACH
    if (log.nodeCount >= nodes) return report('limit')
    if (log.choiceCount >= max) return report(max < reach.limit ? 'waiting' : 'limit')
    report('working')
    const start = performance.now()
    const place = { events: log.eventCount, nodes: log.nodeCount, states: log.stateCount }
    const limits = { expansions: Math.min(max, log.choiceCount + step), nodes }
    const outcome = await app.lanes.run('searching', 'searching', api =>
      api.search.run(now.source, now.options, place, limits),
    )
    if (!isMine()) return
    if (outcome.kind === 'stopped') return report('stopped')
    if (outcome.kind === 'failed') return report('problem', outcome.message)
    if (outcome.value.kind === 'no-task') return report('problem', outcome.value.message)
    take(now, outcome.value)
    grown(log.eventCount)
    // A search by hand waits for the next pick.
    if (outcome.value.part.kind.length === 0 && !log.isOver) return report('waiting')
    const took = performance.now() - start
    step = took < QUICK ? Math.min(2_000, step * 2) : took > SLOW ? Math.max(1, step >> 1) : step
  }
}

/** One expansion more than the number of picks: then the run knows whether any node is open. */
const picksOf = ({ algorithm, picks }: SearchOptions): number =>
  algorithm === 'by-hand' ? picks.length + 1 : Number.POSITIVE_INFINITY

/** True if the requested run continues the held one, or, by hand, adds one more pick. */
function goesOn(now: RunData, next: RunInput): boolean {
  if (now.source !== next.source) return false
  const before = now.options.picks
  const { algorithm, picks } = next.options
  if (now.options === next.options) return true
  if (algorithm !== 'by-hand' || now.options.algorithm !== 'by-hand') return false
  return picks.length > before.length && before.every((node, i) => picks[i] === node)
}

function take(now: RunData, portion: RunPortion): void {
  for (const [number, name] of portion.names) now.names.set(number, name)
  for (const [bit, name] of portion.literals) now.literals.set(bit, name)
  now.digits = portion.digits
  now.log.append(portion.part)
}

/** The log of the requested run so far. */
function createLog(app: App, input: Accessor<RunInput | null>, begun: () => void) {
  const [held, setHeld] = createSignal<RunData | null>(null)
  /** Number of events, which grows with the log. */
  const [size, setSize] = createSignal(0)
  const [condition, setCondition] = createSignal<RunCondition>('empty')
  const [message, setMessage] = createSignal('')
  const [startedAt, setStartedAt] = createSignal(0)
  const reach: Reach = { wanted: AHEAD, limit: MAX_EXPANSIONS }
  let turn = 0
  const fetchOn = (now: RunData): void => {
    const mine = ++turn
    setStartedAt(performance.now())
    const report: Fetching['report'] = (condition, message = '') => {
      setMessage(message)
      setCondition(condition)
    }
    const isMine = (): boolean => mine === turn
    inBackground(fetchPortions(now, { app, isMine, reach, report, grown: setSize }))
  }
  createEffect(
    on(input, next => {
      turn++
      if (next === null) return
      const now = held()
      if (now !== null && goesOn(now, next)) {
        now.options = next.options
        if (!now.log.isOver) fetchOn(now)
        return
      }
      Object.assign(reach, { wanted: AHEAD, limit: MAX_EXPANSIONS })
      const made = newHeld(next)
      setHeld(made)
      setSize(0)
      begun()
      fetchOn(made)
    }),
  )
  const resume = (): void => {
    const now = held()
    if (now !== null && !now.log.isOver && condition() !== 'working') fetchOn(now)
  }
  return {
    held,
    size,
    condition,
    message,
    startedAt,
    retry: resume,
    /** True while more is computed than the usual advance. */
    isFar: (): boolean =>
      condition() === 'working' && size() > 0 && reach.wanted - (held()?.log.choiceCount ?? 0) > AHEAD,
    /** Number of expansions received. */
    known: (): number => (size() > 0 ? (held()?.log.choiceCount ?? 0) : 0),
    /** Requests the computation beyond this many expansions. */
    ask(expansions: number): void {
      if (expansions + AHEAD / 2 <= reach.wanted) return
      reach.wanted = expansions + AHEAD
      resume()
    },
    /** Continues to the limit of expansions, or raises it once it is reached. */
    workOn(): void {
      if (condition() === 'limit') reach.limit += MAX_EXPANSIONS
      reach.wanted = reach.limit
      resume()
    },
    /** Stops the current computation; received events stay. */
    hold(): void {
      turn++
      reach.wanted = held()?.log.choiceCount ?? 0
      app.lanes.stopWork('searching')
      setCondition('stopped')
    },
  }
}

/** The start position of a restarted run, and the expansion after which nothing is shown, if any. */
interface Bounds {
  readonly startAt: () => number
  readonly ceiling: Accessor<number | null>
}

/** A run, and its current position. */
export function createRunState(app: App, input: Accessor<RunInput | null>, { startAt, ceiling }: Bounds) {
  const [at, setAt] = createSignal(1)
  let ahead = 0
  const { ask, ...log } = createLog(app, input, () => {
    setAt(1)
    ahead = startAt()
  })
  const { held, size } = log
  /** Memoised, so that later events do not notify its readers. */
  const place = createMemo(() => Math.min(at(), size()))
  /** The run replayed to the current position; null until its first event has arrived. */
  const moment = createMemo(
    () => {
      const now = held()
      if (now === null || place() === 0) return null
      now.replay.goTo(place())
      return now
    },
    null,
    { equals: false },
  )
  /** The position after this many whole expansions. */
  const placeAfter = (expansions: number): number => {
    const now = held()?.log
    if (now === undefined || now.eventCount === 0) return 1
    if (expansions <= 0) return now.choiceCount > 0 ? now.choiceEvent(0) : now.eventCount
    return expansions < now.choiceCount ? now.choiceEvent(expansions) : now.eventCount
  }
  /** The last known position that may be shown. */
  const last = (): number => {
    const max = ceiling()
    return max === null ? size() : Math.min(size(), placeAfter(max))
  }
  const goTo = (event: number): void => {
    const now = held()?.log
    if (now === undefined || now.eventCount === 0) return
    const place = Math.max(1, Math.min(event, last()))
    ahead = 0
    setAt(place)
    ask(now.choicesAt(place - 1))
  }
  createEffect(
    on([size, log.condition], () => {
      const isThere = log.known() === ahead && log.condition() === 'waiting'
      if (ahead > 0 && (log.known() > ahead || isThere || log.condition() === 'over')) goTo(placeAfter(ahead))
    }),
  )
  return {
    ...log,
    known: (): number => Math.min(log.known(), ceiling() ?? Number.POSITIVE_INFINITY),
    at,
    last,
    /** True if nothing follows the current position: the run is over, may not be shown further, or waits for a pick. */
    isAtEnd: (): boolean =>
      at() >= last() &&
      (log.condition() === 'over' ||
        (ceiling() !== null && log.known() >= ceiling()!) ||
        (log.condition() === 'waiting' && held()?.options.algorithm === 'by-hand')),
    moment,
    goTo,
    /** Moves to the position after this many expansions as soon as it is known. */
    follow: (expansions: number): void => {
      ahead = expansions
    },
    placeAfter,
    goToExpansion(expansions: number): void {
      // Until the run has started, the target is only recorded.
      if (size() === 0) ahead = expansions
      else goTo(placeAfter(expansions))
    },
  }
}

export type RunState = ReturnType<typeof createRunState>
