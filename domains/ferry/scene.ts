// Places as quays around the water with parked cars, and the ferry moored at one of them with its car on deck.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const CAR = { width: 36, height: 20 }
const GAP = 6
const PER_ROW = 5
const QUAY_WIDTH = PER_ROW * (CAR.width + GAP) + GAP + 8
const DECK = { width: 76, height: 34 }

export function scene(view: SceneView): Scene {
  const places = view.objects('location')
  const cars = view.objects('car')
  const goalOf = new Map(view.goal('at').map(([car, place]) => [car!, place!]))
  const parked = new Map(places.map(place => [place, [] as string[]]))
  for (const [car, place] of view.all('at')) parked.get(place!)?.push(car!)
  const fullest = Math.max(PER_ROW, ...[...parked.values()].map(here => here.length))
  const rows = Math.ceil(fullest / PER_ROW)
  const quayHeight = rows * (CAR.height + GAP) + GAP + 24
  const water = DECK.height + 32
  const band = quayHeight + water
  const columns = places.length <= 3 ? 1 : 2
  const lines = Math.ceil(places.length / columns)
  const width = columns * (QUAY_WIDTH + 24) + 24
  const height = lines * band + 24

  const shapes: Shape[] = [{ key: 'water', kind: 'rect', x: 0, y: 0, width, height, radius: 8, fill: 'water' }]
  const spotOf = (place: string) => {
    const i = places.indexOf(place)
    return {
      x: 24 + (i % columns) * (QUAY_WIDTH + 24),
      y: 24 + Math.floor(i / columns) * band,
    }
  }
  for (const place of places) {
    const { x, y } = spotOf(place)
    shapes.push(
      {
        key: `quay ${place}`,
        kind: 'rect',
        x,
        y,
        width: QUAY_WIDTH,
        height: quayHeight,
        radius: 6,
        fill: 'ground',
        stroke: 'line',
        object: place,
        title: `place ${place}`,
      },
      {
        key: `name ${place}`,
        kind: 'text',
        x: x + 10,
        y: y + 17,
        text: place,
        size: 14,
        bold: true,
        fill: 'ink',
        object: place,
      },
    )
  }
  for (const place of places) {
    const { x, y } = spotOf(place)
    parked.get(place)!.forEach((car, i) => {
      const left = x + GAP + 4 + (i % PER_ROW) * (CAR.width + GAP)
      const top = y + 24 + Math.floor(i / PER_ROW) * (CAR.height + GAP)
      shapes.push(...drawCar(car, left, top, goalOf.get(car) === place, [`(at ${car} ${place})`]))
    })
  }
  for (const [place] of view.all('at-ferry')) {
    const { x, y } = spotOf(place!)
    const left = x + QUAY_WIDTH / 2 - DECK.width / 2
    const top = y + quayHeight + 10
    shapes.push({
      key: 'ferry',
      kind: 'path',
      x: left,
      y: top,
      d: `M0 0H${DECK.width}L${DECK.width - 10} ${DECK.height}H10Z`,
      fill: 'card',
      stroke: 'ink',
      facts: [`(at-ferry ${place})`, '(empty-ferry)'],
      title: `the ferry, at location ${place}`,
    })
    for (const [car] of view.all('on'))
      shapes.push(...drawCar(car!, left + (DECK.width - CAR.width) / 2, top + 6, false, [`(on ${car})`]))
  }
  const aboard = view.all('on').map(([car]) => car!)
  const ferryAt = view.all('at-ferry').map(([place]) => place!)
  return {
    width,
    height,
    shapes,
    caption: `The ferry is at ${ferryAt.join(', ') || 'no place'} with ${aboard.join(', ') || 'no car'} on board; ${counted(cars.length, 'car')}, ${counted(places.length, 'location')}.`,
  }
}

/** Draws a car; at its destination it has an edge in the goal's colour. */
function drawCar(car: string, x: number, y: number, home: boolean, facts: string[]): Shape[] {
  return [
    {
      key: `car ${car}`,
      kind: 'rect',
      x,
      y,
      width: CAR.width,
      height: CAR.height,
      radius: 6,
      fill: 'hue1',
      stroke: home ? 'goal' : 'none',
      strokeWidth: 3,
      object: car,
      facts,
      title: `car ${car}${home ? ', where the goal wants it' : ''}`,
    },
    {
      key: `label ${car}`,
      kind: 'text',
      x: x + CAR.width / 2,
      y: y + 15,
      text: car,
      size: 13,
      anchor: 'middle',
      fill: 'on-hue',
      object: car,
    },
  ]
}
