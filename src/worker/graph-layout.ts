// Places for a state graph: one layer a distance from the start, crossings reduced by barycentre sweeps (Sugiyama,
// Tagawa and Toda 1981), then each layer drawn towards its neighbours with at least one unit between states, which
// is an isotonic regression solved by pooling adjacent violators (Ayer et al. 1955). Deterministic, near linear.

export interface LayoutInput {
  readonly count: number
  /** Layer of each state; layer 0 holds the start. */
  readonly depth: Uint32Array
  readonly edgeFrom: Uint32Array
  readonly edgeTo: Uint32Array
}

export interface Layout {
  /** In units of the smallest gap between states of a layer; the start is at 0. */
  readonly x: Float32Array
  /** The layer. */
  readonly y: Float32Array
}

/** Sweeps over all layers: each costs O(states log states + edges). */
const ORDER_SWEEPS = 4
const PLACE_SWEEPS = 6

export function layoutLayers(input: LayoutInput): Layout {
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
