// The rovers on their map; below it the load of each rover, and at the bottom the data that the lander has received and
// the goals still open. Red is soil, grey is rock, purple is images, from the waypoint to the lander.

import type { Ink, Scene, SceneView, Shape } from '#language/domain-kit'
import { brief, drawMap, hueOf, short, widthOf } from './map'

const MARGIN = 10
const PAD = 8
const CHIP = 22
const GAP = 6

interface Chip {
  readonly key: string
  readonly text: string
  readonly fill: Ink
  readonly stroke: Ink
  readonly ink: Ink
  readonly title: string
  readonly facts: readonly string[]
  readonly dashed?: boolean
  readonly object?: string
  /** Shown next to the chip, in faint text. */
  readonly note?: string
}

export function scene(view: SceneView): Scene {
  const map = drawMap(view)
  const width = Math.max(map.width, 360)
  const shift = Math.floor((width - map.width) / 2)
  const shapes: Shape[] = map.shapes.map(shape =>
    shape.kind === 'line' ? { ...shape, x: shape.x + shift, toX: shape.toX + shift } : { ...shape, x: shape.x + shift },
  )
  let y = map.height
  for (const rover of view.objects('rover')) {
    const strip = drawStrip(
      `strip ${rover}`,
      rover,
      equipmentOf(view, rover),
      [holdOf(view, rover), findingsOf(view, rover)],
      { x: MARGIN, y, width: width - 2 * MARGIN },
      hueOf(view, rover)[0],
    )
    shapes.push(...strip.shapes)
    y += strip.height + GAP
  }
  const landers = view.objects('lander')
  const inbox = drawStrip(
    'inbox',
    landers.join(', ') || 'lander',
    'has received',
    [receivedBy(view)],
    { x: MARGIN, y, width: width - 2 * MARGIN },
    'ink',
  )
  shapes.push(...inbox.shapes)
  y += inbox.height + MARGIN
  const goals = KINDS.flatMap(({ sent }) => view.goal(sent).map(args => [sent, ...args]))
  const met = goals.filter(([sent, ...args]) => view.holds(sent!, ...args)).length
  const where = view.all('at').map(([rover, place]) => `${rover} is at ${place}`)
  return {
    width,
    height: y,
    shapes,
    caption: `${where.join(', ') || 'No rover is anywhere'}; the lander has received ${met} of ${goals.length} findings it waits for.`,
  }
}

const KINDS = [
  { have: 'have_soil_analysis', sent: 'communicated_soil_data', word: 'soil', hue: 'hue5' },
  { have: 'have_rock_analysis', sent: 'communicated_rock_data', word: 'rock', hue: 'hue8' },
  { have: 'have_image', sent: 'communicated_image_data', word: '', hue: 'hue4' },
] as const

function equipmentOf(view: SceneView, rover: string): string {
  const words = [
    view.holds('equipped_for_soil_analysis', rover) ? 'soil' : '',
    view.holds('equipped_for_rock_analysis', rover) ? 'rock' : '',
    view.holds('equipped_for_imaging', rover) ? 'pictures' : '',
  ].filter(word => word !== '')
  return words.length > 0 ? `for ${words.join(', ')}` : 'without equipment'
}

/** The stores and cameras of a rover, as chips. */
function holdOf(view: SceneView, rover: string): Chip[] {
  const stores = view.all('store_of').flatMap(([store, owner]) => (owner === rover ? [store!] : []))
  const cameras = view.all('on_board').flatMap(([each, owner]) => (owner === rover ? [each!] : []))
  return [
    ...stores.map(store => {
      const full = view.holds('full', store)
      return {
        key: `store ${store}`,
        text: short(store, 8),
        fill: full ? ('soft2' as const) : ('none' as const),
        stroke: full ? ('hue2' as const) : ('line' as const),
        ink: full ? ('ink' as const) : ('faint' as const),
        dashed: !full,
        object: store,
        facts: [`(full ${store})`, `(empty ${store})`],
        title: `${store} of ${rover}, ${full ? 'full' : 'empty'}`,
      }
    }),
    ...cameras.map(camera => {
      const ready = view.holds('calibrated', camera, rover)
      const targets = view.all('calibration_target').filter(([each]) => each === camera)
      const modes = view.all('supports').filter(([each]) => each === camera)
      return {
        key: `camera ${camera}`,
        text: short(camera, 8),
        fill: ready ? ('soft4' as const) : ('none' as const),
        stroke: ready ? ('hue4' as const) : ('line' as const),
        ink: ready ? ('ink' as const) : ('faint' as const),
        dashed: !ready,
        object: camera,
        facts: [`(calibrated ${camera} ${rover})`],
        note: `on ${targets.map(([, target]) => brief(target!)).join(' ')}: ${modes.map(([, mode]) => modeWord(mode!)).join(', ')}`,
        title: `${camera} of ${rover}, ${ready ? 'calibrated' : 'not calibrated'}; its target is ${targets.map(([, target]) => target).join(', ') || 'none'}, its modes are ${modes.map(([, mode]) => mode).join(', ') || 'none'}`,
      }
    }),
  ]
}

