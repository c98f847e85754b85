// The landmark graph, interactive: pan, zoom and fit, arrow keys move between facts, Enter shows the reasons.

import { createHandles } from '#page/state/commands/handles'
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import {
  BOX_HEIGHT,
  drawLandmarks,
  type LandmarkBox,
  type LandmarkDrawing,
  roleOf,
} from '#page/draw/landmarks/landmark-geometry'
import { flagPath } from '#page/draw/landmarks/landmark-svg'
import { starPath } from '#page/draw/graph/paint/shapes'
import { attachZoom, type Box, noZoom, type Zoomer } from '#page/draw/zoom'
import type { LandmarkSet, LandmarkPicture, LandmarkNode } from '#questions/views/landmarks/landmark-data'
import { marks } from '#page/state/focus/focus'
import { type Passing, READABLE } from './landmarking'
import { Legend } from './legend'
import './landmarks.css'
import { useFeature } from '#page/state/use-app'
import { createLandmarking } from './landmarking'

export interface PictureHandle {
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
}

/** A phone is held closer, so a smaller scale is readable. */
const READABLE_CLOSE = 0.6
const CLOSE_WIDTH = 420
const LARGEST = 1.1
const MARGIN = 18
/** Maximum share of the pane's height. */
const SHARE = 0.46
const MIN_HEIGHT = 150

const roleName = { landmark: 'landmark', goal: 'goal', initial: 'holds initially' } as const
const passingName: Readonly<Record<Passing, string>> = {
  now: 'holds now',
  was: 'was true',
  ahead: 'not yet true',
}

interface PictureProps {
  readonly set: LandmarkSet
  readonly picture: LandmarkPicture
  readonly handle: (handle: PictureHandle | null) => void
}

/** The layout of the picture in its frame: boxes and arrows, height, and pan and zoom. */
function createLandmarkView(props: PictureProps, frame: () => HTMLElement) {
  let zoomer: Zoomer | undefined
  /** Size of the frame, and its maximum height. */
  const [size, setSize] = createSignal({ width: 560, height: 320, most: 340 })
  const [transform, setTransform] = createSignal(noZoom)
  const aspect = createMemo(() => Math.round((size().width / size().most) * 4) / 4)
  const drawing = createMemo(() => drawLandmarks(props.set.nodes, props.picture, aspect()))
  /** The height that the picture needs at the scale its width allows. */
  const height = createMemo(() => {
    const { left, right, top, bottom } = drawing()
    const scale = (size().width - 2 * MARGIN) / Math.max(1, right - left)
    const needed = (bottom - top) * Math.max(READABLE, Math.min(LARGEST, scale)) + 3 * MARGIN
    return Math.round(Math.max(MIN_HEIGHT, Math.min(size().most, needed)))
  })
  const { provide } = useFeature(createHandles)
  onMount(() => {
    const box = frame()
    const pane = box.parentElement!
    const measure = (): void => {
      if (box.clientWidth === 0 || box.clientHeight === 0) return
      const max = Math.round(Math.max(MIN_HEIGHT, Math.min(460, pane.clientHeight * SHARE)))
      setSize({ width: box.clientWidth, height: box.clientHeight, most: max })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(pane)
    measure()
    zoomer = attachZoom(box, next => setTransform(next))
    const fit = (): void => zoomer?.fit(wholeOf(drawing()), true)
    provide('fit', fit)
    props.handle({ fit, zoomBy: factor => zoomer?.by(factor) })
    onCleanup(() => {
      observer.disconnect()
      zoomer?.stop()
      props.handle(null)
    })
  })
  createEffect(
    on([drawing, size], ([now, { width, height }]) =>
      queueMicrotask(() => zoomer?.fit(opening(now, width, height), false)),
    ),
  )
  return { drawing, height, transform, zoomer: () => zoomer }
}

/** The fact that is chosen, pointed at, or in the tab order. */
function createHighlight(props: PictureProps, drawing: () => LandmarkDrawing) {
  const landmarking = useFeature(createLandmarking)
  const [pointed, setPointed] = createSignal<number | null>(null)
  /** The fact in the tab order. */
  const [current, setCurrent] = createSignal<number | null>(null)
  const chosenNode = createMemo(() => {
    const place = props.set.nodes.findIndex(({ fact }) => fact === landmarking.chosen())
    return place < 0 ? null : place
  })
  /** The landmark with highlighted arrows. */
  const lit = () => pointed() ?? chosenNode()
  const neighbours = createMemo(() => {
    const at = lit()
    const found = new Set<number>()
    if (at === null) return found
    found.add(at)
    for (const { before, after } of drawing().arrows) {
      if (before === at) found.add(after)
      if (after === at) found.add(before)
    }
    return found
  })
  const tabStop = () => {
    const at = current() ?? chosenNode()
    return drawing().boxes.some(({ node }) => node === at) ? at : drawing().boxes[0]?.node
  }

  return { pointed, setPointed, setCurrent, chosenNode, lit, neighbours, tabStop }
}

export function LandmarkPictureView(props: PictureProps) {
  const landmarking = useFeature(createLandmarking)
  let frame!: HTMLDivElement
  const { drawing, height, transform, zoomer } = createLandmarkView(props, () => frame)
  const highlight = createHighlight(props, drawing)
  const { pointed, setPointed, setCurrent, chosenNode, lit, neighbours, tabStop } = highlight
  createEffect(
    on(chosenNode, node => {
      const box = drawing().boxes.find(each => each.node === node)
      if (box) zoomer()?.reveal(box.x, box.y)
    }),
  )

  const goTo = (box: LandmarkBox): void => {
    setCurrent(box.node)
    zoomer()?.reveal(box.x, box.y)
    frame.querySelector<SVGGElement>(`[data-node="${box.node}"]`)?.focus()
  }
  const toggle = (node: number): void => {
    const { fact } = props.set.nodes[node]!
    landmarking.choose(landmarking.chosen() === fact ? null : fact)
  }
  const key = (event: KeyboardEvent): void =>
    keyInPicture(event, drawing().boxes, tabStop(), { zoomer: zoomer(), goTo, toggle })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the facts inside have the focus */}
      <div ref={frame} class="lm-graph relative clipped bg-graph" style={{ height: `${height()}px` }} onKeyDown={key}>
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG holds no fieldset */}
        <svg
          class="lm-svg full-width full-height absolute"
          role="group"
          aria-label="Landmark graph. Arrow keys walk, Enter shows why."
        >
          <g transform={transform().toString()}>
            <Arrows drawing={drawing()} lit={lit()} />
            <For each={drawing().boxes}>
              {box => (
                <Node
                  box={box}
                  landmark={props.set.nodes[box.node]!}
                  chosen={box.node === chosenNode()}
                  dim={pointed() !== null && !neighbours().has(box.node)}
                  tabStop={box.node === tabStop()}
                  point={setPointed}
                  focused={() => setCurrent(box.node)}
                  press={() => toggle(box.node)}
                />
              )}
            </For>
          </g>
        </svg>
      </div>
      <PointedAt node={pointed() === null ? undefined : props.set.nodes[pointed()!]} />
    </>
  )
}

