// Layouts of the floor-tile domain: tiles in a grid or in rows, and pictures painted on them.

import type { Rng } from '#base/rng'
import { type Layout, numberIn, numbersIn, type Scene, sum } from './layout'
import type { Parameters } from './pattern'
import type { Fact } from './sketch'

type Build = (scene: Scene, parameters: Parameters) => readonly Fact[] | undefined

const tilesOf = ({ members }: Scene): readonly string[] => members.of('tile')
const colorsOf = ({ members }: Scene): readonly string[] => members.of('color')

/** The neighbour facts of tiles, row by row from the top left: within rows and, if `isGrid`, within columns. */
function neighbours(rows: readonly (readonly string[])[], isGrid: boolean): Fact[] {
  return rows.flatMap((row, i) =>
    row.flatMap((tile, j) => [
      ...(j > 0 ? [['right', tile, row[j - 1]!]] : []),
      ...(isGrid && i > 0 ? [['up', rows[i - 1]![j]!, tile]] : []),
    ]),
  )
}

function rowsOf(tiles: readonly string[], lengths: readonly number[]): string[][] | undefined {
  if (sum(lengths) !== tiles.length || lengths.some(length => length < 1)) return undefined
  let from = 0
  return lengths.map(length => tiles.slice(from, (from += length)))
}

/** The rows of tiles implied by the facts on left neighbours; undefined if these form no rows. */
export function rowsIn(scene: Scene): string[][] | undefined {
  const next = new Map<string, string>()
  const isNext = new Set<string>()
  for (const [head, right = '', left = ''] of scene.init)
    if (head === 'right') {
      if (next.has(left) || isNext.has(right)) return undefined
      next.set(left, right)
      isNext.add(right)
    }
  const rows = tilesOf(scene)
    .filter(tile => !isNext.has(tile))
    .map(first => {
      const row = [first]
      for (let tile = next.get(first); tile !== undefined; tile = next.get(tile)) row.push(tile)
      return row
    })
  return sum(rows.map(row => row.length)) === tilesOf(scene).length ? rows : undefined
}

/** The grid in the initial state, row by row; undefined if there is none. */
export function gridIn(scene: Scene): string[][] | undefined {
  const rows = rowsIn(scene)
  const below = new Map<string, string>()
  let ups = 0
  for (const [head, up = '', down = ''] of scene.init)
    if (head === 'up') {
      below.set(up, down)
      ups++
    }
  if (rows === undefined || rows.length === 0) return undefined
  const byFirst = new Map(rows.map(row => [row[0]!, row]))
  const lower = new Set(below.values())
  const tops = rows.filter(row => !lower.has(row[0]!))
  const ordered: string[][] = []
  let next: string[] | undefined = tops[0]
  while (next !== undefined && ordered.length < rows.length) {
    ordered.push(next)
    next = byFirst.get(below.get(next[0]!) ?? '')
  }
  const width = rows[0]!.length
  const isGrid =
    tops.length === 1 &&
    ordered.length === rows.length &&
    rows.every(row => row.length === width) &&
    ups === (rows.length - 1) * width &&
    ordered.every((row, i) => i === 0 || row.every((tile, j) => below.get(ordered[i - 1]![j]!) === tile))
  return isGrid ? ordered : undefined
}

/** Colours are interchangeable only if every robot can get any of them. */
function freeColors(scene: Scene): readonly string[] {
  const open = new Set(scene.init.flatMap(([head, color = '']) => (head === 'available-color' ? [color] : [])))
  return colorsOf(scene).every(color => open.has(color)) ? colorsOf(scene) : []
}

/** The picture on the grid: each tile with the number of its colour, -1 for unpainted. */
const picture =
  (
    colors: (grid: readonly (readonly string[])[]) => number,
    numberAt: (i: number, j: number, rows: number, columns: number) => number,
  ): Build =>
  scene => {
    const grid = gridIn(scene)
    const able = freeColors(scene)
    if (grid === undefined || able.length < colors(grid) || tilesOf(scene).length < 2) return undefined
    return grid.flatMap((row, i) =>
      row.flatMap((tile, j) => {
        const at = numberAt(i, j, grid.length, row.length)
        return at < 0 ? [] : [['painted', tile, able[at]!]]
      }),
    )
  }

const checkerboard = picture(
  () => 2,
  (i, j) => (i + j) % 2,
)
const ring = (i: number, j: number, rows: number, columns: number): number =>
  Math.min(i, j, rows - 1 - i, columns - 1 - j)
const rings = picture(
  grid => 1 + ring(Math.floor(grid.length / 2), Math.floor(grid[0]!.length / 2), grid.length, grid[0]!.length),
  ring,
)
const isOnCross = (i: number, j: number, size: number): boolean => i === j || i + j === size - 1
const square =
  (build: Build, least: number): Build =>
  (scene, parameters) => {
    const grid = gridIn(scene)
    return grid !== undefined && grid.length === grid[0]!.length && grid.length >= least
      ? build(scene, parameters)
      : undefined
  }
