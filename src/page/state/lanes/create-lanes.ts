// The page's lanes to its engines: for requests while typing and browsing, for judging, and for pictures. Stopping a
// long piece of work never stops work of another sort. The running work is listed as jobs.

import { type Accessor, createSignal, untrack } from 'solid-js'
import { type EngineCalls, EngineStopped } from '#engine/client'
import type { SessionDomain } from '#language/english/session-domains'
import type { Clock } from '#page/browser/surroundings'
import { Lane } from './lane'

/** The sorts of work, by lane; the workers of a lane are shared. */
const lanes = {
  /**
   * quick: steps, pictures of states, names, files. editing: requests of editors at each keystroke, which never wait
   * for `quick`.
   */
  typing: { size: 2, works: ['quick', 'editing'] },
  /** lessons: parsed and judged by the worker that starts with the page. */
  judging: { size: 1, works: ['judging', 'lessons'] },
  /** Students' answers are judged by two workers in parallel. */
  results: { size: 2, works: ['results', 'moreResults'] },
  /**
   * phrases: checks a phrases file on all facts and actions of problems. rendering: renders sentences from it.
   * readingBack: parses sentences.
   */
  phrases: { size: 3, works: ['phrases', 'rendering', 'readingBack'] },
  /**
   * drawing: the state graph. ways: plans through it. tracing: the annotations of a trace. searching: textbook search.
   * lens: how its estimates are computed. computing: values of expressions in lessons. comparing: two problems.
   * planning: plans of the two texts. excluding: whether they have none.
   */
  pictures: {
    size: 2,
    works: [
      'drawing',
      'ways',
      'tracing',
      'landmarks',
      'searching',
      'lens',
      'computing',
      'comparing',
      'planning',
      'excluding',
    ],
    // Plans are searched for among the states of the drawn graph.
    after: { ways: 'drawing' },
  },
} as const

type LaneName = keyof typeof lanes
export type LaneWork = (typeof lanes)[LaneName]['works'][number]

/** A running piece of work. */
export interface Job {
  readonly id: number
  readonly work: LaneWork
  /** A gerund phrase: `judging the answer`. */
  readonly what: string
  readonly startedAt: number
}

export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** The visitor pressed Stop, or a newer call replaced this one. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly message: string }

type Call<T> = (api: EngineCalls) => Promise<T>

export interface Lanes {
  /** The running jobs, except quiet ones. */
  readonly jobs: Accessor<readonly Job[]>
  /** The state of the engine for the status line. */
  readonly engineState: Accessor<'asleep' | 'starting' | 'ready' | 'lost'>
  /** Runs one call; never rejects. */
  readonly run: <T>(work: LaneWork, what: string, call: Call<T>) => Promise<CallOutcome<T>>
  /** As `run`, for work too quick and too frequent to be listed as a job. */
  readonly quietly: <T>(work: LaneWork, call: Call<T>) => Promise<CallOutcome<T>>
  /** Stops one sort of work, or all work. */
  readonly stopWork: (work?: LaneWork) => void
  /** Ends idle engines, except for this many (default 0) in each lane. */
  readonly rest: (kept?: number) => void
  readonly isBusy: (work?: LaneWork) => boolean
  /** The visitor's domains, used by all engines from the next call on. */
  readonly domains: Accessor<readonly SessionDomain[]>
  readonly useDomains: (list: readonly SessionDomain[]) => void
  /**
   * Adds domains for as long as a lesson is open, without making them the visitor's; the returned function removes
   * them.
   */
  readonly provideLessonDomains: (list: readonly SessionDomain[]) => () => void
}

export interface LanesOptions {
  /** Starts an engine. */
  readonly spawn: () => Worker
  readonly clock: Clock
  /** Verdicts have priority: other requests wait until the judging engine is ready. */
  readonly verdictFirst?: boolean
}

export function createLanes({ spawn, clock, verdictFirst = false }: LanesOptions): Lanes {
  const { domains, useDomains, provideLessonDomains } = createDomainsInUse()
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
    provideLessonDomains,
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

/** The visitor's domains, followed by those of open lessons. */
function createDomainsInUse(): Pick<Lanes, 'domains' | 'useDomains' | 'provideLessonDomains'> {
  const [domains, setDomains] = createSignal<readonly SessionDomain[]>([])
  let own: readonly SessionDomain[] = []
  let loans: readonly (readonly SessionDomain[])[] = []
  const sendDomains = (): void => {
    setDomains(loans.length === 0 ? own : [...own, ...loans.flat()])
  }
  return {
    domains,
    useDomains(list) {
      own = list
      sendDomains()
    },
    provideLessonDomains(list) {
      if (list.length === 0) return () => {}
      loans = [...loans, list]
      sendDomains()
      return () => {
        loans = loans.filter(each => each !== list)
        sendDomains()
      }
    },
  }
}

const notDone = (error: unknown): CallOutcome<never> =>
  error instanceof EngineStopped && error.cause === 'stopped'
    ? { kind: 'stopped' }
    : { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
