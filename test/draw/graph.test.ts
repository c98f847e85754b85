import { expect, test } from 'vitest'
import { edgeAt } from '../../src/draw/graph-edges'
import { geometry, neighbour, stateAt } from '../../src/draw/graph-geometry'
import {
  actionOf,
  describeState,
  difference,
  follow,
  graphModel,
  shapeOf,
  wayTo,
} from '../../src/draw/graph-model'
import { NO_DISTANCE, type StateGraph, UNKNOWN_DISTANCE } from '../../src/worker/engine-api'

/** start → a, start → b, a → goal, b → dead end, a ↔ b. */
const graph: StateGraph = {
  count: 5,
  complete: false,
  total: null,
  seen: 5,
  byDepth: {
    x: Float32Array.of(0, -1, 1, -1, 1),
    y: Float32Array.of(0, 1, 1, 2, 2),
    layer: Uint32Array.of(0, 1, 1, 2, 2),
    bands: [0, 1, 2].map(value => ({ y: value, kind: 'depth', value })),
  },
  byDistance: {
    x: Float32Array.of(0, 0, 1, 0, 0),
    y: Float32Array.of(0, 1, 0, 2, 3.7),
    layer: Uint32Array.of(0, 1, 0, 2, 3),
    bands: [
      { y: 0, kind: 'distance', value: 2 },
      { y: 1, kind: 'distance', value: 1 },
      { y: 2, kind: 'distance', value: 0 },
      { y: 3.7, kind: 'dead-end', value: 2 },
    ],
  },
  depth: Uint32Array.of(0, 1, 1, 2, 2),
  depthBound: new Uint8Array(5),
  distance: Float64Array.of(2, 1, 2, 0, NO_DISTANCE),
  isGoal: Uint8Array.of(0, 0, 0, 1, 0),
  isFrontier: Uint8Array.of(0, 0, 0, 0, 0),
  edgeFrom: Uint32Array.of(0, 0, 1, 2, 1, 2),
  edgeTo: Uint32Array.of(1, 2, 3, 4, 2, 1),
  edgeAction: Uint32Array.of(0, 1, 2, 3, 4, 5),
  actionNames: ['(left)', '(right)', '(win)', '(lose)', '(cross)', '(back)'],
  factNames: Array.from({ length: 34 }, (_, i) => `(f${i})`),
  isFluent: new Uint8Array(34).fill(1),
  words: 2,
  rows: Uint32Array.of(1, 0, 2, 0, 0x80000000, 0, 3, 2, 1, 0),
}
const model = graphModel(graph)
const byDepth = (aspect: number) => geometry(model, graph.byDepth, aspect)

test('shapes tell goals, dead ends, the rim and the unknown apart', () => {
  expect([0, 3, 4].map(state => shapeOf(model, state))).toEqual(['plain', 'goal', 'dead-end'])
  const rim = graphModel({
    ...graph,
    isFrontier: Uint8Array.of(0, 0, 1, 1, 0),
    distance: Float64Array.of(2, UNKNOWN_DISTANCE, UNKNOWN_DISTANCE, 0, 2),
  })
  expect([1, 2, 3].map(state => shapeOf(rim, state))).toEqual(['unknown', 'frontier', 'goal'])
  expect(model.maxDistance).toBe(2)
  expect(describeState(model, 4)).toContain('dead end')
})

test('the way to a state is a shortest one, and following it leads there', () => {
  for (let state = 0; state < graph.count; state++) {
    const actions = wayTo(model, state)!.map(edge => actionOf(model, edge))
    expect(actions).toHaveLength(graph.depth[state]!)
    expect(follow(model, actions).end).toBe(state)
  }
  expect(follow(model, ['(LEFT)', '(cross)', '(lose)']).end).toBe(4)
  expect(follow(model, ['(left)', '(nowhere)']).end).toBeNull()
})

test('the difference of two states names each fact that changed, the 32nd and 34th too', () => {
  expect(difference(model, 0, 2)).toEqual({ added: ['(f31)'], removed: ['(f0)'] })
  expect(difference(model, 0, 3)).toEqual({ added: ['(f1)', '(f33)'], removed: [] })
})

test('each state and each edge is found where it is drawn', () => {
  const geo = byDepth(1)
  for (let state = 0; state < graph.count; state++)
    expect(stateAt(geo, geo.x[state]! + 2, geo.y[state]! - 2, 9)).toBe(state)
  expect(stateAt(geo, geo.x[1]!, geo.y[1]! + geo.layerGap / 2, 9)).toBeNull()
  const middle = (edge: number) => {
    const [from, to] = [graph.edgeFrom[edge]!, graph.edgeTo[edge]!]
    return [(geo.x[from]! + geo.x[to]!) / 2, (geo.y[from]! + geo.y[to]!) / 2] as const
  }
  for (const edge of [0, 1, 2, 3]) expect(edgeAt(model, geo, ...middle(edge), 4)).toBe(edge)
})

test('arrow keys walk along layers and edges, and stay where there is no way', () => {
  const geo = byDepth(1)
  expect(neighbour(model, geo, 1, 'right')).toBe(2)
  expect(neighbour(model, geo, 1, 'left')).toBe(1)
  expect(neighbour(model, geo, 0, 'down')).toBeGreaterThan(0)
  expect(neighbour(model, geo, 3, 'up')).toBe(1)
  expect(neighbour(model, geo, 0, 'up')).toBe(0)
  expect(neighbour(model, geo, 4, 'down')).toBe(4)
})
