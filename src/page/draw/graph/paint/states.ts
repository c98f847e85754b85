// Paints the states of a large graph that are drawn one by one: small dots as pixels, larger ones as shapes, goals as
// stars above all others.

import { DEAD_END_COLOUR, isMerged, columnWidth, STANDING_OUT } from '../columns'
import type { GraphColours } from './colours'
import { type RunOnGraph, runLook } from '../emphasis'
import type { Geometry } from '../geometry'
import { type GraphModel, shapeOf } from '../model'
import { SQUARE_SCALE, STAR_SCALE, starPoints } from './shapes'
import { polygon } from '#page/draw/paint-marks'

/** Maximum radius in pixels of a dot that is written as pixels rather than painted. */
const SMALL_DOT = 3.5
/** If states are merged, one star marks all goals within this many columns. */
const STAR_COLUMNS = 4

/** The data for painting states. */
export interface StateSheet {
  readonly model: GraphModel
  readonly geo: Geometry
  readonly theme: GraphColours
  readonly run: RunOnGraph | undefined
  /** The colour of each state, and all states sorted by colour. */
  readonly colours: Uint8Array
  readonly order: Uint32Array
  readonly transform: { readonly k: number; readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
  /** Minimum radius in pixels of a dot, and of a highlighted one. */
  readonly least: number
  /** True if there are so few highlighted states that each is drawn, also in layers drawn as columns. */
  readonly areApart: boolean
}

/** Visible states that are drawn one by one, by the way they are drawn. */
export interface Sorted {
  readonly small: number[]
  readonly large: number[]
  readonly goals: number[]
  /** The highlighted states, drawn in front of edges. */
  readonly front: number[]
}

/** Selects the states that are drawn one by one. Linear time. */
export function sortStates(sheet: StateSheet): Sorted {
  const { model, geo, colours, order, transform, width, height } = sheet
  const { k } = transform
  const column = columnWidth(k)
  const merged = Uint8Array.from(geo.layerY, (_, at) => (isMerged(geo, at, column) ? 1 : 0))
  const visible = Uint8Array.from(geo.layerY, y => {
    const at = y * k + transform.y
    return at > -20 && at < height + 20 ? 1 : 0
  })
  const { layer } = geo.layering
  const { isGoal } = model.graph
  const [left, right] = [(-20 - transform.x) / k, (width + 20 - transform.x) / k]
  const isSmall = geo.radius * k <= SMALL_DOT
  const sorted: Sorted = { small: [], large: [], goals: [], front: [] }
  const starred = new Set<number>()
  const cell = column * STAR_COLUMNS
  for (const state of order) {
    const at = layer[state]!
    if (visible[at] === 0) continue
    const x = geo.x[state]!
    if (x < left || x > right) continue
    const standsOut = colours[state]! >= STANDING_OUT
    if (isGoal[state] === 1) {
      const key = Math.floor(x / cell) * geo.layerY.length + at
      if (merged[at] === 0 || (standsOut && sheet.areApart) || !starred.has(key)) sorted.goals.push(state)
      starred.add(key)
    } else if (standsOut && sheet.areApart) sorted.front.push(state)
    else if (merged[at] === 0) (isSmall ? sorted.small : sorted.large).push(state)
  }
  return sorted
}

export function radiusOf({ geo, transform, least, colours }: StateSheet, state: number): number {
  const standsOut = colours[state]! >= STANDING_OUT
  return Math.max(standsOut ? least * 1.6 : least, geo.radius * transform.k)
}

/** Paints states as shapes, all of one colour at once. */
export function paintStates(context: CanvasRenderingContext2D, sheet: StateSheet, states: readonly number[]): void {
  const { colours } = sheet
  let from = 0
  while (from < states.length) {
    const colour = colours[states[from]!]!
    let to = from + 1
    while (to < states.length && colours[states[to]!] === colour) to++
    const same = states.slice(from, to)
    from = to
    if (colour % STANDING_OUT === DEAD_END_COLOUR) paintDeadEnds(context, sheet, same)
    else paintDots(context, sheet, same)
  }
}

/** Dots of one colour: first those with a plain outline, then those with a dashed one. */
function paintDots(context: CanvasRenderingContext2D, sheet: StateSheet, states: readonly number[]): void {
  const { model, theme, run, colours } = sheet
  const first = states[0]!
  const look = runLook(run, first, theme)
  const shade = colours[first]! % STANDING_OUT
  context.fillStyle = look?.fill ?? theme.shades[shade] ?? theme.unknown
  context.strokeStyle = look?.line ?? theme.outline
  const r = radiusOf(sheet, first)
  context.lineWidth = Math.min(1.25, r * 0.2)
  const paint = (some: readonly number[], dash: readonly number[], rimmed: boolean): void => {
    if (some.length === 0) return
    context.beginPath()
    for (const state of some) {
      const [x, y] = placeOf(sheet, state)
      context.moveTo(x + r, y)
      context.arc(x, y, r, 0, 2 * Math.PI)
    }
    context.fill()
    if (!rimmed) return
    context.setLineDash([...dash])
    context.stroke()
    context.setLineDash([])
  }
  const isFrontier = (state: number): boolean => shapeOf(model, state) === 'frontier'
  paint(
    states.filter(state => !isFrontier(state)),
    [],
    r > 2,
  )
  paint(states.filter(isFrontier), [2, 2], true)
}

/** Paints dead ends as hatched squares. */
function paintDeadEnds(context: CanvasRenderingContext2D, sheet: StateSheet, states: readonly number[]): void {
  const { theme } = sheet
  const r = radiusOf(sheet, states[0]!)
  const side = Math.max(1.6, r * SQUARE_SCALE)
  context.fillStyle = r < 3 ? theme.deadEndLine : theme.deadEnd
  for (const state of states) {
    const [x, y] = placeOf(sheet, state)
    context.fillRect(x - side, y - side, 2 * side, 2 * side)
  }
  if (r < 3) return
  context.strokeStyle = theme.deadEndLine
  context.lineWidth = Math.min(1.25, r * 0.2)
  context.beginPath()
  for (const state of states) {
    const [x, y] = placeOf(sheet, state)
    context.rect(x - side, y - side, 2 * side, 2 * side)
    for (const at of [-0.5, 0, 0.5]) {
      context.moveTo(x - side + Math.max(0, at) * 2 * side, y + side + Math.min(0, at) * 2 * side)
      context.lineTo(x + side + Math.min(0, at) * 2 * side, y - side + Math.max(0, at) * 2 * side)
    }
  }
  context.stroke()
}

export function paintGoals(context: CanvasRenderingContext2D, sheet: StateSheet, states: readonly number[]): void {
  const { theme, run } = sheet
  context.strokeStyle = theme.ink
  context.lineWidth = 0.9
  for (const state of states) {
    const shade = sheet.colours[state]! % STANDING_OUT
    context.fillStyle = runLook(run, state, theme)?.fill ?? theme.shades[shade] ?? theme.unknown
    const r = Math.max(5, radiusOf(sheet, state) * STAR_SCALE)
    polygon(context, starPoints(...placeOf(sheet, state), r))
    context.fill()
    context.stroke()
  }
}

const placeOf = ({ geo, transform }: StateSheet, state: number): [number, number] => [
  geo.x[state]! * transform.k + transform.x,
  geo.y[state]! * transform.k + transform.y,
]
