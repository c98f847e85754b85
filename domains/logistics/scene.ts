// Cities as strips of land, one below the other, their airports in line along one lane of sky: trucks move sideways
// on their city's road, aeroplanes up and down the lane. Dashed slots show where packages are wanted.

import type { Scene, SceneView, Shape } from '../../src/domain-kit'

const MARGIN = 12
const GAP = 12
const PAD = 8
const NAME = 24
const CITY_GAP = 20
const PLACE = { airport: 164, location: 120 }
const MOST_COLUMNS = 6
const PACKAGE = { width: 30, height: 22, gap: 6 }
const TRUCK = { cab: 28, body: 30, height: 36 }
const PLANE = { fin: 7, nose: 34, body: 30, height: 44 }
const HOLD_COLUMNS = 2

interface Item {
  readonly name: string
  readonly kind: 'plane' | 'truck' | 'package' | 'slot'
  readonly width: number
  readonly height: number
  readonly cargo: readonly string[]
}

export function scene(view: SceneView): Scene {
  const airports = new Set(view.objects('airport'))
  const planes = new Set(view.objects('airplane'))
  const trucks = new Set(view.objects('truck'))
  const packages = view.objects('package')
  const strips = cityStrips(view)
  const airColumns = Math.max(0, ...strips.map(({ places }) => count(places, airports)))
  const land = Math.max(0, ...strips.map(({ places }) => places.length - count(places, airports)))
  const landRows = Math.max(1, Math.ceil(land / MOST_COLUMNS))
  const landColumns = Math.max(1, Math.ceil(land / landRows))
  const laneWidth = airColumns * (PLACE.airport + GAP) + GAP
  const landWidth = land > 0 ? landColumns * (PLACE.location + GAP) : 0
  const width = 2 * MARGIN + laneWidth + landWidth

  const isHome = (object: string, place: string): boolean =>
    view.goal('at').some(([who, where]) => who === object && where === place)
  const itemsAt = (place: string): { ground: Item[]; wanted: Item[] } => {
    const here = view.all('at').flatMap(([object, at]) => (at === place ? [object!] : []))
    const vehicles = here
      .filter(object => planes.has(object) || trucks.has(object))
      .sort((a, b) => Number(planes.has(b)) - Number(planes.has(a)))
    const settled = here.filter(object => packages.includes(object) && isHome(object, place))
    const missing = view
      .goal('at')
      .flatMap(([object, at]) => (at === place && !here.includes(object!) ? [object!] : []))
    const visiting = here.filter(object => !vehicles.includes(object) && !settled.includes(object))
    const wanted = [...settled, ...missing].sort(inOrderOf([...packages, ...missing]))
    return {
      ground: [
        ...vehicles.map(name => vehicle(name, planes.has(name) ? 'plane' : 'truck', view)),
        ...visiting.map(name => loose(name, 'package')),
      ],
      wanted: wanted.map(name => loose(name, settled.includes(name) ? 'package' : 'slot')),
    }
  }

  const sky: Shape[] = []
  const shapes: Shape[] = []
  let y = MARGIN
  for (const { city, places } of strips) {
    const air = places.filter(place => airports.has(place))
    const rest = places.filter(place => !airports.has(place))
    const laid = new Map(
      places.map(place => {
        const { ground, wanted } = itemsAt(place)
        const wide = (airports.has(place) ? PLACE.airport : PLACE.location) - 2 * PAD
        return [place, { ground: flow(ground, wide), wanted: flow(wanted, wide) }]
      }),
    )
    // Slots keep to the foot of their location, so that they stay where they are whatever comes and goes.
    const tall = Math.max(
      NAME + PLANE.height + 2 * (PACKAGE.gap + PACKAGE.height) + PAD,
      ...[...laid.values()].map(
        ({ ground, wanted }) => NAME + ground.height + PACKAGE.gap + wanted.height + PAD,
      ),
    )
    const rows = Math.max(1, Math.ceil(rest.length / landColumns))
    const height = NAME + rows * (tall + GAP)
    if (city !== '')
      shapes.push(
        {
          key: `city ${city}`,
          kind: 'rect',
          x: MARGIN,
          y,
          width: width - 2 * MARGIN,
          height,
          radius: 6,
          fill: 'ground',
          object: city,
          title: `city ${city}`,
        },
        {
          key: `name ${city}`,
          kind: 'text',
          x: MARGIN + GAP,
          y: y + 17,
          text: short(city, 24),
          size: 14,
          bold: true,
          fill: 'ink',
          object: city,
        },
      )
    const road = (row: number): number => y + NAME + row * (tall + GAP) + tall / 2
    for (let row = 0; row < rows; row++) {
      const last = Math.min(landColumns, rest.length - row * landColumns)
      if (last > 0 && air.length + last > 1)
        shapes.push({
          key: `road ${city} ${row}`,
          kind: 'line',
          x: MARGIN + (row === 0 && air.length > 0 ? GAP + 20 : laneWidth + 20),
          y: road(row),
          toX: MARGIN + laneWidth + last * (PLACE.location + GAP) - GAP - 20,
          toY: road(row),
          stroke: 'line',
          strokeWidth: 6,
        })
    }
    const draw = (place: string, x: number, top: number): void => {
      shapes.push(...drawPlace(place, x, top, tall, airports.has(place)))
      const { ground, wanted } = laid.get(place)!
      const foot = top + tall - PAD - wanted.height
      for (const [spots, from] of [
        [ground.spots, top + NAME],
        [wanted.spots, foot],
      ] as const)
        for (const { item, x: left, y: below } of spots) {
          const home = isHome(item.name, place)
          shapes.push(...drawItem(item, x + PAD + left, from + below, home, place))
        }
    }
    for (const [i, place] of air.entries())
      draw(place, MARGIN + GAP + i * (PLACE.airport + GAP), y + NAME)
    for (const [i, place] of rest.entries())
      draw(
        place,
        MARGIN + laneWidth + (i % landColumns) * (PLACE.location + GAP),
        y + NAME + Math.floor(i / landColumns) * (tall + GAP),
      )
    y += height + CITY_GAP
  }
  const height = Math.max(y - CITY_GAP + MARGIN, 80)
  if (airColumns > 0)
    sky.push({
      key: 'sky',
      kind: 'rect',
      x: MARGIN + GAP,
      y: MARGIN + NAME,
      width: laneWidth - 2 * GAP,
      height: height - 2 * MARGIN - 2 * NAME,
      radius: 6,
      fill: 'water',
      title: 'the air between the airports',
    })
  const loaded = view.all('in').length
  const home = view.goal('at').filter(([object, place]) => view.holds('at', object!, place!)).length
  return {
    width: Math.max(width, 160),
    height,
    shapes: uniqueKeys([...sky, ...shapes]),
    caption: `${packages.length} ${packages.length === 1 ? 'package' : 'packages'} in ${view.objects('city').length} cities, ${loaded} on board; ${home} of ${view.goal('at').length} are where they are wanted.`,
  }
}

