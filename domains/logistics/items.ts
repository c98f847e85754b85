// Items in the logistics picture: trucks and aeroplanes with their load, packages, and dashed slots where packages are
// wanted.

import type { SceneView, Shape } from '#language/domain-kit'

export const PACKAGE = { width: 30, height: 22, gap: 6 }
export const TRUCK = { cab: 28, body: 30, height: 36 }
export const PLANE = { fin: 7, nose: 34, body: 30, height: 44 }
const HOLD_COLUMNS = 2

/** An item to be laid out at a place. */
export interface Item {
  readonly name: string
  readonly kind: 'plane' | 'truck' | 'package' | 'slot'
  readonly width: number
  readonly height: number
  readonly cargo: readonly string[]
}

/** A package, or the slot for one. */
export function loose(name: string, kind: 'package' | 'slot'): Item {
  return { name, kind, width: PACKAGE.width, height: PACKAGE.height, cargo: [] }
}

/** A vehicle, as long as its load requires. */
export function vehicle(name: string, kind: 'plane' | 'truck', view: SceneView): Item {
  const cargo = view.all('in').flatMap(([each, holder]) => (holder === name ? [each!] : []))
  const columns = Math.min(HOLD_COLUMNS, Math.max(1, cargo.length))
  const more = Math.max(0, Math.ceil(cargo.length / HOLD_COLUMNS) - 1)
  const hold = columns * (PACKAGE.width + 4) + 4
  const front = kind === 'plane' ? PLANE.nose : TRUCK.cab
  const base = kind === 'plane' ? PLANE.height : TRUCK.height
  return {
    name,
    kind,
    width: hold + front,
    height: base + more * (PACKAGE.height + 4),
    cargo,
  }
}

/** Lays items out in rows from the left; vehicles and packages never share a row. */
export function flow(
  items: readonly Item[],
  width: number,
): { spots: { item: Item; x: number; y: number }[]; height: number } {
  const spots: { item: Item; x: number; y: number }[] = []
  let [x, y, line] = [0, 0, 0]
  let lastKind = ''
  for (const item of items) {
    const kind = item.kind === 'package' || item.kind === 'slot' ? 'load' : 'vehicle'
    if (x > 0 && (x + item.width > width || kind !== lastKind)) {
      y += line + PACKAGE.gap
      x = 0
      line = 0
    }
    spots.push({ item, x, y })
    x += item.width + PACKAGE.gap
    line = Math.max(line, item.height)
    lastKind = kind
  }
  return { spots, height: y + line }
}

/** Draws an item with its label and its load. */
export function drawItem(item: Item, x: number, y: number, home: boolean, place: string): Shape[] {
  const { name, kind } = item
  if (kind === 'slot') return drawSlot(name, place, x, y)
  if (kind === 'package') return drawPackage(name, x, y, home, `(at ${name} ${place})`, `at ${place}`)
  const isPlane = kind === 'plane'
  const front = isPlane ? PLANE.nose : TRUCK.cab
  const top = isPlane ? PLANE.fin : 0
  const body = item.height - (isPlane ? PLANE.height - PLANE.body : TRUCK.height - TRUCK.body)
  return [
    {
      key: `${kind} ${name}`,
      kind: 'path',
      x,
      y: y + top,
      d: isPlane ? planePath(item.width, body) : truckPath(item.width, body),
      fill: isPlane ? 'soft1' : 'soft2',
      stroke: home ? 'goal' : isPlane ? 'hue1' : 'hue2',
      object: name,
      facts: [`(at ${name} ${place})`],
      title: `${isPlane ? 'aeroplane' : 'truck'} ${name}, at ${place}`,
    },
    {
      key: `label ${name}`,
      kind: 'text',
      x: x + item.width - front / 2 - (isPlane ? 3 : 0),
      y: y + top + body / 2 + 4.5,
      text: short(name, 4),
      size: 13,
      bold: true,
      anchor: 'middle',
      fill: 'ink',
      object: name,
    },
    ...item.cargo.flatMap((each, i) =>
      drawPackage(
        each,
        x + 4 + (i % HOLD_COLUMNS) * (PACKAGE.width + 4),
        y + top + 4 + Math.floor(i / HOLD_COLUMNS) * (PACKAGE.height + 4),
        false,
        `(in ${each} ${name})`,
        `in ${name}`,
      ),
    ),
  ]
}

/** A box, a cab, two wheels. */
function truckPath(width: number, height: number): string {
  const wheel = (at: number): string => `M${at} ${height}a6 6 0 0 0 12 0Z`
  return `M6 0H${width - 6}Q${width} 0 ${width} 6V${height}H0V6Q0 0 6 0ZM${width - TRUCK.cab} 0V${height}${wheel(8)}${wheel(width - 22)}`
}

/** A fuselage with a tail fin and a wing, its nose to the right. */
function planePath(width: number, height: number): string {
  const half = height / 2
  const wing = width * 0.4
  return `M0 -7H9L17 0H${width - 16}Q${width - 2} 2 ${width} ${half}Q${width - 2} ${height - 2} ${width - 16} ${height}H8Q0 ${height} 0 ${height - 8}ZM${wing} ${height}L${wing - 10} ${height + 7}H${wing + 4}L${wing + 18} ${height}`
}

function drawPackage(name: string, x: number, y: number, home: boolean, fact: string, where: string): Shape[] {
  return [
    {
      key: `package ${name}`,
      kind: 'rect',
      x,
      y,
      width: PACKAGE.width,
      height: PACKAGE.height,
      radius: 4,
      fill: 'hue3',
      stroke: home ? 'goal' : 'none',
      strokeWidth: 3,
      object: name,
      facts: [fact],
      title: `package ${name}, ${where}${home ? ', where the goal wants it' : ''}`,
    },
    {
      key: `label ${name}`,
      kind: 'text',
      x: x + PACKAGE.width / 2,
      y: y + 15.5,
      text: short(name, 4),
      size: 13,
      anchor: 'middle',
      fill: 'on-hue',
      object: name,
    },
  ]
}

/** Draws the slot for a package that is wanted here and has not arrived. */
function drawSlot(name: string, place: string, x: number, y: number): Shape[] {
  return [
    {
      key: `wanted ${name} ${place}`,
      kind: 'rect',
      x,
      y,
      width: PACKAGE.width,
      height: PACKAGE.height,
      radius: 4,
      fill: 'none',
      stroke: 'goal',
      dashed: true,
      title: `${name} is wanted at ${place}`,
    },
    {
      key: `wanted label ${name} ${place}`,
      kind: 'text',
      x: x + PACKAGE.width / 2,
      y: y + 15.5,
      text: short(name, 4),
      size: 13,
      anchor: 'middle',
      fill: 'faint',
    },
  ]
}

export const short = (name: string, max: number): string => (name.length <= max ? name : `${name.slice(0, max - 1)}…`)
