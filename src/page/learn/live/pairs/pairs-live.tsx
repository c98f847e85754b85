// Pairs of facts: of all reachable states, or of a layer of the planning graph.

import { Show } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import type { LiveProps } from '../live-props'
import { StatePairs } from './pairs'

const LayerPairs = lazy(async () => ({ default: (await import('./layer-pairs')).LayerPairs }))

export const PairsLive = (props: LiveProps) => (
  <Show when={props.part.more.layer !== undefined} fallback={<StatePairs {...props} />}>
    <LayerPairs {...props} />
  </Show>
)
