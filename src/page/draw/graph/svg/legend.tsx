// The meaning of the shapes and colours in the picture of the state graph; only those that occur are listed.

import { createMemo, Show } from 'solid-js'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { SHADES, shadesOf } from '../paint/colours'
import { type Detail, describeDetail } from '../detail'
import { graphModel } from '../model'
import { starPath } from '../paint/shapes'
import '../graph.css'

export default function GraphLegend(props: {
  graph: StateGraph
  theme: 'light' | 'dark'
  /** The content that the visible part of a large graph merges and leaves out. */
  detail?: Detail | null
}) {
  const model = createMemo(() => graphModel(props.graph))
  const hasFrontier = createMemo(() => props.graph.isFrontier.some(flag => flag === 1))
  /** A goal has distance 0 if distances are known. */
  const hasDistances = createMemo(() => props.graph.distance.includes(0))
  const shades = createMemo(() => shadesOf(props.theme))
  const scale = () =>
    `linear-gradient(to right, ${Array.from({ length: 9 }, (_, i) => shades()[Math.round((i / 8) * (SHADES - 1))]).join(',')})`
  return (
    <div class="legend flex-row wrap gap-4-16 ink-faint text-11-5 line-18 border-top">
      <Show when={model().maxDistance > 0}>
        <span class="legend-scale">
          <span>goal distance</span>
          <span class="numbers">0</span>
          <i class="round-3" style={{ background: scale() }} />
          <span class="numbers">{model().maxDistance}</span>
        </span>
      </Show>
      <Show when={!props.graph.complete && model().maxDistance === 0}>
        <span>Distances appear once every state is explored</span>
      </Show>
      <Show when={model().goalCount > 0}>
        <span>
          <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
            <path
              d={starPath(0, 0, 6)}
              fill={hasDistances() ? shades()[0] : 'var(--well)'}
              class="legend-ink"
              stroke-linejoin="round"
            />
          </svg>
          goal
        </span>
      </Show>
      <Show when={model().deadEndCount > 0}>
        <span>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" class="legend-dead unfilled">
            <rect x="2" y="2" width="10" height="10" rx="1.5" />
            <path d="M2.5 7.5 7.5 2.5M3 11.5 11.5 3M6.5 11.5 11.5 6.5" />
          </svg>
          dead end
        </span>
      </Show>
      <Show when={hasFrontier()}>
        <span>
          <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" class="legend-frontier">
            <circle r="5" />
          </svg>
          more beyond
        </span>
      </Show>
      <span>
        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" class="legend-current unfilled">
          <circle r="5" />
        </svg>
        here
      </span>
      <Show when={props.detail && describeDetail(props.detail)}>
        {text => <span class="ink-soft numbers">{text()}</span>}
      </Show>
    </div>
  )
}
