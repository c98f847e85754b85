// The states of a world as a graph, to inspect, to walk through, or to filter. Goal distances and dead ends are shown
// only once they may be seen.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { Emphasis } from '#page/draw/graph/emphasis'
import type { Look } from '#page/draw/graph/paint/look'
import { withoutDistances } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { createGraphing } from '#page/stage/graph/graphing'
import { GraphRoom } from '#page/stage/graph/graph-room'
import { GraphCaption } from '#page/stage/graph/graph-description'
import { createPane } from '#page/state/lanes/pane'
import { marks } from '#page/state/focus/focus'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { Icon } from '#page/ui/icon'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { hasPicture, StillPicture } from '../parts/still-picture'
import { createWords } from '../parts/words'
import { factScenes } from './facts-scene'
import { GraphFilter } from './filter'
import { HowToRead } from './how-to-read'
import { createGraphWalk, type GraphWalk } from './walking'
import { inBackground } from '#page/browser/background'
import { Button } from '#page/ui/button'
import './graph.css'

/** Maximum number of costs in the list below a graph. */
const MAX_COSTS = 24

const GraphTree = lazy(() => import('#page/stage/graph/graph-tree'))

export function GraphLive(props: LiveProps) {
  const graphing = useFeature(createGraphing)
  onMount(() => graphing.setVisible(true))
  onCleanup(() => graphing.setVisible(false))
  /** Goal distances are hidden while learners walk around closed states, filter, or predict. */
  const { avoid, filter } = props.part.more
  const isBare = () => !props.open || avoid !== undefined || filter !== undefined
  /** Costs of actions are shown from the start, unless they are all equal. */
  const costs = createPane<object, ReadonlyMap<string, number>>(
    () => props.world.source,
    async source => {
      const outcome = await props.sandbox.lanes.quietly('quick', api =>
        api.teaching.actionCosts(source as LiveProps['world']['source']),
      )
      return outcome.kind === 'done' ? { kind: 'done', value: new Map(outcome.value) } : outcome
    },
  )
  const graph = createMemo(() => {
    const value = graphing.pane.value()
    if (value?.kind !== 'graph') return undefined
    const shown = isBare() ? withoutDistances(value.graph) : value.graph
    const paid = costs.value()
    return paid === undefined || paid.size === 0 ? shown : { ...shown, costs: paid }
  })
  const refused = () => {
    const value = graphing.pane.value()
    return value?.kind === 'no-task' ? value.message : undefined
  }
  return (
    <Switch fallback={<Working what="Exploring the states" startedAt={graphing.pane.startedAt()} />}>
      <Match when={refused() ?? (graphing.pane.condition() === 'problem' ? graphing.pane.message() : undefined)}>
        {message => <Problem title="The states cannot be drawn" message={message()} />}
      </Match>
      <Match when={graph()}>{now => <Drawn {...props} graph={now()} />}</Match>
    </Switch>
  )
}

function Drawn(props: LiveProps & { graph: StateGraph }) {
  const { avoid, filter } = props.part.more
  const [look, setLook] = createSignal<Look | null>(null)
  const [asList, setAsList] = createSignal(false)
  const [chosen, setChosen] = createSignal<Emphasis | null>(null)
  const walk = createGraphWalk({
    get graph() {
      return props.graph
    },
    avoid,
  })
  const isWalk = () => props.part.doing === 'walk' || avoid !== undefined
  const hint = (): string =>
    avoid === undefined ? 'Choose a state to go there.' : 'Choose a neighbouring state, or an action below.'
  createEffect(
    on(
      () => walk.isGoal() || walk.isExhausted(),
      done => done && props.acted(),
    ),
  )
  return (
    <div class="column gap-10">
      <Show when={filter !== undefined && props.open}>
        <Filtered {...props} show={setChosen} />
      </Show>
      <div class="flex-row gap-10">
        <p class="numbers grow ink-faint">
          <Show when={props.open}>
            {props.graph.complete ? 'All' : 'The first'} {counted(props.graph.count, 'state')},{' '}
            {counted(props.graph.edgeFrom.length, 'transition')}
          </Show>
        </p>
        <Button
          small
          quiet
          icon={asList() ? 'waypoints' : 'list-tree'}
          pressed={asList()}
          onClick={() => setAsList(now => !now)}
        >
          {asList() ? 'As a picture' : 'As a list'}
        </Button>
      </div>
      <div class="live-graph-frame stack framed clipped bg-graph">
        <Show
          when={!asList()}
          fallback={
            <Suspense fallback={<div class="live-graph-wait" />}>
              <GraphTree graph={props.graph} onPlan={null} />
            </Suspense>
          }
        >
          <GraphRoom
            graph={props.graph}
            look={look()}
            lookAt={setLook}
            handle={() => {}}
            chosen={chosen() ?? walk.emphasis()}
            {...(hasPicture(props.world) ? {} : { scenes: factScenes })}
            {...(avoid === undefined ? {} : { moveTo: (_, row) => void walk.goTo(row) })}
          />
          <GraphCaption look={look()} graph={props.graph} hint={hint()} />
        </Show>
      </div>
      <Show when={!asList()}>
        <HowToRead graph={props.graph} isBoxes={!hasPicture(props.world)} />
      </Show>
      <Show when={props.graph.costs}>{costs => <Costs costs={costs()} graph={props.graph} />}</Show>
      <Show when={!isWalk() && hasPicture(props.world)}>
        <StillPicture />
      </Show>
      <Show when={isWalk()}>
        <Walking {...props} walk={walk} />
      </Show>
    </div>
  )
}

