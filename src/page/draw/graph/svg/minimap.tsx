// The minimap of a large graph: dots drawn once to a bitmap, and a draggable frame around the visible area.

import { createEffect, createMemo, onCleanup } from 'solid-js'
import { type GraphColours, shadeOf } from '../paint/colours'
import type { Geometry } from '../geometry'
import type { GraphModel } from '../model'
import type { ZoomTransform } from '#page/draw/zoom'
import '../graph.css'

const WIDTH = 168
const MAX_HEIGHT = 116
const MIN_HEIGHT = 48
const PADDING = 5

export function GraphMinimap(props: {
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  transform: ZoomTransform
  /** Size of the pane. */
  width: number
  height: number
  /** Moves a point of the picture to the centre of the pane. */
  centre: (x: number, y: number) => void
}) {
  let canvas!: HTMLCanvasElement
  const scale = createMemo(() => {
    const { left, right, top, bottom } = props.geo
    const k = Math.min((WIDTH - 2 * PADDING) / (right - left), (MAX_HEIGHT - 2 * PADDING) / (bottom - top))
    const height = Math.max(MIN_HEIGHT, Math.ceil((bottom - top) * k + 2 * PADDING))
    return {
      k,
      height,
      x: (WIDTH - (right - left) * k) / 2 - left * k,
      y: (height - (bottom - top) * k) / 2 - top * k,
    }
  })
  const frame = createMemo(() => {
    const { k, x, y, height } = scale()
    const [left, top] = props.transform.invert([0, 0])
    const [right, bottom] = props.transform.invert([props.width, props.height])
    const inside = (value: number, max: number): number => Math.max(0, Math.min(max, value))
    const [fromX, toX] = [inside(left * k + x, WIDTH), inside(right * k + x, WIDTH)]
    const [fromY, toY] = [inside(top * k + y, height), inside(bottom * k + y, height)]
    return { x: fromX, y: fromY, width: toX - fromX, height: toY - fromY }
  })
  /** True if the whole graph is visible, so that no minimap is needed. */
  const isWhole = createMemo(() => {
    const { left, right, top, bottom } = props.geo
    const [fromX, fromY] = props.transform.apply([left, top])
    const [toX, toY] = props.transform.apply([right, bottom])
    return fromX >= 0 && fromY >= 0 && toX <= props.width && toY <= props.height
  })
  // In a separate task, as drawing a new graph takes long enough.
  createEffect(() => {
    const given = [canvas, props.model, props.geo, props.colours, scale()] as const
    const timer = setTimeout(() => paintDots(...given))
    onCleanup(() => clearTimeout(timer))
  })
  const go = (event: PointerEvent): void => {
    const rect = canvas.getBoundingClientRect()
    const { k, x, y } = scale()
    props.centre((event.clientX - rect.left - x) / k, (event.clientY - rect.top - y) / k)
  }
  return (
    <div
      class="graph-minimap absolute clipped border-strong round"
      data-part="graph-minimap"
      classList={{ 'minimap-whole': isWhole() }}
    >
      <canvas
        ref={canvas}
        style={{ width: `${WIDTH}px`, height: `${scale().height}px` }}
        onPointerDown={event => {
          event.preventDefault()
          canvas.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={event => {
          if (canvas.hasPointerCapture(event.pointerId)) go(event)
        }}
      />
      <i
        class="absolute at-top round-2 no-pointer"
        style={{
          transform: `translate(${frame().x}px, ${frame().y}px)`,
          width: `${Math.max(4, frame().width)}px`,
          height: `${Math.max(4, frame().height)}px`,
        }}
      />
    </div>
  )
}

/** One dot per state, goals last; written as pixels, so that tens of thousands take a few milliseconds. */
function paintDots(
  canvas: HTMLCanvasElement,
  model: GraphModel,
  geo: Geometry,
  colours: GraphColours,
  { k, x, y, height }: { k: number; x: number; y: number; height: number },
): void {
  const ratio = devicePixelRatio
  canvas.width = Math.round(WIDTH * ratio)
  canvas.height = Math.round(height * ratio)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const palette = [...colours.shades, colours.outline].map(colour => pixelOf(context, colour))
  const image = context.createImageData(canvas.width, canvas.height)
  const pixels = new Uint32Array(image.data.buffer)
  const side = Math.max(1, Math.round((model.graph.count < 3_000 ? 2 : 1) * ratio))
  const dot = (state: number, size: number): void => {
    const shade = shadeOf(model, state)
    const left = Math.round((geo.x[state]! * k + x) * ratio - size / 2)
    const top = Math.round((geo.y[state]! * k + y) * ratio - size / 2)
    for (let row = top; row < top + size; row++)
      for (let column = left; column < left + size; column++)
        if (column >= 0 && column < canvas.width && row >= 0 && row < canvas.height)
          pixels[row * canvas.width + column] = palette[shade < 0 ? palette.length - 1 : shade]!
  }
  for (let state = 0; state < model.graph.count; state++) if (!model.graph.isGoal[state]) dot(state, side)
  for (let state = 0; state < model.graph.count; state++) if (model.graph.isGoal[state]) dot(state, side + 1)
  context.putImageData(image, 0, 0)
}

/** A colour as the four bytes of a pixel. */
function pixelOf(context: CanvasRenderingContext2D, colour: string): number {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!
}
