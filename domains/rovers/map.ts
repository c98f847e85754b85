// The map of the rovers scene: waypoints as cards on an ellipse that list samples there, objectives visible from there,
// and rovers and landers there; each rover's routes in its own hue.

import type { Ink, SceneView, Shape } from '#language/domain-kit'

const MARGIN = 10
const CARD = 152
const PAD = 8
const LINE = 26
const ROVER = { width: 64, height: 22, tall: 32 }
const PER_LINE = 2
const LANE = 7

/** One hue per rover, in order. */
const HUES: readonly (readonly [Ink, Ink])[] = [
  ['hue1', 'soft1'],
  ['hue3', 'soft3'],
  ['hue6', 'soft6'],
  ['hue2', 'soft2'],
]

export const hueOf = (view: SceneView, rover: string): readonly [Ink, Ink] =>
  HUES[Math.max(0, view.objects('rover').indexOf(rover)) % HUES.length]!

/** `waypoint3` as `w3`; other names unchanged, shortened if long. */
export function brief(name: string): string {
  const match = /^([a-z])[a-z_-]*?(\d+)$/.exec(name)
  return match ? `${match[1]}${match[2]}` : short(name, 7)
}

export const short = (name: string, max: number): string => (name.length <= max ? name : `${name.slice(0, max - 1)}…`)

/** Estimated width of this text at font size 12. */
export const widthOf = (text: string): number => Math.ceil(text.length * 6.9)

/** Draws the map from the top left corner of the picture. */
export function drawMap(view: SceneView): { shapes: Shape[]; width: number; height: number } {
  const waypoints = view.objects('waypoint')
  const sightsOf = (place: string): string[] =>
    view.all('visible_from').flatMap(([objective, at]) => (at === place ? [objective!] : []))
  const maxSights = Math.max(0, ...waypoints.map(place => sightsOf(place).length))
  const sightLines = Math.ceil(maxSights / 3)
  const most = (predicate: string, column: number): number =>
    Math.max(0, ...waypoints.map(place => view.all(predicate).filter(atom => atom[column] === place).length))
  // Room for all rovers of a small team at every waypoint, so that the layout does not change while they drive.
  const crowd = Math.max(most('at', 1), Math.min(4, view.objects('rover').length))
  const landers = Math.max(1, most('at_lander', 1))
  const roverLines = Math.ceil(crowd / PER_LINE)
  const height = PAD + 18 + landers * LINE + sightLines * LINE + roverLines * (ROVER.tall + 4) + PAD - 4
  const { spots, extent } = ring(waypoints.length, CARD, height)
  const cornerOf = (place: string) => spots[waypoints.indexOf(place)]!

  const shapes: Shape[] = routes(view, place => {
    const corner = cornerOf(place)
    return { x: corner.x + CARD / 2, y: corner.y + height / 2 }
  })
  for (const place of waypoints) {
    const { x, y } = cornerOf(place)
    shapes.push(...card(view, place, x, y, height))
    sightsOf(place).forEach((objective, i) => {
      shapes.push(
        ...sight(
          objective,
          place,
          x + PAD + 34 + (i % 3) * 34,
          y + PAD + 18 + landers * LINE + Math.floor(i / 3) * LINE,
        ),
      )
    })
    if (sightsOf(place).length > 0)
      shapes.push({
        key: `sees ${place}`,
        kind: 'text',
        x: x + PAD,
        y: y + PAD + 18 + landers * LINE + 15,
        text: 'sees',
        size: 12,
        fill: 'faint',
      })
    view
      .all('at')
      .filter(([, at]) => at === place)
      .forEach(([rover], i) => {
        const lines = y + height - PAD - roverLines * (ROVER.tall + 4) + 4
        shapes.push(
          ...token(
            view,
            rover!,
            place,
            x + PAD + (i % PER_LINE) * (ROVER.width + 6),
            lines + Math.floor(i / PER_LINE) * (ROVER.tall + 4),
          ),
        )
      })
  }
  return { shapes, ...extent }
}

/**
 * Corners of boxes on the smallest ellipse on which they do not overlap; for an even number the top and bottom are
 * flat.
 */