const cross = square(
  picture(
    () => 1,
    (i, j, size) => (isOnCross(i, j, size) ? 0 : -1),
  ),
  2,
)
const crossAndRest = square(
  picture(
    () => 2,
    (i, j, size) => (isOnCross(i, j, size) ? 0 : 1),
  ),
  3,
)

const allDifferent: Build = scene => {
  const [tiles, colors] = [tilesOf(scene), freeColors(scene)]
  return tiles.length > 1 && colors.length >= tiles.length
    ? tiles.map((tile, i) => ['painted', tile, colors[i]!])
    : undefined
}

const oneColor: Build = scene => {
  const [first, second] = freeColors(scene)
  return first === undefined || second === undefined || tilesOf(scene).length < 2
    ? undefined
    : tilesOf(scene).map(tile => ['painted', tile, first])
}

/** Both ends of each row in the colour of the single robot of that row. */
const ends: Build = scene => {
  const rows = rowsIn(scene)
  if (rows === undefined || scene.init.some(([head]) => head === 'up')) return undefined
  const at = scene.init.filter(([head]) => head === 'robot-at')
  const facts: Fact[] = []
  for (const row of rows) {
    const robots = at.filter(([, , tile = '']) => row.includes(tile))
    const colors = scene.init.filter(([head, robot]) => head === 'robot-has' && robot === robots[0]?.[1])
    if (robots.length !== 1 || colors.length !== 1 || row.length < 2) return undefined
    const color = colors[0]![2]!
    facts.push(['painted', row[0]!, color], ['painted', row[row.length - 1]!, color])
  }
  return facts.length === 0 ? undefined : facts
}

const painting = (id: string, title: string, goal: string, build: Build): Layout => ({
  ...{ id, title, goal, build, opens: ['color'] },
  draw: scene => (build(scene, {}) === undefined ? undefined : {}),
})

export const floorTileLayouts: readonly Layout[] = [
  {
    id: 'grid',
    title: 'A grid of tiles',
    init: 'The tiles form a grid of {rows:number} [row|rows] and {columns:number} [column|columns]; they are listed row by row, from the top, and from left to right in each row',
    opens: [],
    draw: (scene, rng) => shapeOf(tilesOf(scene).length, rng),
    build: (scene, parameters) => {
      const [count, columns] = [numberIn(parameters, 'rows'), numberIn(parameters, 'columns')]
      if (count * columns !== tilesOf(scene).length || count < 1) return undefined
      const rows = rowsOf(
        tilesOf(scene),
        Array.from({ length: count }, () => columns),
      )
      return rows && neighbours(rows, true)
    },
  },
  {
    id: 'disconnected_rows',
    title: 'Separate rows of tiles',
    init: 'The tiles form {rows:number} separate rows of {lengths:numbers} tiles; they are listed row by row, and from left to right in each row',
    opens: [],
    draw: (scene, rng) => {
      const tiles = tilesOf(scene).length
      const rows = Math.min(tiles, scene.members.of('robot').length)
      if (rows < 2 || tiles < 2 * rows) return undefined
      const lengths = Array.from({ length: rows }, () => 2)
      for (let left = tiles - 2 * rows; left > 0; left--) lengths[rng.below(rows)]!++
      return { rows, lengths }
    },
    build: (scene, parameters) => {
      const lengths = numbersIn(parameters, 'lengths')
      if (lengths.length !== numberIn(parameters, 'rows')) return undefined
      const rows = rowsOf(tilesOf(scene), lengths)
      return rows && neighbours(rows, false)
    },
  },
  {
    ...painting(
      'disconnected_rows',
      'Both ends of each row',
      'Both ends of each row should be painted in the colour that the robot in that row has at the beginning',
      ends,
    ),
    opens: [],
    follows: true,
  },
  painting(
    'checkerboard',
    'A checkerboard',
    'The tiles should be painted like a checkerboard, in any two colours',
    checkerboard,
  ),
  painting(
    'rings',
    'Rings',
    'Each ring of the grid, from its edge to its middle, should be painted in one colour, each in another, whichever they are',
    rings,
  ),
  painting(
    'all_different',
    'All different',
    'Each tile should be painted in a colour of its own, whichever it is',
    allDifferent,
  ),
  painting('paint_all', 'One colour', 'All tiles should be painted in the same colour, whichever it is', oneColor),
  painting('paint_x', 'A cross', 'Both diagonals of the grid should be painted in one colour, whichever it is', cross),
  painting(
    'paint_x',
    'A cross in a field',
    'Both diagonals of the grid should be painted in one colour and all other tiles in another colour, whichever they are',
    crossAndRest,
  ),
]

/** Random numbers of rows and columns for this many tiles. */
function shapeOf(tiles: number, rng: Rng): Parameters | undefined {
  const able = Array.from({ length: tiles }, (_, i) => i + 1).filter(rows => tiles % rows === 0)
  if (able.length === 0) return undefined
  const rows = rng.pick(able)
  return { rows, columns: tiles / rows }
}
