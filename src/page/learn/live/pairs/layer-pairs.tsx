// The facts of a layer of the planning graph with the pairs that are mutex in it; once the prediction is made, also
// those of the other layers.

import { createSignal, For, Show } from 'solid-js'
import type { GraphLayers } from '#teaching/views/layers'
import { Button } from '#page/ui/button'
import { marks } from '#page/state/focus/focus'
import type { LiveProps } from '../live-props'
import { Asked } from '../parts/asked'
import { createWords } from '../parts/words'
import { Triangle } from './pairs'
import './pairs.css'

export function LayerPairs(props: LiveProps) {
  return (
    <Asked
      what="building the planning graph"
      about={props.world.source}
      ask={api => api.teaching.graphLayers(props.world.source)}
    >
      {graph => <Layers {...props} graph={graph()} />}
    </Asked>
  )
}

function Layers(props: LiveProps & { graph: GraphLayers }) {
  const words = createWords(props)
  const asked = props.part.more.layer ?? 0
  const last = props.graph.layers.length - 1
  const [number, setNumber] = createSignal(Math.min(asked, last))
  const layer = () => props.graph.layers[number()]
  return (
    <div class="grid gap-10">
      <h4 aria-live="polite">
        Layer {number()}
        {number() === 0 ? ': the initial state' : number() === last ? ', and so are all later ones' : ''}
      </h4>
      <Show when={(layer()?.actions.length ?? 0) > 0}>
        <p class="flex wrap items-baseline gap-4-8 text-small">
          <span class="faint">Actions before it, apart from the steps that keep a fact:</span>
          <For each={layer()!.actions}>{each => <code {...marks.action(each)}>{each}</code>}</For>
        </p>
      </Show>
      <Show
        when={props.open}
        fallback={<Triangle {...props} facts={layer()?.facts ?? []} truth={null} words={words} />}
      >
        <Show when={number() + 1} keyed>
          {next => (
            <Asked
              what="looking for mutex pairs"
              about={props.world.source}
              ask={api => api.teaching.layerPairs(props.world.source, next - 1)}
            >
              {truth => (
                <Triangle
                  {...props}
                  facts={truth().facts}
                  truth={truth()}
                  words={words}
                  judged={next - 1 === asked ? props.judged : null}
                  prediction={next - 1 === asked ? props.prediction : null}
                />
              )}
            </Asked>
          )}
        </Show>
        <p class="flex-row wrap gap-8">
          <Button icon="chevron-left" blocked={number() === 0} onClick={() => setNumber(number() - 1)}>
            Layer before
          </Button>
          <Button icon="chevron-right" blocked={number() === last} onClick={() => setNumber(number() + 1)}>
            Next layer
          </Button>
        </p>
      </Show>
    </div>
  )
}
