// The relaxed planning graph: layer by layer what becomes true for the first time. Layers are shown one by one once the
// prediction is given.

import { createSignal, For, Show } from 'solid-js'
import type { RelaxedView } from '../../../../views/search/search-data'
import { marks } from '../../../focus/focus'
import { counted } from '../../../parts/naming'
import type { LiveProps } from '../live-props'
import { Asked, createRelaxed } from './asking'
import { RelaxedActions } from './relaxed-actions'
import './lens.css'

export function LensLayers(props: LiveProps) {
  const relaxed = createRelaxed(props)
  const [grown, setGrown] = createSignal(1)
  return (
    <Asked<RelaxedView> pane={relaxed} what="Relaxing the problem">
      {view => {
        const isGoal = new Set(view().conditions.flatMap(each => (each.isGoal ? [each.name] : [])))
        const shown = () => view().layers.slice(0, props.open ? grown() : 1)
        const left = () => view().layers.length - shown().length
        return (
          <>
            <RelaxedActions view={view()} />
            <ol class="live-lens-layers">
              <For each={shown()}>
                {({ facts, actions }, layer) => (
                  <li>
                    <h4>
                      {layer() === 0 ? 'True now' : `After ${counted(layer(), 'layer')}`}
                      <span class="faint"> {counted(facts.length, 'new condition')}</span>
                    </h4>
                    <Show when={actions.length > 0}>
                      <p class="live-lens-facts">
                        <span class="faint">By</span>
                        <For each={actions}>
                          {each => <code {...marks.action(each)}>{each}</code>}
                        </For>
                      </p>
                    </Show>
                    <p class="live-lens-facts">
                      <For each={facts}>
                        {each => (
                          <code
                            classList={{ 'live-lens-zone': isGoal.has(each) }}
                            {...marks.fact(each)}
                          >
                            {each}
                          </code>
                        )}
                      </For>
                    </p>
                  </li>
                )}
              </For>
            </ol>
            <Show when={props.open}>
              <Show
                when={left() > 0}
                fallback={<p class="live-lens-says">Nothing new comes after this.</p>}
              >
                <button type="button" class="button small" onClick={() => setGrown(now => now + 1)}>
                  Next layer
                </button>
              </Show>
            </Show>
          </>
        )
      }}
    </Asked>
  )
}
