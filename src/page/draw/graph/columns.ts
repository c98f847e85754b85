// The drawing of layers with states too close to be distinguished: columns, each for all states within it, in the
// colours of these states by their share. Columns keep their positions in the drawing while it is panned; a layer is
// drawn state by state as soon as there is room.

import { SHADES, shadeOf } from './paint/colours'
import type { Emphasis } from './emphasis'
import type { Geometry } from './geometry'
import { type GraphModel, shapeOf } from './model'

/** Colours of states as numbers: the shades of goal distances, then these, then the roles in a run of a search. */
export const UNKNOWN_COLOUR = SHADES
export const DEAD_END_COLOUR = SHADES + 1
export const ROLE_COLOURS = SHADES + 2
/** Offset of the numbers for highlighted states with the same colours. */
export const STANDING_OUT = 64

/** Minimum width of a column in pixels; the maximum is less than twice as much. */
const MIN_WIDTH = 2
/** Minimum mean distance between the states of a layer, in columns, for which each state is drawn. */
const APART = 1.5

/** The columns of one layer, left to right. Column i has the states `first[i] .. first[i+1]` of `colours`. */
export interface LayerColumns {
  /** Position of the first column, in columns from the origin. */
  readonly start: number
  readonly first: Uint32Array
  /** The colour of each state, sorted within a column, so nearest to the goal first. */
  readonly colours: Uint8Array
}

export interface Columns {
  /** Width of a column, in units of the drawing. */
  readonly width: number
  /** By layer; undefined if each state is drawn. */
  readonly layers: readonly (LayerColumns | undefined)[]
  /** Number of states in the fullest column. */
  readonly most: number
  /** Number of states drawn in columns. */
  readonly states: number
}

/** The width of columns at a scale, in units of the drawing: a power of two, so that it rarely changes. */
export const columnWidth = (k: number): number => 2 ** Math.ceil(Math.log2(MIN_WIDTH / k))

/** True if the states of a layer are too close to be distinguished with columns of this width. */
export function isMerged({ layerLeft, layerRight, layerCount }: Geometry, layer: number, width: number): boolean {
  const gaps = layerCount[layer]! - 1
  return gaps > 0 && (layerRight[layer]! - layerLeft[layer]!) / gaps < APART * width
}

/** The colour number of each state. */
export function coloursOf(model: GraphModel, emphasis: Emphasis | null): Uint8Array {
  const { graph } = model
  const colours = new Uint8Array(graph.count)
  const roles = emphasis?.run?.roles
  for (let state = 0; state < graph.count; state++) {
    const role = roles?.[state] ?? 0
    const shade = shadeOf(model, state)
    const own =
      role > 0
        ? ROLE_COLOURS + role
        : shade >= 0
          ? shade
          : shapeOf(model, state) === 'dead-end'
            ? DEAD_END_COLOUR
            : UNKNOWN_COLOUR
    colours[state] = emphasis?.states?.[state] === 1 ? own + STANDING_OUT : own
  }
  return colours
}

/** All states sorted by colour number. Linear time. */
export function byColour(colours: Uint8Array): Uint32Array {
  const next = new Uint32Array(257)
  for (const colour of colours) next[colour + 1]!++
  for (let i = 1; i < next.length; i++) next[i]! += next[i - 1]!
  const order = new Uint32Array(colours.length)
  for (let state = 0; state < colours.length; state++) order[next[colours[state]!]!++] = state
  return order
}

/** The columns of a drawing, all of this width. O(states + columns). */
export function columnsOf(
  geo: Geometry,
  colours: Uint8Array,
  /** All states, sorted by colour. */
  order: Uint32Array,
  width: number,
): Columns {
  const { layer } = geo.layering
  const count = geo.layerY.length
  /**
   * By layer: the index of its first column in one list of all, minus its start position; NONE if it has no columns.
   */
  const base = new Int32Array(count)
  const merged = new Uint8Array(count)
  const starts = new Int32Array(count + 1)
  let total = 0
  for (let at = 0; at < count; at++) {
    starts[at] = total
    if (!isMerged(geo, at, width)) continue
    merged[at] = 1
    const from = Math.floor(geo.layerLeft[at]! / width)
    base[at] = total - from
    total += Math.floor(geo.layerRight[at]! / width) - from + 1
  }
  starts[count] = total
  const first = new Uint32Array(total + 1)
  const { x } = geo
  for (let state = 0; state < x.length; state++) {
    const at = layer[state]!
    if (merged[at] === 1) first[base[at]! + Math.floor(x[state]! / width) + 1]!++
  }
  let max = 0
  for (let i = 0; i < total; i++) {
    if (first[i + 1]! > max) max = first[i + 1]!
    first[i + 1]! += first[i]!
  }
  const states = first[total]!
  const next = first.slice(0, total)
  const sorted = new Uint8Array(states)
  for (const state of order) {
    const at = layer[state]!
    if (merged[at] === 0) continue
    const place = base[at]! + Math.floor(x[state]! / width)
    sorted[next[place]!++] = colours[state]!
  }
  const layers = Array.from({ length: count }, (_, at) =>
    merged[at] === 1
      ? {
          start: starts[at]! - base[at]!,
          first: first.subarray(starts[at], starts[at + 1]! + 1),
          colours: sorted,
        }
      : undefined,
  )
  return { width, layers, most: max, states }
}

/** The height of a column in pixels, within the height of a layer: it grows with the number of states. */
export function columnHeight(states: number, max: number, height: number): number {
  const share = Math.log1p(states) / Math.log1p(max)
  return Math.max(Math.min(3, height), Math.round(share * height))
}
