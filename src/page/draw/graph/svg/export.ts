// The whole state graph as a stand-alone drawing: SVG text for few states, pixels for any number.

import { UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import { type Drawing, SANS_FAMILY } from '#page/draw/export-picture'
import { type GraphColours, shadeOf } from '../paint/colours'
import type { Emphasis } from '../emphasis'
import { bend, type Geometry } from '../geometry'
import { bandName } from '../paint/labels'
import type { GraphMarks } from '../paint/marks'
import { edgesOf, type GraphModel, shapeOf } from '../model'
import { GraphPainter } from '../paint/painter'
import { arrowHead, SQUARE_SCALE, STAR_SCALE, starPath } from '../paint/shapes'
import { zoomAt } from '#page/draw/zoom'

/** Number of states above which the drawing is painted, as its SVG would be very large. */
const PAINTED_STATES = 300
/** Length in pixels of the longer side of a painted drawing, at scale 1. */
const PAINTED_SIDE = 1_600
/** Space for names of layers, and margin. */
const LEFT = 70
const AROUND = 20

interface ExportedGraph {
  readonly model: GraphModel
  readonly geo: Geometry
  readonly colours: GraphColours
  readonly marks: GraphMarks
  readonly emphasis: Emphasis | null
}

/** The drawing of a graph with its current layout and marks. */
export function drawn(given: ExportedGraph): Drawing {
  const { model, geo, colours } = given
  const [wide, high] = [geo.right - geo.left, geo.bottom - geo.top]
  const nodes = model.graph.count
  if (nodes <= PAINTED_STATES)
    return {
      nodes,
      width: wide + LEFT + AROUND,
      height: high + 2 * AROUND,
      svg: () => pieces(given),
      paint: null,
      ground: colours.ground,
    }
  const k = PAINTED_SIDE / Math.max(wide, high)
  const width = wide * k + LEFT + AROUND
  const height = high * k + 2 * AROUND
  return {
    nodes,
    width: wide + LEFT + AROUND,
    height: high + 2 * AROUND,
    svg: () => pieces(given),
    *paint(context, scale) {
      context.canvas.width = Math.ceil(width * scale)
      context.canvas.height = Math.ceil(height * scale)
      context.setTransform(scale, 0, 0, scale, 0, 0)
      context.fillStyle = colours.ground
      context.fillRect(0, 0, width, height)
      const transform = zoomAt(LEFT - geo.left * k, AROUND - geo.top * k, k)
      const painter = new GraphPainter(context.canvas, model, geo, colours, transform)
      painter.mark(given.marks)
      painter.stress(given.emphasis)
      painter.stop()
      yield* painter.onto(context, transform, { width, height }, Math.min(scale, 2))
    },
    ground: colours.ground,
  }
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
/** Opacity of dimmed elements. */
const BACK = 0.25

function* pieces({ model, geo, colours, marks, emphasis }: ExportedGraph): Generator<string> {
  const { graph } = model
  const r = geo.radius
  const roomy = r > 8
  const x = (state: number): string => round(geo.x[state]!)
  const y = (state: number): string => round(geo.y[state]!)
  const line = (a: number, b: number): string => {
    if (geo.y[a] !== geo.y[b]) return `M${x(a)} ${y(a)}L${x(b)} ${y(b)}`
    const middle = bend(geo, a, b)
    return `M${x(a)} ${y(a)}Q${round(middle.x)} ${round(middle.y)} ${x(b)} ${y(b)}`
  }
  const tip = (a: number, b: number, length: number): string => {
    const middle = bend(geo, a, b)
    const corners = arrowHead(middle.x, middle.y, geo.x[b]!, geo.y[b]!, r + 2, length)
    return `M${corners.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`
  }
  const hasEdge = (from: number, to: number): boolean =>
    edgesOf(model.out, from).some(edge => graph.edgeTo[edge] === to)

  yield `<g transform="translate(${round(LEFT - geo.left)} ${round(AROUND - geo.top)})">`
  yield `<g fill="none" stroke="${colours.line}" stroke-width="${roomy ? 1.3 : 0.8}"${emphasis ? ` opacity="${BACK}"` : ''}>`
  const heads: string[] = []
  for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
    const [a, b] = [graph.edgeFrom[edge]!, graph.edgeTo[edge]!]
    if (a === b) continue
    const back = hasEdge(b, a)
    if (a > b && back) continue
    yield `<path d="${line(a, b)}"/>`
    if (roomy && !back) heads.push(tip(a, b, 7))
  }
  if (heads.length > 0) yield `<path d="${heads.join('')}" fill="${colours.line}" stroke="none"/>`
  yield '</g>'
  if (emphasis) {
    yield `<g fill="none" stroke="${colours.plan}" stroke-width="${roomy ? 4 : 3}">`
    for (let edge = 0; edge < graph.edgeFrom.length; edge++)
      if (emphasis.edges[edge]) yield `<path d="${line(graph.edgeFrom[edge]!, graph.edgeTo[edge]!)}"/>`
    yield '</g>'
  }
  yield `<g fill="none" stroke="${colours.focus}">`
  for (const [i, edge] of marks.way.entries()) {
    const [a, b] = [graph.edgeFrom[edge]!, graph.edgeTo[edge]!]
    const look = i < marks.taken ? 'stroke-width="2.8"' : 'stroke-width="1.6" stroke-dasharray="4 3"'
    yield `<path d="${line(a, b)}" ${look}/><path d="${tip(a, b, 9)}" fill="${colours.focus}" stroke="none"/>`
  }
  yield '</g>'
  yield `<g stroke="${colours.outline}" stroke-width="1.2" font-family="${SANS_FAMILY}" font-size="12" font-weight="600" text-anchor="middle">`
  for (let state = 0; state < graph.count; state++) {
    const shade = shadeOf(model, state)
    const fill = shade >= 0 ? colours.shades[shade]! : colours.unknown
    const shape = shapeOf(model, state)
    const back = emphasis?.states?.[state] === 0 ? ` opacity="${BACK}"` : ''
    if (shape === 'goal')
      yield `<path d="${starPath(geo.x[state]!, geo.y[state]!, r * STAR_SCALE)}" fill="${fill}" stroke="${colours.ink}" stroke-linejoin="round"${back}/>`
    else if (shape === 'dead-end') yield deadEnd(geo.x[state]!, geo.y[state]!, r, colours, back)
    else {
      const dash = shape === 'frontier' ? ' stroke-dasharray="3 2.5"' : ''
      yield `<circle cx="${x(state)}" cy="${y(state)}" r="${r}" fill="${fill}"${dash}${back}/>`
    }
    const distance = graph.distance[state]!
    if (roomy && distance < UNKNOWN_DISTANCE && shape !== 'goal')
      yield `<text x="${x(state)}" y="${round(geo.y[state]! + 4.2)}" fill="${colours.inkOn[shade] ?? colours.ink}" stroke="none"${back}>${Number.isInteger(distance) ? distance : distance.toFixed(1)}</text>`
  }
  yield '</g>'
  yield ring(x(0), y(0), r + 3.5, colours.ink, 1.4)
  if (marks.current !== null) yield ring(x(marks.current), y(marks.current), r + 6, colours.focus, 3)
  yield `<text x="${x(0)}" y="${round(geo.y[0]! - r - 9)}" fill="${colours.ink}" font-family="${SANS_FAMILY}" font-size="12" font-weight="600" text-anchor="middle">start</text>`
  yield '</g>'
  yield `<g fill="${colours.faint}" font-family="${SANS_FAMILY}" font-size="10.5" font-weight="560">`
  let before = ''
  for (const [at, band] of geo.layering.bands.entries()) {
    const name = bandName(band)
    if (name === before) continue
    before = name
    yield `<text x="12" y="${round(geo.layerY[at]! + AROUND - geo.top + 4)}">${name}</text>`
  }
  yield '</g>'
}

const ring = (x: string, y: string, r: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** A dead end: a hatched square. */
function deadEnd(x: number, y: number, r: number, colours: GraphColours, back: string): string {
  const side = r * SQUARE_SCALE
  const [left, right, top, bottom] = [x - side, x + side, y - side, y + side].map(round)
  const hatch = `M${left} ${round(y)}L${round(x)} ${top}M${left} ${bottom}L${right} ${top}M${round(x)} ${bottom}L${right} ${round(y)}`
  return `<g stroke="${colours.deadEndLine}"${back}><rect x="${left}" y="${top}" width="${round(2 * side)}" height="${round(2 * side)}" rx="2" fill="${colours.deadEnd}"/><path d="${hatch}" fill="none"/></g>`
}
