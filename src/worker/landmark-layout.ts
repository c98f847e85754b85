// Places for a landmark graph: layers by the longest chain of orders, the initial facts in the first and the goals
// in the last; an order that passes a layer gets a place in it, so that arrows keep clear of facts.

import type { LandmarkGraph } from '../analysis/landmark-graph'
import { layoutLayers } from './graph-layout'
import type { LandmarkPicture, LandmarkPoint } from './landmark-api'

/** The picture of the graph; `names` gives each of its landmarks its place in the list of nodes. */
export function layoutLandmarks(graph: LandmarkGraph, names: readonly number[]): LandmarkPicture {
  const { landmarks, orders } = graph
  const layer = layersOf(graph)
  const depth = [...layer]
  const from: number[] = []
  const to: number[] = []
  const ways = orders.map(({ before, after }) => {
    const way: number[] = []
    let last = before
    for (let between = layer[before]! + 1; between < layer[after]!; between++) {
      const place = depth.length
      depth.push(between)
      from.push(last)
      to.push(place)
      way.push(place)
      last = place
    }
    from.push(last)
    to.push(after)
    return way
  })
  const { x } = layoutLayers({
    count: depth.length,
    depth: Uint32Array.from(depth),
    edgeFrom: Uint32Array.from(from),
    edgeTo: Uint32Array.from(to),
  })
  const point = (place: number): LandmarkPoint => ({ layer: depth[place]!, row: x[place]! })
  return {
    layers: layer.reduce((most, at) => Math.max(most, at + 1), 0),
    nodes: landmarks.map((_, place) => ({ node: names[place]!, ...point(place) })),
    orders: orders.map(({ before, after, kind }, i) => ({
      before: names[before]!,
      after: names[after]!,
      kind,
      via: ways[i]!.map(point),
    })),
  }
}

/** Longest chains from the start. Derived goals may be ordered in a circle; those orders are not followed. */
export function layersOf({ landmarks, orders }: LandmarkGraph): number[] {
  const hasStart = landmarks.some(({ inInitial }) => inInitial)
  const layer = landmarks.map(({ inInitial }): number => (hasStart && !inInitial ? 1 : 0))
  const waits = landmarks.map(() => 0)
  const after: number[][] = landmarks.map(() => [])
  for (const order of orders) {
    after[order.before]!.push(order.after)
    waits[order.after]!++
  }
  const ready = landmarks.flatMap((_, place) => (waits[place] === 0 ? [place] : []))
  for (let next = ready.pop(); next !== undefined; next = ready.pop())
    for (const later of after[next]!) {
      layer[later] = Math.max(layer[later]!, layer[next]! + 1)
      if (--waits[later]! === 0) ready.push(later)
    }
  const last = Math.max(0, ...layer)
  return layer.map((at, place) => {
    const { inGoal, inInitial } = landmarks[place]!
    return inGoal && !inInitial && after[place]!.length === 0 ? last : at
  })
}
