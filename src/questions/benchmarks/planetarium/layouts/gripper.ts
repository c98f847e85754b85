// Layouts of the gripper domain, in which unary facts declare rooms, balls and grippers.

import { type Layout, numberIn, numbersIn, namesIn, type Scene, split, sum } from './layout'
import type { Fact } from './sketch'
import type { Parameters } from './pattern'

type Build = (scene: Scene, parameters: Parameters) => readonly Fact[] | undefined

const roomsOf = ({ members }: Scene): readonly string[] => members.of('room')
const ballsOf = ({ members }: Scene): readonly string[] => members.of('ball')
const grippersOf = ({ members }: Scene): readonly string[] => members.of('gripper')

/** Distributes balls in order over rooms by these counts; undefined if the total differs. */
function spread(scene: Scene, counts: readonly number[]): Fact[] | undefined {
  const [rooms, balls] = [roomsOf(scene), ballsOf(scene)]
  if (counts.length !== rooms.length || sum(counts) !== balls.length) return undefined
  let next = 0
  return counts.flatMap((count, i) => Array.from({ length: count }, () => ['at', balls[next++]!, rooms[i]!]))
}

const free = (grippers: readonly string[]): Fact[] => grippers.map(gripper => ['free', gripper])
const withRobot = (scene: Scene, facts: readonly Fact[] | undefined): Fact[] | undefined =>
  facts && [['at-robby', roomsOf(scene)[0]!], ...facts, ...free(grippersOf(scene))]

/** The first balls in the first grippers. */
const held = (scene: Scene, count: number): Fact[] | undefined => {
  const [balls, grippers] = [ballsOf(scene), grippersOf(scene)]
  if (count > balls.length || count > grippers.length) return undefined
  return [...balls.slice(0, count).map((ball, i) => ['carry', ball, grippers[i]!]), ...free(grippers.slice(count))]
}

/** The initial positions of the balls: by room, and by gripper. */
function startOf({ init }: Scene): {
  readonly rooms: ReadonlyMap<string, readonly string[]>
  readonly grippers: ReadonlyMap<string, string>
} {
  const rooms = new Map<string, string[]>()
  const grippers = new Map<string, string>()
  for (const [head, ball = '', place = ''] of init)
    if (head === 'at') rooms.set(place, [...(rooms.get(place) ?? []), ball])
    else if (head === 'carry') grippers.set(place, ball)
  return { rooms, grippers }
}

/** The only room with most or fewest balls; undefined if there are several, or only one room exists. */
function extreme(scene: Scene, sign: 1 | -1): string | undefined {
  const { rooms } = startOf(scene)
  const counts = roomsOf(scene).map(room => ({
    room,
    count: sign * (rooms.get(room)?.length ?? 0),
  }))
  const best = Math.max(...counts.map(({ count }) => count))
  const [first, second] = counts.filter(({ count }) => count === best)
  return second === undefined && counts.length > 1 ? first?.room : undefined
}

const allAt = (scene: Scene, room: string | undefined): Fact[] | undefined =>
  room === undefined || ballsOf(scene).length === 0 ? undefined : ballsOf(scene).map(ball => ['at', ball, room])

const focus = (id: string, title: string, goal: string, sign: 1 | -1): Layout => {
  const build: Build = scene => allAt(scene, extreme(scene, sign))
  return {
    ...{ id, title, goal, opens: [], follows: true },
    draw: scene => (build(scene, {}) === undefined ? undefined : {}),
    build,
  }
}

/** Parameters without randomness, if the facts can be built. */
const where =
  (build: Build): Layout['draw'] =>
  scene =>
    build(scene, {}) === undefined ? undefined : {}

const even: Build = scene => {
  const [rooms, balls] = [roomsOf(scene), ballsOf(scene)]
  const each = balls.length / rooms.length
  return Number.isInteger(each) && each > 0
    ? spread(
        scene,
        rooms.map(() => each),
      )
    : undefined
}

const pickup: Build = scene => {
  const [balls, grippers] = [ballsOf(scene), grippersOf(scene)]
  if (balls.length === 0 || balls.length > grippers.length) return undefined
  return balls.map((ball, i) => ['carry', ball, grippers[i]!])
}

/** Held balls go into the room, the others into grippers. */
const drop: Build = (scene, parameters) => {
  const { grippers } = startOf(scene)
  const room = String(parameters.room)
  const down = ballsOf(scene).filter(ball => [...grippers.values()].includes(ball))
  const up = ballsOf(scene).filter(ball => !down.includes(ball))
  const hands = grippersOf(scene)
  if (!roomsOf(scene).includes(room) || down.length === 0 || up.length > hands.length) return undefined
  return [...down.map(ball => ['at', ball, room]), ...up.map((ball, i) => ['carry', ball, hands[i]!])]
}

const exchanged: Build = scene => {
  const { rooms, grippers } = startOf(scene)
  const [one, other, more] = roomsOf(scene)
  if (other === undefined || more !== undefined || grippers.size > 0) return undefined
  const [first, second] = [rooms.get(one!) ?? [], rooms.get(other) ?? []]
  if (first.length + second.length !== ballsOf(scene).length || ballsOf(scene).length === 0) return undefined
  return [...second.map(ball => ['at', ball, one!]), ...first.map(ball => ['at', ball, other])]
}

