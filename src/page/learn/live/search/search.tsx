// A search in a lesson: the run, or two synchronised ones, defined by the lesson; or a search led by the learner.
// Before the prediction the run is at its start, or at the position in question, and later positions are not
// accessible.

import { entryOf } from '#planning/textbook/algorithms'
import { createEffect, For, on, onCleanup, onMount, Show } from 'solid-js'
import { nodeValue, optionsOf } from '#teaching/run-options'
import { hasEstimate } from '#planning/textbook/options'
import { CodeLines } from '#page/stage/search/panels/code-panel'
import { CompareTable, CountsLine } from '#page/stage/search/panels/counts'
import type { RunId } from '#page/stage/search/run/moving'
import { NodeCard } from '#page/stage/search/panels/node-card'
import { LastEvent } from '#page/stage/search/words/last-event'
import { SearchPlayer } from '#page/stage/search/search-player'
import { actOn, type SearchView } from '#page/stage/search/run/search-view'
import { SearchTrees } from '#page/stage/search/search-trees'
import { createSearching } from '#page/stage/search/run/searching'
import { Side } from '#page/stage/search/panels/side-panels'
import { actOfKey } from '#page/state/commands/search-action'
import { explainKey } from '#page/stage/search/words/sentences'
import { heuristicTitle } from '#page/stage/search/words/words'
import { Problem } from '#page/workbench/parts/conditions'
import { Later } from '#page/ui/later'
import { useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import type { LiveProps } from '../live-props'
import { hasPicture } from '../parts/still-picture'
import { WorldFirst } from '../parts/world-first'
import './search.css'

export function SearchLive(props: LiveProps) {
  const searching = useFeature(createSearching)
  const { searchView } = searching
  const begins = searching.begins()
  if (begins) beginRuns(props, searchView)
  createShowing(props, searchView, begins)
  onMount(() => searching.setVisible(true))
  onCleanup(() => {
    searchView.pause()
    searchView.forgetTarget()
    searching.setVisible(false)
  })
  const keys = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOfKey(event.key)
    if (act === undefined) return
    event.preventDefault()
    actOn(searchView, act)
  }
  const run = () => searchView.runs.a
  // If the answer is a state of the run, it is selected in the run itself, which is therefore visible.
  const isHidden = () => !props.open && props.part.predict !== null && props.part.predict.ask !== 'state'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the player, wherever in the part one is
    <div class="stack framed clipped bg-card" data-part="live-search" onKeyDown={keys}>
      <Show
        when={run().condition() !== 'problem'}
        fallback={
          <Problem title="This problem could not be searched" message={run().message()} again={() => run().retry()} />
        }
      >
        <RunNames />
        <Show
          when={!isHidden()}
          fallback={
            <WorldFirst
              world={props.world}
              note={
                endsByItself(props.part)
                  ? 'Make your prediction; then the search runs to its end, and you can step through it.'
                  : 'You can run the search once you have made your prediction.'
              }
            />
          }
        >
          <Later>
            <Running inFacts={!hasPicture(props.world)} />
          </Later>
        </Show>
      </Show>
    </div>
  )
}

/** The player, the last event, trees and lists. */
function Running(props: { inFacts: boolean }) {
  const { searchView } = useFeature(createSearching)
  const begun = () => !searchView.atStart() || searchView.atEnd()
  return (
    <>
      <Starting />
      <SearchPlayer brief />
      <LastEvent />
      <div class="live-search-body grid border-bottom" classList={{ 'live-search-two': searchView.isComparing() }}>
        <div class="live-search-trees stack" data-slide="">
          <SearchTrees brief />
        </div>
        <section class="live-search-code scrolls" data-edged="card" tabindex="0" aria-label="The line at work">
          <CodeLines />
        </section>
        <section class="live-search-state scrolls-y" tabindex="0" aria-label="The selected node">
          <NodeCard brief inFacts={props.inFacts} />
        </section>
      </div>
      <p class="live-search-reads note line-18 border-bottom">{treeReads(searchView)}</p>
      <Show when={begun()}>
        <Show when={searchView.isComparing()} fallback={<CountsLine brief />}>
          <CompareTable brief />
        </Show>
      </Show>
      <div class="live-search-side stack">
        <Side panels={['open', 'closed', 'code']} />
      </div>
    </>
  )
}

