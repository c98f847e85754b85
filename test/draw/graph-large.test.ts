// Large state graphs: layers as bars with counts, edges only where they are asked for, goals that can be found; and
// small ones that use the room they have.

import { expect, test } from 'vitest'
import type { GraphColours } from '#page/draw/graph/paint/colours'
import type { Emphasis } from '#page/draw/graph/emphasis'
import { geometry, SVG_STATES } from '#page/draw/graph/geometry'
import { noMarks } from '#page/draw/graph/paint/marks'
import { graphModel, nearestGoal, withoutDistances } from '#page/draw/graph/model'
import { GraphPainter } from '#page/draw/graph/paint/painter'
import { THUMB_STATES, thumbAt, thumbSize } from '#page/draw/graph/svg/thumb-size'
import { zoomAt } from '#page/draw/zoom'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import { layerByDepth } from '#questions/views/graph/layout'

/** A tree of width 7 below the start, cut to this many states; the last is a goal. */
function tree(count: number): StateGraph {
  const parent = (state: number): number => Math.floor((state - 1) / 7)
  const depth = new Uint32Array(count)
  for (let state = 1; state < count; state++) depth[state] = depth[parent(state)]! + 1
  const edgeTo = Uint32Array.from({ length: count - 1 }, (_, i) => i + 1)
  const edgeFrom = edgeTo.map(parent)
  const isGoal = new Uint8Array(count)
  isGoal[count - 1] = 1
  const drawn = { count, depth, distance: new Float64Array(count), edgeFrom, edgeTo }
  return {
    ...drawn,
    complete: true,
    total: count,
    seen: count,
    byDepth: layerByDepth(drawn),
    byDistance: null,
    depthBound: new Uint8Array(count),
    isGoal,
    isFrontier: new Uint8Array(count),
    edgeAction: new Uint32Array(count - 1),
    actionNames: ['(go)'],
    factNames: ['(f)'],
    isFluent: Uint8Array.of(1),
    words: 1,
    rows: new Uint32Array(count),
  }
}

const colours = new Proxy({}, { get: (_, name) => (name === 'shades' ? ['red'] : String(name)) })

/** The painted shapes, in the order of the calls. */
function painted(graph: StateGraph, lookedAt: number | null, emphasis: Emphasis | null) {
  const calls: { name: string; values: unknown[] }[] = []
  const context = new Proxy({} as Record<string, unknown>, {
    get: (own, name) =>
      name in own ? own[String(name)] : (...values: unknown[]) => calls.push({ name: String(name), values }),
    set: (own, name, value) => {
      own[String(name)] = value
      return true
    },
  }) as unknown as CanvasRenderingContext2D
  const model = graphModel(graph)
  const geo = geometry(model, graph.byDepth, 1)
  const transform = zoomAt(0, 20, 1)
  const theme = colours as unknown as GraphColours
  const painter = new GraphPainter({} as HTMLCanvasElement, model, geo, theme, transform)
  Object.assign(painter, { emphasis, marks: { ...noMarks, lookedAt } })
  const size = { width: 40_000, height: 40_000 }
  for (const step of painter.onto(context, zoomAt(20_000, 50, 1), size, 1)) void step
  const lines = calls.filter(({ name }) => name === 'lineTo' || name === 'quadraticCurveTo').length
  const texts = calls.filter(({ name }) => name === 'fillText').map(({ values }) => values[0])
  const bars = calls.filter(({ name, values }) => name === 'fillRect' && Number(values[2]) > 0)
  return { lines, texts, bars: bars.length }
}

const LARGE = SVG_STATES + 200

test('a large graph has no edges until a state is pointed at, then those of that state', () => {
  const graph = tree(LARGE)
  const still = painted(graph, null, null)
  // Stars of goals are made of lines as well: nothing else is.
  const star = painted({ ...graph, isGoal: new Uint8Array(LARGE) }, null, null)
  expect(star.lines).toBe(0)
  const pointed = painted(graph, 0, null)
  expect(pointed.lines - still.lines).toBeGreaterThanOrEqual(7)
  expect(pointed.lines - still.lines).toBeLessThan(40)
})

test('its layers are bars with the number of their states', () => {
  const { bars, texts } = painted(tree(LARGE), null, null)
  expect(bars).toBeGreaterThanOrEqual(5)
  // 1, 7, 49, 343 and what is left of 500.
  for (const count of ['1', '7', '49', '343', '100']) expect(texts).toContain(count)
  const many = painted(tree(6_000), null, null)
  expect(many.texts).toContain('2,401')
})

test('the edges of cheapest plans are drawn in front', () => {
  const graph = tree(LARGE)
  const states = new Uint8Array(LARGE)
  const edges = new Uint8Array(graph.edgeFrom.length)
  for (let at = LARGE - 1; at > 0; at = Math.floor((at - 1) / 7)) {
    states[at] = 1
    edges[at - 1] = 1
  }
  const still = painted(graph, null, null)
  expect(painted(graph, null, { kind: 'plan', states, edges }).lines - still.lines).toBe(graph.depth[LARGE - 1])
})

test('the nearest goal is found; distances can be left out without touching the goals', () => {
  const graph = tree(LARGE)
  expect(nearestGoal(graphModel(graph))).toBe(LARGE - 1)
  expect(nearestGoal(graphModel({ ...graph, isGoal: new Uint8Array(LARGE) }))).toBeNull()
  const covered = withoutDistances(graph)
  expect(covered.distance.every(value => value === UNKNOWN_DISTANCE)).toBe(true)
  expect(covered.isGoal).toBe(graph.isGoal)
  expect(graph.distance[0]).toBe(0)
})

test('a small graph takes the shape of a wide pane', () => {
  const chain = tree(16)
  const model = graphModel({ ...chain })
  const shape = (aspect: number): number => {
    const geo = geometry(model, chain.byDepth, aspect)
    return (geo.right - geo.left) / (geo.bottom - geo.top)
  }
  for (const aspect of [0.8, 1, 1.6]) {
    expect(shape(aspect)).toBeGreaterThan(aspect * 0.7)
    expect(shape(aspect)).toBeLessThan(aspect * 1.3)
  }
})

test('pictures represents dots where a small graph is large enough, and never cover one another', () => {
  const small = tree(16)
  const geo = geometry(graphModel(small), small.byDepth, 1.2)
  expect(thumbSize(geo, 16, 0.2)).toBeNull()
  for (const k of [1, 1.5, 2, 4, 8]) {
    const size = thumbSize(geo, 16, k)
    if (size === null) continue
    expect(size.height).toBeLessThan(geo.layerGap * k)
    for (let layer = 0; layer < geo.layerY.length; layer++) {
      const row = Array.from(geo.layer(layer), state => geo.x[state]! * k)
      for (let i = 1; i < row.length; i++) expect(size.width).toBeLessThan(row[i]! - row[i - 1]!)
    }
  }
  const size = thumbSize(geo, 16, 4)!
  expect(thumbAt(geo, size, geo.x[3]! + size.width / 8.1, geo.y[3]!, 4)).toBe(3)
  expect(thumbAt(geo, size, geo.x[3]! + size.width / 7.9, geo.y[3]!, 4)).not.toBe(3)
  expect(thumbAt(geo, null, geo.x[3]!, geo.y[3]!, 4)).toBeNull()
  expect(thumbSize(geo, THUMB_STATES + 1, 4)).toBeNull()
})
