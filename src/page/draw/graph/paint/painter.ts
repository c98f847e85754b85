// Paints a large state graph on a canvas, completely in every frame, so that it stays sharp while it is moved: layers
// as bars, states too close to be distinguished as columns, others as shapes in the colour of their goal distance.
// Edges are painted only if highlighted or if few states are visible, as all of them together would hide everything.

import { createPalette, type Palette } from './palette'
import type { GraphColours } from './colours'
import { byColour, type Columns, coloursOf, columnsOf, columnWidth } from '../columns'
import type { Detail } from '../detail'
import type { Emphasis } from '../emphasis'
import type { Geometry } from '../geometry'
import { edgesBetween, visibleEdges, paintLines, sampled } from './lines'
import { type GraphMarks, noMarks } from './marks'
import type { GraphModel } from '../model'
import { layerHeight, type Pixels, writeColumns, writeDot } from './pixels'
import { paintGoals, paintStates, radiusOf, sortStates, type StateSheet } from './states'
import { paintMarks } from '#page/draw/paint-marks'
import type { ZoomTransform } from '#page/draw/zoom'

/** Maximum number of highlighted edges drawn: while the picture is moved, and when it is still. */
const EDGES = { moved: 300, still: 2_000 } as const
/** Milliseconds without movement after which the picture counts as still. */
const REST = 120
/** Maximum number of highlighted states that are drawn one by one. */
const SINGLED = 2_000

/** Opacity of dimmed elements. */
const STEPPED_BACK = 0.2
/** Opacity of other states when the cheapest plans are highlighted: their colours still show the distance. */
const OTHER_STATES_OPACITY = 0.85

interface Size {
  readonly width: number
  readonly height: number
}

/** Data that depends on graph and emphasis only, and columns, which also depend on the scale. */
interface Prepared {
  readonly colours: Uint8Array
  readonly order: Uint32Array
  /** The highlighted edges. */
  readonly edges: Uint32Array
  readonly areApart: boolean
  columns: Columns | undefined
}

export class GraphPainter {
  private readonly canvas: HTMLCanvasElement
  private readonly model: GraphModel
  private geo: Geometry
  private theme: GraphColours
  private marks: GraphMarks = noMarks
  private emphasis: Emphasis | null = null
  private transform: ZoomTransform
  private size: Size = { width: 0, height: 0 }
  private frame = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private isMoving = false
  private prepared: Prepared | undefined
  private palette: Palette | undefined
  private sheet: { readonly canvas: HTMLCanvasElement; image: ImageData } | undefined
  private readonly report: (detail: Detail) => void
  /** Minimum radius of a dot in pixels; dots of a sparse picture may be larger. */
  private readonly least: number

  constructor(
    canvas: HTMLCanvasElement,
    model: GraphModel,
    geo: Geometry,
    colours: GraphColours,
    transform: ZoomTransform,
    /** Receives what is merged and left out, whenever the picture is still. */
    report: (detail: Detail) => void = () => {},
  ) {
    this.canvas = canvas
    this.model = model
    this.geo = geo
    this.theme = colours
    this.transform = transform
    this.report = report
    this.least = model.graph.count < 900 ? 2.8 : model.graph.count < 4_000 ? 2.1 : 1.3
  }

  move(transform: ZoomTransform, size: Size): void {
    this.isMoving = transform !== this.transform
    this.transform = transform
    this.size = size
    this.schedule()
  }

  mark(marks: GraphMarks): void {
    this.marks = marks
    this.schedule()
  }

  setTheme(colours: GraphColours, geo: Geometry): void {
    if (colours !== this.theme) this.palette = undefined
    this.theme = colours
    this.geo = geo
    if (this.prepared) this.prepared.columns = undefined
    this.schedule()
  }

  stress(emphasis: Emphasis | null): void {
    if (emphasis === this.emphasis) return
    this.emphasis = emphasis
    this.prepared = undefined
    this.schedule()
  }