/** Explains a tree: what a node is, and the numbers in it and below it. */
function treeReads(searchView: SearchView): string {
  const below = (run: RunId): string => explainKey(searchView.options(run))
  const isSame = !searchView.isComparing() || below('a') === below('b')
  const isDemands = (run: RunId): boolean => searchView.options(run).algorithm === 'backward'
  const state = 'a state, and the way on which it was reached'
  const demands = 'a list of demands, and the steps that come after it'
  const what =
    !searchView.isComparing() || isDemands('a') === isDemands('b')
      ? isDemands('a')
        ? demands
        : state
      : isDemands('a')
        ? `in A ${demands}; in B ${state}`
        : `in A ${state}; in B ${demands}`
  return `Each circle is a node: ${what}. Below its number is ${isSame ? below('a') : `${below('a')} in A, ${below('b')} in B`}.`
}

/** Explains the two actions on a run. */
function Starting() {
  const { searchView } = useFeature(createSearching)
  const isByHand = () => searchView.options('a').algorithm === 'by-hand'
  return (
    <Show when={!isByHand()}>
      <p class="live-search-starting flex wrap gap-8">
        <Button primary disabled={searchView.atEnd()} onClick={() => searchView.stepExpansion(1)}>
          Step
        </Button>
        <Button disabled={searchView.atEnd()} onClick={() => searchView.runTo('end')}>
          Run to the end
        </Button>
        <Show when={searchView.atEnd()}>
          <Button onClick={() => searchView.toStart()}>Back to the start</Button>
        </Show>
      </p>
    </Show>
  )
}

/** Starts the runs defined by the lesson. */
function beginRuns({ part: { more } }: LiveProps, searchView: SearchView): void {
  const without = more.without ?? null
  if (more.run !== undefined) searchView.setOptions('a', optionsOf(more.run, without))
  if (more.beside !== undefined) searchView.setOptions('b', optionsOf(more.beside, without))
}

/** True if the question is how the run ends: its end is then the evidence, and is shown immediately. */
const endsByItself = ({ predict, more }: LiveProps['part']): boolean =>
  (predict?.ask === 'choice' || predict?.ask === 'number') && more.run?.algorithm !== 'by-hand'

/** Keeps in sync what may be shown, the prediction, and whether the part is completed. */
function createShowing(props: LiveProps, searchView: SearchView, begins: boolean): void {
  const { predict } = props.part
  const after = predict?.ask === 'state' ? (predict.at ?? 0) : 0
  createEffect(
    on(
      () => props.open,
      (isOpen, wasOpen) => {
        searchView.setCeiling(isOpen ? null : after)
        searchView.setAsking(
          isOpen || predict?.ask !== 'state'
            ? null
            : {
                after,
                picked: () => numberOf(props.prediction),
                pick: node => props.predict(nodeValue(node)),
              },
        )
        // The answer is the next event.
        if (isOpen && wasOpen === false && predict?.ask === 'state' && searchView.progress().done === after)
          searchView.stepEvent(1)
        // A part completed earlier is shown in its last state.
        if (isOpen && endsByItself(props.part) && (begins || wasOpen === false)) searchView.runTo('end')
      },
    ),
  )
  createEffect(() => {
    const runs = searchView.isComparing() ? [searchView.runs.a, searchView.runs.b] : [searchView.runs.a]
    if (props.open && runs.every(run => run.condition() === 'over' && run.isAtEnd())) props.acted()
  })
}

const numberOf = (value: LiveProps['prediction']): number | null =>
  typeof value === 'string' && /^#\d+$/.test(value) ? Number(value.slice(1)) : null

/** The title of the run: `A* with h-max`. */
function RunNames() {
  const { searchView } = useFeature(createSearching)
  const shown = (): readonly RunId[] => (searchView.isComparing() ? ['a', 'b'] : ['a'])
  const nameOf = (run: RunId): string => {
    const options = searchView.options(run)
    const { algorithm, heuristic, prune, without } = options
    const search = algorithm === 'by-hand' ? 'You lead the search' : entryOf(algorithm).title
    const estimate = hasEstimate(options) ? ` with ${heuristicTitle[heuristic].replace(/ \(.*/, '')}` : ''
    const mutex = algorithm === 'backward' && prune === 'mutex' ? ', mutex lists put aside' : ''
    return `${search}${estimate}${mutex}${without === null ? '' : `, without ${without}`}`
  }
  return (
    <ul class="live-search-runs flex wrap text-small weight-600">
      <For each={shown()}>
        {run => (
          <li class="flex gap-7">
            <Show when={searchView.isComparing()}>
              <strong class="ink-accent">{run.toUpperCase()}</strong>
            </Show>
            {nameOf(run)}
          </li>
        )}
      </For>
    </ul>
  )
}
