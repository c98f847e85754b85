// Where states lie on the drawing, in pixels at scale 1, and which one is under the pointer. The engine's layout has
// unit steps; here they get lengths that suit the number of states and the shape of the pane.

import type { GraphModel } from './graph-model'
import { edgesOf } from './graph-model'

export interface Geometry {
  readonly x: Float32Array
  readonly y: Float32Array
  /** Radius of a state. */
  readonly radius: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** How many layers there are. */
  readonly layerCount: number
  /** States of a layer, by x; sorted when first asked for. */
  readonly layer: (at: number) => Uint32Array
  readonly layerGap: number
}

/** Up to this many states the drawing is SVG, with numbers in the shapes. */
export const SVG_STATES = 300

export function geometry(model: GraphModel, aspect: number): Geometry {
  const { graph } = model
  const roomy = graph.count <= SVG_STATES
  const radius = roomy ? 13 : 5
  const gap = roomy ? 36 : 14
  const widen = roomy ? null : layerFactors(model)
  const x = new Float32Array(graph.count)
  let left = 0
  let right = 0
  for (let state = 0; state < graph.count; state++) {
    const value = graph.x[state]! * gap * (widen?.[graph.depth[state]!] ?? 1)
    x[state] = value
    if (value < left) left = value
    if (value > right) right = value
  }
  const rows = Math.max(1, model.layers - 1)
  const least = roomy ? 62 : 44
  const wanted = ((right - left) * 0.92) / Math.max(0.3, aspect) / rows
  const layerGap = Math.max(least, roomy ? Math.min(least * 3, wanted) : wanted)
  const y = new Float32Array(graph.count)
  for (let state = 0; state < graph.count; state++) y[state] = graph.y[state]! * layerGap
  return {
    x,
    y,
    radius,
    left: left - radius * 2,
    right: right + radius * 2,
    top: -radius * 3.4,
    bottom: rows * layerGap + radius * 2.4,
    layerCount: model.layers,
    layer: layersOf(model, x),
    layerGap,
  }
}

/** How strongly narrow layers are spread: 0 leaves them, 1 makes all layers equally wide. */
const SPREAD = 0.45
const MOST_SPREAD = 9

/** Layers grow many times over; spreading the narrow ones keeps the first steps from vanishing in a point. */
function layerFactors({ graph, layers }: GraphModel): Float32Array {
  const reach = new Float32Array(layers).fill(1)
  for (let state = 0; state < graph.count; state++) {
    const layer = graph.depth[state]!
    reach[layer] = Math.max(reach[layer]!, Math.abs(graph.x[state]!))
  }
  const widest = reach.reduce((most, value) => Math.max(most, value), 1)
  return reach.map(value => Math.min(MOST_SPREAD, (widest / Math.max(4, value)) ** SPREAD))
}

function layersOf({ graph, layers }: GraphModel, x: Float32Array): (at: number) => Uint32Array {
  const counts = new Uint32Array(layers)
  for (let state = 0; state < graph.count; state++) counts[graph.depth[state]!]!++
  const rows = Array.from(counts, count => new Uint32Array(count))
  for (let state = graph.count - 1; state >= 0; state--) {
    const layer = graph.depth[state]!
    rows[layer]![--counts[layer]!] = state
  }
  const sorted = new Set<number>()
  const none = new Uint32Array()
  return at => {
    const row = rows[at]
    if (row === undefined) return none
    if (!sorted.has(at)) {
      row.sort((a, b) => x[a]! - x[b]!)
      sorted.add(at)
    }
    return row
  }
}

/** The state nearest to a point within a reach, or null. O(layers in reach · log states). */
export function stateAt(geo: Geometry, px: number, py: number, reach: number): number | null {
  const from = Math.max(0, Math.ceil((py - reach) / geo.layerGap))
  const to = Math.min(geo.layerCount - 1, Math.floor((py + reach) / geo.layerGap))
  let best: number | null = null
  let bestDistance = reach * reach
  for (let layer = from; layer <= to; layer++) {
    const states = geo.layer(layer)
    let low = 0
    let high = states.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (geo.x[states[middle]!]! < px - reach) low = middle + 1
      else high = middle
    }
    for (let i = low; i < states.length && geo.x[states[i]!]! <= px + reach; i++) {
      const state = states[i]!
      const distance = (geo.x[state]! - px) ** 2 + (geo.y[state]! - py) ** 2
      if (distance <= bestDistance) {
        bestDistance = distance
        best = state
      }
    }
  }
  return best
}

/** Where an arrow key leads from a state: along its layer, or along an edge to the layer above or below. */
export function neighbour(
  model: GraphModel,
  geo: Geometry,
  state: number,
  way: 'left' | 'right' | 'up' | 'down',
): number {
  const { graph } = model
  if (way === 'left' || way === 'right') {
    const states = geo.layer(graph.depth[state]!)
    const at = states.indexOf(state) + (way === 'left' ? -1 : 1)
    return states[at] ?? state
  }
  const rows = way === 'up' ? model.in : model.out
  const wanted = graph.depth[state]! + (way === 'up' ? -1 : 1)
  let best = state
  let bestDistance = Number.POSITIVE_INFINITY
  for (const edge of edgesOf(rows, state)) {
    const other = way === 'up' ? graph.edgeFrom[edge]! : graph.edgeTo[edge]!
    const distance = Math.abs(geo.x[other]! - geo.x[state]!)
    if (graph.depth[other] === wanted && distance < bestDistance) {
      best = other
      bestDistance = distance
    }
  }
  return best
}

/** The control point of an edge: straight between layers, an arc within one. */
export function bend(geo: Geometry, from: number, to: number): { x: number; y: number } {
  const x = (geo.x[from]! + geo.x[to]!) / 2
  const y = (geo.y[from]! + geo.y[to]!) / 2
  const flat = geo.y[from] === geo.y[to]
  const reach = Math.min(geo.layerGap * 0.45, Math.abs(geo.x[from]! - geo.x[to]!) * 0.3)
  return { x, y: flat ? y - reach : y }
}
