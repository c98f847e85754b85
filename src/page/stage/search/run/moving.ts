// Moving through a search: by events in one run, by expansions in both, or to the next event of a sort.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { SearchEvent } from '#planning/textbook/log'
import { createLevels, type StepBy } from './levels'
import type { RunCondition, RunState } from './run-state'

export type RunId = 'a' | 'b'

/** Expansions per second during playback; `lines`: event by event, each shown at its line of the algorithm. */
export const paces = ['lines', 1, 2, 5, 20] as const
export type Pace = (typeof paces)[number]
/** Events per second at the pace `lines`. */
const LINES_PER_SECOND = 2

/** The events to which the search can run. */
export const targets = [
  ['better', 'a smaller h than ever'],
  ['layer', 'the next larger f'],
  ['cheaper', 'a cheaper way'],
  ['dead', 'a dead end'],
  ['round', 'the next round'],
  ['goal', 'the goal'],
  ['break', 'the breakpoint'],
] as const
export type Target = (typeof targets)[number][0]

/** Number of whole expansions so far, and whether another one has started. */
function progressOf(shown: readonly RunState[]): { done: number; isWhole: boolean } {
  let done = 0
  let isWhole = true
  for (const run of shown) {
    const replay = run.moment()?.replay
    if (replay === undefined) continue
    if (replay.choices >= done) isWhole = run.at() >= run.placeAfter(replay.choices)
    done = Math.max(done, replay.choices)
  }
  return { done, isWhole }
}

/** Moves forward and back: by events in one run, by expansions in both. */
export function createMoving(
  runs: Readonly<Record<RunId, RunState>>,
  isComparing: Accessor<boolean>,
  front: Accessor<RunId>,
  /** True if an event of the run hits the breakpoint. */
  breaks: (run: RunState, event: number) => boolean,
) {
  const [target, setTarget] = createSignal<Wanted | null>(null)
  const [stepBy, setStepBy] = createSignal<StepBy>('expansions')
  const shown = (): RunState[] => (isComparing() ? [runs.a, runs.b] : [runs.a])
  const progress = createMemo(() => progressOf(shown()))
  const isByF = (): boolean => isComparing() && stepBy() === 'f'
  const levels = createLevels(() => (isByF() ? shown() : []))
  const toLevel = (level: number | 'next'): void => {
    levels.setWanted(level)
    setTarget('f')
  }
  const toExpansion = (expansions: number): void => {
    if (isByF() && expansions > 0) toLevel(levels.of(expansions))
    else for (const run of shown()) run.goToExpansion(expansions)
  }
  createSeeking({ runs, shown, front, isComparing, target, setTarget, breaks, levels, toExpansion })
  const stepLevel = (by: 1 | -1): void => {
    const before = levels.before()
    if (by > 0) toLevel('next')
    else if (before > Number.NEGATIVE_INFINITY) toLevel(before)
    else for (const run of shown()) run.goTo(1)
  }
  const stepExpansion = (by: 1 | -1): void => {
    const { done, isWhole } = progress()
    if (isByF()) stepLevel(by)
    else if (by > 0) toExpansion(isWhole ? done + 1 : done)
    else if (done > 0) toExpansion(done - 1)
    else for (const run of shown()) run.goTo(1)
  }
  const playing = createPlaying(() => shown().every(run => run.isAtEnd()), progress, {
    event: () => runs.a.at(),
    toEvent: place => runs.a.goTo(place),
    hasLines: () => !isComparing(),
    toExpansion: expansions => (isByF() && expansions > 0 ? toLevel('next') : toExpansion(expansions)),
    isHalt: () => hasBreak(runs[front()], progress().done, breaks),
  })
  return {
    ...playing,
    progress,
    toExpansion,
    /** For two runs: how they are synchronised, and the current f if that is by f. */
    isByF,
    stepBy,
    setStepBy(next: StepBy): void {
      setStepBy(next)
      toExpansion(progress().done)
    },
    level: (): number | null => (isByF() && levels.isInStep() ? levels.level() : null),
    target,
    /** Number of known expansions of the longer run. */
    known: () => Math.max(...shown().map(run => run.known())),
    atStart: () => shown().every(run => run.at() <= 1),
    atEnd: () => shown().every(run => run.isAtEnd()),
    stepExpansion,
    stepEvent(by: 1 | -1): void {
      if (isComparing()) stepExpansion(by)
      else runs.a.goTo(runs.a.at() + by)
    },
    toStart(): void {
      for (const run of shown()) run.goTo(1)
    },
    /** Runs on to the next target event; if it never occurs, to the end of the known log. */
    runTo: (wanted: Target | 'end'): void => void setTarget(wanted),
    forgetTarget: () => void setTarget(null),
  }
}

/** The target of a run: an event of a sort, the end, or a level of f. */
type Wanted = Target | 'end' | 'f'

/** In these conditions a run receives more events automatically, or on request. */
const goesOn: ReadonlySet<RunCondition> = new Set(['empty', 'working', 'waiting'] as const)

