// Describes the state or edge under the pointer, else the current state.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { SVG_STATES } from '#page/draw/graph/geometry'
import type { Look } from '#page/draw/graph/paint/look'
import { describeState, follow, graphModel, rowOf } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { marks } from '#page/state/focus/focus'
import { Changes } from '../state/changes'
import { useApp, useFeature } from '#page/state/use-app'
import './graph-pane.css'
import { capital } from '#base/words'
import { Button } from '#page/ui/button'
import { createGraphing } from './graphing'

/** Of constant height, so that nothing jumps. */
export function GraphCaption(props: {
  look: Look | null
  graph: StateGraph
  /** Replaces the caption while nothing is pointed at. */
  hint?: string
}) {
  const graphing = useFeature(createGraphing)
  const { stepping, layout } = useApp()
  const model = createMemo(() => graphModel(props.graph))
  const walk = stepping.walk
  const here = createMemo(() => follow(model(), walk().sequence.slice(0, walk().at)).end)
  const state = () => (props.look?.kind === 'state' ? props.look : undefined)
  const edge = () => (props.look?.kind === 'edge' ? props.look : undefined)
  const hint = (): string => hintOf(props.graph, layout.room() === 'narrow')
  return (
    <div
      class="graph-description stack centred gap-4 clipped text-small line-18 bg-card border-top"
      data-part="graph-description"
    >
      <Switch>
        <Match when={state()}>
          {look => (
            <>
              <strong class="weight-600">{capital(look().title)}</strong>
              <Changes added={look().added} removed={look().removed} none="The current state" most={8} plain />
            </>
          )}
        </Match>
        <Match when={edge()}>
          {look => (
            <>
              <span class="described-actions flex wrap clipped">
                <For each={look().actions.slice(0, 6)}>
                  {action => (
                    <code class="name" {...marks.action(action)}>
                      {action}
                    </code>
                  )}
                </For>
                <Show when={look().actions.length > 6}>
                  <span class="faint numbers">and {look().actions.length - 6} more</span>
                </Show>
              </span>
              <span class="faint">{capital(look().to)}</span>
            </>
          )}
        </Match>
        <Match when={here() === null}>
          <span>The current state is outside this part of the graph.</span>
          <span>
            <Button small onClick={() => graphing.showWalk()}>
              Show the way here
            </Button>
          </span>
        </Match>
        <Match when={props.graph.isFrontier[here() ?? 0]}>
          <strong class="weight-600">{capital(describeState(model(), here() ?? 0))}</strong>
          <span>
            <Button small icon="plus" onClick={() => graphing.expand(rowOf(model(), here() ?? 0))}>
              Show what follows (E)
            </Button>
          </span>
        </Match>
        <Match when={true}>
          <span class="faint">{props.hint ?? hint()}</span>
        </Match>
      </Switch>
    </div>
  )
}

const hintOf = ({ count }: StateGraph, isNarrow: boolean): string => {
  const point =
    count > SVG_STATES ? 'Point at a state to name it and see its edges.' : 'Point at a state or an edge to name it.'
  return isNarrow
    ? `${point} Tap a state to go there.`
    : `${point} Click a state to go there; Shift-click to find a way to it from here.`
}