/** Arrow keys move between facts, Enter chooses one, plus and minus zoom. */
function keyInPicture(
  event: KeyboardEvent,
  boxes: readonly LandmarkBox[],
  tabStop: number | null | undefined,
  act: {
    readonly zoomer: Zoomer | undefined
    readonly goTo: (box: LandmarkBox) => void
    readonly toggle: (node: number) => void
  },
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { goTo } = act
  const at = boxes.find(({ node }) => node === tabStop)
  if (event.key === '+' || event.key === '=') act.zoomer?.by(1.4)
  else if (event.key === '-') act.zoomer?.by(1 / 1.4)
  else if (at === undefined) return
  else if (event.key === 'Home') goTo(boxes[0]!)
  else if (event.key === 'End') goTo(boxes.at(-1)!)
  else if (event.key === 'Enter' || event.key === ' ') act.toggle(at.node)
  else {
    const way = ways[event.key as keyof typeof ways]
    if (way === undefined) return
    const next = nearest(boxes, at, way)
    if (next) goTo(next)
  }
  event.preventDefault()
  event.stopPropagation()
}

function Arrows(props: { drawing: LandmarkDrawing; lit: number | null }) {
  return (
    <g classList={{ 'lm-arrows-pointing': props.lit !== null }}>
      <For each={props.drawing.arrows}>
        {arrow => (
          <g
            class={`lm-arrow unfilled lm-arrow-${arrow.kind}`}
            classList={{ 'lm-arrow-lit': arrow.before === props.lit || arrow.after === props.lit }}
          >
            <path d={arrow.path} />
            <path class="lm-head" d={arrow.head} />
          </g>
        )}
      </For>
    </g>
  )
}

