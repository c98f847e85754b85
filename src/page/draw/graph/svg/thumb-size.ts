// The size of the thumbnails of states in a graph, at which they do not cover one another.

import type { Geometry } from '../geometry'

/** Maximum number of states of a graph with thumbnails. */
export const THUMB_STATES = 24
/** Minimum distance in pixels between layers, and between neighbours, for a thumbnail. */
const MIN_SIZE = { down: 70, across: 80 }
const MAX_SIZE = { width: 132, height: 96 }

export interface ThumbSize {
  readonly width: number
  readonly height: number
}

/** The size of the thumbnails at this scale; null if there is no room for them. */
export function thumbSize(geo: Geometry, count: number, k: number): ThumbSize | null {
  if (count > THUMB_STATES) return null
  const down = geo.layerGap * k
  const across = leastGap(geo) * k
  if (down < MIN_SIZE.down || across < MIN_SIZE.across) return null
  return {
    width: Math.min(MAX_SIZE.width, across - 14, down * 1.2),
    height: Math.min(MAX_SIZE.height, down * 0.66),
  }
}

const gaps = new WeakMap<Geometry, number>()

/** The smallest distance between neighbours of a layer. */
function leastGap(geo: Geometry): number {
  const known = gaps.get(geo)
  if (known !== undefined) return known
  let least = Number.POSITIVE_INFINITY
  for (let layer = 0; layer < geo.layerY.length; layer++) {
    const states = geo.layer(layer)
    for (let i = 1; i < states.length; i++) least = Math.min(least, geo.x[states[i]!]! - geo.x[states[i - 1]!]!)
  }
  gaps.set(geo, least)
  return least
}

/** The state with its thumbnail at this point of the drawing; null if there is none, or thumbnails are off. */
export function thumbAt(geo: Geometry, size: ThumbSize | null, x: number, y: number, k: number): number | null {
  if (size === null) return null
  for (let state = 0; state < geo.x.length; state++)
    if (Math.abs(geo.x[state]! - x) * k <= size.width / 2 && Math.abs(geo.y[state]! - y) * k <= size.height / 2)
      return state
  return null
}
