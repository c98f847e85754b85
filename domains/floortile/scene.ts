// The floor from above: painted tiles are filled with their colour, a swatch in the corner shows the colour that the
// goal wants, and each robot shows the colour in its spray gun.

import { counted, type Ink, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const MARGIN = 10
const CELL = 92
const ROBOT = { width: 74, height: 28 }
const GUN = 16
const SWATCH = 16

/** Ink for each colour name; other names take the remaining hues in turn. */
const PAINTS: Readonly<Record<string, Ink>> = {
  black: 'black',
  white: 'white',
  red: 'hue5',
  blue: 'hue1',
  green: 'hue3',
  yellow: 'hue7',
  orange: 'hue2',
  purple: 'hue4',
  violet: 'hue4',
  teal: 'hue6',
  grey: 'hue8',
  gray: 'hue8',
}
const OTHERS: readonly Ink[] = ['hue4', 'hue6', 'hue2', 'hue7', 'hue3', 'hue8']

interface Spot {
  readonly column: number
  /** Grows upwards. */
  readonly row: number
}

export function scene(view: SceneView): Scene {
  const tiles = view.objects('tile')
  const colors = view.objects('color')
  const spots = spotsOf(view)
  const columns = 1 + Math.max(0, ...[...spots.values()].map(({ column }) => column))
  const rows = 1 + Math.max(0, ...[...spots.values()].map(({ row }) => row))
  const width = Math.max(columns * CELL + 2 * MARGIN, 120)
  const height = rows * CELL + 2 * MARGIN
  const cornerOf = (tile: string) => {
    const { column, row } = spots.get(tile)!
    return { x: MARGIN + column * CELL, y: MARGIN + (rows - 1 - row) * CELL }
  }
  const paintOf = (color: string): Ink => PAINTS[color] ?? OTHERS[Math.max(0, colors.indexOf(color)) % OTHERS.length]!

  const shapes: Shape[] = []
  for (const tile of tiles) {
    const { x, y } = cornerOf(tile)
    const painted = view.all('painted').flatMap(([at, color]) => (at === tile ? [color!] : []))
    const wanted = view.goal('painted').flatMap(([at, color]) => (at === tile ? [color!] : []))
    const missing = wanted.filter(color => !painted.includes(color))
    const done = wanted.length > 0 && missing.length === 0
    const paint = painted[0] === undefined ? 'ground' : paintOf(painted[0])
    const clear = view.holds('clear', tile)
    shapes.push(
      {
        key: `tile ${tile}`,
        kind: 'rect',
        x: x + 3,
        y: y + 3,
        width: CELL - 6,
        height: CELL - 6,
        radius: 6,
        fill: paint,
        stroke: done ? 'goal' : 'line',
        strokeWidth: done ? 3 : 2,
        object: tile,
        facts: [`(clear ${tile})`, ...colors.map(color => `(painted ${tile} ${color})`)],
        title: `${tile}, ${painted.length > 0 ? `painted ${painted.join(' and ')}` : clear ? 'clear' : 'not clear'}${missing.length > 0 ? `, wanted ${missing.join(' and ')}` : ''}`,
      },
      {
        key: `name ${tile}`,
        kind: 'text',
        x: x + 12,
        y: y + CELL - 12,
        text: tile.length > 10 ? `${tile.slice(0, 9)}…` : tile,
        size: 12,
        fill: painted.length > 0 ? textOn(paint) : 'faint',
        object: tile,
      },
    )
    if (painted.length > 0)
      shapes.push({
        key: `paint ${tile}`,
        kind: 'text',
        x: x + CELL / 2,
        y: y + CELL / 2 + 1,
        text: painted.join(' + ').slice(0, 12),
        size: 14,
        anchor: 'middle',
        fill: textOn(paint),
        object: tile,
      })
    missing.forEach((color, i) => {
      shapes.push({
        key: `wanted ${tile} ${color}`,
        kind: 'rect',
        x: x + CELL - 11 - SWATCH - i * (SWATCH + 4),
        y: y + 11,
        width: SWATCH,
        height: SWATCH,
        radius: 4,
        fill: paintOf(color),
        stroke: 'goal',
        dashed: true,
        title: `${tile} is wanted ${color}`,
      })
      shapes.push(
        ...initial(`wanted ${tile} ${color}`, color, paintOf(color), colors, {
          x: x + CELL - 11 - SWATCH / 2 - i * (SWATCH + 4),
          y: y + 11 + SWATCH / 2,
        }),
      )
    })
  }
  for (const [robot, tile] of view.all('robot-at')) {
    if (!spots.has(tile!)) continue
    const { x, y } = cornerOf(tile!)
    const crowd = view
      .all('robot-at')
      .filter(([, at]) => at === tile)
      .findIndex(([who]) => who === robot)
    const loaded = view.all('robot-has').flatMap(([who, color]) => (who === robot ? [color!] : []))
    const left = x + 9
    const top = y + 32 - crowd * 10
    shapes.push(
      {
        key: `robot ${robot}`,
        kind: 'path',
        x: left,
        y: top,
        d: robotPath(),
        fill: 'soft8',
        stroke: 'ink',
        object: robot!,
        facts: [`(robot-at ${robot} ${tile})`],
        title: `${robot}, on ${tile}, with ${loaded.join(' and ') || 'no colour'} in its spray gun`,
      },
      {
        key: `label ${robot}`,
        kind: 'text',
        x: left + 7,
        y: top + 18.5,
        text: robot!.length > 7 ? `${robot!.slice(0, 6)}…` : robot!,
        size: 12,
        fill: 'ink',
        object: robot!,
      },
    )
    loaded.forEach((color, i) => {
      shapes.push({
        key: `gun ${robot}${i > 0 ? ` ${i}` : ''}`,
        kind: 'circle',
        x: left + ROBOT.width - 6 - GUN / 2,
        y: top + ROBOT.height / 2 - i * 6,
        radius: GUN / 2,
        fill: paintOf(color),
        stroke: 'ink',
        facts: colors.map(each => `(robot-has ${robot} ${each})`),
        title: `the spray gun of ${robot}, filled with ${color}`,
      })
      shapes.push(
        ...initial(`gun ${robot} ${color}`, color, paintOf(color), colors, {
          x: left + ROBOT.width - 6 - GUN / 2,
          y: top + ROBOT.height / 2 - i * 6,
        }),
      )
    })
  }
  const goals = view.goal('painted')
  const met = goals.filter(([tile, color]) => view.holds('painted', tile!, color!)).length
  return {
    width,
    height,
    shapes,
    caption: `${counted(view.objects('robot').length, 'robot')} on ${counted(tiles.length, 'tile')}, ${view.all('painted').length} of them painted; ${met} of ${goals.length} are painted as wanted.`,
  }
}

const textOn = (paint: Ink): Ink => (paint === 'black' ? 'white' : paint === 'white' ? 'black' : 'on-hue')

/**
 * A letter code for a small painted area, where its hue alone would identify it: the shortest prefix that distinguishes
 * it from the others.
 */
function initial(
  key: string,
  color: string,
  paint: Ink,
  colors: readonly string[],
  at: { readonly x: number; readonly y: number },
): readonly Shape[] {
  if (paint === 'black' || paint === 'white') return []
  const alike = colors.some(other => other !== color && other[0] === color[0])
  const text = color.slice(0, alike ? 2 : 1)
  const place = { x: at.x, y: at.y + 4, anchor: 'middle' } as const
  return [{ ...place, key: `letter ${key}`, kind: 'text', text, size: 11, fill: textOn(paint) }]
}

/** A body on two wheels, with an antenna. */
function robotPath(): string {
  const { width, height } = ROBOT
  const wheel = (at: number): string => `M${at} ${height}a5 5 0 0 0 10 0Z`
  return `M6 0H${width - 6}Q${width} 0 ${width} 6V${height - 6}Q${width} ${height} ${width - 6} ${height}H6Q0 ${height} 0 ${height - 6}V6Q0 0 6 0Z${wheel(12)}${wheel(width - 22)}M16 0V-4m-2.5 -2.5a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0 -5 0`
}

/** Position of each tile, from its neighbours; tiles without neighbours are placed to the right of all others. */
function spotsOf(view: SceneView): Map<string, Spot> {
  const steps: [string, string, number, number][] = []
  for (const [name, right, up] of [
    ['up', 0, 1],
    ['down', 0, -1],
    ['left', -1, 0],
    ['right', 1, 0],
  ] as const)
    for (const [tile, from] of view.all(name)) steps.push([from!, tile!, right, up], [tile!, from!, -right, -up])
  const steppingFrom = new Map<string, typeof steps>()
  for (const step of steps) {
    const own = steppingFrom.get(step[0])
    if (own === undefined) steppingFrom.set(step[0], [step])
    else own.push(step)
  }
  const placed = new Map<string, Spot>()
  let offset = 0
  for (const first of view.objects('tile')) {
    if (placed.has(first)) continue
    const piece = new Map<string, Spot>([[first, { column: 0, row: 0 }]])
    const used = new Set(['0 0'])
    for (const [tile, { column, row }] of piece)
      for (const [, next, right, up] of steppingFrom.get(tile) ?? []) {
        const spot = { column: column + right, row: row + up }
        if (piece.has(next) || placed.has(next) || used.has(`${spot.column} ${spot.row}`)) continue
        piece.set(next, spot)
        used.add(`${spot.column} ${spot.row}`)
      }
    const all = [...piece.values()]
    const left = Math.min(...all.map(({ column }) => column))
    const low = Math.min(...all.map(({ row }) => row))
    for (const [tile, { column, row }] of piece) {
      const spot = { column: column - left + offset, row: row - low }
      placed.set(tile, spot)
    }
    offset += Math.max(...all.map(({ column }) => column)) - left + 1
  }
  return placed
}
