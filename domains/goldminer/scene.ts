// The mine from above: soft rock dotted, hard rock solid, the gold visible through the rock, tools where they lie.

import type { Scene, SceneView, Shape } from '#language/domain-kit'

const CELL = 76
const MARGIN = 12

export function scene(view: SceneView): Scene {
  const cells = view.objects('loc')
  const places = new Map(cells.map((cell, i) => [cell, placeOf(cell, i, cells.length)]))
  const columns = 1 + Math.max(0, ...[...places.values()].map(({ column }) => column))
  const rows = 1 + Math.max(0, ...[...places.values()].map(({ row }) => row))
  const width = columns * CELL + 2 * MARGIN
  const height = rows * CELL + 2 * MARGIN + 18
  const shapes: Shape[] = []
  const held = view.holds('holds-laser')
    ? 'laser'
    : view.holds('holds-bomb')
      ? 'bomb'
      : view.holds('holds-gold')
        ? 'gold'
        : undefined
  for (const cell of cells) {
    const { row, column } = places.get(cell)!
    const x = MARGIN + column * CELL
    const y = MARGIN + row * CELL
    const hard = view.holds('hard-rock-at', cell)
    const soft = view.holds('soft-rock-at', cell)
    const ground = hard ? 'hard rock' : soft ? 'soft rock' : 'free of rock'
    shapes.push({
      key: `cell ${cell}`,
      kind: 'rect',
      x: x + 1,
      y: y + 1,
      width: CELL - 2,
      height: CELL - 2,
      radius: 6,
      fill: hard ? 'faint' : soft ? 'ground' : 'card',
      stroke: 'line',
      strokeWidth: 1.5,
      object: cell,
      facts: [`(clear ${cell})`, `(soft-rock-at ${cell})`, `(hard-rock-at ${cell})`],
      title: `cell ${cell}: ${ground}`,
    })
    if (soft)
      shapes.push({
        key: `soft ${cell}`,
        kind: 'path',
        x,
        y,
        d: dots,
        fill: 'faint',
        stroke: 'none',
        object: cell,
        facts: [`(soft-rock-at ${cell})`],
      })
    shapes.push({
      key: `label ${cell}`,
      kind: 'text',
      x: x + 7,
      y: y + CELL - 8,
      text: cell.replace(/f/g, ''),
      size: 12,
      fill: hard ? 'paper' : 'faint',
      object: cell,
    })
    if (view.holds('gold-at', cell) && held !== 'gold')
      shapes.push(drawGold(cell, x + 60, y + 17, [`(gold-at ${cell})`]))
    if (view.holds('bomb-at', cell))
      shapes.push(...drawBomb(`bombs ${cell}`, x + 16, y + 19, [`(bomb-at ${cell})`], 'bombs to take'))
    if (view.holds('laser-at', cell)) shapes.push(drawLaser(x + 57, y + 64, [`(laser-at ${cell})`]))
    if (view.holds('robot-at', cell)) {
      shapes.push({
        key: 'robot',
        kind: 'circle',
        x: x + 38,
        y: y + 40,
        radius: 15,
        fill: 'hue1',
        stroke: 'ink',
        strokeWidth: 1.5,
        facts: [`(robot-at ${cell})`, '(arm-empty)'],
        title: `the robot, in cell ${cell}`,
      })
      if (held === 'laser') shapes.push(drawLaser(x + 38, y + 40, ['(holds-laser)']))
      if (held === 'bomb')
        shapes.push(...drawBomb('bomb in hand', x + 38, y + 43, ['(holds-bomb)'], 'the bomb in the robot’s arm'))
      if (held === 'gold') shapes.push(drawGold('hand', x + 38, y + 40, ['(holds-gold)']))
    }
  }
  const holding = held === undefined ? 'nothing' : held === 'bomb' ? 'a bomb' : `the ${held}`
  shapes.push({
    key: 'holding',
    kind: 'text',
    x: MARGIN + 2,
    y: height - 8,
    text: `in the arm: ${holding}`,
    size: 12,
    fill: held === 'gold' ? 'goal' : 'faint',
    facts: ['(arm-empty)', '(holds-bomb)', '(holds-gold)', '(holds-laser)'],
  })
  return {
    width: Math.max(width, 180),
    height,
    shapes,
    caption: `The robot is in ${
      view
        .all('robot-at')
        .map(([cell]) => cell)
        .join(', ') || 'no cell'
    } and holds ${holding}; ${view.all('soft-rock-at').length} cells of soft rock and ${view.all('hard-rock-at').length} of hard rock are left.`,
  }
}

const dots = [
  [18, 16],
  [40, 12],
  [62, 18],
  [28, 34],
  [52, 36],
  [16, 50],
  [40, 54],
  [64, 52],
]
  .map(([x, y]) => `M${x! - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`)
  .join('')

const drawGold = (where: string, x: number, y: number, facts: string[]): Shape => ({
  key: `gold ${where === 'hand' ? '' : where}`.trim(),
  kind: 'path',
  x,
  y,
  d: 'M-11 6L-7 -6H7L11 6Z',
  fill: 'goal',
  stroke: 'ink',
  strokeWidth: 1.5,
  facts,
  title: where === 'hand' ? 'the gold, in the robot’s arm' : `gold in cell ${where}`,
})

const drawLaser = (x: number, y: number, facts: string[]): Shape => ({
  key: 'laser',
  kind: 'path',
  x,
  y,
  d: 'M-13 -4H3V-7L13 0L3 7V4H-13Z',
  fill: 'hue3',
  stroke: 'ink',
  strokeWidth: 1.5,
  facts,
  title: 'the laser',
})

const drawBomb = (key: string, x: number, y: number, facts: string[], title: string): Shape[] => [
  {
    key,
    kind: 'circle',
    x,
    y,
    radius: 8,
    fill: 'ink',
    stroke: 'card',
    strokeWidth: 1.5,
    facts,
    title,
  },
  {
    key: `${key} fuse`,
    kind: 'line',
    x: x + 5,
    y: y - 6,
    toX: x + 10,
    toY: y - 12,
    stroke: 'ink',
    facts,
  },
]

/** Row and column from the name if it contains them, else in reading order. */
function placeOf(cell: string, index: number, count: number): { row: number; column: number } {
  const match = /f(\d+)-(\d+)f/.exec(cell)
  if (match) return { row: Math.min(99, Number(match[1])), column: Math.min(99, Number(match[2])) }
  const side = Math.ceil(Math.sqrt(count))
  return { row: Math.floor(index / side), column: index % side }
}
