// The grid from above: visited cells are tinted, the robot is on one cell, goal cells have the goal's colour.

import type { Scene, SceneView, Shape } from '#language/domain-kit'

const CELL = 64
const MARGIN = 12

export function scene(view: SceneView): Scene {
  const cells = view.objects('place')
  const places = new Map(cells.map((cell, i) => [cell, placeOf(cell, i, cells.length)]))
  const columns = 1 + Math.max(0, ...[...places.values()].map(({ column }) => column))
  const rows = 1 + Math.max(0, ...[...places.values()].map(({ row }) => row))
  const wanted = new Set(view.goal('visited').map(([cell]) => cell!))
  const width = columns * CELL + 2 * MARGIN
  const height = rows * CELL + 2 * MARGIN
  const shapes: Shape[] = []
  const cornerOf = (cell: string) => {
    const { column, row } = places.get(cell)!
    return { x: MARGIN + column * CELL, y: MARGIN + (rows - 1 - row) * CELL }
  }
  for (const cell of cells) {
    const { x, y } = cornerOf(cell)
    const visited = view.holds('visited', cell)
    const open = wanted.has(cell) && !visited
    shapes.push(
      {
        key: `cell ${cell}`,
        kind: 'rect',
        x: x + 2,
        y: y + 2,
        width: CELL - 4,
        height: CELL - 4,
        radius: 6,
        fill: visited ? 'soft2' : 'card',
        stroke: open ? 'goal' : 'line',
        strokeWidth: open ? 3 : 1.5,
        dashed: open,
        object: cell,
        facts: [`(visited ${cell})`],
        title: `cell ${cell}, ${visited ? 'visited' : open ? 'still to be visited' : 'not visited'}`,
      },
      {
        key: `label ${cell}`,
        kind: 'text',
        x: x + CELL / 2,
        y: y + CELL - 9,
        text: shortName(cell),
        size: 12,
        anchor: 'middle',
        fill: 'faint',
        object: cell,
      },
    )
  }
  const at = view
    .all('at-robot')
    .map(([cell]) => cell!)
    .filter(cell => places.has(cell))
  for (const cell of at) {
    const { x, y } = cornerOf(cell)
    shapes.push({
      key: 'robot',
      kind: 'circle',
      x: x + CELL / 2,
      y: y + CELL / 2 - 7,
      radius: 15,
      fill: 'hue1',
      stroke: 'ink',
      strokeWidth: 1.5,
      facts: [`(at-robot ${cell})`],
      title: `the robot, on cell ${cell}`,
    })
  }
  const seen = view.all('visited').length
  return {
    width,
    height,
    shapes,
    caption: `The robot is on ${at.join(', ') || 'no cell'}; ${seen} of ${cells.length} cells have been visited.`,
  }
}

/** Column and row from the name if it contains them, else in reading order. */
function placeOf(cell: string, index: number, count: number): { column: number; row: number } {
  const match = /x(\d+)-y(\d+)/.exec(cell)
  if (match) return { column: Math.min(99, Number(match[1])), row: Math.min(99, Number(match[2])) }
  const side = Math.ceil(Math.sqrt(count))
  return { column: index % side, row: Math.floor(index / side) }
}

/** `loc-x1-y2` as `1, 2`. */
function shortName(cell: string): string {
  const match = /x(\d+)-y(\d+)/.exec(cell)
  return match ? `x${match[1]} y${match[2]}` : cell.slice(0, 8)
}