/** Continues towards the target as soon as the required part is computed. */
function createSeeking({
  runs,
  shown,
  front,
  isComparing,
  target,
  setTarget,
  breaks,
  levels,
  toExpansion,
}: {
  readonly runs: Readonly<Record<RunId, RunState>>
  readonly shown: () => readonly RunState[]
  readonly front: Accessor<RunId>
  readonly isComparing: Accessor<boolean>
  readonly target: Accessor<Wanted | null>
  readonly setTarget: (target: null) => void
  readonly breaks: (run: RunState, event: number) => boolean
  readonly levels: ReturnType<typeof createLevels>
  readonly toExpansion: (expansions: number) => void
}): void {
  createEffect(
    on([target, () => runs.a.size(), () => runs.b.size(), runs.a.condition, runs.b.condition], () => {
      const wanted = target()
      const run = runs[front()]
      if (wanted === null) return
      if (shown().some(each => each.last() < each.size())) {
        setTarget(null)
        for (const each of shown()) each.goTo(each.last())
        return
      }
      if (wanted === 'f') {
        const level = levels.ready()
        if (level !== undefined) {
          setTarget(null)
          levels.go(level)
          return
        }
      }
      const place = wanted === 'end' || wanted === 'f' ? undefined : placeOf(run, wanted, breaks)
      if (place !== undefined) {
        setTarget(null)
        const { log } = run.held()!
        if (isComparing()) toExpansion(log.choicesAt(place - 1))
        else run.goTo(place)
      } else if (shown().every(each => !goesOn.has(each.condition()))) {
        setTarget(null)
        for (const each of shown()) each.goTo(each.size())
      } else for (const each of shown()) if (each.condition() === 'waiting') each.workOn()
    }),
  )
}

/** True if the last expansion hits the breakpoint. */
function hasBreak(run: RunState, done: number, breaks: (run: RunState, event: number) => boolean): boolean {
  const log = run.held()?.log
  if (log === undefined || done === 0 || done > log.choiceCount) return false
  for (let event = log.choiceEvent(done - 1); event < run.at(); event++) if (breaks(run, event)) return true
  return false
}

function createPlaying(
  atEnd: () => boolean,
  progress: () => { readonly done: number },
  {
    toExpansion,
    isHalt,
    event,
    toEvent,
    hasLines,
  }: {
    readonly toExpansion: (expansions: number) => void
    readonly isHalt: () => boolean
    readonly event: () => number
    readonly toEvent: (event: number) => void
    /** True if a single run is shown, which can be played event by event. */
    readonly hasLines: () => boolean
  },
) {
  /** Playback does not pause at the position where it started. */
  let from = -1
  const [playing, setPlaying] = createSignal(false)
  const [wanted, setPace] = createSignal<Pace>(2)
  const pace = (): Pace => (wanted() === 'lines' && !hasLines() ? 1 : wanted())
  createEffect(
    on([playing, progress, pace, event], ([isOn, { done }, rate, at]) => {
      if (!isOn) return
      if (atEnd() || (done !== from && isHalt())) {
        setPlaying(false)
        return
      }
      const timer =
        rate === 'lines'
          ? setTimeout(() => toEvent(at + 1), 1_000 / LINES_PER_SECOND)
          : setTimeout(() => toExpansion(done + 1), 1_000 / rate)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return {
    playing,
    pace,
    setPace,
    pause: () => void setPlaying(false),
    play(): void {
      if (!playing() && atEnd()) toExpansion(0)
      from = progress().done
      setPlaying(now => !now)
    },
  }
}

/** The position right after the next event of a sort; undefined if it is not known yet. */
function placeOf(run: RunState, target: Target, breaks: (run: RunState, event: number) => boolean): number | undefined {
  const held = run.held()
  if (held === null) return undefined
  const { log, options } = held
  const weight = options.algorithm === 'weighted-a-star' ? options.weight : 1
  let least = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let event = 0; event < run.size(); event++) {
    const now = log.eventAt(event)
    const h = log.hOf(now.node)
    const isPast = event < run.at()
    const isMet =
      target === 'break'
        ? event >= run.at() && breaks(run, event)
        : meets(now, target, { h, f: now.g + weight * h, least, most: max })
    if (now.kind === 'choose') {
      if (!Number.isNaN(h)) least = Math.min(least, h)
      max = Math.max(max, Number.isNaN(h) ? now.g : now.g + weight * h)
    }
    if (isMet && !isPast) return event + 1
  }
  return undefined
}

function meets(
  { kind, g }: SearchEvent,
  target: Target,
  known: { readonly h: number; readonly f: number; readonly least: number; readonly most: number },
): boolean {
  switch (target) {
    case 'better':
      return kind === 'choose' && known.h < known.least
    case 'layer':
      return kind === 'choose' && (Number.isNaN(known.f) ? g : known.f) > known.most
    case 'cheaper':
      return kind === 'cheaper' || kind === 'reopen'
    case 'dead':
      return kind === 'dead'
    case 'round':
      return kind === 'bound' || kind === 'better'
    case 'goal':
      return kind === 'goal'
    case 'break':
      return false
  }
}
