// Textbook search of the problem in front: which runs are shown, where in them one stands, and what is looked at. The
// source can be any problem: a lesson gives its own.

import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js'
import type { Source } from '../../../../pddl/source'
import type { SearchEvent } from '../../../../textbook/log'
import {
  defaultOptions,
  type HeuristicName,
  type SearchOptions,
} from '../../../../textbook/options'
import type { LensOutcome } from '../../../../views/search/search-data'
import { createPane } from '../../../engine/pane'
import type { App } from '../../../state/app'
import type { SearchAct } from './acts'
import { createRunState, type Held, type RunState } from './run-state'

export type RunId = 'a' | 'b'
export type SearchPanel = 'open' | 'closed' | 'state' | 'lens' | 'code'

/** Expansions a second, while playing. */
export const paces = [1, 2, 5, 20] as const

/** What the search can run on to. */
export const targets = [
  ['better', 'a smaller h than ever'],
  ['layer', 'the next larger f'],
  ['cheaper', 'a cheaper way'],
  ['dead', 'a dead end'],
  ['round', 'the next round'],
  ['goal', 'the goal'],
] as const
export type Target = (typeof targets)[number][0]

/** A stand over one problem: its runs, and the node that is looked at. */
export function createStand(app: App, source: Accessor<Source | null>) {
  const [optionsA, setOptionsA] = createSignal<SearchOptions>(defaultOptions)
  const [optionsB, setOptionsB] = createSignal<SearchOptions | null>(null)
  const inputOf = (options: Accessor<SearchOptions | null>) =>
    createMemo(() => {
      const now = source()
      const chosen = options()
      return now === null || chosen === null ? null : { source: now, options: chosen }
    })
  const isComparing = (): boolean => optionsB() !== null
  /** Of two runs in step one that begins anew goes where the other is. */
  const besides = (run: () => RunState) => (): number =>
    isComparing() ? untrack(() => run().moment()?.replay.choices ?? 0) : 0
  const runs: Readonly<Record<RunId, RunState>> = {
    a: createRunState(
      app,
      inputOf(optionsA),
      besides(() => runs.b),
    ),
    b: createRunState(
      app,
      inputOf(optionsB),
      besides(() => runs.a),
    ),
  }
  /** The run whose lists are shown. */
  const [wantedFront, setFront] = createSignal<RunId>('a')
  const front = (): RunId => (isComparing() ? wantedFront() : 'a')
  const selecting = createSelecting(runs, front)
  return {
    source,
    runs,
    isComparing,
    front,
    setFront,
    ...selecting,
    options: (id: RunId): SearchOptions => (id === 'a' ? optionsA() : (optionsB() ?? optionsA())),
    setOptions(id: RunId, part: Partial<SearchOptions>): void {
      selecting.select(null)
      if (id === 'a') setOptionsA(now => ({ ...now, ...part }))
      else setOptionsB(now => ({ ...(now ?? optionsA()), ...part }))
    },
    /** Sets a second run beside the first, with another estimate to begin with; or takes it away. */
    compare(on: boolean): void {
      selecting.select(null)
      setFront('a')
      if (!on) return void setOptionsB(null)
      const { algorithm, heuristic } = optionsA()
      setOptionsB({
        ...optionsA(),
        algorithm: ['breadth-first', 'depth-first', 'uniform-cost'].includes(algorithm)
          ? 'a-star'
          : algorithm,
        heuristic: heuristic === 'h-max' ? 'lm-cut' : 'h-max',
      })
      runs.a.goToExpansion(runs.a.moment()?.replay.choices ?? 0)
    },
    ...createMoving(runs, isComparing, front),
    ...createGuessing(runs.a, isComparing, selecting.select),
  }
}

/** What was guessed, and at which place the guess was right or wrong. */
interface Guess {
  /** The run it was made in. */
  readonly run: Held
  readonly node: number
  readonly next: number
  readonly place: number
}

