// Places for a state graph: one layer a distance from the start or to the goal, crossings reduced by barycentre
// sweeps (Sugiyama, Tagawa and Toda 1981), then each layer drawn towards its neighbours with at least one unit between
// states, which is an isotonic regression solved by pooling adjacent violators (Ayer et al. 1955). Deterministic, near
// linear.

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

/** What layers are made of. */
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
    while (bands.length <= steps)
      bands.push({ y: bands.length, kind: 'depth', value: bands.length })
  const { x, y } = layoutLayers({ count, depth, edgeFrom, edgeTo })
  return { x, y, layer: depth, bands }
}

/** More distances than this share layers. */
const MOST_BANDS = 240
/** Rows between groups of layers. */
const APART = 1.7

/**
 * One layer for each goal distance, goals below, so that plans lead down as they do by depth. Apart from them, each
 * in layers by depth: states whose distance is not known above, dead ends below. Null where no distance is known.
 */
export function layerByDistance(drawn: DrawnGraph): Layering | null {
  const { count, depth, distance, edgeFrom, edgeTo } = drawn
  const groupOf = (state: number): Band['kind'] =>
    distance[state] === NO_DISTANCE
      ? 'dead-end'
      : distance[state] === UNKNOWN_DISTANCE
        ? 'unknown'
        : 'distance'
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
    const share = Math.max(1, Math.ceil(sorted.length / MOST_BANDS))
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
  const x = new Float64Array(count)
  for (const layer of layers) spread(layer, x)

  const key = new Float64Array(count)
  for (let sweep = 0; sweep < ORDER_SWEEPS; sweep++) {
    const down = sweep % 2 === 0
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[down ? i : layers.length - 1 - i]!
      for (const state of layer) key[state] = meanBeside(state, down ? -1 : 1, depth, around, x)
      layer.sort((a, b) => key[a]! - key[b]! || a - b)
      spread(layer, x)
    }
  }
  for (let sweep = 0; sweep < PLACE_SWEEPS; sweep++) {
    const down = sweep % 2 === 0
    for (let i = 0; i < layers.length; i++) {
      const layer = layers[down ? i : layers.length - 1 - i]!
      const wanted = Float64Array.from(layer, state => meanBeside(state, 0, depth, around, x))
      const placed = keepApart(wanted)
      for (let j = 0; j < layer.length; j++) x[layer[j]!] = placed[j]!
    }
  }
  const shift = count > 0 ? x[0]! : 0
  return { x: Float32Array.from(x, value => value - shift), y: Float32Array.from(depth) }
}

function layersOf(count: number, depth: Uint32Array): number[][] {
  const layers: number[][] = []
  for (let state = 0; state < count; state++) {
    const at = depth[state]!
    while (layers.length <= at) layers.push([])
    layers[at]!.push(state)
  }
  return layers
}

/** Compressed rows: the neighbours of state s, either way, are `items[first[s] .. first[s+1]]`. */
interface Neighbours {
  readonly first: Uint32Array
  readonly items: Uint32Array
}

function neighboursOf({ count, edgeFrom, edgeTo }: LayoutInput): Neighbours {
  const first = new Uint32Array(count + 1)
  for (let e = 0; e < edgeFrom.length; e++) {
    first[edgeFrom[e]! + 1]!++
    first[edgeTo[e]! + 1]!++
  }
  for (let state = 0; state < count; state++) first[state + 1]! += first[state]!
  const next = first.slice()
  const items = new Uint32Array(edgeFrom.length * 2)
  for (let e = 0; e < edgeFrom.length; e++) {
    items[next[edgeFrom[e]!]!++] = edgeTo[e]!
    items[next[edgeTo[e]!]!++] = edgeFrom[e]!
  }
  return { first, items }
}

/** Mean place of a state's neighbours in the layer `step` away (0: in any other layer); its own where there are none. */
function meanBeside(
  state: number,
  step: number,
  depth: Uint32Array,
  { first, items }: Neighbours,
  x: Float64Array,
): number {
  let sum = 0
  let seen = 0
  for (let i = first[state]!; i < first[state + 1]!; i++) {
    const other = items[i]!
    const away = depth[other]! - depth[state]!
    if (step === 0 ? away !== 0 : away === step) {
      sum += x[other]!
      seen++
    }
  }
  return seen === 0 ? x[state]! : sum / seen
}

/** One unit apart, centred on 0. */
function spread(layer: readonly number[], x: Float64Array): void {
  const start = -(layer.length - 1) / 2
  for (let i = 0; i < layer.length; i++) x[layer[i]!] = start + i
}

/** Nearest places (least squares) to `wanted` in the given order with gaps of at least 1. O(n). */
export function keepApart(wanted: Float64Array): Float64Array {
  // With i subtracted, "at least 1 apart" reads "not descending": pool neighbours that descend into their mean.
  const sums: number[] = []
  const sizes: number[] = []
  for (let i = 0; i < wanted.length; i++) {
    let sum = wanted[i]! - i
    let size = 1
    while (sums.length > 0 && sums[sums.length - 1]! / sizes[sizes.length - 1]! > sum / size) {
      sum += sums.pop()!
      size += sizes.pop()!
    }
    sums.push(sum)
    sizes.push(size)
  }
  const placed = new Float64Array(wanted.length)
  let at = 0
  for (let pool = 0; pool < sums.length; pool++)
    for (let i = 0; i < sizes[pool]!; i++, at++) placed[at] = sums[pool]! / sizes[pool]! + at
  return placed
}
