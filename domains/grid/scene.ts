// The grid from above: locked places are grey and have a lock in the form and colour of the keys that fit it; the robot
// carries its key on its back; dashed keys show goal positions.

import type { Ink, Scene, SceneView, Shape } from '#language/domain-kit'

const MARGIN = 10
const CELL = 90
const ROBOT = { width: 46, height: 27 }
const KEY = { width: 36, height: 20, head: 26 }
const KEY_GAP = { x: 3, y: 4 }
const FLOOR = 49
const LOCK = { width: 22, height: 17 }

/** Hues for key shapes, in order; the robot has the first hue. */
const HUES: readonly Ink[] = ['hue6', 'hue4', 'hue5', 'hue3', 'hue2', 'hue7']

export function scene(view: SceneView): Scene {
  const places = view.objects('place')
  const keys = view.objects('key')
  const shapeOfKey = new Map(view.all('key-shape').map(([key, shape]) => [key!, shape!]))
  const shapeNumber = (shape: string | undefined): number => Math.max(0, view.objects('shape').indexOf(shape ?? ''))
  const spots = new Map(places.map((place, i) => [place, spotOf(place, i, places.length)]))
  const columns = 1 + Math.max(0, ...[...spots.values()].map(({ column }) => column))
  const rows = 1 + Math.max(0, ...[...spots.values()].map(({ row }) => row))
  const wantedAt = (place: string): string[] => view.goal('at').flatMap(([key, at]) => (at === place ? [key!] : []))
  const lying = new Map(
    places.map(place => {
      const here = view.all('at').flatMap(([key, at]) => (at === place ? [key!] : []))
      const all = new Set([...here, ...wantedAt(place)])
      return [place, keys.filter(key => all.has(key))]
    }),
  )
  const fullest = Math.max(1, ...[...lying.values()].map(here => Math.ceil(here.length / 2)))
  const cellHeight = CELL + (fullest - 1) * (KEY.height + KEY_GAP.y)
  const width = columns * CELL + 2 * MARGIN
  const height = rows * cellHeight + 2 * MARGIN
  const cornerOf = (place: string) => {
    const { column, row } = spots.get(place)!
    return { x: MARGIN + column * CELL, y: MARGIN + (rows - 1 - row) * cellHeight }
  }

  const shapes: Shape[] = []
  for (const place of places) {
    const { x, y } = cornerOf(place)
    const locked = view.holds('locked', place)
    const open = view.holds('open', place)
    const aim = [...view.goal('at-robot'), ...view.goal('open')].some(([at]) => at === place)
    shapes.push(
      {
        key: `place ${place}`,
        kind: 'rect',
        x: x + 2,
        y: y + 2,
        width: CELL - 4,
        height: cellHeight - 4,
        radius: 6,
        fill: open ? 'card' : 'soft8',
        stroke: aim ? 'goal' : 'line',
        dashed: aim,
        object: place,
        facts: [`(open ${place})`],
        title: `place ${place}, ${open ? 'open' : locked ? 'locked' : 'neither open nor locked'}`,
      },
      {
        key: `name ${place}`,
        kind: 'text',
        x: x + 8,
        y: y + cellHeight - 8,
        text: place.length > 12 ? `${place.slice(0, 11)}…` : place,
        size: 12,
        fill: 'faint',
        object: place,
      },
    )
    for (const [, shape] of view.all('lock-shape').filter(([at]) => at === place))
      shapes.push(...drawLock(place, shape!, shapeNumber(shape), x + CELL - 30, y + 20, locked))
    lying.get(place)!.forEach((key, i) => {
      const left = x + 7 + (i % 2) * (KEY.width + KEY_GAP.x)
      const top = y + FLOOR + Math.floor(i / 2) * (KEY.height + KEY_GAP.y)
      const number = shapeNumber(shapeOfKey.get(key))
      if (!view.holds('at', key, place)) shapes.push(...drawSlot(key, place, number, left, top))
      else
        shapes.push(
          ...drawKey(key, number, left, top, wantedAt(place).includes(key), {
            fact: `(at ${key} ${place})`,
            where: `lying at ${place}`,
          }),
        )
    })
  }
  shapes.push(...drawWays(view, spots, cornerOf, cellHeight))

  const robotAt = view.all('at-robot').flatMap(([place]) => (spots.has(place!) ? [place!] : []))
  const held = view.all('holding').map(([key]) => key!)
  for (const place of robotAt) {
    const { x, y } = cornerOf(place)
    shapes.push({
      key: 'robot',
      kind: 'path',
      x: x + 6,
      y: y + 13,
      d: robotPath(),
      fill: 'soft1',
      stroke: 'hue1',
      facts: [`(at-robot ${place})`, '(arm-empty)'],
      title: `the robot, at ${place}, ${held.length > 0 ? `holding ${held.join(', ')}` : 'its hand empty'}`,
    })
    held.forEach((key, i) => {
      shapes.push(
        ...drawKey(key, shapeNumber(shapeOfKey.get(key)), x + 11, y + 16.5 + i * 4, false, {
          fact: `(holding ${key})`,
          where: 'held by the robot',
        }),
      )
    })
  }
  const shut = view.all('locked').length
  return {
    width,
    height,
    shapes,
    caption: `The robot is at ${robotAt.join(', ') || 'no place'} and holds ${held.join(', ') || 'no key'}; ${shut} of ${places.length} places ${shut === 1 ? 'is' : 'are'} locked.`,
  }
}

