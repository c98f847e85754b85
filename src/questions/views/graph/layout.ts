// Layout of a state graph: one layer per distance from the start or to the goal, crossings reduced by barycentre sweeps
// (Sugiyama, Tagawa and Toda 1981), then states moved towards their neighbours with at least one unit between them,
// which is an isotonic regression solved by pooling adjacent violators (Ayer et al. 1955). Deterministic, near linear.

import type { Band, Layering } from './graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '../no-distance'

export interface LayoutInput {
  readonly count: number
  /** Layer of each state. */
  readonly depth: Uint32Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
}

export interface GraphLayout {
  /** In units of the smallest gap between states of a layer; the start is at 0. */
  readonly x: Float32Array
  /** The layer. */
  readonly y: Float32Array
}

/** The input of the layout. */
export interface DrawnGraph {
  readonly count: number
  readonly depth: Uint32Array
  readonly distance: Float64Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
}

/** One layer for each number of steps from the start. */
export function layerByDepth({ count, depth, edgeFrom, edgeTo }: DrawnGraph): Layering {
  const bands: Band[] = []
  for (const steps of depth)
    while (bands.length <= steps) bands.push({ y: bands.length, kind: 'depth', value: bands.length })
  const { x, y } = layoutLayers({ count, depth, edgeFrom, edgeTo })
  return { x, y, layer: depth, bands }
}

/** Maximum number of layers; more distances share layers. */
const MAX_BANDS = 240
/** Distance between groups of layers. */
const APART = 1.7

/**
 * One layer per goal distance, goals at the bottom, so that plans lead down as in the depth layout. Separately, each in
 * layers by depth: states with unknown distance above, dead ends below. Null if no distance is known.
 */
export function layerByDistance(drawn: DrawnGraph): Layering | null {
  const { count, depth, distance, edgeFrom, edgeTo } = drawn
  const groupOf = (state: number): Band['kind'] =>
    distance[state] === NO_DISTANCE ? 'dead-end' : distance[state] === UNKNOWN_DISTANCE ? 'unknown' : 'distance'
  const values = {
    unknown: new Set<number>(),
    distance: new Set<number>(),
    deadEnd: new Set<number>(),
  }
  for (let state = 0; state < count; state++) {
    const group = groupOf(state)
    if (group === 'distance') values.distance.add(distance[state]!)
    else (group === 'unknown' ? values.unknown : values.deadEnd).add(depth[state]!)
  }
  if (values.distance.size === 0) return null
  const bands: Band[] = []
  const place = {
    unknown: new Map<number, number>(),
    distance: new Map<number, number>(),
    'dead-end': new Map<number, number>(),
  }
  const add = (kind: 'unknown' | 'distance' | 'dead-end', sorted: readonly number[]): void => {
    const share = Math.max(1, Math.ceil(sorted.length / MAX_BANDS))
    let y = bands.length === 0 ? 0 : bands.at(-1)!.y + APART
    sorted.forEach((value, i) => {
      if (i % share === 0) {
        bands.push({ y, kind, value })
        y++
      }
      place[kind].set(value, bands.length - 1)
    })
  }
  const rising = (set: Set<number>): number[] => [...set].sort((a, b) => a - b)
  add('unknown', rising(values.unknown))
  add('distance', rising(values.distance).reverse())
  add('dead-end', rising(values.deadEnd))
  const layer = new Uint32Array(count)
  for (let state = 0; state < count; state++) {
    const group = groupOf(state) as 'unknown' | 'distance' | 'dead-end'
    layer[state] = place[group].get(group === 'distance' ? distance[state]! : depth[state]!)!
  }
  const { x } = layoutLayers({ count, depth: layer, edgeFrom, edgeTo })
  return { x, y: Float32Array.from(layer, at => bands[at]!.y), layer, bands }
}

/** Sweeps over all layers: each costs O(states log states + edges). */
const ORDER_SWEEPS = 4
const PLACE_SWEEPS = 6

export function layoutLayers(input: LayoutInput): GraphLayout {
  const { count, depth } = input
  const layers = layersOf(count, depth)
  const around = neighboursOf(input)
  const { order, first } = layers
  const x = new Float64Array(count)
  const last = first.length - 2
  for (let layer = 0; layer <= last; layer++) spread(layers, layer, x)

  const widest = first.reduce((max, at, i) => Math.max(max, at - (first[i - 1] ?? at)), 0)
  const keys = new Float64Array(widest)
  for (let sweep = 0; sweep < ORDER_SWEEPS; sweep++) {
    const down = sweep % 2 === 0
    for (let i = 0; i <= last; i++) {
      const layer = down ? i : last - i
      sortLayer(layers, layer, down ? around.above : around.below, x, keys)
      spread(layers, layer, x)
    }
  }
  const pools = { sums: new Float64Array(widest), sizes: new Int32Array(widest) }
  for (let sweep = 0; sweep < PLACE_SWEEPS; sweep++) {
    const down = sweep % 2 === 0
    for (let i = 0; i <= last; i++) {
      const layer = down ? i : last - i
      const [from, to] = [first[layer]!, first[layer + 1]!]
      for (let at = from; at < to; at++) keys[at - from] = meanOf(order[at]!, around.others, x)
      poolApart(keys, to - from, pools)
      for (let at = from; at < to; at++) x[order[at]!] = keys[at - from]!
    }
  }
  const shift = count > 0 ? x[0]! : 0
  const places = new Float32Array(count)
  for (let state = 0; state < count; state++) places[state] = x[state]! - shift
  return { x: places, y: Float32Array.from(depth) }
}

