// The edges of a large graph to draw: the highlighted ones, sampled evenly if there are too many, and all edges between
// visible states if there are few.

import type { GraphModel } from '../model'
import { edgesOf } from '../model'
import { bend, type Geometry } from '../geometry'

/** Maximum number of visible states for which the edges between them are drawn. */
const STATES_WITH_EDGES = 400

interface Place {
  readonly k: number
  readonly x: number
  readonly y: number
}

interface Sheet {
  readonly model: GraphModel
  readonly geo: Geometry
  readonly transform: Place
  readonly width: number
  readonly height: number
}

/** Edges that may be visible. */
export function visibleEdges(sheet: Sheet, edges: Uint32Array): Uint32Array {
  const { model, geo, transform, width, height } = sheet
  const { edgeFrom, edgeTo } = model.graph
  const { k } = transform
  const [left, right] = [-transform.x / k, (width - transform.x) / k]
  const [top, bottom] = [-transform.y / k, (height - transform.y) / k]
  const found = new Uint32Array(edges.length)
  let count = 0
  for (const edge of edges) {
    const [a, b] = [edgeFrom[edge]!, edgeTo[edge]!]
    const [ax, bx, ay, by] = [geo.x[a]!, geo.x[b]!, geo.y[a]!, geo.y[b]!]
    if ((ax < left && bx < left) || (ax > right && bx > right)) continue
    if ((ay < top && by < top) || (ay > bottom && by > bottom)) continue
    found[count++] = edge
  }
  return found.subarray(0, count)
}

/** An even sample of at most this many edges. */
export function sampled(edges: Uint32Array, max: number): Uint32Array {
  if (edges.length <= max) return edges
  return Uint32Array.from({ length: max }, (_, i) => edges[Math.floor((i * edges.length) / max)]!)
}

/** The edges between visible states; none if there are too many states. */
export function edgesBetween({ model }: Sheet, states: readonly number[]): Uint32Array {
  if (states.length > STATES_WITH_EDGES) return new Uint32Array()
  const visible = new Set(states)
  const found: number[] = []
  for (const state of states)
    for (const edge of edgesOf(model.out, state)) {
      const to = model.graph.edgeTo[edge]!
      if (to !== state && visible.has(to)) found.push(edge)
    }
  return Uint32Array.from(found)
}

/** Number of lines in a path; longer paths are slow to paint. */
const LINES = 60

export function paintLines(
  context: CanvasRenderingContext2D,
  { model, geo, transform }: Sheet,
  edges: Uint32Array,
): void {
  const { edgeFrom, edgeTo } = model.graph
  const { k, x: dx, y: dy } = transform
  for (let from = 0; from < edges.length; from += LINES) {
    context.beginPath()
    for (const edge of edges.subarray(from, from + LINES)) {
      const [a, b] = [edgeFrom[edge]!, edgeTo[edge]!]
      const [bx, by] = [geo.x[b]! * k + dx, geo.y[b]! * k + dy]
      context.moveTo(geo.x[a]! * k + dx, geo.y[a]! * k + dy)
      if (geo.y[a] === geo.y[b]) {
        const middle = bend(geo, a, b)
        context.quadraticCurveTo(middle.x * k + dx, middle.y * k + dy, bx, by)
      } else context.lineTo(bx, by)
    }
    context.stroke()
  }
}
