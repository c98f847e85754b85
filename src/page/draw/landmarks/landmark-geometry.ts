// The positions of the landmarks and their arrows, in pixels; the page and the exported picture draw the same.

import type { LandmarkPicture, OrderKind, LandmarkNode } from '#questions/views/landmarks/landmark-data'

/** The direction in which layers follow one another. */
export type Flow = 'right' | 'down'

export interface LandmarkBox {
  /** Index in the list of landmarks. */
  readonly node: number
  readonly label: string
  /** Centre of the box. */
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface LandmarkArrow {
  readonly before: number
  readonly after: number
  readonly kind: OrderKind
  readonly path: string
  /** Corners of the arrow head, as SVG points. */
  readonly head: string
}

export interface LandmarkDrawing {
  readonly flow: Flow
  readonly boxes: readonly LandmarkBox[]
  readonly arrows: readonly LandmarkArrow[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const BOX_HEIGHT = 28
/** Width in pixels of a character of the labels, at a font size of 12 pixels. */
const LETTER = 7.22
/** Width in pixels of a box without its label: the mark and padding. */
const BOX_PADDING = 40
/** Maximum number of characters of a name; longer ones are shortened in the middle. */
const MAX_LETTERS = 34
const ROW = 38
const GAP = 46
const HEAD = 7

/** Draws in the direction that best fills a frame of this aspect ratio (width by height). */
export function drawLandmarks(
  nodes: readonly LandmarkNode[],
  picture: LandmarkPicture,
  aspect: number,
): LandmarkDrawing {
  const [across, down] = (['right', 'down'] as const).map(flow => drawn(nodes, picture, flow))
  return scaleIn(across!, aspect, 1) >= scaleIn(down!, aspect, 1) ? across! : down!
}

/** The scale of the drawing in a frame that shows all of it. */
export const scaleIn = ({ left, right, top, bottom }: LandmarkDrawing, width: number, height: number): number =>
  Math.min(width / Math.max(1, right - left), height / Math.max(1, bottom - top))

function drawn(nodes: readonly LandmarkNode[], picture: LandmarkPicture, flow: Flow): LandmarkDrawing {
  const labels = new Map(picture.nodes.map(({ node }) => [node, shorten(nodes[node]!.fact)]))
  const widthOf = (node: number): number => labels.get(node)!.length * LETTER + BOX_PADDING
  const widest = picture.nodes.reduce((max, { node }) => Math.max(max, widthOf(node)), 0)
  const starts: number[] = []
  const widths: number[] = []
  let at = 0
  for (let layer = 0; layer < picture.layers; layer++) {
    const width = picture.nodes
      .filter(other => other.layer === layer)
      .reduce((max, { node }) => Math.max(max, widthOf(node)), 0)
    starts.push(at)
    widths.push(width)
    at += flow === 'right' ? width + GAP : BOX_HEIGHT + GAP
  }
  const middle = (layer: number, row: number): readonly [number, number] =>
    flow === 'right'
      ? [starts[layer]! + widths[layer]! / 2, row * ROW]
      : [row * (widest + 18), starts[layer]! + BOX_HEIGHT / 2]
  const boxes = picture.nodes.map(({ node, layer, row }): LandmarkBox => {
    const [x, y] = middle(layer, row)
    // All boxes of a column have the same width, so that their edges align.
    return {
      node,
      label: labels.get(node)!,
      x,
      y,
      width: flow === 'right' ? widths[layer]! : widthOf(node),
    }
  })
  const boxOf = new Map(boxes.map(box => [box.node, box]))
  const arrows = picture.orders.map(({ before, after, kind, via }): LandmarkArrow => {
    const [from, to] = [boxOf.get(before)!, boxOf.get(after)!]
    const stops = via.map(({ layer, row }) => {
      const [x, y] = middle(layer, row)
      const half = flow === 'right' ? widths[layer]! / 2 : BOX_HEIGHT / 2
      return flow === 'right'
        ? ([
            [x - half, y],
            [x + half, y],
          ] as const)
        : ([
            [x, y - half],
            [x, y + half],
          ] as const)
    })
    const start: Point = flow === 'right' ? [from.x + from.width / 2, from.y] : [from.x, from.y + BOX_HEIGHT / 2]
    const end: Point = flow === 'right' ? [to.x - to.width / 2 - 2, to.y] : [to.x, to.y - BOX_HEIGHT / 2 - 2]
    const rim: Point = flow === 'right' ? [end[0] - HEAD, end[1]] : [end[0], end[1] - HEAD]
    return {
      before,
      after,
      kind,
      path: curve([start, ...stops.flat(), rim], flow),
      head: headAt(end, flow),
    }
  })
  const edge = (pick: (box: LandmarkBox) => number, best: (a: number, b: number) => number): number =>
    boxes.map(pick).reduce((a, b) => best(a, b), boxes.length > 0 ? pick(boxes[0]!) : 0)
  return {
    flow,
    boxes,
    arrows,
    left: edge(box => box.x - box.width / 2, Math.min),
    right: edge(box => box.x + box.width / 2, Math.max),
    top: edge(box => box.y - BOX_HEIGHT / 2, Math.min),
    bottom: edge(box => box.y + BOX_HEIGHT / 2, Math.max),
  }
}

type Point = readonly [number, number]

/** A curve through all points, which starts and ends in the direction of flow. */
function curve(points: readonly Point[], flow: Flow): string {
  const [first, ...rest] = points
  let path = `M${round(first![0])},${round(first![1])}`
  let [x, y] = first!
  for (const [nextX, nextY] of rest) {
    const straight = flow === 'right' ? nextY === y : nextX === x
    const [halfX, halfY] = [(x + nextX) / 2, (y + nextY) / 2]
    path += straight
      ? `L${round(nextX)},${round(nextY)}`
      : flow === 'right'
        ? `C${round(halfX)},${round(y)} ${round(halfX)},${round(nextY)} ${round(nextX)},${round(nextY)}`
        : `C${round(x)},${round(halfY)} ${round(nextX)},${round(halfY)} ${round(nextX)},${round(nextY)}`
    x = nextX
    y = nextY
  }
  return path
}

function headAt([x, y]: Point, flow: Flow): string {
  const half = HEAD * 0.52
  const corners: readonly Point[] =
    flow === 'right'
      ? [
          [x - HEAD, y - half],
          [x, y],
          [x - HEAD, y + half],
        ]
      : [
          [x - half, y - HEAD],
          [x, y],
          [x + half, y - HEAD],
        ]
  return `M${corners.map(([cx, cy]) => `${round(cx)},${round(cy)}`).join('L')}`
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Shortens a long name in its middle. */
function shorten(name: string): string {
  if (name.length <= MAX_LETTERS) return name
  const tail = Math.floor((MAX_LETTERS - 1) / 2)
  return `${name.slice(0, MAX_LETTERS - 1 - tail)}…${name.slice(name.length - tail)}`
}

/** The role of a landmark, for drawing. */
export const roleOf = ({ inInitial, inGoal }: LandmarkNode): 'landmark' | 'goal' | 'initial' =>
  inInitial ? 'initial' : inGoal ? 'goal' : 'landmark'