/** Describes the fact under the pointer; without one, the legend. */
function PointedAt(props: { node: LandmarkNode | undefined }) {
  const landmarking = useFeature(createLandmarking)
  return (
    <p class="lm-description flex-row gap-10 rigid clipped text-small nowrap bg-graph">
      <Show when={props.node} fallback={<Legend trivial={landmarking.showsTrivial()} />}>
        {node => (
          <>
            <code class="rigid clipped with-ellipsis">{node().fact}</code>
            <span class="lm-phrase clipped ink-soft with-ellipsis">{node().phrase}</span>
          </>
        )}
      </Show>
    </p>
  )
}

function Node(props: {
  box: LandmarkBox
  landmark: LandmarkNode
  chosen: boolean
  dim: boolean
  tabStop: boolean
  point: (node: number | null) => void
  focused: () => void
  press: () => void
}) {
  const landmarking = useFeature(createLandmarking)
  const role = () => roleOf(props.landmark)
  const passing = () => landmarking.passing(props.landmark.fact)
  const left = () => props.box.x - props.box.width / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG holds no button
    <g
      class={`lm-node pointer lm-node-${role()}`}
      data-part="lm-node"
      classList={{
        'lm-node-goal': props.landmark.inGoal,
        'lm-node-chosen': props.chosen,
        'lm-node-dim': props.dim,
      }}
      role="button"
      tabindex={props.tabStop ? 0 : -1}
      aria-pressed={props.chosen}
      aria-label={`${props.landmark.fact}, ${roleName[role()]}${passing() === null ? '' : `, ${passingName[passing()!]}`}`}
      data-node={props.box.node}
      {...marks.fact(props.landmark.fact)}
      onPointerEnter={() => props.point(props.box.node)}
      onPointerLeave={() => props.point(null)}
      onFocus={() => {
        props.focused()
        props.point(props.box.node)
      }}
      onBlur={() => props.point(null)}
      onClick={() => props.press()}
    >
      <rect x={left()} y={props.box.y - BOX_HEIGHT / 2} width={props.box.width} height={BOX_HEIGHT} rx="6" />
      <g class="lm-sign">
        <Show when={role() === 'landmark'}>
          <path d={flagPath(left() + 11, props.box.y)} />
        </Show>
        <Show when={props.landmark.inGoal}>
          <path d={starPath(left() + 15, props.box.y, 6)} />
        </Show>
        <Show when={role() === 'initial' && !props.landmark.inGoal}>
          <circle cx={left() + 15} cy={props.box.y} r="3.5" />
        </Show>
      </g>
      <text x={left() + 28} y={props.box.y + 4.2}>
        {props.box.label}
      </text>
      <Show when={passing() === 'now'}>
        <circle class="lm-now" cx={left() + props.box.width} cy={props.box.y - BOX_HEIGHT / 2} r="5" />
      </Show>
      <Show when={passing() === 'was'}>
        <g transform={`translate(${left() + props.box.width},${props.box.y - BOX_HEIGHT / 2})`}>
          <circle class="lm-was" r="6.5" />
          <path class="lm-tick unfilled" d="M-3,0l2.2,2.4l4,-4.6" />
        </g>
      </Show>
    </g>
  )
}

const wholeOf = ({ left, right, top, bottom }: LandmarkDrawing): Box => ({
  left,
  right: Math.max(right, left + 1),
  top,
  bottom,
})

/** The initial view: the whole picture if its names are readable, else its beginning. */
function opening(drawing: LandmarkDrawing, width: number, height: number): Box {
  const { left, right, top, bottom } = drawing
  const room = (pixels: number, scale: number): number => Math.max(40, pixels - 2 * MARGIN) / scale
  const span = (low: number, high: number, pixels: number): [number, number] => {
    const smallest = width < CLOSE_WIDTH ? READABLE_CLOSE : READABLE
    const [least, most] = [room(pixels, LARGEST), room(pixels, smallest)]
    const middle = (low + high) / 2
    if (high - low <= least) return [middle - least / 2, middle + least / 2]
    // Slightly smaller is better than slightly cut off.
    return [low, high - low < 1.12 * most ? high : low + most]
  }
  const [x0, x1] = span(left, right, width)
  const [y0, y1] = span(top, bottom, height)
  return { left: x0, right: x1, top: y0, bottom: y1 }
}

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const

/** The next fact in a direction: close, and with little sideways offset. */
function nearest(
  boxes: readonly LandmarkBox[],
  from: LandmarkBox,
  [dx, dy]: readonly [number, number],
): LandmarkBox | undefined {
  let best: LandmarkBox | undefined
  let least = Infinity
  for (const box of boxes) {
    const ahead = (box.x - from.x) * dx + (box.y - from.y) * dy
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx)
    if (ahead <= 1) continue
    const far = ahead + 3 * aside
    if (far < least) {
      least = far
      best = box
    }
  }
  return best
}