/** The states of layer i, from left to right, are `order[first[i] .. first[i+1]]`. */
interface Layers {
  readonly order: Uint32Array
  readonly first: Uint32Array
}

function layersOf(count: number, depth: Uint32Array): Layers {
  let last = -1
  for (let state = 0; state < count; state++) last = Math.max(last, depth[state]!)
  const first = new Uint32Array(last + 2)
  for (let state = 0; state < count; state++) first[depth[state]! + 1]!++
  for (let layer = 0; layer <= last; layer++) first[layer + 1]! += first[layer]!
  const next = first.slice()
  const order = new Uint32Array(count)
  for (let state = 0; state < count; state++) order[next[depth[state]!]!++] = state
  return { order, first }
}

/** Neighbours of each state as consecutive items: `items[from[s] .. to[s]]`. */
interface Run {
  readonly from: Uint32Array
  readonly to: Uint32Array
  readonly items: Uint32Array
}

/** Neighbours in both directions: in the layer above, in the layer below, and in any other layer. */
interface Neighbours {
  readonly above: Run
  readonly below: Run
  readonly others: Run
}

/** A state's neighbours are consecutive: first those in the layer above, then below, then others. */
function neighboursOf({ count, depth, edgeFrom, edgeTo }: LayoutInput): Neighbours {
  const from = new Uint32Array(count + 1)
  const above = new Uint32Array(count)
  const below = new Uint32Array(count)
  const edges = edgeFrom.length
  for (let edge = 0; edge < edges; edge++) {
    const [a, b] = [edgeFrom[edge]!, edgeTo[edge]!]
    const away = depth[b]! - depth[a]!
    if (away === 0) continue
    from[a + 1]!++
    from[b + 1]!++
    if (away === 1) {
      below[a]!++
      above[b]!++
    } else if (away === -1) {
      above[a]!++
      below[b]!++
    }
  }
  for (let state = 0; state < count; state++) {
    from[state + 1]! += from[state]!
    above[state]! += from[state]!
    below[state]! += above[state]!
  }
  const next = [from.slice(0, count), above.slice(), below.slice()] as const
  const items = new Uint32Array(from[count]!)
  for (let edge = 0; edge < edges; edge++) {
    const [a, b] = [edgeFrom[edge]!, edgeTo[edge]!]
    const away = depth[b]! - depth[a]!
    if (away === 0) continue
    const [ofA, ofB] = away === 1 ? [1, 0] : away === -1 ? [0, 1] : [2, 2]
    items[next[ofA]![a]!++] = b
    items[next[ofB]![b]!++] = a
  }
  return {
    above: { from, to: above, items },
    below: { from: above, to: below, items },
    others: { from, to: from.subarray(1), items },
  }
}

/** Mean position of a state's neighbours; its own position if there are none. */
function meanOf(state: number, { from, to, items }: Run, x: Float64Array): number {
  const start = from[state]!
  const end = to[state]!
  if (start === end) return x[state]!
  let sum = 0
  for (let i = start; i < end; i++) sum += x[items[i]!]!
  return sum / (end - start)
}

/** Means are rounded to this fraction of a unit, so that a mean and a state fit into one number. */
const PARTS = 256

/** Orders the states of a layer by the means of their neighbours, ties by number. */
function sortLayer({ order, first }: Layers, layer: number, run: Run, x: Float64Array, keys: Float64Array): void {
  const [from, to] = [first[layer]!, first[layer + 1]!]
  const count = order.length
  // One number per state, which typed arrays sort without a comparator.
  for (let at = from; at < to; at++) {
    const state = order[at]!
    keys[at - from] = Math.round((meanOf(state, run, x) + count) * PARTS) * count + state
  }
  const sorted = keys.subarray(0, to - from).sort()
  for (let at = from; at < to; at++) order[at] = sorted[at - from]! % count
}

/** One unit apart, centred on 0. */
function spread({ order, first }: Layers, layer: number, x: Float64Array): void {
  const [from, to] = [first[layer]!, first[layer + 1]!]
  const start = -(to - from - 1) / 2
  for (let at = from; at < to; at++) x[order[at]!] = start + at - from
}

/** Nearest positions (least squares) to `wanted` in the given order with gaps of at least 1. O(n). */
export function keepApart(wanted: Float64Array): Float64Array {
  const placed = wanted.slice()
  const sizes = new Int32Array(wanted.length)
  poolApart(placed, placed.length, { sums: new Float64Array(wanted.length), sizes })
  return placed
}

/** `keepApart` in place, for the first `count` positions. */
function poolApart(
  places: Float64Array,
  count: number,
  { sums, sizes }: { readonly sums: Float64Array; readonly sizes: Int32Array },
): void {
  // With i subtracted, "at least 1 apart" becomes "not descending": pool descending neighbours into their mean.
  let pools = 0
  for (let i = 0; i < count; i++) {
    let sum = places[i]! - i
    let size = 1
    while (pools > 0 && sums[pools - 1]! / sizes[pools - 1]! > sum / size) {
      pools--
      sum += sums[pools]!
      size += sizes[pools]!
    }
    sums[pools] = sum
    sizes[pools++] = size
  }
  let at = 0
  for (let pool = 0; pool < pools; pool++) {
    const mean = sums[pool]! / sizes[pool]!
    for (let i = sizes[pool]!; i > 0; i--, at++) places[at] = mean + at
  }
}
