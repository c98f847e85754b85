// The state graph one can look at and walk: pan, zoom and fit by pointer or keys, states and edges named as they are
// pointed at or reached by arrow keys, a click to stand in a state, more with Shift.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import type { Scene } from '../domain-kit'
import type { CheapestPlans } from '../views/graph/ways'
import type { StateGraph } from '../views/graph/graph-data'
import { coloursUnder, type GraphColours } from './graph-colours'
import { edgeAt } from './graph-edges'
import { emphasisOf, type Focused, placesOf, planEmphasis } from './graph-emphasis'
import { drawn } from './graph-export'
import {
  arrowWays,
  type Geometry,
  geometry,
  neighbour,
  SVG_STATES,
  stateAt,
} from './graph-geometry'
import type { GraphMarks } from './graph-marks'
import { PLUS } from './paint-marks'
import { type GraphHandle, type Look, lookOf } from './graph-look'
import { GraphMinimap } from './graph-minimap'
import {
  actionOf,
  actionsBetween,
  areAkin,
  describeState,
  follow,
  furthest,
  type GraphModel,
  graphModel,
  rowOf,
  stateOfFacts,
  wayTo,
} from './graph-model'
import { GraphPainter } from './graph-painter'
import { GraphSvg } from './graph-svg'
import { GraphThumbs } from './graph-thumbs'
import { thumbAt, thumbSize } from './thumb-size'
import { attachZoom, noZoom, type Zoomer, zoomAt } from './zoom'
import './graph.css'

