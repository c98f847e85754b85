// The state graph with its tools and legend, and a description of the state under the pointer; or the same as a list.

import { createHandles } from '#page/state/commands/handles'
import { createEffect, createMemo, createSignal, For, Match, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { type Emphasis, planEmphasis } from '#page/draw/graph/emphasis'
import { SVG_STATES } from '#page/draw/graph/geometry'
import { graphModel, withoutDistances } from '#page/draw/graph/model'
import type { GraphHandle, Look } from '#page/draw/graph/paint/look'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { counted, grouped } from '#page/ui/naming'
import { createFinding } from './finding'
import { GraphGoal } from './graph-goal'
import { GraphPlans } from './graph-plans'
import { GraphRoom } from './graph-room'
import { GraphCaption } from './graph-description'
import { englishOnly, PaneFrame, type PaneWords } from '../pane-frame'
import { Cover } from '../seal'
import { useApp, useFeature } from '#page/state/use-app'
import { createSealing } from '#page/state/seals/sealing'
import './graph-pane.css'
import './graph-tree.css'
import { createGraphing } from './graphing'
import { createFocus } from '#page/state/focus/focus'
import { Button, IconButton } from '#page/ui/button'

const PictureTools = lazy(() => import('#page/workbench/parts/picture-tools'), Nothing)
const GraphTree = lazy(() => import('./graph-tree'))
const GraphFind = lazy(() => import('./graph-find'), Nothing)

const words: PaneWords = {
  icon: 'waypoints',
  english: { title: 'Nothing to draw here', message: englishOnly('states', 'a graph') },
  refused: 'There is no picture of this problem',
  failed: 'The states could not be explored',
  stopped: { message: 'The exploration of states did not finish.', again: 'Explore again' },
}

/** The visible part of the graph, and the selection. */
function createGraphView() {
  const graphing = useFeature(createGraphing)
  const { point } = useFeature(createFocus)
  const sealing = useFeature(createSealing)
  const [look, setLook] = createSignal<Look | null>(null)
  const [handle, setHandle] = createSignal<GraphHandle | null>(null)
  const [found, setFound] = createSignal<Emphasis | null>(null)
  const { pane } = graphing
  const graph = createMemo(() => {
    const value = pane.value()
    if (value?.kind !== 'graph') return undefined
    return sealing.isSealed('distances') ? withoutDistances(value.graph) : value.graph
  })
  createEffect(() => graphing.setPart(graph()?.complete === false))
  createEffect(() => graphing.setLarge((graph()?.count ?? 0) > SVG_STATES))
  return {
    graph,
    handle,
    setHandle,
    found,
    setFound,
    planned: createMemo(() => {
      const now = graph()
      const plans = graphing.plans()
      return now && plans ? planEmphasis(graphModel(now), plans) : null
    }),
    look,
    /** The selection in the graph is highlighted in all panes. */
    lookAt(next: Look | null): void {
      const before = look()
      setLook(next)
      if (next?.kind === 'state') point({ kind: 'state', facts: next.facts })
      else if (next?.actions[0]) point({ kind: 'action', name: next.actions[0] })
      else if (before) point(null)
    },
  }
}
type GraphView = ReturnType<typeof createGraphView>

export function GraphPane() {
  const { lanes } = useApp()
  const graphing = useFeature(createGraphing)
  const view = createGraphView()
  const { pane } = graphing
  // When the list had the keyboard focus, the focus moves to the picture that replaces it; a picture shown at first
  // does not take the focus.
  let wasList = false
  createEffect(
    on(
      [graphing.asList, view.handle],
      ([list, handle]) => {
        wasList ||= list
        if (wasList && !list && document.activeElement === document.body) handle?.focus()
      },
      { defer: true },
    ),
  )
  const { provide } = useFeature(createHandles)
  onMount(() => {
    graphing.setVisible(true)
    provide('fit', () => view.handle()?.fit())
  })
  onCleanup(() => graphing.setVisible(false))
  const refused = () => {
    const value = pane.value()
    return value?.kind === 'no-task' ? value.message : undefined
  }
  return (
    <div class="graph-pane stack bg-graph">
      <PaneFrame
        pane={pane}
        words={words}
        working={`Exploring up to ${grouped(graphing.states())} states`}
        stop={() => lanes.stopWork('drawing')}
        refused={refused()}
        // A graph stays visible while a larger one is explored, whatever the result.
        early={<Match when={view.graph()}>{graph => <Ready graph={graph()} view={view} />}</Match>}
      />
    </div>
  )
}

function Ready(props: { graph: StateGraph; view: GraphView }) {
  const graphing = useFeature(createGraphing)
  const { planned, handle, look, found, setFound } = props.view
  const finding = useFeature(createFinding)
  const sealing = useFeature(createSealing)
  return (
    <>
      <Head graph={props.graph} view={props.view} />
      <Tools graph={props.graph} view={props.view} />
      <Show when={sealing.isSealed('distances')}>
        <div class="graph-seal">
          <Cover part="distances" />
        </div>
      </Show>
      <Show when={graphing.plansShown() && !sealing.isSealed('distances')}>
        <GraphPlans missing={planned()?.missing ?? 0} />
      </Show>
      <Show when={props.graph.count > SVG_STATES && !graphing.asList() && !sealing.isSealed('distances')}>
        <GraphGoal graph={props.graph} jump={state => handle()?.jump(state)} />
      </Show>
      <Show
        when={!graphing.asList()}
        fallback={
          <Suspense fallback={<div class="graph-tree scroll-y grow relative border-top" />}>
            <GraphTree graph={props.graph} onPlan={planned()?.emphasis.edges ?? null} />
          </Suspense>
        }
      >
        <Show when={finding.isShown()}>
          <Suspense>
            <GraphFind graph={props.graph} jump={state => handle()?.jump(state)} show={setFound} />
          </Suspense>
        </Show>
        <GraphRoom
          graph={props.graph}
          look={look()}
          chosen={found()}
          lookAt={props.view.lookAt}
          handle={props.view.setHandle}
        />
        <GraphCaption look={look()} graph={props.graph} />
      </Show>
    </>
  )
}

/** The number of states, the choice of list or picture, and the export of the picture. */
function Head(props: { graph: StateGraph; view: GraphView }) {
  const graphing = useFeature(createGraphing)
  const { session } = useApp()
  const title = () => `State graph of ${session.selected()?.problem || session.selected()?.domain || 'the problem'}`
  return (
    <div class="graph-top items-center">
      <Count graph={props.graph} working={graphing.pane.condition() === 'working'} />
      <span class="spacer" />
      <IconButton
        icon="list-tree"
        label={graphing.asList() ? 'As a picture (T)' : 'As a list (T)'}
        pressed={graphing.asList()}
        onClick={() => graphing.setAsList(now => !now)}
      />
      <Show when={!graphing.asList()}>
        <Suspense fallback={<span class="icon-button" />}>
          <PictureTools
            title={title()}
            description={`${counted(props.graph.count, 'state')} and ${counted(props.graph.edgeFrom.length, 'transition')}${props.graph.complete ? '' : ', a part of all states'}, in layers by distance ${graphing.layering() === 'depth' ? 'from the start' : 'to the goal'}. Colour shows the distance to the goal; stars are goals, hatched squares dead ends.`}
            nodes={props.graph.count}
            picture={theme => props.view.handle()?.drawing(theme)}
          />
        </Suspense>
      </Show>
    </div>
  )
}

/** Layers, cheapest plans and zoom. */
function Tools(props: { graph: StateGraph; view: GraphView }) {
  const graphing = useFeature(createGraphing)
  const finding = useFeature(createFinding)
  const { layout } = useApp()
  const sealing = useFeature(createSealing)
  const { handle } = props.view
  return (
    <div class="graph-tools wrap items-center gap-4-8">
      <Show when={!graphing.asList()}>
        <Layers graph={props.graph} />
      </Show>
      <Show when={!sealing.isSealed('distances')}>
        <Button
          small
          quiet
          icon="route"
          class="plan-toggle"
          pressed={graphing.plansShown()}
          title="Show all cheapest plans from the current state"
          onClick={() => graphing.togglePlans()}
        >
          Cheapest plans
        </Button>
      </Show>
      <Show when={!graphing.asList()}>
        <Button
          small
          quiet
          icon="search"
          class="find-toggle"
          pressed={finding.isShown()}
          aria-label="Find states"
          title="Find states by their facts (Shift+F)"
          onClick={() => finding.toggle()}
        >
          {layout.room() === 'narrow' ? '' : 'Find'}
        </Button>
      </Show>
      <span class="spacer" />
      <Show when={!graphing.asList()}>
        <div class="tool-row" role="toolbar" aria-label="Zoom">
          <Show when={layout.room() !== 'narrow'}>
            <IconButton icon="zoom-out" label="Zoom out (-)" onClick={() => handle()?.zoomBy(1 / 1.5)} />
            <IconButton icon="zoom-in" label="Zoom in (+)" onClick={() => handle()?.zoomBy(1.5)} />
          </Show>
          <IconButton icon="scan" label="Fit (F)" onClick={() => handle()?.fit()} />
        </div>
      </Show>
    </div>
  )
}

/** The distance that determines the layers of states. */
function Layers(props: { graph: StateGraph }) {
  const graphing = useFeature(createGraphing)
  const choices = [
    { id: 'depth', title: 'From start' },
    { id: 'distance', title: 'To goal' },
  ] as const
  const known = () => props.graph.byDistance !== null
  const chosen = () => (known() ? graphing.layering() : 'depth')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div class="segments" role="group" aria-label="Layers by distance">
      <For each={choices}>
        {({ id, title }) => (
          <button
            type="button"
            aria-pressed={chosen() === id}
            disabled={id === 'distance' && !known()}
            title={
              id === 'depth'
                ? 'Layers by distance from the start'
                : known()
                  ? 'Layers by distance to the goal'
                  : 'No distance to the goal is known'
            }
            onClick={() => graphing.setLayering(id)}
          >
            {title}
          </button>
        )}
      </For>
    </div>
  )
}

/** The number of states, and whether there are more. */
function Count(props: { graph: StateGraph; working: boolean }) {
  const graphing = useFeature(createGraphing)
  return (
    <p class="graph-count flex-row note wrap numbers" data-part="graph-count">
      <Show
        when={props.graph.complete}
        fallback={
          <>
            <span>
              <strong class="ink">{grouped(props.graph.count)}</strong> of{' '}
              <Show when={props.graph.total} fallback={`more than ${counted(props.graph.seen, 'state')}`}>
                {total => counted(total(), 'state')}
              </Show>
            </span>
            <Show when={graphing.canShowMore()}>
              <Button small quiet disabled={props.working} onClick={() => graphing.showMore()}>
                {props.working ? 'Exploring…' : 'Show more'}
              </Button>
            </Show>
          </>
        }
      >
        <span>
          All <strong class="ink">{counted(props.graph.count, 'state')}</strong>
        </span>
      </Show>
      <span class="graph-edges">{counted(props.graph.edgeFrom.length, 'transition')}</span>
    </p>
  )
}
