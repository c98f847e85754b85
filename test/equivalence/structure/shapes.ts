// Large structures with many symmetries: those of real problems, and hard cases for isomorphism searches.

import type { Structure } from '#planning/equivalence/structure/structure'
import { both, structure } from './random-structures'

type Edge = readonly [number, number]

const list = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const untyped = (count: number): string[] => list(count).map(() => '')

/** A graph of equal objects. */
export const graph = (count: number, edges: readonly Edge[]): Structure =>
  structure(untyped(count), both('link', edges))

/** Rings of the given lengths. */
export function rings(...lengths: number[]): Structure {
  let from = 0
  const edges = lengths.flatMap(length => {
    const first = from
    from += length
    return list(length).map((i): Edge => [first + i, first + ((i + 1) % length)])
  })
  return graph(from, edges)
}

/** Towers of the given heights: `on`, `clear`, `on-table`. */
export function towers(...heights: number[]): Structure {
  let from = 0
  const facts = heights.flatMap((height): [string, ...number[]][] => {
    const first = from
    from += height
    return [
      ['on-table', first],
      ['clear', first + height - 1],
      ...list(height - 1).map((i): [string, number, number] => ['on', first + i + 1, first + i]),
    ]
  })
  return structure(untyped(from), facts)
}

/** More facts in the same structure. */
export const plus = (given: Structure, ...facts: readonly (readonly [string, ...number[]])[]): Structure =>
  structure(given.types, [...given.facts.map(({ label, objects }) => [label, ...objects] as const), ...facts], {
    constants: given.constants,
  })

/** The 4 by 4 rook's graph: places in a row or column see one another. Six neighbours each, two shared by any two. */
export const rook = (): Structure =>
  graph(
    16,
    list(16).flatMap(x =>
      list(16)
        .filter(y => x < y && (x >> 2 === y >> 2 || x % 4 === y % 4))
        .map((y): Edge => [x, y]),
    ),
  )

/** Shrikhande's graph: as regular as the rook's, and another. */
export const shrikhande = (): Structure =>
  graph(
    16,
    list(16).flatMap(x =>
      [
        [0, 1],
        [1, 0],
        [1, 1],
      ].map(([i, j]): Edge => [x, (((x >> 2) + i!) % 4) * 4 + ((x + j!) % 4)]),
    ),
  )

/** Paley's graph of a prime that is 1 modulo 4: strongly regular, with many automorphisms. */
export function paley(prime: number): Structure {
  const squares = new Set(list(prime).map(x => (x * x) % prime))
  return graph(
    prime,
    list(prime).flatMap(x =>
      list(prime)
        .filter(y => x < y && squares.has(y - x))
        .map((y): Edge => [x, y]),
    ),
  )
}

/** A ring in which each member is also linked with those at these distances. */
export const circulant = (count: number, steps: readonly number[]): Structure =>
  graph(
    count,
    list(count).flatMap(x => steps.map((step): Edge => [x, (x + step) % count])),
  )

/** A grid of tiles: `up`, `right`. */
export const grid = (rows: number, columns: number): Structure =>
  structure(
    untyped(rows * columns),
    list(rows * columns).flatMap((tile): [string, number, number][] => [
      ...(tile + columns < rows * columns ? [['up', tile + columns, tile] as [string, number, number]] : []),
      ...(tile % columns < columns - 1 ? [['right', tile + 1, tile] as [string, number, number]] : []),
    ]),
  )

/** A grid with undirected links. */
export const floor = (rows: number, columns: number): Structure =>
  graph(
    rows * columns,
    grid(rows, columns).facts.map(({ objects }): Edge => [objects[0]!, objects[1]!]),
  )

/** Balls in rooms: `counts[i]` balls in room i, with `at` and types; robot and grippers left out. */
export function balls(...counts: number[]): Structure {
  const rooms = counts.length
  const total = counts.reduce((sum, count) => sum + count, 0)
  let ball = rooms
  return structure(
    [...list(rooms).map(() => 'room'), ...list(total).map(() => 'ball')],
    counts.flatMap((count, room) => list(count).map((): [string, number, number] => ['at', ball++, room])),
  )
}

/** Cai, Fürer and Immerman's graph over a complete graph, with or without the twist: equal to refinement by pairs too. */
export function twisted(base: number, twist: boolean): Structure {
  const neighbours = (v: number): number[] => list(base).filter(w => w !== v)
  const names = new Map<string, number>()
  const number = (name: string): number => {
    if (!names.has(name)) names.set(name, names.size)
    return names.get(name)!
  }
  const edges: Edge[] = []
  const types: string[] = []
  for (const v of list(base))
    for (const subset of list(2 ** (base - 1))) {
      const chosen = neighbours(v).filter((_, i) => (subset >> i) % 2 === 1)
      if (chosen.length % 2 === 1) continue
      for (const w of neighbours(v))
        edges.push([number(`m ${v} ${subset}`), number(`e ${v} ${w} ${chosen.includes(w) ? 1 : 0}`)])
    }
  for (const v of list(base))
    for (const w of list(base))
      if (v < w)
        for (const side of [0, 1]) {
          const other = twist && v === 0 && w === 1 ? 1 - side : side
          edges.push([number(`e ${v} ${w} ${side}`), number(`e ${w} ${v} ${other}`)])
        }
  for (const [name, at] of names) types[at] = name.slice(0, 1)
  return structure(types, both('link', edges))
}

/** Two structures side by side, with nothing between them. */
export function together(...parts: readonly Structure[]): Structure {
  let from = 0
  return structure(
    parts.flatMap(({ types }) => types),
    parts.flatMap(({ types, facts }) => {
      const first = from
      from += types.length
      return facts.map(({ label, objects }): readonly [string, ...number[]] => [
        label,
        ...objects.map(object => first + object),
      ])
    }),
  )
}
