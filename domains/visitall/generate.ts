// A connected grid with some cells missing; the robot starts on one cell and has other cells to visit.

import type { GeneratedProblem, Rng, Size } from '#language/domain-kit'

interface Cell {
  readonly column: number
  readonly row: number
}

const nameOf = ({ column, row }: Cell): string => `loc-x${column}-y${row}`
const isAdjacent = (a: Cell, b: Cell): boolean => Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const { columns = 2, rows = 2, holes = 0 } = size
  let cells: Cell[] = Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }))
  // Removes cells one by one, only if the rest stays connected and at least two cells remain.
  let left = holes
  for (const hole of rng.shuffled(cells)) {
    const rest = cells.filter(cell => cell !== hole)
    if (left === 0 || rest.length < 2) break
    if (!isConnected(rest)) continue
    cells = rest
    left--
  }
  const start = rng.pick(cells)
  return {
    name: `visitall-${columns}-${rows}-${holes - left}`,
    objects: { place: cells.map(nameOf) },
    init: [
      ['at-robot', nameOf(start)],
      ...cells.flatMap(a => cells.filter(b => isAdjacent(a, b)).map(b => ['connected', nameOf(a), nameOf(b)])),
      ['visited', nameOf(start)],
    ],
    goal: cells.map(cell => ['visited', nameOf(cell)]),
  }
}

function isConnected(cells: readonly Cell[]): boolean {
  const reached = new Set<Cell>([cells[0]!])
  for (const cell of reached) for (const other of cells) if (isAdjacent(cell, other)) reached.add(other)
  return reached.size === cells.length
}
