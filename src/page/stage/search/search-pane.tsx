// Search, step by step: the tree of known nodes, the open and the expanded nodes, and the lens on the heuristic.

import { Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import { createHandles } from '#page/state/commands/handles'
import { Empty, Problem } from '#page/workbench/parts/conditions'
import { useApp, useFeature } from '#page/state/use-app'
import { englishOnly } from '../pane-frame'
import { Controls } from './controls'
import { CompareTable, CountsLine } from './panels/counts'
import { LastEvent } from './words/last-event'
import { SearchPlayer } from './search-player'
import { actOn } from './run/search-view'
import { SearchTrees } from './search-trees'
import { createSearching } from './run/searching'
import { Side } from './panels/side-panels'
import './search-pane.css'

export default function SearchPane() {
  const { session } = useApp()
  const searching = useFeature(createSearching)
  const { searchView } = searching
  const { provide } = useFeature(createHandles)
  onMount(() => {
    searching.setVisible(true)
    provide('search', act => actOn(searchView, act))
  })
  onCleanup(() => {
    searchView.pause()
    searchView.forgetTarget()
    searching.setVisible(false)
  })
  const run = () => searchView.runs.a
  return (
    <div class="search-pane stack min-h-0 bg-graph">
      <Switch>
        <Match when={session.source() === null}>
          <Empty icon="list-tree" title="No problem to search">
            <p>{englishOnly('states', 'a search')}</p>
          </Empty>
        </Match>
        <Match when={run().condition() === 'problem'}>
          <Problem title="This problem could not be searched" message={run().message()} again={() => run().retry()} />
        </Match>
        <Match when={true}>
          <Controls />
          <SearchPlayer />
          <LastEvent line />
          <div class="search-body grid grow min-h-0">
            <SearchTrees />
            <Show when={searchView.isComparing()} fallback={<CountsLine />}>
              <CompareTable />
            </Show>
            <Side />
          </div>
        </Match>
      </Switch>
    </div>
  )
}
