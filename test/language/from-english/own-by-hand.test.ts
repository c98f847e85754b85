// Contexts as people write them, in their own order and words: what is read, and what is left, with the reason.

import { describe, expect, it, test } from 'vitest'
import { readEnglish } from '#language/english/from-english/read-problem'
import type { DescribedProblem } from '#language/english/from-english/described-problem'
import { modelOf, shippedDomains } from '#language/library/domains'
import { englishDomains } from '#language/library/english'
import { contentOfText } from './own-contexts'

const all = englishDomains()
const models = new Map(shippedDomains().map(folder => [folder.id, modelOf(folder)]))

/** Objects, facts but for those of conventions, and the goal, as they were read. */
function contentOf(told: DescribedProblem): readonly string[] {
  const { objects, init, goal = [] } = contentOfText(told.problem!, models.get(told.id!)!)
  const facts = init.filter(fact => !fact.startsWith('(not-eq'))
  return [objects.join(', '), facts.join(' '), goal.join(' ')]
}

const whole: [domain: string, text: string, objects: string, init: string, goal: string][] = [
  [
    'ferry',
    'The ferry is at Paris and is empty. Car volvo is at location London, and car audi is at Paris. The goal: volvo is at Paris.',
    'audi - car, london - location, paris - location, volvo - car',
    '(at audi paris) (at volvo london) (at-ferry paris) (empty-ferry)',
    '(at volvo paris)',
  ],
  [
    'ferry',
    'locations: l0, l1\ncars: c0, c1\n\nInitial state:\n- the ferry is at l1\n- it carries c0\n- c1 isn’t on the ferry\n- c1 is at l0\n\nGoal:\n- all cars should be at l1',
    'c0 - car, c1 - car, l0 - location, l1 - location',
    '(at c1 l0) (at-ferry l1) (on c0)',
    '(at c0 l1) (at c1 l1)',
  ],
  [
    'ferry',
    'Locations: l0, l1. Cars: c0, c1. The ferry is at l1 and empty. c0 and c1 are at l0 and l1, respectively. Goal: c0 at l1, c1 at l0',
    'c0 - car, c1 - car, l0 - location, l1 - location',
    '(at c0 l0) (at c1 l1) (at-ferry l1) (empty-ferry)',
    '(at c0 l1) (at c1 l0)',
  ],
  [
    'ferry',
    'There are two locations l0 and l1 and two cars c0 and c1. The ferry is at l0 with car c0 on board. Car c1 is not at l0 but at l1. The goal is for c0 to be at l1.',
    'c0 - car, c1 - car, l0 - location, l1 - location',
    '(at c1 l1) (at-ferry l0) (on c0)',
    '(at c0 l1)',
  ],
  [
    'grippers',
    'Rooms: a, b. Balls: x, y. Robots: r. Grippers: left, right. r in a. x and y are in a and b respectively. Gripper left of r is free, gripper right of r is free. We want x in b and y in a.',
    'a - room, b - room, left - gripper, r - robot, right - gripper, x - ball, y - ball',
    '(at x a) (at y b) (at-robby r a) (free r left) (free r right)',
    '(at x b) (at y a)',
  ],
  [
    'blocksworld',
    'A is on B. B is on the table. C is on the table. A and C are clear. The arm is empty. A should be on C.',
    'a - object, b - object, c - object',
    '(clear a) (clear c) (handempty) (on a b) (ontable b) (ontable c)',
    '(on a c)',
  ],
  [
    'blocksworld',
    'The arm holds block red. Block blue is on block green, which is on the table. Blue is clear.\nGoal: red isn’t on the table.',
    'blue - object, green - object, red - object',
    '(clear blue) (holding red) (on blue green) (ontable green)',
    '',
  ],
  [
    'grippers',
    'Robot 1 is in room 2. Ball 1 is in room 1. Gripper 1 of robot 1 is free. In the end, ball 1 must be in room 2.',
    'ball1 - ball, gripper1 - gripper, robot1 - robot, room1 - room, room2 - room',
    '(at ball1 room1) (at-robby robot1 room2) (free robot1 gripper1)',
    '(at ball1 room2)',
  ],
  [
    'visitall',
    'From cell a a step leads to b; from b a step leads to a and c. The robot is on cell a, and cell a has been visited. Goal: cells a, b and c have been visited.',
    'a - place, b - place, c - place',
    '(at-robot a) (connected a b) (connected b a) (connected b c) (visited a)',
    '(visited a) (visited b) (visited c)',
  ],
  [
    'rovers',
    'Rover r1 can drive from w0 to w1 and from w1 to w0, and (at r1 w0). It can’t drive from w0 to w0.',
    'r1 - rover, w0 - waypoint, w1 - waypoint',
    '(at r1 w0) (can_traverse r1 w0 w1) (can_traverse r1 w1 w0)',
    '',
  ],
  [
    'depot',
    'There is one depot (d0). There is one pallet: p0. Crate c0 is at d0 and on p0.\nThere is a crate c0. c0 is clear.',
    'c0 - crate, d0 - depot, p0 - pallet',
    '(at c0 d0) (clear c0) (on c0 p0)',
    '',
  ],
]

