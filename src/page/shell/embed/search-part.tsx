// A search in a frame: its tree and player. The address determines the search; with all controls the reader can change
// it.

import { type Algorithm, entryOf } from '#planning/textbook/algorithms'
import { createEffect, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { EmbedControls } from '#results/files/embedded'
import { hasEstimate, type HeuristicName } from '#planning/textbook/options'
import { actOfKey } from '#page/state/commands/search-action'
import { CountsLine } from '#page/stage/search/panels/counts'
import { LastEvent } from '#page/stage/search/words/last-event'
import { SearchPlayer } from '#page/stage/search/search-player'
import { actOn, type SearchView } from '#page/stage/search/run/search-view'
import { SearchTrees } from '#page/stage/search/search-trees'
import { createSearching } from '#page/stage/search/run/searching'
import { heuristicTitle } from '#page/stage/search/words/words'
import { Problem } from '#page/workbench/parts/conditions'
import { useFeature } from '#page/state/use-app'
import type { StageShown } from './parts'
import './search-part.css'

const SearchPane = lazy(() => import('#page/stage/search/search-pane'))

export function SearchPart(props: {
  part: StageShown
  controls: EmbedControls
  /** Receives the title of the search: `A* with h-max`. */
  name: (run: string) => void
}) {
  const { searchView, setVisible } = useFeature(createSearching)
  const { algorithm, estimate } = props.part
  const begin = {
    ...(algorithm === null ? {} : { algorithm: algorithm as Algorithm }),
    ...(estimate === null ? {} : { heuristic: estimate as HeuristicName }),
  }
  searchView.setOptions('a', begin)
  createEffect(() => props.name(runName(searchView)))
  const keys = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOfKey(event.key)
    if (act === undefined || event.defaultPrevented) return
    event.preventDefault()
    actOn(searchView, act)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the player, wherever in the part one is
    <div class="embed-search stack bg-graph min-h-0" onKeyDown={keys}>
      <Show
        when={props.controls === 'all'}
        fallback={<Plain searchView={searchView} setVisible={setVisible} ends={props.controls === 'none'} />}
      >
        <Suspense fallback={<div aria-busy="true" />}>
          <SearchPane />
        </Suspense>
      </Show>
    </div>
  )
}

/** Only the tree with its player; without a player, the tree at the end of the search. */
function Plain(props: { searchView: SearchView; setVisible: (on: boolean) => void; ends: boolean }) {
  const { searchView } = props
  const run = () => searchView.runs.a
  onMount(() => props.setVisible(true))
  onCleanup(() => {
    searchView.pause()
    props.setVisible(false)
  })
  if (props.ends)
    createEffect(
      on(
        () => run().moment() !== null,
        isThere => isThere && searchView.runTo('end'),
      ),
    )
  return (
    <Show
      when={run().condition() !== 'problem'}
      fallback={
        <Problem title="This problem could not be searched" message={run().message()} again={() => run().retry()} />
      }
    >
      <Show when={!props.ends}>
        <SearchPlayer brief />
      </Show>
      <LastEvent line />
      <div class="embed-trees">
        <SearchTrees brief />
      </div>
      <CountsLine />
    </Show>
  )
}

function runName(searchView: SearchView): string {
  const options = searchView.options('a')
  const estimate = hasEstimate(options) ? ` with ${heuristicTitle[options.heuristic].replace(/ \(.*/, '')}` : ''
  return `${entryOf(options.algorithm).title}${estimate}`
}