const juggled: Build = (scene, parameters) => {
  const { rooms, grippers } = startOf(scene)
  const cycle = namesIn(parameters, 'cycle')
  if (new Set(cycle).size !== cycle.length || cycle.length < 2) return undefined
  if (cycle.length !== grippers.size || cycle.some(gripper => !grippers.has(gripper))) return undefined
  return [
    ...cycle.map((gripper, i) => ['carry', grippers.get(cycle[(i + 1) % cycle.length]!)!, gripper]),
    ...[...rooms].flatMap(([room, balls]) => balls.map(ball => ['at', ball, room])),
  ]
}

const ALL = ['room', 'ball', 'gripper']

export const gripperLayouts: readonly Layout[] = [
  {
    id: 'one_room',
    title: 'All balls in one room',
    init: 'All balls are in one room, the robot is in that room too, and all grippers are free',
    goal: 'All balls should be in one room, whichever it is',
    opens: ALL,
    draw: scene => (ballsOf(scene).length > 0 && roomsOf(scene).length > 0 ? {} : undefined),
    build: (scene, _, __, role) => {
      const facts = allAt(scene, roomsOf(scene)[0])
      return role === 'init' ? withRobot(scene, facts) : facts
    },
  },
  {
    id: 'evenly_distributed',
    title: 'Balls spread evenly',
    init: 'Every room has the same number of balls, the robot is in one of the rooms, and all grippers are free',
    goal: 'Every room should have the same number of balls, and no ball should be in a gripper',
    opens: ALL,
    draw: where(even),
    build: (scene, parameters, _, role) =>
      role === 'init' ? withRobot(scene, even(scene, parameters)) : even(scene, parameters),
  },
  {
    id: 'n_room_distributed',
    title: 'Balls spread by numbers',
    init: 'The numbers of balls in the rooms are {counts:numbers}, the robot is in a room with the first of these numbers of balls, and all grippers are free',
    goal: 'The numbers of balls in the rooms should be {counts:numbers}, in any order',
    opens: ALL,
    draw: (scene, rng) => {
      const [rooms, balls] = [roomsOf(scene).length, ballsOf(scene).length]
      if (rooms < 2 || balls === 0) return undefined
      const parts = split(balls, rng)
      while (parts.length > rooms) parts[0]! += parts.pop()!
      while (parts.length < rooms) parts.push(0)
      return { counts: rng.shuffled(parts) }
    },
    build: (scene, parameters, _, role) => {
      const facts = spread(scene, numbersIn(parameters, 'counts'))
      return role === 'init' ? withRobot(scene, facts) : facts
    },
  },
  {
    id: 'holding',
    title: 'Some balls held',
    init: 'The robot holds {held:number} [ball|balls], one in each of as many grippers, the other grippers are free, and the robot and all other balls are in one room',
    goal: 'The robot should hold {held:number} [ball|balls], and its other grippers should be free',
    opens: ALL,
    draw: (scene, rng) => {
      const max = Math.min(ballsOf(scene).length, grippersOf(scene).length)
      return max > 0 ? { held: 1 + rng.below(max) } : undefined
    },
    build: (scene, parameters, _, role) => {
      const count = numberIn(parameters, 'held')
      const facts = held(scene, count)
      const room = roomsOf(scene)[0]
      if (role === 'goal' || facts === undefined) return facts
      return room === undefined
        ? undefined
        : [
            ['at-robby', room],
            ...facts,
            ...ballsOf(scene)
              .slice(count)
              .map(ball => ['at', ball, room]),
          ]
    },
  },
  focus(
    'focus_max',
    'All balls where most are',
    'All balls should be in the room that has more balls than any other at the beginning',
    1,
  ),
  focus(
    'focus_min',
    'All balls where fewest are',
    'All balls should be in the room that has fewer balls than any other at the beginning',
    -1,
  ),
  {
    id: 'pickup',
    title: 'All balls held',
    goal: 'Every ball should be in a gripper, whichever it is',
    opens: ['gripper'],
    draw: where(pickup),
    build: pickup,
  },
  {
    id: 'drop_and_pickup',
    title: 'Held balls down, others up',
    goal: 'The balls that are in grippers at the beginning should be in {room:name}, and every other ball should be in a gripper, whichever it is',
    opens: ['gripper'],
    draw: (scene, rng) => {
      const room = rng.pick(roomsOf(scene))
      return drop(scene, { room }) === undefined ? undefined : { room }
    },
    build: drop,
  },
  {
    id: 'swap',
    title: 'Two rooms change balls',
    goal: 'Every ball should be in the other of the two rooms than at the beginning',
    opens: [],
    follows: true,
    draw: where(exchanged),
    build: exchanged,
  },
  {
    id: 'juggle',
    title: 'Held balls go round',
    goal: 'Each of the grippers {cycle:names} should hold the ball that the gripper after it in this list holds at the beginning, the last of them that of the first, and all other balls should be where they are at the beginning',
    opens: [],
    follows: true,
    draw: scene => {
      const { grippers } = startOf(scene)
      const cycle = grippersOf(scene).filter(gripper => grippers.has(gripper))
      return cycle.length > 1 ? { cycle } : undefined
    },
    build: juggled,
  },
]
