/* biome-ignore-all lint/a11y/useSemanticElements: rows that lie in a picture are no table */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the tree has the focus and shows which row is active */
/* biome-ignore-all lint/a11y/useKeyWithClickEvents: the tree handles the keys */
// A node of a search tree: shape and colour show its status; its number is inside, its key below.

import { Show } from 'solid-js'
import { LAYER_GAP, type PlacedNode } from './search-tree-layout'
import './search-tree.css'

export const RADIUS = 15

/** How a node of one of two runs relates to the other run: both expanded its state, or this one alone. */
export type Shared = 'both' | 'alone' | null

export function TreeNode(props: {
  at: PlacedNode
  isChosen: boolean
  isSelected: boolean
  isGoal: boolean
  isFresh: boolean
  isLit: boolean
  /** True if it has the keyboard focus. */
  isActive: boolean
  id: string
  point: (node: number | null) => void
  shared: Shared
  key: string
  title: string
  select: () => void
}) {
  return (
    <g
      id={props.id}
      class="tree-node pointer"
      data-part="tree-node"
      role="row"
      aria-level={Math.round(props.at.y / LAYER_GAP + 0.5)}
      aria-selected={props.isSelected}
      aria-label={props.title}
      classList={{
        [`node-${props.at.status}`]: true,
        'tree-chosen': props.isChosen,
        'tree-reached': props.isGoal,
        'tree-fresh': props.isFresh,
        'tree-lit': props.isLit,
        'tree-active': props.isActive,
      }}
      transform={`translate(${props.at.x} ${props.at.y})`}
      data-node={props.at.node}
      data-lit={props.isLit ? '' : undefined}
      data-active={props.isActive ? '' : undefined}
      onClick={() => props.select()}
      onPointerEnter={() => props.point(props.at.node)}
      onPointerLeave={() => props.point(null)}
    >
      <title>{props.title}</title>
      <Show when={props.isSelected}>
        <circle class="tree-ring unfilled" r={RADIUS + 4.5} />
      </Show>
      <Show when={props.isGoal} fallback={<Shape status={props.at.status} />}>
        <path class="tree-shape" d={STAR} />
      </Show>
      <Show when={props.isLit || props.isActive}>
        <circle class="tree-light unfilled" r={RADIUS + 8} />
      </Show>
      <text class="tree-number text-middle" role="gridcell" dy="4">
        {props.at.node}
      </text>
      <text class="tree-key" role="gridcell" y={RADIUS + 13}>
        {props.key}
      </text>
      <Show when={props.shared}>
        <g class="tree-shared" transform={`translate(${RADIUS - 2}, ${2 - RADIUS})`}>
          <Show when={props.shared === 'both'} fallback={<rect x="-4" y="-4" width="8" height="8" />}>
            <circle r="4.6" />
          </Show>
        </g>
      </Show>
      <Show when={props.at.hidden > 0}>
        <text class="tree-hidden" y={RADIUS + 25}>
          +{props.at.hidden}
        </text>
      </Show>
    </g>
  )
}

function Shape(props: { status: PlacedNode['status'] }) {
  return (
    <Show when={props.status === 'dead'} fallback={<circle class="tree-shape" r={RADIUS} />}>
      <rect class="tree-shape" x="-13" y="-13" width="26" height="26" rx="3" />
    </Show>
  )
}

/** Dead ends are hatched, as in the state graph. */
export function Hatching() {
  return (
    <defs>
      <pattern id="tree-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch-ground" width="5" height="5" />
        <path class="hatch-line" d="M0 0V5" />
      </pattern>
    </defs>
  )
}

/** A five-pointed star, slightly larger than the circles. */
const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 19 : 10.5
  const angle = (Math.PI * i) / 5 - Math.PI / 2
  return `${i === 0 ? 'M' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
})
  .join('')
  .concat('Z')