function ring(
  count: number,
  width: number,
  height: number,
): { spots: { x: number; y: number }[]; extent: { width: number; height: number } } {
  const first = count % 2 === 0 ? -90 - 180 / Math.max(1, count) : -90
  const place = (grow: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((first + (i * 360) / count) * Math.PI) / 180
      return { x: grow * 1.15 * Math.cos(angle), y: grow * Math.sin(angle) }
    })
  let spots = place(0)
  for (let grow = 20; grow < 4000; grow += 10) {
    const apart = spots.every((a, i) =>
      spots.slice(0, i).every(b => Math.abs(a.x - b.x) >= width + 44 || Math.abs(a.y - b.y) >= height + 36),
    )
    if (apart) break
    spots = place(grow)
  }
  const left = Math.min(0, ...spots.map(({ x }) => x))
  const top = Math.min(...spots.map(({ y }) => y), count > 0 ? Number.POSITIVE_INFINITY : 0)
  const right = Math.max(0, ...spots.map(({ x }) => x))
  const foot = Math.max(...spots.map(({ y }) => y), count > 0 ? Number.NEGATIVE_INFINITY : 0)
  return {
    spots: spots.map(({ x, y }) => ({
      x: Math.round(x - left + MARGIN),
      y: Math.round(y - top + MARGIN),
    })),
    extent: {
      width: Math.round(right - left) + width + 2 * MARGIN,
      height: Math.round(foot - top) + height + 2 * MARGIN,
    },
  }
}

/**
 * Draws the rovers' routes next to each other: an arrow if the rover cannot come back, dashes if the target is not
 * visible.
 */
function routes(view: SceneView, centreOf: (place: string) => { x: number; y: number }): Shape[] {
  const rovers = view.objects('rover')
  const places = view.objects('waypoint')
  return view.all('can_traverse').flatMap(([rover, from, to]) => {
    const both = view.holds('can_traverse', rover!, to!, from!)
    if (from === to || (both && places.indexOf(from!) > places.indexOf(to!))) return []
    const [a, b] = [centreOf(from!), centreOf(to!)]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    // The same side of the line for both directions of a route.
    const side = places.indexOf(from!) < places.indexOf(to!) ? 1 : -1
    const lane = side * LANE * (rovers.indexOf(rover!) - (rovers.length - 1) / 2)
    const [dx, dy] = [(-(b.y - a.y) / length) * lane, ((b.x - a.x) / length) * lane]
    return [
      {
        key: `way ${rover} ${from} ${to}`,
        kind: 'line' as const,
        x: a.x + dx,
        y: a.y + dy,
        toX: both ? b.x + dx : (a.x + b.x) / 2 + dx,
        toY: both ? b.y + dy : (a.y + b.y) / 2 + dy,
        arrow: !both,
        stroke: hueOf(view, rover!)[0],
        strokeWidth: 3,
        dashed: !view.holds('visible', from!, to!),
        title: `${rover} can drive from ${from} to ${to}${both ? ' and back' : ''}`,
      },
    ]
  })
}

