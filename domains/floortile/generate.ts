// A floor with one row more than is to be painted, at the bottom, as the robots' way out. Painting row by row from the
// top, each from the row below it, always works while there are at most as many robots as columns: the unpainted tiles
// stay connected and have room for all robots.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

const COLORS = ['black', 'white', 'red', 'blue']

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const columns = size.columns!
  const rows = size.rows! + 1
  const colors = COLORS.slice(0, size.colors!)
  const robots = Array.from({ length: Math.min(size.robots!, columns) }, (_, i) => `robot${i + 1}`)
  const tile = (row: number, column: number): string => `tile_${row * columns + column + 1}`
  const tiles = Array.from({ length: rows * columns }, (_, i) => `tile_${i + 1}`)
  const start = rng.shuffled(tiles).slice(0, robots.length)
  const shift = rng.below(colors.length)

  const ways: GroundAtom[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (row + 1 < rows)
        ways.push(['up', tile(row + 1, column), tile(row, column)], ['down', tile(row, column), tile(row + 1, column)])
      if (column + 1 < columns)
        ways.push(
          ['right', tile(row, column + 1), tile(row, column)],
          ['left', tile(row, column), tile(row, column + 1)],
        )
    }
  const goal: GroundAtom[] = []
  for (let row = 1; row < rows; row++)
    for (let column = 0; column < columns; column++)
      goal.push(['painted', tile(row, column), colors[(row + column + shift) % colors.length]!])
  return {
    name: `floortile-${size.rows}-${columns}-${robots.length}`,
    objects: { color: colors, robot: robots, tile: tiles },
    init: [
      ...colors.map(color => ['available-color', color]),
      ...robots.map((robot, i) => ['robot-at', robot, start[i]!]),
      ...robots.map(robot => ['robot-has', robot, rng.pick(colors)]),
      ...tiles.filter(each => !start.includes(each)).map(each => ['clear', each]),
      ...['up', 'down', 'right', 'left'].flatMap(way => ways.filter(([name]) => name === way)),
    ],
    goal,
  }
}
