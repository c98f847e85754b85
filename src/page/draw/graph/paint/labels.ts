// Names on the edges that leave the state in focus, or the current state: as many as fit without covering each other or
// a state; the rest are listed next to the picture.

import { bend, type Geometry } from '../geometry'
import { actionOf, actionsBetween, edgesOf, type GraphModel } from '../model'
import type { GraphMarks } from './marks'
import { thumbSize } from '../svg/thumb-size'
import type { ZoomTransform } from '#page/draw/zoom'

export interface EdgeLabel {
  /** Centre of the label in screen coordinates. */
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Width of a character of the labels' font, at 11 px. */
const LETTER = 6.7
const HEIGHT = 17
/** Positions along an edge, by preference. */
const places = [0.56, 0.7, 0.42, 0.82] as const
const MAX_LABEL_LENGTH = 24
const SHORT = 34
/** Maximum number of actions named on one edge; the others are counted. */
const MAX_ACTIONS = 2

/** Maximum number of states for which every edge is named, if there is room. */
const NAMED_STATES = 80

interface LabelledEdge {
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

/**
 * Names of the edges that leave the state in focus, as far as there is room; else of the current state, if all fit; and
 * in a small graph those of all other edges that fit as well.
 */
export function edgeLabels(
  model: GraphModel,
  geo: Geometry,
  marks: GraphMarks,
  transform: ZoomTransform,
  width: number,
  height: number,
): readonly EdgeLabel[] {
  const isSmall = model.graph.count <= NAMED_STATES
  const state = marks.lookedAt ?? marks.current
  const own = state === null ? [] : leaving(model, state)
  const hidden = isSmall
    ? Array.from({ length: model.graph.count }, (_, i) => i)
    : state === null
      ? []
      : [...own.map(({ to }) => to), state]
  const picture = thumbSize(geo, model.graph.count, transform.k)
  const taken: Box[] = hidden.map(at => {
    const [x, y] = transform.apply([geo.x[at]!, geo.y[at]!])
    const r = Math.max(3, geo.radius * transform.k)
    const [across, down] = picture === null ? [r, r] : [picture.width / 2, picture.height / 2]
    return { left: x - across, right: x + across, top: y - down, bottom: y + down }
  })
  const labels: EdgeLabel[] = []
  const place = ({ from, to, names }: LabelledEdge): void => {
    const text = namesOf(names, model.graph.costs)
    // On edges of a few pixels, names would hide them.
    const [fromX, fromY] = transform.apply([geo.x[from]!, geo.y[from]!])
    const [toX, toY] = transform.apply([geo.x[to]!, geo.y[to]!])
    if (Math.hypot(toX - fromX, toY - fromY) < SHORT) return
    // Includes a gap, so that two names do not read as one.
    const half = (text.length * LETTER) / 2 + 8
    for (const t of places) {
      const [x, y] = transform.apply(alongEdge(geo, from, to, t))
      const box = { left: x - half, right: x + half, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 }
      if (box.left < 2 || box.right > width - 2 || box.top < 2 || box.bottom > height - 2) continue
      if (taken.some(other => overlap(box, other))) continue
      taken.push(box)
      labels.push({ x, y, text })
      return
    }
  }
  for (const each of own.slice(0, MAX_LABEL_LENGTH)) place(each)
  if (isSmall && marks.lookedAt === null) {
    for (const each of others(model, state)) place(each)
    return labels
  }
  return marks.lookedAt === null && labels.length < own.length ? [] : labels
}

/** The edges that leave a state, grouped by target. */
function leaving(model: GraphModel, from: number): readonly LabelledEdge[] {
  const actions = new Map<number, string[]>()
  for (const edge of edgesOf(model.out, from)) {
    const to = model.graph.edgeTo[edge]!
    if (to === from) continue
    const list = actions.get(to)
    if (list) list.push(actionOf(model, edge))
    else actions.set(to, [actionOf(model, edge)])
  }
  return [...actions].map(([to, names]) => ({ from, to, names }))
}

/** Each pair of states joined by edges, except the edges of one state. */
function others(model: GraphModel, but: number | null): readonly LabelledEdge[] {
  const pairs = new Map<number, LabelledEdge>()
  const { count, edgeFrom, edgeTo } = model.graph
  edgeFrom.forEach((from, edge) => {
    const to = edgeTo[edge]!
    const key = Math.min(from, to) * count + Math.max(from, to)
    if (from === to || from === but || to === but || pairs.has(key)) return
    pairs.set(key, { from, to, names: actionsBetween(model, from, to) })
  })
  return [...pairs.values()]
}

const namesOf = (names: readonly string[], costs: ReadonlyMap<string, number> | undefined): string => {
  const withCost = (name: string): string => {
    const cost = costs?.get(name)
    return cost === undefined ? name : `${name} costs ${cost}`
  }
  const more = names.length - MAX_ACTIONS
  return names.slice(0, MAX_ACTIONS).map(withCost).join(' / ') + (more > 0 ? `  +${more}` : '')
}

/** The name of one edge, at its middle or as close to it as the pane allows. */
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
  const text = namesOf(actionsBetween(model, from, to), model.graph.costs)
  const half = (text.length * LETTER) / 2 + 6
  const within = (value: number, max: number, edge: number): number => Math.max(edge, Math.min(max - edge, value))
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

/** A point on the curve of an edge. */
function alongEdge(geo: Geometry, from: number, to: number, t: number): [number, number] {
  const middle = bend(geo, from, to)
  const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return [mix(geo.x[from]!, middle.x, geo.x[to]!), mix(geo.y[from]!, middle.y, geo.y[to]!)]
}

/** The label at the left of a layer. */
export function bandName(band: Geometry['layering']['bands'][number]): string {
  if (band.kind === 'depth') return String(band.value)
  if (band.kind === 'distance') return band.value === 0 ? 'goal' : distanceLabel(band.value)
  return band.kind === 'unknown' ? 'not known' : 'dead end'
}

const distanceLabel = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** Names of layers that fit below each other, with their y coordinate on the screen and their number of states. */
export function bandLabels(
  geo: Geometry,
  transform: ZoomTransform,
  height: number,
): readonly { readonly y: number; readonly text: string; readonly layer: number }[] {
  const labels: { y: number; text: string; layer: number }[] = []
  let last = Number.NEGATIVE_INFINITY
  geo.layering.bands.forEach((band, at) => {
    const y = geo.layerY[at]! * transform.k + transform.y
    const text = bandName(band)
    if (y < 8 || y > height - 8 || y < last + 15) return
    // Adjacent layers with the same name are labelled once.
    if (text === labels.at(-1)?.text) return
    labels.push({ y, text, layer: at })
    last = y
  })
  return labels
}