  /** Paints the whole picture onto another canvas with `ratio` pixels per pixel of this one, in pieces. */
  *onto(context: CanvasRenderingContext2D, transform: ZoomTransform, size: Size, ratio: number): Generator<void> {
    yield* this.painting(context, transform, size, ratio, EDGES.still)
    this.paintMarks(context, transform, size)
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.rest)
  }

  private schedule(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.show())
  }

  private show(): void {
    this.frame = 0
    const { transform, size, isMoving } = this
    const context = this.cleared(devicePixelRatio)
    if (context === null) return
    const most = isMoving ? EDGES.moved : EDGES.still
    const painting = this.painting(context, transform, size, devicePixelRatio, most)
    let step = painting.next()
    while (!step.done) step = painting.next()
    this.paintMarks(context, transform, size)
    clearTimeout(this.rest)
    this.rest = setTimeout(() => {
      this.isMoving = false
      if (isMoving && step.value!.edges > most) this.schedule()
      this.report(step.value!)
    }, REST)
  }

  private paintMarks(context: CanvasRenderingContext2D, transform: ZoomTransform, { width, height }: Size): void {
    const { model, geo, theme: colours, marks } = this
    paintMarks(context, { model, geo, colours, marks, transform, width, height })
  }

  /** The context of the canvas, resized and cleared. */
  private cleared(ratio: number): CanvasRenderingContext2D | null {
    const { canvas, size } = this
    const pixels = [Math.round(size.width * ratio), Math.round(size.height * ratio)] as const
    if (pixels[0] === 0 || pixels[1] === 0) return null
    if (canvas.width !== pixels[0]) canvas.width = pixels[0]
    if (canvas.height !== pixels[1]) canvas.height = pixels[1]
    const context = canvas.getContext('2d')
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
    context?.clearRect(0, 0, size.width, size.height)
    return context
  }

  private prepare(): Prepared {
    if (this.prepared) return this.prepared
    const { model, emphasis } = this
    const colours = coloursOf(model, emphasis)
    const edges: number[] = []
    emphasis?.edges.forEach((flag, edge) => {
      if (flag === 1) edges.push(edge)
    })
    const highlighted = emphasis?.states?.reduce((sum, flag) => sum + flag, 0) ?? 0
    this.prepared = {
      colours,
      order: byColour(colours),
      edges: Uint32Array.from(edges),
      areApart: highlighted <= SINGLED,
      columns: undefined,
    }
    return this.prepared
  }

  private columnsAt(prepared: Prepared, k: number): Columns {
    const width = columnWidth(k)
    if (prepared.columns?.width !== width)
      prepared.columns = columnsOf(this.geo, prepared.colours, prepared.order, width)
    return prepared.columns
  }

  /** Paints bars, edges and states; pauses regularly. Returns what is merged or left out. */
  private *painting(
    context: CanvasRenderingContext2D,
    transform: ZoomTransform,
    { width, height }: Size,
    ratio: number,
    maxEdges: number,
  ): Generator<void, Detail> {
    const { model, geo, emphasis, theme } = this
    const prepared = this.prepare()
    const { colours, order, areApart } = prepared
    const run = emphasis?.run
    const sheet: StateSheet = {
      ...{ model, geo, theme, run, colours, order, transform, width, height, areApart },
      least: this.least,
    }
    this.paintBars(context, transform)
    yield
    const sorted = sortStates(sheet)
    yield
    const columns = this.columnsAt(prepared, transform.k)
    yield
    const back = emphasis?.states == null ? 1 : emphasis.kind === 'plan' ? OTHER_STATES_OPACITY : STEPPED_BACK
    const near = [...sorted.large, ...sorted.front, ...sorted.goals]
    const allEdges = columns.states === 0 || sorted.small.length === 0
    const between = allEdges ? edgesBetween(sheet, near) : new Uint32Array()
    context.strokeStyle = theme.line
    context.lineWidth = 0.9
    context.globalAlpha = emphasis === null ? 0.8 : 0.35
    paintLines(context, sheet, between)
    context.globalAlpha = 1
    yield
    if (columns.states > 0 || sorted.small.length > 0)
      this.paintPixels(context, sheet, columns, sorted.small, ratio, back)
    yield
    context.globalAlpha = back
    paintStates(
      context,
      sheet,
      sorted.large.filter(state => !this.standsOut(state)),
    )
    context.globalAlpha = 1
    const visible = visibleEdges(sheet, prepared.edges)
    const drawn = sampled(visible, maxEdges)
    if (emphasis) {
      context.strokeStyle = emphasis.kind === 'plan' ? theme.plan : theme.focus
      context.lineWidth = Math.max(1.4, Math.min(3.4, transform.k * 4))
      paintLines(context, sheet, drawn)
    }
    yield
    paintStates(context, sheet, [...sorted.large.filter(state => this.standsOut(state)), ...sorted.front])
    paintGoals(context, sheet, sorted.goals)
    return {
      merged: columns.states,
      most: columns.most,
      edges: visible.length,
      drawn: drawn.length,
      allEdges: between.length > 0,
    }
  }

  private standsOut(state: number): boolean {
    return this.emphasis?.states?.[state] === 1
  }

  /** A bar for each layer, as wide as its range of states. */
  private paintBars(context: CanvasRenderingContext2D, { k, x, y }: ZoomTransform): void {
    const { geo } = this
    const half = layerHeight(geo, k) / 2
    context.fillStyle = this.theme.line
    context.globalAlpha = 0.22
    for (let layer = 0; layer < geo.layerY.length; layer++) {
      if (geo.layerCount[layer] === 0) continue
      const left = geo.layerLeft[layer]! * k + x - half
      const right = geo.layerRight[layer]! * k + x + half
      context.fillRect(left, geo.layerY[layer]! * k + y - half, right - left, 2 * half)
    }
    context.globalAlpha = 1
  }

  /** Paints columns and small dots. */
  private paintPixels(
    context: CanvasRenderingContext2D,
    sheet: StateSheet,
    columns: Columns,
    small: readonly number[],
    ratio: number,
    back: number,
  ): void {
    const { geo, transform, width, height } = sheet
    const canvas = this.pixelSheet(Math.round(width * ratio), Math.round(height * ratio))
    const palette = this.paletteFor(back)
    if (canvas === undefined || palette === undefined) return
    const { image } = canvas
    const data = new Uint32Array(image.data.buffer)
    data.fill(0)
    const pixels: Pixels = { width: image.width, height: image.height, data }
    const place = { k: transform.k * ratio, x: transform.x * ratio, y: transform.y * ratio }
    writeColumns(pixels, columns, geo, place, palette.pixels, ratio)
    for (const state of small)
      writeDot(
        pixels,
        geo.x[state]! * place.k + place.x,
        geo.y[state]! * place.k + place.y,
        radiusOf(sheet, state) * ratio,
        palette.pixels[sheet.colours[state]!]!,
      )
    canvas.canvas.getContext('2d')?.putImageData(image, 0, 0)
    context.drawImage(canvas.canvas, 0, 0, width, height)
  }

  private paletteFor(back: number): Palette | undefined {
    if (this.palette?.back !== back) this.palette = createPalette(this.theme, back)
    return this.palette
  }

  private pixelSheet(width: number, height: number) {
    if (width === 0 || height === 0) return undefined
    if (this.sheet === undefined || this.sheet.image.width !== width || this.sheet.image.height !== height) {
      const canvas = this.sheet?.canvas ?? document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      this.sheet = { canvas, image: new ImageData(width, height) }
    }
    return this.sheet
  }
}
