// How to read a state graph, in a sentence for each element that its legend does not name.

import { createMemo, Show } from 'solid-js'
import { UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import type { StateGraph } from '#questions/views/graph/graph-data'
import './graph.css'

export function HowToRead(props: {
  graph: StateGraph
  /** True if states are drawn as boxes with their facts. */
  isBoxes: boolean
}) {
  const hasOneWay = createMemo(() => oneWay(props.graph))
  const hasDistances = createMemo(() => props.graph.distance.some(each => each > 0 && each < UNKNOWN_DISTANCE))
  return (
    <p class="live-graph-reads note line-18">
      Each {props.isBoxes ? 'box' : 'circle'} is a state, each line an action
      {hasOneWay() ? '; an arrow has no way back' : ' and its way back'}. The numbers at the left count the steps from
      the start.
      <Show when={hasDistances() && !props.isBoxes}>
        {' '}
        The number in a circle is its goal distance: what a cheapest plan from there costs.
      </Show>
    </p>
  )
}

/** True if some transition has no direct way back. */
function oneWay({ edgeFrom, edgeTo, count }: StateGraph): boolean {
  const pairs = new Set(Array.from(edgeFrom, (from, edge) => from * count + edgeTo[edge]!))
  return Array.from(edgeFrom).some((from, edge) => !pairs.has(edgeTo[edge]! * count + from))
}
