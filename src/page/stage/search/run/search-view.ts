// Textbook search on one problem: the visible runs, the positions in them, and the selected node. The source can be any
// problem: a lesson provides its own.

import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { defaultOptions, type SearchOptions, usesHeuristic } from '#planning/textbook/options'
import type { App } from '#page/state/app'
import type { SearchAct } from '#page/state/commands/search-action'
import { breaksAt, createBreaking } from './breakpoint'
import { createGuessing } from './guessing'
import { createMoving, type RunId } from './moving'
import { createRunState, type Held, type RunState } from './run-state'

/** The searches on one problem: the runs, and the selected node. */
export function createSearchView(app: App, source: Accessor<Source | null>) {
  const [optionsA, setOptionsA] = createSignal<SearchOptions>(defaultOptions)
  const [optionsB, setOptionsB] = createSignal<SearchOptions | null>(null)
  /** Number of expansions after which nothing is shown; null if all are shown. */
  const [ceiling, setCeiling] = createSignal<number | null>(null)
  const inputOf = (options: Accessor<SearchOptions | null>) =>
    createMemo(() => {
      const now = source()
      const chosen = options()
      return now === null || chosen === null ? null : { source: now, options: chosen }
    })
  const isComparing = (): boolean => optionsB() !== null
  /** If one of two synchronised runs restarts, it moves to the position of the other. */
  const choicesOf = (run: () => RunState) => (): number =>
    isComparing() ? untrack(() => run().moment()?.replay.choices ?? 0) : 0
  const runs: Readonly<Record<RunId, RunState>> = {
    a: createRunState(app, inputOf(optionsA), { startAt: choicesOf(() => runs.b), ceiling }),
    b: createRunState(app, inputOf(optionsB), { startAt: choicesOf(() => runs.a), ceiling }),
  }
  /** The run that shows its lists. */
  const [wantedFront, setFront] = createSignal<RunId>('a')
  const front = (): RunId => (isComparing() ? wantedFront() : 'a')
  const selecting = createSelecting(runs, front)
  const breaking = createBreaking(app, source)
  /** In a search by hand: chooses an open node, now or at the earlier position that is shown. */
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
    /** Sets the highest number of expansions that may be shown. */
    setCeiling,
    /** Adds a second run for comparison, with another heuristic at first; or removes it. */
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

/** The selected node of the run in front; by default the one chosen last. */
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

/** Performs an action of a command. */
export function actOn(searchView: SearchView, act: SearchAct): void {
  const actions: Readonly<Record<SearchAct, () => void>> = {
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
  actions[act]()
}

/** Names of the actions from the initial state to a node of the run. */
export function stepsTo({ replay, names }: Held, node: number): string[] {
  return replay
    .pathTo(node)
    .slice(1)
    .map(each => names.get(replay.actionOf(each)) ?? '')
}
