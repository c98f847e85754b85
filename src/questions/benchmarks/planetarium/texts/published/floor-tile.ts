// The published texts of the floor-tile domain.

import { floorTileLayouts } from '../../layouts/floor-tile'
import { bound, type BoundLayout, numberIn, numbersIn, type Scene } from '../../layouts/layout'
import { ordinal, type Parameters } from '../../layouts/pattern'
import type { Fact } from '../../layouts/sketch'
import { built, type Counts, type PublishedDomain, type PublishedInit, type PublishedLayout, stem } from './format'

const layouts = floorTileLayouts.map(layout => bound(layout, undefined))
const named = (title: string): BoundLayout => layouts.find(each => each.title === title)!

/** A sentence about one robot, in both existing wordings. */
const ROBOT = /^The ([a-z-]+) robot is at (.+?), and has the ([a-z-]+) color[.] /
const CORNER = /^(?:the ){0,2}(top|bottom)-(left|right) corner(?: of the ([a-z-]+) ring from the outside)?$/
const PLACE = /^(?:the ){0,2}([a-z-]+) row and ([a-z-]+) column$/

interface RobotPlace {
  readonly row: number
  readonly column: number
  readonly color: number
  /** True if the text calls a tile the corner of a ring that does not exist. */
  readonly isMiscounted: boolean
}

/**
 * The positions of the robots, from 0, and the text after their sentences; undefined if a sentence has another form.
 */
function robotsIn(
  text: string,
  rows: number,
  columns: number,
): { robots: readonly RobotPlace[]; rest: string } | undefined {
  const robots: RobotPlace[] = []
  let rest = text
  for (let match = ROBOT.exec(rest); match !== null; match = ROBOT.exec(rest)) {
    const [sentence, number = '', at = '', color = ''] = match
    const place = placeIn(at.toLowerCase(), rows, columns)
    const hue = ordinal(color.toLowerCase())
    if (place === undefined || hue === undefined) return undefined
    if (ordinal(number.toLowerCase()) !== robots.length + 1) return undefined
    robots.push({ ...place, color: hue - 1 })
    rest = rest.slice(sentence.length)
  }
  return { robots, rest }
}

function placeIn(at: string, rows: number, columns: number): Omit<RobotPlace, 'color'> | undefined {
  const cell = PLACE.exec(at)
  if (cell !== null) {
    const [row, column] = [ordinal(cell[1]!), ordinal(cell[2]!)]
    return row === undefined || column === undefined
      ? undefined
      : { row: row - 1, column: column - 1, isMiscounted: false }
  }
  const corner = CORNER.exec(at)
  if (corner === null) return undefined
  const [, edge, side, ring] = corner
  if (ring === undefined)
    return {
      row: edge === 'top' ? 0 : rows - 1,
      column: side === 'left' ? 0 : columns - 1,
      isMiscounted: false,
    }
  // Corners of rings are numbered by their row from the top, so that numbers below the middle are wrong.
  const row = (ordinal(ring) ?? 0) - 1
  if (row < 0 || row >= rows) return undefined
  const isFirst = edge === 'top' && side === 'left'
  return {
    row,
    column: isFirst || edge === 'bottom' ? row : columns - 1 - row,
    isMiscounted: edge === 'bottom' || row > (rows - 1) / 2,
  }
}

const available = ({ members }: Scene): Fact[] => members.of('color').map(color => ['available-color', color])

const MISCOUNTED = 'Corners of rings below the middle are described by their row from the top, and read accordingly.'

function grid(scene: Scene, read: Parameters): PublishedInit | string {
  const [rows, columns] = [numberIn(read, 'rows'), numberIn(read, 'columns')]
  const facts = named('A grid of tiles').build(scene, { rows, columns }, 'init')
  if (facts === undefined) return 'The number of tiles does not match the rows and columns.'
  const stated = robotsIn(`${String(read.robotsTold ?? '')}`, rows, columns)
  const [tiles, colors] = [scene.members.of('tile'), scene.members.of('color')]
  if (stated === undefined || stated.rest.trim() !== '') return 'Where the robots are could not be read.'
  const own: Fact[] = []
  for (const [i, { row, column, color }] of stated.robots.entries()) {
    const tile = tiles[row * columns + column]
    if (tile === undefined || column >= columns || colors[color] === undefined)
      return 'A robot is on no tile, or has a colour that is none.'
    own.push(['robot-has', `robot${i + 1}`, colors[color]], ['robot-at', `robot${i + 1}`, tile])
  }
  const assumed = stated.robots.some(({ isMiscounted }) => isMiscounted) ? [MISCOUNTED] : []
  return { facts: [...facts, ...own, ...available(scene)], assumed }
}

