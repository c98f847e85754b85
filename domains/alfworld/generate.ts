// A room with receptacles and objects, and one household task. Everything the task needs exists: an object of the kind
// that can be carried, a receptacle that takes it, and the sink, oven, fridge or lamp to treat it with.

import type { GeneratedProblem, GroundAtom, Rng, Size } from '#language/domain-kit'

interface Kind {
  readonly name: string
  readonly food?: boolean
  readonly dish?: boolean
}
const THINGS: readonly Kind[] = [
  { name: 'apple', food: true },
  { name: 'bread', food: true },
  { name: 'egg', food: true },
  { name: 'potato', food: true },
  { name: 'tomato', food: true },
  { name: 'cup', dish: true },
  { name: 'mug', dish: true },
  { name: 'plate', dish: true },
  { name: 'book' },
  { name: 'pen' },
]
interface Furniture {
  readonly name: string
  readonly door: boolean
}
const SINK: Furniture = { name: 'sinkbasin', door: false }
const OVEN: Furniture = { name: 'microwave', door: true }
const FRIDGE: Furniture = { name: 'fridge', door: true }
const FURNITURE: readonly Furniture[] = [
  { name: 'countertop', door: false },
  { name: 'diningtable', door: false },
  { name: 'shelf', door: false },
  { name: 'cabinet', door: true },
  { name: 'drawer', door: true },
]
const CHORES = [
  'pickandplace',
  'picktwoandplace',
  'cleanandplace',
  'heatandplace',
  'coolandplace',
  'examineinlight',
] as const
type Chore = (typeof CHORES)[number]

export function generate(rng: Rng, size: Size): GeneratedProblem {
  const chore: Chore = size.receptacles! < 4 || size.things! < 3 ? 'pickandplace' : rng.pick(CHORES)
  const receptacles = furnish(rng, size.receptacles!, chore)
  const kind = kindFor(rng, chore)
  const things = thingsFor(rng, size.things!, kind, chore)
  const locations = receptacles.map((_, i) => `location${i + 1}`)
  const start = `location${receptacles.length + 1}`
  const target = rng.pick(receptacles.filter(({ kind: { name } }) => name !== OVEN.name && name !== SINK.name))
  const init: GroundAtom[] = []
  receptacles.forEach((receptacle, i) => {
    const { name, kind: furniture } = receptacle
    init.push(
      ['receptacleatlocation', name, locations[i]!],
      ['receptacletype', name, `${furniture.name}type`],
      ...(furniture.door
        ? [
            ['openable', name],
            ['closed', name],
          ]
        : [['notopenable', name]]),
    )
  })
  const takes = new Set<string>()
  for (const { kind: furniture } of receptacles)
    for (const { kind: thing } of things) takes.add(`${furniture.name}type ${thing.name}type`)
  init.push(...[...takes].sort().map(pair => ['cancontain', ...pair.split(' ')]))
  const elsewhere = receptacles.filter(receptacle => receptacle !== target)
  for (const { name, kind: thing } of things) {
    // Objects of the task's kind start anywhere except at the target receptacles.
    const place = rng.pick(thing === kind ? elsewhere : receptacles)
    init.push(
      ['objecttype', name, `${thing.name}type`],
      ['pickupable', name],
      ['inreceptacle', name, place.name],
      ['objectatlocation', name, locations[receptacles.indexOf(place)]!],
    )
    if (thing.food) init.push(['sliceable', name])
    if (thing.food || thing.dish) init.push(['cleanable', name], ['coolable', name], ['heatable', name])
  }
  const lamps: string[] = []
  if (chore === 'examineinlight') {
    const stand = receptacles.find(({ kind: { door } }) => !door)!
    lamps.push('desklamp1')
    init.push(
      ['objecttype', 'desklamp1', 'desklamptype'],
      ['toggleable', 'desklamp1'],
      ['isoff', 'desklamp1'],
      ['inreceptacle', 'desklamp1', stand.name],
      ['objectatlocation', 'desklamp1', locations[receptacles.indexOf(stand)]!],
    )
  }
  init.push(['atlocation', 'agent1', start], ['handempty', 'agent1'], ['notvalidated'])
  const constants = new Set(['fridgetype', 'microwavetype', 'sinkbasintype'])
  const otypes = [
    ...new Set([...things.map(({ kind: { name } }) => `${name}type`), ...lamps.map(() => 'desklamptype')]),
  ]
  const rtypes = [...new Set(receptacles.map(({ kind: { name } }) => `${name}type`))]
  return {
    name: `household-r${receptacles.length}-o${things.length}`,
    objects: {
      agent: ['agent1'],
      location: [...locations, start],
      object: [...things.map(({ name }) => name), ...lamps],
      otype: otypes,
      receptacle: receptacles.map(({ name }) => name),
      rtype: rtypes.filter(name => !constants.has(name)),
    },
    init,
    goal: [
      chore === 'examineinlight'
        ? ['validateexamineinlight', 'desklamptype', `${kind.name}type`]
        : [`validate${chore}`, `${kind.name}type`, `${target.kind.name}type`],
    ],
  }
}

interface Receptacle {
  readonly name: string
  readonly kind: Furniture
}

/**
 * Picks the receptacles: first the ones the task needs, the rest at random. At least one is always open, and at least
 * one is not an appliance.
 */
function furnish(rng: Rng, count: number, chore: Chore): Receptacle[] {
  const needed: Furniture[] = [FURNITURE[0]!, rng.pick(FURNITURE.slice(1))]
  if (chore === 'cleanandplace') needed.push(SINK)
  if (chore === 'heatandplace') needed.push(OVEN)
  if (chore === 'coolandplace') needed.push(FRIDGE)
  const kinds = [...needed]
  while (kinds.length < count) kinds.push(rng.pick([...FURNITURE, SINK, OVEN, FRIDGE]))
  return numbered(kinds.slice(0, Math.max(count, needed.length)))
}

const kindFor = (rng: Rng, chore: Chore): Kind =>
  rng.pick(
    chore === 'cleanandplace' || chore === 'heatandplace' || chore === 'coolandplace'
      ? THINGS.filter(({ food, dish }) => food || dish)
      : THINGS,
  )

function thingsFor(rng: Rng, count: number, kind: Kind, chore: Chore): { name: string; kind: Kind }[] {
  const kinds = [kind]
  if (chore === 'picktwoandplace') kinds.push(kind)
  while (kinds.length < count) kinds.push(rng.pick(THINGS))
  return numbered(kinds)
}

/** Numbers the names within each kind: `apple1`, `apple2`. */
function numbered<K extends { readonly name: string }>(kinds: readonly K[]): { name: string; kind: K }[] {
  const seen = new Map<string, number>()
  return kinds.map(kind => {
    const number = (seen.get(kind.name) ?? 0) + 1
    seen.set(kind.name, number)
    return { name: `${kind.name}${number}`, kind }
  })
}