/** A body on two wheels, with an antenna. */
function robotPath(): string {
  const { width, height } = ROBOT
  const wheel = (at: number): string => `M${at} ${height}a5 5 0 0 0 10 0Z`
  return `M6 0H${width - 6}Q${width} 0 ${width} 6V${height - 6}Q${width} ${height} ${width - 6} ${height}H6Q0 ${height} 0 ${height - 6}V6Q0 0 6 0Z${wheel(8)}${wheel(width - 18)}M${width / 2} 0V-4m-2.5 -2.5a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0 -5 0`
}

/** The outline of keys and locks of one shape: a pill, a box, a hexagon, then repeating. */
function outline(shape: number, width: number, height: number): string {
  const half = height / 2
  switch (shape % 3) {
    case 0:
      return `M${half} 0H${width - half}a${half} ${half} 0 0 1 0 ${height}H${half}a${half} ${half} 0 0 1 0 -${height}Z`
    case 1:
      return `M0 0H${width}V${height}H0Z`
    default:
      return `M6 0H${width - 6}L${width} ${half}L${width - 6} ${height}H6L0 ${half}Z`
  }
}

/** A head with the outline of its shape, and a shaft with one tooth. */
const keyPath = (shape: number): string =>
  `${outline(shape, KEY.head, KEY.height)}M${KEY.head} 7H${KEY.width}V16H${KEY.width - 5}V12H${KEY.head}Z`

function drawKey(
  key: string,
  shape: number,
  x: number,
  y: number,
  home: boolean,
  { fact, where }: { fact: string; where: string },
): Shape[] {
  return [
    {
      key: `key ${key}`,
      kind: 'path',
      x,
      y,
      d: keyPath(shape),
      fill: HUES[shape % HUES.length]!,
      stroke: home ? 'goal' : 'none',
      strokeWidth: 3,
      object: key,
      facts: [fact],
      title: `${key}, ${where}${home ? ', where the goal wants it' : ''}`,
    },
    {
      key: `label ${key}`,
      kind: 'text',
      x: x + KEY.head / 2,
      y: y + 14.5,
      text: shortKey(key),
      size: 12,
      anchor: 'middle',
      fill: 'on-hue',
      object: key,
    },
  ]
}