function rows(scene: Scene, read: Parameters): PublishedInit | string {
  const count = numberIn(read, 'rows')
  const numbers = numbersIn(read, 'lengths')
  const lengths = numbers.length === 1 ? Array.from({ length: count }, () => numbers[0]!) : numbers
  const facts = named('Separate rows of tiles').build(scene, { rows: count, lengths }, 'init')
  if (facts === undefined) return 'The number of tiles does not match the rows.'
  const starts = lengths.map((_, i) => lengths.slice(0, i).reduce((a, b) => a + b, 0))
  const tiles = scene.members.of('tile')
  return {
    facts: [
      ...facts,
      ...starts.flatMap((start, i): Fact[] => [
        ['robot-has', `robot${i + 1}`, `color${i + 1}`],
        ['robot-at', `robot${i + 1}`, tiles[start]!],
      ]),
    ],
  }
}

/** One sentence per robot gives the number of robots. */
const counts = (read: Parameters): Counts => ({
  robots: String(read.robotsTold ?? '').split(' robot is at ').length - 1,
  tiles: numberIn(read, 'tiles'),
  colors: numberIn(read, 'colors'),
})

const goal = (id: string, text: string, ...titles: readonly string[]): PublishedLayout => ({
  ...{ id, role: 'goal', text: `Your goal is to ${text}` },
  build: scene => {
    for (const title of titles) {
      const facts = named(title).build(scene, {}, 'goal')
      if (facts !== undefined) return { facts }
    }
    return built(undefined, 'The tiles and colours of the text cannot be painted so.')
  },
})

/** In a row of one tile, both ends are the same tile, which is painted once. */
const ends = (scene: Scene): PublishedInit | string => {
  const facts: Fact[] = []
  const left = new Map(scene.init.flatMap(([head, b = '', a = '']) => (head === 'right' ? [[a, b]] : [])))
  const colors = new Map(scene.init.flatMap(([head, r = '', c = '']) => (head === 'robot-has' ? [[r, c]] : [])))
  for (const [head, robot = '', tile = ''] of scene.init) {
    if (head !== 'robot-at') continue
    let last = tile
    for (let steps = 0; left.has(last) && steps <= left.size; steps++) last = left.get(last)!
    const color = colors.get(robot)
    if (color === undefined) return 'A robot has no colour.'
    facts.push(['painted', tile, color])
    if (last !== tile) facts.push(['painted', last, color])
  }
  return { facts }
}

export const floorTile: PublishedDomain = {
  name: 'floor-tile',
  headers: [
    'You have {robots:number} [robot|robots]',
    'You have {tiles:number} [tile|tiles]',
    'You have {colors:number} [color|colors]',
  ],
  objects: ({ robots = 0, tiles = 0, colors = 0 }) => [
    ...stem('color', colors, ['color']),
    ...stem('robot', robots, ['robot']),
    ...stem('tile', tiles, ['tile']),
  ],
  always: () => [],
  assumed: () => ({ facts: [] }),
  sentences: [
    ['robot-at', 'The robot {1:name} is at tile {2:name}', 'The robot {1:name} should be at tile {2:name}'],
    ['up', 'Tile {1:name} is above tile {2:name}', 'Tile {1:name} should be above tile {2:name}'],
    [
      'right',
      'Tile {1:name} is to the right of tile {2:name}',
      'Tile {1:name} should be to the right of tile {2:name}',
    ],
    ['painted', 'Tile {1:name} is painted with color {2:name}', 'Tile {1:name} should be painted with color {2:name}'],
    ['robot-has', 'The robot {1:name} has color {2:name}', 'The robot {1:name} should have color {2:name}'],
    ['available-color', 'Color {1:name} is available', 'Color {1:name} should be available'],
  ],
  layouts: [
    {
      ...{ id: 'grid', role: 'init', build: grid, counts },
      text: 'You have {robots:number} robots, {colors:number} colors, and {tiles:number} unpainted tiles arranged in a grid with {rows:number} rows and {columns:number} columns. {robotsTold:rest}All colors are available',
    },
    {
      ...{ id: 'rings', role: 'init', build: grid, counts },
      text: 'You have {colors:number} colors and {tiles:number} unpainted tiles arranged in a {rows:number}x{columns:number} grid, in {rings:number} rings. {robotsTold:rest}All colors are available',
    },
    {
      ...{ id: 'disconnected_rows', role: 'init', build: rows },
      text: 'You have {tiles:number} unpainted tiles arranged in disconnected rows. There are {rows:number} rows, each with {lengths:numbers} tiles. At the start (tile on the left end) of each row is a robot, each of which has a different color. No colors are available',
      counts: read => ({
        robots: numberIn(read, 'rows'),
        colors: numberIn(read, 'rows'),
        tiles: numberIn(read, 'tiles'),
      }),
    },
    { ...goal('disconnected_rows', 'paint the ends of each row'), build: ends },
    goal('checkerboard', 'paint the tiles in a checkerboard pattern', 'A checkerboard'),
    goal('all_different', 'paint each tile with a different color', 'All different'),
    goal('paint_all', 'paint all the tiles with the same color', 'One colour'),
    goal('paint_x', "paint an 'X' shape across the grid onto the tiles with a single color", 'A cross'),
    goal(
      'paint_x',
      "paint an 'X' shape across the grid onto, and every other tile should be painted with a different color",
      'A cross in a field',
    ),
    goal('rings', 'paint all the tiles such that each ring has a different color', 'Rings'),
  ],
  strict: new Set(['disconnected_rows']),
}
