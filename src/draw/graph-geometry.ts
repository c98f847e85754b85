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
  /** States of each layer, by x. */
  readonly layers: readonly Uint32Array[]
  readonly layerGap: number
}

/** Up to this many states the drawing is SVG, with numbers in the shapes. */
export const SVG_STATES = 300

export function geometry(model: GraphModel, aspect: number): Geometry {
  const { graph } = model
  const roomy = graph.count <= SVG_STATES
  const radius = roomy ? 13 : 5
  const gap = roomy ? 36 : 14
  let low = 0
  let high = 0
  for (let state = 0; state < graph.count; state++) {
    low = Math.min(low, graph.x[state]!)
    high = Math.max(high, graph.x[state]!)
  }
  const width = Math.max(1, high - low) * gap
  const rows = Math.max(1, model.layers - 1)
  const least = roomy ? 62 : 44
  const layerGap = Math.max(
    least,
    Math.min(least * 14, (width * 0.92) / Math.max(0.3, aspect) / rows),
  )
  const x = Float32Array.from(graph.x, value => value * gap)
  const y = Float32Array.from(graph.y, value => value * layerGap)
  return {
    x,
    y,
    radius,
    left: low * gap - radius * 2,
    right: high * gap + radius * 2,
    top: -radius * 3.4,
    bottom: rows * layerGap + radius * 2.4,
    layers: layersOf(model, x),
    layerGap,
  }
}

function layersOf(model: GraphModel, x: Float32Array): readonly Uint32Array[] {
  const { graph } = model
  const layers: number[][] = Array.from({ length: model.layers }, () => [])
  for (let state = 0; state < graph.count; state++) layers[graph.depth[state]!]!.push(state)
  return layers.map(states => Uint32Array.from(states.sort((a, b) => x[a]! - x[b]!)))
}

/** The state nearest to a point within a reach, or null. O(layers in reach · log states). */
export function stateAt(geo: Geometry, px: number, py: number, reach: number): number | null {
  const from = Math.max(0, Math.ceil((py - reach) / geo.layerGap))
  const to = Math.min(geo.layers.length - 1, Math.floor((py + reach) / geo.layerGap))
  let best: number | null = null
  let bestDistance = reach * reach
  for (let layer = from; layer <= to; layer++) {
    const states = geo.layers[layer]!
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
    const states = geo.layers[graph.depth[state]!]!
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
