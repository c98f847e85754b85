// The state graph with its legend, its tools and what is pointed at told in words.

import {
  createSignal,
  For,
  lazy,
  Match,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import type { GraphHandle, Look } from '../../draw/state-graph'
import type { StateGraph } from '../../worker/engine-api'
import { reach } from '../commands'
import { stopWork } from '../engine'
import { graphing } from '../graphing'
import { counted, grouped } from '../naming'
import { Empty, Problem, Working } from '../parts/conditions'
import { Icon } from '../parts/icon'
import { session } from '../session'
import { stepping } from '../stepping'
import { themeNow } from '../theme'
import { Changes } from './changes'

const StateGraphView = lazy(() => import('../../draw/state-graph'))
const GraphLegend = lazy(() => import('../../draw/graph-legend'))

export function GraphPane() {
  const [look, setLook] = createSignal<Look | null>(null)
  const [handle, setHandle] = createSignal<GraphHandle | null>(null)
  const { pane } = graphing
  onMount(() => {
    graphing.setVisible(true)
    reach.fitGraph = () => handle()?.fit()
  })
  onCleanup(() => graphing.setVisible(false))
  const graph = () => {
    const value = pane.value()
    return value?.kind === 'graph' ? value.graph : undefined
  }
  const refused = () => {
    const value = pane.value()
    return value?.kind === 'no-task' ? value.message : undefined
  }
  return (
    <div class="graph-pane">
      <Switch>
        <Match when={graph()}>
          {graph => (
            <>
              <div class="graph-top">
                <Count graph={graph()} working={pane.condition() === 'working'} />
                <span class="spacer" />
                <div class="tool-row" role="toolbar" aria-label="Zoom">
                  <button
                    type="button"
                    class="icon-button"
                    aria-label="Zoom out"
                    title="Zoom out (-)"
                    onClick={() => handle()?.zoomBy(1 / 1.5)}
                  >
                    <Icon name="zoom-out" />
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label="Zoom in"
                    title="Zoom in (+)"
                    onClick={() => handle()?.zoomBy(1.5)}
                  >
                    <Icon name="zoom-in" />
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label="Fit"
                    title="Fit (F)"
                    onClick={() => handle()?.fit()}
                  >
                    <Icon name="scan" />
                  </button>
                </div>
              </div>
              <Suspense fallback={<div class="graph" />}>
                <StateGraphView
                  graph={graph()}
                  sequence={stepping.walk().sequence}
                  taken={stepping.walk().at}
                  stand={stepping.standAfter}
                  look={setLook}
                  handle={setHandle}
                  theme={themeNow()}
                />
                <GraphLegend graph={graph()} theme={themeNow()} />
              </Suspense>
              <Said look={look()} />
            </>
          )}
        </Match>
        <Match when={refused()}>
          {message => <Problem title="There is no picture of this problem" message={message()} />}
        </Match>
        <Match when={pane.condition() === 'working'}>
          <Working
            what={`Exploring up to ${grouped(graphing.states())} states`}
            startedAt={pane.startedAt()}
            stop={() => stopWork('drawing')}
          />
        </Match>
        <Match when={pane.condition() === 'stopped'}>
          <Empty icon="circle-stop" title="Stopped">
            <p>The states were not explored to the end.</p>
            <button type="button" class="button small" onClick={() => pane.retry()}>
              Explore again
            </button>
          </Empty>
        </Match>
        <Match when={pane.condition() === 'problem'}>
          <Problem
            title="The states could not be explored"
            message={pane.message()}
            again={() => pane.retry()}
          />
        </Match>
        <Match when={session.source() === null}>
          <Empty icon="waypoints" title="Nothing to draw here">
            <p>
              This record carries no PDDL, so its states are not known. Open questions have them,
              and so do the bundled problems.
            </p>
          </Empty>
        </Match>
      </Switch>
    </div>
  )
}

/** How many states there are, honestly. */
function Count(props: { graph: StateGraph; working: boolean }) {
  return (
    <p class="graph-count numbers">
      <Show
        when={props.graph.complete}
        fallback={
          <>
            The first <strong>{counted(props.graph.count, 'state')}</strong> of more
            <Show when={graphing.canShowMore()}>
              <button
                type="button"
                class="button small quiet"
                disabled={props.working}
                onClick={() => graphing.showMore()}
              >
                {props.working ? 'Exploring…' : 'Show more'}
              </button>
            </Show>
          </>
        }
      >
        All <strong>{counted(props.graph.count, 'state')}</strong>
      </Show>
      <span class="graph-edges">{counted(props.graph.edgeFrom.length, 'transition')}</span>
    </p>
  )
}

/** What is pointed at; of constant height, so that nothing jumps. */
function Said(props: { look: Look | null }) {
  return (
    <div class="graph-said">
      <Switch>
        <Match when={props.look?.kind === 'state' && props.look}>
          {look => (
            <>
              <strong>{capital((look() as Extract<Look, { kind: 'state' }>).title)}</strong>
              <Changes
                added={(look() as Extract<Look, { kind: 'state' }>).added}
                removed={(look() as Extract<Look, { kind: 'state' }>).removed}
                none="The state one stands in"
                most={8}
              />
            </>
          )}
        </Match>
        <Match when={props.look?.kind === 'edge' && props.look}>
          {look => (
            <>
              <span class="said-actions">
                <For each={(look() as Extract<Look, { kind: 'edge' }>).actions.slice(0, 6)}>
                  {action => <code class="name">{action}</code>}
                </For>
              </span>
              <span class="faint">{capital((look() as Extract<Look, { kind: 'edge' }>).to)}</span>
            </>
          )}
        </Match>
        <Match when={true}>
          <span class="faint">
            Point at a state or an edge to name it; click a state to stand in it. Arrow keys walk.
          </span>
        </Match>
      </Switch>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
