// Search, step by step: the tree of what was met, what waits and what was expanded, and what the estimate is made of.

import {
  createEffect,
  createMemo,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
  lazy,
} from 'solid-js'
import { placeTree } from '../../../../draw/search-tree-layout'
import SearchTree, { type Shared } from '../../../../draw/search-tree'
import { createHandles } from '../../../commands/handles'
import { Empty, Problem, Working } from '../../../parts/conditions'
import { counted, grouped } from '../../../parts/naming'
import { Tabs } from '../../../parts/tabs'
import { useApp, usePart } from '../../../state/use-app'
import { englishOnly } from '../pane-frame'
import { CodePanel } from './code-panel'
import { Controls } from './controls'
import { CourseChart } from './course'
import { CompareTable, CountsLine } from './counts'
import { ClosedList, OpenList } from './lists'
import { NodeCard } from './node-card'
import type { Held } from './run-state'
import { expandedStates, keyText, nodeTitle, sayMoment } from './say'
import { SearchPlayer } from './search-player'
import { actOn, createSearching, type RunId, type SearchPanel } from './searching'
import './search-pane.css'

const LensPanel = lazy(() => import('./lens-panel').then(m => ({ default: m.LensPanel })))

export default function SearchPane() {
  const { session } = useApp()
  const searching = usePart(createSearching)
  const { stand } = searching
  const { offer } = usePart(createHandles)
  onMount(() => {
    searching.setVisible(true)
    offer('search', act => actOn(stand, act))
  })
  onCleanup(() => {
    stand.pause()
    stand.forgetTarget()
    searching.setVisible(false)
  })
  const run = () => stand.runs.a
  return (
    <div class="search-pane">
      <Switch>
        <Match when={session.source() === null}>
          <Empty icon="list-tree" title="No problem to search">
            <p>{englishOnly('states', 'a search')}</p>
          </Empty>
        </Match>
        <Match when={run().condition() === 'problem'}>
          <Problem
            title="This problem could not be searched"
            message={run().message()}
            again={() => run().retry()}
          />
        </Match>
        <Match when={true}>
          <Controls />
          <SearchPlayer />
          <Said />
          <div class="search-body">
            <div class="search-trees">
              <Tree run="a" />
              <Show when={stand.isComparing()}>
                <Tree run="b" />
              </Show>
            </div>
            <Show when={stand.isComparing()} fallback={<CountsLine />}>
              <CompareTable />
            </Show>
            <Side />
          </div>
        </Match>
      </Switch>
    </div>
  )
}

/** What happened last, in a sentence that is told aloud unless the search plays. */
function Said() {
  const { stand } = usePart(createSearching)
  const said = createMemo(() => {
    const held = stand.held()
    if (held === null) return ''
    const guess = stand.guess()
    if (guess !== null)
      return `${guess.node === guess.next ? 'Right.' : `Not #${guess.node}.`} ${sayMoment(held)}`
    return stand.isAsked()
      ? `${sayMoment(held)} Which node is chosen next? Pick one that waits.`
      : sayMoment(held)
  })
  return (
    <div class="search-said">
      <p role="status" aria-live={stand.playing() ? 'off' : 'polite'}>
        {said()}
      </p>
      <Progress />
    </div>
  )
}

/** What is under way, or why it stopped, and how to go on. */
function Progress() {
  const { stand } = usePart(createSearching)
  const run = () => stand.runs[stand.front()]
  const count = () => run().known()
  return (
    <Switch>
      <Match when={run().condition() === 'working' && stand.target() !== null}>
        <Working
          compact
          what={`${counted(count(), 'expansion')} so far`}
          startedAt={run().startedAt()}
          stop={() => {
            stand.forgetTarget()
            for (const each of [stand.runs.a, stand.runs.b])
              if (each.condition() === 'working') each.hold()
          }}
        />
      </Match>
      <Match when={run().condition() === 'limit'}>
        <p class="search-note">
          Stopped after {counted(count(), 'expansion')}: no plan is found, and none is ruled out.{' '}
          <button type="button" class="button small" onClick={() => run().workOn()}>
            Go on
          </button>
        </p>
      </Match>
      <Match when={run().condition() === 'stopped'}>
        <p class="search-note">
          Held after {counted(count(), 'expansion')}.{' '}
          <button type="button" class="button small" onClick={() => run().workOn()}>
            Go on
          </button>
        </p>
      </Match>
    </Switch>
  )
}

function Tree(props: { run: RunId }) {
  const { stand } = usePart(createSearching)
  const isReady = () => stand.runs[props.run].moment() !== null
  return (
    <div class="search-tree-room" classList={{ 'tree-front': stand.front() === props.run }}>
      <Show when={stand.isComparing()}>
        <span class="search-letter" aria-hidden="true">
          {props.run.toUpperCase()}
        </span>
      </Show>
      <Show
        when={isReady()}
        fallback={
          <Working what="Beginning the search" startedAt={stand.runs[props.run].startedAt()} />
        }
      >
        <DrawnTree run={props.run} />
      </Show>
    </div>
  )
}

