// Paints a large state graph on a canvas: layers as bars, states in the colour of their goal distance, edges only
// where they stand out, for all of them together hide everything. It is painted in slices of a few milliseconds out of sight, somewhat larger than the pane; panning and zooming show that picture moved and scaled at once, and
// a sharp one follows when the hand rests. The marks (start, current, way, focus) are painted afresh every frame.

import { type GraphColours, SHADES, shadeOf } from './graph-colours'
import { type Emphasis, runLook } from './graph-emphasis'
import { bend, type Geometry } from './graph-geometry'
import { type GraphMarks, noMarks } from './graph-marks'
import { paintMarks } from './paint-marks'
import { polygon } from './paint-marks'
import { type GraphModel, shapeOf } from './graph-model'
import { SQUARE_SCALE, STAR_SCALE, starPoints } from './graph-shapes'
import type { ZoomTransform } from './zoom'

/** Milliseconds of painting a frame. */
const SLICE = 7
/** What may be painted at once without slices. */
const SMALL = 1_500
/** How far beyond the pane the hidden picture reaches, as a share of the pane. */
const SPARE = 0.25
const REST = 90
/** Stressed edges or states painted between two looks at the clock. */
const PORTION = 400

/** How visible is what steps back. */
const STEPPED_BACK = 0.2
/** And beside the cheapest plans, where colours still tell the distance. */
const BESIDE_PLANS = 0.6

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Shot {
  readonly canvas: HTMLCanvasElement
  readonly transform: ZoomTransform
  readonly left: number
  readonly top: number
}

export class GraphPainter {
  private readonly canvas: HTMLCanvasElement
  private readonly model: GraphModel
  private geo: Geometry
  private colours: GraphColours
  private marks: GraphMarks = noMarks
  private emphasis: Emphasis | null = null
  private transform: ZoomTransform
  private shot: Shot | null = null
  private frame = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private work = 0
  /** Pixels; dots of a sparse picture may be larger. */
  private readonly leastRadius: number
  /** States by shade, so that each colour is set once. */
  private readonly order: Uint32Array

  constructor(
    canvas: HTMLCanvasElement,
    model: GraphModel,
    geo: Geometry,
    colours: GraphColours,
    transform: ZoomTransform,
  ) {
    this.canvas = canvas
    this.model = model
    this.geo = geo
    this.colours = colours
    this.transform = transform
    this.leastRadius = model.graph.count < 900 ? 2.8 : model.graph.count < 4_000 ? 2.1 : 1.3
    this.order = byShade(model)
  }

  move(transform: ZoomTransform): void {
    this.transform = transform
    this.schedule()
    clearTimeout(this.rest)
    if (this.isSmall()) this.shot = null
    else this.rest = setTimeout(() => this.repaint(), this.shot ? REST : 0)
  }

  mark(marks: GraphMarks): void {
    this.marks = marks
    this.schedule()
  }

  dress(colours: GraphColours, geo: Geometry): void {
    this.colours = colours
    this.geo = geo
    this.shot = null
    this.move(this.transform)
  }

  /** The picture before stays until the new one is painted. */
  stress(emphasis: Emphasis | null): void {
    if (emphasis === this.emphasis) return
    this.emphasis = emphasis
    this.move(this.transform)
  }

  /** Paints all of it at once onto another canvas, a portion at a time. */
  *onto(
    context: CanvasRenderingContext2D,
    transform: ZoomTransform,
    width: number,
    height: number,
  ): Generator<void> {
    yield* this.painting(context, transform, { left: 0, top: 0, right: width, bottom: height })
    const { model, geo, colours, marks } = this
    paintMarks(context, { model, geo, colours, marks, transform, width, height })
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    cancelAnimationFrame(this.work)
    clearTimeout(this.rest)
  }

  private isSmall(): boolean {
    return this.model.graph.count <= SMALL
  }