/** The costs of the graph's actions, for which its edges have no room. */
function Costs(props: { costs: ReadonlyMap<string, number>; graph: StateGraph }) {
  const shown = createMemo(() => props.graph.actionNames.filter(name => props.costs.has(name)).slice(0, MAX_COSTS))
  return (
    <ul class="live-costs flex wrap" aria-label="Costs">
      <For each={shown()}>
        {name => (
          <li {...marks.action(name)}>
            <code>{name}</code> costs <strong class="numbers">{props.costs.get(name)}</strong>
          </li>
        )}
      </For>
    </ul>
  )
}

/** The filter of the part, once each condition was evaluated in every state. */
function Filtered(props: LiveProps & { graph: StateGraph; show: (emphasis: Emphasis | null) => void }) {
  const { filter } = props.part.more
  const text = () => (filter === undefined ? '' : 'each' in filter ? filter.each : filter.all)
  return (
    <Asked
      what="looking at every state"
      about={props.world.source}
      ask={api => api.teaching.filterConditions(props.world.source, text(), props.graph.count)}
    >
      {found => (
        <GraphFilter
          found={found()}
          graph={props.graph}
          all={filter !== undefined && 'all' in filter}
          show={props.show}
        />
      )}
    </Asked>
  )
}

/** The current state, its applicable actions, and the way back. */
function Walking(props: LiveProps & { walk: GraphWalk }) {
  const { stepping } = useApp()
  const words = createWords(props)
  const { avoid } = props.part.more
  createEffect(() =>
    inBackground(
      words.want(
        [],
        props.walk.ways().map(way => way.action),
      ),
    ),
  )
  return (
    <div class="live-walk column" data-part="live-walk">
      <Show when={hasPicture(props.world)}>
        <StillPicture />
      </Show>
      <section>
        <div class="live-walk-head flex-row between">
          <h3>From here</h3>
          <Button small icon="skip-back" disabled={stepping.walk().at === 0} onClick={() => stepping.reset()}>
            Start
          </Button>
        </div>
        <ul class="grid gap-5">
          <For each={props.walk.ways()}>
            {way => (
              <li>
                <button
                  type="button"
                  aria-disabled={way.closed}
                  onClick={() => !way.closed && stepping.take(way.action)}
                  {...marks.action(way.action)}
                >
                  <Show when={way.closed}>
                    <Icon name="lock" size={13} />
                  </Show>
                  <code>{way.action}</code>
                  <span class="live-way-text ink-soft">
                    {way.closed ? `closed: ${avoid} would be true` : words.action(way.action)}
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <p class="live-walk-end weight-560" role="status">
          <Show when={props.walk.isGoal()}>The goal holds here.</Show>
          <Show when={props.walk.isExhausted()}>
            You have visited every state that is open to you, and the goal holds in none of them.
          </Show>
          <Show when={!props.walk.isExhausted() && props.walk.seen()}>
            {seen => (
              <span class="numbers">
                You have visited {seen().visited} of the {counted(seen().open, 'state')} that can be reached.
              </span>
            )}
          </Show>
        </p>
        <Show when={avoid}>
          {fact => (
            <p class="faint">
              Crossed-out states are closed: <code>{fact()}</code> is true in them.
            </p>
          )}
        </Show>
      </section>
    </div>
  )
}