describe('is read wholly', () => {
  it.each(whole)('%s: %s', (domain, text, ...content) => {
    const told = readEnglish(
      text,
      all.filter(({ id }) => id === domain),
    )
    expect(told.unread).toEqual([])
    expect(contentOf(told)).toEqual(content)
  })
})

const left: [domain: string, text: string, unread: string, why: string][] = [
  ['ferry', 'The ferry is at l0 or l1.', 'The ferry is at l0 or l1.', 'nearest is “the ferry is at'],
  ['ferry', 'There are two cars: c0.', 'There are two cars: c0.', '“There are two cars: x and y.”'],
  ['ferry', 'There is one car: c0. c1 is at l0.', 'c1 is at l0.', '`c1` is not among'],
  ['ferry', 'c0 is at l0. c0 is not at l0.', 'c0 is not at l0.', '`(at c0 l0)` holds'],
  ['ferry', 'c0 is at l0. l0 is on the ferry.', 'l0 is on the ferry.', 'two types at once'],
  ['ferry', 'c0 is at l0 unless c1 is at l0.', 'c0 is at l0 unless c1 is at l0.', 'wording'],
  ['ferry', 'All cars are at l0.', 'All cars are at l0.', 'wording'],
  ['ferry', 'c0 isn’t on the ferry; it is at l0.', 'c0 isn’t on the ferry; it is at l0.', '`(at-ferry l0)`'],
  [
    'ferry',
    'c0, c1 and c2 are at l0 and l1, respectively.',
    'c0, c1 and c2 are at l0 and l1, respectively.',
    'fits no wording',
  ],
  ['grippers', 'b1 is in kitchen.', 'b1 is in kitchen.', '`(at b1 kitchen)` or `(at-robby b1 kitchen)`'],
  ['ferry', 'A car is on the ferry.', 'A car is on the ferry.', 'nearest'],
]

describe('is left unread, with the reason', () => {
  it.each(left)('%s: %s', (domain, text, unread, why) => {
    const told = readEnglish(
      text,
      all.filter(({ id }) => id === domain),
    )
    expect(told.unread).toEqual([expect.objectContaining({ text: unread, why: expect.stringContaining(why) })])
    const at = told.unread[0]!
    expect(text.slice(at.from, at.to)).toBe(unread)
  })
})

test('what is reported only roughly is missing: the number of cars, and whether a place is an airport', () => {
  const ferry = readEnglish('There are 3 cars. c0 is at l0. The ferry is at l0.', all)
  expect([ferry.id, ferry.missing.map(({ text }) => text)]).toEqual([
    'ferry',
    [expect.stringContaining('3 objects of the type `car`')],
  ])
  const flown = readEnglish('Aeroplane a0 is at l0. Truck t0 is at location l1.', all)
  expect([flown.id, flown.missing[0]!.text]).toEqual([
    'logistics',
    expect.stringContaining('“There is one airport: l0.”'),
  ])
})

test('of two domains that read a text equally well neither is taken', () => {
  const { id, problem, alike, unread } = readEnglish('b1 is on b2. b1 is clear.', all)
  expect([id, problem, alike]).toEqual([null, null, ['blocksworld', 'depot']])
  expect(unread[0]!.why).toContain('blocksworld and depot')
  expect(readEnglish('Lorem ipsum dolor sit amet.', all)).toMatchObject({ id: null, problem: null })
  // The introduction decides, edited or not.
  const { introduction } = all
    .find(each => each.id === 'blocksworld')!
    .wordings.find(({ whose }) => whose === 'own')!.phrases
  const edited = introduction.replace('An arm stacks blocks', 'A robot arm stacks blocks')
  for (const head of [introduction, edited])
    expect(readEnglish(`${head} b1 is on b2. b1 is clear.`, all)).toMatchObject({
      ...{ id: 'blocksworld', unread: [] },
    })
})