export default function StateGraphView(props: {
  graph: StateGraph
  layering: 'depth' | 'distance'
  /** The sequence shown, and how many of its steps are taken. */
  sequence: readonly string[]
  taken: number
  plans: CheapestPlans | null
  focus: Focused | null
  minimap: boolean
  /** Called with the actions that lead to a state; null where the picture does not have them all. */
  stand: (sequence: readonly string[] | null, row: Uint32Array) => void
  /** A shortest way from where one stands is wanted. */
  lead: (row: Uint32Array) => void
  /** The successors of a state are wanted. */
  expand: (row: Uint32Array) => void
  look: (look: Look | null) => void
  handle: (handle: GraphHandle | null) => void
  /** Changes whenever colours do. */
  theme: 'light' | 'dark'
  /** Pictures of the states by their number, asked for when there is room for them. */
  scenes: (graph: StateGraph) => readonly (Scene | undefined)[]
}) {
  let box!: HTMLDivElement
  let canvas: HTMLCanvasElement | undefined
  let zoomer: Zoomer | undefined
  let painter: GraphPainter | undefined
  let moved = false
  /** Keeps its place when the picture changes; the current state where nothing else is meant. */
  let held: Uint32Array | null = null
  const [colours, setColours] = createSignal<GraphColours>()
  const [size, setSize] = createSignal({ width: 0, height: 0 })
  const [transform, setTransform] = createSignal(noZoom)
  const [lookedAt, setLookedAt] = createSignal<number | null>(null)
  const [edgeUnder, setEdgeUnder] = createSignal<number | null>(null)
  const [spoken, setSpoken] = createSignal('')

  const aspect = createMemo(() => {
    const { width, height } = size()
    return height > 0 ? Math.round((width / height) * 4) / 4 : 1
  })
  const model = createMemo<GraphModel>(() => graphModel(props.graph))
  const geo = createMemo<Geometry>(() => {
    const { byDepth, byDistance } = props.graph
    const layering = props.layering === 'distance' ? (byDistance ?? byDepth) : byDepth
    return geometry(model(), layering, aspect())
  })
  const isSvg = (): boolean => props.graph.count <= SVG_STATES
  const thumbs = createMemo(() => thumbSize(geo(), props.graph.count, transform().k))
  const way = createMemo(() => follow(model(), props.sequence))
  const current = createMemo(() => follow(model(), props.sequence.slice(0, props.taken)).end)
  const pointedAt = createMemo(() => {
    const { focus } = props
    const state = focus?.kind === 'state' ? stateOfFacts(model(), focus.facts) : null
    return state === lookedAt() ? null : state
  })
  const plan = createMemo(() => (props.plans ? planEmphasis(model(), props.plans).emphasis : null))
  const emphasis = createMemo(() => emphasisOf(props.graph, props.focus) ?? plan())
  const marks = createMemo<GraphMarks>(() => ({
    current: current(),
    lookedAt: lookedAt(),
    edge: edgeUnder(),
    pointedAt: pointedAt(),
    way: way().edges,
    taken: props.taken,
  }))

  const lookAt = (state: number | null): void => {
    setEdgeUnder(null)
    setLookedAt(state)
    if (state === null) {
      props.look(null)
      return
    }
    const isRight = transform().applyX(geo().x[state]!) > size().width / 2
    props.look(lookOf(model(), current() ?? 0, state, isRight))
  }
  const stand = (state: number): void => {
    // A shorter way may be known than the one walked; standing where one stands changes nothing.
    if (state === current()) return
    const edges = wayTo(model(), state)
    props.stand(edges?.map(edge => actionOf(model(), edge)) ?? null, rowOf(model(), state))
  }
  const expand = (state: number): void => {
    held = rowOf(model(), state)
    props.expand(held)
  }

  const point = (event: PointerEvent | MouseEvent): { x: number; y: number; k: number } => {
    const rect = box.getBoundingClientRect()
    const now = transform()
    const [x, y] = now.invert([event.clientX - rect.left, event.clientY - rect.top])
    return { x, y, k: now.k }
  }
  /** On the plus beside the state looked at. */
  const onPlus = (event: PointerEvent | MouseEvent): boolean => {
    const state = lookedAt()
    if (state === null || !props.graph.isFrontier[state]) return false
    const { x, y, k } = point(event)
    const [dx, dy] = [(x - geo().x[state]!) * k - PLUS.x, (y - geo().y[state]!) * k - PLUS.y]
    return Math.hypot(dx, dy) <= PLUS.r + 3
  }
  const stateUnder = (event: PointerEvent | MouseEvent): number | null => {
    const { x, y, k } = point(event)
    return (
      thumbAt(geo(), thumbs(), x, y, k) ?? stateAt(geo(), x, y, Math.max(geo().radius * 1.3, 9 / k))
    )
  }
  const hover = (event: PointerEvent): void => {
    if (event.buttons !== 0 || onPlus(event)) return
    const state = stateUnder(event)
    if (state !== null) {
      if (state !== lookedAt()) lookAt(state)
      return
    }
    setLookedAt(null)
    // Of a large graph only the edges of the state one points at are drawn.
    if (!isSvg()) {
      props.look(null)
      return
    }
    const { x, y, k } = point(event)
    const edge = edgeAt(model(), geo(), x, y, 6 / k)
    setEdgeUnder(edge)
    if (edge === null) {
      props.look(null)
      return
    }
    const [from, to] = [props.graph.edgeFrom[edge]!, props.graph.edgeTo[edge]!]
    props.look({
      kind: 'edge',
      actions: actionsBetween(model(), from, to),
      to: describeState(model(), to),
    })
  }
  const click = (event: MouseEvent): void => {
    if (onPlus(event)) {
      expand(lookedAt()!)
      return
    }
    const state = stateUnder(event)
    if (state === null) return
    if (event.shiftKey) props.lead(rowOf(model(), state))
    else stand(state)
  }

  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = arrowWays[event.key as keyof typeof arrowWays]
    const at = lookedAt() ?? current() ?? 0
    const goTo = (next: number): void => {
      lookAt(next)
      zoomer?.reveal(geo().x[next]!, geo().y[next]!)
      setSpoken(`${describeState(model(), next)}. Press Enter to go there.`)
    }
    if (step) goTo(lookedAt() === null ? at : neighbour(model(), geo(), at, step))
    else if (event.key === 'Enter' && event.shiftKey) {
      if (lookedAt() !== null) props.lead(rowOf(model(), at))
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (lookedAt() !== null) stand(at)
    } else if (event.key === 'e' && props.graph.isFrontier[at]) expand(at)
    else if (event.key === '+' || event.key === '=') zoomer?.by(1.4)
    else if (event.key === '-') zoomer?.by(1 / 1.4)
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(furthest(props.graph))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  onMount(() => {
    const measure = (): void => {
      if (box.clientHeight > 0) setSize({ width: box.clientWidth, height: box.clientHeight })
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
      focus: () => box.focus(),
      jump: state => {
        moved = true
        const k = Math.max(transform().k, 1.1)
        const { width, height } = size()
        const [x, y] = [width / 2 - k * geo().x[state]!, height / 2 - k * geo().y[state]!]
        zoomer?.show(zoomAt(x, y, k), true)
        lookAt(state)
      },
      drawing: theme =>
        drawn({
          model: model(),
          geo: geo(),
          colours: coloursUnder(box, theme, true),
          marks: { ...marks(), lookedAt: null, edge: null, pointedAt: null },
          emphasis: plan(),
        }),
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
  // A new graph is shown whole, and so are other layers of it. Only where the successors of one state were asked for,
  // that state stays where it is if the picture was moved by hand.
  createEffect(
    on([model, geo], ([now, places], before) => {
      const akin = before !== undefined && areAkin(before[0].graph, now.graph)
      setLookedAt(null)
      setEdgeUnder(null)
      const row = held
      held = null
      if (akin && moved && row) {
        const [from] = placesOf(before[0].graph, row)
        const [to] = placesOf(now.graph, row)
        if (from !== undefined && to !== undefined && from >= 0 && to >= 0) {
          const at = transform().apply([before[1].x[from]!, before[1].y[from]!])
          queueMicrotask(() => {
            zoomer?.hold(places.x[to]!, places.y[to]!, at)
            zoomer?.reveal(places.x[to]!, places.y[to]!)
          })
          return
        }
      }
      moved = false
      queueMicrotask(() => zoomer?.fit(places, false))
    }),
  )
  // Plans that come into the picture are seen as a whole.
  createEffect(
    on(
      () => plan() !== null,
      isShown => {
        if (!isShown) return
        moved = false
        queueMicrotask(() => zoomer?.fit(geo()))
      },
      { defer: true },
    ),
  )
  createEffect(
    on([model, isSvg], () => {
      painter?.stop()
      painter = undefined
      startPainter()
    }),
  )
  createEffect(() => {
    const dress = colours()
    const places = geo()
    if (!dress || isSvg()) return
    if (painter) painter.dress(dress, places)
    else startPainter()
  })
  const startPainter = (): void => {
    const dress = colours()
    if (isSvg() || !canvas || !dress) return
    painter = new GraphPainter(canvas, model(), geo(), dress, transform())
    painter.stress(emphasis())
    painter.mark(marks())
    painter.move(transform())
  }
  createEffect(() => painter?.move(transform()))
  createEffect(() => painter?.stress(emphasis()))
  createEffect(() => painter?.mark(marks()))

  return (
    <div class="graph-frame">
      <div
        ref={box}
        class="graph"
        role="application"
        tabindex="0"
        aria-roledescription="state graph"
        aria-label={`State graph: ${props.graph.count} states. Arrow keys walk, Enter stands in a state, Shift and Enter finds a way to it, E shows what follows, plus and minus zoom, T shows a list.`}
        classList={{ pointing: lookedAt() !== null }}
        onPointerMove={hover}
        onPointerLeave={() => lookAt(null)}
        onBlur={() => lookAt(null)}
        onClick={click}
        onKeyDown={key}
      >
        <Show when={isSvg() && colours()} fallback={<canvas ref={canvas} />}>
          {dress => (
            <GraphSvg
              model={model()}
              geo={geo()}
              colours={dress()}
              marks={marks()}
              emphasis={emphasis()}
              transform={transform()}
              width={size().width}
              height={size().height}
            />
          )}
        </Show>
        <Show when={thumbs() && colours()}>
          {dress => (
            <GraphThumbs
              model={model()}
              geo={geo()}
              colours={dress()}
              transform={transform()}
              size={thumbs()!}
              scenes={props.scenes(props.graph)}
              current={current()}
            />
          )}
        </Show>
        <span class="unseen" aria-live="polite">
          {spoken()}
        </span>
      </div>
      <Show when={props.minimap && !isSvg() && colours()}>
        {dress => (
          <GraphMinimap
            model={model()}
            geo={geo()}
            colours={dress()}
            transform={transform()}
            width={size().width}
            height={size().height}
            centre={(x, y) => {
              moved = true
              zoomer?.hold(x, y, [size().width / 2, size().height / 2])
            }}
          />
        )}
      </Show>
    </div>
  )
}
