// The state graph one can look at and walk: pan, zoom and fit by pointer or keys, states and edges named as they are
// pointed at or reached by arrow keys, a click to stand in a state.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import type { StateGraph } from '../worker/engine-api'
import { coloursUnder, type GraphColours } from './graph-colours'
import { type Geometry, geometry, neighbour, SVG_STATES, stateAt } from './graph-geometry'
import {
  actionOf,
  describeState,
  difference,
  edgesOf,
  follow,
  type GraphModel,
  graphModel,
  wayTo,
} from './graph-model'
import { type GraphMarks, GraphPainter } from './graph-painter'
import { GraphSvg } from './graph-svg'
import { edgeAt } from './graph-edges'
import { attachZoom, noZoom, type Zoomer } from './zoom'

/** What is pointed at, in words. */
export type Look =
  | {
      readonly kind: 'state'
      readonly title: string
      /** Against the state one stands in. */
      readonly added: readonly string[]
      readonly removed: readonly string[]
    }
  | { readonly kind: 'edge'; readonly actions: readonly string[]; readonly to: string }

export interface GraphHandle {
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
}

export default function StateGraphView(props: {
  graph: StateGraph
  /** The sequence shown, and how many of its steps are taken. */
  sequence: readonly string[]
  taken: number
  /** Called with the actions that lead to a state. */
  stand: (sequence: readonly string[]) => void
  look: (look: Look | null) => void
  handle: (handle: GraphHandle | null) => void
  /** Changes whenever colours do. */
  theme: 'light' | 'dark'
}) {
  let box!: HTMLDivElement
  let canvas: HTMLCanvasElement | undefined
  let zoomer: Zoomer | undefined
  let painter: GraphPainter | undefined
  let moved = false
  const [colours, setColours] = createSignal<GraphColours>()
  const [aspect, setAspect] = createSignal(1)
  const [transform, setTransform] = createSignal(noZoom)
  const [lookedAt, setLookedAt] = createSignal<number | null>(null)
  const [spoken, setSpoken] = createSignal('')

  const model = createMemo<GraphModel>(() => graphModel(props.graph))
  const geo = createMemo<Geometry>(() => geometry(model(), aspect()))
  const isSvg = (): boolean => props.graph.count <= SVG_STATES
  const way = createMemo(() => follow(model(), props.sequence))
  const current = createMemo(() => follow(model(), props.sequence.slice(0, props.taken)).end)
  const marks = createMemo<GraphMarks>(() => ({
    current: current(),
    lookedAt: lookedAt(),
    way: way().edges,
    taken: props.taken,
  }))

  const lookAt = (state: number | null): void => {
    setLookedAt(state)
    if (state === null) {
      props.look(null)
      return
    }
    props.look({
      kind: 'state',
      title: describeState(model(), state),
      ...difference(model(), current() ?? 0, state),
    })
  }
  const stand = (state: number): void => {
    // A shorter way may be known than the one walked; standing where one stands changes nothing.
    if (state !== current()) props.stand(wayTo(model(), state).map(edge => actionOf(model(), edge)))
  }

  const point = (event: PointerEvent | MouseEvent): { x: number; y: number; k: number } => {
    const rect = box.getBoundingClientRect()
    const now = transform()
    const [x, y] = now.invert([event.clientX - rect.left, event.clientY - rect.top])
    return { x, y, k: now.k }
  }
  const stateUnder = (event: PointerEvent | MouseEvent): number | null => {
    const { x, y, k } = point(event)
    return stateAt(geo(), x, y, Math.max(geo().radius * 1.3, 9 / k))
  }
  const hover = (event: PointerEvent): void => {
    if (event.buttons !== 0) return
    const state = stateUnder(event)
    if (state !== null) {
      if (state !== lookedAt()) lookAt(state)
      return
    }
    setLookedAt(null)
    const { x, y, k } = point(event)
    const edge = edgeAt(model(), geo(), x, y, 6 / k)
    if (edge === null) {
      props.look(null)
      return
    }
    const { edgeFrom, edgeTo } = props.graph
    const [from, to] = [edgeFrom[edge]!, edgeTo[edge]!]
    const actions = Array.from(edgesOf(model().out, from))
      .filter(other => edgeTo[other] === to)
      .map(other => actionOf(model(), other))
    const back = Array.from(edgesOf(model().out, to))
      .filter(other => edgeTo[other] === from)
      .map(other => actionOf(model(), other))
    props.look({ kind: 'edge', actions: [...actions, ...back], to: describeState(model(), to) })
  }

  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const ways = {
      ArrowLeft: 'left',
      ArrowRight: 'right',
      ArrowUp: 'up',
      ArrowDown: 'down',
    } as const
    const step = ways[event.key as keyof typeof ways]
    const at = lookedAt() ?? current() ?? 0
    if (step) {
      const next = lookedAt() === null ? at : neighbour(model(), geo(), at, step)
      lookAt(next)
      zoomer?.reveal(geo().x[next]!, geo().y[next]!)
      setSpoken(`${describeState(model(), next)}. Press Enter to go there.`)
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (lookedAt() !== null) stand(at)
    } else if (event.key === '+' || event.key === '=') zoomer?.by(1.4)
    else if (event.key === '-') zoomer?.by(1 / 1.4)
    else if (event.key === 'Home') lookAt(0)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  onMount(() => {
    const measure = (): void => {
      if (box.clientHeight > 0) setAspect(Math.round((box.clientWidth / box.clientHeight) * 4) / 4)
    }
    measure()
    setColours(coloursUnder(box, props.theme))
    zoomer = attachZoom(box, (next, byHand) => {
      if (byHand) moved = true
      setTransform(next)
    })
    const observer = new ResizeObserver(() => {
      measure()
      if (!moved) zoomer?.fit(geo(), false)
      else painter?.move(transform())
    })
    observer.observe(box)
    props.handle({
      fit: () => {
        moved = false
        zoomer?.fit(geo())
      },
      zoomBy: factor => {
        moved = true
        zoomer?.by(factor)
      },
    })
    onCleanup(() => {
      observer.disconnect()
      zoomer?.stop()
      painter?.stop()
      props.handle(null)
      props.look(null)
    })
  })
  createEffect(
    on(
      () => props.theme,
      () => setColours(coloursUnder(box, props.theme)),
      { defer: true },
    ),
  )
  // A new graph, or a new shape of the pane, is shown whole.
  createEffect(
    on([model, geo], () => {
      moved = false
      setLookedAt(null)
      queueMicrotask(() => zoomer?.fit(geo(), false))
    }),
  )
  createEffect(
    on([model, isSvg], () => {
      painter?.stop()
      painter = undefined
      const dress = colours()
      if (isSvg() || !canvas || !dress) return
      painter = new GraphPainter(canvas, model(), geo(), dress, transform())
      painter.mark(marks())
      painter.move(transform())
    }),
  )
  createEffect(() => {
    const dress = colours()
    if (!dress || isSvg()) return
    if (painter) painter.dress(dress, geo())
    else if (canvas) {
      painter = new GraphPainter(canvas, model(), geo(), dress, transform())
      painter.mark(marks())
      painter.move(transform())
    }
  })
  createEffect(() => painter?.move(transform()))
  createEffect(() => painter?.mark(marks()))

  return (
    <div
      ref={box}
      class="graph"
      role="application"
      tabindex="0"
      aria-roledescription="state graph"
      aria-label={`State graph: ${props.graph.count} states. Arrow keys walk, Enter stands in a state, plus and minus zoom.`}
      classList={{ pointing: lookedAt() !== null }}
      onPointerMove={hover}
      onPointerLeave={() => lookAt(null)}
      onBlur={() => lookAt(null)}
      onClick={event => {
        const state = stateUnder(event)
        if (state !== null) stand(state)
      }}
      onKeyDown={key}
    >
      <Show when={isSvg() && colours()} fallback={<canvas ref={canvas} />}>
        {dress => (
          <GraphSvg
            model={model()}
            geo={geo()}
            colours={dress()}
            marks={marks()}
            transform={transform()}
          />
        )}
      </Show>
      <span class="unseen" aria-live="polite">
        {spoken()}
      </span>
    </div>
  )
}