/** Guess the next: which node is chosen is asked for before it is shown. */
function createGuessing(
  run: RunState,
  isComparing: Accessor<boolean>,
  select: (node: number | null) => void,
) {
  const [isOn, setOn] = createSignal(false)
  const [guess, setGuess] = createSignal<Guess | null>(null)
  /** The node that is chosen next, where that is what happens next. */
  const next = createMemo(() => {
    const now = run.moment()
    if (now === null || isComparing() || run.at() >= run.size()) return -1
    // Of one that waits alone there is nothing to guess.
    if (now.replay.counts.open < 2) return -1
    return now.log.kindAt(run.at()) === 'choose' ? now.log.nodeAt(run.at()) : -1
  })
  const isAsked = (): boolean => isOn() && next() >= 0
  return {
    guessing: isOn,
    setGuessing: (on: boolean): void => void setOn(on),
    /** The visitor is to say which node is chosen next. */
    isAsked,
    guess: (): Guess | null => {
      const last = guess()
      return isOn() && last?.place === run.at() && last.run === run.held() ? last : null
    },
    /** Looks at a node; where a guess is asked for, and the node waits, it is the guess. */
    pick(node: number): void {
      const now = run.moment()
      if (!isAsked() || now?.replay.statusOf(node) !== 'open') {
        select(node)
        return
      }
      const place = run.at() + 1
      setGuess({ run: now, node, next: next(), place })
      select(null)
      run.goTo(place)
    },
  }
}

/** The node that is looked at, in the run in front; the one chosen last where none was picked. */
function createSelecting(runs: Readonly<Record<RunId, RunState>>, front: Accessor<RunId>) {
  const [picked, setPicked] = createSignal<number | null>(null)
  const held = (): Held | null => runs[front()].moment()
  const selected = createMemo(() => {
    const now = held()
    if (now === null) return -1
    const node = picked()
    if (node !== null && node < now.replay.nodeCount) return node
    return Math.max(0, now.replay.chosen)
  })
  return {
    held,
    selected,
    isPicked: () => picked() !== null && picked() === selected(),
    select: (node: number | null): void => void setPicked(node),
  }
}

/** Going forward and back: by events in one run, by expansions in both. */
function createMoving(
  runs: Readonly<Record<RunId, RunState>>,
  isComparing: Accessor<boolean>,
  front: Accessor<RunId>,
) {
  const [target, setTarget] = createSignal<Target | 'end' | null>(null)
  const shown = (): RunState[] => (isComparing() ? [runs.a, runs.b] : [runs.a])
  const isAtEnd = (run: RunState): boolean => run.condition() === 'over' && run.at() >= run.size()
  /** Whole expansions so far, and whether one is under way. */
  const standing = createMemo(() => {
    let done = 0
    let isWhole = true
    for (const run of shown()) {
      const replay = run.moment()?.replay
      if (replay === undefined) continue
      if (replay.choices >= done) isWhole = run.at() >= run.placeAfter(replay.choices)
      done = Math.max(done, replay.choices)
    }
    return { done, isWhole }
  })
  const toExpansion = (expansions: number): void => {
    for (const run of shown()) run.goToExpansion(expansions)
  }
  /** Goes on as soon as what was wanted is worked out. */
  createEffect(
    on(
      [target, () => runs.a.size(), () => runs.b.size(), runs.a.condition, runs.b.condition],
      () => {
        const wanted = target()
        const run = runs[front()]
        if (wanted === null) return
        const place = wanted === 'end' ? undefined : placeOf(run, wanted)
        if (place !== undefined) {
          setTarget(null)
          const { log } = run.held()!
          if (isComparing()) toExpansion(log.choicesAt(place - 1))
          else run.goTo(place)
        } else if (
          shown().every(each => each.condition() !== 'working' && each.condition() !== 'waiting')
        ) {
          setTarget(null)
          for (const each of shown()) each.goTo(each.size())
        } else for (const each of shown()) if (each.condition() === 'waiting') each.workOn()
      },
    ),
  )
  const stepExpansion = (by: 1 | -1): void => {
    const { done, isWhole } = standing()
    if (by > 0) toExpansion(isWhole ? done + 1 : done)
    else if (done > 0) toExpansion(done - 1)
    else for (const run of shown()) run.goTo(1)
  }
  const playing = createPlaying(() => shown().every(isAtEnd), standing, toExpansion)
  return {
    ...playing,
    standing,
    toExpansion,
    target,
    /** Expansions that are known of the longer run. */
    known: () => Math.max(...shown().map(run => run.known())),
    atStart: () => shown().every(run => run.at() <= 1),
    atEnd: () => shown().every(isAtEnd),
    stepExpansion,
    stepEvent(by: 1 | -1): void {
      if (isComparing()) stepExpansion(by)
      else runs.a.goTo(runs.a.at() + by)
    },
    toStart(): void {
      for (const run of shown()) run.goTo(1)
    },
    /** Runs on to what is wanted next; where it never comes, to the end of what is known. */
    runTo: (wanted: Target | 'end'): void => void setTarget(wanted),
    forgetTarget: () => void setTarget(null),
  }
}

