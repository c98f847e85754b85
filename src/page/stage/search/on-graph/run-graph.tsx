// The state graph with the status of its states in the run: expanded, waiting, chosen last. A state and its nodes are
// highlighted together when one of them is pointed at.

import { createMemo, createSignal, For, Match, onCleanup, onMount, Show, Suspense, Switch } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { Emphasis } from '#page/draw/graph/emphasis'
import type { Look } from '#page/draw/graph/paint/look'
import { withoutDistances } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { createFocus } from '#page/state/focus/focus'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { createGraphing } from '#page/stage/graph/graphing'
import { Button } from '#page/ui/button'
import { isBackward } from '../words/subgoals'
import { createLinked, type Linked } from './linked'
import { roleWord, type RunRole, runRoles } from './on-graph'
import { RunTable } from './run-table'
import { createSearching } from '../run/searching'
import '#page/stage/search/panels/panels.css'
import './run-graph.css'

const StateGraphView = lazy(() => import('#page/draw/graph/state-graph'))

export function RunGraph() {
  const { lanes } = useApp()
  const { searchView } = useFeature(createSearching)
  const graphing = useFeature(createGraphing)
  const { pane } = graphing
  onMount(() => graphing.setVisible(true))
  onCleanup(() => graphing.setVisible(false))
  const graph = createMemo(() => {
    const value = pane.value()
    return value?.kind === 'graph' ? withoutDistances(value.graph) : undefined
  })
  const refused = (): string | undefined => {
    const value = pane.value()
    if (value?.kind === 'no-task') return value.message
    return pane.condition() === 'problem' ? pane.message() : undefined
  }
  const held = () => searchView.held()
  return (
    <Switch
      fallback={
        <Working what="Exploring the states" startedAt={pane.startedAt()} stop={() => lanes.stopWork('drawing')} />
      }
    >
      <Match when={held() !== null && isBackward(held()!)}>
        <p class="node-none ink-faint text-small">
          The nodes of a backward search are lists of demands, not states: they have no place in the state graph.
        </p>
      </Match>
      <Match when={refused()}>{message => <Problem title="The states cannot be drawn" message={message()} />}</Match>
      <Match when={pane.condition() === 'stopped'}>
        <Problem
          title="The exploration of states did not finish"
          message="Without them there is no state graph to show the run in."
          again={() => pane.retry()}
        />
      </Match>
      <Match when={held() !== null && graph()}>{now => <LinkedGraph graph={now()} />}</Match>
    </Switch>
  )
}

function LinkedGraph(props: { graph: StateGraph }) {
  const linked = createLinked(props)
  const [asList, setAsList] = createSignal(false)
  return (
    <div class="run-graph stack full-height">
      <div class="run-graph-head flex-row between gap-8 ink-soft text-small rigid" data-part="run-graph-head">
        <Counts graph={props.graph} linked={linked} />
        <Button
          small
          quiet
          icon={asList() ? 'waypoints' : 'rows-3'}
          pressed={asList()}
          onClick={() => setAsList(now => !now)}
        >
          {asList() ? 'As a picture' : 'As a list'}
        </Button>
      </div>
      <Show when={!asList()} fallback={<RunTable graph={props.graph} linked={linked} />}>
        <Drawn graph={props.graph} linked={linked} />
      </Show>
    </div>
  )
}

/** The number of states that the run has reached. */
function Counts(props: { graph: StateGraph; linked: Linked }) {
  const count = createMemo(() => {
    const counts = new Map<RunRole, number>()
    for (const role of props.linked.run().roles) counts.set(runRoles[role]!, (counts.get(runRoles[role]!) ?? 0) + 1)
    return counts
  })
  const of = (role: RunRole): number => count().get(role) ?? 0
  const text = (): string => {
    const expanded = of('expanded') + of('chosen')
    const parts = [`${grouped(expanded)} chosen so far`, `${grouped(of('waiting'))} waiting`]
    if (of('aside') > 0) parts.push(`${grouped(of('aside'))} put aside`)
    parts.push(`${grouped(of('unmet'))} not met yet`)
    const which = props.graph.complete ? 'Of all' : 'Of the first'
    const beyond = props.linked.run().beyond
    const rest = beyond === 0 ? '' : ` ${counted(beyond, 'node')} of the run lie beyond this part of the graph.`
    return `${which} ${counted(props.graph.count, 'state')}: ${parts.join(', ')}.${rest}`
  }
  return <p class="numbers">{text()}</p>
}

function Drawn(props: { graph: StateGraph; linked: Linked }) {
  const { themeNow } = useApp()
  const { steps } = useFeature(createSearching)
  const { focus } = useFeature(createFocus)
  const graphing = useFeature(createGraphing)
  const [look, setLook] = createSignal<Look | null>(null)
  const none = createMemo(() => new Uint8Array(props.graph.edgeFrom.length))
  const emphasis = createMemo<Emphasis>(() => {
    const run = props.linked.run()
    return { kind: 'run', states: run.roles.map(role => (role > 0 ? 1 : 0)), edges: none(), run }
  })
  const select = (row: Uint32Array): void => props.linked.pick(props.linked.stateOfRow(row))
  return (
    <>
      <Suspense fallback={<div class="run-graph-room flex grow relative" />}>
        <div class="run-graph-room flex grow relative">
          <StateGraphView
            graph={props.graph}
            layering="depth"
            sequence={steps()}
            taken={steps().length}
            plans={null}
            focus={focus()}
            chosen={emphasis()}
            words={{
              state: props.linked.describe,
              enter: 'Enter looks at its node.',
              label: `State graph with the run in it: ${props.graph.count} states. Arrow keys go from state to state, Enter looks at the node of a state, plus and minus zoom.`,
            }}
            minimap={false}
            moveTo={(_, row) => select(row)}
            lead={select}
            expand={graphing.expand}
            look={next => {
              setLook(next)
              props.linked.lookAt(next)
            }}
            handle={() => {}}
            theme={themeNow()}
            scenes={() => []}
          />
        </div>
      </Suspense>
      <p class="run-graph-description ink-soft text-small border-top rigid" data-part="run-graph-description">
        {describeLook(look())}
      </p>
      <Legend />
    </>
  )
}

function describeLook(look: Look | null): string {
  if (look === null) return 'Point at a state: its node lights up in the tree and the lists.'
  return look.kind === 'state' ? look.title : look.actions.join(', ')
}

function Legend() {
  const shown: readonly RunRole[] = ['chosen', 'expanded', 'waiting', 'unmet']
  return (
    <ul class="run-graph-legend flex wrap ink-soft text-12 no-list rigid">
      <For each={shown}>
        {role => (
          <li>
            <i class="bg-well disc" data-role={role} />
            {roleWord[role]}
          </li>
        )}
      </For>
      <li class="faint">The number is that of the node.</li>
    </ul>
  )
}
