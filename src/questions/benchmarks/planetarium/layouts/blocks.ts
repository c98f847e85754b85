// Layouts of the blocks world, independent of the names of its predicates.

import { type Layout, numberIn, numbersIn, type Scene, split, sum } from './layout'
import type { Fact } from './sketch'

/** The names of the domain's predicates. */
export interface BlockNames {
  readonly on: string
  readonly table: string
  readonly clear: string
  readonly holding: string
  readonly empty: string
}

/** Both published sets of names. */
export const blockNames: readonly BlockNames[] = [
  { on: 'on', table: 'on-table', clear: 'clear', holding: 'holding', empty: 'arm-empty' },
  { on: 'on', table: 'ontable', clear: 'clear', holding: 'holding', empty: 'handempty' },
]

const blocksOf = ({ members }: Scene): readonly string[] => members.of('object')

/** All facts about towers, given bottom-up. */
function facts(towers: readonly (readonly string[])[], names: BlockNames, held: string | null = null): Fact[] {
  return [
    held === null ? [names.empty] : [names.holding, held],
    ...towers.flatMap(tower => [
      [names.table, tower[0]!],
      ...tower.slice(1).map((block, i) => [names.on, block, tower[i]!]),
      [names.clear, tower[tower.length - 1]!],
    ]),
  ]
}

function towersOf(heights: readonly number[], blocks: readonly string[]): string[][] | undefined {
  if (sum(heights) !== blocks.length || heights.some(height => height < 1)) return undefined
  let from = 0
  return heights.map(height => blocks.slice(from, (from += height)))
}

/** The towers of a state that contains every block; undefined for other states. */
export function standingTowers(scene: Scene, names: BlockNames): string[][] | undefined {
  const above = new Map<string, string>()
  const bottoms: string[] = []
  for (const [head, block = '', below = ''] of scene.init) {
    if (head === names.table) bottoms.push(block)
    else if (head === names.on) {
      if (above.has(below)) return undefined
      above.set(below, block)
    } else if (head === names.holding) return undefined
  }
  const towers = bottoms.map(bottom => {
    const tower = [bottom]
    for (let next = above.get(bottom); next !== undefined; next = above.get(next)) {
      tower.push(next)
      if (tower.length > above.size + 1) break
    }
    return tower
  })
  const blocks = blocksOf(scene)
  const stacked = new Set(towers.flat())
  return stacked.size === blocks.length && sum(towers.map(each => each.length)) === stacked.size ? towers : undefined
}

const build =
  (heightsOf: (parameters: Parameters<Layout['build']>[1], blocks: number) => readonly number[]) =>
  (scene: Scene, parameters: Parameters<Layout['build']>[1], names: BlockNames) => {
    const blocks = blocksOf(scene)
    const towers = towersOf(heightsOf(parameters, blocks.length), blocks)
    return towers && facts(towers, names)
  }

const OPENS = ['object']

