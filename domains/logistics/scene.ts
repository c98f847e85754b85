// Cities as strips of land, one below the other, with their airports aligned along one lane of sky: trucks move
// sideways on their city's road, aeroplanes up and down the lane. Dashed slots show where packages are wanted.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'
import { drawItem, flow, loose, PACKAGE, PLANE, short, TRUCK, vehicle } from './items'

const MARGIN = 12
const GAP = 12
const PAD = 8
const NAME = 24
const CITY_GAP = 20
const PLACE = { airport: 164, location: 120 }
const MAX_COLUMNS = 6
/** From this many locations on, empty ones are drawn flat. */
const MIN_PLACES_FLAT = 16

/** Layout values shared by all cities. */
interface Frame {
  readonly view: SceneView
  readonly airports: ReadonlySet<string>
  readonly width: number
  /** The x coordinate where the locations without an airport begin. */
  readonly landX: number
  readonly landColumns: number
  readonly compact: boolean
}

export function scene(view: SceneView): Scene {
  const airports = new Set(view.objects('airport'))
  const strips = cityStrips(view)
  const airColumns = Math.max(0, ...strips.map(({ places }) => count(places, airports)))
  const land = Math.max(0, ...strips.map(({ places }) => places.length - count(places, airports)))
  const landColumns = Math.max(1, Math.ceil(land / Math.max(1, Math.ceil(land / MAX_COLUMNS))))
  const laneWidth = airColumns * (PLACE.airport + GAP) + GAP
  const landWidth = land > 0 ? landColumns * (PLACE.location + GAP) : 0
  const width = Math.max(2 * MARGIN + laneWidth + landWidth, 160)
  const frame: Frame = {
    view,
    airports,
    width,
    landX: MARGIN + laneWidth,
    landColumns,
    compact: view.objects('location').length > MIN_PLACES_FLAT,
  }
  const shapes: Shape[] = []
  let y = MARGIN
  for (const strip of strips) {
    const drawn = drawCity(frame, strip, y)
    shapes.push(...drawn.shapes)
    y += drawn.height + CITY_GAP
  }
  const height = Math.max(y - CITY_GAP + MARGIN, 80)
  const sky: Shape[] = []
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
  const packages = view.objects('package').length
  const loaded = view.all('in').length
  const goals = view.goal('at')
  const home = goals.filter(([object, place]) => view.holds('at', object!, place!)).length
  return {
    width,
    height,
    shapes: [...sky, ...shapes],
    caption: `${counted(packages, 'package')} in ${counted(view.objects('city').length, 'city', 'cities')}, ${loaded} on board; ${home} of ${goals.length} are where they are wanted.`,
  }
}

/** Draws a city as a strip of land: the airport over its whole height, the other locations in rows next to it. */
function drawCity(
  frame: Frame,
  { city, places }: { city: string; places: readonly string[] },
  y: number,
): { shapes: Shape[]; height: number } {
  const { airports, width, landX, landColumns } = frame
  const air = places.filter(place => airports.has(place))
  const land = places.filter(place => !airports.has(place))
  const rows = Array.from({ length: Math.ceil(land.length / landColumns) }, (_, row) =>
    land.slice(row * landColumns, (row + 1) * landColumns),
  )
  const tallest = (row: readonly string[]): number => Math.max(0, ...row.map(place => heightOf(frame, place)))
  const heights = rows.length > 0 ? rows.map(tallest) : [0]
  const sum = heights.reduce((all, each) => all + each + GAP, -GAP)
  const tall = Math.max(sum, tallest(air))
  heights[heights.length - 1]! += tall - sum

  const shapes: Shape[] = []
  const height = NAME + tall + GAP
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
  const cards: Shape[] = []
  air.forEach((place, i) => {
    cards.push(...drawPlace(frame, place, MARGIN + GAP + i * (PLACE.airport + GAP), y + NAME, tall))
  })
  let top = y + NAME
  rows.forEach((row, r) => {
    const road = top + heights[r]! / 2
    if (air.length > 0 || row.length > 1)
      shapes.push({
        key: `road ${city} ${r}`,
        kind: 'line',
        x: air.length > 0 ? landX - GAP - 20 : landX + 20,
        y: road,
        toX: landX + row.length * (PLACE.location + GAP) - GAP - 20,
        toY: road,
        stroke: 'line',
        strokeWidth: 6,
      })
    row.forEach((place, i) => {
      const x = landX + i * (PLACE.location + GAP)
      cards.push(...drawPlace(frame, place, x, top, heights[r]!))
    })
    top += heights[r]! + GAP
  })
  return { shapes: [...shapes, ...cards], height }
}

