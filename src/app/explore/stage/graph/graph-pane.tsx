// The state graph with its tools and legend, and what is pointed at told in words; or the same as a list.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  lazy,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import { planEmphasis } from '../../../../draw/graph-emphasis'
import { SVG_STATES } from '../../../../draw/graph-geometry'
import { graphModel, withoutDistances } from '../../../../draw/graph-model'
import type { GraphHandle, Look } from '../../../../draw/graph-look'
import type { StateGraph } from '../../../../views/graph/graph-data'
import { reach } from '../../../commands/commands'
import { stopWork } from '../../../engine/lanes'
import { focus, point } from '../../../focus/focus'
import { graphing } from './graphing'
import { counted, grouped } from '../../../parts/naming'
import { Empty, Problem, Working } from '../../../parts/conditions'
import { Icon, type IconName } from '../../../parts/icon'
import { GraphGoal } from './graph-goal'
import { GraphPlans } from './graph-plans'
import { GraphPreview } from './graph-preview'
import { scenesOf } from './graph-scenes'
import { Said } from './graph-said'
import { Cover } from '../seal'
import { useApp, usePart } from '../../../state/use-app'
import { createSealing } from '../sealing'
import './graph-pane.css'
import './graph-tree.css'

const StateGraphView = lazy(() => import('../../../../draw/state-graph'))
const GraphLegend = lazy(() => import('../../../../draw/graph-legend'))
const PictureTools = lazy(() => import('../../../parts/picture-tools'))
const GraphTree = lazy(() => import('./graph-tree'))

