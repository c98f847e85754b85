// The content of each tab of the stage; all but the first are loaded when they are first shown.

import type { Component } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { StatePane } from './state/state-pane'
import type { StageTab } from '#page/state/places/tabs'

export const panes: Readonly<Record<StageTab, Component>> = {
  state: StatePane,
  graph: lazy(async () => {
    // Its picture is requested together with it.
    import('#page/draw/graph/state-graph').catch(() => {})
    return { default: (await import('./graph/graph-pane')).GraphPane }
  }),
  trace: lazy(() => import('./trace/trace-pane')),
  landmarks: lazy(() => import('./landmarks/landmark-pane')),
  search: lazy(() => import('./search/search-pane')),
  pddl: lazy(async () => ({ default: (await import('./pddl/pddl-pane')).PddlPane })),
}