/** Draws a dashed key where the goal wants a key that is not there. */
function drawSlot(key: string, place: string, shape: number, x: number, y: number): Shape[] {
  return [
    {
      key: `wanted ${key} ${place}`,
      kind: 'path',
      x,
      y,
      d: keyPath(shape),
      fill: 'none',
      stroke: 'goal',
      strokeWidth: 1.5,
      dashed: true,
      title: `${key} is wanted at ${place}`,
    },
    {
      key: `wanted label ${key} ${place}`,
      kind: 'text',
      x: x + KEY.head / 2,
      y: y + 14.5,
      text: shortKey(key),
      size: 12,
      anchor: 'middle',
      fill: 'faint',
    },
  ]
}

/** Draws a lock: the shackle is closed while it is locked and raised on one side when it is open. */
function drawLock(place: string, shape: string, number: number, x: number, y: number, locked: boolean): Shape[] {
  const hue = HUES[number % HUES.length]!
  const title = `a ${locked ? 'shut' : 'open'} lock of the shape ${shape}`
  return [
    {
      key: `shackle ${place}`,
      kind: 'path',
      x,
      y,
      d: locked ? 'M4 0V-4a7 7 0 0 1 14 0V0' : 'M4 0V-6a7 7 0 0 1 14 0V-4',
      stroke: hue,
      title,
    },
    {
      key: `lock ${place}`,
      kind: 'path',
      x,
      y,
      d: outline(number, LOCK.width, LOCK.height),
      fill: locked ? hue : 'none',
      stroke: hue,
      object: place,
      facts: [`(locked ${place})`],
      title,
    },
  ]
}

/** Draws walls between neighbours that are not connected, and lines for connections between distant places. */
function drawWays(
  view: SceneView,
  spots: ReadonlyMap<string, { column: number; row: number }>,
  cornerOf: (place: string) => { x: number; y: number },
  cellHeight: number,
): Shape[] {
  const shapes: Shape[] = []
  const places = [...spots.keys()]
  const at = new Map([...spots].map(([place, { column, row }]) => [`${column} ${row}`, place]))
  for (const place of places) {
    const { column, row } = spots.get(place)!
    const { x, y } = cornerOf(place)
    const right = at.get(`${column + 1} ${row}`)
    const below = at.get(`${column} ${row - 1}`)
    const hasWay = (a: string, b: string): boolean => view.holds('conn', a, b) || view.holds('conn', b, a)
    const wall = (key: string, fromX: number, fromY: number, toX: number, toY: number): void => {
      shapes.push({
        key,
        kind: 'line',
        x: fromX,
        y: fromY,
        toX,
        toY,
        stroke: 'ink',
        strokeWidth: 4,
        title: 'no way through',
      })
    }
    if (right !== undefined && !hasWay(place, right))
      wall(`wall ${place} ${right}`, x + CELL, y + 4, x + CELL, y + cellHeight - 4)
    if (below !== undefined && !hasWay(place, below))
      wall(`wall ${place} ${below}`, x + 4, y + cellHeight, x + CELL - 4, y + cellHeight)
  }
  for (const [from, to] of view.all('conn')) {
    const [a, b] = [spots.get(from!), spots.get(to!)]
    if (!a || !b || Math.abs(a.column - b.column) + Math.abs(a.row - b.row) <= 1) continue
    const [here, there] = [cornerOf(from!), cornerOf(to!)]
    shapes.push({
      key: `way ${from} ${to}`,
      kind: 'line',
      x: here.x + CELL / 2,
      y: here.y + cellHeight / 2,
      toX: there.x + CELL / 2,
      toY: there.y + cellHeight / 2,
      stroke: 'line',
      arrow: true,
      title: `a way from ${from} to ${to}`,
    })
  }
  return shapes
}

/** Column and row from the name if it contains them, else in reading order. */
function spotOf(place: string, index: number, count: number): { column: number; row: number } {
  const match = /f(\d+)-(\d+)/.exec(place)
  if (match) return { column: Math.min(99, Number(match[1])), row: Math.min(99, Number(match[2])) }
  const side = Math.ceil(Math.sqrt(count))
  return { column: index % side, row: Math.floor(index / side) }
}

/** `key0-1` as `0-1`. */
const shortKey = (key: string): string => key.replace(/^key/, '').slice(0, 3) || key.slice(0, 3)
