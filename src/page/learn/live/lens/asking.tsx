// The lens's requests to the engine, and its display while they run.

import { type JSX, Match, Switch } from 'solid-js'
import type { Ties } from '#planning/textbook/heuristics/lm-cut'
import type { HeuristicName } from '#planning/textbook/options'
import type { NoTask } from '#questions/views/ready'
import type { LensView, RelaxedView } from '#questions/views/search/search-data'
import { createPane, type Pane } from '#page/state/lanes/pane'
import { Working } from '#page/workbench/parts/conditions'
import { useApp } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LiveProps } from '../live-props'
import './lens.css'

/** The lens of a heuristic in the part's state; requested once `wanted`. */
export function createLens(
  props: LiveProps,
  heuristic: HeuristicName,
  wanted: () => boolean,
  ties: Ties = 'first',
): Pane<LensView | NoTask> {
  const { lanes, session } = useApp()
  return createPane(
    () => (wanted() ? session.source() : null),
    source =>
      lanes.run('lens', 'taking an estimate apart', api => api.search.lens(source, props.part.at, heuristic, ties)),
  )
}

/** The relaxed problem in the part's state. */
export function createRelaxed(props: LiveProps): Pane<RelaxedView | NoTask> {
  const { lanes, session } = useApp()
  return createPane(
    () => session.source(),
    source => lanes.run('lens', 'relaxing the problem', api => api.search.relaxed(source, props.part.at)),
  )
}

/** The content of a pane: its value, its progress, or its error. */
export function Asked<T extends { readonly kind: string }>(props: {
  pane: Pane<T | NoTask>
  what: string
  children: (value: () => T) => JSX.Element
}) {
  const { lanes } = useApp()
  const value = (): T | undefined => {
    const now = props.pane.value()
    return now === undefined || now.kind === 'no-task' ? undefined : (now as T)
  }
  const wrong = (): string => {
    const now = props.pane.value()
    return now?.kind === 'no-task' ? (now as NoTask).message : props.pane.message()
  }
  return (
    <Switch
      fallback={
        <Working compact what={props.what} startedAt={props.pane.startedAt()} stop={() => lanes.stopWork('lens')} />
      }
    >
      <Match when={value()}>{now => props.children(now)}</Match>
      <Match when={props.pane.condition() === 'ready' || props.pane.condition() === 'problem'}>
        <p class="live-lens-text">{wrong()}</p>
      </Match>
      <Match when={props.pane.condition() === 'stopped'}>
        <Button small onClick={() => props.pane.retry()}>
          Compute it again
        </Button>
      </Match>
    </Switch>
  )
}
