// All states of a small problem as dots, once for each heuristic; hidden until the prediction.

import { createEffect, createSignal, For, Show } from 'solid-js'
import type { HeuristicName } from '#planning/textbook/options'
import type { DotsOutcome, DotsView } from '#questions/views/search/search-data'
import { Dots, farthest } from '#page/stage/search/lens/lens-dots'
import { heuristicTitle } from '#page/stage/search/words/words'
import { createPane } from '#page/state/lanes/pane'
import { counted } from '#page/ui/naming'
import { useApp } from '#page/state/use-app'
import type { LiveProps } from '../live-props'
import { WorldFirst } from '../parts/world-first'
import { Asked } from './asking'
import './lens.css'

/** Shows the axes only. */
const noDots: DotsView = { kind: 'dots', dots: [], states: 0, above: 0 }

export function LensDots(props: LiveProps & { heuristics: readonly HeuristicName[] }) {
  const [reach, setReach] = createSignal<ReadonlyMap<HeuristicName, number>>(new Map())
  /** The same scale for all plots, so that they can be compared. */
  const most = () => Math.max(1, ...reach().values())
  return (
    <Show
      when={props.open}
      fallback={
        <div class="live-lens-dots full-width">
          <Dots view={noDots} heuristic={props.heuristics[0] ?? 'h-max'} isEmpty />
          <WorldFirst
            world={props.world}
            note="Each state of the problem becomes a dot as soon as you have made your prediction."
          />
        </div>
      }
    >
      <div class="live-lens-dots full-width">
        <For each={props.heuristics}>
          {name => (
            <OneEstimate heuristic={name} most={most()} reaches={far => setReach(now => new Map(now).set(name, far))} />
          )}
        </For>
      </div>
    </Show>
  )
}

function OneEstimate(props: {
  heuristic: HeuristicName
  most: number
  /** Called with the largest value of its dots. */
  reaches: (far: number) => void
}) {
  const { lanes, session } = useApp()
  const pane = createPane(
    () => session.source(),
    source => lanes.run('lens', 'estimating all states', api => api.search.dots(source, props.heuristic)),
  )
  createEffect(() => {
    const value = pane.value()
    if (value?.kind === 'dots') props.reaches(farthest(value))
  })
  const tooMany = (value: DotsOutcome) => (value.kind === 'too-many' ? counted(value.most, 'state') : undefined)
  return (
    <section>
      <h4>{heuristicTitle[props.heuristic].replace(/ \(.*/, '')}</h4>
      <Asked<Exclude<DotsOutcome, { kind: 'no-task' }>> pane={pane} what="Estimating all states">
        {value => (
          <Show
            when={tooMany(value())}
            fallback={<Dots view={value() as DotsView} heuristic={props.heuristic} most={props.most} />}
          >
            {most => (
              <p class="live-lens-text">The problem has more than {most()}, so not all of them are estimated.</p>
            )}
          </Show>
        )}
      </Asked>
    </section>
  )
}