export const blockLayouts: readonly Layout<BlockNames>[] = [
  {
    id: 'on_table',
    title: 'All on the table',
    init: 'All blocks lie on the table, and the arm is empty',
    goal: 'All blocks should lie on the table, and the arm should be empty',
    opens: [],
    draw: scene => (blocksOf(scene).length > 0 ? {} : undefined),
    build: build((_, blocks) => Array.from({ length: blocks }, () => 1)),
  },
  {
    id: 'stack',
    title: 'One tower',
    init: 'All blocks stand in a single tower, in some order, and the arm is empty',
    goal: 'All blocks should stand in a single tower, in any order',
    opens: OPENS,
    draw: scene => (blocksOf(scene).length > 1 ? {} : undefined),
    build: build((_, blocks) => [blocks]),
  },
  {
    id: 'tower',
    title: 'Towers of given heights',
    init: 'The blocks stand in {towers:number} towers of {heights:numbers} blocks, and the arm is empty',
    goal: 'The blocks should stand in {towers:number} towers of {heights:numbers} blocks',
    opens: OPENS,
    draw: (scene, rng) => {
      const heights = split(blocksOf(scene).length, rng)
      return heights.length > 1 ? { towers: heights.length, heights } : undefined
    },
    build: (scene, parameters, names) => {
      const heights = numbersIn(parameters, 'heights')
      if (heights.length !== numberIn(parameters, 'towers')) return undefined
      const towers = towersOf(heights, blocksOf(scene))
      return towers && facts(towers, names)
    },
  },
  {
    id: 'equal_towers',
    title: 'Towers of one height',
    init: 'The blocks stand in {towers:number} towers of {height:number} blocks each, and the arm is empty',
    goal: 'The blocks should stand in {towers:number} towers of {height:number} blocks each',
    opens: OPENS,
    draw: (scene, rng) => {
      const blocks = blocksOf(scene).length
      const able = Array.from({ length: blocks }, (_, i) => i + 1).filter(
        height => height > 1 && height < blocks && blocks % height === 0,
      )
      if (able.length === 0) return undefined
      const height = rng.pick(able)
      return { towers: blocks / height, height }
    },
    build: build(parameters =>
      Array.from({ length: Math.min(1_000, numberIn(parameters, 'towers')) }, () => numberIn(parameters, 'height')),
    ),
  },
  {
    id: 'staircase',
    title: 'A staircase',
    init: 'The blocks stand in {steps:number} towers, one of each height from 1 to {steps:number}, and the arm is empty',
    goal: 'The blocks should stand in {steps:number} towers, one of each height from 1 to {steps:number}',
    opens: OPENS,
    draw: scene => {
      const steps = Math.floor(Math.sqrt(2 * blocksOf(scene).length))
      return steps > 1 && (steps * (steps + 1)) / 2 === blocksOf(scene).length ? { steps } : undefined
    },
    build: build(parameters => Array.from({ length: Math.min(1_000, numberIn(parameters, 'steps')) }, (_, i) => i + 1)),
  },
  {
    id: 'holding_one',
    title: 'One block held',
    init: 'The arm holds one of the blocks, and all others lie on the table',
    goal: 'The arm should hold one of the blocks, and all others should lie on the table',
    opens: OPENS,
    draw: scene => (blocksOf(scene).length > 0 ? {} : undefined),
    build: (scene, _, names) => {
      const [held, ...others] = blocksOf(scene)
      return held === undefined
        ? undefined
        : facts(
            others.map(block => [block]),
            names,
            held,
          )
    },
  },
  {
    id: 'swap',
    title: 'Two towers change bottoms',
    goal: 'The two towers of the beginning should have changed places on their bottom blocks: all that stands on each bottom block at the beginning should stand on the other one, in the same order',
    opens: [],
    follows: true,
    draw: (scene, _, names) => (swapped(scene, names) === undefined ? undefined : {}),
    build: (scene, _, names) => {
      const towers = swapped(scene, names)
      return towers && facts(towers, names)
    },
  },
  {
    id: 'invert',
    title: 'Towers upside down',
    goal: 'Each tower of the beginning should stand upside down',
    opens: [],
    follows: true,
    draw: (scene, _, names) =>
      standingTowers(scene, names)?.some(tower => tower.length > 1) === true ? {} : undefined,
    build: (scene, _, names) => {
      const towers = standingTowers(scene, names)
      return (
        towers &&
        facts(
          towers.map(tower => [...tower].reverse()),
          names,
        )
      )
    },
  },
]

function swapped(scene: Scene, names: BlockNames): string[][] | undefined {
  const towers = standingTowers(scene, names)
  const [one, other] = towers ?? []
  if (towers?.length !== 2 || one!.length < 2 || other!.length < 2) return undefined
  return [
    [one![0]!, ...other!.slice(1)],
    [other![0]!, ...one!.slice(1)],
  ]
}