/** The items at a place, and below them the packages wanted there, arrived or not. */
function contentsOf({ view, airports }: Frame, place: string) {
  const planes = new Set(view.objects('airplane'))
  const trucks = new Set(view.objects('truck'))
  const here = view.all('at').flatMap(([object, at]) => (at === place ? [object!] : []))
  const goals = view.goal('at').flatMap(([object, at]) => (at === place ? [object!] : []))
  const vehicles = here
    .filter(object => planes.has(object) || trucks.has(object))
    .sort((a, b) => Number(planes.has(b)) - Number(planes.has(a)))
  const loads = here.filter(object => !vehicles.includes(object))
  const wanted = goals.filter(object => !vehicles.includes(object))
  const inside = (airports.has(place) ? PLACE.airport : PLACE.location) - 2 * PAD
  return {
    ground: flow(
      [
        ...vehicles.map(name => vehicle(name, planes.has(name) ? 'plane' : 'truck', view)),
        ...loads.filter(name => !goals.includes(name)).map(name => loose(name, 'package')),
      ],
      inside,
    ),
    wanted: flow(
      wanted.map(name => loose(name, here.includes(name) ? 'package' : 'slot')),
      inside,
    ),
    goals,
  }
}

/**
 * Height that fits a vehicle, packages and the wanted packages, so that items rarely move; more if more items are
 * there.
 */
function heightOf(frame: Frame, place: string): number {
  const { ground, wanted, goals } = contentsOf(frame, place)
  const isAirport = frame.airports.has(place)
  const line = PACKAGE.gap + PACKAGE.height
  const usual = (isAirport ? PLANE.height : TRUCK.height) + (frame.compact && !isAirport ? 0 : line)
  const foot = wanted.height > 0 ? PACKAGE.gap + wanted.height : 0
  return NAME + Math.max(usual, ground.height) + (goals.length > 0 ? foot : 0) + PAD
}

/** Each city with its locations, airports first; locations that belong to no city come last. */
function cityStrips(view: SceneView): { city: string; places: string[] }[] {
  const cityOf = new Map(view.all('in-city').map(([place, city]) => [place!, city!]))
  const airports = new Set(view.objects('airport'))
  const places = [...view.objects('location')].sort((a, b) => Number(airports.has(b)) - Number(airports.has(a)))
  return [...view.objects('city'), ''].flatMap(city => {
    const own = places.filter(place => (cityOf.get(place) ?? '') === city)
    return own.length > 0 ? [{ city, places: own }] : []
  })
}

function drawPlace(frame: Frame, place: string, x: number, y: number, height: number): Shape[] {
  const isAirport = frame.airports.has(place)
  const { ground, wanted, goals } = contentsOf(frame, place)
  const shapes: Shape[] = [
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
  // Slots are aligned to the bottom, so that they stay in place when others appear or disappear.
  const foot = y + height - PAD - wanted.height
  for (const { spots, from } of [
    { spots: ground.spots, from: y + NAME },
    { spots: wanted.spots, from: foot },
  ])
    for (const { item, x: left, y: below } of spots)
      shapes.push(...drawItem(item, x + PAD + left, from + below, goals.includes(item.name), place))
  return shapes
}

const count = (places: readonly string[], among: ReadonlySet<string>): number =>
  places.filter(place => among.has(place)).length
