// The published texts of the gripper domain.

import { gripperLayouts } from '../../layouts/gripper'
import { bound, numberIn, type Role, type Scene, sum } from '../../layouts/layout'
import type { Parameters } from '../../layouts/pattern'
import type { Fact } from '../../layouts/sketch'
import { built, type Counts, type PublishedDomain, type PublishedInit, type PublishedLayout, stem } from './format'

const layouts = gripperLayouts.map(layout => bound(layout, undefined))

const by =
  (id: string, role: Role, parameters: (scene: Scene, read: Parameters) => Parameters = (_, read) => read) =>
  (scene: Scene, read: Parameters): PublishedInit | string =>
    built(
      layouts.find(each => each.id === id)?.build(scene, parameters(scene, read), role),
      'The numbers of balls, rooms and grippers do not fit what the text says.',
    )

const ITEMS = 'You have {rooms:number} rooms, {balls:number} balls, and {grippers:number} grippers. '
const ROBOT = ' The robby is in the first room'
const counts = (read: Parameters): Counts => ({
  rooms: numberIn(read, 'rooms'),
  balls: numberIn(read, 'balls'),
  grippers: numberIn(read, 'grippers'),
})
const init = (id: string, text: string, build: PublishedLayout['build']): PublishedLayout => ({
  ...{ id, role: 'init', text: `${ITEMS}${text}${ROBOT}`, build, counts },
})
const goal = (id: string, text: string, build = by(id, 'goal')): PublishedLayout => ({
  ...{ id, role: 'goal', text: `Your goal is to ${text}`, build },
})

const MAX_ROOMS = 10_000

/** `1 room with 3 balls, and 2 rooms with 0 ball` → 3, 0, 0; undefined for other words. */
function distribution(text: string): readonly number[] | undefined {
  const rooms: number[] = []
  for (const part of text.replace(/[.]+$/, '').split(/, and |, /)) {
    const match = /^(\d{1,5}) rooms? with (\d{1,5}) balls?$/.exec(part.trim())
    if (match === null || rooms.length + Number(match[1]) > MAX_ROOMS) return undefined
    for (let i = 0; i < Number(match[1]); i++) rooms.push(Number(match[2]))
  }
  return rooms
}

const distributed =
  (role: Role): PublishedLayout['build'] =>
  (scene, read) => {
    const rooms = distribution(String(read.distribution))
    if (rooms === undefined) return 'The numbers of balls in the rooms could not be read.'
    if (rooms.length !== scene.members.of('room').length)
      return `There are ${scene.members.of('room').length} rooms, and ${rooms.length} are described.`
    if (sum(rooms) !== scene.members.of('ball').length)
      return `There are ${scene.members.of('ball').length} balls, and ${sum(rooms)} are described.`
    return by('n_room_distributed', role, () => ({ counts: rooms }))(scene, read)
  }

/** The grippers that initially hold balls, with these balls. */
const loaded = ({ init: facts }: Scene): ReadonlyMap<string, string> =>
  new Map(facts.flatMap(([head, ball = '', gripper = '']) => (head === 'carry' ? [[gripper, ball]] : [])))

/** Held balls stay where they are; the others go into free grippers. */
function pickup(scene: Scene): PublishedInit | string {
  const held = loaded(scene)
  const kept = new Set(held.values())
  const others = scene.members.of('ball').filter(ball => !kept.has(ball))
  const free = scene.members.of('gripper').filter(gripper => !held.has(gripper))
  if (others.length > free.length) return 'There are more balls than grippers.'
  return {
    facts: [
      ...[...held].map(([gripper, ball]): Fact => ['carry', ball, gripper]),
      ...others.map((ball, i): Fact => ['carry', ball, free[i]!]),
    ],
  }
}

