// The lens on a heuristic, in a lesson: its computation in one state, or its values in all states. Before the
// prediction it shows the input of the computation, but none of its results.

import { createEffect, For, Match, Show, Switch } from 'solid-js'
import type { HeuristicName } from '#planning/textbook/options'
import { heuristicText, heuristicTitle } from '#page/stage/search/words/words'
import type { LiveProps } from '../live-props'
import { LensCosts } from './costs'
import { LensCuts } from './cuts'
import { LensDots } from './dots'
import { LensLayers } from './layers'
import { LensRelaxedPlan } from './relaxed-plan'
import './lens.css'

export function LensLive(props: LiveProps) {
  const lens = () => props.part.more.lens
  const named = (): readonly HeuristicName[] => {
    const { heuristic, heuristics } = props.part.more
    if (lens() === 'layers') return []
    return heuristics ?? [heuristic ?? (lens() === 'cuts' ? 'lm-cut' : 'ff')]
  }
  createEffect(() => {
    if (props.open) props.acted()
  })
  return (
    <div class="live-lens column framed place-start gap-12 bg-card">
      <For each={lens() === 'all-states' ? [] : named()}>
        {name => (
          <p class="live-lens-head ink-soft text-small">
            <strong>{heuristicTitle[name].replace(/ \(.*/, '')}</strong> {heuristicText[name]}
          </p>
        )}
      </For>
      <Show when={props.part.at.length > 0}>
        <p class="live-lens-head ink-soft text-small">
          After <For each={props.part.at}>{step => <code>{step}</code>}</For>.
        </p>
      </Show>
      <Switch>
        <Match when={lens() === 'layers'}>
          <LensLayers {...props} />
        </Match>
        <Match when={lens() === 'costs'}>
          <LensCosts {...props} joining={named()[0] === 'h-max' ? 'max' : 'add'} />
        </Match>
        <Match when={lens() === 'relaxed-plan'}>
          <LensRelaxedPlan {...props} />
        </Match>
        <Match when={lens() === 'cuts'}>
          <LensCuts {...props} />
        </Match>
        <Match when={lens() === 'all-states'}>
          <LensDots {...props} heuristics={named()} />
        </Match>
      </Switch>
    </div>
  )
}