/** The analyses and images that a rover has, as chips. */
const findingsOf = (view: SceneView, rover: string): Chip[] =>
  KINDS.flatMap(({ have, word, hue }) =>
    view
      .all(have)
      .filter(([owner]) => owner === rover)
      .map(([, ...about]) => ({
        key: `found ${rover} ${have} ${about.join(' ')}`,
        text: finding(word, about),
        fill: hue,
        stroke: 'none' as const,
        ink: 'on-hue' as const,
        facts: [`(${[have, rover, ...about].join(' ')})`],
        title: `${rover} has ${word === '' ? `a picture of ${about.join(' in mode ')}` : `analysed the ${word} of ${about[0]}`}`,
      })),
  )

/** The data already sent and the data that the goal still wants, in one fixed order. */
const receivedBy = (view: SceneView): Chip[] =>
  KINDS.flatMap(({ sent, word, hue }) => {
    const goals = new Set(view.goal(sent).map(about => about.join(' ')))
    const all = new Set([...goals, ...view.all(sent).map(about => about.join(' '))])
    return [...all].map(joined => {
      const about = joined.split(' ')
      const here = view.holds(sent, ...about)
      return {
        key: `sent ${sent} ${joined}`,
        text: finding(word, about),
        fill: here ? hue : ('none' as const),
        stroke: goals.has(joined) ? ('goal' as const) : ('none' as const),
        ink: here ? ('on-hue' as const) : ('faint' as const),
        dashed: !here,
        facts: [`(${sent} ${joined})`],
        title: `${word === '' ? `the picture of ${about.join(' in mode ')}` : `the ${word} analysis of ${about[0]}`}: ${here ? 'received' : 'waited for'}`,
      }
    })
  })

const finding = (word: string, about: readonly string[]): string =>
  word === '' ? `${brief(about[0]!)} ${modeWord(about[1] ?? '')}` : `${word} ${brief(about[0]!)}`

/** `high_res` as `high`. */
const modeWord = (mode: string): string => short(mode.replace(/_res$/, ''), 6)

/** A band with a name, a remark and rows of chips; an empty row keeps its space, so that the layout changes little. */
function drawStrip(
  key: string,
  name: string,
  remark: string,
  rows: readonly (readonly Chip[])[],
  box: { x: number; y: number; width: number },
  hue: Ink,
): { shapes: Shape[]; height: number } {
  const shapes: Shape[] = []
  const [left, right] = [box.x + PAD + 4, box.x + box.width - PAD]
  let y = box.y + 26 - CHIP - GAP
  for (const row of rows) {
    let x = left
    y += CHIP + GAP
    for (const chip of row) {
      const width = widthOf(chip.text) + 12
      const note = chip.note === undefined ? 0 : Math.ceil(widthOf(chip.note) * 0.88) + 8
      if (x > left && x + width + note > right) {
        x = left
        y += CHIP + GAP
      }
      shapes.push(...drawChip(chip, x, y, width))
      x += width + note + GAP
    }
  }
  const height = y + CHIP + PAD - box.y
  const title = short(name, 16)
  return {
    height,
    shapes: [
      {
        key,
        kind: 'rect',
        x: box.x,
        y: box.y,
        width: box.width,
        height,
        radius: 6,
        fill: 'card',
        stroke: 'line',
      },
      {
        key: `${key} mark`,
        kind: 'rect',
        x: box.x,
        y: box.y + 6,
        width: 4,
        height: height - 12,
        radius: 2,
        fill: hue,
      },
      {
        key: `${key} name`,
        kind: 'text',
        x: left,
        y: box.y + 18,
        text: title,
        size: 13,
        bold: true,
        fill: 'ink',
      },
      {
        key: `${key} remark`,
        kind: 'text',
        x: left + widthOf(title) * 1.15 + 8,
        y: box.y + 18,
        text: remark,
        size: 12,
        fill: 'faint',
      },
      ...shapes,
    ],
  }
}

function drawChip(chip: Chip, x: number, y: number, width: number): Shape[] {
  const shapes: Shape[] = [
    {
      key: chip.key,
      kind: 'rect',
      x,
      y,
      width,
      height: CHIP,
      radius: 6,
      fill: chip.fill,
      stroke: chip.stroke,
      dashed: chip.dashed ?? false,
      facts: chip.facts,
      title: chip.title,
      ...(chip.object === undefined ? {} : { object: chip.object }),
    },
    {
      key: `${chip.key} label`,
      kind: 'text',
      x: x + width / 2,
      y: y + 15.5,
      text: chip.text,
      size: 12,
      anchor: 'middle',
      fill: chip.ink,
      ...(chip.object === undefined ? {} : { object: chip.object }),
    },
  ]
  if (chip.note !== undefined)
    shapes.push({
      key: `${chip.key} note`,
      kind: 'text',
      x: x + width + 6,
      y: y + 15.5,
      text: chip.note,
      size: 12,
      fill: 'faint',
    })
  return shapes
}