export function GraphPane() {
  const sealing = usePart(createSealing)
  const { session, stepping, layout, themeNow } = useApp()
  const [look, setLook] = createSignal<Look | null>(null)
  const [handle, setHandle] = createSignal<GraphHandle | null>(null)
  const { pane } = graphing
  // Keys that were in the list go on in the picture.
  createEffect(
    on(
      [graphing.asList, handle],
      ([list, view]) => {
        if (!list && document.activeElement === document.body) view?.focus()
      },
      { defer: true },
    ),
  )
  onMount(() => {
    graphing.setVisible(true)
    reach.fitGraph = () => handle()?.fit()
  })
  onCleanup(() => graphing.setVisible(false))
  const graph = createMemo(() => {
    const value = pane.value()
    if (value?.kind !== 'graph') return undefined
    return sealing.isSealed('distances') ? withoutDistances(value.graph) : value.graph
  })
  createEffect(() => graphing.setPart(graph()?.complete === false))
  createEffect(() => graphing.setLarge((graph()?.count ?? 0) > SVG_STATES))
  const refused = () => {
    const value = pane.value()
    return value?.kind === 'no-task' ? value.message : undefined
  }
  const planned = createMemo(() => {
    const now = graph()
    const plans = graphing.plans()
    return now && plans ? planEmphasis(graphModel(now), plans) : null
  })
  /** What is looked at here is pointed at everywhere. */
  const looked = (look: Look | null): void => {
    const before = setLookBefore(look)
    if (look?.kind === 'state') point({ kind: 'state', facts: look.facts })
    else if (look?.actions[0]) point({ kind: 'action', name: look.actions[0] })
    else if (before) point(null)
  }
  const setLookBefore = (next: Look | null): Look | null => {
    const before = look()
    setLook(next)
    return before
  }
  const title = () =>
    `State graph of ${session.selected()?.problem || session.selected()?.domain || 'the problem'}`
  return (
    <div class="graph-pane">
      <Switch>
        <Match when={graph()}>
          {graph => (
            <>
              <div class="graph-top">
                <Count graph={graph()} working={pane.condition() === 'working'} />
                <span class="spacer" />
                <Tool
                  icon="list-tree"
                  title={graphing.asList() ? 'As a picture (T)' : 'As a list (T)'}
                  pressed={graphing.asList()}
                  run={() => graphing.setAsList(now => !now)}
                />
                <Show when={!graphing.asList()}>
                  <Suspense fallback={<span class="icon-button" />}>
                    <PictureTools
                      title={title()}
                      description={`${counted(graph().count, 'state')} and ${counted(graph().edgeFrom.length, 'transition')}${graph().complete ? '' : ', a part of all states'}, in layers by distance ${graphing.layering() === 'depth' ? 'from the start' : 'to the goal'}. Colour tells the distance to the goal; stars are goals, hatched squares dead ends.`}
                      nodes={graph().count}
                      picture={theme => handle()?.drawing(theme)}
                    />
                  </Suspense>
                </Show>
              </div>
              <div class="graph-tools">
                <Show when={!graphing.asList()}>
                  <Layers graph={graph()} />
                </Show>
                <Show when={!sealing.isSealed('distances')}>
                  <button
                    type="button"
                    class="button small quiet plan-toggle"
                    aria-pressed={graphing.plansShown()}
                    title="Show all cheapest plans from the state you stand in"
                    onClick={() => graphing.togglePlans()}
                  >
                    <Icon name="route" size={14} />
                    Cheapest plans
                  </button>
                </Show>
                <span class="spacer" />
                <Show when={!graphing.asList()}>
                  <div class="tool-row" role="toolbar" aria-label="Zoom">
                    <Show when={layout.room() !== 'narrow'}>
                      <Tool
                        icon="zoom-out"
                        title="Zoom out (-)"
                        run={() => handle()?.zoomBy(1 / 1.5)}
                      />
                      <Tool icon="zoom-in" title="Zoom in (+)" run={() => handle()?.zoomBy(1.5)} />
                    </Show>
                    <Tool icon="scan" title="Fit (F)" run={() => handle()?.fit()} />
                  </div>
                </Show>
              </div>
              <Show when={sealing.isSealed('distances')}>
                <div class="graph-seal">
                  <Cover part="distances" />
                </div>
              </Show>
              <Show when={graphing.plansShown() && !sealing.isSealed('distances')}>
                <GraphPlans missing={planned()?.missing ?? 0} />
              </Show>
              <Show
                when={
                  graph().count > SVG_STATES && !graphing.asList() && !sealing.isSealed('distances')
                }
              >
                <GraphGoal graph={graph()} jump={state => handle()?.jump(state)} />
              </Show>
              <Show
                when={!graphing.asList()}
                fallback={
                  <Suspense fallback={<div class="graph-tree" />}>
                    <GraphTree graph={graph()} onPlan={planned()?.emphasis.edges ?? null} />
                  </Suspense>
                }
              >
                <Suspense fallback={<div />}>
                  <div class="graph-room">
                    <StateGraphView
                      graph={graph()}
                      layering={graphing.layering()}
                      sequence={stepping.walk().sequence}
                      taken={stepping.walk().at}
                      plans={graphing.plans()}
                      focus={focus()}
                      minimap={layout.room() !== 'narrow'}
                      stand={(way, row) => {
                        if (way) stepping.standAfter(way)
                        else void graphing.stand(row)
                      }}
                      lead={row => void graphing.lead(row)}
                      expand={graphing.expand}
                      look={looked}
                      handle={setHandle}
                      theme={themeNow()}
                      scenes={scenesOf}
                    />
                    <GraphPreview look={look()} />
                  </div>

                  <GraphLegend graph={graph()} theme={themeNow()} />
                </Suspense>
                <Said look={look()} graph={graph()} />
              </Show>
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
              This question comes as English only, so its states are not known. Open questions and
              built-in problems have a graph to show.
            </p>
          </Empty>
        </Match>
      </Switch>
    </div>
  )
}

function Tool(props: { icon: IconName; title: string; pressed?: boolean; run: () => void }) {
  return (
    <button
      type="button"
      class="icon-button toggle"
      aria-label={props.title.replace(/ \(.*/, '')}
      title={props.title}
      aria-pressed={props.pressed}
      onClick={() => props.run()}
    >
      <Icon name={props.icon} />
    </button>
  )
}

/** By which distance states lie in layers. */
function Layers(props: { graph: StateGraph }) {
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

/** How many states there are, honestly. */
function Count(props: { graph: StateGraph; working: boolean }) {
  return (
    <p class="graph-count numbers">
      <Show
        when={props.graph.complete}
        fallback={
          <>
            <span>
              <strong>{grouped(props.graph.count)}</strong> of{' '}
              <Show
                when={props.graph.total}
                fallback={`more than ${counted(props.graph.seen, 'state')}`}
              >
                {total => counted(total(), 'state')}
              </Show>
            </span>
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
        <span>
          All <strong>{counted(props.graph.count, 'state')}</strong>
        </span>
      </Show>
      <span class="graph-edges">{counted(props.graph.edgeFrom.length, 'transition')}</span>
    </p>
  )
}
