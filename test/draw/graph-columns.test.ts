// States too close to be distinguished: each is in one column, nothing is lost, and what is merged or left out is stated.

import { createRoot, createSignal } from 'solid-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GraphColours } from '#page/draw/graph/paint/colours'
import { byColour, coloursOf, columnsOf, columnWidth } from '#page/draw/graph/columns'
import { describeDetail } from '#page/draw/graph/detail'
import { createPainting } from '#page/draw/graph/framing'
import { geometry } from '#page/draw/graph/geometry'
import { sampled } from '#page/draw/graph/paint/lines'
import { noMarks } from '#page/draw/graph/paint/marks'
import { graphModel } from '#page/draw/graph/model'
import type { GraphPicture } from '#page/draw/graph/paint/picture'
import { writeColumns } from '#page/draw/graph/paint/pixels'
import { noZoom, zoomAt } from '#page/draw/zoom'
import { buffersOf } from '#engine/transferables'
import { graphOf } from '#questions/views/graph/state-graph'
import { ferryWith } from '../support/ferries'
import { taskOf } from '../support/task'

const { domain, problem } = ferryWith(6, 1)
const ferries = taskOf(domain, problem)
const graph = graphOf(ferries, 3_000)
const model = graphModel(graph)
const geo = geometry(model, graph.byDepth, 1)

const columnsAt = (k: number) => {
  const colours = coloursOf(model, null)
  return columnsOf(geo, colours, byColour(colours), columnWidth(k))
}

test('each state of a merged layer is in one column, with its colour', () => {
  const columns = columnsAt(0.01)
  const colours = coloursOf(model, null)
  let seen = 0
  columns.layers.forEach((layer, at) => {
    if (layer === undefined) return
    const { first } = layer
    const drawn = [...layer.colours.subarray(first[0], first.at(-1))].sort()
    const own = [...geo.layer(at)].map(state => colours[state]!).sort()
    expect(drawn).toEqual(own)
    seen += own.length
  })
  expect(columns.states).toBe(seen)
  expect(seen).toBeGreaterThan(graph.count / 2)
  expect(columns.most).toBeGreaterThan(3)
})

test('as the picture grows, layers come apart, and in the end all states are drawn one by one', () => {
  const merged = [0.005, 0.02, 0.08, 0.3, 2].map(k => columnsAt(k).states)
  expect([...merged].sort((a, b) => b - a)).toEqual(merged)
  expect(merged.at(-1)).toBe(0)
})

test('moving the picture moves its columns and changes none', () => {
  const rows = (x: number) => {
    const pixels = { width: 400, height: 60, data: new Uint32Array(400 * 60) }
    const place = { k: 0.01, x, y: 20 }
    writeColumns(pixels, columnsAt(0.01), geo, place, new Uint32Array(128).fill(7), 1)
    return Array.from({ length: 60 }, (_, y) => [...pixels.data.slice(y * 400, y * 400 + 400)])
  }
  const [still, moved] = [rows(200), rows(231)]
  expect(still.flat().some(pixel => pixel === 7)).toBe(true)
  expect(moved.map(row => row.slice(31))).toEqual(still.map(row => row.slice(0, -31)))
})

test('what is merged and what is left out is reported, and nothing where all is drawn', () => {
  const detail = { merged: 58_912, most: 84, edges: 0, drawn: 0, allEdges: false }
  expect(describeDetail(detail)).toContain('58,912 states are drawn as columns, up to 84 in each.')
  expect(describeDetail({ ...detail, merged: 0, edges: 9_000, drawn: 2_000 })).toContain('2,000 of 9,000')
  expect(describeDetail({ ...detail, merged: 0 })).toBe('')
  expect([
    ...sampled(
      Uint32Array.from({ length: 10 }, (_, i) => i),
      4,
    ),
  ]).toEqual([0, 2, 5, 7])
})

test('the engine hands over each array of a graph once, and keeps none', () => {
  const own = graphOf(ferries, 100)
  const buffers = buffersOf({ kind: 'graph', graph: own })
  expect(new Set(buffers).size).toBe(buffers.length)
  const { graph: sent } = structuredClone({ graph: own }, { transfer: buffers })
  expect(sent.count).toBe(100)
  expect(own.rows.length + own.edgeFrom.length + own.byDepth.x.length).toBe(0)
  // The next graph is whole again.
  expect(graphOf(ferries, 100).edgeFrom).toEqual(sent.edgeFrom)
})

const frames: (() => void)[] = []
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('devicePixelRatio', 1)
})
afterEach(() => vi.unstubAllGlobals())

test('a picture that comes before its colours follows the hand anyway', () => {
  const lefts: number[] = []
  const context = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => (name === 'fillRect' ? (left: number) => lefts.push(left) : () => ({ width: 0 })),
    set: () => true,
  })
  const canvas = { width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement
  const [colours, setColours] = createSignal<GraphColours>()
  const [transform, setTransform] = createSignal(noZoom)
  const shades = Array.from({ length: 48 }, () => 'red')
  const drawn = (): number | undefined => {
    lefts.length = 0
    for (const frame of frames.splice(0)) frame()
    return lefts[0]
  }
  const fixed = {
    geo: () => geo,
    model: () => model,
    isSvg: () => false,
    emphasis: () => null,
    marks: () => noMarks,
    size: () => ({ width: 300, height: 200 }),
    setDetail: () => {},
  }
  const dispose = createRoot(end => {
    createPainting({ ...fixed, colours, transform } as unknown as GraphPicture, () => canvas)
    return end
  })
  setTransform(zoomAt(0, 0, 3))
  const colourReader = { get: (own: object, name: string) => (name in own ? shades : 'black') }
  setColours(new Proxy({ shades }, colourReader) as unknown as GraphColours)
  const before = drawn()
  setTransform(zoomAt(70, 0, 3))
  expect(drawn()).toBe(before! + 70)
  dispose()
})
