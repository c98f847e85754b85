// Large symmetric structures: a copy under other names is found, and a near miss refused, in a few counted nodes.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { automorphismsOf } from '#planning/equivalence/structure/automorphisms'
import { Budget } from '#planning/equivalence/structure/budget'
import { findRenaming } from '#planning/equivalence/structure/find-renaming'
import type { Structure } from '#planning/equivalence/structure/structure'
import { permuted } from './random-structures'
import * as shapes from './shapes'

const { rings, towers, plus, together } = shapes
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

const equal: readonly (readonly [name: string, given: Structure, nodes: number])[] = [
  ['10 rings of 6', rings(...times(10, 6)), 10],
  ['a ring of 100', rings(100), 1],
  ['the rook graph', shapes.rook(), 10],
  ['Paley graph of 61', shapes.paley(61), 10],
  ['30 towers of 3', towers(...times(30, 3)), 0],
  ['100 blocks on the table', towers(...times(100, 1)), 0],
  ['a tower of 100', towers(100), 0],
  ['a grid of 10 by 10', shapes.grid(10, 10), 0],
  ['a floor of 20 by 20 without directions', shapes.floor(20, 20), 10],
  ['60 balls in two rooms', shapes.balls(30, 30), 2],
  ['60 balls in four rooms', shapes.balls(15, 15, 15, 15), 4],
  ['a graph that only groups tell apart', shapes.twisted(4, true), 10],
]

const different: readonly (readonly [name: string, a: Structure, b: Structure, seen: string, nodes: number])[] = [
  ['a ring of 6, two of 3', rings(6), rings(3, 3), 'search', 0],
  ['10 rings of 6, two cut', rings(...times(10, 6)), rings(...times(9, 6), 3, 3), 'search', 0],
  ['a ring of 100, two of 50', rings(100), rings(50, 50), 'search', 0],
  ['two ways to cut rings', rings(3, 5, 4), rings(4, 4, 4), 'search', 0],
  ['rook and Shrikhande', shapes.rook(), shapes.shrikhande(), 'search', 50],
  [
    '6 rooks, 5 rooks and Shrikhande',
    together(...times(6, shapes.rook())),
    together(shapes.shrikhande(), ...times(5, shapes.rook())),
    'search',
    300,
  ],
  ['six neighbours each', shapes.circulant(60, [1, 2, 3]), shapes.circulant(60, [1, 2, 4]), 'search', 60],
  ['one block moved', towers(...times(30, 3)), towers(...times(28, 3), 2, 4), 'colour', 0],
  [
    'equal towers linked by the goal otherwise',
    plus(towers(...times(20, 5)), ['goal', 0, 9], ['goal', 5, 14], ['goal', 10, 4]),
    plus(towers(...times(20, 5)), ['goal', 0, 9], ['goal', 5, 4], ['goal', 10, 19]),
    'colour',
    0,
  ],
  [
    'equal towers linked in a ring of six, and in two of three',
    plus(towers(...times(20, 5)), ...[0, 1, 2, 3, 4, 5].map(i => ['goal', 5 * i, (5 * i + 5) % 30] as const)),
    plus(
      towers(...times(20, 5)),
      ...[0, 1, 2].map(i => ['goal', 5 * i, (5 * i + 5) % 15] as const),
      ...[3, 4, 5].map(i => ['goal', 5 * i, 15 + ((5 * i + 5 - 15) % 15)] as const),
    ),
    'search',
    0,
  ],
  ['a twist that only groups tell', shapes.twisted(4, false), shapes.twisted(4, true), 'search', 100],
  ['four rooms, one ball moved', shapes.balls(15, 15, 15, 15), shapes.balls(16, 14, 15, 15), 'colour', 0],
]

describe('large structures', () => {
  const rng = makeRng('large')

  test.each(equal)('%s: a copy is found', (_, given, nodes) => {
    const found = findRenaming(given, permuted(given, rng), nodes)
    expect(found.kind).toBe('renaming')
    expect(found.nodes).toBeLessThanOrEqual(nodes)
    const budget = new Budget(20 * nodes + 5)
    expect(automorphismsOf(given, budget)).toBeDefined()
  })

  test.each(different)('%s: refused', (_, a, b, seen, nodes) => {
    for (const [left, right] of [
      [a, permuted(b, rng)],
      [permuted(b, rng), a],
    ] as const) {
      const found = findRenaming(left, right, nodes)
      expect(found.kind === 'none' && found.where.kind).toBe(seen)
    }
  })

  test('equal names stay, wherever the identity is a renaming', () => {
    for (const [name, given] of equal) {
      const found = findRenaming(given, { ...given, facts: [...given.facts].reverse() }, 1000)
      expect(found.kind === 'renaming' && found.renaming.every(([x, y]) => x === y), name).toBe(true)
    }
  })

  test('a limit is reported', () => {
    expect(findRenaming(shapes.rook(), shapes.shrikhande(), 3)).toEqual({ kind: 'limit', nodes: 3 })
  })
})
