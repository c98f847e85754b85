// The positions of states in the drawing, in pixels at scale 1, and hit testing. The engine's layout has unit steps;
// here they are scaled to suit the number of states and the shape of the pane.

import type { Layering } from '#questions/views/graph/graph-data'
import { edgesOf, type GraphModel } from './model'

export interface Geometry {
  readonly x: Float32Array
  readonly y: Float32Array
  /** Radius of a state. */
  readonly radius: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly layering: Layering
  /** By layer: its y coordinate. */
  readonly layerY: Float32Array
  /** By layer: the x range of its states, and their number. */
  readonly layerLeft: Float32Array
  readonly layerRight: Float32Array
  readonly layerCount: Uint32Array
  /** The states of a layer sorted by x; sorted on first use. */
  readonly layer: (at: number) => Uint32Array
  readonly layerGap: number
}

/** Maximum number of states for which the drawing is SVG, with numbers in the shapes. */
export const SVG_STATES = 300

export function geometry(model: GraphModel, layering: Layering, aspect: number): Geometry {
  const { graph } = model
  const { layer, bands } = layering
  const roomy = graph.count <= SVG_STATES
  const radius = roomy ? 13 : 5
  const gap = roomy ? ROOMY.gap * widening(layering, aspect) : 14
  const widen = roomy ? null : layerFactors(layering)
  const x = new Float32Array(graph.count)
  let left = 0
  let right = 0
  for (let state = 0; state < graph.count; state++) {
    const value = layering.x[state]! * gap * (widen?.[layer[state]!] ?? 1)
    x[state] = value
    if (value < left) left = value
    if (value > right) right = value
  }
  const rows = Math.max(1, bands.at(-1)?.y ?? 1)
  const least = roomy ? ROOMY.layer : 44
  const wanted = ((right - left) * 0.92) / Math.max(0.3, aspect) / rows
  const layerGap = Math.max(least, roomy ? Math.min(least * 3, wanted) : wanted)
  const layerY = Float32Array.from(bands, band => band.y * layerGap)
  const y = new Float32Array(graph.count)
  for (let state = 0; state < graph.count; state++) y[state] = layerY[layer[state]!]!
  return {
    x,
    y,
    radius,
    // In a large graph, names and numbers of layers are next to the picture.
    left: left - radius * 2 - (roomy ? 0 : (right - left) * 0.05),
    right: right + radius * 2 + (roomy ? 0 : (right - left) * 0.07),
    top: -radius * 3.4,
    bottom: rows * layerGap + radius * 2.4,
    layering,
    layerY,
    ...spansOf(layering, x),
    layer: layersOf(layering, x),
    layerGap,
  }
}

/** Minimum distance in pixels between layers of a small graph, and between neighbouring states. */
const ROOMY = { layer: 62, gap: 36 }
const MAX_WIDENING = 7

/**
 * A few states in many layers would be very narrow in a wide pane: they are spread horizontally until the picture has
 * the pane's aspect ratio.
 */
function widening({ x, bands }: Layering, aspect: number): number {
  const wide = x.reduce((max, value) => Math.max(max, value), 0) - Math.min(0, ...x)
  if (wide === 0) return 1
  const high = Math.max(1, bands.at(-1)?.y ?? 1) * ROOMY.layer + 80
  return Math.max(1, Math.min(MAX_WIDENING, (high * aspect * 0.86) / (wide * ROOMY.gap)))
}

/** How strongly narrow layers are spread: 0 not at all, 1 makes all layers equally wide. */
const SPREAD = 0.45
const MAX_SPREAD = 9

/** Layers grow in width by large factors; spreading the narrow ones keeps the first steps from shrinking to a point. */
function layerFactors({ x, layer, bands }: Layering): Float32Array {
  const reach = new Float32Array(bands.length).fill(1)
  for (let state = 0; state < x.length; state++)
    reach[layer[state]!] = Math.max(reach[layer[state]!]!, Math.abs(x[state]!))
  const widest = reach.reduce((max, value) => Math.max(max, value), 1)
  return reach.map(value => Math.min(MAX_SPREAD, (widest / Math.max(4, value)) ** SPREAD))
}

/** The x range of each layer. */
function spansOf({ layer, bands }: Layering, x: Float32Array) {
  const layerLeft = new Float32Array(bands.length).fill(Number.POSITIVE_INFINITY)
  const layerRight = new Float32Array(bands.length).fill(Number.NEGATIVE_INFINITY)
  const layerCount = new Uint32Array(bands.length)
  for (let state = 0; state < x.length; state++) {
    const at = layer[state]!
    layerLeft[at] = Math.min(layerLeft[at]!, x[state]!)
    layerRight[at] = Math.max(layerRight[at]!, x[state]!)
    layerCount[at]!++
  }
  return { layerLeft, layerRight, layerCount }
}

function layersOf({ layer, bands }: Layering, x: Float32Array): (at: number) => Uint32Array {
  const counts = new Uint32Array(bands.length)
  for (const at of layer) counts[at]!++
  const rows = Array.from(counts, count => new Uint32Array(count))
  for (let state = x.length - 1; state >= 0; state--) {
    const at = layer[state]!
    rows[at]![--counts[at]!] = state
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

/** The state nearest to a point within a distance, or null. O(layers within the distance · log states). */
export function stateAt(geo: Geometry, px: number, py: number, reach: number): number | null {
  let best: number | null = null
  let bestDistance = reach * reach
  for (let layer = 0; layer < geo.layerY.length; layer++) {
    if (Math.abs(geo.layerY[layer]! - py) > reach) continue
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

/** The direction of each arrow key. */
export const arrowWays = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const

/** The state that an arrow key leads to: along the layer, or along an edge to a layer above or below. */
export function neighbour(
  model: GraphModel,
  geo: Geometry,
  state: number,
  way: 'left' | 'right' | 'up' | 'down',
): number {
  const { graph } = model
  const { layer } = geo.layering
  if (way === 'left' || way === 'right') {
    const states = geo.layer(layer[state]!)
    const at = states.indexOf(state) + (way === 'left' ? -1 : 1)
    return states[at] ?? state
  }
  const rows = way === 'up' ? model.in : model.out
  let best = state
  let bestDistance = Number.POSITIVE_INFINITY
  for (const edge of edgesOf(rows, state)) {
    const other = way === 'up' ? graph.edgeFrom[edge]! : graph.edgeTo[edge]!
    const layers = (layer[other]! - layer[state]!) * (way === 'up' ? -1 : 1)
    if (layers <= 0) continue
    // Prefers the nearest layer.
    const distance = layers * 1e9 + Math.abs(geo.x[other]! - geo.x[state]!)
    if (distance < bestDistance) {
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
