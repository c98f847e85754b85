// Draws a small state graph as SVG: shapes with their goal distance inside, sharp at any size.

import { createMemo, For, Show } from 'solid-js'
import { type GraphColours, shadeOf } from './graph-colours'
import { UNKNOWN_DISTANCE } from '../views/distances'
import type { Emphasis } from './graph-emphasis'
import { bend, type Geometry } from './graph-geometry'
import { bandLabels, edgeLabel, edgeLabels } from './graph-labels'
import type { GraphMarks } from './graph-marks'
import { edgesOf, type GraphModel, shapeOf } from './graph-model'
import { arrowHead, SQUARE_SCALE, STAR_SCALE, starPath } from './graph-shapes'
import { thumbSize } from './thumb-size'
import type { ZoomTransform } from './zoom'
import './graph.css'

export function GraphSvg(props: {
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  marks: GraphMarks
  emphasis: Emphasis | null
  transform: ZoomTransform
  width: number
  height: number
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
  const stressed = createMemo(() => {
    const { emphasis } = props
    if (emphasis === null) return []
    return states()
      .flatMap(state => [...edgesOf(props.model.out, state)])
      .filter(edge => emphasis.edges[edge] === 1)
      .map(edge => [props.model.graph.edgeFrom[edge]!, props.model.graph.edgeTo[edge]!] as const)
  })
  const named = createMemo(() => {
    const { model, geo, marks, transform, width, height } = props
    return marks.edge === null
      ? edgeLabels(model, geo, marks, transform, width, height)
      : [edgeLabel(model, geo, marks.edge, transform, width, height)]
  })
  /** Edges drawn in ink: the one under the pointer, or those that leave the state looked at. */
  const inked = createMemo(() => {
    const { edge, lookedAt } = props.marks
    if (edge !== null) return [edge]
    return lookedAt === null ? [] : [...edgesOf(props.model.out, lookedAt)]
  })
  const ring = (state: number | null, reach: number, colour: string, width: number) => (
    <Show when={state !== null}>
      <circle
        cx={props.geo.x[state!]}
        cy={props.geo.y[state!]}
        r={r() + reach}
        fill="none"
        stroke={colour}
        stroke-width={width}
      />
    </Show>
  )
  /** Above the dot, or above the picture in its place. */
  const lift = createMemo(() => {
    const { geo, model, transform } = props
    const size = thumbSize(geo, model.graph.count, transform.k)
    return size === null ? r() : size.height / 2 / transform.k
  })
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
        <g
          fill="none"
          stroke={props.colours.line}
          stroke-width="1.3"
          opacity={props.emphasis ? BACK : 1}
        >
          <For each={edges()}>{({ from, to }) => <path d={line(from, to)} />}</For>
        </g>
        <g fill={props.colours.line} opacity={props.emphasis ? BACK : 1}>
          <For each={edges()}>
            {({ from, to, back }) => <Show when={!back}>{<path d={tip(from, to, 7)} />}</Show>}
          </For>
        </g>
        <g
          fill="none"
          stroke={props.emphasis?.kind === 'plan' ? props.colours.plan : props.colours.focus}
          stroke-width="4"
          class="graph-stressed"
        >
          <For each={stressed()}>{([from, to]) => <path d={line(from, to)} />}</For>
        </g>
        <g fill="none" stroke={props.colours.ink} stroke-width="1.8">
          <For each={inked()}>
            {edge => (
              <path d={line(props.model.graph.edgeFrom[edge]!, props.model.graph.edgeTo[edge]!)} />
            )}
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
              back={props.emphasis?.states?.[state] === 0}
            />
          )}
        </For>
        {ring(0, 3.5, props.colours.ink, 1.4)}
        <text
          x={props.geo.x[0]}
          y={props.geo.y[0]! - lift() - 9}
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
        {ring(props.marks.current, 6, props.colours.focus, 3)}
        {ring(props.marks.pointedAt, 10, props.colours.focus, 1.6)}
        {ring(props.marks.lookedAt, 2.6, props.colours.ink, 1.8)}
      </g>
      <g fill={props.colours.ink} stroke={props.colours.ground}>
        <For each={named()}>
          {({ x, y, text }) => (
            <text x={x} y={y + 4} class="graph-edge-name">
              {text}
            </text>
          )}
        </For>
      </g>
      <g fill={props.colours.faint} stroke={props.colours.ground}>
        <For each={bandLabels(props.geo, props.transform, props.height)}>
          {({ y, text }) => (
            <text x="10" y={y + 4} class="graph-band-name">
              {text}
            </text>
          )}
        </For>
      </g>
    </svg>
  )
}

/** How visible is what steps back. */
const BACK = 0.28

function StateShape(props: {
  state: number
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  /** There is room for numbers in the shapes. */
  numbers: boolean
  /** Others stand out. */
  back: boolean
}) {
  const x = () => props.geo.x[props.state]!
  const y = () => props.geo.y[props.state]!
  const r = () => props.geo.radius
  const shape = () => shapeOf(props.model, props.state)
  const shade = () => shadeOf(props.model, props.state)
  const fill = () => (shade() >= 0 ? props.colours.shades[shade()]! : props.colours.unknown)
  const distance = () => props.model.graph.distance[props.state]!
  return (
    <g opacity={props.back ? BACK : 1}>
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
    </g>
  )
}