function card(view: SceneView, place: string, x: number, y: number, height: number): Shape[] {
  const landers = view.all('at_lander').flatMap(([lander, at]) => (at === place ? [lander!] : []))
  const inSight = view
    .all('at_lander')
    .filter(([, at]) => view.holds('visible', place, at!))
    .map(([lander]) => lander!)
  const shapes: Shape[] = [
    {
      key: `waypoint ${place}`,
      kind: 'rect',
      x,
      y,
      width: CARD,
      height,
      radius: 6,
      fill: 'ground',
      stroke: 'line',
      object: place,
      title: place,
    },
    {
      key: `name ${place}`,
      kind: 'text',
      x: x + PAD,
      y: y + PAD + 11,
      text: short(place, 14),
      size: 13,
      bold: true,
      fill: 'ink',
      object: place,
    },
  ]
  if (inSight.length > 0)
    shapes.push({
      key: `aerial ${place}`,
      kind: 'path',
      x: x + CARD - PAD - 22,
      y: y + PAD,
      d: 'M11 6V13M4 0Q0 6 4 12M18 0Q22 6 18 12M8 3Q6 6 8 9M14 3Q16 6 14 9',
      stroke: 'faint',
      title: `from ${place} a rover can report to ${inSight.join(', ')}`,
    })
  landers.forEach((lander, i) => {
    shapes.push(...landerTag(lander, place, view.holds('channel_free', lander), x + PAD, y + PAD + 18 + i * LINE))
  })
  ;['soil', 'rock'].forEach((kind, i) => {
    if (!view.holds(`at_${kind}_sample`, place)) return
    const left = x + CARD - PAD - (2 - i) * 40 + 4
    const top = y + PAD + 18
    const hue = kind === 'soil' ? 5 : 8
    shapes.push(
      {
        key: `sample ${kind} ${place}`,
        kind: 'rect',
        x: left,
        y: top,
        width: 36,
        height: 20,
        radius: 6,
        fill: `soft${hue}`,
        stroke: `hue${hue}`,
        facts: [`(at_${kind}_sample ${place})`],
        title: `there is ${kind} to sample at ${place}`,
      },
      {
        key: `sample label ${kind} ${place}`,
        kind: 'text',
        x: left + 18,
        y: top + 14.5,
        text: kind,
        size: 12,
        anchor: 'middle',
        fill: 'ink',
      },
    )
  })
  return shapes
}

/** A capsule on two legs. */
function landerTag(lander: string, place: string, free: boolean, x: number, y: number): Shape[] {
  return [
    {
      key: `lander ${lander}`,
      kind: 'path',
      x,
      y,
      d: 'M8 0H44Q48 0 49 4L52 18H0L3 4Q4 0 8 0ZM6 18L2 23M46 18L50 23',
      fill: 'card',
      stroke: 'ink',
      dashed: !free,
      object: lander,
      facts: [`(at_lander ${lander} ${place})`, `(channel_free ${lander})`],
      title: `the lander ${lander}, at ${place}${free ? '' : ', its channel not free'}`,
    },
    {
      key: `label ${lander}`,
      kind: 'text',
      x: x + 26,
      y: y + 14,
      text: short(lander, 7),
      size: 12,
      anchor: 'middle',
      fill: 'ink',
      object: lander,
    },
  ]
}

function sight(objective: string, place: string, x: number, y: number): Shape[] {
  return [
    {
      key: `sight ${objective} ${place}`,
      kind: 'rect',
      x,
      y,
      width: 30,
      height: 20,
      radius: 6,
      fill: 'soft4',
      stroke: 'hue4',
      object: objective,
      title: `${objective} is in sight from ${place}`,
    },
    {
      key: `sight label ${objective} ${place}`,
      kind: 'text',
      x: x + 15,
      y: y + 14.5,
      text: brief(objective).slice(0, 3),
      size: 12,
      anchor: 'middle',
      fill: 'ink',
      object: objective,
    },
  ]
}

/** A rover: a body on three wheels. */
function token(view: SceneView, rover: string, place: string, x: number, y: number): Shape[] {
  const [hue, soft] = hueOf(view, rover)
  const free = view.holds('available', rover)
  const wheel = (at: number): string => `M${at} ${ROVER.height}a5 5 0 0 0 10 0Z`
  return [
    {
      key: `rover ${rover}`,
      kind: 'path',
      x,
      y,
      d: `M6 0H${ROVER.width - 6}Q${ROVER.width} 0 ${ROVER.width} 6V${ROVER.height}H0V6Q0 0 6 0Z${wheel(6)}${wheel(27)}${wheel(48)}`,
      fill: soft,
      stroke: hue,
      dashed: !free,
      object: rover,
      facts: [`(at ${rover} ${place})`, `(available ${rover})`],
      title: `${rover}, at ${place}${free ? '' : ', not available'}`,
    },
    {
      key: `label ${rover}`,
      kind: 'text',
      x: x + ROVER.width / 2,
      y: y + 15.5,
      text: short(rover, 8),
      size: 12,
      bold: true,
      anchor: 'middle',
      fill: 'ink',
      object: rover,
    },
  ]
}
