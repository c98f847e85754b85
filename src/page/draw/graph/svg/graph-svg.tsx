// Draws a small state graph as SVG: shapes with their goal distance inside, sharp at any size.

import { createMemo, For, Show } from 'solid-js'
import type { GraphColours } from '../paint/colours'
import type { Emphasis } from '../emphasis'
import { bend, type Geometry } from '../geometry'
import { bandLabels, edgeLabel, edgeLabels } from '../paint/labels'
import type { GraphMarks } from '../paint/marks'
import { edgesOf, type GraphModel } from '../model'
import { StateShape } from './state-shape'
import { tipPath } from '../tips'
import { thumbSize } from './thumb-size'
import type { ZoomTransform } from '#page/draw/zoom'
import '../graph.css'

interface GraphSvgProps {
  readonly model: GraphModel
  readonly geo: Geometry
  readonly colours: GraphColours
  readonly marks: GraphMarks
  readonly emphasis: Emphasis | null
  readonly transform: ZoomTransform
  readonly width: number
  readonly height: number
}

/** Two states that an edge connects. */
type Ends = readonly [from: number, to: number]

const endsOf = ({ graph }: GraphModel, edge: number): Ends => [graph.edgeFrom[edge]!, graph.edgeTo[edge]!]

/** The path of an edge, bent if it would cross a state. */
function line(geo: Geometry, [from, to]: Ends): string {
  const middle = bend(geo, from, to)
  return `M${geo.x[from]},${geo.y[from]}Q${middle.x},${middle.y} ${geo.x[to]},${geo.y[to]}`
}

export function GraphSvg(props: GraphSvgProps) {
  return (
    <svg class="graph-svg" data-part="graph-svg" aria-hidden="true">
      <Hatch colours={props.colours} />
      <g transform={props.transform.toString()}>
        <Edges {...props} />
        <StressedEdges {...props} />
        <Way {...props} />
        <States {...props} />
        <Marks {...props} />
      </g>
      <Names {...props} />
    </svg>
  )
}

/** The pattern that fills dead ends. */
function Hatch(props: { colours: GraphColours }) {
  return (
    <defs>
      <pattern id="graph-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" fill={props.colours.deadEnd} />
        <path d="M0,0V5" stroke={props.colours.deadEndLine} stroke-width="1.6" />
      </pattern>
    </defs>
  )
}

/** Each pair of states once, with an arrow head if there is no edge back. */
function Edges(props: GraphSvgProps) {
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
  return (
    <>
      <g fill="none" stroke={props.colours.line} stroke-width="1.3" opacity={edgesOpacity(props.emphasis)}>
        <For each={edges()}>
          {({ from, to }) => (
            <path d={line(props.geo, [from, to])} opacity={opacityBetween(props.emphasis, from, to)} />
          )}
        </For>
      </g>
      <g fill={props.colours.line} opacity={edgesOpacity(props.emphasis)}>
        <For each={edges()}>
          {({ from, to, back }) => (
            <Show when={!back}>
              {<path d={tipPath(props, [from, to], 7)} opacity={opacityBetween(props.emphasis, from, to)} />}
            </Show>
          )}
        </For>
      </g>
    </>
  )
}

/** Highlighted edges, and edges in ink: the one under the pointer, or those that leave the state in focus. */
function StressedEdges(props: GraphSvgProps) {
  const stressed = createMemo(() => {
    const { emphasis, model } = props
    if (emphasis === null) return []
    return Array.from({ length: model.graph.count }, (_, state) => [...edgesOf(model.out, state)])
      .flat()
      .filter(edge => emphasis.edges[edge] === 1)
      .map(edge => endsOf(model, edge))
  })
  const inked = createMemo(() => {
    const { edge, lookedAt } = props.marks
    if (edge !== null) return [edge]
    return lookedAt === null ? [] : [...edgesOf(props.model.out, lookedAt)]
  })
  return (
    <>
      <g
        fill="none"
        stroke={props.emphasis?.kind === 'plan' ? props.colours.plan : props.colours.focus}
        stroke-width="4"
        class="graph-stressed"
        data-part="graph-stressed"
      >
        <For each={stressed()}>{ends => <path d={line(props.geo, ends)} />}</For>
      </g>
      <g fill="none" stroke={props.colours.ink} stroke-width="1.8">
        <For each={inked()}>{edge => <path d={line(props.geo, endsOf(props.model, edge))} />}</For>
      </g>
    </>
  )
}