/** What of a run is drawn: the tree, the way that is shown in it, and how it stands to the other run. */
function createDrawn(run: RunId) {
  const { stand } = usePart(createSearching)
  // Of one object at different moments: each reader asks again.
  const held = (): Held => stand.runs[run].moment()!
  const goal = createMemo(() => held().replay.ending?.goal ?? -1)
  const selected = () => (stand.front() === run && stand.isPicked() ? stand.selected() : -1)
  const other = createMemo(() => {
    if (!stand.isComparing()) return null
    const theirs = stand.runs[run === 'a' ? 'b' : 'a'].moment()
    return theirs === null ? null : expandedStates(theirs, theirs.replay)
  })
  return {
    held,
    goal,
    selected,
    plan: createMemo(() => placeTree(held().replay)),
    path: createMemo(() => {
      const { replay } = held()
      const to = selected() >= 0 ? selected() : goal() >= 0 ? goal() : replay.chosen
      return new Set(to < 0 ? [] : replay.pathTo(to))
    }),
    fresh: createMemo(() => freshIn(held())),
    sharedOf(node: number): Shared {
      const theirs = other()
      const { replay, log } = held()
      if (theirs === null || replay.statusOf(node) !== 'closed') return null
      return theirs.has(log.stateKey(log.stateOf(node))) ? 'both' : 'alone'
    },
    select(node: number): void {
      stand.setFront(run)
      stand.pick(node)
    },
  }
}

function DrawnTree(props: { run: RunId }) {
  const { stand } = usePart(createSearching)
  const { held, goal, selected, plan, path, fresh, sharedOf, select } = createDrawn(props.run)
  const label = () => {
    const of = stand.isComparing() ? ` of run ${props.run.toUpperCase()}` : ''
    const left = plan().leftOut > 0 ? `, ${grouped(plan().leftOut)} not drawn` : ''
    return `Search tree${of}: ${counted(held().replay.nodeCount, 'node')}${left}`
  }
  return (
    <SearchTree
      plan={plan()}
      chosen={goal() >= 0 ? -1 : held().replay.chosen}
      selected={selected()}
      path={path()}
      isPlan={goal() >= 0 && selected() < 0}
      goal={goal()}
      fresh={fresh()}
      label={label()}
      keyOf={node => keyText(held(), node)}
      titleOf={node => nodeTitle(held(), node)}
      sharedOf={sharedOf}
      select={select}
    />
  )
}

/** Nodes that the expansion under way, or the last one, generated. */
function freshIn({ replay, log }: Held): Set<number> {
  const fresh = new Set<number>()
  if (replay.choices === 0) return fresh
  for (let event = log.choiceEvent(replay.choices - 1) + 1; event < replay.at; event++)
    if (log.kindAt(event) === 'new') fresh.add(log.nodeAt(event))
  return fresh
}

const panels: readonly { readonly id: SearchPanel; readonly title: string }[] = [
  { id: 'open', title: 'Waiting' },
  { id: 'closed', title: 'Expanded' },
  { id: 'state', title: 'State' },
  { id: 'lens', title: 'Estimate' },
  { id: 'code', title: 'Algorithm' },
]

/** The lists and the lens beside or below the tree. */
function Side() {
  const { stand, panel, setPanel } = usePart(createSearching)
  let body!: HTMLDivElement
  createEffect(
    on(
      panel,
      () => {
        body.scrollTop = 0
      },
      { defer: true },
    ),
  )
  const noteOf = (id: SearchPanel): string | undefined => {
    const counts = stand.held()?.replay.counts
    if (id === 'open') return grouped(counts?.open ?? 0)
    return id === 'closed' ? grouped(counts?.closed ?? 0) : undefined
  }
  return (
    <section class="search-side" aria-label="What the search knows">
      <div class="search-tabs">
        <Tabs<SearchPanel>
          label="What the search knows"
          prefix="search-side"
          chosen={panel()}
          choose={setPanel}
          tabs={panels.map(({ id, title }) => ({ id, title, note: noteOf(id) }))}
        />
        <Show when={stand.isComparing()}>
          <span class="faint">of run {stand.front().toUpperCase()}</span>
        </Show>
        <span class="spacer" />
        <Show when={stand.isPicked()}>
          <button type="button" class="button small quiet" onClick={() => stand.select(null)}>
            Back to the chosen node
          </button>
        </Show>
      </div>
      <div
        ref={body}
        class="search-panel"
        role="tabpanel"
        id="search-side-panel"
        tabindex="0"
        aria-labelledby={`search-side-${panel()}`}
      >
        <Suspense>
          <For each={panels.filter(({ id }) => id === panel())}>
            {({ id }) => (
              <Switch>
                <Match when={id === 'open'}>
                  <OpenList />
                </Match>
                <Match when={id === 'closed'}>
                  <CourseChart />
                  <ClosedList />
                </Match>
                <Match when={id === 'state'}>
                  <NodeCard />
                </Match>
                <Match when={id === 'lens'}>
                  <LensPanel />
                </Match>
                <Match when={id === 'code'}>
                  <CodePanel />
                </Match>
              </Switch>
            )}
          </For>
        </Suspense>
      </div>
    </section>
  )
}
