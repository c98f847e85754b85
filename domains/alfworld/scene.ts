// The receptacles of the room as cards that list their contents; open doors have a gap; the robot is at one receptacle,
// with the object it holds.

import { counted, type Scene, type SceneView, type Shape } from '#language/domain-kit'

const CARD = { width: 132, gap: 10 }
const LINE = 24
const PER_ROW = 3
const MAX_SHOWN = 6

export function scene(view: SceneView): Scene {
  const receptacles = view.objects('receptacle')
  const columns = receptacles.length > 12 ? 5 : PER_ROW
  const inside = new Map(receptacles.map(receptacle => [receptacle, [] as string[]]))
  for (const [thing, receptacle] of view.all('inreceptacle')) inside.get(receptacle!)?.push(thing!)
  const max = Math.min(MAX_SHOWN, Math.max(2, ...[...inside.values()].map(list => list.length)))
  const cardHeight = 34 + max * LINE + 26
  const width = columns * (CARD.width + CARD.gap) + CARD.gap
  const rows = Math.ceil(receptacles.length / columns)
  const top = 64
  const height = top + rows * (cardHeight + CARD.gap)
  const shapes: Shape[] = []
  const locationOf = new Map(view.all('receptacleatlocation').map(([receptacle, location]) => [receptacle!, location!]))
  const held = view.all('holds').map(([, thing]) => thing!)
  const [robot = 'robot', spot = ''] = view.all('atlocation')[0] ?? []

  receptacles.forEach((receptacle, i) => {
    const x = CARD.gap + (i % columns) * (CARD.width + CARD.gap)
    const y = top + Math.floor(i / columns) * (cardHeight + CARD.gap)
    const door = view.holds('openable', receptacle)
    const open = !door || view.holds('opened', receptacle)
    const here = locationOf.get(receptacle) === spot
    shapes.push(
      {
        key: `receptacle ${receptacle}`,
        kind: 'rect',
        x,
        y,
        width: CARD.width,
        height: cardHeight,
        radius: 6,
        fill: open ? 'card' : 'ground',
        stroke: here ? 'hue1' : 'line',
        strokeWidth: here ? 3 : 1.5,
        object: receptacle,
        facts: [`(opened ${receptacle})`, `(closed ${receptacle})`],
        title: `${receptacle}${door ? (open ? ', open' : ', closed') : ''}, at ${locationOf.get(receptacle) ?? 'no spot'}`,
      },
      {
        key: `name ${receptacle}`,
        kind: 'text',
        x: x + 9,
        y: y + 20,
        text: short(receptacle),
        size: 13,
        bold: true,
        fill: 'ink',
        object: receptacle,
      },
    )
    if (door)
      shapes.push({
        key: `door ${receptacle}`,
        kind: 'line',
        x: x + CARD.width - 22,
        y: y + 22,
        toX: open ? x + CARD.width - 8 : x + CARD.width - 22,
        toY: open ? y + 22 : y + 8,
        stroke: 'ink',
        facts: [`(opened ${receptacle})`, `(closed ${receptacle})`],
        title: open ? 'open' : 'closed',
      })
    const things = inside.get(receptacle)!
    things.slice(0, things.length > max ? max - 1 : max).forEach((thing, k) => {
      shapes.push(...drawThing(view, thing, x + 8, y + 30 + k * LINE, [`(inreceptacle ${thing} ${receptacle})`]))
    })
    if (things.length > max)
      shapes.push({
        key: `more ${receptacle}`,
        kind: 'text',
        x: x + 10,
        y: y + 46 + (max - 1) * LINE,
        text: `and ${things.length - max + 1} more`,
        size: 12,
        fill: 'faint',
        object: receptacle,
      })
    shapes.push({
      key: `spot ${receptacle}`,
      kind: 'text',
      x: x + 9,
      y: y + cardHeight - 8,
      text: (locationOf.get(receptacle) ?? '').replace(/^location/, 'spot '),
      size: 12,
      fill: 'faint',
      ...(locationOf.has(receptacle) ? { object: locationOf.get(receptacle)! } : {}),
    })
  })

  shapes.push(
    {
      key: 'robot',
      kind: 'circle',
      x: 32,
      y: 32,
      radius: 18,
      fill: 'hue1',
      stroke: 'ink',
      strokeWidth: 1.5,
      object: robot,
      facts: [`(atlocation ${robot} ${spot})`, `(handempty ${robot})`],
      title: `${robot} at ${spot || 'no spot'}`,
    },
    {
      key: 'robot spot',
      kind: 'text',
      x: 58,
      y: 28,
      text: `at ${spot.replace(/^location/, 'spot ') || 'no spot'}`,
      size: 13,
      fill: 'ink',
      facts: [`(atlocation ${robot} ${spot})`],
    },
    {
      key: 'robot hand',
      kind: 'text',
      x: 58,
      y: 46,
      text: held.length > 0 ? 'holds' : 'holds nothing',
      size: 13,
      fill: 'faint',
      facts: [`(handempty ${robot})`],
    },
  )
  held.slice(0, 1).forEach(thing => {
    shapes.push(...drawThing(view, thing, 102, 32, [`(holds ${robot} ${thing})`]))
  })
  const done = !view.holds('notvalidated')
  if (done)
    shapes.push({
      key: 'done',
      kind: 'text',
      x: width - 12,
      y: 36,
      text: 'declared done',
      size: 13,
      bold: true,
      anchor: 'end',
      fill: 'goal',
      facts: ['(notvalidated)'],
    })
  return {
    width,
    height,
    shapes,
    caption: `The robot is at ${spot || 'no spot'} and holds ${held.join(', ') || 'nothing'}; ${counted(receptacles.length, 'receptacle')}${done ? '; a chore is declared done' : ''}.`,
  }
}

const SIGNS: readonly (readonly [predicate: string, sign: string, word: string])[] = [
  ['isclean', '◇', 'clean'],
  ['ishot', '▲', 'hot'],
  ['iscool', '▼', 'cool'],
  ['issliced', '≡', 'sliced'],
  ['ison', '●', 'on'],
]

function drawThing(view: SceneView, thing: string, x: number, y: number, facts: string[]): Shape[] {
  const signs = SIGNS.filter(([predicate]) => view.holds(predicate, thing))
  const all = [...facts, ...SIGNS.map(([predicate]) => `(${predicate} ${thing})`)]
  return [
    {
      key: `thing ${thing}`,
      kind: 'rect',
      x,
      y,
      width: CARD.width - 16,
      height: LINE - 4,
      radius: 6,
      fill: 'soft2',
      stroke: 'none',
      object: thing,
      facts: all,
      title: [thing, ...signs.map(([, , word]) => word)].join(', '),
    },
    {
      key: `label ${thing}`,
      kind: 'text',
      x: x + 7,
      y: y + 14.5,
      text: [short(thing), ...signs.map(([, sign]) => sign)].join(' '),
      size: 12,
      fill: 'ink',
      object: thing,
    },
  ]
}

const short = (name: string): string => (name.length > 14 ? `${name.slice(0, 8)}…${name.slice(-4)}` : name)
