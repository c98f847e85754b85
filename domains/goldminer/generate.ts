// A mine with a free first column, rock everywhere else, and the gold under soft rock in the last column. The laser can
// clear a path to a cell next to the gold, where a bomb clears the last rock, so every such mine is solvable.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

const nameOf = (row: number, column: number): string => `f${row}-${column}f`

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const rows = size.rows!
  const columns = size.columns!
  const cells = Array.from({ length: rows * columns }, (_, i) => ({
    row: Math.floor(i / columns),
    column: i % columns,
  }))
  const gold = nameOf(rng.below(rows), columns - 1)
  const depot = nameOf(rng.below(rows), 0)
  const clear: GroundAtom[] = []
  const soft: GroundAtom[] = []
  const hard: GroundAtom[] = []
  for (const { row, column } of cells) {
    const cell = nameOf(row, column)
    if (column === 0) clear.push(['clear', cell])
    // The last column has no hard rock: it would make the gold's cell obvious.
    else if (cell !== gold && column < columns - 1 && rng.below(3) === 0) hard.push(['hard-rock-at', cell])
    else soft.push(['soft-rock-at', cell])
  }
  const connected: GroundAtom[] = cells.flatMap(a =>
    cells
      .filter(b => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1)
      .map(b => ['connected', nameOf(a.row, a.column), nameOf(b.row, b.column)]),
  )
  return {
    name: `goldminer-rows${rows}-cols${columns}`,
    objects: { loc: cells.map(({ row, column }) => nameOf(row, column)) },
    init: [
      ['arm-empty'],
      ['bomb-at', depot],
      ...clear,
      ...connected,
      ['gold-at', gold],
      ...hard,
      ['laser-at', depot],
      ['robot-at', nameOf(rng.below(rows), 0)],
      ...soft,
    ],
    goal: [['holds-gold']],
  }
}
