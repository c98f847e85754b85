// Layout of a landmark graph: layers by the longest chain of orders, initial facts in the first and goals in the last;
// an order that passes a layer gets a narrow position in it, so that arrows do not cross facts. Rows are pooled as in
// the state graph's layout, with gaps and weights that keep long arrows straight.

import type { LandmarkGraph } from '#planning/analysis/landmark-graph'
import { layoutLayers } from '../graph/layout'
import type { LandmarkPicture, LandmarkPoint } from './landmark-data'

/** The picture of the graph; `names` gives the index of each of its landmarks in the list of nodes. */
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
  const rows = straighten({ x, depth, from, to, boxes: landmarks.length })
  const point = (place: number): LandmarkPoint => ({ layer: depth[place]!, row: rows[place]! })
  return {
    layers: layer.reduce((max, at) => Math.max(max, at + 1), 0),
    nodes: landmarks.map((_, place) => ({ node: names[place]!, ...point(place) })),
    orders: orders.map(({ before, after, kind }, i) => ({
      before: names[before]!,
      after: names[after]!,
      kind,
      via: ways[i]!.map(point),
    })),
  }
}

/** Space for an arrow that passes a layer, relative to 1 for a landmark. */
const PASSING = 0.36
const SWEEPS = 12

/**
 * Rows for positions with a known order within their layers: each as near to its neighbours as the others permit,
 * with most weight on arrows that pass several layers, to keep them straight. Positions below `boxes` are landmarks.
 */
function straighten(input: {
  readonly x: Float32Array
  readonly depth: readonly number[]
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly boxes: number
}): Float64Array {
  const { depth, from, to, boxes } = input
  const row = Float64Array.from(input.x)
  const layers: number[][] = []
  depth.forEach((layer, place) => {
    while (layers.length <= layer) layers.push([])
    layers[layer]!.push(place)
  })
  for (const layer of layers) layer.sort((a, b) => row[a]! - row[b]! || a - b)
  const pullsOf: { place: number; pull: number }[][] = depth.map(() => [])
  from.forEach((one, i) => {
    const other = to[i]!
    const pull = one >= boxes && other >= boxes ? 8 : one >= boxes || other >= boxes ? 2 : 1
    pullsOf[one]!.push({ place: other, pull })
    pullsOf[other]!.push({ place: one, pull })
  })
  const sizeOf = (place: number): number => (place < boxes ? 1 : PASSING)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[sweep % 2 === 0 ? i : layers.length - 1 - i]!
      const pulls = layer.map(place => pullsOf[place]!.reduce((sum, { pull }) => sum + pull, 0))
      const wanted = layer.map((place, at) =>
        pulls[at] === 0
          ? row[place]!
          : pullsOf[place]!.reduce((sum, next) => sum + next.pull * row[next.place]!, 0) / pulls[at]!,
      )
      const gaps = layer.map((place, at) => (at === 0 ? 0 : (sizeOf(place) + sizeOf(layer[at - 1]!)) / 2))
      const placed = keepGaps(wanted, gaps, pulls)
      layer.forEach((place, at) => {
        row[place] = placed[at]!
      })
    }
  return row
}

/**
 * Nearest positions to `wanted` (weighted least squares) in the given order, each at least its gap after the previous
 * one.
 */
function keepGaps(wanted: readonly number[], gaps: readonly number[], weights: readonly number[]): number[] {
  // With all previous gaps subtracted, positions may not descend: descending neighbours are pooled into their mean.
  const pools: { sum: number; weight: number; size: number }[] = []
  let offset = 0
  const offsets = gaps.map(gap => (offset += gap))
  wanted.forEach((want, i) => {
    const weight = Math.max(weights[i]!, 0.1)
    let pool = { sum: (want - offsets[i]!) * weight, weight, size: 1 }
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.weight > pool.sum / pool.weight;
      last = pools.at(-1)
    ) {
      pools.pop()
      pool = {
        sum: pool.sum + last.sum,
        weight: pool.weight + last.weight,
        size: pool.size + last.size,
      }
    }
    pools.push(pool)
  })
  const placed: number[] = []
  for (const { sum, weight, size } of pools)
    for (let i = 0; i < size; i++) placed.push(sum / weight + offsets[placed.length]!)
  return placed
}

/** Longest chains from the start. Derived goals may be in a cycle of orders; those orders are ignored. */
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
