// What a layout's sentence leaves open makes no difference: on small problems all arrangements that fit the sentence are
// distinguished from all others by exact equivalence, and the layout's own problem is among them. A few of them always; all
// where PLANGROUND_CLASSES is set.

import { expect, test } from 'vitest'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import type { BoundLayout, Role, Scene } from '#questions/benchmarks/planetarium/layouts/layout'
import { layoutsOf } from '#questions/benchmarks/planetarium/layouts/registry'
import { type Fact, goalOf, pddlOf, type SketchObject } from '#questions/benchmarks/planetarium/layouts/sketch'
import { Members, sortsOf } from '#questions/benchmarks/planetarium/layouts/sorts'
import type { Parameters } from '#questions/benchmarks/planetarium/layouts/pattern'
import { englishOf } from '#questions/benchmarks/planetarium/texts/english-of'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits, type PairMode } from '#planning/equivalence/comparison'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'

const isWhole = process.env.PLANGROUND_CLASSES !== undefined

/** Some that fit and some that do not, or all. */
function some<Each extends { readonly fits: boolean }>(all: Iterable<Each>): readonly Each[] {
  const list = [...all]
  if (isWhole) return list
  const every = (part: readonly Each[], max: number): readonly Each[] =>
    part.filter((_, i) => i % Math.ceil(part.length / max) === 0)
  return [
    ...every(
      list.filter(({ fits }) => fits),
      1,
    ),
    ...every(
      list.filter(({ fits }) => !fits),
      1,
    ),
  ]
}

