// Paints the overlay of a large graph in every frame: initial state, current state, path, focus, names of edges and
// layers.

import type { ZoomTransform } from './zoom'
import type { GraphColours } from './graph/paint/colours'
import { arrowHead } from './graph/paint/shapes'
import { type GraphModel, edgesOf } from './graph/model'
import type { GraphMarks } from './graph/paint/marks'
import { edgeLabel, edgeLabels, bandLabels } from './graph/paint/labels'
import { type Geometry, bend } from './graph/geometry'
import { grouped } from '#base/words'

/** Offset of a frontier state's plus from the state, and its radius. */
export const PLUS = { x: 11, y: 11, r: 7 } as const

/** Maximum number of edges drawn for one state. */
const MAX_EDGES = 600

const SANS = '560 10.5px "Inter Variable", sans-serif'

/** The data for painting marks: the graph, its transform, and its size. */
interface PaintSheet {
  readonly model: GraphModel
  readonly geo: Geometry
  readonly colours: GraphColours
  readonly marks: GraphMarks
  readonly transform: ZoomTransform
  readonly width: number
  readonly height: number
}

interface Brush extends PaintSheet {
  readonly context: CanvasRenderingContext2D
  /** The position of a state on the canvas. */
  readonly place: (state: number) => [number, number]
  /** The radius of a state on the canvas. */
  readonly r: number
}

export function paintMarks(context: CanvasRenderingContext2D, sheet: PaintSheet): void {
  const { geo, colours, marks, transform } = sheet
  const place = (state: number): [number, number] => [
    geo.x[state]! * transform.k + transform.x,
    geo.y[state]! * transform.k + transform.y,
  ]
  const r = Math.max(3, geo.radius * transform.k)
  const brush: Brush = { ...sheet, context, place, r }
  paintWay(brush)
  const [startX, startY] = place(0)
  ring(context, startX, startY, r + 2.5, colours.ink, 1.4)
  if (marks.current !== null) ring(context, ...place(marks.current), r + 4.5, colours.focus, 2.6)
  if (marks.pointedAt !== null) {
    ring(context, ...place(marks.pointedAt), r + 7.5, colours.focus, 1.6)
    ring(context, ...place(marks.pointedAt), r + 10.5, colours.focus, 0.8)
  }
  if (marks.lookedAt !== null) paintLookedAt(brush, marks.lookedAt)
  else if (marks.edge === null && marks.current !== null) paintMoves(brush, marks.current)
  if (marks.edge !== null) paintEdge(brush, marks.edge)
  label(context, 'start', startX, startY - r - 8, colours, 'sans')
  const { model, width, height } = sheet
  for (const { x, y, text } of edgeLabels(model, geo, marks, transform, width, height))
    label(context, text, x, y + 4, colours, 'mono')
  paintLayers(brush)
}

/** The current path: steps taken as a solid line, those ahead dashed. */
function paintWay({ context, colours, marks, model, place, r }: Brush): void {
  context.strokeStyle = colours.focus
  context.fillStyle = colours.focus
  marks.way.forEach((edge, i) => {
    const from = place(model.graph.edgeFrom[edge]!)
    const to = place(model.graph.edgeTo[edge]!)
    context.lineWidth = i < marks.taken ? 2.4 : 1.6
    context.setLineDash(i < marks.taken ? [] : [4, 3])
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
    context.setLineDash([])
    polygon(context, arrowHead(...from, ...to, r, 7))
    context.fill()
  })
}

/** The edges out of the current state, as thin lines. */
function paintMoves({ context, colours, model, place }: Brush, state: number): void {
  context.strokeStyle = colours.focus
  context.lineWidth = 1
  context.globalAlpha = 0.7
  context.beginPath()
  for (const edge of edgesOf(model.out, state).subarray(0, MAX_EDGES)) {
    context.moveTo(...place(state))
    context.lineTo(...place(model.graph.edgeTo[edge]!))
  }
  context.stroke()
  context.globalAlpha = 1
}

