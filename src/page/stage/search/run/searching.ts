// The search of the question in front, and the content of the panel next to it.

import { createMemo, createSignal } from 'solid-js'
import type { HeuristicName } from '#planning/textbook/options'
import type { LensOutcome } from '#questions/views/search/search-data'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { isBackward } from '../words/subgoals'
import type { RunData } from './run-state'
import { createSearchView, stepsTo } from './search-view'

/** Milliseconds for which a hidden search keeps running, so that another view can take it over. */
const HANDED_ON = 1_000

export type SearchPanel = 'open' | 'closed' | 'graph' | 'state' | 'lens' | 'code' | 'sheet'

/** The key of the state that is pointed at in a tree, a list or the graph; it is highlighted in all of them. */
function createPointed() {
  const [pointed, setPointed] = createSignal<string | null>(null)
  const keyOf = ({ log }: RunData, node: number): string => log.stateKey(log.stateOf(node))
  return {
    pointed,
    setPointed: (key: string | null): void => void setPointed(key),
    pointAt: (held: RunData | null, node: number | null): void =>
      void setPointed(held === null || node === null ? null : keyOf(held, node)),
    isPointed: (held: RunData | null, node: number): boolean =>
      held !== null && pointed() !== null && keyOf(held, node) === pointed(),
  }
}

/** The search view of the current question, and the content of its panel. */
export function createSearching(app: App) {
  const [visible, put] = createSignal(false)
  let shown = 0
  /** A view that hides the search may be replaced by another immediately, as on a projector: the run then continues. */
  const setVisible = (yes: boolean): void => {
    shown += yes ? 1 : -1
    if (yes) put(true)
    else app.clock.after(HANDED_ON, () => shown === 0 && put(false))
  }
  let begun = false
  const searchView = createSearchView(app, () => (visible() ? app.session.source() : null))
  const [panel, setPanel] = createSignal<SearchPanel>('open')
  /** The heuristic shown in the lens; that of the run if none was chosen. */
  const [lensOn, setLensOn] = createSignal<HeuristicName | null>(null)
  const heuristic = (): HeuristicName => lensOn() ?? searchView.options(searchView.front()).heuristic
  const steps = createMemo<readonly string[]>(
    () => {
      const held = searchView.held()
      return held === null ? [] : stepsTo(held, searchView.selected())
    },
    [],
    { equals: (a, b) => a.length === b.length && a.every((step, i) => step === b[i]) },
  )
  const lensInput = createMemo(() => {
    const source = searchView.source()
    const held = searchView.held()
    if (source === null || panel() !== 'lens' || searchView.playing()) return null
    // A set of subgoals has no heuristic value.
    if (held === null || isBackward(held)) return null
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
    ...createPointed(),
    searchView,
    visible,
    setVisible,
    /** True at the first call only, for a visitor's first search. */
    begins: (): boolean => !begun && (begun = true),
    panel,
    setPanel,
    steps,
    heuristic,
    lensOn,
    setLensOn,
    lens,
  }
}