const named = (stem: string, count: number, types: readonly string[] = []): SketchObject[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${stem}${i + 1}`, types }))

/** A world to arrange things in. */
class Bench {
  private readonly domain
  private readonly objects
  private readonly sorted

  constructor(name: string, objects: readonly SketchObject[], sorted: readonly Fact[] = []) {
    this.domain = loadDomain(knownDomainText(name)!).domain
    this.objects = objects
    this.sorted = sorted
  }

  layout(id: string, role: Role, nth = 0): BoundLayout {
    return layoutsOf(this.domain).filter(each => each.id === id && each[role] !== undefined)[nth]!
  }

  scene(init: readonly Fact[]): Scene {
    const { domain, objects, sorted } = this
    const all = [...sorted, ...init]
    const sorts = sortsOf(domain, englishOf(domain))
    return { domain, objects, init: all, members: new Members(domain, sorts, objects, all) }
  }

  equal(mode: PairMode, ...pairs: readonly (readonly [readonly Fact[], readonly Fact[]])[]): boolean {
    const [a, b] = pairs.map(
      ([init, goal]) =>
        parseProblem(
          pddlOf({
            ...{ domain: this.domain.name, name: 'p', requirements: [], objects: this.objects },
            ...{ init: [...this.sorted, ...init], values: [], minimizesCost: false },
            goal: goalOf(goal),
          }),
          this.domain,
        ).problem,
    )
    const found = comparePair({ domain: this.domain, a: a!, b: b! }, mode, limits)
    expect(found.left).toBe(null)
    return found.equivalent === true
  }

  /** Goals that fit are equivalent to the layout's, all others are not; the number of those that fit. */
  goals(
    layout: BoundLayout,
    parameters: Parameters,
    init: readonly Fact[],
    all: Iterable<{ readonly facts: readonly Fact[]; readonly fits: boolean }>,
  ): number {
    const key = layout.build(this.scene(init), parameters, 'goal')!
    let fitting = 0
    for (const { facts, fits } of some(all)) {
      if (fits) fitting++
      expect(this.equal('placeholder', [init, key], [init, facts]), facts.join(' ')).toBe(fits)
    }
    return fitting
  }
}

const limits = pairLimits({ maxStates: 50_000 })

/** Every way to put each thing somewhere. */
function* ways<Where>(things: readonly string[], where: readonly Where[]): Generator<Where[]> {
  if (things.length === 0) yield []
  else for (const rest of ways(things.slice(1), where)) for (const each of where) yield [each, ...rest]
}

interface Arrangement {
  readonly facts: readonly Fact[]
  readonly heights: readonly number[]
  readonly held: boolean
}

/** All arrangements of blocks, by what each is on; with all facts about them. */
function arrangements(blocks: readonly string[]): Arrangement[] {
  const found: Arrangement[] = []
  for (const on of ways(blocks, ['table', 'arm', ...blocks])) {
    const below = new Map(blocks.map((block, i) => [block, on[i]!]))
    const carried = on.filter(each => each === 'arm').length
    const bearers = on.filter(each => blocks.includes(each))
    if (carried > 1 || new Set(bearers).size < bearers.length) continue
    if (bearers.some(block => below.get(block) === 'arm')) continue
    const depth = (block: string, steps = 0): number =>
      steps > blocks.length ? Infinity : below.get(block) === 'table' ? 1 : 1 + depth(below.get(block)!, steps + 1)
    const standing = blocks.filter(block => below.get(block) !== 'arm')
    if (standing.some(block => depth(block) === Infinity)) continue
    const tops = standing.filter(block => !bearers.includes(block))
    found.push({
      held: carried > 0,
      heights: tops.map(top => depth(top)).sort(),
      facts: [
        ...(carried > 0 ? [] : [['arm-empty']]),
        ...tops.map(top => ['clear', top]),
        ...blocks.map((block, i) =>
          on[i] === 'table' ? ['on-table', block] : on[i] === 'arm' ? ['holding', block] : ['on', block, on[i]!],
        ),
      ],
    })
  }
  return found
}

const blockClasses: readonly (readonly [string, Parameters, number, (each: Arrangement) => boolean])[] = [
  ['on_table', {}, 3, ({ held, heights }) => !held && heights.length === 3],
  ['stack', {}, 3, ({ heights }) => heights.length === 1 && heights[0] === 3],
  ['tower', { towers: 2, heights: [1, 2] }, 3, ({ held, heights }) => !held && heights.join() === '1,2'],
  ['staircase', { steps: 2 }, 3, ({ held, heights }) => !held && heights.join() === '1,2'],
  ['holding_one', {}, 3, ({ held, heights }) => held && heights.every(height => height === 1)],
]

test('the blocks world: each sentence names one class', () => {
  const bench = new Bench('blocksworld', named('b', 3))
  const all = arrangements(['b1', 'b2', 'b3'])
  expect(all).toHaveLength(22)
  const start: Fact[] = all.find(({ heights }) => heights[0] === 3)!.facts as Fact[]
  for (const [id, parameters, , fits] of blockClasses) {
    const goals = all.map(each => ({ facts: each.facts, fits: fits(each) }))
    expect(bench.goals(bench.layout(id, 'goal'), parameters, start, goals)).toBeGreaterThan(0)
    // As an initial state, for a goal that names blocks.
    const goal: Fact[] = [['on', 'b1', 'b2']]
    const key = bench.layout(id, 'init').build(bench.scene([]), parameters, 'init')!
    for (const { facts, fits: isOne } of some(goals))
      expect(bench.equal('placeholder', [key, goal], [facts, goal])).toBe(isOne)
  }
})

test('towers of one height, and goals that follow from where blocks are', () => {
  const bench = new Bench('blocksworld', named('b', 4))
  const standing = arrangements(['b1', 'b2', 'b3', 'b4']).filter(({ held }) => !held)
  expect(standing).toHaveLength(73)
  const parameters = { towers: 2, height: 2 }
  const pairs = standing.filter(({ heights }) => heights.join() === '2,2')
  const key = bench.layout('equal_towers', 'init').build(bench.scene([]), parameters, 'init')!
  for (const id of ['swap', 'invert']) {
    const goal = (init: readonly Fact[]): readonly Fact[] =>
      bench.layout(id, 'goal').build(bench.scene(init), {}, 'goal')!
    for (const { facts } of some(pairs.map(({ facts: own }) => ({ facts: own, fits: true }))))
      expect(bench.equal('strict', [key, goal(key)], [facts, goal(facts)])).toBe(true)
    // If the names of the blocks are known, so is the goal.
    const [one, other] = pairs
    expect(bench.equal('strict', [one!.facts, goal(one!.facts)], [other!.facts, goal(one!.facts)])).toBe(false)
  }
  const start = standing.find(({ heights }) => heights.length === 1)!.facts
  const goals = standing.map(({ facts, heights }) => ({ facts, fits: heights.join() === '2,2' }))
  bench.goals(bench.layout('equal_towers', 'goal'), parameters, start, goals)
})

const [balls, rooms, grippers] = [
  ['ball1', 'ball2', 'ball3'],
  ['room1', 'room2', 'room3'],
  ['gripper1', 'gripper2'],
]
const gripper = new Bench(
  'gripper',
  [...named('ball', 3), ...named('room', 3), ...named('gripper', 2)],
  [
    ...balls.map(ball => ['ball', ball]),
    ...rooms.map(room => ['room', room]),
    ...grippers.map(each => ['gripper', each]),
  ],
)

test('the gripper domain: each sentence names one class', () => {
  const init: Fact[] = [
    ['at-robby', 'room1'],
    ...balls.map(ball => ['at', ball, 'room1']),
    ...grippers.map(each => ['free', each]),
  ]
  const places = [...ways(balls, [...rooms, ...grippers])].filter(at =>
    grippers.every(each => at.filter(one => one === each).length < 2),
  )
  const counts = (at: readonly string[]): string =>
    rooms
      .map(room => at.filter(each => each === room).length)
      .sort()
      .join()
  const facts = (at: readonly string[]): Fact[] =>
    at.map((place, i) => [rooms.includes(place) ? 'at' : 'carry', balls[i]!, place])
  const cases: readonly (readonly [string, Parameters, (at: readonly string[]) => boolean])[] = [
    ['one_room', {}, at => counts(at) === '0,0,3'],
    ['evenly_distributed', {}, at => counts(at) === '1,1,1'],
    ['n_room_distributed', { counts: [0, 2, 1] }, at => counts(at) === '0,1,2'],
  ]
  for (const [id, parameters, fits] of cases) {
    const goals = places.map(at => ({ facts: facts(at), fits: fits(at) }))
    expect(gripper.goals(gripper.layout(id, 'goal'), parameters, init, goals)).toBeGreaterThan(0)
  }
  // Only the held block is described: the rest may be anywhere.
  const holding = [...ways(grippers, [...balls, ''])]
    .filter(held => new Set(held.filter(Boolean)).size === held.filter(Boolean).length)
    .map(held => ({
      facts: held.map((ball, i) => (ball === '' ? ['free', grippers[i]!] : ['carry', ball, grippers[i]!])),
      fits: held.filter(Boolean).length === 1,
    }))
  expect(gripper.goals(gripper.layout('holding', 'goal'), { held: 1 }, init, holding)).toBeGreaterThan(0)
})

test('floor tiles: each picture names one class', () => {
  const isPainted = (at: readonly string[]): boolean => at.every(hue => hue !== '')
  const hues = (at: readonly string[]): number => new Set(at).size
  const isBoard = (at: readonly string[], columns: number): boolean =>
    isPainted(at) &&
    hues(at) === 2 &&
    at.every((hue, i) => (i % columns === 0 || at[i - 1] !== hue) && (i < columns || at[i - columns] !== hue))
  const isRing = (at: readonly string[]): boolean => at.every((hue, i) => (hue === at[0]) === (i !== 4))
  const isCross = (at: readonly string[]): boolean =>
    at[0] !== '' && at.every((hue, i) => hue === (i % 2 === 0 ? at[0] : ''))
  type Painting = readonly [
    id: string,
    nth: number,
    rows: number,
    columns: number,
    colors: number,
    fits: (at: readonly string[]) => boolean,
  ]
  const paintings: readonly Painting[] = [
    ['checkerboard', 0, 2, 2, 3, at => isBoard(at, 2)],
    ['checkerboard', 0, 2, 3, 2, at => isBoard(at, 3)],
    ['paint_all', 0, 2, 2, 3, at => isPainted(at) && hues(at) === 1],
    ['all_different', 0, 1, 3, 3, at => isPainted(at) && hues(at) === 3],
    ['rings', 0, 3, 3, 2, at => isPainted(at) && hues(at) === 2 && isRing(at)],
    ['paint_x', 0, 3, 3, 2, isCross],
    [
      'paint_x',
      1,
      3,
      3,
      2,
      at => isPainted(at) && hues(at) === 2 && at.every((hue, i) => (hue === at[0]) === (i % 2 === 0)),
    ],
  ]
  for (const [id, nth, rows, columns, colors, fits] of isWhole ? paintings : paintings.slice(0, 4)) {
    const tiles = named('tile', rows * columns, ['tile'])
    const paints = named('color', colors, ['color'])
    const bench = new Bench('floor-tile', [...paints, ...named('robot', 1, ['robot']), ...tiles])
    const grid = bench.layout('grid', 'init').build(bench.scene([]), { rows, columns }, 'init')!
    const init: Fact[] = [
      ...grid.map(fact => [...fact]),
      ['robot-at', 'robot1', 'tile2'],
      ['robot-has', 'robot1', 'color1'],
      ...paints.map(({ name }) => ['available-color', name]),
    ]
    const names = tiles.map(({ name }) => name)
    const all = [...ways(names, ['', ...paints.map(({ name }) => name)])]
    const goals = all
      .filter((at, i) => fits(at) || i % Math.ceil(all.length / 100) === 0)
      .map(at => ({
        facts: at.flatMap((hue, i) => (hue === '' ? [] : [['painted', names[i]!, hue]])),
        fits: fits(at),
      }))
    expect(bench.goals(bench.layout(id, 'goal', nth), {}, init, goals)).toBeGreaterThan(0)
  }
})

test('the gripper domain: grippers that are open, and goals that follow from where balls are', () => {
  const hands = ['gripper1', 'gripper2', 'gripper3']
  const pair = ['ball1', 'ball2']
  const bench = new Bench(
    'gripper',
    [...named('ball', 2), ...named('room', 2), ...named('gripper', 3)],
    [
      ...pair.map(ball => ['ball', ball]),
      ...['room1', 'room2'].map(room => ['room', room]),
      ...hands.map(each => ['gripper', each]),
    ],
  )
  const init: Fact[] = [
    ['at-robby', 'room1'],
    ['carry', 'ball1', 'gripper1'],
    ['free', 'gripper2'],
    ['free', 'gripper3'],
    ['at', 'ball2', 'room1'],
  ]
  const both = [...ways(pair, hands)].filter(([one, other]) => one !== other)
  const held = both.map(at => ({
    facts: at.map((hand, i) => ['carry', pair[i]!, hand]),
    fits: true,
  }))
  bench.goals(bench.layout('pickup', 'goal'), {}, init, held)
  const dropped = hands.flatMap(hand =>
    ['room1', 'room2'].map(room => ({
      facts: [
        ['at', 'ball1', room],
        ['carry', 'ball2', hand],
      ],
      fits: true,
    })),
  )
  bench.goals(bench.layout('drop_and_pickup', 'goal'), { room: 'room2' }, init, dropped)
  const other: Fact[] = init.map(fact => fact.map(name => ({ ball1: 'ball2', ball2: 'ball1' })[name] ?? name))
  for (const id of ['swap', 'focus_max']) {
    const apart = (facts: readonly Fact[]): Fact[] => [
      ...facts.filter(([head]) => head === 'at' || head === 'at-robby'),
      ...facts.flatMap(([head, ball]) => (head === 'carry' ? [['at', ball!, 'room1']] : [])),
      ...hands.map(hand => ['free', hand]),
    ]
    const [one, two] = [apart(init), apart(other)]
    const goal = (facts: readonly Fact[]): readonly Fact[] =>
      bench.layout(id, 'goal').build(bench.scene(facts), {}, 'goal')!
    expect(bench.equal('strict', [one, goal(one)], [two, goal(two)])).toBe(true)
  }
})
