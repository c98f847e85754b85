// Textbook search of one problem: which runs are shown, where in them one is, and what is examined. The source can be
// any problem: a lesson gives its own.

import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { defaultOptions, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import type { App } from '#page/state/app'
import type { SearchAct } from '#page/state/commands/search-action'
import { breaksAt, createBreaking } from './breakpoint'
import { createGuessing } from './guessing'
import { createMoving, type RunId } from './moving'
import { createRunState, type Held, type RunState } from './run-state'

/** A view of one problem's searches: its runs, and the node in focus. */
export function createSearchView(app: App, source: Accessor<Source | null>) {
  const [optionsA, setOptionsA] = createSignal<SearchOptions>(defaultOptions)
  const [optionsB, setOptionsB] = createSignal<SearchOptions | null>(null)
  /** Expansions after which nothing is shown, initially; null if all is shown. */
  const [ceiling, setCeiling] = createSignal<number | null>(null)
  const inputOf = (options: Accessor<SearchOptions | null>) =>
    createMemo(() => {
      const now = source()
      const chosen = options()
      return now === null || chosen === null ? null : { source: now, options: chosen }
    })
  const isComparing = (): boolean => optionsB() !== null
  /** Of two synchronised runs, one that restarts moves to the position of the other. */
  const besides = (run: () => RunState) => (): number =>
    isComparing() ? untrack(() => run().moment()?.replay.choices ?? 0) : 0
  const runs: Readonly<Record<RunId, RunState>> = {
    a: createRunState(app, inputOf(optionsA), { startAt: besides(() => runs.b), ceiling }),
    b: createRunState(app, inputOf(optionsB), { startAt: besides(() => runs.a), ceiling }),
  }
  /** The run with the shown lists. */
  const [wantedFront, setFront] = createSignal<RunId>('a')
  const front = (): RunId => (isComparing() ? wantedFront() : 'a')
  const selecting = createSelecting(runs, front)
  const breaking = createBreaking(app, source)
  /** By hand: chooses a node that waits, now or at the earlier moment that is shown. */
  const pickByHand = (node: number): void => {
    const now = runs.a.moment()
    if (now === null) return
    const picks = [...now.options.picks.slice(0, now.replay.choices), node]
    selecting.select(null)
    setOptionsA(options => ({ ...options, picks }))
    runs.a.follow(picks.length)
  }
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
      if (id === 'a') setOptionsA(now => ({ ...now, picks: [], ...part }))
      else setOptionsB(now => ({ ...(now ?? optionsA()), picks: [], ...part }))
    },
    /** Shows nothing after this many expansions. */
    setCeiling,
    /** Sets a second run next to the first, with another estimate to begin with; or takes it away. */
    compare(on: boolean): void {
      selecting.select(null)
      setFront('a')
      if (!on) return void setOptionsB(null)
      const { algorithm, heuristic } = optionsA()
      setOptionsB({
        ...optionsA(),
        algorithm: usesHeuristic(algorithm) ? algorithm : 'a-star',
        heuristic: heuristic === 'h-max' ? 'lm-cut' : 'h-max',
      })
      runs.a.goToExpansion(runs.a.moment()?.replay.choices ?? 0)
    },
    breaking,
    ...createMoving(runs, isComparing, front, (run, event) => {
      const [now, at] = [run.held(), breaking.at()]
      return now !== null && at !== undefined && breaksAt(now, event, at, breaking.fact())
    }),
    ...createGuessing(runs.a, isComparing, { select: selecting.select, pickByHand }),
  }
}

/** The node that is examined, in the run in front; the one chosen last if none was picked. */
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

export type SearchView = ReturnType<typeof createSearchView>

/** Executes a command. */
export function actOn(searchView: SearchView, act: SearchAct): void {
  const acts: Readonly<Record<SearchAct, () => void>> = {
    on: () => searchView.stepExpansion(1),
    back: () => searchView.stepExpansion(-1),
    'event-on': () => searchView.stepEvent(1),
    'event-back': () => searchView.stepEvent(-1),
    play: searchView.play,
    start: searchView.toStart,
    end: () => searchView.runTo('end'),
    better: () => searchView.runTo('better'),
    layer: () => searchView.runTo('layer'),
    cheaper: () => searchView.runTo('cheaper'),
    dead: () => searchView.runTo('dead'),
    round: () => searchView.runTo('round'),
    compare: () => searchView.compare(!searchView.isComparing()),
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
