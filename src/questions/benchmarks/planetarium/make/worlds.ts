// Problems of the benchmark's domains by layout: objects, an initial state, and a goal.

import type { Rng } from '#base/rng'
import type { Size } from '#language/domain-kit'
import type { Domain } from '#planning/pddl/model'
import type { BoundLayout, Scene } from '../layouts/layout'
import type { Fact, SketchObject } from '../layouts/sketch'
import { Members, type Sort } from '../layouts/sorts'
import type { UsedLayout } from '../texts/render'

/** Objects, and the facts of every initial state in addition to those of a layout. */
export interface Stage {
  readonly objects: readonly SketchObject[]
  /** Facts that declare the sorts of the objects. */
  readonly sorted: readonly Fact[]
  /** The ids of layouts allowed for the initial state; all if absent. */
  readonly only?: readonly string[]
  /** Facts that are added after those of the layout. */
  readonly further: (scene: Scene, rng: Rng) => readonly Fact[]
}

const named = (stem: string, count: number, types: readonly string[] = []): SketchObject[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${stem}${i + 1}`, types }))

/** A random size between about half of the maximum and all of it. */
const about = (max: number, rng: Rng, least = 1): number => {
  const from = Math.max(least, Math.ceil(max / 2))
  return from + rng.below(Math.max(1, max - from + 1))
}

const none = (): readonly Fact[] => []

/** The objects of a problem of one of the benchmark's domains; undefined for others. */
export function stageOf(domain: string, size: Size, rng: Rng): Stage | undefined {
  if (domain === 'blocksworld')
    return {
      objects: named('b', about(size.blocks ?? 4, rng, 2)),
      sorted: [],
      further: none,
    }
  if (domain === 'gripper') {
    const balls = named('ball', about(size.balls ?? 4, rng))
    const grippers = named('gripper', size.grippers ?? 2)
    const rooms = named('room', about(size.rooms ?? 2, rng, 2))
    return {
      objects: [...balls, ...grippers, ...rooms],
      sorted: [
        ...rooms.map(({ name }) => ['room', name]),
        ...balls.map(({ name }) => ['ball', name]),
        ...grippers.map(({ name }) => ['gripper', name]),
      ],
      further: none,
    }
  }
  return domain === 'floor-tile' ? floor(size, rng) : undefined
}

function floor(size: Size, rng: Rng): Stage {
  const { rows = 2, columns = 2, robots = 1, colors = 2 } = size
  const isRows = rng.below(4) === 0
  const count = isRows ? Math.max(2, robots) : rows
  const lengths = Array.from({ length: count }, () => 2 + rng.below(Math.max(1, columns)))
  const tiles = isRows ? lengths.reduce((a, b) => a + b, 0) : rows * columns
  // Sometimes as many colours as tiles, so that all can differ.
  const paints = isRows ? count : tiles <= 9 && rng.below(5) === 0 ? tiles : colors
  const workers = isRows ? count : Math.min(robots, tiles)
  return {
    objects: [
      ...named('color', paints, ['color']),
      ...named('robot', workers, ['robot']),
      ...named('tile', tiles, ['tile']),
    ],
    sorted: [],
    only: [isRows ? 'disconnected_rows' : 'grid'],
    further: isRows ? inRows : onGrid,
  }
}

/** Each robot at the left end of a row, with its own colour. */
function inRows({ members, init }: Scene): readonly Fact[] {
  const right = new Set(init.flatMap(([head, tile]) => (head === 'right' ? [tile!] : [])))
  const ends = members.of('tile').filter(tile => !right.has(tile))
  return members.of('robot').flatMap((robot, i) => [
    ['robot-has', robot, members.of('color')[i]!],
    ['robot-at', robot, ends[i]!],
  ])
}

/** Robots on different tiles, with any colours; usually all colours are available. */
function onGrid({ members }: Scene, rng: Rng): readonly Fact[] {
  const tiles = rng.shuffled(members.of('tile'))
  const colors = members.of('color')
  const all = rng.below(4) > 0
  return [
    ...members.of('robot').flatMap((robot, i) => [
      ['robot-has', robot, rng.pick(colors)],
      ['robot-at', robot, tiles[i]!],
    ]),
    ...colors.filter(() => all || rng.below(2) === 0).map(color => ['available-color', color]),
  ]
}

/** A stage with its initial state and the layout of that. */
export interface Begun {
  readonly scene: Scene
  readonly used: UsedLayout
}

/** A random initial state of a layout; undefined if none fits the objects. */
export function begin(
  domain: Domain,
  sorts: readonly Sort[],
  stage: Stage,
  layouts: readonly BoundLayout[],
  rng: Rng,
): Begun | undefined {
  const { objects, sorted, only, further } = stage
  const members = new Members(domain, sorts, objects, sorted)
  const scene: Scene = { domain, objects, members, init: sorted }
  const able = layouts.filter(({ id, init }) => init !== undefined && (only === undefined || only.includes(id)))
  for (const layout of rng.shuffled(able)) {
    const parameters = layout.draw(scene, rng, 'init')
    const facts = parameters && layout.build(scene, parameters, 'init')
    if (parameters === undefined || facts === undefined) continue
    const laid = [...sorted, ...facts]
    const init = [...laid, ...further({ ...scene, init: laid }, rng)]
    return { scene: { ...scene, init }, used: { layout, parameters, facts } }
  }
  return undefined
}

/** Goals of suitable layouts, in random order. */
export function* goalsOf(scene: Scene, layouts: readonly BoundLayout[], rng: Rng): Generator<UsedLayout> {
  for (const layout of rng.shuffled(layouts.filter(({ goal }) => goal !== undefined))) {
    const parameters = layout.draw(scene, rng, 'goal')
    const facts = parameters && layout.build(scene, parameters, 'goal')
    if (parameters !== undefined && facts !== undefined) yield { layout, parameters, facts }
  }
}

/** The facts with the objects of the open sorts permuted at random. */
export function shuffledFacts(
  facts: readonly Fact[],
  { members }: Scene,
  opens: readonly string[],
  rng: Rng,
): readonly Fact[] {
  const to = new Map<string, string>()
  for (const sort of opens) {
    const all = members.of(sort)
    const other = rng.shuffled(all)
    for (const [i, name] of all.entries()) to.set(name, other[i]!)
  }
  return facts.map(fact => fact.map((name, i) => (i === 0 ? name : (to.get(name) ?? name))))
}