/** Held balls go to the first empty room other than the robot's; the others into grippers in order. */
function drop(scene: Scene): PublishedInit | string {
  const held = new Set(loaded(scene).values())
  const used = new Set(scene.init.flatMap(fact => (fact[0] === 'at' ? [fact[2]!] : [])))
  const robot = scene.init.find(([head]) => head === 'at-robby')?.[1]
  const room = scene.members.of('room').find(each => !used.has(each) && each !== robot)
  const grippers = scene.members.of('gripper')
  const others = scene.members.of('ball').filter(ball => !held.has(ball))
  if (room === undefined) return 'No room is empty but that of the robot.'
  if (others.length > grippers.length) return 'There are more balls to be held than grippers.'
  return {
    facts: [
      ...[...held].map((ball): Fact => ['at', ball, room]),
      ...others.map((ball, i): Fact => ['carry', ball, grippers[i]!]),
    ],
  }
}

const juggle: PublishedLayout['build'] = (scene, read) =>
  by('juggle', 'goal', () => ({ cycle: [...loaded(scene).keys()] }))(scene, read)

const noPlace = 'No explicit text says where the robot is: in the first room, as in all published rows.'

export const gripper: PublishedDomain = {
  name: 'gripper',
  headers: ['You have {rooms:number} rooms', 'You have {balls:number} balls', 'You have {grippers:number} grippers'],
  objects: ({ rooms = 0, balls = 0, grippers = 0 }) => [
    ...stem('ball', balls),
    ...stem('gripper', grippers),
    ...stem('room', rooms),
  ],
  always: ({ rooms = 0, balls = 0, grippers = 0 }) => [
    ...stem('room', rooms).map(({ name }) => ['room', name]),
    ...stem('ball', balls).map(({ name }) => ['ball', name]),
    ...stem('gripper', grippers).map(({ name }) => ['gripper', name]),
  ],
  assumed: ({ rooms = 0 }) => (rooms > 0 ? { facts: [['at-robby', 'room1']], assumed: [noPlace] } : { facts: [] }),
  sentences: [
    ['free', '{1:name} is free', '{1:name} should be free'],
    ['at', '{1:name} is at {2:name}', '{1:name} should be at {2:name}'],
    ['carry', 'Gripper {2:name} is carrying {1:name}', 'Gripper {2:name} should be carrying {1:name}'],
  ],
  layouts: [
    init('one_room', 'All the balls are in the first room, and the grippers are free.', by('one_room', 'init')),
    init(
      'evenly_distributed',
      'The balls are equally distributed across the rooms, and the grippers are free.',
      by('evenly_distributed', 'init'),
    ),
    init(
      'swap',
      'The balls are split evenly between both rooms, and the grippers are free.',
      by('evenly_distributed', 'init'),
    ),
    init('n_room_distributed', 'You have {distribution:rest}. The grippers are free.', distributed('init')),
    init(
      'holding',
      '{held:number} balls are distributed across the same number of grippers, and the rest are in the first room.',
      by('holding', 'init'),
    ),
    goal('one_room', 'gather all balls into one room'),
    goal('evenly_distributed', 'distribute the balls equally across the rooms'),
    goal('n_room_distributed', 'have {distribution:rest}', distributed('goal')),
    goal('swap', 'swap the location of the balls between the two rooms'),
    goal('focus_max', 'bring all the balls into the room which already has the most balls'),
    goal('focus_min', 'bring all the balls into the room which already has the least balls'),
    goal(
      'juggle',
      '"juggle" the balls between the grippers that started with balls, such that the balls are in the same grippers as before, but shifted by one. The remaining balls should remain untouched',
      juggle,
    ),
    goal('pickup', 'pick up all the balls with grippers', pickup),
    goal(
      'drop_and_pickup',
      "drop all the balls held by grippers in an empty room that the robby didn't start in, and pick up the balls that started in rooms not held by the robby",
      drop,
    ),
    goal('holding', 'make sure robby is holding {held:number} balls'),
  ],
  strict: new Set(['swap', 'juggle', 'focus_max', 'focus_min', 'drop_and_pickup']),
}