/** The edges of the state in focus, with arrows on the outgoing ones. */
function paintLookedAt(brush: Brush, state: number): void {
  const { context, colours, model, place, r } = brush
  const [x, y] = place(state)
  context.strokeStyle = colours.faint
  context.lineWidth = 0.9
  context.beginPath()
  for (const edge of edgesOf(model.in, state).subarray(0, MAX_EDGES)) {
    context.moveTo(...place(model.graph.edgeFrom[edge]!))
    context.lineTo(x, y)
  }
  context.stroke()
  context.strokeStyle = colours.ink
  context.lineWidth = 1.3
  context.fillStyle = colours.ink
  for (const edge of edgesOf(model.out, state).subarray(0, MAX_EDGES)) {
    const to = model.graph.edgeTo[edge]!
    if (to !== state) paintArrow(brush, state, to)
  }
  ring(context, x, y, r + 2, colours.ink, 1.6)
  if (model.graph.isFrontier[state]) plus(context, x + PLUS.x, y + PLUS.y, colours)
}

/** The middle of an edge on the canvas. */
function bendOf({ geo, transform }: Brush, from: number, to: number): [number, number] {
  const middle = bend(geo, from, to)
  return [middle.x * transform.k + transform.x, middle.y * transform.k + transform.y]
}

function paintArrow(brush: Brush, from: number, to: number): void {
  const { context, place, r } = brush
  const [x, y] = place(from)
  const [toX, toY] = place(to)
  const [bendX, bendY] = bendOf(brush, from, to)
  const [startX, startY] = towards(x, y, bendX, bendY, r + 2)
  const [endX, endY] = towards(toX, toY, bendX, bendY, r + 5)
  context.beginPath()
  context.moveTo(startX, startY)
  context.quadraticCurveTo(bendX, bendY, endX, endY)
  context.stroke()
  polygon(context, arrowHead(bendX, bendY, toX, toY, r + 1, 6))
  context.fill()
}

/** The edge in focus, with its name. */
function paintEdge(brush: Brush, edge: number): void {
  const { context, colours, model, geo, place, transform, width, height } = brush
  const [from, to] = [model.graph.edgeFrom[edge]!, model.graph.edgeTo[edge]!]
  context.strokeStyle = colours.ink
  context.lineWidth = 2.4
  context.beginPath()
  context.moveTo(...place(from))
  context.quadraticCurveTo(...bendOf(brush, from, to), ...place(to))
  context.stroke()
  const { x, y, text } = edgeLabel(model, geo, edge, transform, width, height)
  label(context, text, x, y + 4, colours, 'mono')
}

/** The name of each layer and its number of states. */
function paintLayers({ context, colours, geo, transform, width, height }: Brush): void {
  for (const { y, text, layer } of bandLabels(geo, transform, height)) {
    context.font = SANS
    context.lineWidth = 3
    context.strokeStyle = colours.ground
    context.fillStyle = colours.faint
    const write = (words: string, x: number, align: CanvasTextAlign): void => {
      context.textAlign = align
      context.strokeText(words, x, y + 4)
      context.fillText(words, x, y + 4)
    }
    write(text, 10, 'left')
    // The number of states of a layer is at its end, or at the rim if that is not visible.
    const end = geo.layerRight[layer]! * transform.k + transform.x + 12
    const count = grouped(geo.layerCount[layer]!)
    if (end < width - 44) write(count, Math.max(36, end), 'left')
    else write(count, width - 8, 'right')
  }
}

/** The point at distance `far` from the first point towards the second. */
function towards(x: number, y: number, toX: number, toY: number, far: number): [number, number] {
  const length = Math.max(far, Math.hypot(toX - x, toY - y), 1)
  return [x + ((toX - x) / length) * far, y + ((toY - y) / length) * far]
}

/** The plus button of a state with more successors. */
function plus(context: CanvasRenderingContext2D, x: number, y: number, colours: GraphColours): void {
  context.fillStyle = colours.focus
  context.beginPath()
  context.arc(x, y, PLUS.r, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = colours.ground
  context.lineWidth = 1.8
  context.beginPath()
  context.moveTo(x - 3.5, y)
  context.lineTo(x + 3.5, y)
  context.moveTo(x, y - 3.5)
  context.lineTo(x, y + 3.5)
  context.stroke()
}

export function polygon(context: CanvasRenderingContext2D, corners: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.closePath()
}

function ring(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, width: number): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(x, y, r, 0, 2 * Math.PI)
  context.stroke()
}

function label(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colours: GraphColours,
  face: 'sans' | 'mono',
): void {
  context.font =
    face === 'sans' ? '600 11px "Inter Variable", sans-serif' : '500 11px "JetBrains Mono Variable", monospace'
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = 4
  context.strokeStyle = colours.ground
  context.strokeText(text, x, y)
  context.fillStyle = colours.ink
  context.fillText(text, x, y)
}
