// The page's lanes to its engines: what is asked while the visitor types and looks around, what judges, and what searches for pictures.
// Stopping a long piece of work never takes another with it. What is under way is a list of jobs.

import { type Accessor, createSignal, untrack } from 'solid-js'
import { type EngineCalls, EngineStopped } from '#engine/client'
import type { SessionDomain } from '#language/english/session-domains'
import type { Clock } from '#page/browser/surroundings'
import { Lane } from './lane'

/** Work that is stopped together, by lane. */
const lanes = {
  /** quick: steps, pictures of states, names, files. editing: what editors ask at each keystroke, which never waits for it. */
  typing: { size: 2, works: ['quick', 'editing'] },
  /** lessons: read and judged by the worker that starts with the page. */
  judging: { size: 1, works: ['judging', 'lessons'] },
  /** What a class handed in is judged by two workers side by side. */
  results: { size: 2, works: ['results', 'moreResults'] },
  /**
   * phrases: checks a phrases file on all facts and actions of problems. telling: renders sentences from it.
   * readingBack: parses sentences.
   */
  phrases: { size: 3, works: ['phrases', 'telling', 'readingBack'] },
  /**
   * drawing: the state graph. ways: plans through it. tracing: what a trace shows in addition to its steps. searching: textbook
   * search. lens: what its estimates are made of. computing: values of expressions in lessons. comparing: two problems.
   */
  pictures: {
    size: 2,
    works: ['drawing', 'ways', 'tracing', 'landmarks', 'searching', 'lens', 'computing', 'comparing'],
    // Plans are searched for among the states that are drawn.
    after: { ways: 'drawing' },
  },
} as const

type LaneName = keyof typeof lanes
export type LaneWork = (typeof lanes)[LaneName]['works'][number]

/** Something under way. */
export interface Job {
  readonly id: number
  readonly work: LaneWork
  /** A phrase: `judging the answer`. */
  readonly what: string
  readonly startedAt: number
}

export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** Someone pressed Stop, or a newer call took its place. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

type Call<T> = (api: EngineCalls) => Promise<T>

export interface Lanes {
  /** The running jobs, except quiet ones. */
  readonly jobs: Accessor<readonly Job[]>
  /** What the status line states about the engine. */
  readonly engineState: Accessor<'asleep' | 'starting' | 'ready' | 'lost'>
  /** Runs one call; never rejects. */
  readonly run: <T>(work: LaneWork, what: string, call: Call<T>) => Promise<CallOutcome<T>>
  /** As `run`, for work too quick and too frequent to be notified of. */
  readonly quietly: <T>(work: LaneWork, call: Call<T>) => Promise<CallOutcome<T>>
  /** Stops one sort of work, or all. */
  readonly stopWork: (work?: LaneWork) => void
  /** Ends the engines that have nothing to do, but for this many (0) in each lane. */
  readonly rest: (kept?: number) => void
  readonly isBusy: (work?: LaneWork) => boolean
  /** The domains of the visitor that all engines go by, in the calls from now on. */
  readonly domains: Accessor<readonly SessionDomain[]>
  readonly useDomains: (list: readonly SessionDomain[]) => void
  /** Further domains for as long as a lesson is open, which are none of the visitor's; the returned value ends it. */
  readonly lendDomains: (list: readonly SessionDomain[]) => () => void
}

export interface LanesOptions {
  /** Starts an engine. */
  readonly spawn: () => Worker
  readonly clock: Clock
  /** Verdicts have priority: other requests wait until the judging engine is ready. */
  readonly verdictFirst?: boolean
}

export function createLanes({ spawn, clock, verdictFirst = false }: LanesOptions): Lanes {
  const { domains, useDomains, lendDomains } = createDomainsInUse()
  const laneOf = new Map<LaneWork, Lane<LaneWork>>()
  for (const { works, ...lane } of Object.values(lanes)) {
    const made = new Lane<LaneWork>({ ...lane, spawn, clock, domains: () => untrack(domains) })
    for (const work of works) laneOf.set(work, made)
  }
  const [jobs, setJobs] = createSignal<readonly Job[]>([])
  const [state, setState] = createSignal<'asleep' | 'starting' | 'ready' | 'lost'>('asleep')
  let lastJob = 0
  let isFirst = verdictFirst

  return {
    jobs,
    engineState: state,
    domains,
    useDomains,
    lendDomains,
    async run(work, what, call) {
      const job: Job = { id: ++lastJob, work, what, startedAt: clock.now() }
      setJobs(list => [...list, job])
      if (state() === 'asleep') setState('starting')
      try {
        const value = await laneOf.get(work)!.call(work, call)
        setState('ready')
        return { kind: 'done', value }
      } catch (error) {
        if (error instanceof EngineStopped && error.cause === 'lost') setState('lost')
        return notDone(error)
      } finally {
        setJobs(list => list.filter(other => other !== job))
      }
    },
    async quietly(work, call) {
      try {
        const called = laneOf.get(work)!.call(work, call)
        if (isFirst && work === 'judging') {
          isFirst = false
          laneOf.get('quick')!.hold(called)
        }
        const value = await called
        setState('ready')
        return { kind: 'done', value }
      } catch (error) {
        return notDone(error)
      }
    },
    stopWork(work) {
      for (const [each, lane] of laneOf) if (work === undefined || each === work) lane.stop(each)
    },
    rest(kept = 0) {
      for (const lane of laneOf.values()) lane.rest(kept)
    },
    isBusy: work => jobs().some(job => work === undefined || job.work === work),
  }
}

/** The visitor's domains and, after them, those that lessons lend. */
function createDomainsInUse(): Pick<Lanes, 'domains' | 'useDomains' | 'lendDomains'> {
  const [domains, setDomains] = createSignal<readonly SessionDomain[]>([])
  let own: readonly SessionDomain[] = []
  let loans: readonly (readonly SessionDomain[])[] = []
  const tell = (): void => {
    setDomains(loans.length === 0 ? own : [...own, ...loans.flat()])
  }
  return {
    domains,
    useDomains(list) {
      own = list
      tell()
    },
    lendDomains(list) {
      if (list.length === 0) return () => {}
      loans = [...loans, list]
      tell()
      return () => {
        loans = loans.filter(each => each !== list)
        tell()
      }
    },
  }
}

const notDone = (error: unknown): CallOutcome<never> =>
  error instanceof EngineStopped && error.cause === 'stopped'
    ? { kind: 'stopped' }
    : { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