  private schedule(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.show())
  }

  /** One frame: the hidden picture where it belongs now, and the marks. */
  private show(): void {
    this.frame = 0
    const context = this.fresh(this.canvas, 1)
    if (context === null) return
    const { transform, shot } = this
    const { clientWidth: width, clientHeight: height } = this.canvas
    const whole = { left: 0, top: 0, right: width, bottom: height }
    if (this.isSmall()) for (const done of this.painting(context, transform, whole)) void done
    else if (shot) {
      const scale = transform.k / shot.transform.k
      context.drawImage(
        shot.canvas,
        scale * (shot.left - shot.transform.x) + transform.x,
        scale * (shot.top - shot.transform.y) + transform.y,
        (shot.canvas.width / devicePixelRatio) * scale,
        (shot.canvas.height / devicePixelRatio) * scale,
      )
    }
    const { model, geo, colours, marks } = this
    paintMarks(context, { model, geo, colours, marks, transform, width, height })
  }

  private repaint(): void {
    cancelAnimationFrame(this.work)
    const canvas = document.createElement('canvas')
    const { clientWidth: width, clientHeight: height } = this.canvas
    if (width === 0 || height === 0) return
    const context = this.fresh(canvas, 1 + 2 * SPARE, width, height)
    if (context === null) return
    const { transform } = this
    const left = -width * SPARE
    const top = -height * SPARE
    context.translate(-left, -top)
    const painting = this.painting(context, transform, {
      left,
      top,
      right: left + width * (1 + 2 * SPARE),
      bottom: top + height * (1 + 2 * SPARE),
    })
    const slice = (): void => {
      const end = performance.now() + SLICE
      while (performance.now() < end)
        if (painting.next().done) {
          this.shot = { canvas, transform, left, top }
          this.schedule()
          return
        }
      this.work = requestAnimationFrame(slice)
    }
    slice()
  }

  /** Sizes a canvas for the screen's pixels and clears it. */
  private fresh(
    canvas: HTMLCanvasElement,
    share: number,
    width = canvas.clientWidth,
    height = canvas.clientHeight,
  ): CanvasRenderingContext2D | null {
    const ratio = devicePixelRatio
    const pixels = [Math.round(width * share * ratio), Math.round(height * share * ratio)] as const
    if (canvas.width !== pixels[0]) canvas.width = pixels[0]
    if (canvas.height !== pixels[1]) canvas.height = pixels[1]
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, width * share, height * share)
    return context
  }

  /** Paints edges, then states; pauses after each portion. */
  private *painting(
    context: CanvasRenderingContext2D,
    { k, x: dx, y: dy }: ZoomTransform,
    { left, top, right, bottom }: Box,
  ): Generator<void> {
    const { geo, emphasis } = this
    const sx = (state: number): number => geo.x[state]! * k + dx
    const sy = (state: number): number => geo.y[state]! * k + dy
    const line = (a: number, b: number): void => {
      const [ax, ay, bx, by] = [sx(a), sy(a), sx(b), sy(b)]
      if (Math.max(ax, bx) < left || Math.min(ax, bx) > right) return
      if (Math.max(ay, by) < top || Math.min(ay, by) > bottom) return
      context.moveTo(ax, ay)
      if (geo.y[a] === geo.y[b]) {
        const middle = bend(geo, a, b)
        context.quadraticCurveTo(middle.x * k + dx, middle.y * k + dy, bx, by)
      } else context.lineTo(bx, by)
    }

    this.bars(context, { k, dx, dy })
    yield
    if (emphasis?.states) {
      context.globalAlpha = emphasis.kind === 'plan' ? BESIDE_PLANS : STEPPED_BACK
      yield* this.states(context, { k, dx, dy }, { left, top, right, bottom }, 0)
      context.globalAlpha = 1
      yield* this.stressed(context, emphasis, line, k)
      yield* this.states(context, { k, dx, dy }, { left, top, right, bottom }, 1)
      return
    }
    context.globalAlpha = 1
    if (emphasis) yield* this.stressed(context, emphasis, line, k)
    yield* this.states(context, { k, dx, dy }, { left, top, right, bottom }, null)
  }

  /** One bar for each layer, as wide as its states lie. */
  private bars(
    context: CanvasRenderingContext2D,
    { k, dx, dy }: { k: number; dx: number; dy: number },
  ): void {
    const { geo, colours } = this
    const half = Math.max(1.5, Math.min(geo.layerGap * 0.36 * k, 14))
    context.fillStyle = colours.line
    context.globalAlpha = 0.22
    for (let layer = 0; layer < geo.layerY.length; layer++) {
      if (geo.layerCount[layer] === 0) continue
      const left = geo.layerLeft[layer]! * k + dx - half
      const right = geo.layerRight[layer]! * k + dx + half
      context.fillRect(left, geo.layerY[layer]! * k + dy - half, right - left, 2 * half)
    }
    context.globalAlpha = 1
  }

  private *stressed(
    context: CanvasRenderingContext2D,
    { kind, edges }: Emphasis,
    line: (a: number, b: number) => void,
    k: number,
  ): Generator<void> {
    const { edgeFrom, edgeTo } = this.model.graph
    context.strokeStyle = kind === 'plan' ? this.colours.plan : this.colours.focus
    context.lineWidth = Math.max(1.4, Math.min(3.4, k * 4))
    for (let from = 0; from < edges.length; from += PORTION * 8) {
      context.beginPath()
      for (let edge = from; edge < Math.min(from + PORTION * 8, edges.length); edge++)
        if (edges[edge]) line(edgeFrom[edge]!, edgeTo[edge]!)
      context.stroke()
      yield
    }
  }

  /** All states, or only those that stand out (1) or do not (0). */
  private *states(
    context: CanvasRenderingContext2D,
    { k, dx, dy }: { k: number; dx: number; dy: number },
    { left, top, right, bottom }: Box,
    only: 0 | 1 | null,
  ): Generator<void> {
    const { order, geo } = this
    const stressed = this.emphasis?.states
    for (let from = 0; from < order.length; from += PORTION) {
      const to = Math.min(from + PORTION, order.length)
      for (let i = from; i < to; i++) {
        const state = order[i]!
        if (only !== null && stressed?.[state] !== only) continue
        const x = geo.x[state]! * k + dx
        const y = geo.y[state]! * k + dy
        if (x < left - 20 || x > right + 20 || y < top - 20 || y > bottom + 20) continue
        this.paintState(context, state, x, y, k)
      }
      yield
    }
  }

  private paintState(
    context: CanvasRenderingContext2D,
    state: number,
    x: number,
    y: number,
    k: number,
  ): void {
    const { model, geo, colours } = this
    const stressed = this.emphasis?.states?.[state] === 1
    const r = Math.max(stressed ? this.leastRadius * 1.6 : this.leastRadius, geo.radius * k)
    const shape = shapeOf(model, state)
    const shade = shadeOf(model, state)
    context.fillStyle = shade >= 0 ? colours.shades[shade]! : colours.unknown
    const run = runLook(this.emphasis?.run, state, colours)
    if (run !== undefined) context.fillStyle = run.fill
    context.strokeStyle = run?.line ?? colours.outline
    context.lineWidth = Math.min(1.25, r * 0.2)
    if (shape === 'goal') {
      context.strokeStyle = colours.ink
      polygon(context, starPoints(x, y, Math.max(5, r * STAR_SCALE)))
      context.lineWidth = 0.9
      context.fill()
      context.stroke()
    } else if (shape === 'dead-end') {
      const side = Math.max(1.6, r * SQUARE_SCALE)
      context.fillStyle = r < 3 ? colours.deadEndLine : colours.deadEnd
      context.fillRect(x - side, y - side, 2 * side, 2 * side)
      if (r < 3) return
      context.strokeStyle = colours.deadEndLine
      context.strokeRect(x - side, y - side, 2 * side, 2 * side)
      context.beginPath()
      for (const at of [-0.5, 0, 0.5]) {
        context.moveTo(x - side + Math.max(0, at) * 2 * side, y + side + Math.min(0, at) * 2 * side)
        context.lineTo(x + side + Math.min(0, at) * 2 * side, y - side + Math.max(0, at) * 2 * side)
      }
      context.stroke()
    } else if (r < 1.7) {
      if (shade < 0) context.fillStyle = run?.line ?? colours.outline
      context.fillRect(x - r, y - r, 2 * r, 2 * r)
    } else {
      context.beginPath()
      context.arc(x, y, r, 0, 2 * Math.PI)
      context.fill()
      if (shape === 'frontier' || shape === 'unknown') {
        context.setLineDash(shape === 'frontier' ? [2, 2] : [])
        context.stroke()
        context.setLineDash([])
      } else if (r > 2) context.stroke()
    }
  }
}

/** States sorted by shade, goals last so that they lie on top. Linear. */
function byShade(model: GraphModel): Uint32Array {
  const { count } = model.graph
  const bucket = new Uint8Array(count)
  const sizes = new Uint32Array(SHADES + 3)
  for (let state = 0; state < count; state++) {
    bucket[state] = model.graph.isGoal[state] ? SHADES + 1 : shadeOf(model, state) + 1
    sizes[bucket[state]! + 1]!++
  }
  for (let i = 1; i < sizes.length; i++) sizes[i]! += sizes[i - 1]!
  const order = new Uint32Array(count)
  for (let state = 0; state < count; state++) order[sizes[bucket[state]!]!++] = state
  return order
}
