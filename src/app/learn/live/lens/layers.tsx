// The relaxed planning graph: layer by layer what becomes true for the first time. Layers are shown one by one once the
// prediction is given.

import { createSignal, For, Show } from 'solid-js'
import type { Inline } from '../../../../teaching/lesson'
import type { RelaxedView } from '../../../../views/search/search-data'
import { plainText } from '../../lesson/offered'
import { marks } from '../../../focus/focus'
import { counted, grouped } from '../../../parts/naming'
import type { LiveProps } from '../live-props'
import { Asked, createRelaxed } from './asking'
import { RelaxedActions } from './relaxed-actions'
import './lens.css'

/** What the engine adds where all facts of the goal hold. */
const GOAL = 'the goal'

export function LensLayers(props: LiveProps) {
  const relaxed = createRelaxed(props)
  const [grown, setGrown] = createSignal(1)
  const asked = factsNamed(props.part.predict?.text ?? [])
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
                {({ facts: all, actions }, layer) => {
                  const facts = all.filter(each => each !== GOAL)
                  return (
                    <li>
                      <h4>
                        {layer() === 0
                          ? `${counted(facts.length, 'fact')} ${facts.length === 1 ? 'is' : 'are'} true now`
                          : `Layer ${layer()}: ${facts.length === 0 ? 'no' : grouped(facts.length)} new ${facts.length === 1 ? 'fact' : 'facts'}`}
                      </h4>
                      <Show when={actions.length > 0}>
                        <p class="live-lens-facts">
                          <span class="faint">For the first time these actions can be taken:</span>
                          <For each={actions}>
                            {each => <code {...marks.action(each)}>{each}</code>}
                          </For>
                        </p>
                      </Show>
                      <Show when={facts.length < all.length}>
                        <p class="live-lens-says">
                          All facts of the goal have come up in the layers before.
                        </p>
                      </Show>
                      <Show when={facts.length > 0}>
                        <p class="live-lens-facts">
                          <Show when={layer() > 0}>
                            <span class="faint">So these facts come up:</span>
                          </Show>
                          <For each={facts}>
                            {each => (
                              <code
                                classList={{
                                  'live-lens-zone': isGoal.has(each),
                                  'live-lens-asked': asked.has(each),
                                }}
                                {...marks.fact(each)}
                              >
                                {each}
                                <Show when={asked.has(each)}>
                                  <span class="live-lens-tag">asked about</span>
                                </Show>
                                <Show when={isGoal.has(each)}>
                                  <span class="live-lens-tag">goal</span>
                                </Show>
                              </code>
                            )}
                          </For>
                        </p>
                      </Show>
                    </li>
                  )
                }}
              </For>
            </ol>
            <Show when={props.open}>
              <Show
                when={left() > 0}
                fallback={<p class="live-lens-says">No new fact comes up after this.</p>}
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

/** The facts that a question names: they are looked for in the layers. */
const factsNamed = (text: readonly Inline[]): ReadonlySet<string> =>
  new Set(plainText(text).match(/\([^\s(),]+(?: [^\s(),]+)*\)/g) ?? [])
