// The lens: how the heuristic value of the selected state is computed.

import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { type HeuristicName, heuristicNames, usesHeuristic } from '#planning/textbook/options'
import type { LensView } from '#questions/views/search/search-data'
import { Problem, Working } from '#page/workbench/parts/conditions'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Choice } from '../controls'
import { isBackward } from '../words/subgoals'
import { LensCompare } from './lens-compare'
import { LensParts } from './lens-parts'
import { costWord } from '../words/sentences'
import { createSearching } from '../run/searching'
import { heuristicText, heuristicTitle } from '../words/words'
import '#page/draw/scene/scene-colours.css'
import './lens.css'

export function LensPanel() {
  const { lanes } = useApp()
  const searching = useFeature(createSearching)
  const { lens, searchView } = searching
  const view = createMemo<LensView | undefined>(() => {
    const value = lens.value()
    return value?.kind === 'lens' ? value : undefined
  })
  const isListOfDemands = () => {
    const held = searchView.held()
    return held !== null && isBackward(held)
  }
  return (
    <div class="lens">
      <div class="lens-head flex-row wrap">
        <Choice
          label="Estimate under the lens"
          value={searching.heuristic()}
          options={heuristicNames.map(each => [each, heuristicTitle[each]] as const)}
          set={value => searching.setLensOn(value as HeuristicName)}
        />
        <p class="lens-value ink-soft" data-part="lens-value" role="status">
          <Show when={view()}>
            {now => (
              <>
                of #{searchView.selected()}: <strong class="ink">{costWord(now().value)}</strong>
              </>
            )}
          </Show>
        </p>
      </div>
      <p class="lens-text">{heuristicText[searching.heuristic()]}</p>
      <Switch
        fallback={
          <Working
            compact
            what="Analysing the estimate"
            startedAt={lens.startedAt()}
            stop={() => lanes.stopWork('lens')}
          />
        }
      >
        <Match when={isListOfDemands()}>
          <p class="lens-text">Nodes of a backward search are lists of demands; estimates exist for states only.</p>
        </Match>
        <Match when={searchView.playing()}>
          <p class="lens-text">Pause, and the lens shows the state.</p>
        </Match>
        <Match when={lens.condition() === 'problem'}>
          <Problem title="The estimate could not be analysed" message={lens.message()} again={() => lens.retry()} />
        </Match>
        <Match when={lens.condition() === 'stopped'}>
          <Button small onClick={() => lens.retry()}>
            Try again
          </Button>
        </Match>
        <Match when={view()}>
          {now => (
            <>
              <LensParts lens={now().lens} value={now().value} />
              <For each={now().unseen}>{sentence => <p class="lens-text">{sentence}</p>}</For>
            </>
          )}
        </Match>
      </Switch>
      <Show when={!searchView.playing() && !isListOfDemands()}>
        <LensCompare />
      </Show>
      <Show when={!usesHeuristic(searchView.options(searchView.front()).algorithm)}>
        <p class="lens-text">The run itself uses no estimate.</p>
      </Show>
    </div>
  )
}