/** The current path: steps taken as a solid line, those ahead dashed. */
function Way(props: GraphSvgProps) {
  return (
    <g fill="none" stroke={props.colours.focus}>
      <For each={props.marks.way}>
        {(edge, i) => {
          const ends = () => endsOf(props.model, edge)
          return (
            <>
              <path
                d={line(props.geo, ends())}
                stroke-width={i() < props.marks.taken ? 2.8 : 1.6}
                stroke-dasharray={i() < props.marks.taken ? undefined : '4 3'}
              />
              <path d={tipPath(props, ends(), 9)} fill={props.colours.focus} stroke="none" />
            </>
          )
        }}
      </For>
    </g>
  )
}

function States(props: GraphSvgProps) {
  const states = createMemo(() => Array.from({ length: props.model.graph.count }, (_, i) => i))
  const numbers = createMemo(() => props.geo.radius * props.transform.k > 7.4)
  return (
    <For each={states()}>
      {state => (
        <StateShape
          state={state}
          model={props.model}
          geo={props.geo}
          colours={props.colours}
          numbers={numbers()}
          back={backOf(props.emphasis, state)}
          closed={props.emphasis?.kind === 'open' && props.emphasis.states?.[state] === 0}
          chosen={props.emphasis?.kind === 'chosen' && props.emphasis.states?.[state] === 1}
          run={props.emphasis?.run}
        />
      )}
    </For>
  )
}

/** Rings around the initial state, the current state, and the states that are pointed at. */
function Marks(props: GraphSvgProps) {
  const r = () => props.geo.radius
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
  /**
   * Distance of the label of the initial state from its centre: the dot's radius, or half the height of the thumbnail.
   */
  const lift = createMemo(() => {
    const { geo, model, transform } = props
    const isRun = props.emphasis?.run !== undefined
    const size = isRun ? null : thumbSize(geo, model.graph.count, transform.k)
    return size === null ? r() : size.height / 2 / transform.k
  })
  return (
    <>
      {ring(0, 3.5, props.colours.ink, 1.4)}
      <text
        x={props.geo.x[0]}
        y={props.geo.y[0]! - lift() - 9}
        class="graph-label"
        data-part="graph-label"
        style={{
          'font-size': `calc(var(--label, 12px) / ${props.transform.k})`,
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
    </>
  )
}

/** Names of edges as far as there is room, and of layers at the left. */
function Names(props: GraphSvgProps) {
  const named = createMemo(() => {
    const { model, geo, marks, transform, width, height } = props
    return marks.edge === null
      ? edgeLabels(model, geo, marks, transform, width, height)
      : [edgeLabel(model, geo, marks.edge, transform, width, height)]
  })
  return (
    <>
      <g fill={props.colours.ink} stroke={props.colours.ground}>
        <For each={named()}>
          {({ x, y, text }) => (
            <text x={x} y={y + 4} class="graph-edge-name text-middle" data-part="graph-edge-name">
              {text}
            </text>
          )}
        </For>
      </g>
      <g fill={props.colours.faint} stroke={props.colours.ground}>
        <For each={bandLabels(props.geo, props.transform, props.height)}>
          {({ y, text }) => (
            <text x="10" y={y + 4} class="graph-band-name" data-part="graph-band-name">
              {text}
            </text>
          )}
        </For>
      </g>
    </>
  )
}

/** Opacity of dimmed elements, and of states that a search has not reached. */
const BACK = 0.28
const UNMET = 0.6
/** Opacity of closed states, which are also crossed out. */
const CLOSED = 0.6

const backOf = (emphasis: Emphasis | null, state: number): number =>
  emphasis?.states?.[state] !== 0 ? 1 : emphasis.kind === 'run' ? UNMET : emphasis.kind === 'open' ? CLOSED : BACK

/** Opacity of edges: dimmed behind highlighted ones, less if only a filter is active. */
function edgesOpacity(emphasis: Emphasis | null): number {
  if (emphasis === null || emphasis.kind === 'open' || emphasis.kind === 'run') return 1
  return emphasis.kind === 'chosen' ? 0.6 : BACK
}

/** Opacity of an edge if only some states are closed; undefined: like all others. */
const opacityBetween = (emphasis: Emphasis | null, from: number, to: number): number | undefined =>
  (emphasis?.kind === 'open' || emphasis?.kind === 'run') &&
  (emphasis.states?.[from] === 0 || emphasis.states?.[to] === 0)
    ? emphasis.kind === 'run'
      ? UNMET
      : BACK
    : undefined
