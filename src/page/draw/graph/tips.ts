// Arrow heads of a state graph, which end at the shape of a state, or at the thumbnail that replaces it.

import { bend, type Geometry } from './geometry'
import type { GraphModel } from './model'
import { arrowHead } from './paint/shapes'
import { thumbSize } from './svg/thumb-size'
import type { ZoomTransform } from '../zoom'

interface DrawnGraph {
  readonly geo: Geometry
  readonly model: GraphModel
  readonly transform: ZoomTransform
}

/** Two states that an edge connects. */
type Ends = readonly [from: number, to: number]

/** The path of the arrow head at the end of an edge, which touches the shape or thumbnail. */
export function tipPath({ geo, model, transform }: DrawnGraph, [from, to]: Ends, size: number): string {
  const middle = bend(geo, from, to)
  const picture = thumbSize(geo, model.graph.count, transform.k)
  const corners =
    picture === null
      ? arrowHead(middle.x, middle.y, geo.x[to]!, geo.y[to]!, geo.radius + 2, size)
      : headAtBox(geo, [from, to], picture.width / transform.k, picture.height / transform.k, size)
  return `M${corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
}

/** Number of pieces into which a curve is divided to find where it enters a box. */
const PIECES = 60

/** The arrow head at the point where the curve of an edge enters the box around its end. */
function headAtBox(geo: Geometry, [from, to]: Ends, width: number, height: number, size: number) {
  const middle = bend(geo, from, to)
  const [endX, endY] = [geo.x[to]!, geo.y[to]!]
  const at = (t: number): readonly [x: number, y: number] => [
    (1 - t) ** 2 * geo.x[from]! + 2 * t * (1 - t) * middle.x + t ** 2 * endX,
    (1 - t) ** 2 * geo.y[from]! + 2 * t * (1 - t) * middle.y + t ** 2 * endY,
  ]
  let piece = PIECES
  while (piece > 1) {
    const [x, y] = at(piece / PIECES)
    if (Math.abs(x - endX) > width / 2 || Math.abs(y - endY) > height / 2) break
    piece--
  }
  const [x, y] = at(piece / PIECES)
  return arrowHead(...at((piece - 1) / PIECES), x, y, 0, size)
}
