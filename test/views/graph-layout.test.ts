import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepApart, layoutLayers } from '#questions/views/graph/layout'

const graphs = fc.integer({ min: 1, max: 40 }).chain(count =>
  fc.record({
    parents: fc.array(fc.nat(), { minLength: count - 1, maxLength: count - 1 }),
    extra: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 60 }),
  }),
)

function toInput({ parents, extra }: { parents: number[]; extra: [number, number][] }) {
  const count = parents.length + 1
  const depth = new Uint32Array(count)
  const edges: [number, number][] = []
  parents.forEach((parent, i) => {
    const from = parent % (i + 1)
    depth[i + 1] = depth[from]! + 1
    edges.push([from, i + 1])
  })
  edges.push(...extra)
  return {
    count,
    depth,
    edgeFrom: Uint32Array.from(edges, edge => edge[0]),
    edgeTo: Uint32Array.from(edges, edge => edge[1]),
  }
}

test('states of one layer lie at least one unit apart, on their layer, and the start at the origin', () => {
  fc.assert(
    fc.property(graphs, graph => {
      const input = toInput(graph)
      const { x, y } = layoutLayers(input)
      expect(x[0]).toBe(0)
      for (let a = 0; a < input.count; a++) {
        expect(y[a]).toBe(input.depth[a])
        for (let b = 0; b < a; b++)
          if (input.depth[a] === input.depth[b]) expect(Math.abs(x[a]! - x[b]!)).toBeGreaterThan(1 - 1e-4)
      }
    }),
  )
})

test('the same graph is laid out the same way', () => {
  fc.assert(
    fc.property(graphs, graph => {
      expect(layoutLayers(toInput(graph))).toEqual(layoutLayers(toInput(graph)))
    }),
  )
})

test('places that are apart already stay where they are', () => {
  expect([...keepApart(Float64Array.of(-3, 0.5, 2))]).toEqual([-3, 0.5, 2])
})

test('places that collide move as little as possible', () => {
  expect([...keepApart(Float64Array.of(0, 0, 0))]).toEqual([-1, 0, 1])
  expect([...keepApart(Float64Array.of(2, 0))]).toEqual([0.5, 1.5])
})
