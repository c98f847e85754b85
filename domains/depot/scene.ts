// Places next to each other: the hoist above, stacks on pallets below, trucks in front with their crates.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const CRATE = { width: 44, height: 24 }
const PLACE_WIDTH = 172
const GAP = 12
const PER_ROW = 3
const TRUCK_HEIGHT = 38

export function scene(view: SceneView): Scene {
  const places = view.objects('place')
  const crates = view.objects('crate')
  const trucks = view.objects('truck')
  const goals = new Set(view.goal('on').map(([crate, below]) => `${crate} ${below}`))
  const at = (place: string, things: readonly string[]): string[] =>
    things.filter(thing => view.holds('at', thing, place))
  const tallest = Math.max(2, Math.min(crates.length, 6))
  const maxTrucks = Math.max(1, ...places.map(place => at(place, trucks).length))
  const band = 78 + (tallest + 1) * CRATE.height + maxTrucks * (TRUCK_HEIGHT + 6) + 8
  const columns = Math.min(PER_ROW, Math.max(1, places.length))
  const width = columns * (PLACE_WIDTH + GAP) + GAP
  const height = Math.ceil(places.length / PER_ROW) * (band + GAP) + GAP
  const shapes: Shape[] = []
  const drawCrate = (crate: string, x: number, y: number, facts: string[], home = false): void => {
    shapes.push(
      {
        key: `crate ${crate}`,
        kind: 'rect',
        x: x + 1,
        y: y + 1,
        width: CRATE.width - 2,
        height: CRATE.height - 2,
        radius: 6,
        fill: 'soft2',
        stroke: home ? 'goal' : 'ink',
        strokeWidth: home ? 3 : 1.5,
        object: crate,
        facts,
        title: `${crate}${home ? ', where the goal wants it' : ''}`,
      },
      {
        key: `label ${crate}`,
        kind: 'text',
        x: x + CRATE.width / 2,
        y: y + CRATE.height / 2 + 4.5,
        text: crate.replace(/^crate/, 'c'),
        size: 13,
        anchor: 'middle',
        fill: 'ink',
        object: crate,
      },
    )
  }
  places.forEach((place, i) => {
    const x = GAP + (i % PER_ROW) * (PLACE_WIDTH + GAP)
    const y = GAP + Math.floor(i / PER_ROW) * (band + GAP)
    const floor = y + 70 + (tallest + 1) * CRATE.height
    shapes.push(
      {
        key: `place ${place}`,
        kind: 'rect',
        x,
        y,
        width: PLACE_WIDTH,
        height: band,
        radius: 6,
        fill: 'card',
        stroke: 'line',
        object: place,
        title: place,
      },
      {
        key: `name ${place}`,
        kind: 'text',
        x: x + 10,
        y: y + 19,
        text: place,
        size: 13,
        bold: true,
        fill: 'faint',
        object: place,
      },
    )
    at(place, view.objects('hoist')).forEach((hoist, k) => {
      const left = x + PLACE_WIDTH - 34 - k * 50
      const held = view
        .all('lifting')
        .filter(([who]) => who === hoist)
        .map(([, crate]) => crate!)
      shapes.push({
        key: `hoist ${hoist}`,
        kind: 'path',
        x: left,
        y: y + 10,
        d: 'M-16 0H16M0 0V18M-9 26V18H9V26',
        fill: 'none',
        stroke: 'ink',
        strokeWidth: 2.5,
        object: hoist,
        facts: [`(available ${hoist})`],
        title: `${hoist}, ${held.length > 0 ? `holding ${held.join(', ')}` : 'free'}`,
      })
      for (const crate of held) drawCrate(crate, left - CRATE.width / 2, y + 34, [`(lifting ${hoist} ${crate})`])
    })
    at(place, view.objects('pallet')).forEach((pallet, k) => {
      const left = x + 14 + k * (CRATE.width + 10)
      shapes.push(
        {
          key: `pallet ${pallet}`,
          kind: 'rect',
          x: left - 4,
          y: floor,
          width: CRATE.width + 8,
          height: 8,
          radius: 3,
          fill: 'ground',
          stroke: 'line',
          object: pallet,
          facts: [`(clear ${pallet})`],
          title: pallet,
        },
        {
          key: `label ${pallet}`,
          kind: 'text',
          x: left + CRATE.width + 10,
          y: floor + 9,
          text: pallet.replace(/^pallet/, 'p'),
          size: 12,
          fill: 'faint',
          object: pallet,
        },
      )
      let below = pallet
      for (let level = 0; level < crates.length; level++) {
        const above = view.all('on').find(([, under]) => under === below)?.[0]
        if (above === undefined) break
        drawCrate(
          above,
          left,
          floor - (level + 1) * CRATE.height,
          [`(on ${above} ${below})`, `(at ${above} ${place})`, `(clear ${above})`],
          goals.has(`${above} ${below}`),
        )
        below = above
      }
    })
    at(place, trucks).forEach((truck, k) => {
      const top = floor + 16 + k * (TRUCK_HEIGHT + 6)
      const loaded = view
        .all('in')
        .filter(([, into]) => into === truck)
        .map(([crate]) => crate!)
      shapes.push(
        {
          key: `truck ${truck}`,
          kind: 'path',
          x: x + 10,
          y: top,
          d: `M0 0H118V28H0ZM118 8H138L146 18V28H118ZM14 28a7 7 0 1 0 14 0M112 28a7 7 0 1 0 14 0`,
          fill: 'soft1',
          stroke: 'ink',
          strokeWidth: 1.5,
          object: truck,
          facts: [`(at ${truck} ${place})`],
          title: `${truck} at ${place}, with ${loaded.join(', ') || 'nothing'}`,
        },
        {
          key: `label ${truck}`,
          kind: 'text',
          x: x + 142,
          y: top + 23,
          text: truck.replace(/^truck/, 't'),
          size: 12,
          anchor: 'middle',
          fill: 'ink',
          object: truck,
        },
      )
      loaded.forEach((crate, n) => {
        const step = loaded.length > 2 ? (118 - CRATE.width - 4) / (loaded.length - 1) : CRATE.width + 4
        drawCrate(crate, x + 12 + n * step, top + 2, [`(in ${crate} ${truck})`])
      })
    })
  })
  const lifted = view.all('lifting').length
  return {
    width,
    height,
    shapes,
    caption: `${counted(places.length, 'place')}, ${counted(trucks.length, 'truck')}, ${counted(crates.length, 'crate')}; ${view.all('in').length} in trucks, ${lifted} on hoists.`,
  }
}
