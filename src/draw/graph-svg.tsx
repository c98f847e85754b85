// Draws a small state graph as SVG: shapes with their goal distance inside, sharp at any size.

import { createMemo, For, Show } from 'solid-js'
import { type GraphColours, shadeOf } from './graph-colours'
import { bend, type Geometry } from './graph-geometry'
import { UNKNOWN_DISTANCE } from '../worker/engine-api'
import { edgesOf, type GraphModel, shapeOf } from './graph-model'
import type { GraphMarks } from './graph-painter'
import { arrowHead, SQUARE_SCALE, STAR_SCALE, starPath } from './graph-shapes'
import type { ZoomTransform } from './zoom'

export function GraphSvg(props: {
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  marks: GraphMarks
  transform: ZoomTransform
}) {
  const states = createMemo(() => Array.from({ length: props.model.graph.count }, (_, i) => i))
  /** Each pair of states once, with arrow heads where the way back is missing. */
  const edges = createMemo(() => {
    const { graph, out } = props.model
    return Array.from(graph.edgeFrom, (from, edge) => ({ from, to: graph.edgeTo[edge]! }))
      .map(({ from, to }) => ({
        from,
        to,
        back: edgesOf(out, to).some(other => graph.edgeTo[other] === from),
      }))
      .filter(({ from, to, back }) => from !== to && (from < to || !back))
  })
  const line = (from: number, to: number): string => {
    const { geo } = props
    const middle = bend(geo, from, to)
    return `M${geo.x[from]},${geo.y[from]}Q${middle.x},${middle.y} ${geo.x[to]},${geo.y[to]}`
  }
  const tip = (from: number, to: number, size: number): string => {
    const { geo } = props
    const middle = bend(geo, from, to)
    const corners = arrowHead(middle.x, middle.y, geo.x[to]!, geo.y[to]!, geo.radius + 2, size)
    return `M${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
  }
  const r = () => props.geo.radius
  const numbers = createMemo(() => r() * props.transform.k > 7.4)
  return (
    <svg class="graph-svg" aria-hidden="true">
      <defs>
        <pattern
          id="graph-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill={props.colours.deadEnd} />
          <path d="M0,0V5" stroke={props.colours.deadEndLine} stroke-width="1.6" />
        </pattern>
      </defs>
      <g transform={props.transform.toString()}>
        <g fill="none" stroke={props.colours.line} stroke-width="1.3">
          <For each={edges()}>{({ from, to }) => <path d={line(from, to)} />}</For>
        </g>
        <g fill={props.colours.line}>
          <For each={edges()}>
            {({ from, to, back }) => <Show when={!back}>{<path d={tip(from, to, 7)} />}</Show>}
          </For>
        </g>
        <g fill="none" stroke={props.colours.focus}>
          <For each={props.marks.way}>
            {(edge, i) => {
              const ends = () =>
                [props.model.graph.edgeFrom[edge]!, props.model.graph.edgeTo[edge]!] as const
              return (
                <>
                  <path
                    d={line(...ends())}
                    stroke-width={i() < props.marks.taken ? 2.8 : 1.6}
                    stroke-dasharray={i() < props.marks.taken ? undefined : '4 3'}
                  />
                  <path d={tip(...ends(), 9)} fill={props.colours.focus} stroke="none" />
                </>
              )
            }}
          </For>
        </g>
        <For each={states()}>
          {state => (
            <StateShape
              state={state}
              model={props.model}
              geo={props.geo}
              colours={props.colours}
              numbers={numbers()}
            />
          )}
        </For>
        <circle
          cx={props.geo.x[0]}
          cy={props.geo.y[0]}
          r={r() + 3.5}
          fill="none"
          stroke={props.colours.ink}
          stroke-width="1.4"
        />
        <text
          x={props.geo.x[0]}
          y={props.geo.y[0]! - r() - 9}
          class="graph-label"
          style={{
            'font-size': `${12 / props.transform.k}px`,
            'stroke-width': `${4 / props.transform.k}px`,
          }}
          fill={props.colours.ink}
          stroke={props.colours.ground}
        >
          start
        </text>
        <Show when={props.marks.current !== null}>
          <circle
            cx={props.geo.x[props.marks.current!]}
            cy={props.geo.y[props.marks.current!]}
            r={r() + 6}
            fill="none"
            stroke={props.colours.focus}
            stroke-width="3"
          />
        </Show>
        <Show when={props.marks.lookedAt !== null}>
          <circle
            cx={props.geo.x[props.marks.lookedAt!]}
            cy={props.geo.y[props.marks.lookedAt!]}
            r={r() + 2.6}
            fill="none"
            stroke={props.colours.ink}
            stroke-width="1.8"
          />
        </Show>
      </g>
    </svg>
  )
}

function StateShape(props: {
  state: number
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  /** There is room for numbers in the shapes. */
  numbers: boolean
}) {
  const x = () => props.geo.x[props.state]!
  const y = () => props.geo.y[props.state]!
  const r = () => props.geo.radius
  const shape = () => shapeOf(props.model, props.state)
  const shade = () => shadeOf(props.model, props.state)
  const fill = () => (shade() >= 0 ? props.colours.shades[shade()]! : props.colours.unknown)
  const distance = () => props.model.graph.distance[props.state]!
  return (
    <>
      <Show
        when={shape() === 'goal' || shape() === 'dead-end'}
        fallback={
          <circle
            cx={x()}
            cy={y()}
            r={r()}
            fill={fill()}
            stroke={props.colours.outline}
            stroke-width="1.2"
            stroke-dasharray={shape() === 'frontier' ? '3 2.5' : undefined}
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
      <Show when={props.numbers && distance() < UNKNOWN_DISTANCE && shape() !== 'goal'}>
        <text x={x()} y={y() + 4.2} class="graph-number" fill={props.colours.inkOn[shade()] ?? ''}>
          {Number.isInteger(distance()) ? distance() : distance().toFixed(1)}
        </text>
      </Show>
    </>
  )
}