function createPlaying(
  atEnd: () => boolean,
  standing: () => { readonly done: number },
  toExpansion: (expansions: number) => void,
) {
  const [playing, setPlaying] = createSignal(false)
  const [pace, setPace] = createSignal<number>(2)
  createEffect(
    on([playing, standing, pace], ([isOn, { done }, rate]) => {
      if (!isOn) return
      if (atEnd()) {
        setPlaying(false)
        return
      }
      const timer = setTimeout(() => toExpansion(done + 1), 1_000 / rate)
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
      setPlaying(now => !now)
    },
  }
}

/** The place right after the next event of a sort; undefined where it is not known yet. */
function placeOf(run: RunState, target: Target): number | undefined {
  const held = run.held()
  if (held === null) return undefined
  const { log, options } = held
  const weight = options.algorithm === 'weighted-a-star' ? options.weight : 1
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let event = 0; event < run.size(); event++) {
    const now = log.eventAt(event)
    const h = log.hOf(now.node)
    const isPast = event < run.at()
    const isMet = meets(now, target, { h, f: now.g + weight * h, least, most })
    if (now.kind === 'choose') {
      if (!Number.isNaN(h)) least = Math.min(least, h)
      most = Math.max(most, Number.isNaN(h) ? now.g : now.g + weight * h)
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
  }
}

export type Stand = ReturnType<typeof createStand>

/** Does what a command asks for. */
export function actOn(stand: Stand, act: SearchAct): void {
  const acts: Readonly<Record<SearchAct, () => void>> = {
    on: () => stand.stepExpansion(1),
    back: () => stand.stepExpansion(-1),
    'event-on': () => stand.stepEvent(1),
    'event-back': () => stand.stepEvent(-1),
    play: stand.play,
    start: stand.toStart,
    end: () => stand.runTo('end'),
    better: () => stand.runTo('better'),
    layer: () => stand.runTo('layer'),
    cheaper: () => stand.runTo('cheaper'),
    dead: () => stand.runTo('dead'),
    round: () => stand.runTo('round'),
    compare: () => stand.compare(!stand.isComparing()),
  }
  acts[act]()
}

/** Actions from the start to a node of the run, by name. */
export function stepsTo({ replay, names }: Held, node: number): string[] {
  return replay
    .pathTo(node)
    .slice(1)
    .map(each => names.get(replay.actionOf(each)) ?? '')
}

/** The stand over the question in front, and what its panel shows. */
export function createSearching(app: App) {
  const [visible, setVisible] = createSignal(false)
  const stand = createStand(app, () => (visible() ? app.session.source() : null))
  const [panel, setPanel] = createSignal<SearchPanel>('open')
  /** The estimate the lens is on; that of the run where none was chosen. */
  const [lensOn, setLensOn] = createSignal<HeuristicName | null>(null)
  const heuristic = (): HeuristicName => lensOn() ?? stand.options(stand.front()).heuristic
  const steps = createMemo<readonly string[]>(
    () => {
      const held = stand.held()
      return held === null ? [] : stepsTo(held, stand.selected())
    },
    [],
    { equals: (a, b) => a.length === b.length && a.every((step, i) => step === b[i]) },
  )
  const lensInput = createMemo(() => {
    const source = stand.source()
    if (source === null || panel() !== 'lens' || stand.playing()) return null
    return { source, steps: steps(), heuristic: heuristic() }
  })
  const lens = createPane<NonNullable<ReturnType<typeof lensInput>>, LensOutcome>(
    lensInput,
    asked =>
      app.lanes.run('lens', 'taking an estimate apart', api =>
        api.search.lens(asked.source, asked.steps, asked.heuristic),
      ),
    { settle: () => 60, keeps: (next, shown) => next.source === shown.source },
  )
  return {
    stand,
    visible,
    setVisible,
    panel,
    setPanel,
    steps,
    heuristic,
    lensOn,
    setLensOn,
    lens,
  }
}
