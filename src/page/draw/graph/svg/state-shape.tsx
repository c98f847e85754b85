// A state of a small graph: its shape, in the colour of its goal distance or of its role in a search, with a number
// inside.

import { createMemo, Show } from 'solid-js'
import { type GraphColours, shadeOf } from '../paint/colours'
import { runLook, type RunOnGraph } from '../emphasis'
import type { Geometry } from '../geometry'
import { type GraphModel, shapeOf } from '../model'
import { SQUARE_SCALE, STAR_SCALE, starPath } from '../paint/shapes'
import { UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import '../graph.css'

const crossPath = (x: number, y: number, r: number): string =>
  `M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`

export function StateShape(props: {
  state: number
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  /** True if there is room for numbers in the shapes. */
  numbers: boolean
  /** Its opacity if dimmed. */
  back: number
  /** True if it may not be entered. */
  closed: boolean
  /** True if it passes the filter. */
  chosen: boolean
  /** Its role in a search. */
  run: RunOnGraph | undefined
}) {
  const x = () => props.geo.x[props.state]!
  const y = () => props.geo.y[props.state]!
  const r = () => props.geo.radius
  const shape = () => shapeOf(props.model, props.state)
  const shade = () => shadeOf(props.model, props.state)
  const run = createMemo(() => runLook(props.run, props.state, props.colours))
  const outline = () => run()?.line ?? props.colours.outline
  const dashes = () => (run()?.isAside || shape() === 'frontier' ? '3 2.5' : undefined)
  const shaded = () => props.colours.shades[shade()] ?? props.colours.unknown
  const fill = () => (props.chosen ? props.colours.focus : (run()?.fill ?? shaded()))
  return (
    <g opacity={props.back}>
      <Show
        when={shape() === 'goal' || shape() === 'dead-end'}
        fallback={
          <circle
            cx={x()}
            cy={y()}
            r={r()}
            fill={fill()}
            stroke={outline()}
            stroke-width={run() === undefined ? 1.2 : 2}
            stroke-dasharray={dashes()}
          />
        }
      >
        <Show
          when={shape() === 'goal'}
          fallback={
            <rect
              x={x() - r() * SQUARE_SCALE}
              y={y() - r() * SQUARE_SCALE}
              width={2 * r() * SQUARE_SCALE}
              height={2 * r() * SQUARE_SCALE}
              rx="2"
              fill="url(#graph-hatch)"
              stroke={props.colours.deadEndLine}
              stroke-width="1.2"
            />
          }
        >
          <path
            d={starPath(x(), y(), r() * STAR_SCALE)}
            fill={fill()}
            stroke={props.colours.ink}
            stroke-width="1.3"
            stroke-linejoin="round"
          />
        </Show>
      </Show>
      <Show when={props.closed}>
        <path d={crossPath(x(), y(), r() * 0.42)} stroke={props.colours.ink} stroke-width="1.8" />
      </Show>
      <Show when={props.numbers}>
        <StateNumber {...props} x={x()} y={y() + 4.2} />
      </Show>
    </g>
  )
}

/** The distance to the goal; in a search, the number of its node. */
function StateNumber(props: {
  state: number
  model: GraphModel
  colours: GraphColours
  run: RunOnGraph | undefined
  x: number
  y: number
}) {
  const distance = () => props.model.graph.distance[props.state]!
  const isShown = () =>
    props.run === undefined && distance() < UNKNOWN_DISTANCE && shapeOf(props.model, props.state) !== 'goal'
  return (
    <>
      <Show when={runLook(props.run, props.state, props.colours)}>
        {look => (
          <text x={props.x} y={props.y} class="graph-number" fill={look().ink}>
            {props.run!.nodes[props.state]}
          </text>
        )}
      </Show>
      <Show when={isShown()}>
        <text
          x={props.x}
          y={props.y}
          class="graph-number"
          fill={props.colours.inkOn[shadeOf(props.model, props.state)] ?? ''}
        >
          {Number.isInteger(distance()) ? distance() : distance().toFixed(1)}
        </text>
      </Show>
    </>
  )
}
