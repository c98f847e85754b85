// The content of each tab of the stage; the larger ones are loaded when they are first shown.

import type { Component } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { GraphPane } from './graph/graph-pane'
import { PddlPane } from './pddl/pddl-pane'
import { StatePane } from './state/state-pane'
import type { StageTab } from '#page/state/places/tabs'

export const panes: Readonly<Record<StageTab, Component>> = {
  state: StatePane,
  graph: GraphPane,
  trace: lazy(() => import('./trace/trace-pane')),
  landmarks: lazy(() => import('./landmarks/landmark-pane')),
  search: lazy(() => import('./search/search-pane')),
  pddl: PddlPane,
}
