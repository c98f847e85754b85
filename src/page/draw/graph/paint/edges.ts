// Finds the edge under the pointer.

import { bend, type Geometry } from '../geometry'
import type { GraphModel } from '../model'

/** Maximum number of edges for which edges are found; beyond it only states are. */
const MAX_EDGES = 250_000

/** The edge nearest to a point within a distance, or null. O(edges). */
export function edgeAt({ graph }: GraphModel, geo: Geometry, px: number, py: number, reach: number): number | null {
  if (graph.edgeFrom.length > MAX_EDGES) return null
  let best: number | null = null
  let bestDistance = reach
  for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
    const from = graph.edgeFrom[edge]!
    const to = graph.edgeTo[edge]!
    if (from === to) continue
    const [ay, by] = [geo.y[from]!, geo.y[to]!]
    const slack = ay === by ? geo.layerGap * 0.5 : 0
    if (py < Math.min(ay, by) - reach - slack || py > Math.max(ay, by) + reach) continue
    const distance = distanceTo(geo, from, to, px, py)
    if (distance < bestDistance) {
      bestDistance = distance
      best = edge
    }
  }
  return best
}

function distanceTo(geo: Geometry, from: number, to: number, px: number, py: number): number {
  const a = { x: geo.x[from]!, y: geo.y[from]! }
  const b = { x: geo.x[to]!, y: geo.y[to]! }
  if (a.y !== b.y) return toSegment(a, b, px, py)
  // An arc is approximated by two chords through its highest point.
  const control = bend(geo, from, to)
  const top = { x: (a.x + b.x) / 2, y: (a.y + control.y) / 2 }
  return Math.min(toSegment(a, top, px, py), toSegment(top, b, px, py))
}

interface Point {
  readonly x: number
  readonly y: number
}

function toSegment(a: Point, b: Point, px: number, py: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - a.x) * dx + (py - a.y) * dy) / length))
  return Math.hypot(px - (a.x + t * dx), py - (a.y + t * dy))
}