/** Each city with its locations, airports first; locations of no city come last. */
function cityStrips(view: SceneView): { city: string; places: string[] }[] {
  const cityOf = new Map(view.all('in-city').map(([place, city]) => [place!, city!]))
  const airports = new Set(view.objects('airport'))
  const places = [...view.objects('location')].sort(
    (a, b) => Number(airports.has(b)) - Number(airports.has(a)),
  )
  return [...view.objects('city'), ''].flatMap(city => {
    const own = places.filter(place => (cityOf.get(place) ?? '') === city)
    return own.length > 0 ? [{ city, places: own }] : []
  })
}

function loose(name: string, kind: 'package' | 'slot'): Item {
  return { name, kind, width: PACKAGE.width, height: PACKAGE.height, cargo: [] }
}

function vehicle(name: string, kind: 'plane' | 'truck', view: SceneView): Item {
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

/** Lays items out in lines from the left; vehicles and packages never share a line. */
function flow(
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

function drawPlace(
  place: string,
  x: number,
  y: number,
  height: number,
  isAirport: boolean,
): Shape[] {
  return [
    {
      key: `place ${place}`,
      kind: 'rect',
      x,
      y,
      width: isAirport ? PLACE.airport : PLACE.location,
      height,
      radius: 6,
      fill: isAirport ? 'water' : 'card',
      stroke: 'line',
      object: place,
      title: `${isAirport ? 'airport' : 'location'} ${place}`,
    },
    {
      key: `name ${place}`,
      kind: 'text',
      x: x + PAD,
      y: y + 17,
      text: `${short(place, 12)}${isAirport ? ' airport' : ''}`,
      size: 12,
      fill: 'faint',
      object: place,
    },
  ]
}

function drawItem(item: Item, x: number, y: number, home: boolean, place: string): Shape[] {
  const { name, kind } = item
  if (kind === 'slot') return drawSlot(name, place, x, y)
  if (kind === 'package')
    return drawPackage(name, x, y, home, `(at ${name} ${place})`, `at ${place}`)
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

function drawPackage(
  name: string,
  x: number,
  y: number,
  home: boolean,
  fact: string,
  where: string,
): Shape[] {
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

/** Where something is wanted that is not there yet. */
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

const count = (places: readonly string[], among: ReadonlySet<string>): number =>
  places.filter(place => among.has(place)).length

const inOrderOf =
  (order: readonly string[]) =>
  (a: string, b: string): number =>
    order.indexOf(a) - order.indexOf(b)

const short = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1)}…`

/** An odd state may show one thing in two places. */
function uniqueKeys(shapes: readonly Shape[]): Shape[] {
  const seen = new Map<string, number>()
  return shapes.map(shape => {
    const times = (seen.get(shape.key) ?? 0) + 1
    seen.set(shape.key, times)
    return times === 1 ? shape : { ...shape, key: `${shape.key} (${times})` }
  })
}
