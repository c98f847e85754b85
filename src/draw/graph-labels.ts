// Names on the edges that leave the state one looks at or stands in: as many as fit without covering each other or a
// state; the rest are told beside the picture.

import { bend, type Geometry } from './graph-geometry'
import { actionOf, actionsBetween, edgesOf, type GraphModel } from './graph-model'
import type { GraphMarks } from './graph-marks'
import type { ZoomTransform } from './zoom'

export interface EdgeLabel {
  /** On the screen, centred. */
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Of the font that labels are set in, at 11 px. */
const LETTER = 6.7
const HEIGHT = 15
/** Places along an edge, by preference. */
const places = [0.56, 0.7, 0.42, 0.82] as const
const MOST = 24
const SHORT = 34
/** Of one edge: more actions than this are counted. */
const MOST_ACTIONS = 2

/** Names of the edges that leave the state looked at, where there is room; else of where one stands, if all fit. */
export function edgeLabels(
  model: GraphModel,
  geo: Geometry,
  marks: GraphMarks,
  transform: ZoomTransform,
  width: number,
  height: number,
): readonly EdgeLabel[] {
  const state = marks.lookedAt ?? marks.current
  if (state === null) return []
  const { graph } = model
  const actions = new Map<number, string[]>()
  for (const edge of edgesOf(model.out, state)) {
    const to = graph.edgeTo[edge]!
    if (to === state) continue
    const list = actions.get(to)
    if (list) list.push(actionOf(model, edge))
    else actions.set(to, [actionOf(model, edge)])
  }
  const taken: Box[] = [...actions.keys(), state].map(at => {
    const [x, y] = transform.apply([geo.x[at]!, geo.y[at]!])
    const r = Math.max(3, geo.radius * transform.k)
    return { left: x - r, right: x + r, top: y - r, bottom: y + r }
  })
  const labels: EdgeLabel[] = []
  for (const [to, names] of actions) {
    if (labels.length === MOST) break
    const text = namesOf(names)
    // Where edges are a few pixels long, names would only hide them.
    const [fromX, fromY] = transform.apply([geo.x[state]!, geo.y[state]!])
    const [toX, toY] = transform.apply([geo.x[to]!, geo.y[to]!])
    if (Math.hypot(toX - fromX, toY - fromY) < SHORT) continue
    const half = (text.length * LETTER) / 2 + 3
    for (const t of places) {
      const [x, y] = transform.apply(alongEdge(geo, state, to, t))
      const box = { left: x - half, right: x + half, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 }
      if (box.left < 2 || box.right > width - 2 || box.top < 2 || box.bottom > height - 2) continue
      if (taken.some(other => overlap(box, other))) continue
      taken.push(box)
      labels.push({ x, y, text })
      break
    }
  }
  return marks.lookedAt === null && labels.length < actions.size ? [] : labels
}

const namesOf = (names: readonly string[]): string => {
  const more = names.length - MOST_ACTIONS
  return names.slice(0, MOST_ACTIONS).join('  ') + (more > 0 ? `  +${more}` : '')
}

/** The name of one edge, at its middle or as near as the pane allows. */
export function edgeLabel(
  model: GraphModel,
  geo: Geometry,
  edge: number,
  transform: ZoomTransform,
  width: number,
  height: number,
): EdgeLabel {
  const [from, to] = [model.graph.edgeFrom[edge]!, model.graph.edgeTo[edge]!]
  const [x, y] = transform.apply(alongEdge(geo, from, to, 0.5))
  const text = namesOf(actionsBetween(model, from, to))
  const half = (text.length * LETTER) / 2 + 6
  const within = (value: number, most: number, edge: number): number =>
    Math.max(edge, Math.min(most - edge, value))
  return { x: within(x, width, half), y: within(y, height, HEIGHT), text }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A point of the curve that the edge is drawn as. */
function alongEdge(geo: Geometry, from: number, to: number, t: number): [number, number] {
  const middle = bend(geo, from, to)
  const mix = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return [mix(geo.x[from]!, middle.x, geo.x[to]!), mix(geo.y[from]!, middle.y, geo.y[to]!)]
}

/** What is written at the left of a layer. */
export function bandName(band: Geometry['layering']['bands'][number]): string {
  if (band.kind === 'depth') return String(band.value)
  if (band.kind === 'distance') return band.value === 0 ? 'goal' : told(band.value)
  return band.kind === 'unknown' ? 'not known' : 'dead end'
}

const told = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** Names of layers that fit below each other, with their place on the screen. */
export function bandLabels(
  geo: Geometry,
  transform: ZoomTransform,
  height: number,
): readonly { readonly y: number; readonly text: string }[] {
  const labels: { y: number; text: string }[] = []
  let last = Number.NEGATIVE_INFINITY
  geo.layering.bands.forEach((band, at) => {
    const y = geo.layerY[at]! * transform.k + transform.y
    const text = bandName(band)
    if (y < 8 || y > height - 8 || y < last + 15) return
    // A group of layers without a number is named once.
    if (text === labels.at(-1)?.text) return
    labels.push({ y, text })
    last = y
  })
  return labels
}
