import { expect, test } from 'vitest'
import type { GraphColours } from '#page/draw/graph/paint/colours'
import { edgeAt } from '#page/draw/graph/paint/edges'
import { emphasisOf, planEmphasis } from '#page/draw/graph/emphasis'
import { drawn } from '#page/draw/graph/svg/export'
import { foundIn } from '#page/draw/graph/found'
import { geometry, neighbour, stateAt } from '#page/draw/graph/geometry'
import { bandLabels, edgeLabels } from '#page/draw/graph/paint/labels'
import {
  actionOf,
  areAkin,
  describeState,
  difference,
  factsOf,
  follow,
  graphModel,
  shapeOf,
  stateOfFacts,
  wayTo,
} from '#page/draw/graph/model'
import { zoomAt } from '#page/draw/zoom'
import type { CheapestPlans } from '#questions/views/graph/ways'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'

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

test('shapes show goals, dead ends, the rim and the unknown apart', () => {
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

test('arrow keys move along layers and edges, and stay if there is no edge', () => {
  const geo = byDepth(1)
  expect(neighbour(model, geo, 1, 'right')).toBe(2)
  expect(neighbour(model, geo, 1, 'left')).toBe(1)
  expect(neighbour(model, geo, 0, 'down')).toBeGreaterThan(0)
  expect(neighbour(model, geo, 3, 'up')).toBe(1)
  expect(neighbour(model, geo, 0, 'up')).toBe(0)
  expect(neighbour(model, geo, 4, 'down')).toBe(4)
})

test('the way to a state is null where the picture lacks a part of it', () => {
  const cut = graphModel({ ...graph, depth: Uint32Array.of(0, 1, 1, 5, 2) })
  expect(wayTo(cut, 3)).toBeNull()
  expect(wayTo(cut, 4)).toEqual([1, 3])
})

test('a state is found by its facts, whatever follows from them', () => {
  expect(stateOfFacts(model, ['(f31)'])).toBe(2)
  expect(stateOfFacts(model, ['(f33)', '(f0)', '(f1)'])).toBe(3)
  expect(stateOfFacts(model, ['(f1)', '(f2)'])).toBeNull()
  expect(stateOfFacts(model, ['(unheard of)'])).toBeNull()
  const derived = graphModel({
    ...graph,
    isFluent: graph.isFluent.map((_, fact) => (fact === 33 ? 0 : 1)),
  })
  expect(stateOfFacts(derived, ['(f0)', '(f1)'])).toBe(3)
  expect(factsOf(derived, 3)).toEqual(['(f0)', '(f1)'])
})

test('a fact brings out its states, an action its edges, and nothing else does', () => {
  expect([...emphasisOf(graph, { kind: 'fact', name: '(f0)' })!.states!]).toEqual([1, 0, 0, 1, 1])
  const action = emphasisOf(graph, { kind: 'action', name: '(lose)' })!
  expect([action.states, [...action.edges]]).toEqual([null, [0, 0, 0, 1, 0, 0]])
  expect([...emphasisOf(graph, { kind: 'step', index: 2, action: '(win)' })!.edges]).toEqual([0, 0, 1, 0, 0, 0])
  for (const focus of [
    { kind: 'fact', name: '(static)' },
    { kind: 'object', name: 'f0' },
    { kind: 'state', facts: ['(f0)'] },
  ] as const)
    expect(emphasisOf(graph, focus)).toBeNull()
})

test('plans bring out their states and edges, and what the picture lacks is counted', () => {
  const plans: CheapestPlans = {
    cost: 2,
    count: '1',
    words: 2,
    // The start, a, the goal, and a state that the picture does not have.
    rows: Uint32Array.of(1, 0, 2, 0, 3, 2, 7, 7),
    distance: Float64Array.of(2, 1, 0, 1),
    edgeFrom: Uint32Array.of(0, 1, 0),
    edgeTo: Uint32Array.of(1, 2, 3),
    edgeAction: Uint32Array.of(0, 1, 2),
    actionNames: ['(left)', '(win)', '(elsewhere)'],
  }
  const { emphasis, missing } = planEmphasis(model, plans)
  expect([...emphasis.states!]).toEqual([1, 1, 0, 1, 0])
  expect([...emphasis.edges]).toEqual([1, 0, 1, 0, 0, 0])
  expect(missing).toBe(1)
})

test('arrow keys follow the layers that are shown, and pass empty ones over', () => {
  const geo = geometry(model, graph.byDistance!, 1)
  expect(neighbour(model, geo, 0, 'down')).toBe(1)
  expect(neighbour(model, geo, 2, 'down')).toBe(1)
  expect(neighbour(model, geo, 4, 'up')).toBe(2)
  expect(stateAt(geo, geo.x[4]!, geo.y[4]!, 5)).toBe(4)
})

test('names of edges keep clear of each other, and layers without numbers are named once', () => {
  const geo = byDepth(1)
  const at = { current: 0, lookedAt: null, edge: null, pointedAt: null, way: [], taken: 0 }
  const transform = zoomAt(300, 60, 2.5)
  const named = edgeLabels(model, geo, at, transform, 800, 600)
  // The edges of the current state come first; with so few states the others are named as well.
  expect(named.slice(0, 2).map(label => label.text)).toEqual(['(left)', '(right)'])
  expect(named.map(label => label.text).sort()).toEqual(['(cross) / (back)', '(left)', '(lose)', '(right)', '(win)'])
  const apart = named.flatMap((one, i) => named.slice(i + 1).map(other => [one, other] as const))
  for (const [one, other] of apart) expect(Math.abs(one.x - other.x) > 40 || Math.abs(one.y - other.y) >= 15).toBe(true)
  // Too small for names: none of the state one is in, rather than some.
  expect(edgeLabels(model, geo, at, zoomAt(300, 60, 0.2), 800, 600)).toEqual([])
  const bands = [0, 1, 2].map(value => ({ y: value, kind: 'dead-end' as const, value }))
  const dead = { ...geo, layering: { ...geo.layering, bands } }
  expect(bandLabels(dead, zoomAt(0, 20, 1), 900)).toHaveLength(1)
})

test('pictures of one problem are distinguished from those of another', () => {
  expect(areAkin(graph, { ...graph, count: 2 })).toBe(true)
  expect(areAkin(graph, { ...graph, factNames: graph.factNames.map(name => `${name}x`) })).toBe(false)
  expect(areAkin(graph, { ...graph, rows: Uint32Array.of(9, ...graph.rows.slice(1)) })).toBe(false)
})

test('the drawing of a graph has every state and edge once, in well-formed pieces', () => {
  const colours = {
    shades: Array.from({ length: 48 }, () => '#123456'),
    inkOn: Array.from({ length: 48 }, () => '#ffffff'),
    ...Object.fromEntries(
      ['outline', 'line', 'unknown', 'deadEnd', 'deadEndLine', 'ink', 'faint', 'focus', 'plan', 'ground'].map(name => [
        name,
        '#abcdef',
      ]),
    ),
  } as unknown as GraphColours
  const drawing = drawn({
    model,
    geo: byDepth(1),
    colours,
    marks: { current: 1, lookedAt: null, edge: null, pointedAt: null, way: [0], taken: 1 },
    emphasis: null,
  })
  const text = [...drawing.svg()].join('')
  expect(text.match(/<g[ >]/g)).toHaveLength(text.match(/<\/g>/g)!.length)
  expect(text).not.toMatch(/NaN|undefined|var\(/)
  // Three circles of states and two rings; edges between a and b are drawn once.
  expect(text.match(/<circle/g)).toHaveLength(5)
  expect(text.match(/<path d="M-?[\d.]+ -?[\d.]+[LQ][^Z"]*"\/>/g)).toHaveLength(5)
  expect([drawing.nodes, drawing.paint]).toEqual([5, null])
})

test('states are found by facts that hold and facts that do not; a fact that all states share reveals nothing', () => {
  const found = (hold: string[], fail: string[]) => foundIn(graph, { hold, fail }, name => name.toLowerCase())
  expect([...found(['(F0)'], []).states]).toEqual([0, 3, 4])
  expect([...found(['(f0)'], ['(f1)']).states]).toEqual([0, 4])
  expect([...found([], ['(f0)', '(f1)']).states]).toEqual([2])
  expect([...found(['(f31)'], []).states]).toEqual([2])
  expect([...found(['(f0)', '(f31)'], []).states]).toEqual([])
  const odd = found(['(f33)', '(road a b)'], [])
  expect(odd.constant).toEqual(['(road a b)'])
  expect([...odd.states]).toEqual([3])
  expect([...odd.emphasis!.states!]).toEqual([0, 0, 0, 1, 0])
  expect(found(['(road a b)'], [])).toMatchObject({ constant: ['(road a b)'], emphasis: null })
  expect(found(['(road a b)'], []).states).toHaveLength(0)
})
