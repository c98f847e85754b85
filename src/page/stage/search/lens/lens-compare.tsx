// All heuristics for one state next to the true distance, and one heuristic over all states.

import { createSignal, For, Match, Show, Switch } from 'solid-js'
import type { HeuristicName } from '#planning/textbook/options'
import type { DotsOutcome, EstimatesOutcome } from '#questions/views/search/search-data'
import type { Source } from '#planning/pddl/source'
import { createPane } from '#page/state/lanes/pane'
import { Working } from '#page/workbench/parts/conditions'
import { counted } from '#page/ui/naming'
import { useApp, useFeature } from '#page/state/use-app'
import { Button } from '#page/ui/button'
import { Dots } from './lens-dots'
import { costWord } from '../words/sentences'
import { createSearching } from '../run/searching'
import { heuristicTitle } from '../words/words'
import '#page/draw/scene/scene-colours.css'
import './lens.css'

export function LensCompare() {
  const [shown, setShown] = createSignal<'here' | 'all' | null>(null)
  const toggle = (which: 'here' | 'all'): void => void setShown(now => (now === which ? null : which))
  return (
    <div class="lens-compare grid gap-8 mt-6 border-top">
      <div class="lens-tools flex wrap gap-6">
        <Button small pressed={shown() === 'here'} onClick={() => toggle('here')}>
          All estimates here
        </Button>
        <Button small pressed={shown() === 'all'} onClick={() => toggle('all')}>
          All states
        </Button>
      </div>
      <Show when={shown() === 'here'}>
        <Here />
      </Show>
      <Show when={shown() === 'all'}>
        <AllStates />
      </Show>
    </div>
  )
}

function Here() {
  const { lanes } = useApp()
  const { searchView, steps } = useFeature(createSearching)
  const pane = createPane<{ source: Source; steps: readonly string[] }, EstimatesOutcome>(
    () => {
      const source = searchView.source()
      return source === null ? null : { source, steps: steps() }
    },
    asked => lanes.run('lens', 'working out all estimates', api => api.search.estimates(asked.source, asked.steps)),
    { settle: () => 60, keeps: (next, shown) => next.source === shown.source },
  )
  const values = () => {
    const value = pane.value()
    return value?.kind === 'estimates' ? value.values : undefined
  }
  const most = () => Math.max(1, ...(values() ?? []).map(([, value]) => (Number.isFinite(value) ? value : 0)))
  const star = () => values()?.find(([name]) => name === 'h-star')?.[1] ?? Number.NaN
  return (
    <Show
      when={values()}
      fallback={
        <Working
          compact
          what="Computing all estimates"
          startedAt={pane.startedAt()}
          stop={() => lanes.stopWork('lens')}
        />
      }
    >
      <table class="lens-bars text-small collapsed" data-part="lens-bars">
        <caption class="unseen">Estimates of node {searchView.selected()}</caption>
        <tbody>
          <For each={values()}>
            {([name, value]) => (
              <tr classList={{ 'lens-above': value > star() }}>
                <th scope="row">{heuristicTitle[name].replace(/ \(.*/, '')}</th>
                <td class="numbers">
                  {costWord(value)}
                  <Show when={value > star()}>
                    <span class="unseen"> more than is left</span>
                  </Show>
                </td>
                <td aria-hidden="true">
                  <i style={{ width: `${(100 * Math.min(most(), value || 0)) / most()}%` }} />
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p class="lens-note ink-soft text-small line-18">
        {Number.isNaN(star())
          ? 'h* is not computed: the problem has too many states.'
          : star() === Number.POSITIVE_INFINITY
            ? 'h* = ∞: from this state no plan is left.'
            : `What is left is ${costWord(star())}; a higher estimate is too high.`}
      </p>
    </Show>
  )
}

function AllStates() {
  const { lanes } = useApp()
  const { searchView, heuristic } = useFeature(createSearching)
  const pane = createPane<{ source: Source; heuristic: HeuristicName }, DotsOutcome>(
    () => {
      const source = searchView.source()
      return source === null ? null : { source, heuristic: heuristic() }
    },
    asked => lanes.run('lens', 'estimating all states', api => api.search.dots(asked.source, asked.heuristic)),
    { keeps: (next, shown) => next.source === shown.source },
  )
  const dots = () => {
    const value = pane.value()
    return value?.kind === 'dots' ? value : undefined
  }
  const tooMany = () => {
    const value = pane.value()
    return value?.kind === 'too-many' ? value : undefined
  }
  return (
    <Switch
      fallback={
        <Working
          compact
          what="Estimating all states"
          startedAt={pane.startedAt()}
          stop={() => lanes.stopWork('lens')}
        />
      }
    >
      <Match when={dots()}>{view => <Dots view={view()} heuristic={heuristic()} />}</Match>
      <Match when={tooMany()}>
        {value => (
          <p class="lens-note ink-soft text-small line-18">
            The problem has more than {counted(value().most, 'state')}, so not all of them are estimated.
          </p>
        )}
      </Match>
      <Match when={pane.condition() === 'problem'}>
        <p class="lens-note ink-soft text-small line-18">{pane.message()}</p>
      </Match>
    </Switch>
  )
}
