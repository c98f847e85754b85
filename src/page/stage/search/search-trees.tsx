// The search tree as far as the search has come; of two runs both, side by side, with what they share.

import { createMemo, Show } from 'solid-js'
import SearchTree from '#page/draw/search-tree/search-tree'
import { placeTree } from '#page/draw/search-tree/search-tree-layout'
import type { Shared } from '#page/draw/search-tree/search-tree-node'
import { Working } from '#page/workbench/parts/conditions'
import { counted, grouped } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { isBackward } from './words/subgoals'
import type { RunId } from './run/moving'
import type { Held } from './run/run-state'
import { expandedStates, keyText, nodeTitle } from './words/sentences'
import { createSearching } from './run/searching'
import './search.css'

/** In brief: of two runs that are over the whole trees are shown, however small. */
export function SearchTrees(props: { brief?: boolean }) {
  const { searchView } = useFeature(createSearching)
  return (
    <div class="search-trees flex min-h-0">
      <Tree run="a" brief={props.brief === true} />
      <Show when={searchView.isComparing()}>
        <Tree run="b" brief={props.brief === true} />
      </Show>
    </div>
  )
}

function Tree(props: { run: RunId; brief: boolean }) {
  const { searchView } = useFeature(createSearching)
  const isReady = () => searchView.runs[props.run].moment() !== null
  return (
    <div
      class="search-tree-room flex grow min-w-0 min-h-0 relative"
      classList={{ 'tree-front': searchView.front() === props.run }}
    >
      <Show when={searchView.isComparing()}>
        <span class="search-letter grid place-center absolute ink-soft disc bg-card" aria-hidden="true">
          {props.run.toUpperCase()}
        </span>
      </Show>
      <Show
        when={isReady()}
        fallback={<Working what="Beginning the search" startedAt={searchView.runs[props.run].startedAt()} />}
      >
        <DrawnTree run={props.run} brief={props.brief} />
      </Show>
    </div>
  )
}

/** What is drawn of a run: the tree, the highlighted path, and its differences from the other run. */
function createDrawn(run: RunId) {
  const { searchView, isPointed, pointAt, pointed } = useFeature(createSearching)
  // Of one object at different moments: each reader asks again.
  const held = (): Held => searchView.runs[run].moment()!
  const goal = createMemo(() => held().replay.ending?.goal ?? -1)
  const selected = () => (searchView.front() === run && searchView.isPicked() ? searchView.selected() : -1)
  const other = createMemo(() => {
    if (!searchView.isComparing()) return null
    const theirs = searchView.runs[run === 'a' ? 'b' : 'a'].moment()
    return theirs === null || isBackward(theirs) !== isBackward(held()) ? null : expandedStates(theirs, theirs.replay)
  })
  const plan = createMemo(() => placeTree(held().replay))
  return {
    held,
    goal,
    selected,
    plan,
    path: createMemo(() => {
      const { replay } = held()
      const to = selected() >= 0 ? selected() : goal() >= 0 ? goal() : replay.chosen
      return new Set(to < 0 ? [] : replay.pathTo(to))
    }),
    fresh: createMemo(() => freshIn(held())),
    /** Nodes of the state that is pointed at, here or elsewhere. */
    lit: createMemo(
      () =>
        new Set(pointed() === null ? [] : plan().nodes.flatMap(({ node }) => (isPointed(held(), node) ? [node] : []))),
    ),
    point: (node: number | null): void => pointAt(held(), node),
    sharedOf(node: number): Shared {
      const theirs = other()
      const { replay, log } = held()
      if (theirs === null || replay.statusOf(node) !== 'closed') return null
      return theirs.has(log.stateKey(log.stateOf(node))) ? 'both' : 'alone'
    },
    select(node: number): void {
      searchView.setFront(run)
      searchView.pick(node)
    },
  }
}

function DrawnTree(props: { run: RunId; brief: boolean }) {
  const { searchView } = useFeature(createSearching)
  const { held, goal, selected, plan, path, fresh, lit, point, sharedOf, select } = createDrawn(props.run)
  const label = () => {
    const of = searchView.isComparing() ? ` of run ${props.run.toUpperCase()}` : ''
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
      lit={lit()}
      point={point}
      label={label()}
      keyOf={node => keyText(held(), node)}
      titleOf={node => nodeTitle(held(), node)}
      sharedOf={sharedOf}
      isOver={props.brief && searchView.isComparing() && goal() >= 0}
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
